// The legend of the marks stays hidden across visits, as far as the browser stores it.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

describe('the legend', () => {
  const legend = (page) => page.shows('legend');
  const reopen = async (page) => {
    await page.reload();
    await page.ready();
    await page.settle();
  };

  pageTest('stays hidden across reloads until it is shown again', '#board=5&panels=display', async (page) => {
    await page.evaluate(() => localStorage.clear());
    await reopen(page);
    assert.ok(await legend(page));
    await page.click('legend');
    assert.ok(!(await legend(page)));
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ['knights-tour/legend']);
    await reopen(page);
    assert.ok(!(await legend(page)));
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('knights-tour.legend', 'hidden');
    });
    await reopen(page);
    assert.ok(!(await legend(page)), 'under the key of earlier versions');
    await page.click('legend-is=shown');
    assert.ok(await legend(page));
    await reopen(page);
    assert.ok(await legend(page));
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  });

  pageTest('can be hidden without local storage', '#board=5', {prepare: without('storage')}, async (page) => {
    await page.settle();
    await page.click('legend');
    assert.ok(!(await legend(page)));
    await page.click('forward');
    await page.stepIs(1);
  });
});
