// <knights-tour> in another page: attributes, events, several boards, adding, removing and failing.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {frames, pass, run, settle, shareBrowser} from '../browser.mjs';
import {hostTests, ready, stateOf, until} from '../hosts.mjs';
import {brokenOff, notFound, takeWebGl2} from '../lacking.mjs';

const shared = shareBrowser();
const hostTest = hostTests(shared);

const tiles = (request, response) => {
  response.setHeader('Content-Type', 'text/css');
  response.end('.tile { display: inline-block; width: 200px; } .far { height: 5000px; }');
};

const living = (page) => page.evaluate(() => [...document.querySelectorAll('knights-tour')]
  .filter((board) => board.shadowRoot.querySelector('canvas')).map((board) => board.id));
const collect = (page) => page.evaluateOnNewDocument(() => {
  window.told = [];
  for (const type of ['ready', 'statechange', 'step', 'tour', 'exhausted', 'stuck', 'error']) {
    addEventListener(type, (event) => { if (event instanceof CustomEvent) window.told.push([event.target.id, type, event.detail]); }, true);
  }
});
const told = (page, type) => page.evaluate((wanted) => window.told.filter((entry) => entry[1] === wanted), type);
const withClock = true;

describe('a board in a page', () => {
  hostTest('starts under a strict policy and contacts no other host', '<knights-tour id="a" board="5x5" step="12"></knights-tour>', async (page, server) => {
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluateOnNewDocument(() => addEventListener('DOMContentLoaded', () => {
      window.shownAtOnce = document.querySelector('knights-tour').shadowRoot.querySelector('.poster .plain')?.checkVisibility();
    }));
    await page.reload({waitUntil: 'domcontentloaded'});
    assert.equal(await page.evaluate(() => window.shownAtOnce), true);
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 12);
    assert.equal(await page.$eval('>>> .poster', (poster) => poster.hidden), true);
    assert.deepEqual(requests.filter((url) => !url.startsWith(server.url)), []);
    assert.equal(await page.title(), 'Host');
  });

  hostTest('loads the search only when near the viewport', '<link rel="stylesheet" href="tiles.css"><div class="far"></div><knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    const requests = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.reload();
    await pass(page, 5000);
    assert.deepEqual(requests.filter((path) => path.includes('visualizer')), []);
    await run(page);
    await page.evaluate(() => scrollTo(0, 4200));  // near, not yet in sight
    await ready(page, 'a');
    assert.ok(requests.includes('/visualizer.wasm'));
  }, {overrides: {'/tiles.css': tiles}, withClock});

  hostTest('its place keeps its size when the board starts', ['minimal', 'none', 'full'].map((controls) => `<knights-tour id="${controls}" controls="${controls}"></knights-tour><p>after</p>`).join(''), async (page) => {
    for (const width of [390, 700, 1000]) {
      await page.setViewport({width, height: 700});
      await page.reload();
      const tops = () => page.$$eval('p', (all) => all.map((p) => Math.round(p.getBoundingClientRect().top + scrollY)));
      const before = await tops();
      for (const id of ['minimal', 'none', 'full']) {
        await page.$eval(`#${id}`, (board) => board.scrollIntoView());
        await ready(page, id);
        await settle(page, id);
      }
      const after = await tops();
      for (const [i, top] of before.entries()) assert.ok(Math.abs(after[i] - top) <= 4, `${width}: ${before} then ${after}`);
    }
  });

  hostTest('attributes set settings before and after the start', '<knights-tour id="a" board="5x6" start="c2" goal="loop"></knights-tour>', async (page) => {
    await ready(page, 'a');
    let {settings} = await stateOf(page, 'a');
    assert.deepEqual([settings.board, settings.start, settings.goal], ['5x6', 'c2', 'tour']);
    await until(page, () => window.told.some(([, type]) => type === 'error'));
    assert.match((await told(page, 'error'))[0][2].message, /^goal: 'loop' is not one of/);
    await page.evaluate(() => { window.a.setAttribute('board', '7x7'); window.a.setAttribute('start', '6,6'); window.a.setAttribute('theme', 'dark'); });
    await until(page, () => window.a.getState().settings.board === '7x7');
    ({settings} = await stateOf(page, 'a'));
    assert.deepEqual([settings.start, settings.theme], ['6,6', 'dark']);
    await page.evaluate(() => window.a.removeAttribute('board'));
    await until(page, () => window.a.getState().settings.board === '8x8');
    await page.evaluate(() => window.a.setAttribute('step', '9'));
    await until(page, () => window.a.getState().step === 9);
  }, {prepare: collect});

  hostTest('theme overrides the system, and custom properties override the theme', '<knights-tour id="a" theme="light" controls="none" board="5x5"></knights-tour>', async (page) => {
    await ready(page, 'a');
    const ground = async () => page.$eval('>>> .frame', (frame) => getComputedStyle(frame).backgroundColor);
    assert.equal(await ground(), 'rgb(250, 249, 246)');
    await page.evaluate(() => window.a.style.setProperty('--knights-tour-background', 'rebeccapurple'));
    await until(page, () => getComputedStyle(window.a.shadowRoot.querySelector('.frame')).backgroundColor === 'rgb(102, 51, 153)');
    await settle(page, 'a');
    const {PNG} = await import('pngjs');
    const png = PNG.sync.read(Buffer.from(await page.screenshot()));
    const at = (100 * png.width + 15) * 4;
    assert.deepEqual([...png.data.subarray(at, at + 3)], [102, 51, 153], 'the canvas, too');
  }, {scale: 1, prepare: (page) => page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}])});

  hostTest('fires each event once, and step only for single steps', '<knights-tour id="a" board="5x5" algorithm="warnsdorff" speed="60"></knights-tour>', async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => window.a.step(1));
    await until(page, () => window.told.some(([, type]) => type === 'step'));
    assert.equal((await told(page, 'step'))[0][2].step, 1);
    await page.evaluate(() => window.a.play());
    await until(page, () => window.told.some(([, type]) => type === 'tour'));
    await settle(page, 'a');
    assert.equal((await told(page, 'step')).length, 1);
    assert.equal((await told(page, 'ready')).length, 1);
    assert.equal((await told(page, 'tour')).length, 1);
    assert.deepEqual((await told(page, 'statechange')).map(([, , {status}]) => status), ['playing', 'tour']);
  }, {prepare: collect});

  hostTest('with reveal="interaction", waits for a click, then plays', '<knights-tour id="a" board="5x5" reveal="interaction" controls="none"></knights-tour>', async (page) => {
    await pass(page, 5000);
    assert.deepEqual(await living(page), []);
    await run(page);
    const box = await (await page.$('>>> .play')).boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await until(page, () => window.a.getState()?.step > 3);
    assert.equal((await stateOf(page, 'a')).status, 'playing');
  }, {withClock});

  hostTest('tolerates two copies of the script', '<script src="knights-tour.js"></script><knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    await page.addScriptTag({url: 'knights-tour.js'});
    await ready(page, 'a');
    assert.deepEqual(await living(page), ['a']);
  });
});

