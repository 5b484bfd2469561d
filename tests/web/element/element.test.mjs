// <knights-tour> in another page: attributes, events, adding, removing and failing. Several boards: boards.test.mjs.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {tiles} from '../answers.mjs';
import {living, shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();

const collect = (page) =>
  page.evaluateOnNewDocument(() => {
    window.told = [];
    for (const type of ['ready', 'statechange', 'step', 'tour', 'exhausted', 'stuck', 'error']) {
      addEventListener(
        type,
        (event) => {
          if (event instanceof CustomEvent) window.told.push([event.target.id, type, event.detail]);
        },
        true,
      );
    }
  });
const told = (page, type) => page.evaluate((wanted) => window.told.filter((entry) => entry[1] === wanted), type);
const withClock = true;

describe('a board in a page', () => {
  hostTest(
    'starts under a strict policy and contacts no other host',
    '<knights-tour id="a" board="5x5" step="12"></knights-tour>',
    async (page, server) => {
      const requests = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.evaluateOnNewDocument(() =>
        addEventListener('DOMContentLoaded', () => {
          window.shownAtOnce = document
            .querySelector('knights-tour')
            .shadowRoot.querySelector('.poster .plain')
            ?.checkVisibility();
        }),
      );
      await page.reload({waitUntil: 'domcontentloaded'});
      assert.equal(await page.evaluate(() => window.shownAtOnce), true);
      await page.ready();
      assert.equal((await page.state()).step, 12);
      assert.equal(await page.$eval('>>> .poster', (poster) => poster.hidden), true);
      assert.deepEqual(
        requests.filter((url) => !url.startsWith(server.url)),
        [],
      );
      assert.equal(await page.title(), 'Host');
    },
  );

  hostTest(
    'loads the search only when near the viewport',
    '<link rel="stylesheet" href="tiles.css"><div class="far"></div><knights-tour id="a" board="5x5"></knights-tour>',
    {overrides: tiles, withClock},
    async (page) => {
      const requests = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.reload();
      await page.pass(5000);
      assert.deepEqual(
        requests.filter((path) => path.includes('visualizer')),
        [],
      );
      await page.run();
      await page.evaluate(() => scrollTo(0, 4200)); // near, not yet in sight
      await page.ready();
      assert.ok(requests.includes('/visualizer.wasm'));
    },
  );

  hostTest(
    'its place keeps its size when the board starts',
    ['minimal', 'none', 'full']
      .map((controls) => `<knights-tour id="${controls}" controls="${controls}"></knights-tour><p>after</p>`)
      .join(''),
    async (page) => {
      for (const width of [390, 700, 1000]) {
        await page.setViewport({width, height: 700});
        await page.reload();
        const tops = () => page.$$eval('p', (all) => all.map((p) => Math.round(p.getBoundingClientRect().top + scrollY)));
        const before = await tops();
        for (const id of ['minimal', 'none', 'full']) {
          await page.$eval(`#${id}`, (board) => board.scrollIntoView());
          await page.board(`#${id}`).ready();
          await page.board(`#${id}`).settle();
        }
        const after = await tops();
        for (const [i, top] of before.entries()) assert.ok(Math.abs(after[i] - top) <= 4, `${width}: ${before} then ${after}`);
      }
    },
  );

  hostTest(
    'attributes set settings before and after the start',
    '<knights-tour id="a" board="5x6" start="c2" goal="loop"></knights-tour>',
    {prepare: collect},
    async (page) => {
      await page.ready();
      let {settings} = await page.state();
      assert.deepEqual([settings.board, settings.start, settings.goal], ['5x6', 'c2', 'tour']);
      await page.until(() => window.told.some(([, type]) => type === 'error'));
      assert.match((await told(page, 'error'))[0][2].message, /^goal: 'loop' is not one of/);
      await page.evaluate(() => {
        window.a.setAttribute('board', '7x7');
        window.a.setAttribute('start', '6,6');
        window.a.setAttribute('theme', 'dark');
      });
      await page.untilState({board: '7x7'});
      ({settings} = await page.state());
      assert.deepEqual([settings.start, settings.theme], ['6,6', 'dark']);
      await page.evaluate(() => window.a.removeAttribute('board'));
      await page.untilState({board: '8x8'});
      await page.evaluate(() => window.a.setAttribute('step', '9'));
      await page.untilState({step: 9});
    },
  );

  hostTest(
    'theme overrides the system, and custom properties override the theme',
    '<knights-tour id="a" theme="light" controls="none" board="5x5"></knights-tour>',
    {scale: 1, dark: true},
    async (page) => {
      await page.ready();
      const ground = async () => page.$eval('>>> .frame', (frame) => getComputedStyle(frame).backgroundColor);
      assert.equal(await ground(), 'rgb(250, 249, 246)');
      await page.evaluate(() => window.a.style.setProperty('--knights-tour-background', 'rebeccapurple'));
      await page.until(
        () => getComputedStyle(window.a.shadowRoot.querySelector('.frame')).backgroundColor === 'rgb(102, 51, 153)',
      );
      await page.settle();
      const png = await page.picture();
      const at = (100 * png.width + 15) * 4;
      assert.deepEqual([...png.data.subarray(at, at + 3)], [102, 51, 153], 'the canvas, too');
    },
  );

  hostTest(
    'fires each event once, and step only for single steps',
    '<knights-tour id="a" board="5x5" algorithm="warnsdorff" speed="60"></knights-tour>',
    {prepare: collect},
    async (page) => {
      await page.ready();
      await page.call('step', 1);
      await page.until(() => window.told.some(([, type]) => type === 'step'));
      assert.equal((await told(page, 'step'))[0][2].step, 1);
      await page.call('play');
      await page.until(() => window.told.some(([, type]) => type === 'tour'));
      await page.settle();
      assert.equal((await told(page, 'step')).length, 1);
      assert.equal((await told(page, 'ready')).length, 1);
      assert.equal((await told(page, 'tour')).length, 1);
      assert.deepEqual(
        (await told(page, 'statechange')).map(([, , {status}]) => status),
        ['playing', 'tour'],
      );
    },
  );

  hostTest(
    'with reveal="interaction", waits for a click, then plays',
    '<knights-tour id="a" board="5x5" reveal="interaction" controls="none"></knights-tour>',
    {withClock},
    async (page) => {
      await page.pass(5000);
      assert.deepEqual(await living(page), []);
      await page.run();
      const box = await (await page.$('>>> .play')).boundingBox();
      assert.ok(box.width >= 44 && box.height >= 44);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.until(() => window.a.getState()?.step > 3);
      assert.equal((await page.state()).status, 'playing');
    },
  );

  hostTest(
    'tolerates two copies of the script',
    '<script src="knights-tour.js"></script><knights-tour id="a" board="5x5"></knights-tour>',
    async (page) => {
      await page.addScriptTag({url: 'knights-tour.js'});
      await page.ready();
      assert.deepEqual(await living(page), ['a']);
    },
  );
});

describe('adding and removing boards', () => {
  hostTest(
    'moving a board in the document keeps it running',
    '<div id="one"><knights-tour id="a" board="5x5"></knights-tour></div><div id="two"></div>',
    async (page) => {
      await page.ready();
      await page.evaluate(async () => {
        await window.a.step(4);
        window.canvas = window.a.shadowRoot.querySelector('canvas');
        document.getElementById('two').append(window.a);
      });
      await page.waitFrames();
      assert.equal(await page.evaluate(() => window.canvas === window.a.shadowRoot.querySelector('canvas')), true);
      await page.call('step', 1);
      assert.equal((await page.state()).step, 5);
    },
  );

  hostTest(
    'a removed board stops, and resumes at its step when put back',
    '<knights-tour id="a" board="5x5"></knights-tour>',
    async (page) => {
      await page.ready();
      await page.evaluate(async () => {
        window.board = window.a;
        await window.board.step(4);
        window.board.remove();
      });
      assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelector('canvas')), null);
      await page.evaluate(() => document.body.append(window.board));
      await page.until(() => window.board.shadowRoot.querySelector('canvas:not(.coming)'));
      assert.equal((await page.state()).step, 4);
    },
  );

  for (const when of ['at once', 'later']) {
    hostTest(
      `a removed board whose attributes change ${when} shows them when put back`,
      '<knights-tour id="a" board="5x5"></knights-tour>',
      async (page) => {
        await page.ready();
        const {gone, address} = await page.evaluate(async (isLater) => {
          const board = (window.board = window.a);
          const pause = (milliseconds) =>
            new Promise((resolve) => {
              setTimeout(resolve, milliseconds);
            });
          await board.step(4);
          board.remove();
          if (isLater) await pause(0);
          board.setAttribute('board', '6x6');
          await pause(500);
          const gone = !board.shadowRoot.querySelector('canvas');
          document.body.append(board);
          return {gone, address: board.permalink()};
        }, when === 'later');
        assert.ok(gone, 'it does not start outside the document');
        assert.equal(address.split('#')[1], 'board=6x6');
        await page.until(() => window.board.shadowRoot.querySelector('canvas:not(.coming)'));
        const {step, settings} = await page.state();
        assert.deepEqual([step, settings.board], [0, '6x6']);
      },
    );
  }

  hostTest(
    'a board that a call started outside the document shows no poster when added',
    '<knights-tour id="a" board="5x5" reveal="interaction"></knights-tour>',
    async (page) => {
      await page.evaluate(async () => {
        window.board = window.a;
        window.board.remove();
        await window.board.step(4);
        document.body.append(window.board);
      });
      await page.waitFrames();
      assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelector('.poster').hidden), true);
      assert.equal((await page.state()).step, 4);
    },
  );

  hostTest(
    'calls after destroy() do nothing',
    '<knights-tour id="a" board="5x5"></knights-tour><knights-tour id="b" board="5x5"></knights-tour>',
    {withClock},
    async (page) => {
      await page.ready();
      const seen = await page.evaluate(async () => {
        const {a, b} = window;
        b.destroy(); // perhaps before it was ready
        a.destroy();
        a.destroy();
        await Promise.all([
          a.play(),
          a.step(2),
          a.seek(7),
          a.runUntil('tour'),
          a.setState({step: 3}),
          a.reset(),
          a.share(),
          a.film(0),
        ]);
        a.setAttribute('board', '6x6');
        document.body.append(a);
        await clock.go(5000);
        return [
          a.getState(),
          a.controls(),
          a.toText('matrix'),
          a.shadowRoot.querySelector('canvas'),
          b.shadowRoot.querySelector('canvas'),
        ];
      });
      assert.deepEqual(seen, [null, [], '', null, null]);
    },
  );

  hostTest('adding and removing forty boards leaks no memory', '', async (page) => {
    const session = await page.createCDPSession();
    const cycles = (n) =>
      page.evaluate(async (times) => {
        for (let i = 0; i < times; ++i) {
          const board = document.createElement('knights-tour');
          board.setAttribute('board', '5x5');
          document.body.append(board);
          await board.ready;
          board.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, n);
    // With the memories of WebAssembly, of 16 MB and more each.
    const used = async () => {
      for (let i = 0; i < 3; ++i) await session.send('HeapProfiler.collectGarbage');
      const {usedSize, embedderHeapUsedSize, backingStorageSize} = await session.send('Runtime.getHeapUsage');
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    };
    const listeners = async () => (await page.metrics()).JSEventListeners;
    await cycles(10);
    const [heap, heard] = [await used(), await listeners()];
    await cycles(30);
    const growth = (await used()) - heap;
    assert.ok(growth < 40e6, `${growth} bytes more`); // two of them may wait to be collected
    assert.ok((await listeners()) <= heard + 20, `${await listeners()} listeners after ${heard}`);
  });
});
