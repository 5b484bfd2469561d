// Splits the linked WebAssembly in two: what comes later is what the sources named define, and what only that reaches.
//
//   node cmake/split.mjs --whole W --first F --later L --commands compile_commands.json --sources DIR --list later.txt
//     --split wasm-split --opt wasm-opt --nm llvm-nm
//
// The list has a line for each file or folder below DIR, "but NAME" for a file or a function in them that stays, "never NAME" for
// a function of others that is called in no case, and "door NAME" for each that the first part may call by itself, after it has
// asked whether it is there (app/snapshot/late_part.h); the name may be that of a class, for all of its functions. Others it
// reaches only by a table of functions, such as that of the panels; the page calls what is exported. A call that is none of
// these ends the build with a sentence. The first part imports something in the place of each of the other's functions, and
// web/instance/module.js gives it what says that it is missing. Both parts have the same section `build`, by which that knows
// that they belong together.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {readModule} from './wasm.mjs';

const names = ['whole', 'first', 'later', 'commands', 'sources', 'list', 'split', 'opt', 'nm'];
const {values: options} = parseArgs({options: Object.fromEntries(names.map((name) => [name, {type: 'string'}]))});

// A function so small weighs no more than a call across; and it may have become one with its like in the first part.
const kSmall = 40;  // bytes
const kFeatures = ['--enable-mutable-globals', '--enable-sign-ext', '--enable-nontrapping-float-to-int', '--enable-bulk-memory', '--enable-multivalue'];

const run = (tool, args) => execFileSync(tool, args, {encoding: 'utf8', maxBuffer: 1 << 28});
const lines = readFileSync(options.list, 'utf8').split('\n').map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
const linesOf = (word) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const isFunction = (name) => name.includes('::');
const staying = linesOf('but').filter((name) => !isFunction(name));
const folders = lines.filter((line) => !line.includes(' '));

// The sources of an object: of one that is built of several, those that are included.
function sourcesIn(file) {
  if (!file.endsWith('_cxx.cxx')) return [file];
  return [...readFileSync(file, 'utf8').matchAll(/^#include "(.*)"/gm)].map(([, source]) => source);
}

// The objects of the sources that come later, and all others.
function objects() {
  const unused = new Set([...folders, ...staying]);
  const late = [], others = [];
  for (const {directory, file, output} of JSON.parse(readFileSync(options.commands, 'utf8'))) {
    const object = resolve(directory, output);
    if (!object.endsWith('.o')) continue;  // a header read once for many
    const comeLater = sourcesIn(file).map((source) => {
      const path = relative(options.sources, source);
      const found = folders.filter((folder) => path === folder || path.startsWith(`${folder}/`));
      for (const name of [...found, path]) unused.delete(name);
      return found.length > 0 && !staying.includes(path);
    });
    if (new Set(comeLater).size > 1) throw new Error(`${file} has sources that come later beside others`);
    (comeLater[0] ? late : others).push(object);
  }
  if (unused.size > 0) throw new Error(`${options.list}: there is no source ${[...unused].join(', ')}`);
  return {late, others: others.filter((object) => existsSync(object))};
}

// What they define, but for templates and the like, which others define as well.
function namesIn(files) {
  const defined = run(options.nm, ['--quiet', '--defined-only', '--no-demangle', '--format=posix', ...files]);
  return new Set([...defined.matchAll(/^(\S+) [Tt] /gm)].map(([, name]) => name));
}

// Of what only one file knows another may have the name: then it comes later if only what comes later calls it.
function namesThatComeLater() {
  const {late, others} = objects();
  const taken = namesIn(others);
  return new Set([...namesIn(late)].filter((name) => !taken.has(name) && !stayingFunctions.test(name)));
}

// Functions by the names of the list, as the compiler writes them: kt::draw_graph, what is in kt::Comparison, or a function in no
// namespace, also of C.
function pattern(names) {
  const written = (name) => name.split('::').map((part) => part.length + part).join('');
  const all = names.map((name) => isFunction(name) ? `_ZNK?${written(name)}` : `(_ZL?${written(name)}|${name}$)`);
  return new RegExp(all.length > 0 ? `^(${all.join('|')})` : '$^');
}
const doors = pattern(linesOf('door')), stayingFunctions = pattern(linesOf('but').filter(isFunction)), neverCalled = pattern(linesOf('never'));

// {late, breaches}: the functions that come later, as numbers; and the calls into them that there must not be, in pairs.
function chooseLate({functions, exported, inTable, start}) {
  const listed = namesThatComeLater();
  const isNever = (index) => neverCalled.test(functions[index].name);
  const isListed = (index) => listed.has(functions[index].name) || isNever(index);
  const isOpen = (index) => inTable.has(index) || exported.has(index);
  const isDoor = (index) => isOpen(index) || isNever(index) || doors.test(functions[index].name);
  const goes = (index) => isListed(index) && (functions[index].size > kSmall || [...functions[index].calls].some(isListed));
  const stays = new Set();
  const breaches = [];
  const stay = (index) => {
    if (stays.has(index)) return;
    stays.add(index);
    for (const callee of functions[index].calls) {
      if (!goes(callee)) stay(callee);
      else if (!isDoor(callee)) breaches.push([index, callee]);
    }
  };
  functions.forEach(({isImport}, index) => { if (isImport || index === start || (isOpen(index) && !goes(index))) stay(index); });
  return {late: functions.map((_, index) => index).filter((index) => !stays.has(index)), breaches};
}

const numberOf = (value) => value < 128 ? [value] : [value % 128 + 128, ...numberOf(Math.floor(value / 128))];
const textOf = (text) => Buffer.of(...numberOf(text.length), ...Buffer.from(text));

// With a custom section more.
function withSection(bytes, name, content) {
  const body = Buffer.concat([textOf(name), content]);
  return Buffer.concat([bytes, Buffer.of(0, ...numberOf(body.length)), body]);
}

// With the functions' numbers as their names, which become those that one part knows the other's by.
function numbered(bytes, {functions, names}) {
  const rows = functions.map((_, index) => Buffer.of(...numberOf(index), ...textOf(String(index))));
  const content = Buffer.concat([Buffer.of(...numberOf(functions.length)), ...rows]);
  const section = Buffer.concat([Buffer.of(1, ...numberOf(content.length)), content]);
  return withSection(Buffer.concat([bytes.subarray(0, names.from), bytes.subarray(names.to)]), 'name', section);
}

const whole = readFileSync(options.whole);
const module = readModule(whole);
const {late, breaches} = chooseLate(module);
if (breaches.length > 0) {
  const told = breaches.map(([from, to]) => `  ${module.functions[from].name} calls ${module.functions[to].name}`);
  console.error(`What is there at once calls what comes later, and by no door of ${options.list}:\n${told.join('\n')}`);
  process.exit(1);
}
const chosen = `${options.later}.txt`, split = `${options.whole}.numbered`;
writeFileSync(chosen, late.map((index) => `${index}\n`).join(''));
writeFileSync(split, numbered(whole, module));
run(options.split, [...kFeatures, split, `--split-funcs=@${chosen}`, '--import-namespace=first', '--placeholder-namespace=later',
  '-o1', options.first, '-o2', options.later]);
const id = createHash('sha256').update(whole).digest().subarray(0, 8);
for (const file of [options.first, options.later]) {
  run(options.opt, [...kFeatures, '-Oz', '--converge', '--low-memory-unused', file, '-o', file]);
  writeFileSync(file, withSection(readFileSync(file), 'build', id));
}