describe('several boards', () => {
  const many = Array.from({length: 7}, (_, i) => `<knights-tour id="b${i}" board="${5 + i}x5" step="${i}" controls="none"></knights-tour>`).join('');

  hostTest('share one download; at most four live, the others keep their step', many, async (page) => {
    const downloads = [];
    await ready(page, 'b0');  // whose downloads, of which one comes when it is idle, are not to be counted
    page.on('framenavigated', () => { downloads.length = 0; });  // until then the page before may begin one
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) downloads.push(new URL(request.url()).pathname);
    });
    await page.reload();
    await ready(page, 'b0');
    await page.evaluate(() => window.b0.step(5));
    for (let i = 1; i < 7; ++i) {
      await page.$eval(`#b${i}`, (board) => board.scrollIntoView());
      await ready(page, `b${i}`);
      assert.ok((await living(page)).length <= 4, `${await living(page)}`);
    }
    assert.ok(!(await living(page)).includes('b0'), 'the one longest out of sight has left');
    assert.equal((await stateOf(page, 'b0')).step, 5);
    const numbers = await page.evaluate(() => [...window.b0.shadowRoot.querySelectorAll('.poster:not([hidden]) svg text[fill="#1e2227"]')].map((text) => +text.textContent));
    assert.deepEqual(numbers.sort(), [1, 2, 3, 4, 5, 6], 'its picture is of the step where it was');
    await page.$eval('#b0', (board) => board.scrollIntoView());
    await until(page, () => window.b0.shadowRoot.querySelector('canvas:not(.coming)'));
    const {step, settings, path} = await stateOf(page, 'b0');
    assert.deepEqual([step, settings.board, path.length], [5, '5x5', 6]);
    assert.equal((await living(page)).length, 4);
    assert.deepEqual(downloads, ['/visualizer.wasm']);
  });

  const wall = '<link rel="stylesheet" href="tiles.css">' + Array.from({length: 6}, (_, i) => `<knights-tour id="w${i}" board="5x5" controls="none" class="tile"></knights-tour>`).join('');
  hostTest('with six in view, four live; calling a fifth replaces one', wall, async (page) => {
    await until(page, () => [...document.querySelectorAll('knights-tour')].filter((board) => board.getState()).length === 4);
    await frames(page, 10);
    const first = await living(page);
    assert.equal(first.length, 4);
    const other = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5'].find((id) => !first.includes(id));
    await page.evaluate((id) => window[id].step(3), other);
    assert.equal((await stateOf(page, other)).step, 3);
    assert.equal((await living(page)).length, 4);
  }, {overrides: {'/tiles.css': tiles}});

  hostTest('pause without frames out of view, and resume in view', '<knights-tour id="a" speed="60" controls="minimal" autoplay></knights-tour><div id="space"></div>', async (page) => {
    await page.evaluate(() => { document.getElementById('space').style.height = '4000px'; });
    await ready(page, 'a');
    await until(page, () => window.a.getState().step > 5);
    await page.evaluate(() => scrollTo(0, 3000));
    await until(page, () => window.a.getState().status === 'paused');
    await pass(page, 1000);
    const before = await stateOf(page, 'a');
    await pass(page, 10_000);
    const after = await stateOf(page, 'a');
    assert.deepEqual([after.step, after.frame], [before.step, before.frame]);
    await run(page);
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, (step) => window.a.getState().step > step + 5, before.step);
  }, {withClock});

  hostTest('resume backwards if they played backwards', '<knights-tour id="a" speed="60" step="5000"></knights-tour><div id="space"></div>', async (page) => {
    await page.evaluate(() => { document.getElementById('space').style.height = '4000px'; });
    await ready(page, 'a');
    const places = await page.evaluate(() => {
      const {rect} = window.a.controls().find(({id}) => id === 'play-back');
      const canvas = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
      return [canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2];
    });
    await page.mouse.click(...places);
    await until(page, () => window.a.getState().step < 4995);
    await page.evaluate(() => scrollTo(0, 3000));
    await until(page, () => window.a.getState().status === 'paused');
    const {step} = await stateOf(page, 'a');
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, (before) => window.a.getState().step < before - 5, step);
  });

  hostTest('resume a run to an event after being out of view', '<knights-tour id="a" start="0,1" controls="minimal"></knights-tour><div id="space"></div>', async (page) => {
    await page.evaluate(() => { document.getElementById('space').style.height = '4000px'; });
    await ready(page, 'a');
    await page.evaluate(() => { window.arrived = false; window.a.runUntil('end').then(() => { window.arrived = true; }); });
    await page.evaluate(() => scrollTo(0, 3000));
    await until(page, () => window.a.getState().status === 'paused');
    const {step} = await stateOf(page, 'a');
    await pass(page, 5000);
    assert.equal(await page.evaluate(() => window.arrived), false);
    assert.equal((await stateOf(page, 'a')).step, step);
    await run(page);
    await page.evaluate(() => scrollTo(0, 0));
    await until(page, (before) => window.a.getState().step > before, step);
    assert.equal(await page.evaluate(() => window.arrived), false);
    await page.evaluate(() => window.a.pause());
    await until(page, () => window.arrived);
  }, {withClock});
});

