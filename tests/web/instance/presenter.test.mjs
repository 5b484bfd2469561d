// The presentation: full screen, or the full window if the browser allows no full screen, and the keys of remote controls.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

const isFull = (page) => page.evaluate(() => Boolean(document.fullscreenElement));
const boardShare = async (page) => (await page.control('board')).rect.height / (await page.evaluate(() => innerHeight));
const inside = (page, part) =>
  page.evaluate((name) => [...window.knightsTour.shadowRoot.querySelector('.frame').classList].includes(name), part);

async function present(page) {
  await page.focus('>>> canvas');
  await page.key('f');
  await page.until(() => window.knightsTour.shadowRoot.querySelector('.presenting'));
  await page.waitFrames(10);
  await page.settle();
}

// Before the page's scripts: headless browsers have no wake lock, so this one only counts.
const countLocks = (page) =>
  page.evaluateOnNewDocument(() => {
    window.locks = 0;
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          ++window.locks;
          return {
            release: async () => {
              --window.locks;
            },
          };
        },
      },
    });
  });

for (const [where, prepare] of Object.entries({
  'on the screen': () => {},
  'in the window': without('fullscreen'),
})) {
  const test = (what, hash, body) =>
    pageTest(
      `${what}, ${where}`,
      hash,
      {width: 1280, height: 720, prepare: (page) => Promise.all([countLocks(page), prepare(page)])},
      async (page) => {
        await page.settle();
        await body(page, where === 'on the screen');
      },
    );

  describe(where, () => {
    test('F starts and ends the presentation, with a board of full height', '#board=6', async (page, onScreen) => {
      const before = await boardShare(page);
      await present(page);
      assert.equal(await isFull(page), onScreen);
      assert.ok((await boardShare(page)) > Math.max(0.85, before), `${await boardShare(page)} after ${before}`);
      const box = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().toJSON());
      assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, ...(await page.evaluate(() => [innerWidth, innerHeight]))]);
      await page.press('f');
      await page.until(() => !window.knightsTour.shadowRoot.querySelector('.presenting') && !document.fullscreenElement);
      await page.waitFrames(10);
      await page.settle();
      assert.equal(await boardShare(page), before);
    });

    test('the Present button starts the presentation, Escape ends it', '#board=6', async (page, onScreen) => {
      await page.click('present');
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.presenting'));
      await page.waitFrames(10);
      assert.equal(await isFull(page), onScreen);
      // Only the browser itself takes Escape for the end of a full screen.
      if (onScreen) await page.evaluate(() => document.exitFullscreen());
      else await page.key('Escape');
      await page.until(() => !window.knightsTour.shadowRoot.querySelector('.presenting'));
      await page.waitFrames();
      assert.equal(await isFull(page), false);
    });

    test('keeps the screen awake while it plays', '#board=6&speed=4', async (page) => {
      const locks = (count) => page.until((wanted) => window.locks === wanted, count);
      await page.call('play');
      await page.waitFrames(10);
      await locks(0);
      await present(page);
      await locks(1);
      await page.press('Space');
      await locks(0);
      await page.press('Space');
      await locks(1);
      await page.press('f');
      await locks(0);
    });
  });
}

for (const [how, end] of Object.entries({
  'F again': (page) => page.key('f'),
  'its removal': (page) => page.evaluate(() => window.knightsTour.destroy()),
})) {
  pageTest(
    `${how} before the browser has entered full screen ends the presentation`,
    '#board=6',
    {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          const {requestFullscreen} = Element.prototype;
          Element.prototype.requestFullscreen = function () {
            return new Promise((resolve) => {
              window.enter = () => requestFullscreen.call(this).then(resolve);
            });
          };
        }),
    },
    async (page) => {
      await present(page);
      await end(page);
      await page.until(() => !window.knightsTour.shadowRoot.querySelector('.presenting'));
      await page.evaluate(() => window.enter());
      await page.until(() => !document.fullscreenElement);
    },
  );
}

