// Writes dist/embedding/index.html from index.html: the form of all options, and the tables of all that the element has, from the tables
// of the program and from package/interface.mjs.
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languages} from '../languages.mjs';
import {hashOf} from '../package/hash.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const kFirst = ['board', 'algorithm', 'step', 'controls', 'theme', 'language', 'autoplay'];  // at hand; the others are folded away
const kGroups = [['Search settings', ({ofSearch}) => ofSearch], ['Display', ({ofSearch}) => !ofSearch]];

const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
// In a table: `words` marked so are code.
const code = (text) => (text ? `<code>${escaped(text)}</code>` : '');

// A choice that allows more than is named is typed, with those as suggestions.
function controlOf({key, kind, choices, fallback, allowed}) {
  const id = `option-${key}`;
  const options = (chosen) => choices.map(({id: value, title}) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(title)}</option>`).join('');
  if (kind === 'flag') return `<input type="checkbox" id="${id}" name="${key}">`;
  if (kind === 'choice' && allowed === choices.map((choice) => choice.id).join(', ')) return `<select id="${id}" name="${key}">${options(fallback)}</select>`;
  const list = kind === 'choice' ? [` list="${id}-list"`, `<datalist id="${id}-list">${options()}</datalist>`] : ['', ''];
  return `<input type="text" id="${id}" name="${key}" value="${escaped(fallback)}" spellcheck="false" autocapitalize="none" title="${escaped(allowed)}"${list[0]}>${list[1]}`;
}

// Of the languages those that have a catalogue.
function offered({key, choices, ...setting}) {
  if (key !== 'lang') return {key, choices, ...setting};
  const all = choices.filter(({id}) => ['auto', 'en', ...languages].includes(id));
  return {key, ...setting, choices: all, allowed: all.map(({id}) => id).join(', ')};
}

const field = (setting) => `<div class="field ${setting.kind}"><label for="option-${setting.key}">${escaped(setting.title)}</label>
          ${controlOf(setting)}<small>${escaped(setting.help)}</small></div>`;
const fields = (settings) => `<div class="fields">${settings.map(field).join('\n        ')}</div>`;

function optionsOf(settings) {
  const rest = settings.filter(({key}) => !kFirst.includes(key));
  const groups = kGroups.map(([title, has]) => `<details><summary>${title}</summary>${fields(rest.filter(has))}</details>`);
  return [fields(kFirst.map((key) => settings.find((setting) => setting.key === key))), ...groups].join('\n        ');
}

function table(id, title, text, heads, rows) {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<h3 id="${id}">${title}</h3>\n<p>${text}</p>\n<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>\n`;
}

function referenceOf({attributes, methods, events, errorKinds, properties, slots, cssParts, policy, messages}) {
  const call = ({name, parameters}) => `${name}(${parameters.map(([parameter, type]) => `${parameter}: ${type}`).join(', ')})`;
  return [
    table('attributes', 'Attributes', 'Each attribute is also a property of the same name. A flag is on when the attribute is present.',
      ['name', 'meaning', 'values', 'default'],
      attributes.map(({name, text, allowed, fallback}) => [code(name), escaped(text), escaped(allowed), code(fallback)])),
    table('methods', 'Methods', 'You can call every method at once. Calls that need the search wait until it has loaded.',
      ['method', 'returns', 'description'], methods.map((method) => [code(call(method)), code(method.returns), escaped(method.text)])),
    table('events', 'Events', 'The <code>detail</code> field has more information.',
      ['name', 'detail', 'bubbles', 'when'],
      events.map(({name, detail, bubbles, text}) => [code(name), code(detail), bubbles ? 'yes' : 'no', escaped(text)])),
    table('errors', 'Kinds of errors', 'An <code>error</code> event has its kind in <code>detail.kind</code>, and the error of a rejected promise has it in <code>kind</code>.',
      ['kind', 'meaning'], Object.entries(errorKinds).map(([kind, text]) => [code(kind), escaped(text)])),
    table('properties', 'CSS custom properties', 'Set them on the element or on an ancestor.',
      ['property', 'meaning'], properties.map(({name, text}) => [code(name), escaped(text)])),
    table('parts', 'Parts', 'Style them with <code>knights-tour::part(...)</code>.',
      ['part', 'meaning'], Object.entries(cssParts).map(([name, text]) => [code(name), escaped(text)])),
    table('slots', 'Slots', 'Content between the tags.',
      ['slot', 'purpose'], slots.map(({name, text}) => [name ? code(name) : 'the only one', escaped(text)])),
    table('policy', 'Content security policy', "With <code>default-src 'none'</code>, allow these sources. The board's own styles need no entry.",
      ['directive', 'sources', 'purpose'], policy.map(({directive, sources, text}) => [code(directive), code(sources), escaped(text)])),
    table('messages', 'Messages of the iframe', 'Sent by <code>postMessage</code>. With <code>origins=https://a.example</code> in the address, only that page may call. With <code>sound=true</code> the board has a sound button.',
      ['message', 'meaning'], messages.map(({message, text}) => [code(message), escaped(text)])),
  ].join('\n');
}

// The text of the page; `dist` has the element already.
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
