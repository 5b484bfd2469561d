// The search tree, the stack and a tour for screen readers: operated by keyboard, found by accessible names.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

// With the focus there.
async function on(page, role, name) {
  await page.mirrored();
  await page.named(role, name);
  await page.blur();
  await page.tabTo(role, name);
}
const stateOfFocus = (page) =>
  page.evaluate(() => {
    const one = window.knightsTour.shadowRoot.activeElement;
    return Object.fromEntries(
      ['level', 'expanded', 'setsize', 'posinset'].map((name) => [name, one.getAttribute(`aria-${name}`)]),
    );
  });
// Whether the ring is around something that is seen of the panel.
const ringIsIn = (page, id) =>
  page.until((panel) => {
    const {rect} = window.knightsTour.controls().find((control) => control.id === panel);
    const canvas = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
    const box = window.knightsTour.shadowRoot.querySelector('.ring').getBoundingClientRect();
    return box.height > 0 && box.top >= canvas.y + rect.y - 4 && box.bottom <= canvas.y + rect.y + rect.height + 4;
  }, id);

describe('the search tree', () => {
  pageTest(
    'is a tree with levels, navigated by arrow keys',
    '#board=5&start=a1&step=200&panels=tree',
    {height: 1000},
    async (page) => {
      const {depth} = await page.evaluate(() => window.knightsTour.getState());
      await on(page, 'treeitem', new RegExp(`^Square ${depth} of the path: .*, (knight here|dead end)$`));
      await page.named('tree', 'Search tree');
      assert.equal((await stateOfFocus(page)).level, String(depth));
      await page.keys('Home');
      assert.match((await page.focused()).name, /^Square 1 of the path: a1$/);
      assert.deepEqual(await stateOfFocus(page), {level: '1', expanded: 'true', setsize: '1', posinset: '1'});
      await ringIsIn(page, 'tree');
      await page.keys('ArrowRight');
      assert.equal((await stateOfFocus(page)).level, '2');
      await page.keys('ArrowUp');
      assert.match((await page.focused()).name, /^Square 1 /);
      await page.keys('ArrowLeft');
      assert.equal((await stateOfFocus(page)).expanded, 'false');
      assert.equal((await page.nodes()).filter(({role}) => role === 'treeitem').length, 1, 'all is hidden in it');
      await page.keys('ArrowDown');
      assert.match((await page.focused()).name, /^Square 1 /);
      await page.keys('ArrowRight');
      assert.ok((await page.nodes()).filter(({role}) => role === 'treeitem').length > 5);
      await page.keys('End');
      assert.match((await page.focused()).name, /has not been tried yet/, 'what remains of the first square');
      await page.keys('ArrowUp*3 ArrowDown*3');
      assert.match((await page.focused()).name, /has not been tried yet/);
    },
  );

  pageTest(
    'Enter goes to the moment of a square, also on long paths',
    '#board=30&algorithm=warnsdorff-backtracking&step=400&panels=tree',
    {height: 1000},
    async (page) => {
      await on(page, 'treeitem', /^Square 401 of the path/);
      const count = async () => (await page.nodes()).filter(({role}) => role === 'treeitem').length;
      assert.ok((await count()) < 160, `${await count()}`);
      await page.keys('PageUp*3');
      assert.match((await page.focused()).name, /^Square 371 of the path/);
      await page.keys('Home');
      assert.match((await page.focused()).name, /^Square 1 of the path/);
      await page.keys('PageDown');
      assert.match((await page.focused()).name, /^Square 11 of the path/);
      await page.keys('Enter');
      await page.untilState({depth: 11});
    },
  );
});

describe('the stack', () => {
  pageTest(
    'is a list of all squares, also of those scrolled away',
    '#board=30&algorithm=warnsdorff-backtracking&step=400&panels=stack',
    {height: 900},
    async (page) => {
      await on(page, 'button', /^401: /);
      await page.named('list', 'Stack, top first');
      await page.keys('ArrowDown');
      assert.match((await page.focused()).name, /^400: .*Next on the path: /);
      await page.keys('End');
      assert.match((await page.focused()).name, /^1: /);
      const item = await page.evaluate(() => {
        const line = window.knightsTour.shadowRoot.activeElement.closest('[role=listitem]');
        return [line.getAttribute('aria-posinset'), line.getAttribute('aria-setsize'), line.parentNode.children.length];
      });
      assert.deepEqual(item.slice(0, 2), ['401', '401']);
      assert.ok(item[2] < 130, `${item[2]}`);
      await page.until(() => window.knightsTour.controls().some(({id}) => id === 'frame-1')); // the panel has been scrolled
      await page.keys('ArrowUp*4 Enter');
      await page.untilState({depth: 5});
    },
  );
});

describe('a tour', () => {
  pageTest('is a table of its squares', '#board=5&start=a1&algorithm=warnsdorff&step=24&panels=none', async (page) => {
    await page.mirrored();
    await page.named('table', 'Tour, 25 squares');
    const cells = (await page.nodes()).filter(({role}) => role === 'cell').map(({name}) => name);
    assert.deepEqual([cells.length, ...cells.slice(0, 2)], [50, '1', 'a1']);
    assert.deepEqual(
      (await page.nodes()).filter(({role}) => role === 'columnheader').map(({name}) => name),
      ['Visit', 'Square'],
    );
    await page.call('step', -1);
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('[role=table]'));
  });

  pageTest('with many squares is shown in parts', '#board=20&algorithm=warnsdorff&step=399&panels=none', async (page) => {
    await page.mirrored();
    await page.named('table', 'Tour, 400 squares');
    const rows = () =>
      page.evaluate(() =>
        [...window.knightsTour.shadowRoot.querySelectorAll('[role=table] [role=row]')].map((row) => [
          row.getAttribute('aria-rowindex'),
          row.textContent,
        ]),
      );
    assert.deepEqual([(await rows()).length, (await rows())[1][0]], [257, '2']);
    await page.blur();
    await page.tabTo('button', 'Earlier rows');
    await page.keys('Tab');
    assert.equal((await page.focused()).name, 'Later rows');
    await page.keys('Enter');
    assert.deepEqual([(await rows()).length, (await rows())[1][0]], [145, '258']);
    assert.equal((await page.focused()).name, 'Later rows');
  });
});

describe('compared boards', () => {
  pageTest(
    'each board is described, and the grid shows the focused one',
    '#compare=two-orders&step=40&panels=none',
    async (page) => {
      await page.mirrored();
      await page.named('grid', /^Board 1, .*, 5 by 5$/);
      const words = (await page.nodes())
        .filter(({role, name}) => role === 'paragraph' || (role === 'StaticText' && /^Board \d/.test(name)))
        .map(({name}) => name)
        .filter(Boolean);
      assert.ok(
        words.some((text) => /^Board 1, .*: .* visits, .*, shown in the panels$/.test(text)),
        words.join(' | '),
      );
      assert.ok(
        words.some((text) => /^Board 2, .*: .* visits, .* on the path$/.test(text)),
        words.join(' | '),
      );
      await page.blur();
      await page.tabTo('button', /^Board 2: /);
      await page.keys('Enter');
      await page.named('grid', /^Board 2, .*, 5 by 5$/);
    },
  );
});
