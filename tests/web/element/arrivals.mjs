// The lazy-loaded files, and which parts of a board need them. The ways in which they do not arrive are kFaults in ../answers.mjs.
import assert from 'node:assert/strict';

export const kBoard = '<knights-tour id="a" board="5x5" start="2,2" step="3">The fallback.</knights-tour>';

const clickOn = async (page, id) => page.clickAt(...(await page.place(id)));
const live = async (page) => {
  await page.ready();
  await page.settle();
};

// What stands and falls with a file. `body`: of the page; need(page) is when it is asked for, failed(page, sentence) checks
// what is seen then, again(page) presses the button, and works(page) waits for what it brings.
export const kBoardParts = {
  body: kBoard,
  what: 'The search',
  need: async () => {},
  async failed(page, sentence) {
    const {text, button, words} = await page.failure();
    assert.equal(text, `The board cannot be shown. ${sentence}`);
    assert.ok(button.height >= 44 && button.width >= 44, JSON.stringify(button));
    assert.ok(words, 'the fallback is there');
    assert.deepEqual(
      await page.onBoard(({shadowRoot}) => ({
        fallback: shadowRoot.querySelector('.message slot').assignedNodes()[0].textContent,
        poster: shadowRoot.querySelector('.poster').firstElementChild.checkVisibility(),
        play: shadowRoot.querySelector('.play').checkVisibility(),
        canvas: shadowRoot.querySelector('canvas'),
      })),
      {fallback: 'The fallback.', poster: true, play: false, canvas: null},
    );
    const outcome = await page.onBoard(({ready}) =>
      ready.then(
        () => 'ready',
        ({kind, message}) => [kind, message],
      ),
    );
    assert.deepEqual(outcome, ['load', sentence]);
  },
  again: (page) => page.tryAgain(),
  async works(page) {
    await page.ready();
    assert.equal((await page.state()).step, 3);
    assert.equal((await page.message()).text, '');
    assert.ok(await page.onBoard((board) => document.activeElement === board), 'the focus is on the board');
    await page.key('ArrowRight');
    await page.untilState({step: 4});
  },
};
export const kParts = {
  'visualizer.js': kBoardParts,
  'visualizer.wasm': kBoardParts,
  'visualizer.wasm.js': {...kBoardParts, isElsewhere: true},
  'mirror.js': {
    body: kBoard,
    what: 'The screen-reader version',
    need: (page) => page.ready(),
    async failed(page) {
      await page.settle();
      assert.equal((await page.state()).step, 3, 'the board lives');
    },
    // It is tried again when the focus comes.
    async again(page) {
      await page.blur();
      await page.focusBoard();
    },
    works: (page) =>
      page.until(
        () =>
          window.a.shadowRoot.querySelector('.mirror').checkVisibility() &&
          window.a.shadowRoot.querySelectorAll('.mirror button').length > 5,
      ),
  },
  'share.js': {
    body: kBoard,
    what: 'The dialog',
    async need(page) {
      await live(page);
      await clickOn(page, 'share');
    },
    async failed(page, sentence) {
      const {text, button, canClose, words} = await page.failure();
      assert.equal(text, sentence);
      assert.ok(button.height >= 44 && canClose && !words);
      const {width, height} = page.viewport();
      assert.ok(button.x > 0 && button.x < width && button.y > 0 && button.y < height, 'in sight');
      assert.equal((await page.state()).step, 3, 'the board lives');
    },
    again: (page) => page.tryAgain(),
    async works(page) {
      await page.find('[part=share] >>> dialog[open]');
      assert.equal((await page.message()).text, '');
    },
  },
  'sound.js': {
    body: kBoard.replace('step', 'sound step'),
    what: 'The sound',
    async need(page) {
      await live(page);
      await clickOn(page, 'sound');
    },
    async failed(page) {
      await page.shown('dismiss');
      await page.until(() => window.a.controls().find(({id}) => id === 'sound').checked === false);
      await page.settle();
    },
    again: (page) => clickOn(page, 'sound'),
    works: (page) =>
      page.until(() => window.knightsTourParts.sound && window.a.controls().find(({id}) => id === 'sound').checked),
  },
  'programs.js': {
    body: kBoard.replace('step', 'panels="code" step'),
    what: 'The code',
    need: (page) => page.ready(),
    async failed(page) {
      await page.shown('programs-again');
      await page.settle();
    },
    again: (page) => clickOn(page, 'programs-again'),
    works: (page) =>
      page.until(() => window.knightsTourParts.programs && !window.a.controls().some(({id}) => id === 'programs-again')),
  },
};
