// The presentation: full screen, or the full window if the browser allows no full screen, and the keys of remote controls.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {click, control, frames, pass, place, settle, shareBrowser, shown, state, until} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

const isFull = (page) => page.evaluate(() => Boolean(document.fullscreenElement));
const boardShare = async (page) => (await control(page, 'board')).rect.height / await page.evaluate(() => innerHeight);
const press = async (page, key) => {
  await page.keyboard.press(key);
  await settle(page);
};
const inside = (page, part) => page.evaluate((name) => [...window.knightsTour.shadowRoot.querySelector('.frame').classList].includes(name), part);

async function present(page) {
  await page.focus('>>> canvas');
  await page.keyboard.press('f');
  await until(page, () => window.knightsTour.shadowRoot.querySelector('.presenting'));
  await frames(page, 10);
  await settle(page);
}

// Before the page's scripts: no wake lock is to be had of a headless browser, so that one is only counted.
const countLocks = (page) => page.evaluateOnNewDocument(() => {
  window.locks = 0;
  Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
    ++window.locks;
    return {release: async () => { --window.locks; }};
  }}});
});

for (const [where, prepare] of Object.entries({
  'on the screen': () => {},
  'in the window': (page) => page.evaluateOnNewDocument(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', {value: false});
  }),
})) {
  const test = (what, hash, body) => shared.test(`${what}, ${where}`, async (open) => {
    const page = await open({width: 1280, height: 720});
    await countLocks(page);
    await prepare(page);
    await page.goto(shared.server.url + hash);
    await page.evaluate(() => window.knightsTour.ready);
    await settle(page);
    await body(page, where === 'on the screen');
    assert.deepEqual(page.problems, []);
  });

  describe(where, () => {
    test('F starts and ends the presentation, with a board of full height', '#board=6', async (page, onScreen) => {
      const before = await boardShare(page);
      await present(page);
      assert.equal(await isFull(page), onScreen);
      assert.ok(await boardShare(page) > Math.max(0.85, before), `${await boardShare(page)} after ${before}`);
      const box = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().toJSON());
      assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, ...await page.evaluate(() => [innerWidth, innerHeight])]);
      await press(page, 'f');
      await until(page, () => !window.knightsTour.shadowRoot.querySelector('.presenting') && !document.fullscreenElement);
      await frames(page, 10);
      await settle(page);
      assert.equal(await boardShare(page), before);
    });

    test('the Present button starts the presentation, Escape ends it', '#board=6', async (page, onScreen) => {
      await click(page, 'present');
      await until(page, () => window.knightsTour.shadowRoot.querySelector('.presenting'));
      await frames(page, 10);
      assert.equal(await isFull(page), onScreen);
      // Only the browser itself takes Escape for the end of a full screen.
      if (onScreen) await page.evaluate(() => document.exitFullscreen());
      else await page.keyboard.press('Escape');
      await until(page, () => !window.knightsTour.shadowRoot.querySelector('.presenting'));
      await frames(page);
      assert.equal(await isFull(page), false);
    });

    test('keeps the screen awake while it plays', '#board=6&speed=4', async (page) => {
      const locks = (count) => until(page, (wanted) => window.locks === wanted, count);
      await page.evaluate(() => window.knightsTour.play());
      await frames(page, 10);
      await locks(0);
      await present(page);
      await locks(1);
      await press(page, 'Space');
      await locks(0);
      await press(page, 'Space');
      await locks(1);
      await press(page, 'f');
      await locks(0);
    });
  });
}

pageTest('a remote control steps, or goes from bookmark to bookmark', '#board=6', async (page) => {
  await present(page);
  for (const [key, step] of [['PageDown', 1], ['PageDown', 2], ['PageUp', 1]]) {
    await press(page, key);
    assert.equal((await state(page)).step, step);
  }
  await press(page, 'm');
  await page.evaluate(() => window.knightsTour.seek(40));
  await settle(page);
  await press(page, 'm');
  await press(page, 'PageUp');
  assert.equal((await state(page)).step, 1);
  await press(page, 'PageDown');
  assert.equal((await state(page)).step, 40);
});

