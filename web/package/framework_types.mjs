// The types of the package for frameworks. Each has its own entry point, knights-tour/react and so on, because TypeScript reports an
// error where a file augments a module that is not installed. All of them are the same module when they run.

const kMain = './index.js';
const kTag = "'knights-tour'";
const kOmitted = 'keyof KnightsTourAttributes | keyof KnightsTourListeners';
// In a namespace JSX of the framework's module.
const jsx = (module, props) => `declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements {
      ${kTag}: ${props};
    }
  }
}`;

const kAugmentations = {
  // React 19.
  react: jsx(
    'react',
    `KnightsTourAttributes & KnightsTourListeners & DetailedHTMLProps<Omit<HTMLAttributes<KnightsTour>, ${kOmitted}>, KnightsTour>`,
  ),
  // Preact 10 and 11.
  preact: jsx('preact', `KnightsTourAttributes & KnightsTourListeners & Omit<IntrinsicElements['div'], 'ref' | ${kOmitted}>`),
  // Solid 1, whose listeners of custom events are on:tour={...}.
  solid: jsx(
    'solid-js/jsx-runtime',
    `KnightsTourAttributes & {[Name in keyof KnightsTourEventMap as \`on:\${Name}\`]?: (event: KnightsTourEventMap[Name]) => void} & Omit<IntrinsicElements['div'], 'ref' | keyof KnightsTourAttributes>`,
  ),
  // Vue 3.
  vue: `declare module 'vue' {
  interface GlobalComponents {
    ${kTag}: new () => {$props: KnightsTourAttributes & KnightsTourListeners & {class?: unknown; style?: unknown; id?: string}};
  }
}`,
};

// {name of the entry point: text of its .d.ts}
export const frameworkTypes = () =>
  Object.fromEntries(
    Object.entries(kAugmentations).map(([name, text]) => {
      const [, module] = /declare module '(.+)'/.exec(text);
      const used = ['KnightsTour', 'KnightsTourAttributes', 'KnightsTourEventMap', 'KnightsTourListeners'].filter((each) =>
        new RegExp(`\\b${each}\\b`).test(text),
      );
      return [
        name,
        `// Made by web/package/framework_types.mjs.
import type {} from '${module}';
import type {${used.join(', ')}} from '${kMain}';

export * from '${kMain}';

${text}
`,
      ];
    }),
  );
