// Runs tests: node tests/run.mjs [--all | NAME...]
//
// Without a NAME, every test that is not slow, with Chromium alone; --all: also the slow ones, the sanitizers, and the other
// engines. A NAME is a suite of unit tests (core, app, view), the name of tests of GoogleTest's (Timeline, Timeline.Seeks*),
// or a file's, or a part of one (page, share, kt, timeline_test). --help: this text. --plan prints instead what the tests need, a
// line each:
//   PRESET TARGET...      site      packages      chromium      browsers      display      libfuzzer      generators
//   pdftoppm      ffmpeg      xdotool
// where `browsers` are Firefox and WebKit, and `display` is an X server.
//
// A file declares what it needs in a line of its head, such as "// Needs: kt, site, chromium.": words of that list, or of kBuilt
// below. With `--all` among them it is run with --all, or by name, only: it seldom fails, or by a change that one knows of.
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {basename, join, normalize} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {run} from 'node:test';
import {spec} from 'node:test/reporters';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const kSuites = ['core', 'app', 'view'];
const kSanitized = 'tests/units/sanitized.test.mjs';
// While some wait for their browsers the others work.
const kAtOnce = 4;
const kAtOnceOfAll = 2; // whole browsers, of which each keeps the processors busy
const kLongest = 15; // number of the slowest tests listed at the end
// Files that take a long time begin, so that none of them runs alone at the end.
const kFirst = [
  'fuzz',
  'added',
  'monkey',
  'native',
  'sanitized',
  'wasm',
  'classroom',
  'host',
  'share_engines',
  'first_page',
  'motion',
  'listings',
  'theme',
  'lessons',
  'page',
  'code',
  'kt',
  'play',
  'element',
  'arrival',
];

const source = (path) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), {recursive: true})
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
const stem = (path) => basename(path).replace(/\.test\.mjs$|_test\.cpp$/, '');

const scripts = filesIn('tests', '.test.mjs');
// {file, suite, names} of each file of unit tests; a name is 'Timeline.SeeksBack'.
const units = kSuites.flatMap((suite) =>
  filesIn(`tests/${suite}`, '_test.cpp').map((file) => ({
    file,
    suite,
    names: [...source(file).matchAll(/^TEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\)/gm)].map(([, fixture, name]) => `${fixture}.${name}`),
  })),
);

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
  const files = new Set(),
    filters = {};
  for (const name of names) {
    const found = find(name);
    for (const file of found.files) files.add(file);
    for (const [suite, filter] of Object.entries(found.filters))
      filters[suite] = filters[suite] ? `${filters[suite]}:${filter}` : filter;
    if (found.files.length + Object.keys(found.filters).length > 0) continue;
    const known = [...new Set([...scripts, ...units.map(({file}) => file)].map(stem))].sort();
    console.error(
      `dev: test: nothing is called '${name}': there are ${kSuites.join(', ')}, tests of GoogleTest's such as Timeline, ` +
        `and the files ${known.join(', ')}`,
    );
    process.exit(2);
  }
  return {files: [...files], filters};
}

// {preset: targets} of what is built.
const kBuilt = {
  kt: () => ({native: ['kt']}),
  knights_tour: () => ({native: ['knights_tour']}),
  trace_digest: () => ({native: ['trace_digest'], web: ['trace_digest']}),
  'sanitized kt': () => ({asan: ['kt']}),
  fuzzers: () => ({[isAll ? 'fuzz' : 'asan']: ['fuzz']}),
  'native units': (suites) => ({native: isShort ? suites.filter((suite) => suite !== 'view_tests') : suites}),
  'sanitized units': (suites) => ({asan: suites}),
  'WebAssembly units': (suites) => ({web: isShort ? ['view_tests'] : suites}),
};
// What a word of the list stands for beside itself; the other words stand for themselves.
const kImplied = {site: ['packages'], browsers: ['chromium', 'display'], hosts: ['packages'], fuzzers: ['libfuzzer']};
const kOthers = [
  'site',
  'packages',
  'chromium',
  'browsers',
  'display',
  'libfuzzer',
  'generators',
  'pdftoppm',
  'ffmpeg',
  'xdotool',
];

// The words of a file's declaration.
function needsOf(file) {
  const [, words = ''] = /^\/\/ Needs: (.*)\.$/m.exec(source(file).split('\nimport ')[0]) ?? [];
  const needs = words.split(', ').filter(Boolean);
  const unknown = needs.filter((need) => !(need in kBuilt) && ![...kOthers, 'hosts', '--all'].includes(need));
  if (unknown.length > 0)
    throw new Error(
      `${file} needs '${unknown[0]}', which is not one of ${[...Object.keys(kBuilt), ...kOthers, 'hosts', '--all'].join(', ')}`,
    );
  return needs;
}
const isRare = (file) => needsOf(file).includes('--all');

