// The search tree, the stack and a tour for screen readers: operated by keyboard, found by accessible names.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser, until} from '../browser.mjs';
import {focused, mirrored, named, press, tabTo, told} from '../reader.mjs';

const {pageTest} = shareBrowser();

// With the focus there.
async function on(page, role, name) {
  await mirrored(page);
  await named(page, role, name);
  await page.evaluate(() => document.activeElement.blur());
  await tabTo(page, role, name);
}
const stateOfFocus = (page) => page.evaluate(() => {
  const one = window.knightsTour.shadowRoot.activeElement;
  return Object.fromEntries(['level', 'expanded', 'setsize', 'posinset'].map((name) => [name, one.getAttribute(`aria-${name}`)]));
});
// Whether the ring is around something that is seen of the panel.
const ringIsIn = (page, id) => until(page, (panel) => {
  const {rect} = window.knightsTour.controls().find((control) => control.id === panel);
  const canvas = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
  const box = window.knightsTour.shadowRoot.querySelector('.ring').getBoundingClientRect();
  return box.height > 0 && box.top >= canvas.y + rect.y - 4 && box.bottom <= canvas.y + rect.y + rect.height + 4;
}, id);

describe('the search tree', () => {
  pageTest('is a tree with levels, navigated by arrow keys', '#board=5&start=a1&step=200&panels=tree', async (page) => {
    const {depth} = await page.evaluate(() => window.knightsTour.getState());
    await on(page, 'treeitem', new RegExp(`^Square ${depth} of the path: .*, (knight here|dead end)$`));
    await named(page, 'tree', 'Search tree');
    assert.equal((await stateOfFocus(page)).level, String(depth));
    await press(page, 'Home');
    assert.match((await focused(page)).name, /^Square 1 of the path: a1$/);
    assert.deepEqual(await stateOfFocus(page), {level: '1', expanded: 'true', setsize: '1', posinset: '1'});
    await ringIsIn(page, 'tree');
    await press(page, 'ArrowRight');
    assert.equal((await stateOfFocus(page)).level, '2');
    await press(page, 'ArrowUp');
    assert.match((await focused(page)).name, /^Square 1 /);
    await press(page, 'ArrowLeft');
    assert.equal((await stateOfFocus(page)).expanded, 'false');
    assert.equal((await told(page)).filter(({role}) => role === 'treeitem').length, 1, 'all is hidden in it');
    await press(page, 'ArrowDown');
    assert.match((await focused(page)).name, /^Square 1 /);
    await press(page, 'ArrowRight');
    assert.ok((await told(page)).filter(({role}) => role === 'treeitem').length > 5);
    await press(page, 'End');
    assert.match((await focused(page)).name, /has not been tried yet/, 'what remains of the first square');
    await press(page, 'ArrowUp*3 ArrowDown*3');
    assert.match((await focused(page)).name, /has not been tried yet/);
  }, {height: 1000});

  pageTest('Enter goes to the moment of a square, also on long paths', '#board=30&algorithm=warnsdorff-backtracking&step=400&panels=tree', async (page) => {
    await on(page, 'treeitem', /^Square 401 of the path/);
    const count = async () => (await told(page)).filter(({role}) => role === 'treeitem').length;
    assert.ok(await count() < 160, `${await count()}`);
    await press(page, 'PageUp*3');
    assert.match((await focused(page)).name, /^Square 371 of the path/);
    await press(page, 'Home');
    assert.match((await focused(page)).name, /^Square 1 of the path/);
    await press(page, 'PageDown');
    assert.match((await focused(page)).name, /^Square 11 of the path/);
    await press(page, 'Enter');
    await until(page, () => window.knightsTour.getState().depth === 11);
  }, {height: 1000});
});

describe('the stack', () => {
  pageTest('is a list of all squares, also of those scrolled away', '#board=30&algorithm=warnsdorff-backtracking&step=400&panels=stack', async (page) => {
    await on(page, 'button', /^401: /);
    await named(page, 'list', 'Stack, top first');
    await press(page, 'ArrowDown');
    assert.match((await focused(page)).name, /^400: .*Next on the path: /);
    await press(page, 'End');
    assert.match((await focused(page)).name, /^1: /);
    const item = await page.evaluate(() => {
      const line = window.knightsTour.shadowRoot.activeElement.closest('[role=listitem]');
      return [line.getAttribute('aria-posinset'), line.getAttribute('aria-setsize'), line.parentNode.children.length];
    });
    assert.deepEqual(item.slice(0, 2), ['401', '401']);
    assert.ok(item[2] < 130, `${item[2]}`);
    await until(page, () => window.knightsTour.controls().some(({id}) => id === 'frame-1'));  // the panel has been scrolled
    await press(page, 'ArrowUp*4 Enter');
    await until(page, () => window.knightsTour.getState().depth === 5);
  }, {height: 900});
});

describe('a tour', () => {
  pageTest('is a table of its squares', '#board=5&start=a1&algorithm=warnsdorff&step=24&panels=none', async (page) => {
    await mirrored(page);
    await named(page, 'table', 'Tour, 25 squares');
    const cells = (await told(page)).filter(({role}) => role === 'cell').map(({name}) => name);
    assert.deepEqual([cells.length, ...cells.slice(0, 2)], [50, '1', 'a1']);
    assert.deepEqual((await told(page)).filter(({role}) => role === 'columnheader').map(({name}) => name), ['Visit', 'Square']);
    await page.evaluate(() => window.knightsTour.step(-1));
    await until(page, () => !window.knightsTour.shadowRoot.querySelector('[role=table]'));
  });

  pageTest('with many squares is shown in parts', '#board=20&algorithm=warnsdorff&step=399&panels=none', async (page) => {
    await mirrored(page);
    await named(page, 'table', 'Tour, 400 squares');
    const rows = () => page.evaluate(() => [...window.knightsTour.shadowRoot.querySelectorAll('[role=table] [role=row]')].map((row) => [row.getAttribute('aria-rowindex'), row.textContent]));
    assert.deepEqual([(await rows()).length, (await rows())[1][0]], [257, '2']);
    await page.evaluate(() => document.activeElement.blur());
    await tabTo(page, 'button', 'Earlier rows');
    await press(page, 'Tab');
    assert.equal((await focused(page)).name, 'Later rows');
    await press(page, 'Enter');
    assert.deepEqual([(await rows()).length, (await rows())[1][0]], [145, '258']);
    assert.equal((await focused(page)).name, 'Later rows');
  });
});

describe('compared boards', () => {
  pageTest('each board is described, and the grid shows the focused one', '#compare=two-orders&step=40&panels=none', async (page) => {
    await mirrored(page);
    await named(page, 'grid', /^Board 1, .*, 5 by 5$/);
    const words = (await told(page)).filter(({role, name}) => role === 'paragraph' || (role === 'StaticText' && /^Board \d/.test(name))).map(({name}) => name).filter(Boolean);
    assert.ok(words.some((text) => /^Board 1, .*: .* visits, .*, shown in the panels$/.test(text)), words.join(' | '));
    assert.ok(words.some((text) => /^Board 2, .*: .* visits, .* on the path$/.test(text)), words.join(' | '));
    await page.evaluate(() => document.activeElement.blur());
    await tabTo(page, 'button', /^Board 2: /);
    await press(page, 'Enter');
    await named(page, 'grid', /^Board 2, .*, 5 by 5$/);
  });
});
