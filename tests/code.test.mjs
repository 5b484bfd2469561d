// The programs of the code panel take the same steps as the search: each is run, and its trace is compared with kt's.
// English and pseudocode are comments in the JavaScript program, beside the statements that they describe. Their lines are
// marked by the calls that print the events.
// Needs: kt, site.
import assert from 'node:assert/strict';
import {execFile, execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync} from 'node:fs';
import os from 'node:os';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {algorithms, settings} from '#tables';
import {kAlgorithms, kFolder, kLanguages, listing, parse} from '../assets/code.mjs';
import {kOnlyWithAll, kt} from './built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const kBuilt = `${root}build/code/`;
const kSteps = 3000;

const kDepthFirst = ['start', 'advance', 'backtrack', 'reject', 'tour', 'exhausted'];
const kEventsOf = {
  warnsdorff: ['start', 'advance', 'reject', 'tour', 'stuck'],
  'pruned-warnsdorff': [...kDepthFirst, 'prune'],
  'forced-moves': [...kDepthFirst, 'prune'],
  'cut-squares': [...kDepthFirst, 'prune'],
  restarts: [...kDepthFirst, 'prune', 'restart'],
  'divide-and-conquer': ['start', 'divide', 'lay', 'join', 'tour'],
  'neural-network': ['start', 'sweep', 'restart', 'tour', 'stuck'],
};

const kSmall = ['1x1 0,0', '3x4 1,1', '4x5 2,2'];
const kBoards = [...kSmall, '5x5 0,0', '6x6 3,0', '8x8 4,3'];
const kBoardsOf = {
  'brute-force': [...kSmall, '2x3 0,0', '3x4 0,0'],
  'divide-and-conquer': ['6x6 0,0', '8x6 5,1', '12x12 0,0', '16x16 8,8', '26x28 0,1'],
  'neural-network': ['3x3 0,0', '5x5 0,0', '6x6 2,1', '8x8 0,0'],
};

test('every algorithm has a program in every language', () => {
  assert.deepEqual([...kAlgorithms].sort(), algorithms.map(({id}) => id).sort());
  assert.deepEqual(
    ['none', ...Object.keys(kLanguages)],
    settings.find(({key}) => key === 'language').choices.map(({id}) => id),
  );
});

test('every listing is short and has a line for every event', () => {
  for (const algorithm of kAlgorithms) {
    for (const language of Object.keys(kLanguages)) {
      const {lines, marks} = listing(algorithm, language);
      const name = `${algorithm} in ${language}`;
      assert.deepEqual(Object.keys(marks).sort(), [...(kEventsOf[algorithm] ?? kDepthFirst)].sort(), name);
      assert.ok(lines.length <= 46, `${name} has ${lines.length} lines`);
      for (const line of lines) {
        assert.ok(line.length <= (language === 'english' ? 100 : 70), `${name}: ${line}`);
        assert.doesNotMatch(line, /trace|harness|\/\/[ep]\b|[^\x20-\x7e←]/, name);
      }
      for (const line of Object.values(marks)) assert.match(lines[line], /\w/, name);
    }
  }
});

test('an event marks the nearest line above that is not indented deeper', () => {
  const text = (rows) => `[shown]\n${rows.join('\n')}\n[end]`;
  const marked = (rows, comment) => {
    const {lines, marks} = parse(text(rows), comment);
    return Object.fromEntries(Object.entries(marks).map(([event, line]) => [event, lines[line].trim()]));
  };
  assert.deepEqual(marked(['if (a) {', '  b();', '}', 'else trace("reject");']), {reject: 'if (a) {'});
  assert.deepEqual(marked(['if (a) {', '  b();', '  trace("tour");', '}']), {tour: 'b();'});
  assert.deepEqual(marked(['trace("start");  // below', '', 'a();', 'b();']), {start: 'a();'});
  assert.deepEqual(marked(['//e First this.', 'a();', 'trace("advance");', '//e Then that.'], 'e'), {advance: 'First this.'});
  assert.throws(() => parse(text(['trace("advance");'])), /above all lines/);
  assert.throws(() => parse(text(['a', 'trace("jump");'])), /not an event/);
  assert.throws(() => parse(text(['a', 'trace("tour");', 'b', 'trace("tour");'])), /two lines/);
});

const isTrace = (line) => /^\d+ [a-z]+ -?\d+,-?\d+ \d+$/.test(line);

