// Themes and the scale of the interface in a real browser: clicks hit enlarged controls, too.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {themes} from '#tables';
import {becomes, shareBrowser, sleep} from '../browser.mjs';

const {pageTest} = shareBrowser();
const kThemes = Object.keys(themes);
const kSmall = {width: 640, height: 480}; // what is painted has its price
const drawn = async (page) => (await page.state()).frame.drawn;
// Until it has been drawn a few times since: the first frame may still be one of before.
const set = async (page, settings) => {
  const before = await drawn(page);
  await page.set(settings);
  await page.until((least) => window.knightsTour.getState({path: false}).frame.drawn >= least, before + 3);
  await page.settle();
};
const settingIs = (page, key, value, message) => becomes(async () => (await page.state()).settings[key], value, message);
// Opens a list, waits for it, and takes one of it.
async function choose(page, key, value) {
  await page.click(key);
  await page.click(`${key}=${value}`);
  await settingIs(page, key, value);
}
const backgrounds = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const colour = ([r, g, b]) => `rgb(${r}, ${g}, ${b})`;

describe('the size of the interface', () => {
  for (const scale of [0.5, 1.5, 2]) {
    pageTest(
      `clicks hit their targets at ${scale}, also in corners`,
      `#scale=${scale}&board=6`,
      {width: 1540, height: 1000},
      async (page) => {
        await page.click('forward', 0.1, 0.1);
        await page.stepIs(1);
        await page.click('forward', 0.9, 0.9);
        await page.stepIs(2);
        await page.click('back', 0.9, 0.1);
        await page.stepIs(1);
        for (const [row, col] of process.env.KT_ALL
          ? [
              [0, 5],
              [5, 0],
              [5, 5],
              [2, 3],
            ]
          : [[5, 5]]) {
          for (const [x, y] of [
            [0.06, 0.06],
            [0.94, 0.94],
          ]) {
            await page.click('board', (col + x) / 6, (row + y) / 6);
            await settingIs(page, 'start', `${'abcdef'[col]}${6 - row}`, `${x} ${y}`);
            await set(page, {start: 'b5'});
          }
        }
        await page.click('speed', 0.98);
        await becomes(async () => (await page.state()).speed.asked, 'max');
        await page.click('speed', 0.02);
        await becomes(async () => (await page.state()).speed.asked, 0.25);
      },
    );
  }

  pageTest('scale enlarges the buttons, and the board uses the remaining space', '#v=1', async (page) => {
    const before = {play: await page.control('play'), board: await page.control('board')};
    await set(page, {scale: '1.25'});
    const play = (await page.control('play')).rect;
    assert.ok(Math.abs(play.width / before.play.rect.width - 1.25) < 0.01);
    assert.ok(Math.abs(play.height / before.play.rect.height - 1.25) < 0.01);
    const board = (await page.control('board')).rect;
    assert.ok(board.width > 0.75 * before.board.rect.width, `${board.width} of ${before.board.rect.width}`);
    assert.ok(Math.abs(board.width - board.height) < 0.01);
  });

  pageTest('a resting pointer presses the control that is under it now', '#board=5', async (page) => {
    await page.move(...(await page.place('forward')));
    await page.settle();
    await set(page, {scale: '2'});
    await set(page, {scale: '1'});
    await page.mouse.down();
    await page.mouse.up();
    await page.settle();
    await page.stepIs(1);
  });

  pageTest('clicks choose the scale', '#panels=display', async (page) => {
    await choose(page, 'scale', '1.25');
    await choose(page, 'scale', '1');
  });

  pageTest('board and controls fit a small window at a large scale', '#scale=2', {width: 1000, height: 700}, async (page) => {
    await page.settle();
    const {width, height} = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().toJSON());
    for (const {id, rect} of await page.controls()) {
      assert.ok(rect.x >= 0 && rect.x + rect.width <= width, `${id} is cut off`);
      assert.ok(rect.y + rect.height <= height, `${id} is below the canvas`);
    }
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight > innerHeight), false);
  });

  pageTest('draws every pixel of the canvas at any scale and density', '#theme=dark', async (page) => {
    for (const [scale, deviceScaleFactor] of [
      ['1.35', 1],
      ['0.7', 1],
      ['1.1', 1.5],
      ['1', 1.25],
      ['1.35', 2],
    ]) {
      // A size in whole pixels of the screen: otherwise the browser has to smooth the canvas.
      await page.setViewport({width: 1280, height: 804, deviceScaleFactor});
      await sleep(200);
      await set(page, {scale});
      // The squares meet without a seam or a blur, and the last pixel at the right is drawn.
      const dark = 'rgb(39, 44, 51)',
        light = 'rgb(52, 58, 67)',
        ground = 'rgb(22, 24, 28)';
      await becomes(
        async () => {
          const {rect} = await page.control('board');
          const canvas = await (await page.$('>>> canvas')).boundingBox();
          const y = Math.round((canvas.y + rect.y + rect.height * (5.5 / 8)) * deviceScaleFactor);
          const edge = Math.round((canvas.x + rect.x + rect.width * (5 / 8)) * deviceScaleFactor);
          const right = Math.floor((canvas.x + canvas.width) * deviceScaleFactor) - 1;
          const {png} = await page.pixels('board');
          return [edge - 2, edge - 1, edge, edge + 1, right].map((x) => colour(png.data.subarray((y * png.width + x) * 4)));
        },
        [dark, dark, light, light, ground],
        `${scale} at ${deviceScaleFactor}`,
      );
    }
  });

  pageTest(
    'on a phone, a large scale is limited so that controls fit',
    '#scale=3',
    {width: 390, height: 844, scale: 2, touch: true},
    async (page) => {
      for (const {id, rect} of await page.controls()) {
        assert.ok(rect.x >= 0 && rect.x + rect.width <= 390.5, `${id} is cut off`);
      }
      await page.tap('forward');
      await page.stepIs(1);
      await page.tap('board', 0.5 + 1 / 16, 0.5 + 1 / 16);
      await settingIs(page, 'start', 'e4');
    },
  );
});

