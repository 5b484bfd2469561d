// The legend of the marks stays hidden across visits, as far as the browser stores it.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {click, settle, shareBrowser, state} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

describe('the legend', () => {
  const legend = (page) => page.evaluate(() => window.knightsTour.controls().some(({id}) => id === 'legend'));
  const reopen = async (page) => {
    await page.reload();
    await page.evaluate(() => window.knightsTour.ready);
    await settle(page);
  };

  pageTest('stays hidden across reloads until it is shown again', '#board=5&panels=display', async (page) => {
    await page.evaluate(() => localStorage.clear());
    await reopen(page);
    assert.ok(await legend(page));
    await click(page, 'legend');
    assert.ok(!await legend(page));
    await reopen(page);
    assert.ok(!await legend(page));
    await click(page, 'legend-is=shown');
    assert.ok(await legend(page));
    await reopen(page);
    assert.ok(await legend(page));
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  });

  shared.test('can be hidden without local storage', async (open) => {
    const page = await open({width: 1280, height: 800});
    await page.evaluateOnNewDocument(() => Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError'); }}));
    await page.goto(`${shared.server.url}#board=5`);
    await page.evaluate(() => window.knightsTour.ready);
    await settle(page);
    await click(page, 'legend');
    assert.ok(!await legend(page));
    await click(page, 'forward');
    assert.equal((await state(page)).step, 1);
    assert.deepEqual(page.problems, []);
  });
});
