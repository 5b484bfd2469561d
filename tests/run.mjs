// Runs tests: node tests/run.mjs [--all | NAME...]
//
// Without a NAME, every test that is not slow, with Chromium alone; --all: also the slow ones, the sanitizers, and the other
// engines. A NAME is a suite of unit tests (core, app, view), the name of tests of GoogleTest's (Timeline, Timeline.Seeks*),
// or a file's, or a part of one (page, share, kt, timeline_test). --plan prints instead what they need, a line each:
//   PRESET TARGET...      site      packages      chromium      browsers      display      libfuzzer      generators
//   pdftoppm      ffmpeg      xdotool
// where `browsers` are Firefox and WebKit, and `display` is an X server.
import {readFileSync, readdirSync} from 'node:fs';
import {basename, dirname, join, normalize} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {run} from 'node:test';
import {spec} from 'node:test/reporters';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kSuites = ['core', 'app', 'view'];
// The unit tests, by the preset that they are built with.
const kSanitized = 'tests/units/sanitized.test.mjs', kWasm = 'tests/units/wasm.test.mjs', kNatively = 'tests/units/native.test.mjs';
const kFuzz = 'tests/fuzz.test.mjs', kSanitizedKt = 'tests/cli/sanitized.test.mjs';
// These need site generators from the system's packages: Hugo, Jekyll, MkDocs, Sphinx, and nbconvert for notebooks.
const kGenerators = ['tests/hosts/recipes_built.test.mjs', 'tests/hosts/frameworks_built.test.mjs'];
// What is run with --all, or by name, only: files, or how their names begin. It is what seldom breaks, or by a change that one
// knows of: other people's pages, hosts and tools, what is measured in pictures frame by frame, what tells and shows all there is.
const kRare = [
  kNatively, kSanitized, kSanitizedKt, kFuzz, 'tests/added', 'tests/cli/desktop',
  'tests/hosts/', 'tests/web/host/', 'tests/web/embedding/', 'tests/web/lessons/own_', 'tests/web/lessons/lessons_elsewhere',
  'tests/web/element/places', 'tests/web/element/theme',
  'tests/web/instance/motion', 'tests/web/instance/sound', 'tests/web/instance/tasks',
  'tests/web/mirror/focus', 'tests/web/mirror/listings', 'tests/web/mirror/unseen',
  'tests/web/page/article', 'tests/web/page/first_page', 'tests/web/page/pseudo',
  'tests/web/share/share_animations', 'tests/web/share/share_engines',
];
const isRare = (file) => kRare.some((beginning) => file.startsWith(beginning));
const kUnits = {[kSanitized]: 'asan', [kWasm]: 'web', [kNatively]: 'native'};
// While some wait for their browsers the others work.
const kAtOnce = 4;
const kLongest = 15;  // are told at the end
// What takes long begins, so that little is left for one alone in the end.
const kFirst = ['fuzz', 'added', 'monkey', 'native', 'sanitized', 'wasm', 'classroom', 'host', 'share_engines', 'first_page', 'motion', 'listings',
  'theme', 'lessons', 'page', 'code', 'kt', 'play', 'element', 'arrival'];

const source = (path) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder, ending) => readdirSync(join(root, folder), {recursive: true})
  .filter((name) => name.endsWith(ending)).map((name) => join(folder, name)).sort();
const stem = (path) => basename(path).replace(/\.test\.mjs$|_test\.cpp$/, '');

const scripts = filesIn('tests', '.test.mjs');
// {file, suite, names} of each file of unit tests; a name is 'Timeline.SeeksBack'.
const units = kSuites.flatMap((suite) => filesIn(`tests/${suite}`, '_test.cpp').map((file) => ({
  file, suite,
  names: [...source(file).matchAll(/^TEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\)/gm)].map(([, fixture, name]) => `${fixture}.${name}`),
})));

// Whatever parameters put around the names of tests.
const asFilter = (names) => [...new Set(names)].map((name) => `*${name}${name.includes('.') ? '' : '.'}*`).join(':');

// {files, filters: {suite: GoogleTest's filter}} of what goes by a name.
function find(name) {
  if (kSuites.includes(name)) return {files: [], filters: {[name]: '-*Slow.*:*Sweep*'}};
  const path = normalize(name);
  const kinds = [(file) => file === path || stem(file) === name, (file) => file.slice('tests/'.length).includes(path)];
  const isLike = kinds.find((kind) => [...scripts, ...units.map(({file}) => file)].some(kind));
  if (isLike) {
    const filters = {};
    for (const suite of kSuites) {
      const names = units.filter((unit) => unit.suite === suite && isLike(unit.file)).flatMap((unit) => unit.names);
      if (names.length > 0) filters[suite] = asFilter(names.map((test) => test.replace(/\..*/, '')));
    }
    return {files: scripts.filter(isLike), filters};
  }
  const pattern = new RegExp(`^${name.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}`);
  const suites = units.filter(({names}) => names.some((test) => pattern.test(test))).map(({suite}) => suite);
  return {files: [], filters: Object.fromEntries(suites.map((suite) => [suite, asFilter([name])]))};
}

