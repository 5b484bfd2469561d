// The lazy-loaded files: how loading can fail, and which parts of a board need them.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {settle} from '../browser.mjs';
import {message, ready, said, stateOf, until} from '../hosts.mjs';

export const kBoard = '<knights-tour id="a" board="5x5" start="2,2" step="3">The fallback.</knights-tour>';

export const dist = (file) => readFile(new URL(`../../../dist/${file}`, import.meta.url));
const kTypes = {js: 'text/javascript', wasm: 'application/wasm'};
export const typeOf = (file) => kTypes[file.split('.').at(-1)];

// Ways for a file not to come: answer(file, page) is a way to answer for it; `why`, what is said of it, `noise` on the console.
export const kWays = {
  'is missing': {
    answer: () => (request, response) => response.writeHead(404).end(),
    why: (file) => (file.endsWith('.wasm') ? `the server returned status 404 for ${file}. Please try again or contact the owner of this page.` : `${file} did not arrive. Please check the connection and try again.`),
    noise: /404/,
  },
  'is cut short': {
    answer: (file) => async (request, response) => {
      const body = await dist(file);
      response.writeHead(200, {'Content-Type': typeOf(file)}).end(body.subarray(0, body.length / 2));
    },
    why: (file) => `${file} is incomplete or a different file. Please try again or contact the owner of this page.`,
    noise: /SyntaxError/,
  },
  'is an HTML page': {
    answer: () => (request, response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html><p>Not here.</p>'),
    // A browser does not even hand on a page of another site that is to be a script.
    why: (file) => (file.endsWith('.wasm.js') ? `${file} did not arrive. Please check the connection and try again.` : `${file} is incomplete or a different file. Please try again or contact the owner of this page.`),
    noise: /SyntaxError/,
  },
  'hangs': {
    answer: () => () => {},
    why: (file) => `${file} did not arrive within a minute. Please check the connection and try again.`,
    noise: null,
    isLong: true,
  },
  'is interrupted because the device goes offline': {
    answer: (file, page) => async (request, response) => {
      const body = await dist(file);
      response.writeHead(200, {'Content-Type': typeOf(file), 'Content-Length': body.length});
      response.write(body.subarray(0, body.length / 2));
      await page().setOfflineMode(true);
      response.destroy();
    },
    why: () => 'this device is offline. Please try again when you are online.',
    noise: /ERR_|Failed to load/,
  },
};

// Presses a control of the board.
export async function press(page, id) {
  const at = await page.evaluate((wanted) => {
    const {rect} = window.a.controls().find((one) => one.id === wanted);
    const canvas = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
    return [canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2];
  }, id);
  await page.mouse.click(...at);
}

// What stands and falls with a file. `body`: of the page; need(page) is when it is asked for, failed(page, sentence) checks
// what is seen then, again(page) presses the button, and works(page) waits for what it brings.
export const kBoardParts = {
  body: kBoard,
  what: 'The search',
  need: async () => {},
  async failed(page, sentence) {
    await said(page);
    const {text, button, words} = await message(page);
    assert.equal(text, `The board cannot be shown. ${sentence}`);
    assert.ok(button.height >= 44 && button.width >= 44, JSON.stringify(button));
    assert.ok(words, 'the fallback is there');
    assert.ok(await page.evaluate(() => window.a.shadowRoot.querySelector('.poster').checkVisibility()), 'and the poster');
    const outcome = await page.evaluate(() => window.a.ready.then(() => 'ready', ({kind, message: told}) => [kind, told]));
    assert.deepEqual(outcome, ['load', sentence]);
  },
  async again(page) {
    const {button} = await message(page);
    await page.mouse.click(button.x, button.y);
  },
  async works(page) {
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 3);
    assert.equal((await message(page)).text, '');
    assert.ok(await page.evaluate(() => document.activeElement === window.a), 'the focus is on the board');
    await page.keyboard.press('ArrowRight');
    await until(page, () => window.a.getState().step === 4);
  },
};
export const kParts = {
  'visualizer.js': kBoardParts,
  'visualizer.wasm': kBoardParts,
  'visualizer.wasm.js': {...kBoardParts, isElsewhere: true},
  'mirror.js': {
    body: kBoard,
    what: 'The screen-reader version',
    need: (page) => ready(page, 'a'),
    async failed(page) {
      await settle(page, 'a');
      assert.equal((await stateOf(page, 'a')).step, 3, 'the board lives');
    },
    // It is tried again when the focus comes.
    again: (page) => page.evaluate(() => {
      document.activeElement.blur();
      window.a.focus();
    }),
    works: (page) => until(page, () => window.a.shadowRoot.querySelector('.mirror').checkVisibility() && window.a.shadowRoot.querySelectorAll('.mirror button').length > 5),
  },
  'share.js': {
    body: kBoard,
    what: 'The dialog',
    async need(page) {
      await ready(page, 'a');
      await settle(page, 'a');
      await press(page, 'share');
    },
    async failed(page, sentence) {
      await said(page);
      const {text, button, canClose, words} = await message(page);
      assert.equal(text, sentence);
      assert.ok(button.height >= 44 && canClose && !words);
      const {width, height} = page.viewport();
      assert.ok(button.x > 0 && button.x < width && button.y > 0 && button.y < height, 'in sight');
      assert.equal((await stateOf(page, 'a')).step, 3, 'the board lives');
    },
    again: kBoardParts.again,
    async works(page) {
      await until(page, () => window.a.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('dialog[open]'));
      assert.equal((await message(page)).text, '');
    },
  },
  'sound.js': {
    body: kBoard.replace('step', 'sound step'),
    what: 'The sound',
    async need(page) {
      await ready(page, 'a');
      await settle(page, 'a');
      await press(page, 'sound');
    },
    async failed(page) {
      await until(page, () => window.a.controls().some(({id}) => id === 'dismiss') && window.a.controls().find(({id}) => id === 'sound').checked === false);
      await settle(page, 'a');
    },
    again: (page) => press(page, 'sound'),
    works: (page) => until(page, () => window.knightsTourParts.sound && window.a.controls().find(({id}) => id === 'sound').checked),
  },
  'programs.js': {
    body: kBoard.replace('step', 'panels="code" step'),
    what: 'The code',
    need: (page) => ready(page, 'a'),
    async failed(page) {
      await until(page, () => window.a.controls().some(({id}) => id === 'programs-again'));
      await settle(page, 'a');
    },
    again: (page) => press(page, 'programs-again'),
    async works(page) {
      await until(page, () => window.knightsTourParts.programs && !window.a.controls().some(({id}) => id === 'programs-again'));
    },
  },
};
