// Transferred bytes at brotli's best compression: the figures in README, docs/embedding.md and docs/quality.md.
// Needs: site.
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

test('knights-tour.js has at most 10 kB as brotli', (t) => weigh(t, 'knights-tour.js', packed('knights-tour.js'), 10_000));

// A bare page of Dear ImGui and SDL2 (tests/bench) takes 240 kB of it, and our own code most of the rest. The plan was 450 kB.
test('the first frame of the page needs at most 545 kB as brotli', (t) => {
  const weights = filesToFirstFrame().map((name) => [name, packed(name)]);
  for (const needed of ['knights-tour.js', 'page.js', 'style.css'])
    assert.ok(
      weights.some(([name]) => name === needed),
      `the page names no ${needed}`,
    );
  for (const [name, weight] of weights) t.diagnostic(`  ${name}: ${weight.toLocaleString('en')}`);
  weigh(
    t,
    'the first frame',
    weights.reduce((sum, [, weight]) => sum + weight, 0),
    545_000,
  );
});

test('the single file has at most 2.1 MB', (t) => weigh(t, 'knights-tour.html', bytes('knights-tour.html').length, 2_100_000));