function findAll(names) {
  const files = new Set(), filters = {};
  for (const name of names) {
    const found = find(name);
    for (const file of found.files) files.add(file);
    for (const [suite, filter] of Object.entries(found.filters)) filters[suite] = filters[suite] ? `${filters[suite]}:${filter}` : filter;
    if (found.files.length + Object.keys(found.filters).length > 0) continue;
    const known = [...new Set([...scripts, ...units.map(({file}) => file)].map(stem))].sort();
    console.error(`dev: test: nothing is called '${name}': there are ${kSuites.join(', ')}, tests of GoogleTest's such as Timeline, ` +
                  `and the files ${known.join(', ')}`);
    process.exit(2);
  }
  return {files: [...files], filters};
}

// A file and all of ours that it imports.
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of source(file).matchAll(/(?:from|import\()\s*'(\.[^']+\.m?js)'/g)) {
    const path = join(dirname(file), name);
    if (!path.startsWith('build')) withImports(path, seen);
  }
  return seen;
}

const kOthers = ['site', 'packages', 'chromium', 'browsers', 'display', 'libfuzzer', 'generators'];
const kPrograms = ['pdftoppm', 'ffmpeg', 'xdotool'];  // of the system

// Needs of a file before it runs: {presets: {asan: [targets]}}, and a flag for each of kOthers and kPrograms.
function needsOf(file, suites) {
  const files = [...withImports(file)];
  const text = files.map(source).join('\n');
  const presets = {};
  const add = (preset, ...targets) => (presets[preset] ??= []).push(...targets);
  if (kUnits[file]) add(kUnits[file], ...suites.map((suite) => `${suite}_tests`));
  if (/\{[^}]*\bkt\b[^}]*\} from '[^']*\/built\.mjs'/.test(text)) add('native', 'kt');
  if (text.includes("'tests/trace_digest")) for (const preset of ['native', 'web']) add(preset, 'trace_digest');
  if (text.includes("program('native', 'knights-tour')")) add('native', 'knights_tour');
  if (file === kSanitizedKt) add('asan', 'kt');
  const fuzzes = file === kFuzz;
  if (fuzzes) add(isAll ? 'fuzz' : 'asan', 'fuzz');
  const site = text.includes('/dist') || text.includes("'#tables'");
  const packages = site || /from '(?!node:|\.)/.test(text) || text.includes("'assets'");
  const chromium = files.includes('tests/web/chromium.mjs');
  const isOther = process.env.KT_ENGINES !== 'chromium';
  const browsers = isOther && files.includes('tests/web/engines.mjs'), display = isOther && files.includes('tests/web/display.mjs');
  const programs = Object.fromEntries(kPrograms.map((program) => [program, text.includes(`execFileSync('${program}'`)]));
  return {presets, site, packages, chromium, browsers, display, libfuzzer: fuzzes, generators: kGenerators.includes(file), ...programs};
}

function planOf(files, suites) {
  const presets = {};
  const others = new Set();
  for (const file of files) {
    const needs = needsOf(file, suites);
    for (const [preset, targets] of Object.entries(needs.presets)) for (const target of targets) (presets[preset] ??= new Set()).add(target);
    for (const need of [...kOthers, ...kPrograms]) if (needs[need]) others.add(need);
  }
  const late = ([preset]) => preset === 'web';  // needs the toolchain, which is still on its way
  const inOrder = Object.entries(presets).sort((a, b) => late(a) - late(b));
  return [...inOrder.map(([preset, targets]) => [preset, ...targets].join(' ')), ...others];
}

async function runAll(files) {
  const imports = (name) => files.some((file) => withImports(file).has(name));
  const isForBrowser = imports('tests/web/chromium.mjs');
  // Hosts are there before the first file that asks for them.
  if (imports('tests/hosts/packages.mjs')) (await import('./hosts/packages.mjs')).installAll();
  const lender = isForBrowser ? await (await import('./web/chromium.mjs')).lendChromiums() : null;
  try {
    const stream = run({files: files.map((file) => join(root, file)), concurrency: kAtOnce});
    const seconds = new Map();
    const add = ({nesting, file, details}) => {
      if (nesting === 0 && file) seconds.set(file, (seconds.get(file) ?? 0) + details.duration_ms / 1000);
    };
    stream.on('test:pass', add);
    stream.on('test:fail', (event) => { add(event); process.exitCode = 1; });
    await pipeline(stream.compose(new spec()), process.stdout, {end: false});
    const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, kLongest);
    console.log(`the longest, in seconds: ${longest.map(([file, time]) => `${stem(file)} ${time.toFixed(0)}`).join(', ')}`);
  } finally {
    await lender?.close();
  }
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isAll = words.includes('--all');
if (isAll) process.env.KT_ALL = '1';
else if (names.length === 0) Object.assign(process.env, {KT_SHORT: '1', KT_ENGINES: process.env.KT_ENGINES ?? 'chromium'});

const {files, filters} = names.length > 0 ? findAll(names) : {files: scripts.filter((file) => isAll || !isRare(file)), filters: {}};
if (Object.keys(filters).length > 0) {
  process.env.KT_UNITS = JSON.stringify(filters);
  files.push(kSanitized);
}
const rank = (file) => (kFirst.includes(stem(file)) ? kFirst.indexOf(stem(file)) : kFirst.length);
files.sort((a, b) => rank(a) - rank(b));

const suites = Object.keys(filters).length > 0 ? Object.keys(filters) : kSuites;
if (words.includes('--plan')) {
  for (const line of planOf(files, suites)) console.log(line);
} else {
  if (names.length > 0) console.log(`running ${[...files, ...Object.entries(filters).map((entry) => entry.join(' '))].join(', ')}`);
  await runAll(files);
}
