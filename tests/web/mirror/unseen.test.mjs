// The elements that mirror the canvas are invisible in every colour mode, but the focus ring is visible.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

const show = (page, isShown) =>
  page.evaluate(
    (visibility) => {
      window.knightsTour.shadowRoot.querySelector('.mirror').style.visibility = visibility;
    },
    isShown ? 'visible' : 'hidden',
  );

async function picture(page) {
  await page.waitFrames();
  return page.picture();
}

function differing(a, b) {
  const places = [];
  for (let i = 0; i < a.data.length; i += 4)
    if (!a.data.subarray(i, i + 3).equals(b.data.subarray(i, i + 3)))
      places.push([(i / 4) % a.width, Math.floor(i / 4 / a.width)]);
  return places;
}

for (const [mode, features] of Object.entries({
  'normal colours': [],
  'forced colours': [{name: 'forced-colors', value: 'active'}],
  'forced dark colours': [
    {name: 'forced-colors', value: 'active'},
    {name: 'prefers-color-scheme', value: 'dark'},
  ],
})) {
  describe(`the mirror, ${mode}`, () => {
    pageTest(
      'is invisible, and the focus ring surrounds the focused control',
      '#board=8&panels=settings,numbers',
      {scale: 1},
      async (page) => {
        await page.emulateRaw(features);
        await page.paint?.();
        await page.mirrored();
        await page.blur();
        await page.until(() => window.knightsTour.shadowRoot.querySelectorAll('[role=gridcell]').length === 64);
        await page.settle();
        const whole = await picture(page);
        await show(page, false);
        const bare = await picture(page);
        await show(page, true);
        assert.deepEqual(differing(whole, bare).slice(0, 5), []);
        for (const [role, name] of [
          ['gridcell', /knight here/],
          ['button', 'Play'],
        ]) {
          await page.tabTo(role, name);
          const box = await page.evaluate(() => {
            const {x, y, width, height} = window.knightsTour.shadowRoot.activeElement.getBoundingClientRect();
            return [x, y, x + width, y + height];
          });
          const places = differing(await picture(page), bare);
          const [left, top, right, bottom] = box;
          assert.ok(
            places.length > (right - left) * 2,
            `${places.length} pixels show that the focus is on ${(await page.focused()).name}`,
          );
          const far = places.filter(([x, y]) => x < left - 6 || x > right + 6 || y < top - 6 || y > bottom + 6);
          assert.deepEqual(far, []);
        }
      },
    );
  });
}
