// The programs of the code panel: what of assets/code is shown, and which line does what.
//   node assets/code.mjs OUT.cpp
// writes them for the desktop and the tests, as src/view/pen/assets.h declares; web/build.mjs packs them for the page, which
// loads them when the panel is first shown. tests/code.test.mjs runs the programs.
//
// Each file of assets/code is a whole program. The panel shows the part between [shown] and [end], without the lines that
// call `trace`. These print an event when it happens, so the tests check which line did it. The mark of an event is the nearest
// shown line above its call, indented no deeper; or, with a comment `below`, the next line.
//
// English and pseudocode are comments of the JavaScript program, //e and //p. They have their marks from the same lines, so
// they describe a program that runs.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {cutFont, kAscii} from './font.mjs';

const kCodeCharacters = kAscii + '←'; // tests/code.test.mjs knows them too

export const kFolder = fileURLToPath(new URL('code/', import.meta.url));
export const kAlgorithms = readdirSync(kFolder)
  .filter((name) => name.endsWith('.py') && name !== 'harness.py')
  .map((name) => name.slice(0, -3));
export const kLanguages = {
  english: {extension: 'js', comment: 'e'},
  pseudocode: {extension: 'js', comment: 'p'},
  cpp: {extension: 'cpp'},
  python: {extension: 'py'},
  java: {extension: 'java'},
  javascript: {extension: 'js'},
};
// `prune` is the rejection of a candidate that could be entered; the others are events by name.
export const kEvents = [
  'start',
  'advance',
  'backtrack',
  'reject',
  'prune',
  'tour',
  'exhausted',
  'stuck',
  'divide',
  'lay',
  'join',
  'sweep',
  'restart',
];

const kTrace = /\btrace(_rejects|Rejects)?\(/;
const indentation = (line) => line.match(/^ */)[0].length;

function eventsOf(line) {
  if (/\btrace(_r|R)ejects\(/.test(line)) return ['reject'];
  return [...line.matchAll(/["'](\w+)["']/g)].map((match) => match[1]);
}

// Two blanks for each level, whatever is between the levels in the program.
function renested(lines) {
  const levels = [];
  return lines.map((line) => {
    if (line === '') return line;
    const own = indentation(line);
    while (levels.length > 0 && levels.at(-1) >= own) levels.pop();
    levels.push(own);
    return '  '.repeat(levels.length - 1) + line.trimStart();
  });
}

// {lines, marks}: the lines shown, and for each event its line, from 0.
export function parse(source, comment) {
  const rows = source.split('\n');
  const first = rows.findIndex((row) => row.includes('[shown]')),
    end = rows.findIndex((row) => row.includes('[end]'));
  if (first < 0 || end < first) throw new Error('there is no shown part');
  const outer = indentation(rows[first]);
  const lines = [],
    marks = {};
  let waiting = [];
  const mark = (event, line) => {
    if (!kEvents.includes(event)) throw new Error(`'${event}' is not an event`);
    if (event in marks && marks[event] !== line) throw new Error(`'${event}' happens on two lines`);
    marks[event] = line;
  };
  for (const row of rows.slice(first + 1, end)) {
    if (kTrace.test(row)) {
      const depth = indentation(row) - outer;
      const isAbove = (line) => line.trim() !== '' && indentation(line) <= depth && !/^[\s\])};]*$/.test(line);
      if (/\bbelow$/.test(row)) waiting = eventsOf(row);
      else for (const event of eventsOf(row)) mark(event, lines.findLastIndex(isAbove));
      continue;
    }
    const said = row.match(/^( *)\/\/([ep])(?: (.*))?$/);
    if (Boolean(said) !== Boolean(comment) || (said && said[2] !== comment)) continue;
    lines.push((said ? said[1] + (said[3] ?? '') : row).slice(outer).trimEnd());
    if (lines.at(-1) === '') continue;
    for (const event of waiting) mark(event, lines.length - 1);
    waiting = [];
  }
  if (Object.values(marks).includes(-1)) throw new Error('an event happens above all lines');
  return {lines: comment ? renested(lines) : lines, marks};
}

export function listing(algorithm, language) {
  const {extension, comment} = kLanguages[language];
  try {
    return parse(readFileSync(`${kFolder}${algorithm}.${extension}`, 'utf8'), comment);
  } catch (error) {
    throw new Error(`${algorithm}.${extension}: ${error.message}`);
  }
}

// All of them, as src/view/code/code_listings.h reads them: a line with the algorithm, the language, for each event its line
// from 1 or 0 for none, and the number of lines; then these.
export function packed() {
  return kAlgorithms
    .flatMap((algorithm) =>
      Object.keys(kLanguages).map((language) => {
        const {lines, marks} = listing(algorithm, language);
        const places = kEvents.map((event) => (marks[event] ?? -1) + 1);
        return `${[algorithm, language, ...places, lines.length].join(' ')}\n${lines.join('\n')}\n`;
      }),
    )
    .join('');
}

export const codeFont = () => cutFont('jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf', kCodeCharacters);

async function cpp() {
  return `#include "view/pen/assets.h"

namespace kt {
namespace {
constexpr std::string_view kListings = R"~(${packed()})~";
constexpr unsigned char kFont[] = {${Array.from(await codeFont()).join(',')}};
}  // namespace

Programs programs() { return {kListings, kFont}; }
}  // namespace kt
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2], await cpp());
