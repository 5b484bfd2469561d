// More boards in view than can live: each can be started, and autoplaying boards take turns.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {css} from '../answers.mjs';
import {eventually, shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();

const wall = (count, attributes = '') =>
  `<link rel="stylesheet" href="tiles.css">${Array.from(
    {length: count},
    (_, i) => `<knights-tour id="b${i}" class="tile" controls="none" board="5x5" ${attributes}></knights-tour>`,
  ).join('')}`;
const options = {
  overrides: {'/tiles.css': css('.tile { display: inline-block; width: 240px; height: 240px; }')},
  width: 1100,
  height: 800,
};

const living = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('knights-tour')]
      .filter((board) => board.shadowRoot.querySelector('canvas:not(.coming)'))
      .map((board) => board.id),
  );
const four = (page) =>
  page.until(
    () =>
      [...document.querySelectorAll('knights-tour')].filter((board) => board.shadowRoot.querySelector('canvas:not(.coming)'))
        .length === 4,
  );
// The first one that waits, with where its Play sign is.
const waiting = (page) =>
  page.evaluate(() => {
    const board = [...document.querySelectorAll('knights-tour')].find((one) => one.shadowRoot.querySelector('.waiting'));
    const box = board.shadowRoot.querySelector('.play').getBoundingClientRect();
    return {id: board.id, x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
const isWaiting = (page) =>
  page.until(
    () =>
      [...document.querySelectorAll('knights-tour')].filter((one) => one.shadowRoot.querySelector('.waiting .play:not([hidden])'))
        .length === 2,
  );
const isAlive = (page, id) => page.until((name) => window[name].shadowRoot.querySelector('canvas:not(.coming)'), id);

describe('more boards than can live at once', () => {
  hostTest('a click on a waiting board replaces the one unused longest', wall(6), options, async (page) => {
    await four(page);
    await isWaiting(page);
    const first = await living(page);
    for (const id of first.slice(1))
      await page.evaluate((name) => {
        window[name].step();
      }, id);
    const next = await waiting(page);
    await page.mouse.click(next.x, next.y);
    await isAlive(page, next.id);
    await page.until((id) => window[id].getState().step > 3, next.id);
    const now = await living(page);
    assert.equal(now.length, 4);
    assert.ok(!now.includes(first[0]), `${first[0]} gave its place`);
    await isWaiting(page);
  });

  hostTest('a click beside Play or the focus starts a waiting board', wall(6), options, async (page) => {
    await four(page);
    await isWaiting(page);
    const next = await waiting(page);
    await page.mouse.click(next.x - 90, next.y - 90);
    await isAlive(page, next.id);
    assert.equal((await page.board(`#${next.id}`).state()).step, 0, 'it does not play');
    assert.ok(await page.evaluate((id) => document.activeElement.id === id, next.id));
    await isWaiting(page);
    const other = await waiting(page);
    await page.evaluate((id) => {
      window[id].shadowRoot.querySelector('.play').focus();
    }, other.id);
    await page.key('Tab');
    await page.key('Shift+Tab');
    await isAlive(page, other.id);
  });

  hostTest(
    'twelve autoplaying boards all get a turn',
    wall(12, 'autoplay speed="10"'),
    {...options, withClock: true},
    async (page) => {
      await page.evaluate(() => {
        window.turns = new Set();
        addEventListener(
          'frame',
          ({target}) => {
            if (target.getState({path: false})?.step > 3) window.turns.add(target.id);
          },
          true,
        );
      });
      await four(page);
      for (let i = 0; i < 80 && (await page.evaluate(() => window.turns.size)) < 12; ++i) {
        await page.pass(500);
        await four(page);
      }
      assert.equal(await page.evaluate(() => window.turns.size), 12);
    },
  );

  hostTest(
    'a board used through its controls for screen readers keeps its place',
    wall(6, 'autoplay speed="10"'),
    {...options, withClock: true},
    async (page) => {
      await four(page);
      const [used] = await living(page);
      const cell = '.mirror [role=gridcell]';
      await eventually(async () => {
        await page.pass(100);
        return page.evaluate((id, one) => Boolean(window[id].shadowRoot.querySelector(one)), used, cell);
      }, 'the grid');
      await page.evaluate((id, one) => window[id].shadowRoot.querySelector(one).click(), used, cell);
      const seen = new Set();
      for (let i = 0; i < 80 && seen.size < 6; ++i) {
        await page.pass(500);
        const now = await living(page);
        assert.ok(now.includes(used), `${now}`);
        for (const id of now) seen.add(id);
      }
      assert.equal(seen.size, 6, 'the others take turns');
    },
  );
});
