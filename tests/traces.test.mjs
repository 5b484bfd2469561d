// The same settings give the same run natively and as WebAssembly, event by event; and the same state after 10^7 steps there
// and in the page, in Chromium, and with --all in Firefox and WebKit.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {serveDist} from '../web/serve.mjs';
import {kNative, program} from './built.mjs';
import {startEngine} from './web/engines.mjs';

const kLate = 10 ** 7;
// In the order of moves; with a rule that looks ahead; in candidates; over thousands of restarts.
const kSearches = ['board=8x8', 'goal=closed&algorithm=pruned', 'board=7x7&start=d4&detail=candidate', 'board=8x8&end=h1&algorithm=restarts'];
const kEngines = ['chromium', ...(process.env.KT_ALL ? ['firefox', 'webkit'] : [])];

const options = {encoding: 'utf8'};
const linesOf = (text) => text.trim().split('\n');
const natively = linesOf(execFileSync(program(kNative, 'tests/trace_digest'), kSearches, options));

test('native and WebAssembly are in the same state after 10^7 steps', () => {
  assert.deepEqual(linesOf(execFileSync(process.execPath, [program('web', 'tests/trace_digest.cjs'), ...kSearches], options)), natively);
  for (const line of natively) assert.match(line, new RegExp(`"step":${kLate},.* v=1&.*step=${kLate}`));
  assert.match(natively.join('\n'), /&at=/, 'one has its position in its link');
});

for (const name of kEngines) {
  test(`so is the page in ${name}`, {timeout: 300_000}, async () => {
    const server = await serveDist();
    const engine = await startEngine(name);
    try {
      for (const [i, search] of kSearches.entries()) {
        const page = await engine.open(`${server.url}#${search}`);
        const line = await page.evaluate(async (step) => {
          const board = window.knightsTour;
          await board.ready;
          await board.seek(step);
          const {speed, frame, ...state} = board.getState();
          return `${JSON.stringify(state)} ${board.permalink().split('#')[1]}`;
        }, kLate);
        assert.equal(line, natively[i]);
        await page.close();
      }
    } finally {
      await engine.close();
      await server.close();
    }
  });
}

test('native and WebAssembly trace 500 random settings alike', () => {
  const native = linesOf(execFileSync(program(kNative, 'tests/trace_digest'), options));
  const wasm = linesOf(execFileSync(process.execPath, [program('web', 'tests/trace_digest.cjs')], options));
  assert.equal(native.length, 500);
  assert.ok(new Set(native.map((line) => line.split(' ').at(-1))).size > 400, 'the runs differ from each other');
  assert.deepEqual(wasm, native);
});
