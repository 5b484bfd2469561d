// What is transferred, in bytes as brotli leaves them at its best: the figures of the README and of docs/architecture.md.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {brotliCompressSync, constants} from 'node:zlib';

const bytes = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url));
const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24};
const packed = (name) => brotliCompressSync(bytes(name), {params}).length;

// What the page names itself, but for what is there for others, and what these load: all that the first frame waits for.
function filesToFirstFrame() {
  const page = bytes('index.html').toString();
  const named = [...page.matchAll(/<(?:script|link(?! rel="alternate"))[^>]* (?:src|href)="([^"]+)"/g)].map((match) => match[1]);
  return [...new Set(['index.html', ...named, 'visualizer.js', 'visualizer.wasm'])];
}

function weigh(t, what, weight, limit) {
  t.diagnostic(`${what}: ${weight.toLocaleString('en')} of ${limit.toLocaleString('en')} bytes`);
  assert.ok(weight <= limit, `${what}: ${weight} bytes are more than ${limit}`);
}

test('the facade, with brotli', (t) => weigh(t, 'knights-tour.js', packed('knights-tour.js'), 10_000));

// 440 kB of it are the WebAssembly, with Dear ImGui, SDL2 and the C library as they come.
test('everything to the first frame of the page, with brotli', (t) => {
  const weights = filesToFirstFrame().map((name) => [name, packed(name)]);
  for (const needed of ['knights-tour.js', 'page.js', 'style.css']) assert.ok(weights.some(([name]) => name === needed), `the page names no ${needed}`);
  for (const [name, weight] of weights) t.diagnostic(`  ${name}: ${weight.toLocaleString('en')}`);
  weigh(t, 'the first frame', weights.reduce((sum, [, weight]) => sum + weight, 0), 510_000);
});

test('the single file, as it is', (t) => weigh(t, 'knights-tour.html', bytes('knights-tour.html').length, 2_000_000));
