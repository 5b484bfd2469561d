// Compared boards: chosen by name, played to the end, and focused one after the other.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {kOnlyWithAll} from '../../built.mjs';
import {becomes} from '../board_page.mjs';
import {shareBrowser} from '../browser.mjs';

const {pageTest, hostTest} = shareBrowser();

const boards = async (page) => (await page.state()).boards;
const atRest = (page) => page.until(() => window.knightsTour.getState().status !== 'playing');

async function checkWhole(page, ids) {
  const {width, height} = await page.evaluate(() => {
    const {width, height} = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
    return {width, height};
  });
  const rects = [];
  for (const id of ids) rects.push((await page.control(id)).rect);
  for (const [i, rect] of rects.entries()) {
    assert.ok(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= width + 1 && rect.y + rect.height <= height + 1, ids[i]);
    for (const other of rects.slice(i + 1)) {
      const apart =
        other.x >= rect.x + rect.width ||
        other.y >= rect.y + rect.height ||
        rect.x >= other.x + other.width ||
        rect.y >= other.y + other.height;
      assert.ok(apart, `${ids} lie apart`);
    }
  }
  return rects;
}

describe('compared boards', () => {
  // With --all also those that make millions of visits.
  const kPrepared = [
    ['two-orders', 41, 70_659],
    ['greedy-backtracking', 60, 110],
    ...(process.env.KT_SHORT
      ? []
      : [
          ['naive-warnsdorff', 8_250_733, 64],
          ['pruned-naive', 410, 8_250_733],
        ]),
  ];
  pageTest('the prepared comparisons answer their questions', '#board=6&detail=candidate', kOnlyWithAll, async (page) => {
    await page.click('panel=compare');
    for (const [id, ...visits] of kPrepared) {
      if (await page.shows(`compare=${id}`)) await page.click(`compare=${id}`);
      await page.click('compare-start');
      await becomes(async () => (await boards(page))?.all.map((one) => one.visits), visits, id);
    }
    await page.click('compare-none');
    assert.equal(await boards(page), undefined);
  });

  pageTest('two move orders need 41 and 70,659 visits; panels follow the focus', '#panels=compare,stack', async (page) => {
    await page.click('compare-start');
    await page.shown('board=2');
    await checkWhole(page, ['board', 'board=2', 'play', 'timeline']);
    await atRest(page);
    await page.settle();
    const {focus, all} = await boards(page);
    assert.equal(focus, 0);
    assert.deepEqual(
      all.map(({name, status, done, visits}) => [name, status, done, visits]),
      [
        ['Clockwise from one', 'tour', true, 41],
        ['Downwards first', 'tour', true, 70_659],
      ],
    );
    const first = await page.state();
    assert.equal(first.visits, 41);
    assert.ok(first.path.length === 25 && (await page.control('timeline')).max === all[1].step);
    await page.click('board=2');
    await page.shown('board=1');
    const second = await page.state();
    assert.equal(second.boards.focus, 1);
    assert.equal(second.visits, 70_659);
    assert.notDeepEqual(second.path, first.path);
    // A row of the stack leads to that moment of this board.
    await page.set({panels: 'stack'});
    await page.shown('frame-22');
    await page.click('frame-22');
    assert.equal((await page.state()).depth, 22);
    // The keys go round, and the browser's way back is one of the comparison.
    await page.focus('>>> canvas');
    await page.press('c');
    assert.equal((await boards(page)).focus, 0);
  });

  pageTest(
    'each board takes the same steps as alone, and links restore them',
    '#board=6x6&compare=algorithm:pruned~moves:report',
    async (page) => {
      await page.call('seek', 1234);
      const link = await page.call('permalink');
      const {all, clock} = await boards(page);
      assert.equal(clock, 1234);
      let running = 0;
      for (const [i, settings] of ['', 'algorithm=pruned', 'moves=report'].entries()) {
        await page.evaluate((text) => window.knightsTour.setAttribute('settings', text), `board=6x6&${settings}`);
        await page.call('seek', 1234);
        const {status, step, visits, backtracks, deepest} = await page.state();
        if (all[i].done) continue; // it stays at its end
        ++running;
        assert.deepEqual(
          {step, visits, backtracks, deepest},
          (({step, visits, backtracks, deepest}) => ({step, visits, backtracks, deepest}))(all[i]),
          status,
        );
      }
      assert.equal(running, 2);
      await page.goto('about:blank');
      await page.goto(link);
      await page.ready();
      await page.until(() => window.knightsTour.getState().boards?.clock === 1234);
      assert.deepEqual((await boards(page)).all, all);
    },
  );

  pageTest('a bad comparison is reported, and other settings are kept', '#board=5x5&compare=algorithm:magic', async (page) => {
    await page.shown('dismiss');
    assert.equal((await page.state()).settings.board, '5x5');
    assert.equal(await boards(page), undefined);
  });

  pageTest(
    'boards are stacked on a phone, and a tap moves the focus',
    '#compare=two-orders',
    {width: 390, height: 844, touch: true},
    async (page) => {
      const [first, second] = await checkWhole(page, ['board', 'board=2', 'play']);
      assert.ok(second.y >= first.y + first.height, 'below');
      await page.tap('board=2');
      await page.shown('board=1');
      assert.equal((await boards(page)).focus, 1);
    },
  );

  pageTest('exported pictures show all boards', '#compare=two-orders', async (page) => {
    const svg = await page.call('toSvg');
    for (const name of ['Clockwise from one', 'Downwards first']) assert.ok(svg.includes(name), name);
    const size = await page.evaluate(async () => (await window.knightsTour.toImage()).size);
    assert.ok(size > 10_000);
  });

  hostTest(
    'the compare attribute shows two boards in an embed',
    '<knights-tour id="a" compare="naive-warnsdorff" controls="minimal"></knights-tour>',
    async (page) => {
      await page.ready();
      const {
        boards: {all},
      } = await page.state();
      assert.deepEqual(
        all.map(({name}) => name),
        ['Backtracking', 'Warnsdorff with backtracking'],
      );
      for (const id of ['board', 'board=2', 'play']) await page.control(id);
    },
  );
});
