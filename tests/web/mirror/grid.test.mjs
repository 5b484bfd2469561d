// The board as a grid of squares, a graph as a list of vertices: operated by keyboard, found by accessible names.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

// With the focus on the square where the knight is.
async function onBoard(page, name) {
  await page.mirrored();
  await page.named('gridcell', name);
  await page.blur();
  await page.tabTo('gridcell', name);
}

describe('the board as a grid', () => {
  pageTest('is one Tab stop; arrows and typed coordinates move between squares', '#board=8&start=a1&holes=c3', async (page) => {
    await onBoard(page, 'a1, knight here, visited 1st, start');
    const grid = await page.named('grid', 'Board, 8 by 8');
    assert.match(grid.description, /^The arrow keys move from square to square/);
    assert.equal((await page.nodes()).filter(({role}) => role === 'gridcell').length, 64);
    await page.keys('ArrowRight*2 ArrowUp*2');
    assert.equal((await page.focused()).name, 'c3, hole');
    await page.keys('ArrowLeft');
    assert.match((await page.focused()).name, /^b3, can be tried, 5 onward moves$/);
    await page.keys('End');
    assert.equal((await page.focused()).name, 'h3, free');
    await page.keys('PageUp Home');
    assert.equal((await page.focused()).name, 'a8, free');
    await page.keys('e 5');
    for (const arrow of ['Up', 'Down', 'Left', 'Right']) await page.key(`Control+Arrow${arrow}`);
    assert.equal((await page.focused()).name, 'e5, free', 'with Control the arrows are not for the board');
    await page.key('Control+End');
    assert.equal((await page.focused()).name, 'h1, free');
    await page.keys('ArrowRight ArrowDown');
    assert.equal((await page.focused()).name, 'h1, free', 'it ends at the edge');
    assert.equal((await page.state()).step, 0, "the arrows are the board's");
    await page.key('Tab');
    assert.notEqual((await page.focused()).role, 'gridcell');
    await page.key('Shift+Tab');
    assert.equal((await page.focused()).role, 'gridcell');
  });

  pageTest('a key pressed just after the board shrinks stays on the board', '#board=40&squares=row-column', async (page) => {
    await onBoard(page, /knight here/);
    await page.evaluate(async () => {
      const square = window.knightsTour.shadowRoot.activeElement;
      await window.knightsTour.setState({settings: {board: '5x5'}});
      square.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', ctrlKey: true, bubbles: true}));
    });
    await page.named('grid', 'Board, 5 by 5');
    await page.keys('End');
    assert.match((await page.focused()).name, /^\(\d,4\)/);
  });

  pageTest('Enter opens the menu of a square, and focus returns', '#board=6&start=a1', async (page) => {
    await onBoard(page, /^a1/);
    await page.keys('f 6 Enter');
    await page.named('menu', 'Square f6');
    assert.equal((await page.focused()).name, 'Start here');
    await page.keys('Escape');
    assert.equal((await page.focused()).name, 'f6, free');
    await page.keys('Enter e Enter');
    await page.untilState({end: 'f6'});
    await page.named('gridcell', 'f6, the tour must end here');
    assert.equal((await page.focused()).role, 'gridcell');
    await page.keys('ArrowLeft Enter End');
    assert.equal((await page.focused()).name, 'Run until the knight is here');
    await page.keys('ArrowUp Enter');
    await page.untilState({holes: 'e6'});
    await page.keys('c 1 Enter');
    assert.equal((await page.focused()).name, 'Start here');
    await page.keys('Enter');
    await page.untilState({start: 'c1'});
    await page.named('gridcell', 'c1, knight here, visited 1st, start');
    await page.keys('d 3 Enter End Enter');
    await page.until(
      () =>
        window.knightsTour.getState().path.some(([row, column]) => row === 3 && column === 3) &&
        window.knightsTour.getState().status !== 'playing',
    );
    await page.named('gridcell', /^d3, .*knight here, visited/);
  });

  pageTest('Space plays and pauses, and a dead end is announced', '#board=8', async (page) => {
    await onBoard(page, /knight here/);
    await page.keys('Space');
    await page.untilState({status: 'playing'});
    await page.keys('Space');
    await page.untilState({status: 'paused'});
    await page.call('seek', 35);
    await page.named('gridcell', /dead end, knight here, visited 36th$/);
  });

  pageTest('Enter makes a move in a game', '#board=5&start=a1&mode=play', async (page) => {
    await onBoard(page, /^a1/);
    await page.keys('b 3 Enter');
    await page.named('menu', 'Square b3');
    assert.equal((await page.focused()).name, 'Move here');
    await page.keys('Enter');
    await page.named('gridcell', 'b3, knight here, visited 2nd');
  });

  pageTest(
    'only the part of a large board around the focus is in the document',
    '#board=200x300&squares=row-column',
    async (page) => {
      await onBoard(page, /^\(0,0\), knight here/);
      const cells = () =>
        page.evaluate(() => {
          const grid = window.knightsTour.shadowRoot.querySelector('[role=grid]');
          return {
            count: grid.querySelectorAll('[role=gridcell]').length,
            rows: grid.ariaRowCount ?? grid.getAttribute('aria-rowcount'),
            at: [
              grid.getRootNode().activeElement.parentNode.getAttribute('aria-rowindex'),
              grid.getRootNode().activeElement.getAttribute('aria-colindex'),
            ],
          };
        });
      assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['1', '1']});
      await page.keys('PageDown*3 ArrowRight*20');
      assert.equal((await page.focused()).name, '(24,20), free');
      assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['25', '21']});
      await page.keyboard.type('199,299');
      await page.focusIs('(199,299), free');
      assert.deepEqual(await cells(), {count: 169, rows: '200', at: ['200', '300']});
    },
  );

  pageTest(
    'a graph is a list of vertices with their neighbours',
    '#graph=Ada-Bob;Bob-Cy;Cy-Ada;Cy>Dan&start=Ada',
    async (page) => {
      await page.mirrored();
      await page.named('list', 'Graph of 4 vertices');
      await page.blur();
      await page.tabTo('button', 'Ada, knight here, visited 1st, start, leads to Bob and Cy');
      await page.keys('ArrowDown*3');
      assert.equal((await page.focused()).name, 'Dan, free, no edges from here');
      await page.keyboard.type('Cy');
      await page.focusIs('Cy, can be tried, 2 onward moves, leads to Ada, Bob and Dan');
      await page.keys('Enter');
      await page.named('menu', 'Vertex Cy');
      await page.keys('Enter');
      await page.untilState({start: 'Cy'});
    },
  );

  pageTest('a square out of view scrolls into view when focused', '#board=60x60&squares=row-column', async (page) => {
    await onBoard(page, /knight here/);
    await page.call('focus');
    await page.keys('i*4');
    await page.settle();
    await page.blur();
    await page.tabTo('gridcell', /knight here/);
    await page.keyboard.type('59,59');
    await page.focusIs('(59,59), free');
    await page.settle();
    await page.until(() => {
      const {rect} = window.knightsTour.controls().find(({id}) => id === 'board');
      const canvas = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
      const box = window.knightsTour.shadowRoot.activeElement.getBoundingClientRect();
      return (
        box.left >= canvas.x + rect.x - 1 &&
        box.right <= canvas.x + rect.x + rect.width + 1 &&
        box.bottom <= canvas.y + rect.y + rect.height + 1
      );
    });
  });
});