describe('themes', () => {
  for (const theme of kThemes) {
    pageTest(`${theme}: page and canvas have the same background`, `#theme=${theme}`, kSmall, async (page) => {
      await page.settle();
      const {at} = await page.pixels('board');
      assert.equal(colour(at(1.02, 0.98)), await backgrounds(page));
    });
  }

  pageTest('projector enlarges controls, which still work', '#theme=projector', async (page) => {
    const large = (await page.control('play')).rect;
    await set(page, {theme: 'light'});
    const normal = (await page.control('play')).rect;
    assert.ok(Math.abs(large.height / normal.height - 1.35) < 0.02, `${large.height} to ${normal.height}`);
    await set(page, {theme: 'projector'});
    await page.click('forward');
    await page.stepIs(1);
  });

  pageTest('clicks choose the theme', '#panels=display', async (page) => {
    const seen = new Set();
    for (const theme of kThemes) {
      await choose(page, 'theme', theme);
      await page.settle();
      seen.add(await backgrounds(page));
    }
    assert.equal(seen.size, kThemes.length);
  });

  pageTest('automatic follows prefers-contrast in both directions', '#v=1', kSmall, async (page) => {
    const wish = async (value) => {
      await page.emulateRaw([{name: 'prefers-contrast', value}]);
      await page.settle();
    };
    const seen = async () => colour((await page.pixels('board')).at(1.1, 0.5));
    const both = async () => [await seen(), await backgrounds(page)];
    const of = (one) => [one, one];
    await becomes(both, of('rgb(250, 249, 246)'));
    await wish('more');
    await becomes(both, of('rgb(0, 0, 0)'));
    await wish('no-preference');
    await becomes(both, of('rgb(250, 249, 246)'));
    await set(page, {theme: 'dark'});
    await wish('more');
    await becomes(both, of('rgb(22, 24, 28)'), 'a theme that was chosen stays');
  });

  pageTest('automatic follows forced-colors', '#v=1', kSmall, async (page) => {
    await page.emulateRaw([{name: 'forced-colors', value: 'active'}]);
    await becomes(async () => (await page.pixels('board')).at(1.1, 0.5), [0, 0, 0]);
  });
});
