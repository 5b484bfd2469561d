// A browser and a server for the tests: dist/ on a loopback port, Chromium through puppeteer-core.
//
// KT_THROTTLE=4: the pages have a processor four times as slow.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {PNG} from 'pngjs';
import {serveDist} from '../../web/serve.mjs';
import {startChromium} from './chromium.mjs';

export {launchChromium} from './chromium.mjs';

const kThrottle = Number(process.env.KT_THROTTLE ?? 1);
const clock = readFileSync(new URL('clock.js', import.meta.url), 'utf8');

// Long enough for any machine: only what fails takes so long.
export const patience = (milliseconds) => milliseconds * Math.max(1, kThrottle);
export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const throttle = (page) => (kThrottle > 1 ? page.emulateCPUThrottling(kThrottle) : undefined);

// Done to a page before its scripts: WebGL does all but fill and show the canvas, which without a graphics card is most of the
// work. Until paint() is called.
function leaveUnpainted() {
  const {prototype} = WebGL2RenderingContext;
  const {clear, drawElements} = prototype;
  const nothing = () => {};
  Object.assign(prototype, {clear: nothing, drawElements: nothing});
  window.paint = () => { Object.assign(prototype, {clear, drawElements}); };
}

// What a page is for: with a `scale`, the pixels of the screen to one of CSS, to be looked at; without, to be used, and then
// it has few pixels and does not paint them, until somebody asks for pixels().
export async function makeUnpainted(page) {
  const {identifier} = await page.evaluateOnNewDocument(leaveUnpainted);
  page.paint = async () => {
    page.paint = null;
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await page.evaluate(() => window.paint());
  };
}
export const kCoarse = 0.5;

// A finger lets a key go whether the page has answered or not. Puppeteer waits for the answer, and a slow page sees a key held.
function pressShortly({keyboard}) {
  const pressLong = keyboard.press.bind(keyboard);
  keyboard.press = (key, options) => (options?.delay ? pressLong(key, options) : Promise.all([keyboard.down(key), keyboard.up(key)]));
}

// A new page; `withClock`: its time is in the hands of the test (clock.js). Errors on the console are collected in
// `page.problems`. `bypassesPolicy`: the test itself does what the page's security policy forbids.
export async function newPage(browser, {width = 800, height = 600, scale, touch = false, withClock = false, bypassesPolicy = false} = {}) {
  const page = await browser.newPage();
  await page.setBypassCSP(bypassesPolicy);
  await throttle(page);
  pressShortly(page);
  await page.setViewport({width, height, deviceScaleFactor: scale ?? kCoarse, hasTouch: touch, isMobile: touch});
  if (!scale) await makeUnpainted(page);
  if (withClock) await page.evaluateOnNewDocument(clock);
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  return page;
}

// Opens a page of dist/ and waits for its first drawn frame; `calm`: with reduced motion.
export async function openPage(browser, url, {width = 1280, height = 800, dark = false, calm = false, ...options} = {}) {
  const page = await newPage(browser, {width, height, ...options});
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'}, {name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference'}]);
  await page.goto(url);
  await page.evaluate(() => window.knightsTour.ready);
  return page;
}

// In a page that was opened with `withClock`: lets time pass, then stands it still; lets it run again.
export const pass = (page, milliseconds) => page.evaluate((time) => clock.go(time), milliseconds);
export const run = (page) => page.evaluate(() => clock.run());

// Until the browser has made some frames: what was to be seen by then has been seen by who watches it.
export const frames = (page, count = 5) => page.evaluate(async (n) => {
  if (window.clock?.isFree === false) return clock.go(0);
  for (let i = 0; i < n; ++i) await new Promise(requestAnimationFrame);
}, count);

// Gives the full page something below the board, so that it can be scrolled as the page around an embedded board is.
export const addMore = (page) => page.evaluate(() => { document.documentElement.style.paddingBottom = '1000px'; });

// Until `check`, run in the page, is true.
export async function until(page, check, ...values) {
  for (const deadline = performance.now() + patience(30_000); !await page.evaluate(check, ...values); await sleep(20)) {
    if (performance.now() > deadline) throw new Error(`in vain: ${check} ${values}`);
  }
}

export const state = (page) => page.evaluate(() => window.knightsTour.getState());

export async function control(page, id) {
  const found = await page.evaluate((wanted) => window.knightsTour.controls().find((c) => c.id === wanted), id);
  if (!found) throw new Error(`there is no control '${id}' on the canvas`);
  return found;
}

// Until there is such a control.
export async function shown(page, id) {
  await until(page, (wanted) => window.knightsTour.controls().some((c) => c.id === wanted), id);
  return control(page, id);
}

