// reveal.js: a board on a slide plays only while it is shown, is sharp at any scale, and keeps the keys that it uses.
// Needs: site, chromium, hosts, pdftoppm, --all.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, before} from 'node:test';
import {themes} from '../../build/tables.js';
import {give, html, noIcon} from '../web/answers.mjs';
import {optionsAndBody, shareBrowser} from '../web/browser.mjs';
import {areaOf, pagesOf} from '../web/paper.mjs';
import {install} from './packages.mjs';

const {hostTest} = shareBrowser();
const kBoard = 'autoplay speed="4" board="6x6" controls="minimal"';

let reveal = '';
before(
  () => {
    reveal = join(install('.'), 'node_modules/reveal.js/dist');
  },
  {timeout: 300_000},
);

const file =
  (name, type) =>
  (...all) =>
    give(type, readFileSync(join(reveal, name)))(...all);
// A deck of four slides with boards on the second and the third, at the size that the viewport is fitted to.
const deck = ({board = kBoard, ...options}) =>
  html(`<!doctype html><meta charset="utf-8"><title>Deck</title>
    <link rel="stylesheet" href="reveal.css"><script src="knights-tour.js"></script>
    <style>knights-tour { height: 480px; }</style>
    <div class="reveal"><div class="slides">
      <section><h2>One</h2></section>
      <section><h2>Two</h2><knights-tour id="a" ${board}></knights-tour></section>
      <section><h2>Three</h2><knights-tour id="b" ${board}></knights-tour></section>
      <section><h2>Four</h2></section>
    </div></div>
    <script src="reveal.js"></script><script>Reveal.initialize({width: 960, height: 700, margin: 0, ...${JSON.stringify(options)}});</script>`);

const deckTest = (what, options, ...rest) => {
  const [size, run] = optionsAndBody(rest);
  hostTest(
    what,
    '',
    {
      script: '',
      ...size,
      overrides: {
        '/deck.html': deck(options),
        '/reveal.css': file('reveal.css', 'text/css'),
        '/reveal.js': file('reveal.js', 'text/javascript'),
        ...noIcon,
      },
    },
    async (page, server) => {
      await page.goto(`${server.url}deck.html`);
      await page.until(() => window.Reveal?.isReady());
      await run(page, server);
    },
  );
};

const playing = (page) =>
  page.evaluate(() => ['a', 'b'].filter((id) => window[id].getState?.({path: false})?.status === 'playing'));
const becomes = async (page, ids) => {
  await page.until(
    (wanted) => ['a', 'b'].filter((id) => window[id].getState?.({path: false})?.status === 'playing').join() === wanted,
    ids.join(),
  );
  // And stays so: for as long as it takes to look at what is hidden again.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 600);
      }),
  );
  assert.deepEqual(await playing(page), ids);
};
// And until it has come: on the way the one before is still seen.
const slide = (page, n) =>
  page.evaluate(async (to) => {
    window.Reveal.slide(to);
    const {transition} = window.Reveal.getConfig();
    if (transition !== 'none')
      await new Promise((resolve) => {
        window.Reveal.on('slidetransitionend', resolve);
      });
  }, n);
// The canvas in pixels, in the page's layout, and on the screen.
const canvas = (page, id) =>
  page.evaluate((name) => {
    const one = window[name].shadowRoot.querySelector('canvas');
    const box = one.getBoundingClientRect();
    return {pixels: [one.width, one.height], layout: [one.offsetWidth, one.offsetHeight], screen: [box.width, box.height]};
  }, id);

describe('printed slides', () => {
  // As the documentation of reveal.js says: the deck with ?print-pdf, printed by the browser.
  deckTest(
    'each board is printed completely on the page of its slide',
    {board: 'step="8" board="6x6" controls="minimal" theme="light"'},
    {scale: 1, width: 960, height: 700},
    async (page, server) => {
      await page.goto(`${server.url}deck.html?print-pdf`);
      await page.until(() => window.Reveal?.isReady() && document.querySelectorAll('.pdf-page').length === 4);
      const pages = pagesOf(await page.pdf({preferCSSPageSize: true, printBackground: true}));
      assert.equal(pages.length, 4);
      const areas = pages.map((one) => areaOf(one, themes.light.colours['square-dark']));
      assert.deepEqual([areas[0].count, areas[3].count], [0, 0]);
      for (const [i, {count, width, height}] of areas.slice(1, 3).entries()) {
        assert.ok(count > 1000 && Math.abs(width - height) <= 4, `slide ${i + 2}: ${width}x${height}`);
        assert.ok(height > 0.4 * pages[i + 1].height, `slide ${i + 2}: ${height} of ${pages[i + 1].height}`);
      }
      for (const one of pages.slice(1, 3))
        assert.ok(areaOf(one, themes.light.colours['path-new']).count > 20, 'its path is drawn');
    },
  );
});

