// The page where things are otherwise: phones, other densities, lost contexts, two instances, missing files.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {serveDist} from '../../web/serve.mjs';
import {pixels, settle, shareBrowser, sleep, state, tap} from './browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const step = (page, n) => page.evaluate((steps) => window.knightsTour.step(steps), n);

describe('somebody else\'s browser', () => {
  pageTest('a phone: a finger scrolls the page and taps the controls', '', async (page) => {
    const height = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().height);
    for (const {id, rect} of await page.evaluate(() => window.knightsTour.controls())) {
      assert.ok(rect.x >= 0 && rect.x + rect.width <= 390, `${id} is cut off`);
      assert.ok(rect.y + rect.height <= height, `${id} is below the canvas`);
    }
    await tap(page, 'forward');
    assert.equal((await state(page)).step, 1, 'a tap is one click');
    await tap(page, 'board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    assert.equal((await state(page)).settings.start, '4,4');
    // A finger put down on the board and drawn upwards.
    await page.touchscreen.touchStart(195, 500);
    for (let y = 500; y >= 300; y -= 10) {
      await page.touchscreen.touchMove(195, y);
      await sleep(16);
    }
    await page.touchscreen.touchEnd();
    assert.ok(await page.evaluate(() => scrollY) > 100, 'the page scrolled under the finger');
  }, {width: 390, height: 844, scale: 2, touch: true});

  pageTest('nothing stays hovered where a finger tapped', '', async (page) => {
    await tap(page, 'board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    await sleep(700);
    const {png: tapped} = await pixels(page, 'board');
    await page.evaluate(() => window.knightsTour.setState({settings: {start: '0,0'}}));
    await page.evaluate(() => window.knightsTour.setState({settings: {start: '4,4'}}));
    await settle(page);
    assert.ok((await pixels(page, 'board')).png.data.equals(tapped.data));
  }, {width: 390, height: 844, touch: true});

  for (const [width, height] of [[600, 800], [760, 500]]) {
    pageTest(`the wheel scrolls the page at ${width}x${height}`, '', async (page) => {
      await page.mouse.move(200, 250);
      await settle(page);
      await page.mouse.wheel({deltaY: 80});
      await sleep(400);
      assert.ok(await page.evaluate(() => scrollY) > 0);
    }, {width, height});
  }

  pageTest('the wheel scrolls the panels where they do not fit', '#panels=settings&scale=1.5', async (page) => {
    const y = async () => (await page.evaluate(() => window.knightsTour.controls().find((c) => c.id === 'detail=candidate'))).rect.y;
    const before = await y();
    await page.mouse.move(1100, 300);
    await settle(page);
    await page.mouse.wheel({deltaY: 200});
    await settle(page);
    assert.ok(await y() < before);
    assert.equal(await page.evaluate(() => scrollY), 0);
  }, {width: 1280, height: 610});

  pageTest('a resized window and another pixel ratio stay sharp', '', async (page) => {
    for (const [width, height, deviceScaleFactor] of [[900, 700, 1], [1400, 900, 2], [500, 800, 1.5]]) {
      await page.setViewport({width, height, deviceScaleFactor});
      await sleep(200);
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

  pageTest('the dark scheme of the system is followed', '', async (page) => {
    const {at} = await pixels(page, 'board');
    assert.ok(at(1.02, 0.5).every((channel) => channel < 60), 'beside the board it is dark');
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    await sleep(100);
    await settle(page);
    assert.ok((await pixels(page, 'board')).at(1.02, 0.5).every((channel) => channel > 200), 'and light when it changes');
  }, {dark: true});

  pageTest('a lost context comes back with the search where it was', '#board=5', async (page) => {
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
      await new Promise((resolve) => setTimeout(resolve, 100));
      const restored = event('webglcontextrestored');
      extension.restoreContext();
      await restored;
    });
    await sleep(200);
    await settle(page);
    assert.equal((await state(page)).step, 9);
    const {png: after} = await pixels(page, 'board');
    assert.ok(before.data.equals(after.data), 'the picture is the same as before');
  });

  pageTest('one destroyed before it was ready never lives', '', async (page) => {
    const kind = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const frames = [];
      const other = createInstance(canvas, {settings: 'autoplay', onFrame: () => frames.push(1)});
      other.destroy();
      const kind = await other.ready.then(() => 'ready', (error) => error.kind);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return kind + frames.length + other.getState();
    });
    assert.equal(kind, 'destroyed0null');
  });

  pageTest('a far seek of one destroyed settles', '', async (page) => {
    await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const other = createInstance(canvas);
      await other.ready;
      const arrival = other.seek(2 ** 50);
      other.destroy();
      await arrival;
    });
  });

  pageTest('two on one page know nothing of each other', '#board=5', async (page) => {
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
      await new Promise((resolve) => setTimeout(resolve, 200));
      return states;
    });
    assert.equal(first.step, 5);
    assert.equal(first.settings.board, '5x5');
    assert.equal(second.step, 3);
    assert.deepEqual(second.path[0], [1, 1]);
    assert.equal((await state(page)).step, 6);
  });
});

describe('a message instead of a blank canvas', () => {
  async function messageOf(prepare, overrides = {}) {
    const other = await serveDist(0, overrides);
    const page = await shared.browser.newPage();
    try {
      await prepare(page);
      await page.goto(other.url);
      await page.waitForSelector('>>> .message:not([hidden])', {timeout: 15_000});
      assert.equal(await page.$('>>> canvas'), null);
      const kind = await page.evaluate(() => window.knightsTour.ready.then(() => '', (error) => error.kind));
      return {kind, text: await page.$eval('>>> .message', (message) => message.textContent)};
    } finally {
      await page.close();
      await other.close();
    }
  }

  test('without WebAssembly', async () => {
    const {kind, text} = await messageOf((page) => page.evaluateOnNewDocument(() => { delete window.WebAssembly; }));
    assert.equal(kind, 'webassembly');
    assert.match(text, /WebAssembly/);
  });

  test('without WebGL 2', async () => {
    const {kind, text} = await messageOf((page) => page.evaluateOnNewDocument(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function(type, ...rest) {
        return type === 'webgl2' ? null : getContext.call(this, type, ...rest);
      };
    }));
    assert.equal(kind, 'webgl2');
    assert.match(text, /WebGL 2/);
  });

  const missing = (request, response) => { response.statusCode = 404; response.end(); };
  for (const file of ['/visualizer.wasm', '/visualizer.js']) {
    test(`without ${file}`, async () => {
      const {kind, text} = await messageOf(async () => {}, {[file]: missing});
      assert.equal(kind, 'load');
      assert.match(text, /could not be loaded/);
    });
  }

  test('with a truncated wasm', async () => {
    const {kind} = await messageOf(async () => {}, {
      '/visualizer.wasm': (request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.end(Buffer.from([0, 97, 115, 109, 1, 0, 0]));
      },
    });
    assert.equal(kind, 'load');
  });

  const never = () => {};
  for (const [name, overrides, notice] of [['without the element\'s script', {'/knights-tour.js': missing}, '#late'],
                                           ['while a download hangs', {'/visualizer.wasm': never}, '>>> .message']]) {
    test(`${name}, after a while`, async () => {
      const other = await serveDist(0, overrides);
      const page = await shared.browser.newPage();
      await page.goto(other.url, {waitUntil: 'domcontentloaded'});
      const isShown = () => page.$eval(notice, (element) => element.checkVisibility({visibilityProperty: true}));
      assert.equal(await isShown(), false);
      await sleep(8500);
      assert.equal(await isShown(), true);
      await page.close();
      await other.close();
    });
  }
});
