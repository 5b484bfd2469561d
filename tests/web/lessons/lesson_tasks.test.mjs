// Lessons in which the reader acts on the board: plays, predicts, compares, or stops what the lesson does.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {shareBrowser, sleep} from '../browser.mjs';
import {atStop, calmTest, kMini, link, packedOf, panel, press} from './reader.mjs';

const shared = shareBrowser();
// Nothing is walked, but where that is what is tested.
const pageTest = calmTest(shared);

const lesson = readLessons().find(({id}) => id === 'dead-end');

describe('lessons with tasks on the board', () => {
  const settings = (page) => page.evaluate(() => window.knightsTour.getState({path: false}).settings);
  const inStop = (stop) =>
    link(packedOf(JSON.stringify({...kMini, stops: [{title: 'Here', text: ['Look.'], ...stop}, kMini.stops[1]]})));
  const clickSquare = async (page, x, y) => page.clickAt(...(await page.place('board', x, y)));

  pageTest(
    'continues the search as a game, and restores the stop on request',
    inStop({settings: {board: '5x5', start: 'a5', mode: 'play'}, run: {to: 6}}),
    async (page) => {
      await atStop(page, 'Here');
      const {path} = await page.state();
      assert.deepEqual([path.length, (await settings(page)).mode], [7, 'play']);
      await clickSquare(page, 0.7, 0.9); // d1
      await page.until(() => window.knightsTour.getState().path.length === 8);
      await press(page, 'footer button:nth-child(3)');
      await page.until(() => window.knightsTour.getState().path.length === 7); // undone
      await press(page, 'footer button:nth-child(3)');
      await page.until(() => window.knightsTour.getState().path.length === 6);
      await press(page, 'footer button:nth-child(2)');
      await page.until(() => window.knightsTour.getState().path.length === 7);
      assert.deepEqual((await page.state()).path, path);
      await press(page, '.next');
      await atStop(page, 'There');
      const {mode, given, board} = await settings(page);
      assert.deepEqual([mode, given, board, (await page.state()).step], ['watch', 'none', '6x6', 7]);
      assert.ok(
        !(await page.evaluate(() => window.knightsTour.controls().some(({id}) => id === 'return-to-search'))),
        'nothing leads back into the stop before',
      );
    },
  );

  pageTest(
    'continues given moves as a game and undoes them',
    inStop({settings: {board: '5x5', start: 'a5', mode: 'play', given: 'b3;a1;c2'}}),
    async (page) => {
      await atStop(page, 'Here');
      assert.equal((await page.state()).path.length, 4);
      await page.focus('>>> canvas');
      await page.key('ArrowLeft');
      await page.untilState({given: 'b3;a1'});
    },
  );

  pageTest(
    'predicts with hidden rings; the search gives the answer and continues',
    inStop({
      settings: {board: '3x4', start: 'a3', mode: 'predict'},
      run: {to: 3},
      question: {kind: 'square', ask: 'Where to?', answer: 'c1', measure: 'knight', after: {to: 4}, why: 'It is the first.'},
    }),
    async (page) => {
      await atStop(page, 'Here');
      assert.equal((await settings(page)).mode, 'predict');
      assert.match(await page.call('toSvg'), />A<.*>B</s);
      await clickSquare(page, 0.625, 0.9);
      await page.until(() =>
        window.knightsTour.shadowRoot.querySelector('.reply').textContent.startsWith('Right. It is the first.'),
      );
      await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson[aria-busy]'));
      assert.deepEqual([(await settings(page)).mode, (await page.state()).step], ['watch', 4]);
    },
  );

  pageTest(
    'compares boards on one clock, also after the first has ended',
    inStop({
      settings: {board: '5x5', start: 'a5', moves: 'report', compare: 'moves:lexicographic'},
      run: {to: 100},
      question: {
        kind: 'number',
        ask: 'How many visits right?',
        answer: 70659,
        measure: 'visits',
        board: 2,
        after: {until: 'tour'},
        why: 'Many.',
      },
    }),
    async (page) => {
      await atStop(page, 'Here');
      const {
        boards: {clock, all},
      } = await page.state();
      assert.deepEqual(
        [clock, all.map(({step, done}) => [step, done])],
        [
          100,
          [
            [56, true],
            [100, false],
          ],
        ],
      );
      await press(page, '.question > .entry:last-child button');
      await page.until(() => window.knightsTour.getState({path: false}).boards.all[1].visits === 70659);
      await press(page, '.next');
      await atStop(page, 'There');
      assert.equal((await page.state()).boards, undefined);
    },
  );

  pageTest(
    'on a phone, all compared boards are above the lesson',
    link('order.2'),
    {width: 390, height: 844, touch: true},
    async (page) => {
      await atStop(page, 'Two more lists');
      await page.until(() => window.knightsTour.shadowRoot.querySelector('canvas').clientHeight <= 560);
      await page.settle();
      const [canvas, text] = await page.evaluate(() =>
        ['canvas', '.lesson'].map((what) => window.knightsTour.shadowRoot.querySelector(what).getBoundingClientRect().toJSON()),
      );
      for (const id of ['board', 'board=2']) {
        const {rect} = await page.control(id);
        assert.ok(rect.width > 100 && canvas.top + rect.y + rect.height <= text.top, id);
      }
    },
  );

  pageTest(
    'on a phone, board and panel of a stop are above the lesson',
    link('stack.1'),
    {width: 390, height: 844, touch: true},
    async (page) => {
      await atStop(page, 'A pile of squares');
      await page.until(() => {
        const [canvas, text] = ['canvas', '.lesson'].map((what) =>
          window.knightsTour.shadowRoot.querySelector(what).getBoundingClientRect(),
        );
        return canvas.bottom <= text.top + 1;
      });
      await page.settle();
      const board = await page.control('board'),
        top = await page.control('frame-5');
      const height = await page.$eval('>>> canvas', (canvas) => canvas.clientHeight);
      assert.ok(
        board.rect.width > 150 && top.rect.y > board.rect.y + board.rect.height && height - top.rect.y > 140,
        JSON.stringify([board.rect, top.rect, height]),
      );
    },
  );

  pageTest(
    'shows marks with the answer',
    inStop({
      settings: {board: '5x5', start: 'a5'},
      question: {
        kind: 'number',
        ask: 'How many moves?',
        answer: 2,
        measure: 'moves',
        of: 'e1',
        look: [{square: 'c2', kind: 'right'}],
        why: 'Two.',
      },
    }),
    async (page) => {
      await atStop(page, 'Here');
      const before = await page.call('toSvg');
      await press(page, '.question > .entry:last-child button');
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.reply').textContent.startsWith('The answer is: 2.'));
      await page.settle();
      assert.notEqual(await page.call('toSvg'), before);
    },
  );

  pageTest('counts only the right answers of stops that ask', link('dead-end.6'), async (page) => {
    await atStop(page, lesson.stops[5].title);
    await page.evaluate(() => {
      const answers = Object.fromEntries(Array.from({length: 9}, (_, at) => [at, {right: true}]));
      localStorage.setItem('knights-tour/lessons', JSON.stringify({'dead-end': {stop: 5, answers}}));
    });
    await press(page, '.next');
    await atStop(page, 'Lesson complete');
    assert.match((await panel(page)).body, /You got 6 of 6 right/);
    await page.evaluate(() => localStorage.clear());
  });

  pageTest('ends the sentence with an answer that is code as it is', link('brute-force.4'), async (page) => {
    await page.find('.question');
    await press(page, '.reveal button');
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.reply').textContent !== '');
    assert.match((await panel(page)).reply, /board\[next\] = none: The second half/);
  });

  // Until the search has set out on its way to the stop.
  const isWalked = (page) =>
    page.until(() => {
      const {step} = window.knightsTour.getState({path: false});
      return step > 2 && step < 15 && window.knightsTour.shadowRoot.querySelector('.lesson[aria-busy]');
    });
  const isFree = (page) => page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson[aria-busy]'));
  for (const [what, act, expected] of [
    ['Step back', (page) => page.call('step', -2), (step) => step < 15],
    ['another start', (page) => page.set({start: 'c3'}), (step) => step === 0],
    ['a smaller board', (page) => page.set({board: '2x2'}), (step) => step === 0],
  ])
    pageTest(`stops the walk to a stop at ${what}, and marks nothing`, link('pruning.3'), {calm: false}, async (page) => {
      await isWalked(page);
      await act(page);
      await isFree(page);
      await page.settle();
      const {step} = await page.state();
      assert.ok(expected(step), String(step));
      await sleep(600);
      assert.equal((await page.state()).step, step, 'it stays');
      const picture = await page.call('toSvg');
      await press(page, 'header .close'); // removes all marks
      await page.gone('.lesson');
      assert.equal(await page.call('toSvg'), picture);
    });

  pageTest('is not busy any more after its answer was stopped', link('explosion.4'), async (page) => {
    await atStop(page, '8 x 8, the chessboard');
    // Within the page, because the answer is a second away on a fast machine.
    const isBusy = page.evaluate(async () => {
      const board = window.knightsTour;
      while (board.getState({path: false}).step === 0) await new Promise(requestAnimationFrame);
      const isBusy = board.shadowRoot.querySelector('.lesson[aria-busy]') !== null;
      await board.pause();
      return isBusy;
    });
    await press(page, '.reveal button');
    assert.ok(await isBusy);
    await isFree(page);
    assert.ok((await page.state()).step < 30_000_000);
  });
});
