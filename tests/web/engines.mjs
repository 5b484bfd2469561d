// Three browser engines, each started with a window where it needs one; their pages are BoardPages (board_page.mjs).
//
//   const engine = await startEngine('webkit');          // 'chromium', 'firefox' or 'webkit'
//   const page = await engine.open(url, {width, height}); // a fresh page; engine.close() ends everything it started
//
// Beyond a BoardPage a page has
//   move(x, y), wheel(x, y, deltaY), type(text)           real input, in CSS pixels
//   drag([x, y], [x, y])                                  a finger, where engine.can.touch
//   resize(width, height)
//   print()                                               the bytes of a PDF, not in WebKit
//   emulate({dark, still, contrast})                      media features, where engine.can.emulate
//   memory()                                              bytes, where engine.can.memory
//   reload(), close()
// What a page reports on its console comes from the server's probe (tests/web/host/probe.js): the same in all engines.
// `options.scale` is the device pixel ratio: of a page in Chromium, of the engine as a whole in the others. Chromium's pages
// are not painted where none is given. With `options.touch` Firefox knows fingers, as on a device that has them.
import {existsSync} from 'node:fs';
import {test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {kCoarse, makeUnpainted, optionsAndBody, PuppeteerPage, throttle, withServer} from './browser.mjs';
import {startChromium} from './chromium.mjs';
import {startDisplay} from './display.mjs';
import {startWebKit} from './webkit.mjs';

// A slow machine under load takes its time.
const kStart = 90_000;
const kStep = 180_000;

// The last lines of a browser's standard error, and how it ended. A page whose connection is lost cannot say why.
function lastWordsOf(browser) {
  const kLines = 12;
  const child = browser.process();
  let text = '';
  child?.stderr?.on('data', (data) => {
    text = (text + data).split('\n').slice(-kLines).join('\n');
  });
  return async () => {
    if (!child) return '';
    await sleep(1000); // the connection is lost before the end is known
    const {exitCode, signalCode} = child;
    const end = signalCode ?? exitCode;
    return `${end === null ? 'the browser is still running' : `the browser has ended: ${end}`}; its last words:\n${text.trim()}`;
  };
}

class PuppeteerEngine {
  // `end`: what ends the browser, and all that it needed.
  constructor(name, browser, can, end) {
    Object.assign(this, {name, browser, can, end, lastWords: lastWordsOf(browser)});
  }

  async open(url, {width = 1000, height = 700, scale, touch = false, media = {}, before} = {}) {
    const page = await this.browser.newPage();
    page.setDefaultTimeout(kStep);
    if (this.can.throttle) await throttle(page);
    if (this.can.scale && !scale) await makeUnpainted(page);
    const wrapped = Object.assign(new PuppeteerPage(page), {delay: 20, ...(!this.can.memory && {memory: undefined})});
    const viewport = {width, height};
    if (this.can.scale) Object.assign(viewport, {deviceScaleFactor: scale ?? kCoarse, hasTouch: touch, isMobile: touch});
    await page.setViewport(viewport);
    if (Object.keys(media).length > 0) await wrapped.emulate(media);
    if (before) await page.evaluateOnNewDocument(before);
    await page.goto(url, {waitUntil: 'load', timeout: kStep});
    await page.bringToFront();
    return wrapped;
  }

  close() {
    return this.end();
  }
}

async function startFirefox({scale = 1, touch = false, preferences = {}}) {
  const display = await startDisplay();
  const candidates = [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${process.env.PROGRAMFILES}/Mozilla Firefox/firefox.exe`,
  ];
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: candidates.find((path) => path && existsSync(path)),
      headless: false, // without a window there is no WebGL 2
      timeout: kStart,
      protocolTimeout: kStep,
      env: {...process.env, ...display.environment, MOZ_WEBRENDER: '1'},
      args: ['--width=1100', '--height=900'],
      extraPrefsFirefox: {
        'layout.css.devPixelsPerPx': String(scale),
        'webgl.force-enabled': true,
        'general.smoothScroll': false,
        'accessibility.tabfocus': 7,
        ...(touch && {'dom.w3c_touch_events.enabled': 1}),
        ...preferences,
      },
    });
    return new PuppeteerEngine('firefox', browser, {}, async () => {
      // A browser that hangs is killed with everything it started.
      await Promise.race([browser.close().catch(() => {}), sleep(10_000, undefined, {ref: false})]);
      if (browser.process()?.exitCode === null) browser.process().kill('SIGKILL');
      await display.close();
    });
  } catch (error) {
    await display.close();
    throw error;
  }
}

async function startWithChromium() {
  const {browser, close} = await startChromium();
  return new PuppeteerEngine('chromium', browser, {touch: true, emulate: true, memory: true, scale: true, throttle: true}, close);
}

const kEngines = {chromium: startWithChromium, firefox: startFirefox, webkit: startWebKit};

// Those of them that this run has: KT_ENGINES=chromium,webkit; without it all. WebKit's driver is for Linux.
const isHere = (name) => name !== 'webkit' || process.platform === 'linux';
const ofThisRun = (process.env.KT_ENGINES?.split(',') ?? Object.keys(kEngines)).filter(isHere);
export const engines = (...wanted) =>
  (wanted.length > 0 ? wanted : Object.keys(kEngines)).filter((name) => ofThisRun.includes(name));

export const startEngine = (name, options = {}) => kEngines[name](options);

// A test in each of these engines, or in all. body(open, engine), where open(path, options) opens a page of a server of dist/.
// `start`: options of the engine.
export function engineTests(what, ...rest) {
  const [{only = [], overrides = {}, start = {}}, body] = optionsAndBody(rest);
  for (const name of engines(...only)) {
    test(`${what} in ${name}`, {timeout: 300_000}, () =>
      withServer(overrides, async ({url}) => {
        const engine = await startEngine(name, start);
        try {
          await body((path, options) => engine.open(url + path, options), engine);
        } finally {
          await engine.close();
        }
      }),
    );
  }
}