function output(program, args, input = '') {
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, {timeout: 240_000, maxBuffer: 1 << 26}, (error, out, err) => {
      // Exit statuses report verdicts, and a search that was cut short.
      if (error && (error.killed || typeof error.code !== 'number')) reject(error);
      else resolve({out, err});
    });
    child.stdin.on('error', () => {}); // it may end before it has read
    child.stdin.end(input);
  });
}

const traces = new Map();
function traceOf(algorithm, board, start, detail) {
  const args = [
    'trace',
    '--board',
    board,
    '--start',
    start,
    '--algorithm',
    algorithm,
    '--detail',
    detail,
    '--steps',
    `${kSteps}`,
    '--squares',
    'row-column',
  ];
  const key = args.join(' ');
  if (!traces.has(key))
    traces.set(
      key,
      output(kt, args).then(({out}) => out),
    );
  return traces.get(key);
}

// The moves of the closed tour that divide and conquer and the network end in, whatever way round.
const cycleMoves = (squares) => squares.map((square, i) => [square, squares.at(i - 1)].sort().join(' ')).sort();

async function check(name, [program, ...args], algorithm, place, detail) {
  const [board, start] = place.split(' ');
  const {out, err} = await output(program, args, `${place} ${kSteps} ${detail}\n`);
  const lines = out.split('\n');
  const title = `${name} on ${board} from ${start}, ${detail}`;
  const trace = lines
    .filter(isTrace)
    .map((line) => `${line}\n`)
    .join('');
  assert.equal(trace, await traceOf(algorithm, board, start, detail), `${title}\n${err}`);
  const cycle = lines.find((line) => line.startsWith('cycle '));
  if (!cycle) return;
  const tour = await output(kt, [
    'solve',
    '--board',
    board,
    '--start',
    start,
    '--algorithm',
    algorithm,
    '--print',
    'squares',
    '--squares',
    'row-column',
  ]);
  assert.deepEqual(cycleMoves(cycle.split(' ').slice(1)), cycleMoves(tour.out.trim().split(' ')), title);
}

// Every algorithm on its boards, as many at a time as there are processors. Each run is a process: without --all, programs are tried on
// every second board, with one detail each, in turns.
async function checkAll(extension, command) {
  const isAll = Boolean(process.env.KT_ALL);
  const jobs = kAlgorithms.flatMap((algorithm, a) =>
    (kBoardsOf[algorithm] ?? kBoards).flatMap((place, i) =>
      ['move', 'candidate']
        .filter((detail, d) => isAll || (((i >> 1) + a + d) % 2 === 0 && i % 2 === 1))
        .map((detail) => [`${algorithm}.${extension}`, command(algorithm), algorithm, place, detail]),
    ),
  );
  assert.ok(jobs.length > (isAll ? 120 : 25), `${jobs.length} runs`);
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await check(...job);
  };
  await Promise.all(Array.from({length: os.cpus().length}, worker));
}

test('JavaScript, English and pseudocode take the same steps as the search', () =>
  checkAll('js', (algorithm) => [process.execPath, `${kFolder}${algorithm}.js`]));

const kTranslated = {skip: process.env.KT_SHORT ? 'with --all, or by name' : false};

test('Python takes the same steps as the search', kTranslated, () =>
  checkAll('py', (algorithm) => ['python3', `${kFolder}${algorithm}.py`]),
);

// Unless what was built is newer than all of them.
function isStale(built, sources) {
  return !existsSync(built) || sources.some((name) => statSync(kFolder + name).mtimeMs > statSync(built).mtimeMs);
}

test('C++ takes the same steps as the search', kTranslated, async () => {
  mkdirSync(kBuilt, {recursive: true});
  for (const algorithm of kAlgorithms) {
    const source = `${algorithm}.cpp`,
      program = kBuilt + algorithm;
    if (isStale(program, [source, 'harness.h'])) {
      execFileSync('c++', ['-std=c++20', '-O0', kFolder + source, '-o', program], {stdio: 'inherit'});
    }
  }
  await checkAll('cpp', (algorithm) => [kBuilt + algorithm]);
});

test('Java takes the same steps as the search', kOnlyWithAll, async () => {
  const sources = readdirSync(kFolder).filter((name) => name.endsWith('.java'));
  const classes = `${kBuilt}java`;
  execFileSync('javac', ['-d', classes, ...sources.map((name) => kFolder + name)], {stdio: 'inherit'});
  const classOf = (algorithm) => readFileSync(`${kFolder}${algorithm}.java`, 'utf8').match(/^class (\w+)/m)[1];
  await checkAll('java', (algorithm) => ['java', '-XX:TieredStopAtLevel=1', '-cp', classes, classOf(algorithm)]);
});