describe('slides', () => {
  for (const transition of ['fade', 'convex', ...(process.env.KT_ALL ? ['none', 'slide', 'zoom'] : [])]) {
    deckTest(
      `with the transition ${transition} a board plays only when its slide is shown`,
      {transition},
      {scale: 1, width: 960, height: 700},
      async (page) => {
        await becomes(page, []);
        await slide(page, 1);
        await becomes(page, ['a']);
        assert.deepEqual((await canvas(page, 'a')).layout, [960, 480]);
        // Once the slide has come.
        await page.until(() => {
          const one = window.a.shadowRoot.querySelector('canvas');
          const {width, height} = one.getBoundingClientRect();
          return Math.abs(one.width - width) <= 2 && Math.abs(one.height - height) <= 2 && width > 900;
        });
        await slide(page, 2);
        await becomes(page, ['b']);
        await slide(page, 3);
        await becomes(page, []);
        await slide(page, 1);
        await becomes(page, ['a']);
      },
    );
  }

  for (const [width, height, scale] of [
    [480, 350, 0.5],
    [1440, 1050, 1.5],
    [1920, 1400, 2],
  ]) {
    deckTest(`in a deck scaled by ${scale} a board is sharp, and clicks hit`, {}, {scale: 1, width, height}, async (page) => {
      await slide(page, 1);
      await page.ready();
      await page.until((wanted) => Math.abs(window.a.shadowRoot.querySelector('canvas').width - 960 * wanted) <= 2, scale);
      await becomes(page, ['a']);
      const {rect} = await page.control('play');
      const box = await page.evaluate(() => {
        const {x, y} = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
        return {x, y};
      });
      await page.mouse.click(box.x + (rect.x + rect.width * 0.8) * scale, box.y + (rect.y + rect.height * 0.8) * scale);
      await becomes(page, []);
    });
  }

  deckTest('resizing the window adapts the canvas resolution', {}, {scale: 1, width: 960, height: 700}, async (page) => {
    await slide(page, 1);
    await page.ready();
    await page.setViewport({width: 1440, height: 1050, deviceScaleFactor: 1});
    await page.until(() => Math.abs(window.a.shadowRoot.querySelector('canvas').width - 1440) <= 2);
    assert.deepEqual((await canvas(page, 'a')).layout, [960, 480]);
  });

  deckTest('keys used by a board change no slides; the deck gets other keys', {transition: 'none'}, async (page) => {
    const index = () => page.evaluate(() => window.Reveal.getIndices().h);
    await slide(page, 1);
    await page.ready();
    await page.call('pause');
    await page.call('focus');
    const {step} = await page.evaluate(() => window.a.getState());
    await page.key('ArrowRight');
    await page.until((from) => window.a.getState().step === from + 1, step);
    assert.equal(await index(), 1);
    await page.key('Space');
    await page.untilState({status: 'playing'});
    await page.key('Space');
    await page.untilState({status: 'paused'});
    assert.equal(await index(), 1);
    await page.key('.'); // of the deck: blacks it out
    await page.until(() => window.Reveal.isPaused());
    await page.key('.');
    await page.until(() => !window.Reveal.isPaused());
    await page.blur();
    await page.key('ArrowRight');
    await page.until(() => window.Reveal.getIndices().h === 2);
  });

  deckTest('typing into a field of the board changes no slides', {transition: 'none'}, async (page) => {
    await slide(page, 1);
    await page.ready();
    await page.call('pause');
    const {rect} = await page.evaluate(() => window.a.controls().find(({id}) => id === 'step'));
    const box = await page.evaluate(() => {
      const {x, y, width} = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
      return {x, y, scale: width / 960};
    });
    await page.mouse.click(box.x + (rect.x + rect.width / 2) * box.scale, box.y + (rect.y + rect.height / 2) * box.scale);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 300);
        }),
    );
    await page.keyboard.type('3n1', {delay: 60});
    await page.key('Enter');
    await page.untilState({step: 31});
    assert.equal(await page.evaluate(() => window.Reveal.getIndices().h), 1);
  });

  deckTest('the overview shows live boards, and a printed deck shows pictures', {transition: 'none'}, async (page, server) => {
    await slide(page, 1);
    await page.ready();
    await page.evaluate(() => window.Reveal.toggleOverview(true));
    await page.until(() => window.a.shadowRoot.querySelector('canvas').getBoundingClientRect().width < 500);
    assert.deepEqual((await canvas(page, 'a')).layout, [960, 480]);
    await page.goto(`${server.url}deck.html?view=print`);
    await page.until(() => document.querySelectorAll('.pdf-page').length === 4);
    await page.evaluate(() => window.a.scrollIntoView());
    await page.ready();
    await page.evaluate(() => window.a.toSvg().then(() => dispatchEvent(new Event('beforeprint'))));
    assert.equal(await page.evaluate(() => window.a.shadowRoot.querySelector('.paper')?.localName), 'svg');
  });
});
