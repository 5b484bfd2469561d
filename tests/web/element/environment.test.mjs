// The page where things are otherwise: phones, other densities, lost contexts (of boards: context.test.mjs), two instances, missing files.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {serveDist} from '../../../web/serve.mjs';
import {addMore, frames, pass, pixels, settle, shareBrowser, state, tap, until} from '../browser.mjs';
import {brokenOff, notFound, takeWebGl2} from '../lacking.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const withClock = true;
const step = (page, n) => page.evaluate((steps) => window.knightsTour.step(steps), n);

describe('browsers and devices', () => {
  pageTest('on a phone, a finger scrolls the page and taps controls', '#v=1', async (page) => {
    const height = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().height);
    for (const {id, rect} of await page.evaluate(() => window.knightsTour.controls())) {
      assert.ok(rect.x >= 0 && rect.x + rect.width <= 390, `${id} is cut off`);
      assert.ok(rect.y + rect.height <= height, `${id} is below the canvas`);
    }
    await tap(page, 'forward');
    assert.equal((await state(page)).step, 1, 'a tap is one click');
    await tap(page, 'board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    assert.equal((await state(page)).settings.start, 'e4');
    // A finger put down on the board and drawn upwards.
    await addMore(page);
    await pass(page, 0);
    await page.touchscreen.touchStart(195, 500);
    for (let y = 500; y >= 300; y -= 10) {
      await page.touchscreen.touchMove(195, y);
      await pass(page, 16);
    }
    await page.touchscreen.touchEnd();
    await until(page, () => scrollY > 100);
  }, {width: 390, height: 844, touch: true, withClock});

  pageTest('a tap leaves nothing hovered', '#v=1', async (page) => {
    await tap(page, 'board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    await pass(page, 1000);
    const {png: tapped} = await pixels(page, 'board');
    await page.evaluate(() => window.knightsTour.setState({settings: {start: 'a8'}}));
    await page.evaluate(() => window.knightsTour.setState({settings: {start: 'e4'}}));
    await settle(page);
    assert.ok((await pixels(page, 'board')).png.data.equals(tapped.data));
  }, {width: 390, height: 844, scale: 1, touch: true, withClock});

  // The browser writes to the console if a page cancels a touch that already scrolls.
  pageTest('a second finger while the page scrolls is left to the page', '#v=1', async (page) => {
    const lines = [];
    page.on('console', (line) => { if (/touchstart/.test(line.text())) lines.push(line.text()); });
    await addMore(page);
    await page.evaluate(() => {
      window.starts = [];
      document.addEventListener('touchstart', ({touches, cancelable}) => window.starts.push([touches.length, cancelable]), {capture: true, passive: true});
    });
    const finger = await page.touchscreen.touchStart(195, 400);
    for (let y = 400; y >= 300; y -= 10) await finger.move(195, y);
    await until(page, () => scrollY > 20);
    const other = await page.touchscreen.touchStart(250, 320);
    await other.end();
    await finger.end();
    assert.deepEqual(await page.evaluate(() => window.starts), [[1, true], [2, false]]);
    assert.deepEqual(lines, []);
  }, {width: 390, height: 844, touch: true});

  for (const [width, height] of [[600, 800], [760, 500]]) {
    pageTest(`the wheel scrolls the page at ${width}x${height}`, '#v=1', async (page) => {
      await addMore(page);
      await page.mouse.move(200, 250);
      await settle(page);
      await page.mouse.wheel({deltaY: 80});
      await until(page, () => scrollY > 0);
    }, {width, height});
  }

  pageTest('the wheel scrolls panels that do not fit', '#panels=settings&scale=1.5', async (page) => {
    const y = async () => (await page.evaluate(() => window.knightsTour.controls().find((c) => c.id === 'detail=candidate'))).rect.y;
    const before = await y();
    await page.mouse.move(1100, 560);
    await settle(page);
    await page.mouse.wheel({deltaY: 200});
    await settle(page);
    assert.ok(await y() < before);
    assert.equal(await page.evaluate(() => scrollY), 0);
  }, {width: 1280, height: 610});

  pageTest('stays sharp after resizing and at other pixel ratios', '#v=1', async (page) => {
    for (const [width, height, deviceScaleFactor] of [[900, 700, 1], [800, 500, 2], [500, 600, 1.5]]) {
      await page.setViewport({width, height, deviceScaleFactor});
      await until(page, (wanted) => {
        const canvas = window.knightsTour.shadowRoot.querySelector('canvas');
        return Math.abs(canvas.width - canvas.getBoundingClientRect().width * wanted) < 1;
      }, deviceScaleFactor);
      await settle(page);
      const canvas = await page.$eval('>>> canvas', (element) => {
        const box = element.getBoundingClientRect();
        return {ratioX: element.width / box.width, ratioY: element.height / box.height, width: box.width};
      });
      assert.ok(Math.abs(canvas.ratioX - deviceScaleFactor) < 0.01, `${canvas.ratioX} of ${deviceScaleFactor}`);
      assert.ok(Math.abs(canvas.ratioY - deviceScaleFactor) < 0.01, `${canvas.ratioY} of ${deviceScaleFactor}`);
      assert.ok((await page.evaluate(() => window.knightsTour.controls())).every((c) => c.rect.x + c.rect.width <= canvas.width + 1));
    }
  });

  pageTest('follows the system\'s dark scheme', '#v=1', async (page) => {
    const {at} = await pixels(page, 'board');
    assert.ok(at(1.02, 0.5).every((channel) => channel < 60), 'beside the board it is dark');
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    await frames(page);
    await settle(page);
    assert.ok((await pixels(page, 'board')).at(1.02, 0.5).every((channel) => channel > 200), 'and light when it changes');
  }, {scale: 1, dark: true});

  pageTest('a restored context shows the search at its step', '#board=5', async (page) => {
    await step(page, 9);
    await settle(page);
    const {png: before} = await pixels(page, 'board');
    await page.evaluate(async () => {
      const canvas = window.knightsTour.shadowRoot.querySelector('canvas');
      const context = canvas.getContext('webgl2');
      const extension = context.getExtension('WEBGL_lose_context');
      const event = (type) => new Promise((resolve) => canvas.addEventListener(type, resolve, {once: true}));
      const lost = event('webglcontextlost');
      extension.loseContext();
      await lost;
      await new Promise((resolve) => setTimeout(resolve));
      const restored = event('webglcontextrestored');
      extension.restoreContext();
      await restored;
    });
    await frames(page);
    await settle(page);
    assert.equal((await state(page)).step, 9);
    const {png: after} = await pixels(page, 'board');
    assert.ok(before.data.equals(after.data), 'the picture is the same as before');
  }, {scale: 1});

  pageTest('restoring a context while playing causes no browser warnings', '#board=5&speed=max', async (page) => {
    const lines = [];
    page.on('console', (line) => { if (/INVALID/.test(line.text())) lines.push(line.text()); });
    await page.evaluate(async () => {
      const canvas = window.knightsTour.shadowRoot.querySelector('canvas');
      const event = (type) => new Promise((resolve) => canvas.addEventListener(type, resolve, {once: true}));
      const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
      await window.knightsTour.play();
      const lost = event('webglcontextlost');
      extension.loseContext();
      await lost;
      await new Promise(requestAnimationFrame);
      const restored = event('webglcontextrestored');
      extension.restoreContext();
      await restored;
      await window.knightsTour.pause();
    });
    await frames(page);
    assert.deepEqual(lines, []);
    await settle(page);  // all frames that were asked for are drawn
  });

  pageTest('a context lost before the first frame draws it when restored', '#v=1', async (page) => {
    await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const other = createInstance(canvas);
      let isLoaded = false;
      other.loaded.then(() => { isLoaded = true; });
      const event = (type) => new Promise((resolve) => canvas.addEventListener(type, resolve, {once: true}));
      const lost = event('webglcontextlost');
      while (!isLoaded) await new Promise(requestAnimationFrame);
      const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
      extension.loseContext();
      await lost;
      await new Promise((resolve) => setTimeout(resolve));
      extension.restoreContext();
      await other.ready;
      other.destroy();
    });
  });

  pageTest('an instance destroyed before it is ready never starts', '#v=1', async (page) => {
    const kind = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const frames = [];
      const other = createInstance(canvas, {settings: 'autoplay', onFrame: () => frames.push(1)});
      other.destroy();
      const kind = await other.ready.then(() => 'ready', (error) => error.kind);
      await clock.go(5000);
      return kind + frames.length + other.getState();
    });
    assert.equal(kind, 'destroyed0null');
  }, {withClock});

  pageTest('destroying an instance rejects its pending seek', '#v=1', async (page) => {
    const said = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const other = createInstance(canvas);
      await other.ready;
      const arrival = other.seek(2 ** 50);
      other.destroy();
      return arrival.then(() => 'there', ({message}) => message);
    });
    assert.equal(said, 'The visualizer was destroyed.');
  });

  pageTest('two instances on one page are independent', '#board=5', async (page) => {
    const [first, second] = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.createElement('canvas');
      canvas.style.height = '400px';
      document.body.append(canvas);
      const other = createInstance(canvas, {settings: 'board=6&start=1,1'});
      await other.ready;
      other.step(3);
      window.knightsTour.step(5);
      const states = [window.knightsTour.getState(), other.getState()];
      other.destroy();
      other.destroy();
      await other.play();
      await other.seek(3);
      if (other.getState() !== null || other.controls().length !== 0) throw new Error('it lives on');
      window.knightsTour.step(1);
      await clock.go(2000);
      return states;
    });
    assert.equal(first.step, 5);
    assert.equal(first.settings.board, '5x5');
    assert.equal(second.step, 3);
    assert.deepEqual(second.path[0], [1, 1]);
    assert.equal((await state(page)).step, 6);
  }, {withClock});
});

