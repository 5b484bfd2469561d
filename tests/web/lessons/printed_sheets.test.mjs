// Printed homework sheets, as pixels: boards of 7 cm, and the answers on a page of their own.
// Needs: site, chromium, pdftoppm.
import assert from 'node:assert/strict';
import {themes} from '#tables';
import {shareBrowser} from '../browser.mjs';
import {areaOf, pagesOf} from '../paper.mjs';

const {colours} = themes.light;
const kMillimetre = 96 / 25.4; // in pixels of CSS
const shared = shareBrowser();

const squaresOf = (page) => areaOf(page, colours['square-dark']);

for (const sheet of ['warnsdorff', 'de/stack']) {
  shared.test(`${sheet}: boards are 7 cm wide and inside the margins, and the answers are on the last page`, async (open) => {
    const page = await open({width: 900, height: 900});
    await page.goto(`${shared.server.url}lessons/${sheet}.html`);
    await page.emulateMediaType('print');
    const widths = await page.$$eval('.board', (boards) => boards.map((board) => board.getBoundingClientRect().width));
    assert.ok(widths.length >= 2);
    for (const width of widths) assert.ok(Math.abs(width - 70 * kMillimetre) < 1, `${width}`);
    const pages = pagesOf(await page.pdf({format: 'A4', preferCSSPageSize: true, printBackground: true}));
    assert.ok(pages.length >= 2 && pages.length <= 4, `${pages.length}`);
    assert.ok(squaresOf(pages[0]).count > 5000);
    const printed = pages.slice(0, -1).map(squaresOf);
    // Dark squares only: a smaller board may lack them at one edge.
    assert.ok(Math.max(...printed.map(({width}) => width)) >= 50 * kMillimetre, 'the widest board nearly fills its 7 cm');
    for (const {right, width, count} of printed) {
      if (count === 0) continue;
      assert.ok(right <= (210 - 15) * kMillimetre + 1, `${right}`);
      assert.ok(width >= 40 * kMillimetre && width <= 70 * kMillimetre, `${width}`);
    }
    assert.equal(squaresOf(pages.at(-1)).count, 0, 'no board is beside the answers');
    assert.ok(areaOf(pages.at(-1), '#000000').count > 100, 'there are answers');
  });
}
