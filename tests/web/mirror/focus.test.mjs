// The focused control is visible in the window at any zoom.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

// The sizes of a window of 1280 x 800 at 100, 200 and 400 %.
for (const [zoom, width, height] of [
  ['100 %', 1280, 800],
  ['200 %', 640, 400],
  ['400 %', 320, 200],
]) {
  describe(`the focus, at ${zoom}`, () => {
    pageTest('stays in the window throughout', '#board=8&panels=settings', {width, height}, async (page) => {
      await page.mirrored();
      const seen = async () => {
        const {role, name} = await page.focused();
        // As much of it as there is room for, when a panel has been scrolled to it.
        await page.until(
          (told, width, height) => {
            let one = document.activeElement;
            while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
            const {left, top, right, bottom} = one.getBoundingClientRect();
            const across = Math.min(right, width) - Math.max(left, 0),
              down = Math.min(bottom, height) - Math.max(top, 0);
            return across >= Math.min(right - left, width) - 2 && down >= Math.min(bottom - top, height) - 2;
          },
          `${role} ${name}`,
          width,
          height,
        );
        return `${role} ${name}`;
      };
      const way = [];
      await page.blur();
      for (let i = 0; i < 40; ++i) {
        await page.key('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) continue;
        await page.settle();
        way.push(await seen());
        if (/gridcell|button Play/.test(way.at(-1))) {
          await page.keys('ArrowRight*3');
          way.push(await seen());
        }
      }
      assert.ok(way.length > 12, way.join(' | '));
    });
  });
}

describe('the ring of the canvas', () => {
  shared.test('appears on keyboard focus, but not when the page opens', async (open) => {
    const page = await open({width: 1280, height: 800});
    await page.goto(`${shared.server.url}#board=5`);
    const script = await page.createCDPSession();
    // As if nobody were there: what a test asks for otherwise counts as somebody's press.
    const quietly = async (expression) =>
      (await script.send('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true, userGesture: false})).result
        .value;
    await quietly('knightsTour.ready.then(() => true)');
    const kOutline = 'getComputedStyle(knightsTour.shadowRoot.querySelector("canvas")).outlineStyle';
    const kHasFocus = 'knightsTour.shadowRoot.activeElement?.localName === "canvas"';
    for (let i = 0; i < 500 && !(await quietly(kHasFocus)); ++i) await quietly('new Promise(requestAnimationFrame)');
    assert.deepEqual([await quietly(kHasFocus), await quietly(kOutline)], [true, 'none']);
    await page.key('ArrowRight');
    await page.untilState({step: 1});
    assert.equal(await quietly(kOutline), 'solid', 'who uses keys sees where they go');
  });
});
