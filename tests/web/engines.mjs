// One small interface over three browser engines, each started with a window where it needs one.
//
//   const engine = await startEngine('webkit');          // 'chromium', 'firefox' or 'webkit'
//   const page = await engine.open(url, {width, height}); // a fresh page; engine.close() ends everything it started
//
// A page offers
//   evaluate(function, ...arguments)  in the page; arguments and results are JSON, promises are awaited
//   click(x, y), move(x, y), wheel(x, y, deltaY), key('Tab' | 'Control+f' | 'a'), type(text)   real input, in CSS pixels
//   tap(x, y), drag([x, y], [x, y])                       a finger, where engine.can.touch
//   resize(width, height), screenshot()                   a decoded PNG of the viewport
//   print()                                               the bytes of a PDF, not in WebKit
//   emulate({dark, still, contrast})                      media features, where engine.can.emulate
//   memory()                                              bytes, where engine.can.memory
//   reload(), close()
// What a page reports on its console comes from the server's probe (tests/web/host/probe.js): the same in all engines.
// `options.scale` is the device pixel ratio: of a page in Chromium, of the engine as a whole in the others. Chromium's pages
// are not painted where none is given. With `options.touch` Firefox knows fingers, as on a device that has them.
import {existsSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {PNG} from 'pngjs';
import puppeteer from 'puppeteer-core';
import {kCoarse, makeUnpainted, throttle} from './browser.mjs';
import {startChromium} from './chromium.mjs';
import {startDisplay} from './display.mjs';
import {startWebKit} from './webkit.mjs';

// A slow machine under load takes its time.
const kStart = 90_000;
const kStep = 60_000;

const decode = (png) => PNG.sync.read(Buffer.from(png));
const keysOf = (chord) => chord.split(/\+(?=.)/);

// A page of puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi.
class PuppeteerPage {
  constructor(page, scale) {
    Object.assign(this, {page, scale});
  }

  evaluate(body, ...values) { return this.page.evaluate(body, ...values); }
  click(x, y) { return this.page.mouse.click(x, y, {delay: 20}); }
  move(x, y) { return this.page.mouse.move(x, y); }
  async wheel(x, y, deltaY) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel({deltaY});
  }
  async key(chord) {
    const keys = keysOf(chord);
    const last = keys.pop();
    for (const key of keys) await this.page.keyboard.down(key);
    await this.page.keyboard.press(last, {delay: 20});
    for (const key of keys.reverse()) await this.page.keyboard.up(key);
  }
  type(text) { return this.page.keyboard.type(text, {delay: 5}); }
  tap(x, y) { return this.page.touchscreen.tap(x, y); }
  async drag([x, y], [toX, toY]) {
    const kMoves = 12;
    await this.page.touchscreen.touchStart(x, y);
    for (let i = 1; i <= kMoves; ++i) {
      await this.page.touchscreen.touchMove(x + (toX - x) * i / kMoves, y + (toY - y) * i / kMoves);
      await sleep(16);
    }
    await this.page.touchscreen.touchEnd();
  }
  resize(width, height, scale = this.scale) {
    this.scale = scale;
    return this.page.setViewport({...this.page.viewport(), width, height, deviceScaleFactor: scale});
  }
  async screenshot() { return decode(await this.page.screenshot()); }
  print() { return this.page.pdf(); }
  emulate({dark, still, contrast}) {
    const wished = {
      'prefers-color-scheme': dark === undefined ? undefined : dark ? 'dark' : 'light',
      'prefers-reduced-motion': still === undefined ? undefined : still ? 'reduce' : 'no-preference',
    };
    return this.emulateFeatures(Object.entries(wished).filter(([, value]) => value), contrast);
  }
  async emulateFeatures(features, contrast) {
    await this.page.emulateMediaFeatures(features.map(([name, value]) => ({name, value})));
    if (contrast === undefined) return;
    // Puppeteer's list of features lacks this one; the protocol knows it.
    const client = await this.page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', {
      features: [...features, ['forced-colors', contrast ? 'active' : 'none']].map(([name, value]) => ({name, value})),
    });
  }
  // Bytes in use, those of WebAssembly among them, after a thorough cleaning.
  async memory() {
    const client = await this.page.createCDPSession();
    for (let i = 0; i < 3; ++i) await client.send('HeapProfiler.collectGarbage');
    const {usedSize, backingStorageSize = 0} = await client.send('Runtime.getHeapUsage');
    await client.detach();
    return usedSize + backingStorageSize;
  }
  reload() { return this.page.reload({waitUntil: 'load'}); }
  close() { return this.page.close(); }
}

// What a browser said last on its standard error, and how it ended: when the connection is lost, a page can not tell why.
function lastWordsOf(browser) {
  const kLines = 12;
  const child = browser.process();
  let text = '';
  child?.stderr?.on('data', (data) => { text = (text + data).split('\n').slice(-kLines).join('\n'); });
  return async () => {
    if (!child) return '';
    await sleep(1000);  // the connection is lost before the end is known
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
    const wrapped = new PuppeteerPage(page, scale ?? kCoarse);
    if (!this.can.memory) wrapped.memory = undefined;
    const viewport = {width, height};
    if (this.can.scale) Object.assign(viewport, {deviceScaleFactor: scale ?? kCoarse, hasTouch: touch, isMobile: touch});
    await page.setViewport(viewport);
    if (Object.keys(media).length > 0) await wrapped.emulate(media);
    if (before) await page.evaluateOnNewDocument(before);
    await page.goto(url, {waitUntil: 'load', timeout: kStep});
    await page.bringToFront();
    return wrapped;
  }

  close() { return this.end(); }
}

async function startFirefox({scale = 1, touch = false, preferences = {}}) {
  const display = await startDisplay();
  const candidates = [
    process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox', `${process.env.PROGRAMFILES}/Mozilla Firefox/firefox.exe`,
  ];
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: candidates.find((path) => path && existsSync(path)),
      headless: false,  // without a window there is no WebGL 2
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

// Those of them that this run has: KT_ENGINES=chromium,webkit; without it all.
const ofThisRun = process.env.KT_ENGINES?.split(',') ?? Object.keys(kEngines);
export const engines = (...wanted) => (wanted.length > 0 ? wanted : Object.keys(kEngines)).filter((name) => ofThisRun.includes(name));

export const startEngine = (name, options = {}) => kEngines[name](options);
