// Repeated presses on one pixel, by finger, pen and mouse: each counts, with or without movement in between.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
const kTimes = 6;
const phone = {width: 390, height: 844, touch: true};

// press(page) gives what presses a place of the page with a pointer of its kind.
const pointers = {
  'a finger': {options: phone, press: (page) => (x, y) => page.touchscreen.tap(x, y)},
  'a mouse': {
    options: {},
    press: (page) => async (x, y) => {
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  'a pen': {
    options: {},
    press: async (page) => {
      const client = await page.createCDPSession();
      return async (x, y) => {
        for (const type of ['mousePressed', 'mouseReleased']) {
          await client.send('Input.dispatchMouseEvent', {type, x, y, button: 'left', clickCount: 1, pointerType: 'pen'});
        }
      };
    },
  },
};

for (const [name, {options, press}] of Object.entries(pointers)) {
  describe(name, () => {
    const pressTest = (what, body) =>
      pageTest(what, '#board=6&speed=4', options, async (page) => {
        await page.settle();
        await body(page, await press(page));
      });

    for (const [pace, between] of [
      ['slowly', (page) => page.settle()],
      ['quickly', () => {}],
    ]) {
      pressTest(`presses Step six times, ${pace}`, async (page, hit) => {
        const [x, y] = await page.place('forward');
        if (name === 'a mouse') await page.mouse.move(x, y);
        for (let i = 0; i < kTimes; ++i) {
          await hit(x, y);
          await between(page);
        }
        await page.until((times) => window.knightsTour.getState().step >= times, kTimes);
        await page.settle();
        assert.equal((await page.state()).step, kTimes);
      });
    }

    pressTest('starts and stops at the same pixel', async (page, hit) => {
      const [x, y] = await page.place('play');
      if (name === 'a mouse') await page.mouse.move(x, y);
      for (const status of ['playing', 'paused', 'playing', 'paused']) {
        await hit(x, y);
        await page.untilState({status: status});
        await page.settle();
      }
    });
  });
}