// Where a control is in the window, at a share of its width and height.
//
// What is still to come is waited for, and so is what is on its way to its place, as panels are when another one opens: the
// place is that of two frames.
export async function place(page, id, x = 0.5, y = 0.5) {
  await shown(page, id);
  const look = async () => {
    const {rect} = await control(page, id);
    const canvas = await page.$eval('>>> canvas', (element) => {
      const box = element.getBoundingClientRect();
      return {x: box.x, y: box.y};
    });
    return [canvas.x + rect.x + rect.width * x, canvas.y + rect.y + rect.height * y];
  };
  let found = await look();
  for (let left = 30; left > 0; --left) {
    await page.evaluate(() => {
      if (window.clock?.isFree === false) return undefined;
      return new Promise((resolve) => { requestAnimationFrame(resolve); setTimeout(resolve, 100); });
    });
    const before = found;
    found = await look();
    if (String(found) === String(before)) break;
  }
  return found;
}

// A real click on a control, at a share of its width and height.
export async function click(page, id, x = 0.5, y = 0.5) {
  await page.mouse.click(...await place(page, id, x, y));
  await settle(page);
}

export async function tap(page, id, x = 0.5, y = 0.5) {
  await page.touchscreen.tap(...await place(page, id, x, y));
  await settle(page);
}

// Waits until a board, the page's or the one with an id, has drawn all that was asked for; of one that plays, a few frames.
export const settle = (page, id = 'knightsTour') => page.evaluate(async (name, patience) => {
  const kFollowed = 12, kRest = 3;
  if (window.clock?.isFree === false) return clock.go(250);
  const first = window[name].getState().frame.drawn;
  for (let end = Date.now() + patience, resting = 0; resting < kRest;) {
    await new Promise(requestAnimationFrame);
    const {status, frame: {drawn, requested}} = window[name].getState();
    resting = drawn === requested ? resting + 1 : 0;
    if (status === 'playing' && drawn >= first + kFollowed) return;
    if (Date.now() > end) throw new Error('the canvas does not come to rest');
  }
}, id, patience(30_000));

// Paints a page, with as many pixels as points. An emulated change of the density alone is not told to the page.
async function sharpen(page) {
  await page.paint();
  const viewport = {...page.viewport(), deviceScaleFactor: 1};
  await page.setViewport({...viewport, width: viewport.width - 1});
  await frames(page);
  await page.setViewport(viewport);
  await frames(page);
  await settle(page);
}

// The colours of a control's surroundings: `at(x, y)` is [r, g, b] at a share of its width and height.
export async function pixels(page, id) {
  if (page.paint) await sharpen(page);
  const {rect} = await control(page, id);
  const canvas = await (await page.$('>>> canvas')).boundingBox();
  const png = PNG.sync.read(Buffer.from(await page.screenshot()));
  const scale = png.width / page.viewport().width;
  const at = (x, y) => {
    const left = Math.round((canvas.x + rect.x + rect.width * x) * scale);
    const top = Math.round((canvas.y + rect.y + rect.height * y) * scale);
    return [...png.data.subarray((top * png.width + left) * 4, (top * png.width + left) * 4 + 3)];
  };
  return {png, at};
}

// A server and a Chromium for the tests of one file, as `shared.server` and `shared.browser`. A Chromium that dies takes
// the test with it that was running, and no other. `overrides` as of serveDist().
export function shareBrowser({overrides = {}} = {}) {
  const shared = {};
  let chromium = null;
  let isOver = false;
  const start = async () => {
    if (chromium?.browser.connected) return;
    chromium = await startChromium();
    shared.browser = chromium.browser;
    if (isOver) await chromium.close();  // too late: else this process would never end
  };
  before(async () => {
    shared.server = await serveDist(0, overrides);
    await start();
  }, {timeout: patience(60_000)});
  after(async () => {
    isOver = true;
    await chromium?.close();
    await shared.server?.close();
  });
  // body(open), where open(options) is newPage(). The pages are closed in the end.
  shared.test = (name, body, {timeout = 120_000} = {}) => test(name, {timeout: patience(timeout)}, async () => {
    await start();
    const pages = [];
    try {
      await body(async (options) => {
        pages.push(await newPage(shared.browser, options));
        return pages.at(-1);
      });
    } finally {
      for (const page of pages) await page.close().catch(() => {});
    }
  });
  // body(page), with the full page at an address. Whatever it does, nothing may be reported on the console.
  shared.pageTest = (name, hash, body, {timeout, ...options} = {}) => shared.test(name, async () => {
    const page = await openPage(shared.browser, shared.server.url + hash, options);
    try {
      await body(page);
      assert.deepEqual(page.problems, []);
    } finally {
      await page.close().catch(() => {});
    }
  }, {timeout});
  return shared;
}