function planOf(files, suites) {
  const presets = {};
  const others = new Set();
  const isOther = process.env.KT_ENGINES !== 'chromium';
  for (const need of files.flatMap(needsOf)) {
    for (const [preset, targets] of Object.entries(kBuilt[need]?.(suites.map((suite) => `${suite}_tests`)) ?? {})) {
      for (const target of targets) (presets[preset] ??= new Set()).add(target);
    }
    for (const word of [need, ...(kImplied[need] ?? [])]) {
      if (kOthers.includes(word) && (isOther || !['browsers', 'display'].includes(word))) others.add(word);
    }
  }
  const late = ([preset]) => preset === 'web'; // needs the toolchain, which is still being set up
  const inOrder = Object.entries(presets).sort((a, b) => late(a) - late(b));
  return [...inOrder.map(([preset, targets]) => [preset, ...targets].join(' ')), ...others];
}

// Where ./dev installs nothing, tests without their programs are left out, and the last line says so.
const kPrograms = ['pdftoppm', 'ffmpeg', 'xdotool'];
const kFromDebian = ['generators', 'libfuzzer', ...kPrograms];
function whySkipped(file) {
  if (process.platform === 'linux') return null;
  const [lacking] = needsOf(file)
    .flatMap((need) => [need, ...(kImplied[need] ?? [])])
    .filter(
      (need) => kFromDebian.includes(need) && !(kPrograms.includes(need) && spawnSync(need, ['--version']).error === undefined),
    );
  return lacking ? `${stem(file)} (needs ${lacking})` : null;
}

async function runAll(all) {
  const files = all.filter((file) => !whySkipped(file));
  const skipped = [
    ...all.map(whySkipped).filter(Boolean),
    ...(process.platform === 'linux' ? [] : ['all tests in WebKit, whose driver is for Linux']),
  ];
  const needs = new Set(files.flatMap(needsOf));
  const isForBrowser = needs.has('chromium') || needs.has('browsers');
  // Hosts are there before the first file that asks for them.
  if (needs.has('hosts')) (await import('./hosts/packages.mjs')).installAll();
  const lender = isForBrowser ? await (await import('./web/chromium.mjs')).lendChromiums() : null;
  try {
    const stream = run({files: files.map((file) => join(root, file)), concurrency: isAll ? kAtOnceOfAll : kAtOnce});
    const seconds = new Map();
    const add = ({nesting, file, details}) => {
      if (nesting === 0 && file) seconds.set(file, (seconds.get(file) ?? 0) + details.duration_ms / 1000);
    };
    stream.on('test:pass', add);
    stream.on('test:fail', (event) => {
      add(event);
      process.exitCode = 1;
    });
    await pipeline(stream.compose(new spec()), process.stdout, {end: false});
    const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, kLongest);
    console.log(`the longest, in seconds: ${longest.map(([file, time]) => `${stem(file)} ${time.toFixed(0)}`).join(', ')}`);
  } finally {
    await lender?.close();
  }
  if (skipped.length > 0) console.log(`skipped on ${process.platform}: ${skipped.join(', ')}`);
}

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(
    source('tests/run.mjs')
      .split('\nimport ')[0]
      .replace(/^\/\/ ?/gm, ''),
  );
  process.exit(0);
}
const [strange] = words.filter((word) => word.startsWith('-') && !['--all', '--plan'].includes(word));
if (strange) {
  console.error(`dev: test: there is no option '${strange}' (see node tests/run.mjs --help)`);
  process.exit(2);
}
const names = words.filter((word) => !word.startsWith('--'));
const isAll = words.includes('--all'),
  isShort = !isAll && names.length === 0;
if (isAll) process.env.KT_ALL = '1';
else if (isShort) Object.assign(process.env, {KT_SHORT: '1', KT_ENGINES: process.env.KT_ENGINES ?? 'chromium'});

const {files, filters} =
  names.length > 0 ? findAll(names) : {files: scripts.filter((file) => isAll || !isRare(file)), filters: {}};
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
  if (names.length > 0)
    console.log(`running ${[...files, ...Object.entries(filters).map((entry) => entry.join(' '))].join(', ')}`);
  await runAll(files);
}
