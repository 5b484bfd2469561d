// The part of the WebAssembly that comes later: when it is asked for, what waits for it, and what is said where it does not come.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe, test} from 'node:test';
import {serveDist} from '../../../web/serve.mjs';
import {click, settle, shareBrowser, shown, sleep} from '../browser.mjs';
import {engines, startEngine} from '../engines.mjs';
import {errors, hostTests, listen, ready, stateOf, until} from '../hosts.mjs';

const kFile = '/visualizer.later.wasm';
const kBoard = '<knights-tour id="a" board="5x5" step="3" controls="full"></knights-tour>';
const kSize = {width: 1280, height: 800};
const noIcon = {'/favicon.ico': (request, response) => response.writeHead(204).end()};
const later = () => readFile(new URL(`../../../dist${kFile}`, import.meta.url));
const answer = (response, body) => response.writeHead(200, {'Content-Type': 'application/wasm'}).end(body);

const shared = shareBrowser();
const hostTest = hostTests(shared);

// What was asked for, of a reader who counts bytes or does not.
const isAsked = (page) => page.evaluate((file) => performance.getEntriesByType('resource').some(({name}) => name.endsWith(file)), kFile);
const sparing = (page) => page.evaluateOnNewDocument(() => {
  Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
});
const sparingAndListening = async (page) => { await sparing(page); await listen(page); };
const whenIdle = (page) => page.evaluate(() => new Promise((resolve) => { requestIdleCallback(() => setTimeout(resolve, 100)); }));

describe('it is asked for', () => {
  shared.test('when the page is idle after its first frame', async (open) => {
    const page = await open(kSize);
    await page.evaluateOnNewDocument(() => {
      window.requestIdleCallback = (action) => { window.haveIdled = action; };
    });
    await page.goto(shared.server.url);
    await page.evaluate(() => window.knightsTour.ready);
    await until(page, () => window.haveIdled);
    assert.equal(await isAsked(page), false);
    await page.evaluate(() => window.haveIdled());
    await until(page, (file) => performance.getEntriesByType('resource').some(({name}) => name.endsWith(file)), kFile);
  });

  for (const [id, control] of Object.entries({code: 'language', stack: 'frame-9', tree: 'tree-fit', plot: 'plot-area', display: 'theme'})) {
    shared.test(`where bytes are counted, when the panel ${id} is opened`, async (open) => {
      const page = await open(kSize);
      await sparing(page);
      await page.goto(`${shared.server.url}#board=5x5&step=30`);
      await page.evaluate(() => window.knightsTour.ready);
      await whenIdle(page);
      assert.equal(await isAsked(page), false);
      await click(page, `panel=${id}`);
      await shown(page, control);
      assert.deepEqual(page.problems, []);
    });
  }

  hostTest('where bytes are counted, when a picture, a film or a judgement is', kBoard, async (page) => {
    await ready(page, 'a');
    await whenIdle(page);
    assert.equal(await isAsked(page), false);
    assert.match(await page.evaluate(() => window.a.toSvg()), /^<svg/);
    assert.equal(await isAsked(page), true);
    assert.equal(await page.evaluate(async () => (await window.a.checkTour('1 2', '1x2')).valid), false);
    assert.equal(await page.evaluate(async () => (await window.a.film(0)).step(2)), 2);
  }, {...kSize, overrides: noIcon, prepare: sparing});
});

describe('what needs it waits for it', () => {
  let give = null;
  const held = {...noIcon, [kFile]: async (request, response) => {
    await new Promise((resolve) => { give = resolve; });
    answer(response, await later());
  }};

  hostTest('with whatever is asked for after that, in order', kBoard, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => {
      window.a.setState({settings: {graph: 'A-B;B-C;C-D;D-A', start: 'A'}});
      window.stepped = window.a.step(2);
    });
    await settle(page, 'a');
    while (!give) await sleep(10);
    let {settings, step} = await stateOf(page, 'a');
    assert.deepEqual([settings.graph, step], ['none', 3]);
    give();
    await page.evaluate(() => window.stepped);
    ({settings, step} = await stateOf(page, 'a'));
    assert.deepEqual([settings.graph.split(';').length, step], [4, 2]);
    assert.deepEqual(await errors(page), []);
  }, {...kSize, overrides: held, prepare: sparingAndListening});

  hostTest('a board that begins with it is not seen before', '<knights-tour id="a" graph="A-B;B-C;C-D;D-A" start="A"></knights-tour>', async (page) => {
    await ready(page, 'a');
    assert.notEqual((await stateOf(page, 'a')).settings.graph, 'none');
    assert.equal(await isAsked(page), true);
  }, {...kSize, overrides: noIcon, prepare: sparingAndListening});
});