pageTest('a remote control steps, or goes from bookmark to bookmark', '#board=6', async (page) => {
  await present(page);
  for (const [key, step] of [
    ['PageDown', 1],
    ['PageDown', 2],
    ['PageUp', 1],
  ]) {
    await page.press(key);
    assert.equal((await page.state()).step, step);
  }
  await page.press('m');
  await page.call('seek', 40);
  await page.settle();
  await page.press('m');
  await page.press('PageUp');
  assert.equal((await page.state()).step, 1);
  await page.press('PageDown');
  assert.equal((await page.state()).step, 40);
});

pageTest('a presentation shows only panels that are opened in it', '#board=6', {width: 1280, height: 720}, async (page) => {
  const open = () =>
    page.evaluate(() =>
      window.knightsTour
        .controls()
        .filter(({id, checked}) => id.startsWith('panel=') && checked)
        .map(({id}) => id),
    );
  await present(page);
  assert.deepEqual(await open(), []);
  await page.click('panel=stack');
  assert.deepEqual(await open(), ['panel=stack']);
});

pageTest('the pointer hides at rest and returns when it moves', '#board=6', {withClock: true}, async (page) => {
  await present(page);
  await page.mouse.move(300, 300);
  await page.waitFrames();
  assert.equal(await inside(page, 'resting'), false);
  await page.pass(2500);
  assert.equal(await inside(page, 'resting'), true);
  assert.equal(await page.$eval('>>> canvas', (canvas) => getComputedStyle(canvas).cursor), 'none');
  await page.mouse.move(310, 300);
  await page.waitFrames();
  assert.equal(await inside(page, 'resting'), false);
});

pageTest('P turns the pointer into a bright dot', '#board=6&theme=dark', {scale: 1}, async (page) => {
  await present(page);
  const [x, y] = await page.place('board', 0.5, 0.5);
  const colour = async () => {
    const png = await page.picture();
    const scale = png.width / page.viewport().width;
    const at = (Math.round(y * scale) * png.width + Math.round(x * scale)) * 4;
    return [...png.data.subarray(at, at + 3)];
  };
  await page.mouse.move(x, y);
  await page.settle();
  assert.notDeepEqual(await colour(), [255, 20, 60]);
  await page.press('p');
  assert.deepEqual(await colour(), [255, 20, 60]);
  assert.equal(await page.$eval('>>> canvas', (canvas) => canvas.style.cursor), 'none');
  await page.press('p');
  assert.notDeepEqual(await colour(), [255, 20, 60]);
});

describe('the page as a whole', () => {
  // The layout is the view's (tests/view/widgets/layout_test.cpp); the page must not add anything to scroll.
  pageTest('board and Play fit every window', '#panels=code,stack&theme=projector', async (page) => {
    for (const [width, height] of [
      [1024, 768],
      [1920, 1080],
      [844, 390],
    ]) {
      await page.resize(width, height);
      await page.settle();
      const told = `${width} x ${height}`;
      assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight > innerHeight), false, told);
      for (const id of ['board', 'play']) {
        const [left, top] = await page.place(id, 0, 0),
          [right, bottom] = await page.place(id, 1, 1);
        assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${told} ${id}: ${[left, top, right, bottom]}`);
      }
      assert.ok((await boardShare(page)) >= 0.6, `${told}: ${await boardShare(page)}`);
    }
  });

  pageTest(
    'on a phone, a tab opens, scrolls and closes a sheet under the board',
    '#board=8',
    {width: 390, height: 844, touch: true},
    async (page) => {
      await page.tapAt(...(await page.place('panel=settings')));
      await page.settle();
      await page.shown('goal=closed');
      const [, bottom] = await page.place('board', 0.5, 1);
      const [x, y] = await page.place('rows');
      assert.ok(bottom < y && (await page.place('play', 0.5, 1))[1] < y);
      await page.fingers(Array.from({length: 7}, (_, i) => [[40, 780 - 20 * i]]));
      assert.ok((await page.place('rows'))[1] < y - 60, `${await page.place('rows')} after ${[x, y]}`);
      await page.tapAt(...(await page.place('panel=settings')));
      await page.settle();
      assert.equal((await page.state()).settings.panels, 'none');
    },
  );
});
