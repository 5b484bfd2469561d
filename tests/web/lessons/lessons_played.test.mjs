// Every lesson, from its start to its end, on the page: by clicks, by keys, or on a phone, and with --all in each of these ways.
// The reader stays on the page from one lesson to the next, and opens a new page after a failure.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {after} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {openPage, shareBrowser} from '../browser.mjs';
import {goThrough} from './reader.mjs';

const shared = shareBrowser();
const kWays = {
  clicks: {width: 1280, height: 800},
  keys: {width: 1024, height: 700},
  finger: {width: 390, height: 844, touch: true},
};

let page = null;
const close = async () => {
  await page?.close().catch(() => {});
  page = null;
};
after(close);

async function open(size, lesson) {
  const prepare = (opened) => opened.evaluateOnNewDocument(() => localStorage.clear());
  page = await openPage(shared.browser, `${shared.server.url}#lesson=${lesson}`, {...size, calm: true, prepare}); // nothing is walked
}

for (const [w, [how, size]] of Object.entries(kWays).entries()) {
  const lessons = readLessons().filter((lesson, i) => process.env.KT_ALL || i % 3 === w);
  for (const [i, lesson] of lessons.entries()) {
    shared.test(`${lesson.id}: ${how}`, {timeout: 240_000}, async () => {
      if (i === 0) await close();
      const goOn = (id) => {
        localStorage.clear();
        location.hash = `#lesson=${id}`;
      };
      if (page) await page.evaluate(goOn, lesson.id);
      else await open(size, lesson.id);
      const reader = page;
      page = null;
      try {
        await goThrough(reader, lesson, how);
        assert.deepEqual(reader.problems, []);
        page = reader;
      } finally {
        if (!page) await reader.close().catch(() => {});
      }
    });
  }
}
