// A game and predictions, as a student plays them: by clicks, taps, a drag and keys.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

const given = async (page) => (await page.state()).settings.given;
const kLetters = 'abcdefgh';
// The middle of a square of a board of so many rows and columns.
const at = (name, side) => [(kLetters.indexOf(name[0]) + 0.5) / side, (side - Number(name[1]) + 0.5) / side];
const choose = (page, name, side = 5) => page.click('board', ...at(name, side));
const enabled = async (page, id) => (await page.control(id)).enabled;

describe('play', () => {
  pageTest(
    'clicks play a game, with refusal, undo, redo and continued search',
    '#board=5x5&start=a5&panels=play',
    async (page) => {
      await page.click('mode=play');
      await page.shown('outlook');
      const told = () => page.$eval('>>> .mirror', (mirror) => mirror.textContent);
      const tells = (words) =>
        page.until((wanted) => window.knightsTour.shadowRoot.querySelector('.mirror').textContent.includes(wanted), words);
      await tells('Your move.');
      await choose(page, 'c3');
      assert.equal(await given(page), 'none');
      // The reason is where the sentence was, and nothing lies over the board.
      await tells("c3 is not a knight's move from a5.");
      assert.ok(!(await told()).includes('Your move.'));
      assert.ok(!(await page.shows('dismiss')));
      await choose(page, 'b3');
      await tells('Your move.');
      await choose(page, 'd4');
      await page.untilState({given: 'b3;d4'});
      await page.click('back');
      await page.untilState({given: 'b3'});
      assert.ok(await enabled(page, 'forward'));
      await page.click('forward');
      await page.untilState({given: 'b3;d4'});
      await page.click('go-on');
      await page.until(() => window.knightsTour.getState().settings.mode === 'watch' && window.knightsTour.getState().step > 3);
      const {path} = await page.state();
      assert.deepEqual(path.slice(0, 3), [
        [0, 0],
        [2, 1],
        [1, 3],
      ]);
    },
  );

  pageTest(
    'a link opens a game, which says whether it can be finished',
    '#board=5x5&start=a5&mode=play&given=b3&panels=play',
    async (page) => {
      assert.equal((await page.state()).path.length, 2);
      await page.click('outlook');
      await page.until(() => !window.knightsTour.controls().find(({id}) => id === 'outlook').enabled);
      await choose(page, 'a1');
      await page.untilState({given: 'b3;a1'});
    },
  );

  pageTest('the knight can be dragged', '#board=5x5&start=a5&mode=play', {withClock: true}, async (page) => {
    const [from, ...way] = await Promise.all(['a5', 'b4', 'c4'].map((square) => page.place('board', ...at(square, 5))));
    await page.mouse.move(...from);
    await page.waitFrames(2);
    await page.mouse.down(); // half a second of a press that stays opens the menu
    for (const square of way) {
      await page.mouse.move(...square, {steps: 4});
      await page.waitFrames(2);
    }
    await page.mouse.up();
    await page.untilState({given: 'c4'});
  });

  pageTest('keys play and undo a move', '#board=5x5&start=a5&mode=play', async (page) => {
    await page.focusBoard();
    for (const key of ['c', 'Enter']) await page.press(key);
    await page.until(() => window.knightsTour.getState().settings.given !== 'none');
    await page.key('ArrowLeft');
    await page.untilState({given: 'none'});
  });

  pageTest('a game takes over the path of the search and returns to it', '#board=6x6&step=40&panels=play', async (page) => {
    const before = (await page.state()).path;
    await page.click('mode=play');
    await page.shown('return-to-search');
    assert.deepEqual((await page.state()).path, before);
    await page.click('back');
    await page.until((length) => window.knightsTour.getState().path.length === length - 1, before.length);
    await page.click('return-to-search');
    await page.untilState({mode: 'watch'});
    const {path, step} = await page.state();
    assert.deepEqual(path, before);
    assert.equal(step, 40);
  });
});

const kGames = 'knights-tour/games';

