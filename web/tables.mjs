// Writes build/tables.js: the tables of the C++ program (src/app/state/tables.h) for the page's scripts and the tests. They import from
// '#tables' (package.json); a bundle contains only what it uses.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const build = fileURLToPath(new URL('../build/', import.meta.url));

const constant = (name, value) => `export const ${name} = ${JSON.stringify(value)};\n`;
// A list whose entries TypeScript tells apart.
const names = (name, value) => `export const ${name} = /** @type {const} */ (${JSON.stringify(value)});\n`;

// The part of a theme that scripts use. Every theme has a colour for each role, in the same order: the element contains them.
function themesText(themes) {
  const roles = Object.keys(Object.values(themes)[0].colours);
  const packed = Object.entries(themes).map(
    ([id, {weight, colours}]) => `  ${id}: theme(${weight}, '${roles.map((role) => colours[role].slice(1)).join(' ')}'),\n`,
  );
  return `${constant('colourRoles', roles)}
const theme = (/** @type {number} */ weight, /** @type {string} */ colours) => (
  {weight, colours: Object.fromEntries(colours.split(' ').map((hex, i) => [colourRoles[i], '#' + hex]))});
export const themes = /* @__PURE__ */ (() => ({\n${packed.join('')}}))();
`;
}

// In the form of browser events, in lower case: 'Right arrow' is 'arrowright'.
function keyName(name) {
  const [word, kind] = name.toLowerCase().split(' ');
  if (name === 'Space') return ' ';
  return kind === 'arrow' ? kind + word : `${word}${kind ?? ''}`;
}

// Each table by its name, and lists of keys for scripts that need nothing else of the settings.
const moduleText = ({themes, ...tables}) =>
  [
    ...Object.entries(tables).map(([name, rows]) => (['runUntil', 'statuses'].includes(name) ? names : constant)(name, rows)),
    names(
      'settingKeys',
      tables.settings.map(({key}) => key),
    ),
    names(
      'flagKeys',
      tables.settings.filter(({kind}) => kind === 'flag').map(({key}) => key),
    ),
    constant('keyNames', tables.keys.map(({name}) => keyName(name)).concat('?')),
    constant('soundKey', keyName(tables.keys.find(({id}) => id === 'sound').name)),
    names(
      'searchKeys',
      tables.settings.filter(({ofSearch}) => ofSearch).map(({key}) => key),
    ),
    constant('fallbacks', Object.fromEntries(tables.settings.map(({key, fallback}) => [key, fallback]))),
    themesText(themes),
  ].join('');

export function writeTables() {
  const tables = JSON.parse(execFileSync(process.execPath, [`${build}web/site.cjs`, 'tables'], {encoding: 'utf8'}));
  writeFileSync(`${build}tables.js`, `// Made by web/tables.mjs.\n${moduleText(tables)}`);
}
