// Writes dist/embedding/index.html from index.html: the form with all options, and the tables of the element's interface, from the
// program's tables and package/interface.mjs.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {escaped} from '../html.mjs';
import {languages} from '../languages.mjs';
import {hashOf} from '../package/hash.mjs';
import {kReference, piecesOf} from './reference.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const kFirst = ['board', 'algorithm', 'step', 'controls', 'theme', 'language', 'autoplay']; // visible; the others are folded
const kGroups = [
  ['Search settings', ({ofSearch}) => ofSearch],
  ['Display', ({ofSearch}) => !ofSearch],
];

// In a table, marked words are code.
const code = (text) => (text ? `<code>${escaped(text)}</code>` : '');

// A choice with further values is a text field with suggestions.
function controlOf({key, kind, choices, fallback, allowed}) {
  const id = `option-${key}`;
  const options = (chosen) =>
    choices
      .map(({id: value, title}) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(title)}</option>`)
      .join('');
  if (kind === 'flag') return `<input type="checkbox" id="${id}" name="${key}">`;
  if (kind === 'choice' && allowed === choices.map((choice) => choice.id).join(', '))
    return `<select id="${id}" name="${key}">${options(fallback)}</select>`;
  const list = kind === 'choice' ? [` list="${id}-list"`, `<datalist id="${id}-list">${options()}</datalist>`] : ['', ''];
  return `<input type="text" id="${id}" name="${key}" value="${escaped(fallback)}" spellcheck="false" autocapitalize="none" title="${escaped(allowed)}"${list[0]}>${list[1]}`;
}

// Only languages with a catalogue.
function offered({key, choices, ...setting}) {
  if (key !== 'lang') return {key, choices, ...setting};
  const all = choices.filter(({id}) => ['auto', 'en', ...languages].includes(id));
  return {key, ...setting, choices: all, allowed: all.map(({id}) => id).join(', ')};
}

const field = (
  setting,
) => `<div class="field ${setting.kind}"><label for="option-${setting.key}">${escaped(setting.title)}</label>
          ${controlOf(setting)}<small>${escaped(setting.help)}</small></div>`;
const fields = (settings) => `<div class="fields">${settings.map(field).join('\n        ')}</div>`;

function optionsOf(settings) {
  const rest = settings.filter(({key}) => !kFirst.includes(key));
  const groups = kGroups.map(([title, has]) => `<details><summary>${title}</summary>${fields(rest.filter(has))}</details>`);
  return [fields(kFirst.map((key) => settings.find((setting) => setting.key === key))), ...groups].join('\n        ');
}

const coded = (text) =>
  piecesOf(text)
    .map((piece, i) => (i % 2 ? code(piece) : escaped(piece)))
    .join('');

// Texts that a reader sees in another language are `data-coded` (embedding.js).
function table(id, heads, rows) {
  const [title, text] = kReference[id];
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map(
    ([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<h3 id="${id}">${title}</h3>\n<p data-coded>${coded(text)}</p>\n<div class="scroll" lang="en" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>\n`;
}

function referenceOf({attributes, methods, events, errorKinds, properties, slots, cssParts, policy, messages}) {
  const call = ({name, parameters}) => `${name}(${parameters.map(([parameter, type]) => `${parameter}: ${type}`).join(', ')})`;
  return [
    table(
      'attributes',
      ['name', 'meaning', 'values', 'default'],
      attributes.map(({name, text, allowed, fallback}) => [code(name), escaped(text), escaped(allowed), code(fallback)]),
    ),
    table(
      'methods',
      ['method', 'returns', 'description'],
      methods.map((method) => [code(call(method)), code(method.returns), escaped(method.text)]),
    ),
    table(
      'events',
      ['name', 'detail', 'bubbles', 'when'],
      events.map(({name, detail, bubbles, text}) => [code(name), code(detail), bubbles ? 'yes' : 'no', escaped(text)]),
    ),
    table(
      'errors',
      ['kind', 'meaning'],
      Object.entries(errorKinds).map(([kind, text]) => [code(kind), escaped(text)]),
    ),
    table(
      'properties',
      ['property', 'meaning'],
      properties.map(({name, text}) => [code(name), escaped(text)]),
    ),
    table(
      'parts',
      ['part', 'meaning'],
      Object.entries(cssParts).map(([name, text]) => [code(name), escaped(text)]),
    ),
    table(
      'slots',
      ['slot', 'purpose'],
      slots.map(({name, text}) => [name ? code(name) : 'the only one', escaped(text)]),
    ),
    table(
      'policy',
      ['directive', 'sources', 'purpose'],
      policy.map(({directive, sources, text}) => [code(directive), code(sources), escaped(text)]),
    ),
    table(
      'messages',
      ['message', 'meaning'],
      messages.map(({message, text}) => [code(message), escaped(text)]),
    ),
  ].join('\n');
}

// The text of the page; `dist` already has the element.
export async function embedPage(dist) {
  const {settings} = await import('#tables');
  const told = await import('../package/interface.mjs');
  const {version} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const page = await readFile(join(root, 'web/embedding/index.html'), 'utf8');
  const integrity = await hashOf(join(dist, 'knights-tour.js'));
  return page
    .replace('<body>', () => `<body data-integrity="${integrity}" data-version="${version}">`)
    .replace('<!-- options -->', () => optionsOf(settings.map(offered)))
    .replace('<!-- reference -->', () => referenceOf(told));
}
