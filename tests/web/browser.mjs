// A browser and a server for the tests: dist/ on a loopback port, Chromium through puppeteer-core.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {PNG} from 'pngjs';
import puppeteer from 'puppeteer-core';
import {serveDist} from '../../web/serve.mjs';

export function launchChromium(extraArguments = []) {
  const candidates = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return puppeteer.launch({
    executablePath: candidates.find((path) => path && existsSync(path)),
    headless: true,
    args: [
      '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic',
      '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
      ...extraArguments,
    ],
  });
}

// Opens a page of dist/ and waits for its first drawn frame. Errors on the console are collected in `page.problems`.
export async function openPage(browser, url, {width = 1280, height = 800, scale = 1, dark = false, touch = false} = {}) {
  const page = await browser.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  await page.setViewport({width, height, deviceScaleFactor: scale, hasTouch: touch, isMobile: touch});
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'}]);
  await page.goto(url);
  await page.evaluate(() => window.knightsTour.ready);
  return page;
}

export const state = (page) => page.evaluate(() => window.knightsTour.getState());

export async function control(page, id) {
  const found = await page.evaluate((wanted) => window.knightsTour.controls().find((c) => c.id === wanted), id);
  if (!found) throw new Error(`there is no control '${id}' on the canvas`);
  return found;
}

async function place(page, id, x = 0.5, y = 0.5) {
  const {rect} = await control(page, id);
  const canvas = await page.$eval('>>> canvas', (element) => {
    const box = element.getBoundingClientRect();
    return {x: box.x, y: box.y};
  });
  return [canvas.x + rect.x + rect.width * x, canvas.y + rect.y + rect.height * y];
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

// Waits until the canvas has come to rest, or a second while it plays.
export async function settle(page) {
  // On a slow machine a frame that was asked for may be long in coming, and so may the end of a forecast.
  const kPlaying = 20;
  const kAtRest = 400;
  let before = await state(page);
  for (let i = 0; i < (before.status === 'playing' ? kPlaying : kAtRest); ++i) {
    await sleep(50);
    const after = await state(page);
    if (after.frame.drawn === before.frame.drawn && after.frame.requested === after.frame.drawn) return;
    before = after;
  }
  if (before.status !== 'playing') throw new Error('the canvas does not come to rest');
}

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The colours of a control's surroundings: `at(x, y)` is [r, g, b] at a share of its width and height.
export async function pixels(page, id) {
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

// A server and a browser for the tests of one file, as `shared.server` and `shared.browser`.
export function shareBrowser() {
  const shared = {};
  before(async () => {
    shared.server = await serveDist();
    shared.browser = await launchChromium();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.close();
  });
  // A test with a page of its own. Whatever it does, nothing may be reported on the console.
  shared.pageTest = (name, hash, body, {timeout = 60_000, ...options} = {}) => test(name, {timeout}, async () => {
    const page = await openPage(shared.browser, shared.server.url + hash, options);
    try {
      await body(page);
      assert.deepEqual(page.problems, []);
    } finally {
      await page.close();
    }
  });
  return shared;
}
