// Every lesson, from its start to its end, on the page: by clicks, by keys, and on a phone.
import assert from 'node:assert/strict';
import {readLessons} from '../../../web/lessons/files.mjs';
import {shareBrowser} from '../browser.mjs';
import {goThrough} from './reader.mjs';

const shared = shareBrowser();
const kWays = {
  clicks: {width: 1280, height: 800},
  keys: {width: 1024, height: 700},
  finger: {width: 390, height: 844, touch: true},
};

for (const lesson of readLessons()) {
  for (const [how, size] of Object.entries(kWays)) {
    shared.test(`${lesson.id}: ${how}`, async (open) => {
      const page = await open(size);
      await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);  // nothing is walked
      await page.evaluateOnNewDocument(() => localStorage.clear());
      await page.goto(`${shared.server.url}#lesson=${lesson.id}`);
      await page.evaluate(() => window.knightsTour.ready);
      await goThrough(page, lesson, how);
      assert.deepEqual(page.problems, []);
    }, {timeout: 240_000});
  }
}
