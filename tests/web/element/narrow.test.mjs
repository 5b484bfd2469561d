// A container that shrinks and grows, such as an animated column, a table cell or a dialog: the board recovers.
// Every width and height is in tests/view/frame/narrow_test.cpp.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {kOnlyWithAll} from '../../built.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const boardWith = (controls) =>
  `<div id="place"><knights-tour id="a" board="5x5" speed="30" controls="${controls}" loading="eager"></knights-tour></div>`;

const isWell = async (page) => {
  assert.deepEqual(await page.errors(), []);
  assert.equal((await page.message()).text, '');
};

describe('a board in a container that shrinks', () => {
  for (const [scale, controls, height, when] of [
    [1, 'minimal', 400, kOnlyWithAll],
    [2, 'full', 400, {}],
    [3, 'none', 60, {}],
    [2, 'minimal', 20, kOnlyWithAll],
  ]) {
    hostTest(
      `plays on from 160 pixels to 0 and back: height ${height}, controls=${controls}, pixel ratio ${scale}`,
      boardWith(controls),
      {scale, width: 500, height: 500, ...when},
      async (page) => {
        await page.evaluate(
          (high) => {
            window.set = (width) => Object.assign(window.place.style, {width: `${width}px`, height: `${high}px`});
            window.a.style.height = '100%';
            window.set(400);
          },
          Math.max(height, 100),
        );
        await page.ready();
        await page.call('play');
        await page.evaluate(async (high) => {
          window.place.style.height = `${high}px`;
          const frame = () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => setTimeout(resolve));
            });
          for (let step = 0; step <= 320; ++step) {
            const width = Math.abs(160 - step);
            if (width > 80 && width % 8 !== 0) continue;
            window.place.style.width = `${width}px`;
            await frame();
          }
        }, height);
        await isWell(page);
        await page.evaluate(() => Object.assign(window.place.style, {width: '400px', height: '400px'}));
        const {step} = await page.state();
        await page.until((before) => window.a.getState().step > before || window.a.getState().status === 'tour', step);
        await page.until(() => window.a.controls().some(({id, rect}) => id === 'board' && rect.width > 60));
        await isWell(page);
      },
    );
  }

  hostTest(
    'is drawn in each frame in which its width changes',
    '<div id="place"><knights-tour id="a" board="5x5" theme="light" loading="eager"></knights-tour></div>',
    {scale: 1, width: 500, height: 500},
    async (page) => {
      await page.ready();
      await page.settle();
      const shades = await page.evaluate(async () => {
        const canvas = window.a.shadowRoot.querySelector('canvas');
        const copy = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d');
        const seen = [];
        // It comes after the board's own observer, and before the frame is shown.
        new ResizeObserver(() => {
          copy.drawImage(canvas, 0, 0);
          seen.push(copy.getImageData(0, 0, 1, 1).data[0]);
        }).observe(canvas);
        for (let width = 400; width > 350; width -= 5) {
          window.place.style.width = `${width}px`;
          await new Promise(requestAnimationFrame);
        }
        return seen;
      });
      assert.ok(shades.length > 5, `${shades}`);
      assert.deepEqual(new Set(shades), new Set([shades.at(-1)]));
      assert.ok(shades[0] > 200, `${shades}`);
      await isWell(page);
    },
  );

  hostTest(
    'works in a table cell of 16 pixels and in a dialog',
    `<table><tr><td id="cell"><knights-tour id="a" board="5x5" loading="eager"></knights-tour></td></tr></table>
    <dialog id="window"><knights-tour id="b" board="5x5" controls="minimal"></knights-tour></dialog>`,
    async (page) => {
      await page.evaluate(() => Object.assign(window.a.style, {width: '16px', height: '400px'}));
      await page.ready();
      await page.call('seek', 3);
      assert.equal((await page.state()).step, 3);
      await page.evaluate(() => document.getElementById('window').showModal());
      await page.board('#b').ready();
      assert.ok((await page.evaluate(() => window.b.getBoundingClientRect().width)) > 300);
      await isWell(page);
    },
  );
});
