// A board that loses its WebGL context reports it and restores its state.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {frames, pass, run, shareBrowser, until} from '../browser.mjs';
import {errors, hostTests, listen, message, ready, said, stateOf} from '../hosts.mjs';
import {dist} from './arrivals.mjs';

const hostTest = hostTests(shareBrowser());
const withClock = true;

describe('a lost WebGL context', () => {
  const board = '<knights-tour id="a" board="5x5" start="2,2" step="3"></knights-tour>';
  const options = {width: 1280, height: 800, withClock, prepare: listen};
  // Time stands still from then on.
  const lose = (page) => page.evaluate(async () => {
    await clock.go(0);
    const canvas = window.a.shadowRoot.querySelector('canvas');
    window.lost = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const event = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, {once: true}));
    window.lost.loseContext();
    await event;
  });
  const isAway = (page) => page.evaluate(() => !window.a.shadowRoot.querySelector('canvas'));

  hostTest('shows poster, message and a button that restores the search', board, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => window.a.setState({settings: {algorithm: 'warnsdorff', theme: 'dark'}, step: 7}));
    const before = await stateOf(page, 'a');
    await page.evaluate(() => window.a.toSvg());  // the code that draws its picture has come
    await lose(page);
    await pass(page, 1000);
    assert.equal(await isAway(page), false, 'it may come back');
    await pass(page, 2000);
    assert.equal(await isAway(page), true);
    const {text, button} = await message(page);
    assert.match(text, /^The board cannot be shown\. The browser lost the graphics context and could not restore it\. Your search is safe\.$/);
    assert.deepEqual((await errors(page)).map(({kind}) => kind), ['context']);
    assert.ok(await page.evaluate(() => window.a.shadowRoot.querySelector('.poster svg').checkVisibility()), 'its picture');
    const {settings, step, status, path} = await stateOf(page, 'a');
    assert.deepEqual({settings, step, status, path}, {settings: before.settings, step: 7, status: before.status, path: before.path});
    await run(page);
    await page.mouse.click(button.x, button.y);
    await ready(page, 'a');
    const after = await stateOf(page, 'a');
    assert.deepEqual([after.settings, after.step, after.path], [settings, step, path]);
    assert.equal((await message(page)).text, '');
  }, options);

  hostTest('restores the board without a click if the context returns late', board, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => window.a.setState({settings: {algorithm: 'warnsdorff'}, step: 7}));
    await lose(page);
    await pass(page, 3000);
    assert.equal(await isAway(page), true);
    await run(page);
    await page.evaluate(() => window.lost.restoreContext());
    await until(page, () => window.a.shadowRoot.querySelector('canvas:not(.coming)'));
    assert.equal((await message(page)).text, '');
    const {settings, step} = await stateOf(page, 'a');
    assert.deepEqual([settings.algorithm, step], ['warnsdorff', 7]);
  }, options);

  hostTest('a board that was playing continues to play', board, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => window.a.play());
    await until(page, () => window.a.getState().step > 5);
    await lose(page);
    await pass(page, 3000);
    const {step} = await stateOf(page, 'a');
    await run(page);
    const {button} = await message(page);
    await page.mouse.click(button.x, button.y);
    await until(page, (before) => window.a.getState().status === 'playing' && window.a.getState().step > before, step);
  }, options);

  hostTest('rejects a pending call with the reason', board, async (page) => {
    await ready(page, 'a');
    await lose(page);
    await page.evaluate(() => { window.far = window.a.seek(10_000_000).catch(({kind, message}) => [kind, message]); });
    await pass(page, 3000);
    const [kind, said] = await page.evaluate(() => window.far);
    assert.deepEqual([kind, said], ['context', 'The browser lost the graphics context and could not restore it. Your search is safe.']);
  }, options);

  hostTest('shows no message if the context returns in time', board, async (page) => {
    await ready(page, 'a');
    await lose(page);
    await pass(page, 1000);
    await page.evaluate(() => {
      const canvas = window.a.shadowRoot.querySelector('canvas');
      const event = new Promise((resolve) => canvas.addEventListener('webglcontextrestored', resolve, {once: true}));
      window.lost.restoreContext();
      return event;
    });
    await pass(page, 10_000);
    assert.equal(await isAway(page), false);
    assert.equal((await message(page)).text, '');
    assert.deepEqual(await errors(page), []);
  }, options);

  hostTest('a board out of sight returns by itself when scrolled into view', board, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => { window.a.step(2); window.a.style.marginBottom = '3000px'; scrollTo(0, 2500); });
    await frames(page);
    await lose(page);
    await pass(page, 3000);
    assert.equal(await isAway(page), true);
    assert.deepEqual([await errors(page), (await message(page)).text], [[], '']);
    await run(page);
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, () => window.a.shadowRoot.querySelector('canvas:not(.coming)'));
    assert.equal((await stateOf(page, 'a')).step, 5);
  }, options);

  hostTest('a hidden page gives up only after it is shown', board, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => Object.defineProperty(document, 'hidden', {configurable: true, get: () => true}));
    await lose(page);
    await pass(page, 60_000);
    assert.equal(await isAway(page), false);
    await page.evaluate(() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); });
    await pass(page, 3000);
    assert.equal(await isAway(page), true);
  }, options);
});

describe('a WebGL context lost while the WebAssembly loads', () => {
  const board = '<knights-tour id="a" board="5x5" start="2,2" step="3"></knights-tour>';
  let asked = null;
  const overrides = {'/visualizer.wasm': (request, response) => { asked = response; }};
  const give = async () => asked.writeHead(200, {'Content-Type': 'application/wasm'}).end(await dist('visualizer.wasm'));
  const options = {overrides, prepare: (page) => { asked = null; return listen(page); }};
  const lose = async (page) => {
    await until(page, () => window.a.shadowRoot.querySelector('canvas'));
    while (!asked) await frames(page);
    await page.evaluate(() => {
      const canvas = window.a.shadowRoot.querySelector('canvas');
      window.lost = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
      const event = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve, {once: true}));
      window.lost.loseContext();
      return event;
    });
  };

  hostTest('draws the board if the context returns after the start', board, async (page) => {
    await lose(page);
    await give();
    await until(page, () => performance.getEntriesByType('resource').some(({name, responseEnd}) => name.endsWith('visualizer.wasm') && responseEnd > 0));
    await page.evaluate(() => new Promise((resolve) => { setTimeout(resolve, 500); }));  // in which it begins
    await page.evaluate(() => {
      const event = new Promise((resolve) => window.a.shadowRoot.querySelector('canvas').addEventListener('webglcontextrestored', resolve, {once: true}));
      window.lost.restoreContext();
      return event;
    });
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 3);
    assert.deepEqual(await errors(page), []);
  }, options);

  hostTest('shows a message with a button that starts the board', board, async (page) => {
    await lose(page);
    await said(page);
    const {text, button} = await message(page);
    assert.match(text, /^The board cannot be shown\. The browser lost the graphics context/);
    await give();
    await page.mouse.click(button.x, button.y);
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 3);
  }, options);
});
