// Splits the linked WebAssembly in two: what comes later is what the sources named define, and what only that reaches.
//
//   node cmake/split.mjs --whole W --first F --later L --commands compile_commands.json --sources DIR --list later.txt
//     --split wasm-split --opt wasm-opt --nm llvm-nm
//
// The list has a line for each file or folder below DIR, and "door NAME" for each function that the first part may call by
// itself, after it has asked whether it is there (app/state/late_part.h). Others it reaches only by a table of functions, such
// as that of the panels; the page calls what is exported. A call that is none of these ends the build with a sentence. The
// first part has in the place of each of the other's functions one that says so. Both parts have the same section `build`, by
// which web/instance/module.js knows that they belong together.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
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
const doors = lines.filter((line) => line.startsWith('door ')).map((line) => line.slice(5));
const folders = lines.filter((line) => !line.startsWith('door '));

// The objects of the sources that come later.
function lateObjects() {
  const unused = new Set(folders);
  const objects = [];
  for (const {directory, file, output} of JSON.parse(readFileSync(options.commands, 'utf8'))) {
    const path = relative(options.sources, file);
    const found = folders.filter((folder) => path === folder || path.startsWith(`${folder}/`));
    for (const folder of found) unused.delete(folder);
    if (found.length > 0) objects.push(resolve(directory, output));
  }
  if (unused.size > 0) throw new Error(`${options.list}: there is no source ${[...unused].join(', ')}`);
  return objects;
}

// What they define, but for what others define as well, such as templates.
function namesIn(objects) {
  const defined = run(options.nm, ['--defined-only', '--no-demangle', '--format=posix', ...objects]);
  return new Set([...defined.matchAll(/^(\S+) [Tt] /gm)].map(([, name]) => name));
}

// kt::draw_graph as the compiler writes it, up to its parameters.
const mangled = (name) => `_ZN${name.split('::').map((part) => part.length + part).join('')}E`;

// {late, breaches}: the functions that come later, as numbers; and the calls into them that there must not be, in pairs.
function chooseLate({functions, exported, inTable, start}) {
  const listed = namesIn(lateObjects());
  const isListed = (index) => listed.has(functions[index].name);
  const isOpen = (index) => inTable.has(index) || exported.has(index);
  const isDoor = (index) => isOpen(index) || doors.some((door) => functions[index].name.startsWith(mangled(door)));
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
