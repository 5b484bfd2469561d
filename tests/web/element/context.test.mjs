// A board that loses its WebGL context reports it and restores its state.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {giveDist} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const withClock = true;
const board = '<knights-tour id="a" board="5x5" start="2,2" step="3"></knights-tour>';
const loseContext = (page) =>
  page.onBoard(({shadowRoot}) => {
    const canvas = shadowRoot.querySelector('canvas');
    window.lost = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const event = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, {once: true}));
    window.lost.loseContext();
    return event.then(() => {});
  });
const restoreContext = (page) =>
  page.onBoard(({shadowRoot}) => {
    const event = new Promise((resolve) =>
      shadowRoot.querySelector('canvas').addEventListener('webglcontextrestored', resolve, {once: true}),
    );
    window.lost.restoreContext();
    return event.then(() => {});
  });
const isLive = (page) => page.until(() => window.a.shadowRoot.querySelector('canvas:not(.coming)'));

describe('a lost WebGL context', () => {
  const options = {width: 1280, height: 800, withClock};
  // Time stands still from then on.
  const lose = async (page) => {
    await page.pass(0);
    await loseContext(page);
  };
  const isAway = (page) => page.evaluate(() => !window.a.shadowRoot.querySelector('canvas'));

  hostTest('shows poster, message and a button that restores the search', board, options, async (page) => {
    await page.ready();
    await page.evaluate(() => window.a.setState({settings: {algorithm: 'warnsdorff', theme: 'dark'}, step: 7}));
    const before = await page.state();
    await page.call('toSvg'); // the code that draws its picture has come
    await lose(page);
    await page.pass(1000);
    assert.equal(await isAway(page), false, 'it may come back');
    await page.pass(2000);
    assert.equal(await isAway(page), true);
    const {text, button} = await page.message();
    assert.match(
      text,
      /^The board cannot be shown\. The browser lost the graphics context and could not restore it\. Your search is safe\.$/,
    );
    assert.deepEqual(
      (await page.errors()).map(({kind}) => kind),
      ['context'],
    );
    assert.ok(await page.evaluate(() => window.a.shadowRoot.querySelector('.poster svg').checkVisibility()), 'its picture');
    const {settings, step, status, path} = await page.state();
    assert.deepEqual(
      {settings, step, status, path},
      {settings: before.settings, step: 7, status: before.status, path: before.path},
    );
    await page.run();
    await page.clickAt(button.x, button.y);
    await page.ready();
    const after = await page.state();
    assert.deepEqual([after.settings, after.step, after.path], [settings, step, path]);
    assert.equal((await page.message()).text, '');
  });

  hostTest('restores the board without a click if the context returns late', board, options, async (page) => {
    await page.ready();
    await page.evaluate(() => window.a.setState({settings: {algorithm: 'warnsdorff'}, step: 7}));
    await lose(page);
    await page.pass(3000);
    assert.equal(await isAway(page), true);
    await page.run();
    await page.evaluate(() => window.lost.restoreContext());
    await isLive(page);
    assert.equal((await page.message()).text, '');
    const {settings, step} = await page.state();
    assert.deepEqual([settings.algorithm, step], ['warnsdorff', 7]);
  });

  hostTest('a board that was playing continues to play', board, options, async (page) => {
    await page.ready();
    await page.call('play');
    await page.until(() => window.a.getState().step > 5);
    await lose(page);
    await page.pass(3000);
    const {step} = await page.state();
    await page.run();
    await page.tryAgain();
    await page.until((before) => window.a.getState().status === 'playing' && window.a.getState().step > before, step);
  });

  hostTest('rejects a pending call with the reason', board, options, async (page) => {
    await page.ready();
    await lose(page);
    await page.evaluate(() => {
      window.far = window.a.seek(10_000_000).catch(({kind, message}) => [kind, message]);
    });
    await page.pass(3000);
    const [kind, said] = await page.evaluate(() => window.far);
    assert.deepEqual(
      [kind, said],
      ['context', 'The browser lost the graphics context and could not restore it. Your search is safe.'],
    );
  });

  hostTest('shows no message if the context returns in time', board, options, async (page) => {
    await page.ready();
    await lose(page);
    await page.pass(1000);
    await restoreContext(page);
    await page.pass(10_000);
    assert.equal(await isAway(page), false);
    assert.equal((await page.message()).text, '');
    assert.deepEqual(await page.errors(), []);
  });

  hostTest('a board out of sight returns by itself when scrolled into view', board, options, async (page) => {
    await page.ready();
    await page.evaluate(() => {
      window.a.step(2);
      window.a.style.marginBottom = '3000px';
      scrollTo(0, 2500);
    });
    await page.waitFrames();
    await lose(page);
    await page.pass(3000);
    assert.equal(await isAway(page), true);
    assert.deepEqual([await page.errors(), (await page.message()).text], [[], '']);
    await page.run();
    await page.evaluate(() => scrollTo(0, 0));
    await isLive(page);
    assert.equal((await page.state()).step, 5);
  });

  hostTest('a hidden page gives up only after it is shown', board, options, async (page) => {
    await page.ready();
    await page.evaluate(() => Object.defineProperty(document, 'hidden', {configurable: true, get: () => true}));
    await lose(page);
    await page.pass(60_000);
    assert.equal(await isAway(page), false);
    await page.evaluate(() => {
      delete document.hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.pass(3000);
    assert.equal(await isAway(page), true);
  });
});

describe('a WebGL context lost while the WebAssembly loads', () => {
  let asked = null;
  const options = {
    overrides: {
      '/visualizer.wasm': (...all) => {
        asked = all;
      },
    },
    prepare: () => {
      asked = null;
    },
  };
  const give = () => giveDist('visualizer.wasm')(...asked);
  const lose = async (page) => {
    await page.until(() => window.a.shadowRoot.querySelector('canvas'));
    while (!asked) await page.waitFrames();
    await loseContext(page);
  };

  hostTest('draws the board if the context returns after the start', board, options, async (page) => {
    await lose(page);
    await give();
    await page.until(() =>
      performance.getEntriesByType('resource').some(({name, responseEnd}) => name.endsWith('visualizer.wasm') && responseEnd > 0),
    );
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 500);
        }),
    ); // in which it begins
    await restoreContext(page);
    await page.ready();
    assert.equal((await page.state()).step, 3);
    assert.deepEqual(await page.errors(), []);
  });

  hostTest('shows a message with a button that starts the board', board, options, async (page) => {
    await lose(page);
    const {text, button} = await page.failure();
    assert.match(text, /^The board cannot be shown\. The browser lost the graphics context/);
    await give();
    await page.clickAt(button.x, button.y);
    await page.ready();
    assert.equal((await page.state()).step, 3);
  });
});
