// The drawing without WebAssembly: its search takes the steps that kt takes, its colours are those of the canvas.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {palettes} from '../web/poster/palette.js';
import {posterState} from '../web/poster/poster.js';
import {problemOf} from '../web/poster/problem.js';
import {boardScene} from '../web/poster/scene.js';
import {kt as program} from './built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');

function kt(command, settings, ...more) {
  const options = Object.entries(settings).filter(([key]) => key !== 'step').flatMap(([key, value]) => [`--${key}`, value]);
  // 1 and 3 are verdicts too.
  try {
    return execFileSync(program, [command, ...options, ...more], {encoding: 'utf8', maxBuffer: 1 << 28});
  } catch (error) {
    if (error.status === 2 || error.status === null) throw error;
    return error.stdout;
  }
}

// Of one square only.
const isTourAtOnce = (settings) => {
  const {status, visits} = JSON.parse(kt('solve', settings, '--print', 'json', '--max-visits', '1'));
  return status === 'tour' && visits === 1;
};

// The path after each of the first steps, from kt's trace: [{type, path}, ...], in kt's own words for squares.
function pathsOf(settings, steps, start) {
  const path = [start];
  const paths = [{type: isTourAtOnce(settings) ? 'tour' : 'start', path: [start]}];
  for (const line of kt('trace', settings, '--steps', String(steps)).trim().split('\n').filter(Boolean)) {
    const [, type, square] = line.split(' ');
    if (['advance', 'tour'].includes(type)) path.push(square);
    else if (['backtrack', 'exhausted'].includes(type)) assert.equal(path.pop(), square);
    paths.push({type, path: [...path]});
  }
  return paths;
}

// As in a test of kt itself: the same numbers each time.
function dice(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * n);
  };
}

const kOrders = ['clockwise', 'lexicographic', 'report', 'report-warnsdorff', 'report-brute', '31427586', '87654321', '26481357'];
const kStatus = {tour: 'tour', exhausted: 'exhausted', stuck: 'stuck'};

function randomSettings(roll, algorithm) {
  const [rows, cols] = [1 + roll(9), 1 + roll(9)];
  const square = () => `${roll(rows)},${roll(cols)}`;
  const settings = {algorithm, board: `${rows}x${cols}`, moves: kOrders[roll(kOrders.length)], start: square()};
  const holes = [square(), square()].filter((hole) => hole !== settings.start);
  if (roll(3) === 0 && holes.length) settings.holes = holes.join(';');
  const end = square();
  if (roll(4) === 0 && !holes.includes(end)) settings.end = end;
  if (roll(4) === 0) settings.goal = 'closed';
  if (roll(4) === 0) settings.detail = 'candidate';
  if (roll(5) === 0) settings.leaper = ['1,3', '2,2', '0,1', '2,3'][roll(4)];
  return settings;
}

for (const algorithm of ['backtracking', 'warnsdorff', 'warnsdorff-backtracking']) {
  test(`${algorithm}: 60 random searches, step by step as kt takes them`, () => {
    const roll = dice(7);
    const met = new Set();
    for (let i = 0; i < 60; ++i) {
      const settings = randomSettings(roll, algorithm);
      const expected = pathsOf(settings, 400, settings.start);
      for (const step of [0, 1, 2, 3, 5, 8, 24, 61, 63, 399, 400]) {
        const known = expected[Math.min(step, expected.length - 1)];
        const state = posterState({...settings, step: String(step)});
        const told = `${JSON.stringify(settings)} at ${step}`;
        assert.deepEqual(state.path.map(String), known.path, told);
        assert.equal(state.step, Math.min(step, expected.length - 1), told);
        assert.equal(state.event.type, known.type, told);
        assert.equal(state.status, kStatus[known.type] ?? 'paused', told);
        met.add(known.type);
      }
    }
    for (const type of ['advance', 'tour', algorithm === 'warnsdorff' ? 'stuck' : 'exhausted']) assert.ok(met.has(type), type);
  });
}

test('the tours of kt on larger boards', () => {
  for (const board of ['5x5', '6x6', '8x8', '20x20', '31x40', '50x50']) {
    const settings = {board, algorithm: 'warnsdorff'};
    const {status, squares, steps} = JSON.parse(kt('solve', settings, '--print', 'json'));
    const state = posterState({...settings, step: String(steps)});
    assert.equal(state.status, status, board);
    if (status === 'tour') assert.deepEqual(state.path, squares, board);
  }
});

test('a graph is searched as kt searches it', () => {
  const settings = {graph: 'A-B;B-C;C-D;D-A;B>D;E-D', start: 'B'};
  for (const [step, known] of pathsOf(settings, 50, 'B').entries()) {
    const names = problemOf(settings).names;
    assert.deepEqual(posterState({...settings, step: String(step)}).path.map(([, v]) => names[v]), known.path, `${step}`);
  }
});