describe('a message instead of a blank canvas', () => {
  // What the page says, once `prepare` is done to it and where a server has `overrides`.
  const failureTest = (name, judge, {prepare = async () => {}, overrides = {}} = {}) => shared.test(name, async (open) => {
    const other = await serveDist(0, overrides);
    try {
      const page = await open();
      await prepare(page);
      await page.goto(other.url);
      await until(page, () => window.knightsTour?.shadowRoot.querySelector('.message:not([hidden])'));
      assert.equal(await page.$('>>> canvas'), null);
      const kind = await page.evaluate(() => window.knightsTour.ready.then(() => '', (error) => error.kind));
      judge(kind, await page.$eval('>>> .message', (message) => message.textContent));
    } finally {
      await other.close();
    }
  });

  failureTest('without WebAssembly', (kind, text) => {
    assert.equal(kind, 'webassembly');
    assert.match(text, /WebAssembly/);
  }, {prepare: (page) => page.evaluateOnNewDocument(() => { delete window.WebAssembly; })});

  failureTest('without WebGL 2', (kind, text) => {
    assert.equal(kind, 'webgl2');
    assert.match(text, /WebGL 2/);
  }, {prepare: takeWebGl2});

  for (const file of ['/visualizer.wasm', '/visualizer.js']) {
    failureTest(`without ${file}`, (kind, text) => {
      assert.equal(kind, 'load');
      assert.match(text, /could not be loaded/);
    }, {overrides: {[file]: notFound}});
  }

  failureTest('with a truncated visualizer.wasm', (kind) => assert.equal(kind, 'load'), {overrides: {'/visualizer.wasm': brokenOff}});

  const never = () => {};
  for (const [name, overrides, notice] of [['without the page\'s own script', {'/page.js': notFound}, '#late'],
                                           ['while a download hangs', {'/visualizer.wasm': never}, '>>> .message']]) {
    shared.test(`${name}, after a while`, async (open) => {
      const other = await serveDist(0, overrides);
      try {
        const page = await open({withClock});
        await page.goto(other.url, {waitUntil: 'domcontentloaded'});
        const isShown = () => page.$eval(notice, (element) => element.checkVisibility({visibilityProperty: true}));
        // The page's own notice comes by an animation of its style sheet, which has another clock: it is stopped, too.
        let now = 0;
        const wait = async (milliseconds) => {
          now += milliseconds;
          await pass(page, milliseconds);
          await page.evaluate((time) => {
            for (const each of document.getAnimations()) {
              each.pause();
              each.currentTime = time;
            }
          }, now);
          await frames(page);
        };
        await wait(0);
        assert.equal(await isShown(), false);
        await wait(7000);
        assert.equal(await isShown(), false);
        await wait(2000);
        assert.equal(await isShown(), true);
      } finally {
        await other.close();
      }
    });
  }
});
