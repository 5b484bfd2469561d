// Clicks on a canvas that the page rotates, mirrors, skews or shows in perspective hit the visible square.
// Needs: site, browsers.
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';
import {html} from '../answers.mjs';
import {engineTests} from '../engines.mjs';

const kTransforms = {
  nothing: 'none',
  'a rotation': 'rotate(30deg)',
  'a quarter turn': 'rotate(90deg)',
  'a mirror': 'scaleX(-1)',
  'a skew': 'skew(20deg, 10deg)',
  'a perspective': 'perspective(600px) rotateY(40deg) rotateX(10deg)',
  'a half size': 'scale(0.5)',
};
const page = `<!doctype html><meta charset="utf-8"><title>Host</title><script src="knights-tour.js"></script>
<style>body { margin: 0 } #place { width: 420px; height: 520px; margin: 90px auto } knights-tour { height: 100% }</style>
<div id="place"><knights-tour id="a" board="5x5" controls="minimal" loading="eager"></knights-tour></div>`;

// Where a point of a control is seen, by a mark of no size that the browser transforms.
const seen = (page, id, x, y) =>
  page.onBoard(
    (board, name, across, down) => {
      const {rect} = board.controls().find((control) => control.id === name);
      const mark = document.createElement('div');
      mark.style.cssText = `position: absolute; width: 0; height: 0; left: ${rect.x + rect.width * across}px; top: ${rect.y + rect.height * down}px`;
      board.shadowRoot.querySelector('.space').append(mark);
      const box = mark.getBoundingClientRect();
      mark.remove();
      return [Math.round(box.x), Math.round(box.y)];
    },
    id,
    x,
    y,
  );

// One square near each corner, and none in the middle, which most transforms leave where it is.
async function hits(page, act, squares, after = async () => {}) {
  await page.ready();
  for (const [what, transform] of Object.entries(kTransforms)) {
    await page.evaluate((how) => {
      document.getElementById('place').style.transform = how;
    }, transform);
    await sleep(100);
    for (const [col, row] of squares) {
      await page[act](...(await seen(page, 'board', (col + 0.5) / 5, (row + 0.5) / 5)));
      await page.untilState({start: `${'abcde'[col]}${5 - row}`}).catch((error) => {
        throw new Error(`${what}: ${error.message}`);
      });
    }
    await after(what);
  }
}

const kFractions = `<!doctype html><meta charset="utf-8"><title>Host</title><script src="knights-tour.js"></script>
<style>body { margin: 0 } knights-tour { height: 100% }</style>
<div id="place"><knights-tour id="a" board="5x5" controls="minimal" loading="eager"></knights-tour></div>`;

// Otherwise the browser would smooth the picture.
engineTests(
  'a canvas has exactly the pixels of the screen that it covers',
  {overrides: {'/host.html': html(kFractions)}},
  async (open) => {
    const host = await open('host.html', {width: 900, height: 700, scale: 1});
    await host.ready();
    const seen = await host.evaluate(async () => {
      const canvas = window.a.shadowRoot.querySelector('canvas');
      const isTold = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype; // not in WebKit
      let told = [];
      if (isTold) {
        const observer = new ResizeObserver(([{devicePixelContentBoxSize}]) => {
          told = [devicePixelContentBoxSize[0].inlineSize, devicePixelContentBoxSize[0].blockSize];
        });
        observer.observe(canvas, {box: 'device-pixel-content-box'});
      }
      const all = [];
      for (let i = 0; i < 40; ++i) {
        Object.assign(window.place.style, {
          margin: `${i * 0.37}px`,
          width: `${400 + i * 3.21}px`,
          height: `${300 + i * 5.43}px`,
          zoom: i % 4 === 3 ? 1.3 : 1,
        });
        for (let frame = 0; frame < 3; ++frame) await new Promise(requestAnimationFrame);
        const {left, right, top, bottom} = canvas.getBoundingClientRect();
        const snap = (start, end) => Math.round(end * devicePixelRatio) - Math.round(start * devicePixelRatio);
        all.push([[canvas.width, canvas.height], isTold ? told : [snap(left, right), snap(top, bottom)]]);
      }
      return all;
    });
    assert.deepEqual(
      seen.map(([own]) => own),
      seen.map(([, wanted]) => wanted),
    );
  },
);

engineTests('clicks on a transformed canvas hit what is seen', {overrides: {'/host.html': html(page)}}, async (open, engine) => {
  const host = await open('host.html', {width: 900, height: 700});
  await hits(
    host,
    'clickAt',
    [
      [0, 1],
      [4, 0],
      [3, 4],
      [1, 3],
    ],
    async (what) => {
      await host.call('reset');
      await host.clickAt(...(await seen(host, 'forward', 0.5, 0.5)));
      await host.stepIs(1, what);
    },
  );
  if (engine.can.touch)
    await hits(await open('host.html', {width: 900, height: 700, touch: true}), 'tapAt', [
      [4, 1],
      [1, 4],
    ]);
});
