// A browser and a server for the tests: dist/ on a loopback port, Chromium through puppeteer-core.
//
// KT_THROTTLE=4: the pages have a processor four times as slow.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {PNG} from 'pngjs';
import {serveDist} from '../../web/serve.mjs';
import {html} from './answers.mjs';
import {BoardPage, patience, sleep} from './board_page.mjs';
import {startChromium} from './chromium.mjs';

export {becomes, eventually, patience, sleep, until} from './board_page.mjs';
export {launchChromium} from './chromium.mjs';

const kThrottle = Number(process.env.KT_THROTTLE ?? 1);
const clock = readFileSync(new URL('clock.js', import.meta.url), 'utf8');

export const throttle = (page) => (kThrottle > 1 ? page.emulateCPUThrottling(kThrottle) : undefined);

// Done to a page before its scripts: WebGL does all but fill and show the canvas, which without a graphics card is most of the
// work. Until paint() is called.
function leaveUnpainted() {
  const {prototype} = WebGL2RenderingContext;
  const {clear, drawElements} = prototype;
  const nothing = () => {};
  Object.assign(prototype, {clear: nothing, drawElements: nothing});
  window.paint = () => {
    Object.assign(prototype, {clear, drawElements});
  };
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

/** A page of Puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi. */
export class PuppeteerPage extends BoardPage {
  delay = 0; // how long a key or a button is held

  evaluate(body, ...values) {
    return this.page.evaluate(body, ...values);
  }
  clickAt(x, y) {
    return this.page.mouse.click(x, y, {delay: this.delay});
  }
  tapAt(x, y) {
    return this.page.touchscreen.tap(x, y);
  }
  move(x, y) {
    return this.page.mouse.move(x, y);
  }
  async wheel(x, y, deltaY) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel({deltaY});
  }
  async key(chord) {
    const {keyboard} = this.page;
    const keys = chord.split(/\+(?=.)/);
    const last = keys.pop();
    for (const key of keys) await keyboard.down(key);
    await keyboard.press(last, {delay: this.delay});
    for (const key of keys.reverse()) await keyboard.up(key);
  }
  type(text) {
    return this.page.keyboard.type(text, {delay: this.delay / 4});
  }
  async drag([x, y], [toX, toY]) {
    const kMoves = 12;
    await this.page.touchscreen.touchStart(x, y);
    for (let i = 1; i <= kMoves; ++i) {
      await this.page.touchscreen.touchMove(x + ((toX - x) * i) / kMoves, y + ((toY - y) * i) / kMoves);
      await sleep(16);
    }
    await this.page.touchscreen.touchEnd();
  }
  // Fingers that move together: each of `moves` is a list of points, one for each finger. `rest`: how long they rest before.
  async fingers(moves, {rest = 0, afterMove = () => {}} = {}) {
    const hasClock = await this.evaluate(() => window.clock !== undefined);
    const pass = (milliseconds) => (hasClock ? this.pass(milliseconds) : undefined);
    const client = await this.page.createCDPSession();
    const send = (type, move) =>
      client.send('Input.dispatchTouchEvent', {type, touchPoints: move.map(([x, y], id) => ({x, y, id}))});
    await pass(0);
    await send('touchStart', moves[0]);
    if (rest > 0) await pass(rest);
    for (const move of moves.slice(1)) {
      await send('touchMove', move);
      await pass(30);
      await afterMove();
    }
    await send('touchEnd', []);
    await this.settle();
  }
  resize(width, height, scale = this.page.viewport().deviceScaleFactor) {
    return this.page.setViewport({...this.page.viewport(), width, height, deviceScaleFactor: scale});
  }
  async picture() {
    return PNG.sync.read(Buffer.from(await this.page.screenshot()));
  }
  print() {
    return this.page.pdf();
  }

  /** Media features; those that are undefined stay. @param {{dark?: boolean, still?: boolean, contrast?: boolean}} wished */
  async emulate({dark, still, contrast}) {
    const wished = {
      'prefers-color-scheme': dark === undefined ? undefined : dark ? 'dark' : 'light',
      'prefers-reduced-motion': still === undefined ? undefined : still ? 'reduce' : 'no-preference',
    };
    const features = Object.entries(wished)
      .filter(([, value]) => value)
      .map(([name, value]) => ({name, value}));
    await this.page.emulateMediaFeatures(features);
    // Puppeteer's list of features lacks this one; the protocol knows it.
    if (contrast !== undefined)
      await this.emulateRaw([...features, {name: 'forced-colors', value: contrast ? 'active' : 'none'}]);
  }
  async emulateRaw(features) {
    await (await this.page.createCDPSession()).send('Emulation.setEmulatedMedia', {features});
  }

  // Bytes in use, those of WebAssembly among them, after a thorough cleaning.
  async memory() {
    const client = await this.page.createCDPSession();
    for (let i = 0; i < 3; ++i) await client.send('HeapProfiler.collectGarbage');
    const {usedSize, backingStorageSize = 0} = await client.send('Runtime.getHeapUsage');
    await client.detach();
    return usedSize + backingStorageSize;
  }
  close() {
    return this.page.close();
  }

  // Paints a page, with as many pixels as points. An emulated change of the density alone does not reach the page.
  async sharpen() {
    await this.page.paint();
    const viewport = {...this.page.viewport(), deviceScaleFactor: 1};
    await this.page.setViewport({...viewport, width: viewport.width - 1});
    await this.waitFrames();
    await this.page.setViewport(viewport);
    await this.waitFrames();
    await this.settle();
  }

  /** The colours of a control's surroundings: `at(x, y)` is [r, g, b] at a share of its width and height. @param {string} id */
  async pixels(id) {
    if (this.page.paint) await this.sharpen();
    const {rect} = await this.control(id);
    const canvas = await (await this.page.$('>>> canvas')).boundingBox();
    const png = await this.picture();
    const scale = png.width / this.page.viewport().width;
    const at = (x, y) => {
      const left = Math.round((canvas.x + rect.x + rect.width * x) * scale);
      const top = Math.round((canvas.y + rect.y + rect.height * y) * scale);
      return [...png.data.subarray((top * png.width + left) * 4, (top * png.width + left) * 4 + 3)];
    };
    return {png, at};
  }
}

