// The same settings give the same run natively and as WebAssembly, event by event. After a million steps both have the same
// state as the page in Chromium; with --all after 10^7 steps, and in Firefox and WebKit too.
// Needs: trace_digest, site, browsers.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {program} from './built.mjs';
import {engineTests} from './web/engines.mjs';

const isAll = Boolean(process.env.KT_ALL);
const kLate = isAll ? 10 ** 7 : 10 ** 6;
const kRandom = isAll ? 500 : 100;
// In the order of moves; with a rule that looks ahead; in candidates; over thousands of restarts.
const kSearches = [
  'board=8x8',
  'goal=closed&algorithm=pruned',
  'board=7x7&start=d4&detail=candidate',
  'board=8x8&end=h1&algorithm=restarts',
];
const kEngines = ['chromium', ...(isAll ? ['firefox', 'webkit'] : [])];

const run = (command, ...args) => execFileSync(command, args.map(String), {encoding: 'utf8'}).trim().split('\n');
const inNative = (...args) => run(program('native', 'tests/trace_digest'), ...args);
const inWasm = (...args) => run(process.execPath, program('web', 'tests/trace_digest.cjs'), ...args);
const natively = inNative(kLate, ...kSearches);

test(`native and WebAssembly reach the same state after ${kLate} steps`, () => {
  assert.deepEqual(inWasm(kLate, ...kSearches), natively);
  for (const line of natively) assert.match(line, new RegExp(`"step":${kLate},.* v=1&.*step=${kLate}`));
  assert.match(natively.join('\n'), /&at=/, 'one has its position in its link');
});

engineTests('the page reaches the same state as the native program', {only: kEngines}, async (open) => {
  for (const [i, search] of kSearches.entries()) {
    const page = await open(`#${search}`);
    const line = await page.onBoard(async (board, step) => {
      await board.ready;
      await board.seek(step);
      const {speed, frame, ...state} = board.getState();
      return `${JSON.stringify(state)} ${board.permalink().split('#')[1]}`;
    }, kLate);
    assert.equal(line, natively[i]);
    await page.close();
  }
});

test(`native and WebAssembly print the same traces for ${kRandom} random settings`, () => {
  const native = inNative(kRandom);
  assert.equal(native.length, kRandom);
  assert.ok(new Set(native.map((line) => line.split(' ').at(-1))).size > 0.8 * kRandom, 'the runs differ from each other');
  assert.deepEqual(inWasm(kRandom), native);
});
