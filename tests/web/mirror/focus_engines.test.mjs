// The keys of the mirror in the engines: the order in which Tab goes through it, and the arrows in a grid and in a row.
// Needs: site, browsers, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {engineTests} from '../engines.mjs';

// 'gridcell a1, knight here', or '' outside of the board.
const where = (page) =>
  page.evaluate(() => {
    const one = document.activeElement.shadowRoot?.activeElement;
    if (!one) return '';
    const role = one.getAttribute('role') ?? {select: 'list', input: one.type}[one.localName] ?? one.localName;
    return `${role} ${one.getAttribute('aria-label') ?? one.textContent}`.trim();
  });

describe('by keys alone', () => {
  engineTests('Tab and arrow keys follow the order of the controls', async (open) => {
    const page = await open('#board=5&start=a1&panels=settings');
    await page.until(() => window.knightsTour?.shadowRoot?.querySelectorAll('.mirror [role=gridcell]').length === 25);
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.mirror select') !== null);
    await page.evaluate(() => document.querySelector('header a').focus()); // behind the last stop Tab leaves the page
    const way = [];
    for (let i = 0; i < 40 && !/Columns/.test(way.at(-1)); ++i) {
      await page.key('Tab');
      const now = await where(page);
      if (now) way.push(now);
      if (/^gridcell/.test(now)) {
        await page.key('ArrowRight');
        await page.until(() => /^b1,/.test(window.knightsTour.shadowRoot.activeElement.textContent));
        await page.key('End');
        await page.until(() => /^e1,/.test(window.knightsTour.shadowRoot.activeElement.textContent));
      }
      if (now === 'button Play') {
        await page.key('ArrowRight');
        await page.until(() => window.knightsTour.shadowRoot.activeElement.textContent === 'Step');
        await page.key('Enter');
        await page.until(() => window.knightsTour.getState().step === 1);
      }
    }
    const named = (pattern) => way.findIndex((told) => pattern.test(told));
    const places = [
      /^gridcell a1, knight here/,
      /^range Timeline$/,
      /^button Play$/,
      /^range Speed$/,
      /^spinbutton Rows$/,
      /^spinbutton Columns$/,
    ].map(named);
    assert.ok(
      places.every((at, i) => at > (places[i - 1] ?? -1)),
      `${places}: ${way.join(' | ')}`,
    );
    assert.equal(new Set(way).size, way.length, 'each is one stop');
    await page.key('Shift+Tab');
    await page.until(
      (before) => window.knightsTour.shadowRoot.activeElement?.getAttribute('aria-label') === before,
      way.at(-2).replace(/^\w+ /, ''),
    );
  });
});