describe('adding and removing boards', () => {
  hostTest('moving a board in the document keeps it running', '<div id="one"><knights-tour id="a" board="5x5"></knights-tour></div><div id="two"></div>', async (page) => {
    await ready(page, 'a');
    await page.evaluate(async () => {
      await window.a.step(4);
      window.canvas = window.a.shadowRoot.querySelector('canvas');
      document.getElementById('two').append(window.a);
    });
    await frames(page);
    assert.equal(await page.evaluate(() => window.canvas === window.a.shadowRoot.querySelector('canvas')), true);
    await page.evaluate(() => window.a.step(1));
    assert.equal((await stateOf(page, 'a')).step, 5);
  });

  hostTest('a removed board stops, and resumes at its step when put back', '<knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    await ready(page, 'a');
    await page.evaluate(async () => { window.board = window.a; await window.board.step(4); window.board.remove(); });
    assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelector('canvas')), null);
    await page.evaluate(() => document.body.append(window.board));
    await until(page, () => window.board.shadowRoot.querySelector('canvas:not(.coming)'));
    assert.equal((await stateOf(page, 'board')).step, 4);
  });

  hostTest('calls after destroy() do nothing', '<knights-tour id="a" board="5x5"></knights-tour><knights-tour id="b" board="5x5"></knights-tour>', async (page) => {
    await ready(page, 'a');
    const seen = await page.evaluate(async () => {
      const {a, b} = window;
      b.destroy();  // perhaps before it was ready
      a.destroy();
      a.destroy();
      await Promise.all([a.play(), a.step(2), a.seek(7), a.runUntil('tour'), a.setState({step: 3}), a.reset(), a.share(), a.film(0)]);
      a.setAttribute('board', '6x6');
      document.body.append(a);
      await clock.go(5000);
      return [a.getState(), a.controls(), a.toText('matrix'), a.shadowRoot.querySelector('canvas'), b.shadowRoot.querySelector('canvas')];
    });
    assert.deepEqual(seen, [null, [], '', null, null]);
  }, {withClock});

  hostTest('adding and removing forty boards leaks no memory', '', async (page) => {
    const session = await page.createCDPSession();
    const cycles = (n) => page.evaluate(async (times) => {
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
    assert.ok(growth < 40e6, `${growth} bytes more`);  // two of them may wait to be collected
    assert.ok(await listeners() <= heard + 20, `${await listeners()} listeners after ${heard}`);
  });
});

