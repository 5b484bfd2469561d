// Renames English patterns, which are the keys of all catalogues:
//   node assets/rename_words.mjs LIST.json
// LIST is [["old pattern", "new pattern"], ...], or {"old": "new"}. A third item, "same", says that the meaning has not changed.
//
// The new pattern replaces the old one wherever that stands as a whole: in the catalogues, which keep their translations; as a
// string of C++ or JavaScript, in tests too; as a value of lessons; as text of a page; in the explained programs. A pattern without arguments is
// replaced in the kept listings of tests as well. Prints what changed, the translations to look at again, and what it did not
// find. Nothing is written if a pattern is unknown, if two patterns would become one with different translations, or if the
// new one asks for an argument that the old one does not have.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {argv} from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const argumentsOf = (pattern) => [...new Set([...pattern.matchAll(/\{(\d)[,}]/g)].map(([, place]) => place))].sort();

const kString = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const kStrings = {
  cpp: new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"(?:\\s*"(?:[^"\\\\\\n]|\\\\.)*")*`, 'g'), // one behind another is one string
  js: new RegExp(kString, 'g'),
};
const valueOf = (literal) =>
  literal
    .slice(1, -1)
    .replace(
      /\\(u[0-9a-fA-F]{4}|.)/g,
      (all, letter) =>
        ({n: '\n', t: '\t'})[letter] ?? (letter.length > 1 ? String.fromCharCode(parseInt(letter.slice(1), 16)) : letter),
    );
const literalOf = (value, quote) =>
  quote +
  value.replace(/[\\\n\t]/g, (letter) => ({'\\': '\\\\', '\n': '\\n', '\t': '\\t'})[letter]).replaceAll(quote, `\\${quote}`) +
  quote;

// A string of C++ may end with the id of a control: "Play###play".
export function renameInCpp(text, names) {
  return text.replace(kStrings.cpp, (all) => {
    const value = (all.match(/"(?:[^"\\\n]|\\.)*"/g) ?? []).map(valueOf).join('');
    const [pattern, ...id] = value.split('###');
    return names.has(pattern) ? literalOf([names.get(pattern), ...id].join('###'), '"') : all;
  });
}

export function renameInJs(text, names) {
  return text.replace(kStrings.js, (all) => (names.has(valueOf(all)) ? literalOf(names.get(valueOf(all)), all[0]) : all));
}

const kEntities = {'&': '&amp;', '<': '&lt;'};
const escaped = (text) => text.replace(/[&<]/g, (letter) => kEntities[letter]);
const plain = (text) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/&(amp|lt|quot);/g, (all, name) => ({amp: '&', lt: '<', quot: '"'})[name]);

// Text between tags, and attributes such as aria-label.
export function renameInHtml(text, names) {
  return text
    .replace(/>([^<>]+)</g, (all, words) =>
      names.has(plain(words)) ? all.replace(words.trim(), () => escaped(names.get(plain(words)))) : all,
    )
    .replace(/="([^"]*)"/g, (all, words) =>
      names.has(plain(words)) ? `="${escaped(names.get(plain(words))).replaceAll('"', '&quot;')}"` : all,
    );
}

// Values only: keys of a lesson are names.
export function renameInJson(text, names) {
  return text.replace(/("(?:[^"\\\n]|\\.)*")(\s*:)?/g, (all, string, colon) =>
    !colon && names.has(JSON.parse(string)) ? JSON.stringify(names.get(JSON.parse(string))) : all,
  );
}

// A listing quotes its words: paragraph "Visits: 111".
export function renameInListing(text, names) {
  return text.replace(/"([^"\n]*)"/g, (all, words) =>
    names.has(words) && argumentsOf(words).length === 0 ? `"${names.get(words)}"` : all,
  );
}

// The lines of a program that explain it: //e Choose a square.
export function renameInProgram(text, names) {
  return text.replace(/(\/\/e +)(.*)/g, (all, mark, words) => (names.has(words) ? mark + names.get(words) : all));
}

// A catalogue with its new keys: in order if it was in order before, else each in its old place.
export function renameInCatalogue(words, names) {
  const compare = ([a], [b]) => (a < b ? -1 : 1);
  const isSorted = Object.entries(words).every((entry, i, all) => i === 0 || compare(all[i - 1], entry) < 0);
  const renamed = {};
  for (const [id, pattern] of Object.entries(words)) {
    const next = names.get(id) ?? id;
    if (Object.hasOwn(renamed, next) && renamed[next] !== pattern)
      throw new Error(`'${next}' would have two translations: '${renamed[next]}' and '${pattern}'`);
    renamed[next] = pattern;
  }
  return isSorted ? Object.fromEntries(Object.entries(renamed).sort(compare)) : renamed;
}

// What is wrong with a list, as sentences. `known`: all keys.
export function faultsOf(list, known) {
  const faults = [],
    olds = new Set();
  for (const [old, next] of list) {
    if (!known.has(old)) faults.push(`no catalogue has '${old}'`);
    if (olds.has(old)) faults.push(`'${old}' is renamed twice`);
    olds.add(old);
    const missing = argumentsOf(next).filter((place) => !argumentsOf(old).includes(place));
    if (missing.length > 0) faults.push(`'${next}' asks for {${missing.join('}, {')}}, which '${old}' does not have`);
  }
  return faults;
}

const filesIn = (folder, pattern) =>
  readdirSync(join(root, folder), {recursive: true})
    .map((name) => join(folder, name))
    .filter((path) => pattern.test(path) && !path.includes('node_modules'));
const kKinds = [
  [['src', 'tests'], /\.(cpp|h)$/, renameInCpp],
  [['web', 'tests', 'docs'], /\.m?js$/, renameInJs],
  [['web'], /\.html$/, renameInHtml],
  [['assets/lessons'], /\.json$/, renameInJson],
  [['tests'], /\.txt$/, renameInListing],
  [['assets/code'], /\.js$/, renameInProgram],
];

function rename(list) {
  const names = new Map(list.map(([old, next]) => [old, next]));
  const catalogues = filesIn('assets/languages', /\.json$/).map((path) => ({
    path,
    words: JSON.parse(readFileSync(join(root, path), 'utf8')),
  }));
  const faults = faultsOf(list, new Set(catalogues.flatMap(({words}) => Object.keys(words))));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const changed = catalogues.map(({path, words}) => [path, `${JSON.stringify(renameInCatalogue(words, names), null, 2)}\n`]);
  for (const [folders, pattern, renameIn] of kKinds) {
    for (const path of folders.flatMap((folder) => filesIn(folder, pattern)))
      changed.push([path, renameIn(readFileSync(join(root, path), 'utf8'), names)]);
  }
  for (const [path, text] of changed) {
    if (text === readFileSync(join(root, path), 'utf8')) continue;
    writeFileSync(join(root, path), text);
    console.log(`changed ${path}`);
  }
  for (const [old, next] of list.filter(([, , meaning]) => meaning !== 'same')) {
    console.log(`\n${old}\n-> ${next}`);
    for (const {path, words} of catalogues) if (Object.hasOwn(words, old)) console.log(`   ${path}: ${words[old]}`);
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const list = JSON.parse(readFileSync(argv[2], 'utf8'));
    rename(Array.isArray(list) ? list : Object.entries(list));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