describe('the best game', () => {
  const best = (page) => page.evaluate((key) => Object.values(JSON.parse(localStorage.getItem(key) ?? '{}')), kGames);
  const reopen = async (page) => {
    await page.reload();
    await page.ready();
    await page.settle();
  };

  pageTest('is stored on the device for each board', '#board=5x5&start=a5&mode=play&panels=play', async (page) => {
    await page.evaluate(() => localStorage.clear());
    await reopen(page);
    for (const square of ['b3', 'd4', 'b5']) await choose(page, square);
    assert.deepEqual(await best(page), [4]);
    await page.click('to-start');
    await choose(page, 'c4');
    assert.deepEqual(await best(page), [4], 'two squares are no better');
    await page.set({start: 'a1'});
    await page.settle();
    await choose(page, 'b3');
    assert.deepEqual((await best(page)).sort(), [2, 4]);
    // What is there already, another page has done.
    await page.evaluate((key) => {
      const all = JSON.parse(localStorage.getItem(key));
      for (const one of Object.keys(all)) all[one] = 20;
      localStorage.setItem(key, JSON.stringify(all));
    }, kGames);
    await reopen(page);
    await choose(page, 'd4');
    assert.deepEqual(await best(page), [20, 20]);
  });

  for (const [name, kept] of [
    ['damaged JSON', '{'],
    ['another JSON value', '[3]'],
    ['null', 'null'],
  ]) {
    pageTest(`a game works if the stored games are ${name}`, '#board=5x5&start=a5', async (page) => {
      await page.evaluate((key, text) => localStorage.setItem(key, text), kGames, kept);
      await page.set({mode: 'play'});
      await choose(page, 'b3');
      assert.equal(await given(page), 'b3');
      assert.ok((await best(page)).includes(2));
      await page.evaluate(() => localStorage.clear());
    });
  }

  pageTest(
    'a game works without local storage',
    '#board=5x5&start=a5&mode=play&panels=play',
    {prepare: without('storage')},
    async (page) => {
      await page.shown('outlook');
      await choose(page, 'b3');
      assert.equal(await given(page), 'b3');
    },
  );
});

describe('a game on a graph', () => {
  pageTest(
    'is played by clicking its vertices',
    '#graph=A-B;B-C;C-D;D-A&start=A&mode=play',
    {width: 600, height: 500},
    async (page) => {
      const {rect} = await page.control('board');
      const [left, top] = await page.place('board', 0, 0);
      let refused = 0;
      const moves = async () => ((await given(page)) === 'none' ? 0 : (await given(page)).split(';').length);
      // Wherever they lie: the one that can be gone to next is found in three rounds.
      for (let round = 0; round < 3; ++round) {
        for (let y = 20; y < rect.height && (await moves()) === round; y += 40) {
          for (let x = 20; x < rect.width && (await moves()) === round; x += 40) {
            await page.mouse.click(left + x, top + y);
            await page.settle();
            if (await page.$eval('>>> .mirror', (mirror) => /already on|already been visited|no edge/.test(mirror.textContent)))
              ++refused;
          }
        }
        assert.equal(await moves(), round + 1);
      }
      assert.ok(refused > 0, 'the vertex where it stands is no move');
      const {status, path} = await page.state();
      assert.equal(status, 'tour');
      assert.equal(path.length, 4);
    },
  );
});

describe('predict', () => {
  pageTest('a class answers by a show of hands', '#board=5x5&start=a5&mode=predict&panels=play', async (page) => {
    await page.shown('by-hands');
    await page.click('by-hands');
    await page.shown('hands=B');
    for (let n = 0; n < 3; ++n) await choose(page, 'b3');
    await choose(page, 'c4');
    await page.until(() => window.knightsTour.controls().find(({id}) => id === 'hands=B').value === 3);
    await page.click('hands=A+');
    await page.until(() => window.knightsTour.controls().find(({id}) => id === 'hands=A').value === 2);
    assert.equal((await page.control('play')).label, 'Show the answer');
    await page.click('next-question');
    await page.until(() => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'Next question');
    assert.equal((await page.state()).step, 0, 'the answer is shown first');
    await page.click('next-question');
    await page.until(() => window.knightsTour.getState().status === 'paused' && window.knightsTour.getState().step > 0);
    await page.until(() => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'Skip this question');
  });

  pageTest(
    'a click answers, and the correct answer is the next step',
    '#board=5x5&start=a5&mode=predict&panels=play',
    async (page) => {
      await page.shown('next-question');
      assert.equal((await page.control('next-question')).label, 'Skip this question');
      // From a5 the knight can go to b3 and c4: the first in the order clockwise from one is c4.
      await choose(page, 'c4');
      await page.until(() => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'Next question');
      assert.equal((await page.state()).step, 0);
      await page.click('next-question');
      await page.until(() => window.knightsTour.getState().status === 'paused' && window.knightsTour.getState().step > 0);
      await page.until(() => window.knightsTour.controls().find(({id}) => id === 'next-question').label === 'Skip this question');
      assert.ok((await page.state()).path.length >= 2);
    },
  );
});

describe('on a phone', () => {
  pageTest(
    'taps on squares play moves',
    '#board=5x5&start=a5&mode=play',
    {width: 390, height: 844, touch: true},
    async (page) => {
      await page.tap('board', ...at('b3', 5));
      await page.untilState({given: 'b3'});
    },
  );
});
