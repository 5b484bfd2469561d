// The keys of the mirror in the engines: the order in which Tab goes through it, and the arrows in a grid and in a row.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {serveDist} from '../../../web/serve.mjs';
import {engines, startEngine} from '../engines.mjs';

const kPatience = 60_000;

async function until(page, check, ...values) {
  for (const end = Date.now() + kPatience; !await page.evaluate(check, ...values); await sleep(50)) {
    if (Date.now() > end) throw new Error(`in vain: ${check} ${values}, at ${await where(page)}`);
  }
}

// 'gridcell a1, knight here', or '' outside of the board.
const where = (page) => page.evaluate(() => {
  const one = document.activeElement.shadowRoot?.activeElement;
  if (!one) return '';
  const role = one.getAttribute('role') ?? {select: 'list', input: one.type}[one.localName] ?? one.localName;
  return `${role} ${one.getAttribute('aria-label') ?? one.textContent}`.trim();
});

describe('by keys alone', () => {
  for (const name of engines()) {
    test(`Tab and arrow keys follow the order of the controls in ${name}`, {timeout: 300_000}, async () => {
      const server = await serveDist(0);
      const engine = await startEngine(name);
      try {
        const page = await engine.open(`${server.url}#board=5&start=a1&panels=settings`);
        await until(page, () => window.knightsTour?.shadowRoot?.querySelectorAll('.mirror [role=gridcell]').length === 25);
        await until(page, () => window.knightsTour.shadowRoot.querySelector('.mirror select') !== null);
        await page.evaluate(() => document.querySelector('header a').focus());  // behind the last stop Tab leaves the page
        const way = [];
        for (let i = 0; i < 40 && !/Columns/.test(way.at(-1)); ++i) {
          await page.key('Tab');
          const now = await where(page);
          if (now) way.push(now);
          if (/^gridcell/.test(now)) {
            await page.key('ArrowRight');
            await until(page, () => /^b1,/.test(window.knightsTour.shadowRoot.activeElement.textContent));
            await page.key('End');
            await until(page, () => /^e1,/.test(window.knightsTour.shadowRoot.activeElement.textContent));
          }
          if (now === 'button Play') {
            await page.key('ArrowRight');
            await until(page, () => window.knightsTour.shadowRoot.activeElement.textContent === 'Step');
            await page.key('Enter');
            await until(page, () => window.knightsTour.getState().step === 1);
          }
        }
        const named = (pattern) => way.findIndex((told) => pattern.test(told));
        const places = [/^gridcell a1, knight here/, /^range Timeline$/, /^button Play$/, /^range Speed$/, /^spinbutton Rows$/, /^spinbutton Columns$/].map(named);
        assert.ok(places.every((at, i) => at > (places[i - 1] ?? -1)), `${places}: ${way.join(' | ')}`);
        assert.equal(new Set(way).size, way.length, 'each is one stop');
        await page.key('Shift+Tab');
        await until(page, (before) => window.knightsTour.shadowRoot.activeElement?.getAttribute('aria-label') === before, way.at(-2).replace(/^\w+ /, ''));
      } finally {
        await engine.close();
        await server.close();
      }
    });
  }
});
