// Compared boards: chosen by name, played to the end, and focused one after the other.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {click, control, settle, shareBrowser, shown, state, tap, until} from '../browser.mjs';
import {hostTests, ready} from '../hosts.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const hostTest = hostTests(shared);

const boards = async (page) => (await state(page)).boards;
const atRest = (page) => until(page, () => window.knightsTour.getState().status !== 'playing');
const press = async (page, key) => {
  await page.keyboard.press(key);
  await settle(page);
};

async function checkWhole(page, ids) {
  const {width, height} = await page.evaluate(() => {
    const {width, height} = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
    return {width, height};
  });
  const rects = [];
  for (const id of ids) rects.push((await control(page, id)).rect);
  for (const [i, rect] of rects.entries()) {
    assert.ok(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width + 1 && rect.y + rect.height <= height + 1, ids[i]);
    for (const other of rects.slice(i + 1)) {
      const apart = other.x >= rect.x + rect.width || other.y >= rect.y + rect.height || rect.x >= other.x + other.width || rect.y >= other.y + other.height;
      assert.ok(apart, `${ids} lie apart`);
    }
  }
  return rects;
}

describe('compared boards', () => {
  pageTest('two move orders need 41 and 70,659 visits; panels follow the focus', '#panels=settings,stack&speed=max', async (page) => {
    await click(page, 'compare');
    await shown(page, 'compare=two-orders');
    await click(page, 'compare=two-orders');
    await shown(page, 'board=2');
    await checkWhole(page, ['board', 'board=2', 'play', 'timeline']);
    await click(page, 'play');
    await atRest(page);
    await settle(page);
    const {focus, all} = await boards(page);
    assert.equal(focus, 0);
    assert.deepEqual(all.map(({name, status, done, visits}) => [name, status, done, visits]),
      [['Clockwise from one', 'tour', true, 41], ['Downwards first', 'tour', true, 70_659]]);
    const first = await state(page);
    assert.equal(first.visits, 41);
    assert.ok(first.path.length === 25 && (await control(page, 'timeline')).max === all[1].step);
    await click(page, 'board=2');
    await shown(page, 'board=1');
    const second = await state(page);
    assert.equal(second.boards.focus, 1);
    assert.equal(second.visits, 70_659);
    assert.notDeepEqual(second.path, first.path);
    // A row of the stack leads to that moment of this board.
    await click(page, 'heading=stack');
    await click(page, 'frame-22');
    assert.equal((await state(page)).depth, 22);
    // The keys go round, and the browser's way back is one of the comparison.
    await page.focus('>>> canvas');
    await press(page, 'c');
    assert.equal((await boards(page)).focus, 0);
  });

  pageTest('each board takes the same steps as alone, and links restore them', '#board=6x6&compare=algorithm:pruned~moves:report', async (page) => {
    await page.evaluate(() => window.knightsTour.seek(1234));
    const link = await page.evaluate(() => window.knightsTour.permalink());
    const {all, clock} = await boards(page);
    assert.equal(clock, 1234);
    for (const [i, settings] of ['', 'algorithm=pruned', 'moves=report'].entries()) {
      await page.evaluate((text) => window.knightsTour.setAttribute('settings', text), `board=6x6&${settings}`);
      await page.evaluate(() => window.knightsTour.seek(1234));
      const {status, step, visits, backtracks, deepest} = await state(page);
      if (all[i].done) continue;
      assert.deepEqual({step, visits, backtracks, deepest}, (({step, visits, backtracks, deepest}) => ({step, visits, backtracks, deepest}))(all[i]), status);
    }
    await page.goto('about:blank');
    await page.goto(link);
    await page.evaluate(() => window.knightsTour.ready);
    await until(page, () => window.knightsTour.getState().boards?.clock === 1234);
    assert.deepEqual((await boards(page)).all, all);
  });

  pageTest('a bad comparison is reported, and other settings are kept', '#board=5x5&compare=algorithm:magic', async (page) => {
    await shown(page, 'dismiss');
    assert.equal((await state(page)).settings.board, '5x5');
    assert.equal(await boards(page), undefined);
  });

  pageTest('boards are stacked on a phone, and a tap moves the focus', '#compare=two-orders', async (page) => {
    const [first, second] = await checkWhole(page, ['board', 'board=2', 'play']);
    assert.ok(second.y >= first.y + first.height, 'below');
    await tap(page, 'board=2');
    await shown(page, 'board=1');
    assert.equal((await boards(page)).focus, 1);
  }, {width: 390, height: 844, touch: true});

  for (const [where, width, height] of [['a desktop', 1280, 800], ['a phone', 390, 844], ['a projector', 1024, 768]]) {
    pageTest(`four boards fit on ${where}`, '#compare=algorithm:pruned~algorithm:warnsdorff~moves:report', async (page) => {
      await checkWhole(page, ['board', 'board=2', 'board=3', 'board=4', 'play']);
    }, {width, height});
  }

  pageTest('exported pictures show all boards', '#compare=two-orders', async (page) => {
    const svg = await page.evaluate(() => window.knightsTour.toSvg());
    for (const name of ['Clockwise from one', 'Downwards first']) assert.ok(svg.includes(name), name);
    const size = await page.evaluate(async () => (await window.knightsTour.toImage()).size);
    assert.ok(size > 10_000);
  });

  hostTest('the compare attribute shows two boards in an embed', '<knights-tour id="a" compare="naive-warnsdorff" controls="minimal"></knights-tour>', async (page) => {
    await ready(page, 'a');
    const {boards: {all}} = await page.evaluate(() => document.getElementById('a').getState());
    assert.deepEqual(all.map(({name}) => name), ['Backtracking', 'Warnsdorff with backtracking']);
    const ids = await page.evaluate(() => document.getElementById('a').controls().map(({id}) => id));
    for (const id of ['board', 'board=2', 'play']) assert.ok(ids.includes(id), id);
  });
});
