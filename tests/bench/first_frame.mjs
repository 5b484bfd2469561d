// ./dev bench: the time from opening the page to its first drawn frame, as a ratio to a bare page of Dear ImGui and SDL2 by
// the same toolchain, in the same browser, in turns. Nothing is cached: each time is a browser's first.
import {createServer} from 'node:http';
import {fileURLToPath} from 'node:url';
import sirv from 'sirv';
import {launchChromium} from '../web/browser.mjs';

const kRounds = 7;
const kMost = 1.5;
const root = fileURLToPath(new URL('../..', import.meta.url));

async function serve(folder) {
  const server = createServer(sirv(folder, {dev: true}));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close()};
}

// Milliseconds until the first frame, noted by the page at that moment: whoever asks from outside comes only once all has loaded.
async function timeOf(url) {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setViewport({width: 1280, height: 800});
    await page.evaluateOnNewDocument(() => {
      globalThis.drawn = new Promise((resolve) => {
        const note = () => resolve(performance.now());
        addEventListener('ready', note, {once: true});  // of the board
        addEventListener('bare-frame', note, {once: true});
      });
    });
    await page.goto(url);
    return await page.evaluate(() => globalThis.drawn);
  } finally {
    await browser.close();
  }
}

const ours = await serve(`${root}dist`), bare = await serve(`${root}build/web/tests/bench`);
const rounds = [];
for (let i = 0; i < kRounds; ++i) {
  rounds.push({page: await timeOf(ours.url), bare: await timeOf(`${bare.url}bare_page.html`)});
}
ours.close();
bare.close();
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const ratio = median(rounds.map(({page, bare: other}) => page / other));
console.log(`first drawn frame: ${ratio.toFixed(2)} times that of a bare page, at most ${kMost} ` +
            `(medians: ${Math.round(median(rounds.map(({page}) => page)))} and ${Math.round(median(rounds.map((r) => r.bare)))} ms)`);
process.exitCode = ratio <= kMost ? 0 : 1;