describe('where it does not come', () => {
  const sentence = 'The rest of the program could not be loaded, because the server answered 404 for visualizer.later.wasm: try again, or tell whoever runs this page.';
  const missing = () => {
    const server = {isThere: false};
    server.overrides = {...noIcon, [kFile]: async (request, response) => {
      if (server.isThere) answer(response, await later());
      else response.writeHead(404).end();
    }};
    return server;
  };

  const once = missing();
  shared.test('a change that needs it is told of, and is made when it has come after all', async (open) => {
    const server = await serveDist(0, once.overrides);
    try {
      const page = await open(kSize);
      await sparingAndListening(page);
      await page.goto(`${server.url}#board=5x5&step=3`);
      await page.evaluate(() => window.knightsTour.ready);
      await page.evaluate(() => { window.knightsTour.setState({settings: {graph: 'A-B;B-C', start: 'A'}}); });
      await shown(page, 'late-notice');
      assert.deepEqual((await errors(page)).map(({kind, message}) => [kind, message]), [['load', sentence]]);
      await page.evaluate(() => window.knightsTour.step(1));
      assert.equal((await page.evaluate(() => window.knightsTour.getState())).step, 4, 'the board lives');
      once.isThere = true;
      await click(page, 'late-notice');
      await until(page, () => window.knightsTour.getState().settings.graph !== 'none');
      assert.equal((await page.evaluate(() => window.knightsTour.controls())).some(({id}) => id === 'dismiss'), false);
      assert.equal((await errors(page)).length, 1);
    } finally {
      await server.close();
    }
  });

  const twice = missing();
  hostTest('a call says so, and the next one tries again', kBoard, async (page) => {
    await ready(page, 'a');
    assert.equal(await page.evaluate(() => window.a.toSvg().catch(({message}) => message)), sentence);
    twice.isThere = true;
    assert.match(await page.evaluate(() => window.a.toSvg()), /^<svg/);
  }, {...kSize, overrides: twice.overrides, prepare: sparingAndListening, expected: /404/});

  const quiet = missing();
  hostTest('nobody is told who has not asked for it', kBoard, async (page) => {
    await ready(page, 'a');
    await until(page, () => window.knightsTourParts.files['visualizer.later.wasm']?.failures === 1);
    await settle(page, 'a');
    assert.deepEqual(await errors(page), []);
  }, {...kSize, overrides: quiet.overrides, prepare: listen, expected: /404/});

  const unseen = missing();
  hostTest('who goes to the squares, which are of it, is told', kBoard, async (page) => {
    await ready(page, 'a');
    await until(page, () => window.a.shadowRoot.querySelector('[role=grid]'));
    const isThere = () => page.evaluate(() => window.a.shadowRoot.activeElement?.matches('[role=grid], [role=gridcell]'));
    for (let left = 40; left > 0 && !await isThere(); --left) await page.keyboard.press('Tab');
    await until(page, (text) => window.a.shadowRoot.querySelector('.status').textContent.includes(text), sentence);
    unseen.isThere = true;
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Tab');
    await until(page, () => window.a.shadowRoot.querySelector('[role=gridcell]'));
  }, {...kSize, overrides: unseen.overrides, prepare: sparingAndListening, expected: /404/});

  const unshared = missing();
  hostTest('Share says what it can not show', kBoard, async (page) => {
    await ready(page, 'a');
    await page.evaluate(() => {
      window.inDialog = (selector) => window.a.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector(selector);
      window.a.share();
    });
    const open = async () => {
      await until(page, () => window.inDialog('#tab-embed'));
      await page.evaluate(() => window.inDialog('#tab-embed').click());
    };
    await open();
    await until(page, (told) => window.inDialog('.status').textContent === told, `It could not be made: ${sentence}`);
    unshared.isThere = true;
    await open();
    await until(page, () => window.inDialog('.picture svg') && window.inDialog('.status').textContent === '');
  }, {...kSize, overrides: unshared.overrides, prepare: sparingAndListening, expected: /404/});

  hostTest('one of another version is refused', kBoard, async (page) => {
    await ready(page, 'a');
    assert.match(await page.evaluate(() => window.a.toSvg().catch(({message}) => message)), /because visualizer.later.wasm came incomplete or is another file: try again/);
    assert.match(await page.evaluate(() => window.a.toSvg()), /^<svg/, 'brought anew');
  }, {...kSize, prepare: sparing, overrides: {...noIcon, [kFile]: async (request, response) => {
    const body = await later();
    if (!request.url.includes('again')) body[body.length - 1] ^= 1;  // of its section `build`, which is the last
    answer(response, body);
  }}});

  hostTest('a function called all the same stops the board with a sentence', kBoard, async (page) => {
    await page.evaluate(() => {
      const {instantiate} = WebAssembly;
      WebAssembly.instantiate = (code, imports) => (imports.first ? Promise.resolve({}) : instantiate(code, imports));
    });
    await ready(page, 'a');
    const told = await page.evaluate(() => window.a.toSvg().catch(({message}) => message));
    assert.match(told, /^its function \d+ was called before visualizer.later.wasm was there$/);
    assert.match((await errors(page))[0].message, /The search has stopped working: its function \d+ was called before visualizer.later.wasm was there/);
  }, {...kSize, overrides: noIcon, prepare: sparingAndListening, expected: /was called before/});
});

describe('in all engines', () => {
  for (const name of engines()) {
    test(`a panel, a graph and a picture are of it, in ${name}`, {timeout: 300_000}, async () => {
      const server = await serveDist();
      const engine = await startEngine(name);
      try {
        const page = await engine.open(`${server.url}#board=5x5&step=30`, kSize);
        const seen = await page.evaluate(async () => {
          const board = window.knightsTour;
          await board.ready;
          await board.setState({settings: {panels: 'tree'}});
          for (let left = 1000; left > 0 && !board.controls().some(({id}) => id === 'tree-fit'); --left) await new Promise((resolve) => setTimeout(resolve, 20));
          const hasTree = board.controls().some(({id}) => id === 'tree-fit');
          const svg = await board.toSvg();
          await board.setState({settings: {graph: 'A-B;B-C;C-D', start: 'A'}});
          return [hasTree, svg.slice(0, 4), board.getState().settings.graph];
        });
        assert.deepEqual(seen, [true, '<svg', 'A-B;B-C;C-D']);
      } finally {
        await engine.close();
        await server.close();
      }
    });
  }
});
