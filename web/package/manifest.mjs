// The element's description for tools: custom-elements.json, by https://github.com/webcomponents/custom-elements-manifest, version 1.
import {attributes, cssParts, events, methods, properties, slots} from './interface.mjs';

const kModule = 'knights-tour.mjs';
const text = (type) => ({type: {text: type}});

export const manifest = () => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: kModule,
      declarations: [
        {
          kind: 'class',
          name: 'KnightsTour',
          tagName: 'knights-tour',
          customElement: true,
          description: "A live board: the search for a knight's tour, step by step, in both directions.",
          superclass: {name: 'HTMLElement'},
          attributes: attributes.map(({name, type, fallback, text: description}) => ({
            name,
            ...text(type),
            default: fallback,
            description,
            fieldName: name,
          })),
          members: [
            ...attributes
              .filter(({name}) => !methods.some((method) => method.name === name))
              .map(({name, type, text: description}) => ({kind: 'field', name, ...text(type), description, attribute: name})),
            {
              kind: 'field',
              name: 'ready',
              ...text('Promise<void>'),
              description: 'Settled at the first drawn frame, or rejected.',
            },
            ...methods.map(({name, parameters, returns, text: description}) => ({
              kind: 'method',
              name,
              description,
              return: text(returns),
              parameters: parameters.map(([each, type]) => ({
                name: each.replace('?', ''),
                ...text(type),
                ...(each.endsWith('?') && {optional: true}),
              })),
            })),
          ],
          events: events.map(({name, detail, text: description}) => ({
            name,
            description,
            ...text(detail === null ? 'Event' : `CustomEvent<${detail}>`),
          })),
          cssProperties: properties.map(({name, text: description}) => ({name, description})),
          cssParts: Object.entries(cssParts).map(([name, description]) => ({name, description})),
          slots: slots.map(({name, text: description}) => ({name, description})),
        },
      ],
      exports: [
        {kind: 'js', name: 'KnightsTour', declaration: {name: 'KnightsTour', module: kModule}},
        {kind: 'custom-element-definition', name: 'knights-tour', declaration: {name: 'KnightsTour', module: kModule}},
      ],
    },
  ],
});
