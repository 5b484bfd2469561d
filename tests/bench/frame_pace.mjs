// ./dev bench: at the highest speed on 8x8, how many animation frames come in time, how long an input waits for its
// answer, and how many frames are drawn. In time: within one and a half of the display's intervals.
import {launchChromium, openPage, sleep} from '../web/browser.mjs';
import {serveDist} from '../../web/serve.mjs';

const kSeconds = 10;
const kInputs = 40;
const kInTime = 0.95;
const kSearch = 'board=8x8&start=0,1&speed=max'; // it does not end

const server = await serveDist();
const browser = await launchChromium();
const page = await openPage(browser, `${server.url}#${kSearch}`);
await sleep(1000);
await page.call('play');
const before = await page.state();
const intervals = await page.evaluate(async (seconds) => {
  const times = [await new Promise(requestAnimationFrame)];
  while (times.at(-1) - times[0] < seconds * 1000) times.push(await new Promise(requestAnimationFrame));
  return times.slice(1).map((time, i) => time - times[i]);
}, kSeconds);
const after = await page.state();

// Animation frames from a key to the frame that draws what it did.
const waits = await page.evaluate(async (inputs) => {
  const element = window.knightsTour;
  const frame = () => new Promise(requestAnimationFrame);
  const found = [];
  for (let i = 0; i < inputs; ++i) {
    for (let n = 0; n < 10 + (i % 7); ++n) await frame();
    const {drawn} = element.getState().frame;
    element.play();
    element.pause();
    let waited = 0;
    while (element.getState().frame.drawn === drawn) {
      await frame();
      ++waited;
    }
    found.push(waited);
    element.play();
  }
  return found;
}, kInputs);
await browser.close();
await server.close();

// Displays have 60 frames a second, or 144: the usual time between two is that of half of them.
const interval = [...intervals].sort((a, b) => a - b)[intervals.length >> 1];
const share = intervals.filter((time) => time <= 1.5 * interval).length / intervals.length;
const drawn = (after.frame.drawn - before.frame.drawn) / intervals.length;
console.log(
  `animation frames in time at the highest speed: ${(share * 100).toFixed(1)} %, at least ${kInTime * 100} % ` +
    `(every ${interval.toFixed(1)} ms; ${Math.round(drawn * 100)} % of them drawn; an input waits for ` +
    `${Math.max(...waits)} frames at most; ${((after.step - before.step) / kSeconds / 1e6).toFixed(1)} million steps per second)`,
);
process.exitCode = share >= kInTime && interval < 20 ? 0 : 1;
