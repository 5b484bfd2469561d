// ./dev bench: how fast the core is, as ratios to the tutorial's recursion, compiled natively by the same machine's
// compiler and run in the same minutes. Each round runs everything once; a ratio is the median of the rounds' ratios.
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import {fileURLToPath} from 'node:url';

import {typedArrayFirstTour} from './peers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kRounds = 11;
const kVisits = 8_250_733;
const kPrunedRuns = 200;

const wasm = await createRequire(import.meta.url)(`${root}build/web/tests/bench/wasm_bench.cjs`)();

function native() {
  const output = execFileSync(`${root}build/release/tests/bench/native_bench`, ['--benchmark_format=json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const times = {};
  for (const row of JSON.parse(output).benchmarks) {
    if (row.error_occurred) throw new Error(`${row.name}: ${row.error_message}`);
    times[`native ${row.name.split('/')[0]}`] = row.real_time;
  }
  return times;
}

function timed(expected, work) {
  const begin = performance.now();
  const result = work();
  const time = performance.now() - begin;
  if (result !== expected) throw new Error(`expected ${expected}, got ${result}: ${work}`);
  return time;
}

// All in milliseconds for the whole piece of work.
function round() {
  const times = native();
  times['slices'] = timed(kVisits, () => wasm._first_tour_in_slices(1000));
  times['JavaScript'] = timed(kVisits, typedArrayFirstTour);
  times['step'] = timed(kVisits, () => wasm._first_tour_by_steps());
  wasm._begin_walk_back();
  times['step back'] = timed(0, () => wasm._walk_back(1e9));
  times['pruned'] = timed(410 * kPrunedRuns, () => wasm._pruned_first_tours(kPrunedRuns)) / kPrunedRuns;
  times['6x6 closed'] = timed(9862, () => wasm._closed_6x6());
  times['6x6 open'] = timed(6637920, () => wasm._open_6x6());
  times['squirrel-cull'] = timed(1e6, () => wasm._large_tour(0));
  times['center'] = timed(1e6, () => wasm._large_tour(1));
  times['divide'] = timed(1e6, () => wasm._large_tour(2));
  times['frontier'] = timed(9862, () => wasm._frontier_6x6());
  return times;
}

// `faster`: how many times as fast as the peer; else: how many times the peer's time it takes.
const kFigures = [
  {figure: 'naive 8x8 first tour, WASM, in slices', work: 'slices', peer: 'native tutorial', faster: true, must: 1, aim: 1.4},
  {figure: 'the same natively', work: 'native slices', peer: 'native tutorial', faster: true, must: 1.25, aim: 1.6},
  {
    figure: 'the same natively, with its depths told',
    work: 'native watched',
    peer: 'native slices',
    faster: true,
    must: 0.8,
    aim: 0.9,
  },
  {
    figure: 'the same natively, every visit counted',
    work: 'native counted',
    peer: 'native tutorial',
    faster: true,
    must: 1,
    aim: 1.5,
  },
  {figure: 'the same in WASM against JavaScript', work: 'slices', peer: 'JavaScript', faster: true, must: 2.5, aim: 4},
  {figure: 'step() against run(), WASM', work: 'step', peer: 'slices', faster: true, must: 0.2, aim: 0.5},
  {figure: 'step_back() against step(), WASM', work: 'step back', peer: 'step', faster: true, must: 0.5, aim: 1},
  {figure: 'pruned 8x8 first tour, WASM', work: 'pruned', peer: 'native tutorial', faster: true, must: 1000, aim: 4000},
  {figure: 'all 6x6 closed tours by pruned, WASM', work: '6x6 closed', peer: 'native tutorial', must: 0.3, aim: 0.1},
  {figure: 'all 6x6 open tours by pruned, WASM', work: '6x6 open', peer: 'native tutorial', must: 15, aim: 9},
  {figure: '1000x1000 by Squirrel-Cull, WASM', work: 'squirrel-cull', peer: 'native tutorial', must: 0.35, aim: 0.175},
  {figure: '1000x1000 by center, WASM', work: 'center', peer: 'native tutorial', must: 0.7, aim: 0.35},
  {figure: '1000x1000 by divide and conquer, WASM', work: 'divide', peer: 'native tutorial', must: 2, aim: 1},
  {figure: '6x6 closed by frontier, WASM', work: 'frontier', peer: 'native tutorial', must: 5, aim: 1},
];

const median = (values) =>
  values.toSorted?.((a, b) => a - b)[values.length >> 1] ?? [...values].sort((a, b) => a - b)[values.length >> 1];

round(); // until everything is compiled and its memory is there
const rounds = [];
for (let i = 0; i < kRounds; ++i) {
  rounds.push(round());
  process.stderr.write(`\rround ${i + 1} of ${kRounds}`);
}
process.stderr.write('\r\x1b[K');

const figures = kFigures.map(({figure, work, peer, faster, must, aim}) => {
  const ratio = median(rounds.map((times) => (faster ? times[peer] / times[work] : times[work] / times[peer])));
  const holds = (bound) => (faster ? ratio >= bound : ratio <= bound);
  return {
    figure,
    ratio,
    unit: faster ? 'times as fast' : "of the peer's time",
    must,
    aim,
    verdict: holds(aim) ? 'aim' : holds(must) ? 'must' : 'MISSED',
  };
});
const times = Object.fromEntries(Object.keys(rounds[0]).map((key) => [key, median(rounds.map((r) => r[key]))]));

const short = (value) => Number(value.toPrecision(3)).toString();
console.log(`${'figure'.padEnd(40)} ${'ratio'.padStart(7)} ${'must'.padStart(6)} ${'aim'.padStart(6)}  reached`);
for (const {figure, ratio, unit, must, aim, verdict} of figures) {
  console.log(
    `${figure.padEnd(40)} ${short(ratio).padStart(7)} ${short(must).padStart(6)} ${short(aim).padStart(6)}  ` +
      `${verdict.padEnd(6)}  (${unit})`,
  );
}
console.log('\nmedian times in milliseconds');
for (const [key, value] of Object.entries(times)) console.log(`  ${key.padEnd(20)} ${short(value)}`);

const machine = {
  name: os.hostname(),
  processor: os.cpus()[0]?.model ?? 'unknown',
  processors: os.cpus().length,
  system: `${os.type()} ${os.release()}`,
  node: process.version,
};
writeFileSync(`${root}build/bench.json`, JSON.stringify({machine, rounds: kRounds, figures, times}, null, 2) + '\n');
process.exitCode = figures.some(({verdict}) => verdict === 'MISSED') ? 1 : 0;
