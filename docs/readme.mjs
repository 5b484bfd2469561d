// Writes the tables of docs/settings.md from the tables of the program:
//   kt list --json | node docs/readme.mjs      (./dev readme)
// It replaces the text between the two comments about tables. tests/readme.test.mjs compares the result.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const settingsPage = fileURLToPath(new URL('settings.md', import.meta.url));

const code = (text) => `\`${text}\``;
const row = (cells) => `| ${cells.join(' | ')} |\n`;
const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(row).join('');

// Values of the settings that have a table of their own.
const kAllowed = {algorithm: 'see below', tie: 'see below', panels: 'several from the list below, separated by commas, or auto'};

const textOf = ({settings, algorithms, moveOrders, tieRules, panels}) => `## All settings

${table(
  ['key', 'what it sets', 'values', 'default'],
  settings.map(({key, help, allowed, fallback}) => [code(key), help, kAllowed[key] ?? allowed, code(fallback)]),
)}
## Algorithms

${table(
  ['algorithm', 'what it does', 'a failed search proves that there is no tour'],
  algorithms.map(({id, summary, complete}) => [code(id), summary, complete ? 'yes' : 'no']),
)}
## Move orders

Two ids can mislead: ${code('clockwise')} goes anticlockwise, and ${code('report')} goes clockwise. They stay, so that old links keep working.

${table(
  ['moves', 'which directions come first'],
  moveOrders.map(({id, title, summary}) => [code(id), `${title}. ${summary}`]),
)}
## Ties

Warnsdorff's rule moves to the square with the fewest onward moves. If several squares have equally few, a tie rule decides.

${table(
  ['tie', 'which of these squares comes first'],
  tieRules.map(({id, summary}) => [code(id), summary]),
)}
## Panels

${table(
  ['panel', 'title'],
  panels.map(({id, title}) => [code(id), title]),
)}
`;

const kPlace = /(?<=<!-- tables: written by .\/dev readme -->\n)[^]*?(?=<!-- end of tables -->)/;

// The page with the tables in their place.
export function withTables(text, tables) {
  if (!kPlace.test(text)) throw new Error('docs/settings.md has no place for the tables');
  return text.replace(kPlace, () => textOf(tables));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(settingsPage, withTables(readFileSync(settingsPage, 'utf8'), JSON.parse(readFileSync(0, 'utf8'))));
}
