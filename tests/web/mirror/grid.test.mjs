// The board as a grid of squares, a graph as a list of vertices: operated by keyboard, found by accessible names.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {settle, shareBrowser, state, until} from '../browser.mjs';
import {focused, mirrored, named, press, tabTo, told} from '../reader.mjs';

const {pageTest} = shareBrowser();
const call = (page, method, ...args) => page.evaluate((m, a) => window.knightsTour[m](...a), method, args);

// With the focus on the square where the knight is.
async function onBoard(page, name) {
  await mirrored(page);
  await named(page, 'gridcell', name);
  await page.evaluate(() => document.activeElement.blur());
  await tabTo(page, 'gridcell', name);
}

// Until something has the focus that is called so.
const comesTo = async (page, name) => {
  for (let i = 0; i < 100; ++i) if ((await focused(page)).name === name) return;
  assert.equal((await focused(page)).name, name);
};

describe('the board as a grid', () => {
  pageTest('is one Tab stop; arrows and typed coordinates move between squares', '#board=8&start=a1&holes=c3', async (page) => {
    await onBoard(page, 'a1, knight here, visited 1st, start');
    const grid = await named(page, 'grid', 'Board, 8 by 8');
    assert.match(grid.description, /^The arrow keys move from square to square/);
    assert.equal((await told(page)).filter(({role}) => role === 'gridcell').length, 64);
    await press(page, 'ArrowRight*2 ArrowUp*2');
    assert.equal((await focused(page)).name, 'c3, hole');
    await press(page, 'ArrowLeft');
    assert.match((await focused(page)).name, /^b3, can be tried, 5 onward moves$/);
    await press(page, 'End');
    assert.equal((await focused(page)).name, 'h3, free');
    await press(page, 'PageUp Home');
    assert.equal((await focused(page)).name, 'a8, free');
    await press(page, 'e 5');
    assert.equal((await focused(page)).name, 'e5, free');
    await page.keyboard.down('Control');
    await press(page, 'End');
    await page.keyboard.up('Control');
    assert.equal((await focused(page)).name, 'h1, free');
    await press(page, 'ArrowRight ArrowDown');
    assert.equal((await focused(page)).name, 'h1, free', 'it ends at the edge');
    assert.equal((await state(page)).step, 0, 'the arrows are the board\'s');
    await page.keyboard.press('Tab');
    assert.notEqual((await focused(page)).role, 'gridcell');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    assert.equal((await focused(page)).role, 'gridcell');
  });

  pageTest('a key pressed just after the board shrinks stays on the board', '#board=40&squares=row-column', async (page) => {
    await onBoard(page, /knight here/);
    await page.evaluate(async () => {
      const square = window.knightsTour.shadowRoot.activeElement;
      await window.knightsTour.setState({settings: {board: '5x5'}});
      square.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', ctrlKey: true, bubbles: true}));
    });
    await named(page, 'grid', 'Board, 5 by 5');
    await press(page, 'End');
    assert.match((await focused(page)).name, /^\(\d,4\)/);
  });

  pageTest('Enter opens the menu of a square, and focus returns', '#board=6&start=a1', async (page) => {
    await onBoard(page, /^a1/);
    await press(page, 'f 6 Enter');
    await named(page, 'menu', 'Square f6');
    assert.deepEqual([(await focused(page)).role, (await focused(page)).name], ['menuitem', 'Start here']);
    await press(page, 'Escape');
    assert.equal((await focused(page)).name, 'f6, free');
    await press(page, 'Enter e Enter');
    await until(page, () => window.knightsTour.getState().settings.end === 'f6');
    await named(page, 'gridcell', 'f6, the tour must end here');
    assert.equal((await focused(page)).role, 'gridcell');
    await press(page, 'ArrowLeft Enter End');
    assert.equal((await focused(page)).name, 'Run until the knight is here');
    await press(page, 'ArrowUp Enter');
    await until(page, () => window.knightsTour.getState().settings.holes === 'e6');
    await press(page, 'c 1 Enter');
    assert.equal((await focused(page)).name, 'Start here');
    await press(page, 'Enter');
    await until(page, () => window.knightsTour.getState().settings.start === 'c1');
    await named(page, 'gridcell', 'c1, knight here, visited 1st, start');
    await press(page, 'd 3 Enter End Enter');
    await until(page, () => window.knightsTour.getState().path.some(([row, column]) => row === 3 && column === 3) && window.knightsTour.getState().status !== 'playing');
    await named(page, 'gridcell', /^d3, .*knight here, visited/);
  });

  pageTest('Space plays and pauses, and a dead end is announced', '#board=8', async (page) => {
    await onBoard(page, /knight here/);
    await press(page, 'Space');
    await until(page, () => window.knightsTour.getState().status === 'playing');
    await press(page, 'Space');
    await until(page, () => window.knightsTour.getState().status === 'paused');
    await call(page, 'seek', 35);
    await named(page, 'gridcell', /dead end, knight here, visited 36th$/);
  });

  pageTest('Enter makes a move in a game', '#board=5&start=a1&mode=play', async (page) => {
    await onBoard(page, /^a1/);
    await press(page, 'b 3 Enter');
    await named(page, 'menu', 'Square b3');
    assert.equal((await focused(page)).name, 'Move here');
    await press(page, 'Enter');
    await named(page, 'gridcell', 'b3, knight here, visited 2nd');
  });

  pageTest('only the part of a large board around the focus is in the document', '#board=200x300&squares=row-column', async (page) => {
    await onBoard(page, /^\(0,0\), knight here/);
    const cells = () => page.evaluate(() => {
      const grid = window.knightsTour.shadowRoot.querySelector('[role=grid]');
      return {count: grid.querySelectorAll('[role=gridcell]').length, rows: grid.ariaRowCount ?? grid.getAttribute('aria-rowcount'),
        at: [grid.getRootNode().activeElement.parentNode.getAttribute('aria-rowindex'), grid.getRootNode().activeElement.getAttribute('aria-colindex')]};
    });
    assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['1', '1']});
    await press(page, 'PageDown*3 ArrowRight*20');
    assert.equal((await focused(page)).name, '(24,20), free');
    assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['25', '21']});
    await page.keyboard.type('199,299');
    await comesTo(page, '(199,299), free');
    assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['200', '300']});
  });

  pageTest('a graph is a list of vertices with their neighbours', '#graph=Ada-Bob;Bob-Cy;Cy-Ada;Cy>Dan&start=Ada', async (page) => {
    await mirrored(page);
    await named(page, 'list', 'Graph of 4 vertices');
    await page.evaluate(() => document.activeElement.blur());
    await tabTo(page, 'button', 'Ada, knight here, visited 1st, start, to Bob and Cy');
    await press(page, 'ArrowDown*3');
    assert.equal((await focused(page)).name, 'Dan, free, no edges from here');
    await page.keyboard.type('Cy');
    await comesTo(page, 'Cy, can be tried, 2 onward moves, to Ada, Bob and Dan');
    await press(page, 'Enter');
    await named(page, 'menu', 'Vertex Cy');
    await press(page, 'Enter');
    await until(page, () => window.knightsTour.getState().settings.start === 'Cy');
  });

  pageTest('a square out of view scrolls into view when focused', '#board=60x60&squares=row-column', async (page) => {
    await onBoard(page, /knight here/);
    await page.evaluate(() => window.knightsTour.focus());
    await press(page, 'i*4');
    await settle(page);
    await page.evaluate(() => document.activeElement.blur());
    await tabTo(page, 'gridcell', /knight here/);
    await page.keyboard.type('59,59');
    await comesTo(page, '(59,59), free');
    await settle(page);
    await until(page, () => {
      const {rect} = window.knightsTour.controls().find(({id}) => id === 'board');
      const canvas = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
      const box = window.knightsTour.shadowRoot.activeElement.getBoundingClientRect();
      return box.left >= canvas.x + rect.x - 1 && box.right <= canvas.x + rect.x + rect.width + 1 && box.bottom <= canvas.y + rect.y + rect.height + 1;
    });
  });
});