// A finger lets a key go whether the page has answered or not. Puppeteer waits for the answer, and a slow page sees a key held.
function pressShortly({keyboard}) {
  const pressLong = keyboard.press.bind(keyboard);
  keyboard.press = (key, options) =>
    options?.delay ? pressLong(key, options) : Promise.all([keyboard.down(key), keyboard.up(key)]);
}

// A new page; `withClock`: its time is in the hands of the test (clock.js); `dark` and `calm` (reduced motion): the user's wishes.
// Errors on the console are collected in `page.problems`. `bypassesPolicy`: the test itself does what the page's policy forbids.
export async function newPage(
  browser,
  {width = 800, height = 600, scale, touch = false, withClock = false, bypassesPolicy = false, dark = false, calm = false} = {},
) {
  const raw = await browser.newPage();
  await raw.setBypassCSP(bypassesPolicy);
  await throttle(raw);
  pressShortly(raw);
  await raw.setViewport({width, height, deviceScaleFactor: scale ?? kCoarse, hasTouch: touch, isMobile: touch});
  if (!scale) await makeUnpainted(raw);
  if (withClock) await raw.evaluateOnNewDocument(clock);
  const page = new PuppeteerPage(raw);
  if (dark || calm) await page.emulate({dark, still: calm});
  page.problems = [];
  raw.on('pageerror', (error) => page.problems.push(String(error)));
  raw.on('console', (message) => {
    if (message.type() === 'error') page.problems.push(message.text());
  });
  return page;
}

// Opens a page of dist/ and waits for its first drawn frame. `prepare(page)` comes before its scripts.
export async function openPage(browser, url, {width = 1280, height = 800, prepare = () => {}, ...options} = {}) {
  const page = await newPage(browser, {width, height, ...options});
  await prepare(page);
  await page.goto(url);
  await page.ready();
  return page;
}

// As in node:test, options may stand before the body of a test: `rest` is [body] or [options, body].
export const optionsAndBody = (rest) => (rest.length > 1 ? rest : [{}, ...rest]);

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
    if (isOver) await chromium.close(); // too late: else this process would never end
  };
  before(
    async () => {
      shared.server = await serveDist(0, overrides);
      await start();
    },
    {timeout: patience(60_000)},
  );
  after(async () => {
    isOver = true;
    await chromium?.close();
    await shared.server?.close();
  });
  // body(open), where open(options) is newPage(). The pages are closed in the end.
  shared.test = (name, ...rest) => {
    const [{timeout = 120_000, skip}, body] = optionsAndBody(rest);
    test(name, {timeout: patience(timeout), skip}, async () => {
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
  };
  // body(page), with the full page at an address. Whatever it does, nothing may be reported on the console.
  shared.pageTest = (name, hash, ...rest) => {
    const [{timeout, skip, ...options}, body] = optionsAndBody(rest);
    shared.test(name, {timeout, skip}, async () => {
      const page = await openPage(shared.browser, shared.server.url + hash, options);
      try {
        await body(page);
        assert.deepEqual(page.problems, []);
      } finally {
        await page.close().catch(() => {});
      }
    });
  };
  // body(page, server), with `content` in a page of somebody else that loads the element under a strict policy. Further options are
  // those of newPage(). Errors on the console fail the test, but for those that `expected` matches. `script`: the tag that loads the
  // element; `waitUntil`: what the page has reached when `body` begins.
  shared.hostTest = (name, content, ...rest) => {
    const [given, body] = optionsAndBody(rest);
    const {overrides: own = {}, policy = kPolicy, expected = null, prepare = null, waitUntil = 'load', ...more} = given;
    const {script = '<script src="knights-tour.js"></script>', timeout, skip, ...options} = more;
    shared.test(name, {timeout, skip}, async (open) => {
      const page = `<!doctype html><meta charset="utf-8"><title>Host</title>${script}${content}`;
      await withServer({'/host.html': html(page, policy ? {'Content-Security-Policy': policy} : {}), ...own}, async (server) => {
        const opened = await open(options);
        await opened.listen();
        await prepare?.(opened);
        await opened.goto(`${server.url}host.html`, {waitUntil});
        await body(opened, server);
        assert.deepEqual(
          opened.problems.filter((problem) => !expected?.test(problem)),
          [],
        );
      });
    });
  };
  return shared;
}

export const kPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

// Gives `use` a server of dist/ with these overrides; `headers` go with everything else.
export async function withServer(overrides, use, headers = {}) {
  const server = await serveDist(0, overrides, headers);
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

// The ids of the boards that have a canvas.
export const living = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('knights-tour')]
      .filter((board) => board.shadowRoot.querySelector('canvas'))
      .map((board) => board.id),
  );
