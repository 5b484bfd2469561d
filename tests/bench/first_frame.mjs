// ./dev bench: the time from opening the page to its first drawn frame, as a ratio to a bare page of Dear ImGui and SDL2 built
// by the same toolchain. Both run in the same browser, in turns, and nothing is cached. Then the time on a slow link, in
// seconds, which is reported and has no limit.
//
// KT_DIST: another folder than dist/, to compare two builds.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, constants} from 'node:zlib';
import {launchChromium} from '../web/browser.mjs';

const kRounds = 7,
  kSlowRounds = 3;
const kMaxRatio = 1.6;
const kSlow = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8}; // bytes a second
const root = fileURLToPath(new URL('../..', import.meta.url));
const kTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

// Serves a folder with brotli, as static hosts do.
async function serve(folder) {
  const packed = new Map();
  const read = (path) => {
    if (!packed.has(path))
      packed.set(path, brotliCompressSync(readFileSync(join(folder, path)), {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}));
    return packed.get(path);
  };
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const body = read(path);
      response
        .writeHead(200, {'Content-Type': kTypes[extname(path)] ?? 'application/octet-stream', 'Content-Encoding': 'br'})
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close()};
}

// Milliseconds until the first frame. The page itself notes that moment: an outside observer would learn of it only after
// the load event.
async function timeOf(url, network = null) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setViewport({width: 1280, height: 800});
    if (network) {
      const client = await page.createCDPSession();
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', network);
    }
    await page.evaluateOnNewDocument(() => {
      globalThis.drawn = new Promise((resolve) => {
        const note = () => resolve(performance.now());
        addEventListener('ready', note, {once: true}); // of the board
        addEventListener('bare-frame', note, {once: true});
      });
    });
    await page.goto(url);
    return await page.evaluate(() => globalThis.drawn);
  } finally {
    await browser.close();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const ours = await serve(process.env.KT_DIST ?? `${root}dist`),
  bare = await serve(`${root}build/web/tests/bench`);
const kBare = `${bare.url}bare_page.html`;
await timeOf(ours.url); // also packs the files
await timeOf(kBare);
const rounds = [],
  slow = [];
for (let i = 0; i < kRounds; ++i) rounds.push({page: await timeOf(ours.url), bare: await timeOf(kBare)});
for (let i = 0; i < kSlowRounds; ++i) slow.push({page: await timeOf(ours.url, kSlow), bare: await timeOf(kBare, kSlow)});
ours.close();
bare.close();
const ratio = median(rounds.map(({page, bare: other}) => page / other));
console.log(
  `first drawn frame: ${ratio.toFixed(2)} times that of a bare page, at most ${kMaxRatio} ` +
    `(medians: ${Math.round(median(rounds.map(({page}) => page)))} and ${Math.round(median(rounds.map((r) => r.bare)))} ms)`,
);
const seconds = (of) => (median(slow.map(of)) / 1000).toFixed(1);
console.log(
  `on a link of 1.6 Mbit/s with 150 ms latency: ${seconds((r) => r.page)} s, the bare page ${seconds((r) => r.bare)} s`,
);
process.exitCode = ratio <= kMaxRatio ? 0 : 1;
