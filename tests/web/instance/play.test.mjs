// A game and predictions, as a student plays them: by clicks, taps, a drag and keys.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {click, control, frames, place, settle, shareBrowser, shown, state, tap, until} from '../browser.mjs';

const {pageTest} = shareBrowser();

const given = async (page) => (await state(page)).settings.given;
const kLetters = 'abcdefgh';
// The middle of a square of a board of so many rows and columns.
const at = (name, side) => [(kLetters.indexOf(name[0]) + 0.5) / side, (side - Number(name[1]) + 0.5) / side];
const choose = (page, name, side = 5) => click(page, 'board', ...at(name, side));
const enabled = async (page, id) => (await control(page, id)).enabled;

describe('play', () => {
  pageTest('a game by clicks: a wrong move is refused, undo and redo, and the search goes on from there', '#board=5x5&start=a5&panels=play',
    async (page) => {
      await click(page, 'mode=play');
      await shown(page, 'outlook');
      await choose(page, 'c3');
      await settle(page);
      assert.equal(await given(page), 'none');
      await shown(page, 'dismiss');  // with the reason
      await click(page, 'dismiss');
      await choose(page, 'b3');
      await choose(page, 'd4');
      await until(page, () => window.knightsTour.getState().settings.given === 'b3;d4');
      await click(page, 'back');
      await until(page, () => window.knightsTour.getState().settings.given === 'b3');
      assert.ok(await enabled(page, 'forward'));
      await click(page, 'forward');
      await until(page, () => window.knightsTour.getState().settings.given === 'b3;d4');
      await click(page, 'go-on');
      await until(page, () => window.knightsTour.getState().settings.mode === 'watch' && window.knightsTour.getState().step > 3);
      const {path} = await state(page);
      assert.deepEqual(path.slice(0, 3), [[0, 0], [2, 1], [1, 3]]);
    });

  pageTest('a link opens a game, which is asked whether it can still be finished', '#board=5x5&start=a5&mode=play&given=b3&panels=play', async (page) => {
    assert.equal((await state(page)).path.length, 2);
    await click(page, 'outlook');
    await until(page, () => !window.knightsTour.controls().find(({id}) => id === 'outlook').enabled);
    await choose(page, 'a1');
    await until(page, () => window.knightsTour.getState().settings.given === 'b3;a1');
  });

  pageTest('the knight is dragged', '#board=5x5&start=a5&mode=play', async (page) => {
    await page.mouse.move(...await place(page, 'board', ...at('a5', 5)));
    await page.mouse.down();
    await frames(page, 2);
    for (const square of ['b4', 'c4']) {
      await page.mouse.move(...await place(page, 'board', ...at(square, 5)), {steps: 4});
      await frames(page, 2);
    }
    await page.mouse.up();
    await until(page, () => window.knightsTour.getState().settings.given === 'c4');
  });

  pageTest('and by keys', '#board=5x5&start=a5&mode=play', async (page) => {
    await page.focus('knights-tour >>> canvas').catch(() => page.evaluate(() => window.knightsTour.shadowRoot.querySelector('canvas').focus()));
    for (const key of ['c', 'Enter']) {
      await page.keyboard.press(key);
      await settle(page);
    }
    await until(page, () => window.knightsTour.getState().settings.given !== 'none');
    await page.keyboard.press('ArrowLeft');
    await until(page, () => window.knightsTour.getState().settings.given === 'none');
  });

  pageTest('a path is taken over, and the search is returned to', '#board=6x6&step=40&panels=play', async (page) => {
    const before = (await state(page)).path;
    await click(page, 'mode=play');
    await shown(page, 'return-to-search');
    assert.deepEqual((await state(page)).path, before);
    await click(page, 'back');
    await until(page, (length) => window.knightsTour.getState().path.length === length - 1, before.length);
    await click(page, 'return-to-search');
    await until(page, () => window.knightsTour.getState().settings.mode === 'watch');
    const {path, step} = await state(page);
    assert.deepEqual(path, before);
    assert.equal(step, 40);
  });
});

describe('predict', () => {
  pageTest('a question is answered by a click, and the truth is the next step', '#board=5x5&start=a5&mode=predict&panels=play', async (page) => {
    await shown(page, 'next-question');
    assert.equal((await control(page, 'next-question')).label, 'Skip this question');
    // From a5 the knight can go to b3 and c4: the first in the order clockwise from one is c4.
    await choose(page, 'c4');
    await until(page, () => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'To the next question');
    assert.equal((await state(page)).step, 0);
    await click(page, 'next-question');
    await until(page, () => window.knightsTour.getState().status === 'paused' && window.knightsTour.getState().step > 0);
    await until(page, () => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'Skip this question');
    assert.ok((await state(page)).path.length >= 2);
  });
});

describe('in the hand', () => {
  pageTest('squares are tapped', '#board=5x5&start=a5&mode=play', async (page) => {
    await tap(page, 'board', ...at('b3', 5));
    await until(page, () => window.knightsTour.getState().settings.given === 'b3');
  }, {width: 390, height: 844, touch: true});
});
