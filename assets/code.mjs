// The programs of the code panel: what of assets/code is shown, and which line does what.
//   node assets/code.mjs OUT.cpp
// writes what src/view/code_listings.h declares; tests/code.test.mjs runs the programs.
//
// Each file of assets/code is a whole program. Shown of it is what stands between [shown] and [end], without the lines
// that call `trace`: these print an event when it happens, and thereby say which line did it, so that a mark can not
// be wrong. It is the nearest shown line above, indented no deeper; or, with a comment `below`, the next one.
//
// English and pseudocode are comments of the JavaScript program, //e and //p, and have their marks from the same lines:
// they tell a program that is run.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

export const kFolder = fileURLToPath(new URL('code/', import.meta.url));
export const kAlgorithms = readdirSync(kFolder).filter((name) => name.endsWith('.py') && name !== 'harness.py').map((name) => name.slice(0, -3));
export const kLanguages = {
  english: {extension: 'js', comment: 'e'},
  pseudocode: {extension: 'js', comment: 'p'},
  cpp: {extension: 'cpp'},
  python: {extension: 'py'},
  java: {extension: 'java'},
  javascript: {extension: 'js'},
};
// `prune` is the rejection of a candidate that could be entered; the others are events by name.
export const kEvents = ['start', 'advance', 'backtrack', 'reject', 'prune', 'tour', 'exhausted', 'stuck', 'divide', 'lay', 'join', 'sweep', 'restart'];

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
  const first = rows.findIndex((row) => row.includes('[shown]')), end = rows.findIndex((row) => row.includes('[end]'));
  if (first < 0 || end < first) throw new Error('there is no shown part');
  const outer = indentation(rows[first]);
  const lines = [], marks = {};
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

function cpp() {
  const rows = kAlgorithms.flatMap((algorithm) => Object.keys(kLanguages).map((language) => {
    const {lines, marks} = listing(algorithm, language);
    const places = kEvents.filter((event) => event in marks).map((event) => `.${event} = ${marks[event]}`).join(', ');
    return `    {"${algorithm}", Language::${language}, R"~(${lines.join('\n')})~", {${places}}},`;
  }));
  return `#include "view/code_listings.h"

namespace kt {
namespace {
constexpr Listing kListings[] = {
${rows.join('\n')}
};
}  // namespace

std::span<const Listing> code_listings() { return kListings; }
}  // namespace kt
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(process.argv[2], cpp());
