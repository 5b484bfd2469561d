// Themes and the scale of the interface in a real browser: clicks hit enlarged controls, too.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {themes} from '#tables';
import {click, control, pixels, settle, shareBrowser, sleep, state, tap} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const kThemes = Object.keys(themes);
const kSmall = {width: 640, height: 480};  // what is painted has its price
const controls = (page) => page.evaluate(() => window.knightsTour.controls());
// Waits for what a slow machine takes its time for.
async function soon(read, expected, message) {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const seen = await read();
    if (isDeepStrictEqual(seen, expected) || performance.now() > deadline) return assert.deepEqual(seen, expected, message);
    await sleep(50);
  }
}
const drawn = async (page) => (await state(page)).frame.drawn;
// Until it has been drawn a few times since: the first frame may still be one of before.
const set = async (page, settings) => {
  const before = await drawn(page);
  await page.evaluate((wanted) => window.knightsTour.setState({settings: wanted}), settings);
  await soon(async () => await drawn(page) >= before + 3, true, 'it is drawn');
  await settle(page);
};
const stepIs = (page, n) => soon(async () => (await state(page)).step, n);
const settingIs = (page, key, value, message) => soon(async () => (await state(page)).settings[key], value, message);
// Opens a list, waits for it, and takes one of it.
async function choose(page, key, value) {
  await click(page, key);
  await soon(async () => (await controls(page)).some(({id}) => id === `${key}=${value}`), true, `the list of ${key}`);
  await click(page, `${key}=${value}`);
  await settingIs(page, key, value);
}
const backgrounds = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const colour = ([r, g, b]) => `rgb(${r}, ${g}, ${b})`;

describe('the size of the interface', () => {
  for (const scale of [0.5, 1.5, 2]) {
    pageTest(`clicks hit their targets at ${scale}, also in corners`, `#scale=${scale}&board=6`, async (page) => {
      await click(page, 'forward', 0.1, 0.1);
      await stepIs(page, 1);
      await click(page, 'forward', 0.9, 0.9);
      await stepIs(page, 2);
      await click(page, 'back', 0.9, 0.1);
      await stepIs(page, 1);
      for (const [row, col] of process.env.KT_ALL ? [[0, 5], [5, 0], [5, 5], [2, 3]] : [[5, 5]]) {
        for (const [x, y] of [[0.06, 0.06], [0.94, 0.94]]) {
          await click(page, 'board', (col + x) / 6, (row + y) / 6);
          await settingIs(page, 'start', `${'abcdef'[col]}${6 - row}`, `${x} ${y}`);
          await set(page, {start: 'b5'});
        }
      }
      await click(page, 'speed', 0.98);
      await soon(async () => (await state(page)).speed.asked, 'max');
      await click(page, 'speed', 0.02);
      await soon(async () => (await state(page)).speed.asked, 0.25);
    }, {width: 1540, height: 1000});
  }

  pageTest('scale enlarges the buttons, and the board uses the remaining space', '#v=1', async (page) => {
    const before = {play: await control(page, 'play'), board: await control(page, 'board')};
    await set(page, {scale: '1.25'});
    const play = (await control(page, 'play')).rect;
    assert.ok(Math.abs(play.width / before.play.rect.width - 1.25) < 0.01);
    assert.ok(Math.abs(play.height / before.play.rect.height - 1.25) < 0.01);
    const board = (await control(page, 'board')).rect;
    assert.ok(board.width > 0.75 * before.board.rect.width, `${board.width} of ${before.board.rect.width}`);
    assert.ok(Math.abs(board.width - board.height) < 0.01);
  });

  pageTest('a resting pointer presses the control that is under it now', '#board=5', async (page) => {
    const {rect} = await control(page, 'forward');
    const canvas = await (await page.$('>>> canvas')).boundingBox();
    await page.mouse.move(canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2);
    await settle(page);
    await set(page, {scale: '2'});
    await set(page, {scale: '1'});
    await page.mouse.down();
    await page.mouse.up();
    await settle(page);
    await stepIs(page, 1);
  });

  pageTest('clicks choose the scale', '#panels=display', async (page) => {
    await choose(page, 'scale', '1.25');
    await choose(page, 'scale', '1');
  });

  pageTest('board and controls fit a small window at a large scale', '#scale=2', async (page) => {
    await settle(page);
    const {width, height} = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().toJSON());
    for (const {id, rect} of await controls(page)) {
      assert.ok(rect.x >= 0 && rect.x + rect.width <= width, `${id} is cut off`);
      assert.ok(rect.y + rect.height <= height, `${id} is below the canvas`);
    }
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight > innerHeight), false);
  }, {width: 1000, height: 700});

  pageTest('draws every pixel of the canvas at any scale and density', '#theme=dark', async (page) => {
    for (const [scale, deviceScaleFactor] of [['1.35', 1], ['0.7', 1], ['1.1', 1.5], ['1', 1.25], ['1.35', 2]]) {
      // Of whole pixels of the screen: else the browser itself has to smooth the canvas.
      await page.setViewport({width: 1280, height: 804, deviceScaleFactor});
      await sleep(200);
      await set(page, {scale});
      // The squares meet without a seam or a blur, and the last pixel at the right is drawn.
      const dark = 'rgb(39, 44, 51)', light = 'rgb(52, 58, 67)', ground = 'rgb(22, 24, 28)';
      await soon(async () => {
        const {rect} = await control(page, 'board');
        const canvas = await (await page.$('>>> canvas')).boundingBox();
        const y = Math.round((canvas.y + rect.y + rect.height * (5.5 / 8)) * deviceScaleFactor);
        const edge = Math.round((canvas.x + rect.x + rect.width * (5 / 8)) * deviceScaleFactor);
        const right = Math.floor((canvas.x + canvas.width) * deviceScaleFactor) - 1;
        const {png} = await pixels(page, 'board');
        return [edge - 2, edge - 1, edge, edge + 1, right].map((x) => colour(png.data.subarray((y * png.width + x) * 4)));
      }, [dark, dark, light, light, ground], `${scale} at ${deviceScaleFactor}`);
    }
  });

  pageTest('on a phone, a large scale is limited so that controls fit', '#scale=3', async (page) => {
    for (const {id, rect} of await controls(page)) {
      assert.ok(rect.x >= 0 && rect.x + rect.width <= 390.5, `${id} is cut off`);
    }
    await tap(page, 'forward');
    await stepIs(page, 1);
    await tap(page, 'board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    await settingIs(page, 'start', 'e4');
  }, {width: 390, height: 844, scale: 2, touch: true});
});

