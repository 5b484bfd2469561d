// The catalogues of assets/languages, for native programs; a page loads the one that it needs.
//   node assets/languages.mjs --catalogues OUT.cpp
//   node assets/languages.mjs --characters OUT.cpp
// write what src/app/language/catalogues.h declares; the first needs no npm package. A catalogue is a file LANGUAGE.json: {"English pattern": "pattern",
// ...}, see src/core/basics/message.h. Where there is none the words are English.
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {kAlgorithms, listing} from './code.mjs';
import {charactersBeyondInter, hasHan} from './font.mjs';

export const kFolder = fileURLToPath(new URL('languages/', import.meta.url));
// Chinese only where there is a font to cut its characters from.
export const languageIds = () =>
  (existsSync(kFolder) ? readdirSync(kFolder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
    .filter((id) => id !== 'zh' || hasHan())
    .sort();

// As Translation takes it (src/app/language/translation.h): ids and patterns, each ended by a line feed.
export function catalogueText(catalogue) {
  return Object.entries(catalogue)
    .flat()
    .map((text) => {
      if (typeof text !== 'string' || text.includes('\n'))
        throw new Error(`catalogue: ${JSON.stringify(text)} is not a line of text`);
      return `${text}\n`;
    })
    .join('');
}

export const catalogueOf = (id) => catalogueText(JSON.parse(readFileSync(`${kFolder}${id}.json`, 'utf8')));

// What the program says, in English: the literals of Message{} and tr(), and whatever else in the floors that say something
// reads like words; a few of these are none, or are read by programs only, and cost a line too many.
const kSources = fileURLToPath(new URL('../src/', import.meta.url));
const kFloors = /^(core|app|view|platform|cli)\//;
const kOwn = [
  'app/language/language.cpp',
  'app/lessons/lesson.cpp',
  'app/lessons/measures.cpp',
  'app/measure/measured_csv.cpp',
  'platform/context_desktop.cpp',
  'view/code/code_text.cpp',
  'view/pen/svg_pen.cpp',
  'view/pen/theme.h',
  'view/plot/plot_csv.cpp',
];
const kSmall = ['algorithm', 'all', 'chess', 'difference', 'free', 'limit', 'open tour', 'start']; // words that look like names of something
// Messages of lesson.cpp, whose other texts are keys of JSON.
const kOfLessons = [
  "a question of the kind 'choice' needs 'choices'",
  "only a question of the kind 'choice' can have 'choices'",
  "'answer' is not the number of a choice, from 1 to {0}",
];
const kWordsOnly = ['app/words/marks.h']; // also in small letters
const kLiteral = /"(?:[^"\\\n]|\\.)*"/g;
const kLiterals = /"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g; // one behind another is one text
const valueOf = (literal) => literal.slice(1, -1).replace(/\\(.)/g, (all, letter) => ({n: '\n', t: '\t'})[letter] ?? letter);
const isMarked = (before) => /(?:\bMessage\s*\w*[{(]|\btr\()\s*$/.test(before);
const isWords = (text) =>
  /[A-Za-z]{2}/.test(text) &&
  !text.startsWith('#') &&
  (/[a-z,.:] [A-Za-z0-9({]/.test(text) || /\{\d/.test(text) || /^[A-Z][a-z]+[.?]?$/.test(text));

function idsOfSource(source, isAll, isCommand) {
  const text = source
    .replace(/^#include.*$/gm, '')
    .replace(/R"(\w*)\([^]*?\)\1"/g, '""')
    .replace(/'(?:[^'\\\n]|\\.)'/g, "' '")
    .replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '');
  return [...text.matchAll(kLiterals)]
    .map(({0: all, index}) => ({
      id: all.match(kLiteral).map(valueOf).join('').replace(/###.*/, ''),
      isSaid: isMarked(text.slice(Math.max(0, index - 40), index)),
    }))
    .filter(
      ({id, isSaid}) =>
        id &&
        !id.includes('\n') &&
        (isSaid || (isCommand ? /\{\d/.test(id) : isWords(id)) || (isAll && /^[a-z]{3}/.test(id)) || /^[\d,]+ [a-z]/.test(id)),
    )
    .map(({id}) => id);
}

const sentencesOfCode = () =>
  kAlgorithms.flatMap((algorithm) => listing(algorithm, 'english').lines.map((line) => line.trim())).filter(Boolean);

export function programIds() {
  const files = readdirSync(kSources, {recursive: true})
    .filter((path) => /\.(cpp|h)$/.test(path) && kFloors.test(path) && !kOwn.includes(path))
    .sort();
  return [
    ...new Set([
      ...kSmall,
      ...kOfLessons,
      ...sentencesOfCode(),
      ...files.flatMap((path) =>
        idsOfSource(readFileSync(kSources + path, 'utf8'), kWordsOnly.includes(path), path.startsWith('cli/')),
      ),
    ]),
  ];
}

const file = (what) => `#include "app/language/catalogues.h"

namespace kt {

${what}
  return {};
}

}  // namespace kt
`;

function cataloguesFile() {
  const written = (id) => `  if (locale.id == ${JSON.stringify(id)})
    return ${
      catalogueOf(id)
        .split(/(?<=\n)/)
        .map((line) => JSON.stringify(line))
        .join('\n           ') || '""'
    };`;
  return file(`std::string_view catalogue_of([[maybe_unused]] const Locale& locale) {\n${languageIds().map(written).join('\n')}`);
}

async function charactersFile() {
  const written = async (id) => {
    const font = await charactersBeyondInter(Object.values(JSON.parse(readFileSync(`${kFolder}${id}.json`, 'utf8'))).join(''));
    return font
      ? `  static constexpr unsigned char ${id}[] = {${Array.from(font).join(',')}};\n  if (locale.id == "${id}") return ${id};`
      : '';
  };
  return file(
    `std::span<const unsigned char> characters_of([[maybe_unused]] const Locale& locale) {\n${(await Promise.all(languageIds().map(written))).join('\n')}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, out] = process.argv.slice(2);
  writeFileSync(out, what === '--characters' ? await charactersFile() : cataloguesFile());
}
