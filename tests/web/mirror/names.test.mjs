// The accessible names of a board before and after it starts, and the main elements and headings of the site's pages.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {never} from '../answers.mjs';
import {becomes, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {hostTest} = shared;

const kWords = 'Five by five squares, and a knight in a corner.';
const poster = (page, id) =>
  page.evaluate((name) => {
    const {role, ariaLabel} = window[name].shadowRoot.querySelector('.poster');
    return [role, ariaLabel];
  }, id);

describe('a board', () => {
  hostTest(
    'is a named picture before it starts',
    `
    <knights-tour id="a" board="5x5" reveal="interaction"><p>Five by five squares,</p> <p>and a knight in a corner.</p></knights-tour>
    <knights-tour id="b" board="6x5"></knights-tour>
    <knights-tour id="c" graph="A-B;B-C" start="A"></knights-tour>
    <knights-tour id="d" board="5x5"><svg aria-hidden="true" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg><p>${kWords}</p></knights-tour>`,
    {overrides: {'/visualizer.js': never}, waitUntil: 'domcontentloaded'},
    async (page) => {
      await page.until(() => window.a.shadowRoot);
      // The words of an author may arrive in two parts of the page.
      await becomes(() => poster(page, 'a'), ['group', kWords]);
      await page.named('button', 'Play');
      assert.deepEqual((await poster(page, 'b'))[1], "A knight's tour on 6 by 5 squares");
      assert.deepEqual((await poster(page, 'c'))[1], "A knight's tour on a graph");
      assert.deepEqual(await poster(page, 'd'), ['img', kWords]);
      await page.named('image', kWords);
    },
  ); // a script that never comes may hold up the rest

  hostTest(
    "has the author's description once it runs",
    `<knights-tour id="a" board="5x5" start="a1"><p>${kWords}</p></knights-tour>`,
    async (page) => {
      await page.ready();
      const grid = await page.named('grid', 'Board, 5 by 5');
      assert.match(grid.description, new RegExp(`^${kWords} The arrow keys move`));
      const board = (await page.nodes()).map(({name}) => name);
      assert.ok(board.includes(kWords), 'they can be read as well');
      await page.evaluate((text) => {
        window.a.textContent = text;
        window.a.step(1);
      }, 'Others.');
      await page.until(() => /^Others\./.test(window.a.shadowRoot.querySelector('[id^=grid-description]').textContent));
    },
  );
});

describe('the pages', () => {
  for (const [address, heading] of [
    ['index.html', "The knight's tour"],
    ['embed.html#board=5x5', "The knight's tour"],
    ['examples/backtracking.html', 'Backtracking, explained by a knight'],
    ['examples/minimal.html', 'A knight looks for a tour'],
    ['lessons/index.html', 'Lessons'],
    ['embedding/index.html', 'Embed a board'],
  ]) {
    shared.test(`${address} has one main element and one top heading`, async (open) => {
      const page = await open();
      await page.goto(shared.server.url + address);
      await page.named('heading', heading);
      const all = await page.nodes();
      assert.equal(all.filter(({role}) => role === 'main').length, 1);
      assert.deepEqual(
        all.filter(({role, level}) => role === 'heading' && level === 1).map(({name}) => name),
        [heading],
      );
      const outside = await page.evaluate(
        () => [...document.querySelectorAll('knights-tour')].filter((board) => !board.closest('main')).length,
      );
      assert.equal(outside, 0, 'the boards are in it');
    });
  }
});
