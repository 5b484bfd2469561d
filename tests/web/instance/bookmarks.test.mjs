// Bookmarks stay on the device, each with its search. Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {without} from '../answers.mjs';
import {becomes, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

test('what a full device cannot store lasts while the page is open', async () => {
  const stored = new Map();
  let isFull = false;
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  };
  const {keep, kept} = await import('../../../web/element/storage.js');
  assert.equal(keep('games', {best: 1}), true);
  isFull = true;
  assert.equal(keep('games', {best: 2}), false);
  assert.deepEqual(kept('games'), {best: 2});
  isFull = false;
  assert.equal(keep('games', {best: 3}), true);
  stored.set('games', '{"best": 4}'); // by another page
  assert.deepEqual(kept('games'), {best: 4});
  delete globalThis.localStorage;
});

const bookmarks = (page) => page.call('bookmarks');
const stored = (page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('knights-tour/bookmarks') ?? '{}')).length);

async function mark(page, step) {
  await page.call('seek', step);
  await page.focus('>>> canvas');
  await page.press('m');
  await page.settle();
}

async function reopen(page) {
  await page.reload();
  await page.ready();
  await page.settle();
}

shared.hostTest(
  'two boards with the same search keep the bookmarks of both',
  ['a', 'b'].map((id) => `<knights-tour id="${id}" board="5x5" start="a1" controls="minimal"></knights-tour>`).join(''),
  async (page) => {
    const markOn = async (id, step) => {
      const board = page.board(`#${id}`);
      await board.ready();
      await page.evaluate((name, at) => window[name].seek(at), id, step);
      await board.focusBoard();
      await page.key('m');
      await becomes(() => page.evaluate((name, at) => window[name].bookmarks().includes(at), id, step), true);
      await page.settle();
    };
    const steps = () =>
      page.evaluate(() =>
        Object.values(JSON.parse(localStorage.getItem('knights-tour/bookmarks') ?? '{}'))
          .flat()
          .map(([step]) => step)
          .sort(),
      );
    await page.board('#a').ready();
    await page.board('#b').ready();
    await markOn('a', 5);
    await markOn('b', 9);
    await becomes(steps, [5, 9]);
    await markOn('a', 7);
    await becomes(steps, [5, 7, 9]);
    await page.evaluate(() => localStorage.clear());
  },
);

describe('bookmarks', () => {
  pageTest('survive a reload, with their search only', '#board=5x5&start=a1', async (page) => {
    await mark(page, 40);
    await mark(page, 12);
    await reopen(page);
    assert.deepEqual(await bookmarks(page), [12, 40]);
    await page.set({start: 'c3'});
    await page.settle();
    assert.deepEqual(await bookmarks(page), []);
    await mark(page, 7);
    await page.set({start: 'a1'});
    await becomes(() => bookmarks(page), [12, 40]);
    await mark(page, 12);
    await mark(page, 40);
    await page.until(() => !location.hash.includes('c3')); // the address follows a little later
    await reopen(page);
    assert.deepEqual(await bookmarks(page), [], 'those that were removed stay so');
    await page.set({start: 'c3'});
    await becomes(() => bookmarks(page), [7]);
    assert.equal(await stored(page), 1);
    await page.evaluate(() => localStorage.clear());
  });

  pageTest('can be ahead of the run, and Page Down goes there', '#board=6x6&start=a1', async (page) => {
    await mark(page, 5000);
    await page.call('seek', 0);
    await page.settle();
    await reopen(page);
    assert.deepEqual(await bookmarks(page), [5000]);
    await page.focus('>>> canvas');
    for (let i = 0; i < 30 && (await page.state()).step !== 5000; ++i) await page.press('PageDown');
    assert.equal((await page.state()).step, 5000);
    await page.evaluate(() => localStorage.clear());
  });

  pageTest('a game keeps none, and those of its search are there afterwards', '#board=5x5&start=e5', async (page) => {
    await mark(page, 9);
    await page.set({mode: 'play'});
    await page.settle();
    await page.focus('>>> canvas');
    await page.press('ArrowLeft');
    await page.press('m');
    await page.settle();
    assert.equal(await stored(page), 1);
    await page.set({mode: 'watch', given: 'none'});
    await becomes(() => bookmarks(page), [9]);
    await page.evaluate(() => localStorage.clear());
  });

  for (const [name, kept] of [
    ['damaged JSON', '{'],
    ['another JSON value', '[3]'],
    ['of another form', '{"board=5x5&start=c5": [[1, "2"], 7, null]}'],
  ]) {
    pageTest(`work if what is stored is ${name}`, '#board=5x5&start=c5', async (page) => {
      await page.evaluate((text) => localStorage.setItem('knights-tour/bookmarks', text), kept);
      await reopen(page);
      await mark(page, 3);
      assert.deepEqual(await bookmarks(page), [3]);
      await page.evaluate(() => localStorage.clear());
    });
  }

  pageTest(
    'work without local storage, until the page is closed',
    '#board=5x5&start=a3',
    {prepare: without('storage')},
    async (page) => {
      await mark(page, 3);
      await page.set({start: 'a1'});
      await page.settle();
      await page.set({start: 'a3'});
      await becomes(() => bookmarks(page), [3]);
    },
  );
});

pageTest('an own move order survives a reload, in the address', '#board=5x5&start=a1', async (page) => {
  await page.set({moves: '31427586'});
  await page.until(() => location.hash.includes('moves=31427586'));
  await reopen(page);
  assert.equal((await page.state()).settings.moves, '31427586');
});
