// README's tables, made of the program's own:
//   kt list --json | node docs/readme.mjs      (./dev readme)
// What stands between the two comments that speak of tables is written anew; tests/readme.test.mjs compares.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const readme = fileURLToPath(new URL('../README.md', import.meta.url));

const code = (text) => `\`${text}\``;
const row = (cells) => `| ${cells.join(' | ')} |\n`;
const table = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(row).join('');

// Of the settings, and of what has a table of its own, its name.
const kTold = {algorithm: 'see below', tie: 'see below', panels: 'several of those below, separated by commas, or auto'};

const textOf = ({settings, algorithms, tieRules, panels}) => `### Settings

${table(['key', 'what it sets', 'values', 'default'], settings.map(({key, help, allowed, fallback}) =>
    [code(key), help, kTold[key] ?? allowed, code(fallback)]))}
### Algorithms

${table(['algorithm', 'what it does', 'failing proves that there is no tour'],
        algorithms.map(({id, summary, complete}) => [code(id), summary, complete ? 'yes' : 'no']))}
### Ties

${table(['tie', 'of squares with equally few onward moves it takes'], tieRules.map(({id, summary}) => [code(id), summary]))}
### Panels

${table(['panel', 'title'], panels.map(({id, title}) => [code(id), title]))}
`;

const kPlace = /(?<=<!-- tables: written by .\/dev readme -->\n)[^]*?(?=<!-- end of tables -->)/;

// README with the tables in their place.
export function withTables(text, tables) {
  if (!kPlace.test(text)) throw new Error('README.md has no place for the tables');
  return text.replace(kPlace, () => textOf(tables));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8'), JSON.parse(readFileSync(0, 'utf8'))));
}
