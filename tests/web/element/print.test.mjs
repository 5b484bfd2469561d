// Printed pages: each board is a picture of its step in the light theme, whether it is live or not.
// Needs: site, browsers.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {inflateSync} from 'node:zlib';
import {themes} from '#tables';
import {html} from '../answers.mjs';
import {engineTests} from '../engines.mjs';

const kPage = `<!doctype html><meta charset="utf-8"><script src="knights-tour.js"></script>
  <knights-tour id="a" board="6x6" step="20" theme="dark"></knights-tour>`;

// The texts of what a PDF draws, a page or a part of it each.
function contents(pdf) {
  const bytes = Buffer.from(pdf);
  const texts = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue;
    try {
      texts.push(inflateSync(bytes.subarray(at + 7), {finishFlush: 2}).toString('latin1'));
    } catch {
      /* not packed */
    }
  }
  return texts.join('\n');
}

// The colours that areas are filled with, each channel from 0 to 255.
const fills = (pdf) =>
  new Set(
    [...contents(pdf).matchAll(/((?:[\d.]+ ){3})(?:rg|scn)\b/g)].map(([, channels]) =>
      channels
        .trim()
        .split(' ')
        .map((channel) => Math.round(channel * 255))
        .join(),
    ),
  );
const channels = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)).join();

describe('a printed board', () => {
  engineTests(
    'is drawn in the colours of the light theme',
    {only: ['chromium', 'firefox'], overrides: {'/host.html': html(kPage)}, start: {scale: 1}},
    async (open) => {
      const page = await open('host.html', {scale: 1});
      await page.onBoard(({ready}) => ready.then(() => window.a.toSvg())); // its code comes when the page is idle, or is asked for
      const before = await page.evaluate(() => JSON.stringify({...window.a.getState(), frame: null}));
      const {light, dark} = themes;
      const drawn = fills(await page.print());
      const has = ({colours}) => ['square-light', 'square-dark', 'path-new'].map((role) => drawn.has(channels(colours[role])));
      assert.deepEqual(has(light), [true, true, true], [...drawn].join(' '));
      assert.deepEqual(has(dark), [false, false, false], [...drawn].join(' '));
      assert.equal(await page.evaluate(() => window.a.shadowRoot.querySelector('.paper')), null, 'the picture is gone');
      assert.equal(await page.evaluate(() => JSON.stringify({...window.a.getState(), frame: null})), before);
      assert.equal(await page.evaluate(() => window.a.shadowRoot.querySelector('canvas').checkVisibility()), true);
    },
  );
});