describe('themes', () => {
  for (const theme of kThemes) {
    pageTest(`${theme}: page and canvas have the same background`, `#theme=${theme}`, async (page) => {
      await settle(page);
      const {at} = await pixels(page, 'board');
      assert.equal(colour(at(1.02, 0.98)), await backgrounds(page));
    }, kSmall);
  }

  pageTest('projector enlarges controls, which still work', '#theme=projector', async (page) => {
    const large = (await control(page, 'play')).rect;
    await set(page, {theme: 'light'});
    const normal = (await control(page, 'play')).rect;
    assert.ok(Math.abs(large.height / normal.height - 1.35) < 0.02, `${large.height} to ${normal.height}`);
    await set(page, {theme: 'projector'});
    await click(page, 'forward');
    await stepIs(page, 1);
  });

  pageTest('clicks choose the theme', '#panels=display', async (page) => {
    const seen = new Set();
    for (const theme of kThemes) {
      await choose(page, 'theme', theme);
      await settle(page);
      seen.add(await backgrounds(page));
    }
    assert.equal(seen.size, kThemes.length);
  });

  pageTest('automatic follows prefers-contrast in both directions', '#v=1', async (page) => {
    const wish = async (value) => {
      const session = await page.createCDPSession();
      await session.send('Emulation.setEmulatedMedia', {features: [{name: 'prefers-contrast', value}]});
      await settle(page);
    };
    const seen = async () => colour((await pixels(page, 'board')).at(1.1, 0.5));
    const both = async () => [await seen(), await backgrounds(page)];
    const of = (one) => [one, one];
    await soon(both, of('rgb(250, 249, 246)'));
    await wish('more');
    await soon(both, of('rgb(0, 0, 0)'));
    await wish('no-preference');
    await soon(both, of('rgb(250, 249, 246)'));
    await set(page, {theme: 'dark'});
    await wish('more');
    await soon(both, of('rgb(22, 24, 28)'), 'a theme that was chosen stays');
  }, kSmall);

  pageTest('automatic follows forced-colors', '#v=1', async (page) => {
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {features: [{name: 'forced-colors', value: 'active'}]});
    await soon(async () => (await pixels(page, 'board')).at(1.1, 0.5), [0, 0, 0]);
  }, kSmall);
});