pageTest('a presentation shows only panels that are opened in it', '#board=6', async (page) => {
  const open = () => page.evaluate(() => window.knightsTour.controls().filter(({id, checked}) => id.startsWith('panel=') && checked).map(({id}) => id));
  await present(page);
  assert.deepEqual(await open(), []);
  await click(page, 'panel=stack');
  assert.deepEqual(await open(), ['panel=stack']);
}, {width: 1280, height: 720});

pageTest('the pointer hides at rest and returns when it moves', '#board=6', async (page) => {
  await present(page);
  await page.mouse.move(300, 300);
  await frames(page);
  assert.equal(await inside(page, 'resting'), false);
  await pass(page, 2500);
  assert.equal(await inside(page, 'resting'), true);
  assert.equal(await page.$eval('>>> canvas', (canvas) => getComputedStyle(canvas).cursor), 'none');
  await page.mouse.move(310, 300);
  await frames(page);
  assert.equal(await inside(page, 'resting'), false);
}, {withClock: true});

pageTest('P turns the pointer into a bright dot', '#board=6&theme=dark', async (page) => {
  await present(page);
  const [x, y] = await place(page, 'board', 0.5, 0.5);
  const colour = async () => {
    const {PNG} = await import('pngjs');
    const png = PNG.sync.read(Buffer.from(await page.screenshot()));
    const scale = png.width / page.viewport().width;
    const at = (Math.round(y * scale) * png.width + Math.round(x * scale)) * 4;
    return [...png.data.subarray(at, at + 3)];
  };
  await page.mouse.move(x, y);
  await settle(page);
  assert.notDeepEqual(await colour(), [255, 20, 60]);
  await press(page, 'p');
  assert.deepEqual(await colour(), [255, 20, 60]);
  assert.equal(await page.$eval('>>> canvas', (canvas) => canvas.style.cursor), 'none');
  await press(page, 'p');
  assert.notDeepEqual(await colour(), [255, 20, 60]);
}, {scale: 1});

describe('the page as a whole', () => {
  const kWindows = [[1024, 768], [1280, 720], [1366, 768], [1920, 1080], [844, 390]];
  for (const [width, height] of kWindows) {
    pageTest(`board and Play fit a window of ${width} x ${height}`, '#panels=code,stack', async (page) => {
      for (const settings of [{theme: 'light', scale: '1'}, {theme: 'projector', scale: '1'}, {theme: 'contrast', scale: '2'}]) {
        await page.evaluate((changed) => window.knightsTour.setState({settings: changed}), settings);
        await settle(page);
        const told = JSON.stringify(settings);
        assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight > innerHeight), false, told);
        for (const id of ['board', 'play']) {
          const [left, top] = await place(page, id, 0, 0), [right, bottom] = await place(page, id, 1, 1);
          assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${told} ${id}: ${[left, top, right, bottom]}`);
        }
        assert.ok(await boardShare(page) >= 0.6, `${told}: ${await boardShare(page)}`);
      }
    }, {width, height});
  }

  pageTest('on a phone, a tab opens, scrolls and closes a sheet under the board', '#board=8', async (page) => {
    await page.touchscreen.tap(...await place(page, 'panel=settings'));
    await settle(page);
    await shown(page, 'goal=closed');
    const [, bottom] = await place(page, 'board', 0.5, 1);
    const [x, y] = await place(page, 'rows');
    assert.ok(bottom < y && (await place(page, 'play', 0.5, 1))[1] < y);
    const client = await page.createCDPSession();
    await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x: 40, y: 780}]});
    for (let i = 1; i <= 6; ++i) await client.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x: 40, y: 780 - 20 * i}]});
    await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await settle(page);
    assert.ok((await place(page, 'rows'))[1] < y - 60, `${await place(page, 'rows')} after ${[x, y]}`);
    await page.touchscreen.tap(...await place(page, 'panel=settings'));
    await settle(page);
    assert.equal((await state(page)).settings.panels, 'none');
  }, {width: 390, height: 844, touch: true});
});