describe('a board that cannot run shows a message and the fallback', () => {
  const board = '<knights-tour id="a" board="5x5" algorithm="warnsdorff">The fallback.</knights-tour>';
  const failed = async (page) => {
    const kind = await page.evaluate(() => window.a.ready.then(() => 'ready', (error) => error.kind));
    const {text, fallback} = await page.evaluate(() => {
      const message = window.a.shadowRoot.querySelector('.message');
      return {text: message.checkVisibility() ? message.textContent : '', fallback: message.querySelector('slot').assignedNodes()[0].textContent};
    });
    assert.match(text, /^The board cannot be shown\. .{20}/);
    assert.equal(fallback, 'The fallback.');
    assert.ok(await page.$eval('>>> .poster', ({firstElementChild: board}) => board.checkVisibility()), 'the board is still there');
    assert.equal(await page.$eval('>>> .play', (play) => play.checkVisibility()), false, 'with nothing to play');
    assert.equal(await page.$('>>> canvas'), null);
    return kind;
  };
  for (const file of ['/visualizer.js', '/visualizer.wasm']) {
    hostTest(`without ${file}`, board, async (page) => assert.equal(await failed(page), 'load'), {overrides: {[file]: notFound}, expected: /404/});
  }
  hostTest('with a truncated visualizer.wasm', board, async (page) => assert.equal(await failed(page), 'load'), {overrides: {'/visualizer.wasm': brokenOff}});
  hostTest('without WebGL 2, with an exact picture', board, async (page) => {
    assert.equal(await failed(page), 'webgl2');
    await until(page, () => window.a.shadowRoot.querySelector('.poster svg'));
  }, {prepare: takeWebGl2});
  hostTest('starts even if visualizer.wasm has a wrong content type', board, async (page) => {
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 0);
  }, {overrides: {'/visualizer.wasm': async (request, response) => {
    const {readFile} = await import('node:fs/promises');
    response.setHeader('Content-Type', 'text/plain');
    response.end(await readFile(new URL('../../../dist/visualizer.wasm', import.meta.url)));
  }}});
});
