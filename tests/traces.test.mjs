// The same settings give the same run natively and as WebAssembly, event by event.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {kNative, program} from './built.mjs';

test('native and WebAssembly trace 500 random settings alike', () => {
  const options = {encoding: 'utf8'};
  const native = execFileSync(program(kNative, 'tests/trace_digest'), options).trim().split('\n');
  const wasm = execFileSync(process.execPath, [program('web', 'tests/trace_digest.cjs')], options).trim().split('\n');
  assert.equal(native.length, 500);
  assert.ok(new Set(native.map((line) => line.split(' ').at(-1))).size > 400, 'the runs differ from each other');
  assert.deepEqual(wasm, native);
});
