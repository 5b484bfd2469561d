// Where the focus is, is seen: in the window, however large everything is shown.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {settle, shareBrowser, until} from '../browser.mjs';
import {focused, mirrored, press} from '../reader.mjs';

const {pageTest} = shareBrowser();

// As many pixels as a window of 1280 x 800 has when it is shown twice and four times as large.
for (const [zoom, width, height] of [['100 %', 1280, 800], ['200 %', 640, 400], ['400 %', 320, 200]]) {
  describe(`the focus, at ${zoom}`, () => {
    pageTest('stays in the window on all its way', '#board=8&panels=settings', async (page) => {
      await mirrored(page);
      const seen = async () => {
        const {role, name} = await focused(page);
        // As much of it as there is room for, when a panel has been scrolled to it.
        await until(page, (told, width, height) => {
          let one = document.activeElement;
          while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
          const {left, top, right, bottom} = one.getBoundingClientRect();
          const across = Math.min(right, width) - Math.max(left, 0), down = Math.min(bottom, height) - Math.max(top, 0);
          return across >= Math.min(right - left, width) - 2 && down >= Math.min(bottom - top, height) - 2;
        }, `${role} ${name}`, width, height);
        return `${role} ${name}`;
      };
      const way = [];
      await page.evaluate(() => document.activeElement.blur());
      for (let i = 0; i < 40; ++i) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        await settle(page);
        way.push(await seen());
        if (/gridcell|button Play/.test(way.at(-1))) {
          await press(page, 'ArrowRight*3');
          way.push(await seen());
        }
      }
      assert.ok(way.length > 12, way.join(' | '));
    }, {width, height});
  });
}