test('a step far off, or of another algorithm, leaves the knight on its start', () => {
  for (const settings of [{step: '16501401'}, {algorithm: 'pruned', step: '3'}, {algorithm: 'warnsdorff', tie: 'random', step: '3'}]) {
    const {path, step} = posterState({board: '8x8', start: 'c3', ...settings});
    assert.deepEqual([path, step], [[[5, 2]], 0]);
  }
});

test('the move orders are those that kt lists', () => {
  const list = kt('list', {}).split('Move orders')[1].split('Tie rules')[0].trim().split('\n');
  assert.equal(list.length, 5);
  for (const line of list) {
    const [name, ...moves] = line.trim().split(/\s+/);
    const {targets, number} = problemOf({board: '9x9', moves: name});
    const offsets = targets(number([4, 4])).map((v) => `(${Math.floor(v / 9) - 4},${v % 9 - 4})`);
    assert.deepEqual(offsets, moves, name);
  }
});

test('what can not be read gives the default, in silence', () => {
  const plain = posterState({});
  assert.deepEqual(plain.path, [[0, 0]]);
  for (const settings of [
    {board: '0x9'}, {board: '8x8x8'}, {board: '1025'}, {board: '-3'}, {board: 'x'}, {board: ''}, {start: '9,9'}, {start: 'z0'},
    {start: '<b>'}, {holes: '0,0;99,99'}, {holes: 'quatsch'}, {graph: 'A-A'}, {graph: '-'}, {moves: '11111111'}, {leaper: '0,0'},
    {step: '-1'}, {step: '1e3'}, {step: 'NaN'}, {goal: 'both'}, {algorithm: 'constructor'}, {tie: '__proto__'}, {end: 'q'},
    {moves: 'toString'}, {detail: '1'}, {base: '7'},
  ]) {
    const {path} = posterState(settings);
    assert.deepEqual(path, plain.path, JSON.stringify(settings));
    const scene = boardScene(posterState(settings), {palette: palettes.light});
    assert.equal(scene.width, 640);
    assert.doesNotMatch(JSON.stringify(scene), /NaN|undefined|Infinity|null/, JSON.stringify(settings));
  }
  assert.deepEqual(posterState({board: '3x3', holes: '0,0;0,1'}).path, [[0, 2]], 'the first square there is');
});

test('no board takes many shapes, nor long', () => {
  for (const settings of [{board: '1024'}, {board: '100x100', step: '2500', algorithm: 'warnsdorff'}, {board: '1x1024'}, {board: '1024x1'}]) {
    const began = performance.now();
    const {shapes, height} = boardScene(posterState(settings), {palette: palettes.light});
    assert.ok(shapes.length < 1000, `${shapes.length} shapes`);
    assert.ok(height <= 640, `${height}`);
    assert.ok(performance.now() - began < 1500, JSON.stringify(settings));
  }
});

test('the colours are those of the canvas', () => {
  const rows = read('src/view/pen/theme.cpp').split(/\.theme = Theme::/).slice(1);
  assert.deepEqual(rows.map((row) => /^\w+/.exec(row)[0]), Object.keys(palettes));
  for (const row of rows) {
    const palette = palettes[/^\w+/.exec(row)[0]];
    const colours = [...row.matchAll(/\.(\w+) = rgba?\(0x([0-9a-f]{6})(?:, (\d+))?\)/g)].filter(([, role]) => !role.startsWith('heat'));
    const expected = Object.fromEntries(colours.map(([, role, hex, alpha]) => [
      role, `#${hex}${alpha ? (+alpha).toString(16).padStart(2, '0') : ''}`]));
    assert.deepEqual(palette, {weight: +/\.weight = ([\d.]+)/.exec(row)[1], ...expected});
  }
});

test('the knight has the outline of its picture', () => {
  const [, outline] = / d="([^"]+)"/.exec(read('assets/knight.svg'));
  const numbers = (d) => d.match(/[\d.]+/g).map(Number);
  const state = posterState({board: '1x1'});
  // A square as large as makes the knight 100 wide, in the upper left corner.
  const {shapes} = boardScene(state, {palette: palettes.light, width: 120});
  const drawn = shapes.findLast(({tag}) => tag === 'path').d;
  const expected = numbers(outline), seen = numbers(drawn);
  assert.equal(seen.length, expected.length);
  const scale = (seen[2] - seen[16]) / (expected[2] - expected[16]) || (seen[1] - seen.at(-1)) / (expected[1] - expected.at(-1));
  const factor = (Math.max(...seen.filter((_, i) => i % 2)) - Math.min(...seen.filter((_, i) => i % 2))) / (91 - 9);
  assert.ok(factor > 0 && Number.isFinite(scale));
  for (let i = 0; i < seen.length; ++i) {
    assert.ok(Math.abs((seen[i] - seen[i % 2]) - factor * (expected[i] - expected[i % 2])) < 0.05, `${i}`);
  }
});
