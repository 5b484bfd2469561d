// The page where things are otherwise: phones, other densities, lost contexts (of boards: context.test.mjs), two instances. Missing files: arrival.test.mjs.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';
import {kMini, link, packedOf} from '../lessons/reader.mjs';

const {pageTest} = shareBrowser();
const withClock = true;

describe('browsers and devices', () => {
  pageTest(
    'on a phone, a finger scrolls the page and taps controls',
    '#v=1',
    {width: 390, height: 844, touch: true, withClock},
    async (page) => {
      const height = await page.$eval('>>> canvas', (canvas) => canvas.getBoundingClientRect().height);
      for (const {id, rect} of await page.controls()) {
        assert.ok(rect.x >= 0 && rect.x + rect.width <= 390, `${id} is cut off`);
        assert.ok(rect.y + rect.height <= height, `${id} is below the canvas`);
      }
      await page.tap('forward');
      assert.equal((await page.state()).step, 1, 'a tap is one click');
      await page.tap('board', 0.5 + 1 / 16, 0.5 + 1 / 16);
      assert.equal((await page.state()).settings.start, 'e4');
      // A finger put down on the board and drawn upwards.
      await page.makeScrollable();
      await page.pass(0);
      await page.touchscreen.touchStart(195, 500);
      for (let y = 500; y >= 300; y -= 10) {
        await page.touchscreen.touchMove(195, y);
        await page.pass(16);
      }
      await page.touchscreen.touchEnd();
      await page.until(() => scrollY > 100);
    },
  );

  pageTest('a tap leaves nothing hovered', '#v=1', {width: 390, height: 844, scale: 1, touch: true, withClock}, async (page) => {
    await page.tap('board', 0.5 + 1 / 16, 0.5 + 1 / 16);
    await page.pass(1000);
    const {png: tapped} = await page.pixels('board');
    const {origin} = new URL(page.url());
    await page.goto('about:blank');
    await page.goto(`${origin}/#v=1&start=e4`);
    await page.ready();
    await page.pass(1000);
    const untouched = (await page.pixels('board')).png.data;
    const apart = tapped.data.reduce((most, value, i) => Math.max(most, Math.abs(value - untouched[i])), 0);
    assert.ok(apart < 10, `as on a page that nobody has touched: ${apart} apart`);
  });

  // The browser writes to the console if a page cancels a touch that already scrolls.
  pageTest(
    'a second finger while the page scrolls is left to the page',
    '#v=1',
    {width: 390, height: 844, touch: true},
    async (page) => {
      const lines = [];
      page.on('console', (line) => {
        if (/touchstart/.test(line.text())) lines.push(line.text());
      });
      await page.makeScrollable();
      await page.evaluate(() => {
        window.starts = [];
        document.addEventListener('touchstart', ({touches, cancelable}) => window.starts.push([touches.length, cancelable]), {
          capture: true,
          passive: true,
        });
      });
      const finger = await page.touchscreen.touchStart(195, 400);
      for (let y = 400; y >= 300; y -= 10) await finger.move(195, y);
      await page.until(() => scrollY > 20);
      const other = await page.touchscreen.touchStart(250, 320);
      await other.end();
      await finger.end();
      assert.deepEqual(await page.evaluate(() => window.starts), [
        [1, true],
        [2, false],
      ]);
      assert.deepEqual(lines, []);
    },
  );

  for (const [width, height] of [
    [600, 800],
    [760, 500],
  ]) {
    pageTest(`the wheel scrolls the page at ${width}x${height}`, '#v=1', {width, height}, async (page) => {
      await page.makeScrollable();
      await page.mouse.move(200, 250);
      await page.settle();
      await page.mouse.wheel({deltaY: 80});
      await page.until(() => scrollY > 0);
    });
  }

  pageTest('the wheel scrolls panels that do not fit', '#panels=settings&scale=1.5', {width: 1280, height: 610}, async (page) => {
    const y = async () =>
      (await page.evaluate(() => window.knightsTour.controls().find((c) => c.id === 'detail=candidate'))).rect.y;
    const before = await y();
    await page.mouse.move(1100, 560);
    await page.settle();
    await page.mouse.wheel({deltaY: 200});
    await page.settle();
    assert.ok((await y()) < before);
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  pageTest('stays sharp after resizing and at other pixel ratios', '#v=1', async (page) => {
    for (const [width, height, deviceScaleFactor] of [
      [900, 700, 1],
      [800, 500, 2],
      [500, 600, 1.5],
    ]) {
      await page.setViewport({width, height, deviceScaleFactor});
      await page.until((wanted) => {
        const canvas = window.knightsTour.shadowRoot.querySelector('canvas');
        return Math.abs(canvas.width - canvas.getBoundingClientRect().width * wanted) < 1;
      }, deviceScaleFactor);
      await page.settle();
      const canvas = await page.$eval('>>> canvas', (element) => {
        const box = element.getBoundingClientRect();
        return {ratioX: element.width / box.width, ratioY: element.height / box.height, width: box.width};
      });
      assert.ok(Math.abs(canvas.ratioX - deviceScaleFactor) < 0.01, `${canvas.ratioX} of ${deviceScaleFactor}`);
      assert.ok(Math.abs(canvas.ratioY - deviceScaleFactor) < 0.01, `${canvas.ratioY} of ${deviceScaleFactor}`);
      assert.ok((await page.controls()).every((c) => c.rect.x + c.rect.width <= canvas.width + 1));
    }
  });

  pageTest("follows the system's dark scheme", '#v=1', {scale: 1, dark: true}, async (page) => {
    const {at} = await page.pixels('board');
    assert.ok(
      at(1.02, 0.5).every((channel) => channel < 60),
      'beside the board it is dark',
    );
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'light'}]);
    await page.waitFrames();
    await page.settle();
    assert.ok(
      (await page.pixels('board')).at(1.02, 0.5).every((channel) => channel > 200),
      'and light when it changes',
    );
  });

  pageTest('a restored context shows the search at its step', '#board=5', {scale: 1}, async (page) => {
    await page.call('step', 9);
    await page.settle();
    const {png: before} = await page.pixels('board');
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
    await page.waitFrames();
    await page.settle();
    assert.equal((await page.state()).step, 9);
    const {png: after} = await page.pixels('board');
    assert.ok(before.data.equals(after.data), 'the picture is the same as before');
  });

  pageTest('restoring a context while playing causes no browser warnings', '#board=5&speed=max', async (page) => {
    const lines = [];
    page.on('console', (line) => {
      if (/INVALID/.test(line.text())) lines.push(line.text());
    });
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
    await page.waitFrames();
    assert.deepEqual(lines, []);
    await page.settle(); // all frames that were asked for are drawn
  });

  pageTest('a context lost before the first frame draws it when restored', '#v=1', async (page) => {
    await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const other = createInstance(canvas);
      let isLoaded = false;
      other.loaded.then(() => {
        isLoaded = true;
      });
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

  pageTest('an instance destroyed before it is ready never starts', '#v=1', {withClock}, async (page) => {
    const kind = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const frames = [];
      const other = createInstance(canvas, {settings: 'autoplay', onFrame: () => frames.push(1)});
      other.destroy();
      const kind = await other.ready.then(
        () => 'ready',
        (error) => error.kind,
      );
      await clock.go(5000);
      return kind + frames.length + other.getState();
    });
    assert.equal(kind, 'destroyed0null');
  });

  pageTest('an instance tells its callbacks true or false, and has no picture after its end', '#v=1', async (page) => {
    const told = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      canvas.style.height = '600px';
      const told = {};
      const other = createInstance(canvas, {
        onShare: (asCode) => {
          told.asCode = asCode;
        },
        onPresent: (isToLeave) => {
          told.isToLeave = isToLeave;
        },
      });
      await other.ready;
      for (const id of ['share', 'present']) other.act(id);
      for (let i = 0; i < 100 && Object.keys(told).length < 2; ++i) await new Promise(requestAnimationFrame);
      other.destroy();
      told.picture = await other.toSvg().catch(({kind, message}) => `${kind}: ${message}`);
      return told;
    });
    assert.deepEqual(told, {asCode: false, isToLeave: false, picture: 'destroyed: The board is no longer on the page.'});
  });

  pageTest('destroying an instance rejects its pending seek', '#v=1', async (page) => {
    const said = await page.evaluate(async () => {
      const {createInstance} = knightsTourParts.visualizer;
      const canvas = document.body.appendChild(document.createElement('canvas'));
      const other = createInstance(canvas);
      await other.ready;
      const arrival = other.seek(2 ** 50);
      other.destroy();
      return arrival.then(
        () => 'there',
        ({message}) => message,
      );
    });
    assert.equal(said, 'The visualizer was destroyed.');
  });

  pageTest('two instances on one page are independent', '#board=5', {withClock}, async (page) => {
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
    assert.equal((await page.state()).step, 6);
  });
});

describe('a browser without DecompressionStream', () => {
  const lacking = (name, lesson, body) =>
    pageTest(name, lesson, {calm: true, prepare: without('unpacking')}, async (page) => {
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson .body :is(h2, [role=alert])'));
      body(await page.$eval('>>> .lesson .body', ({textContent}) => textContent));
    });

  lacking('shows built-in lessons', link('dead-end.1'), (text) => assert.doesNotMatch(text, /browser|link/));
  lacking('says that the browser cannot unpack a lesson in a link', link(packedOf(JSON.stringify(kMini))), (text) => {
    assert.equal(text, 'This browser cannot unpack the lesson in this link. Use a current browser.');
  });
});
