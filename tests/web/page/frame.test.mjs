// embed.html in an iframe: its messages, the pages it listens to, and the sandbox.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {kOnlyWithAll} from '../../built.mjs';
import {giveDist, html} from '../answers.mjs';
import {shareBrowser, until} from '../browser.mjs';

const {hostTest} = shareBrowser();

// Collects what the frames say, and gives the page `call(method, ...args)`.
const prepare = (page) =>
  page.evaluateOnNewDocument(() => {
    window.told = [];
    addEventListener('message', ({data, source}) =>
      window.told.push({...data, mine: source === document.querySelector('iframe')?.contentWindow}),
    );
    window.post = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*');
    window.call = (id, method, ...args) => {
      window.post({type: 'knights-tour/1', call: method, args, id});
      return new Promise((resolve) => {
        const timer = setInterval(() => {
          const answer = window.told.find((each) => each.id === id);
          if (!answer) return;
          clearInterval(timer);
          resolve(answer);
        }, 20);
      });
    };
  });
const frame = (keys, more = '') => `<iframe ${more} width="600" height="300" src="embed.html#${keys}"></iframe>`;
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; frame-src 'self'";
const ready = (page) => page.until(() => window.told.some(({event}) => event === 'ready'));

async function answers(page) {
  await ready(page);
  const call = (...all) => page.evaluate((args) => window.call(...args), all);
  assert.equal((await call(1, 'step', 4)).error, undefined);
  const {result} = await call(2, 'getState');
  assert.deepEqual([result.step, result.settings.board, result.path.length], [4, '5x5', 5]);
  await page.until(() => window.told.some(({event, detail}) => event === 'step' && detail.step === 4));
  assert.match((await call(3, 'toText', 'matrix')).result, /01/);
  await call(4, 'setState', {settings: {board: '6x6'}});
  assert.equal((await call(5, 'getState')).result.settings.board, '6x6');
  return call;
}

describe('a board in a frame', () => {
  for (const [key, allows] of [
    ['sound', true],
    ['sound=false', false],
  ])
    hostTest(
      `with ${key}, ${allows ? 'allows' : 'allows no'} sound`,
      frame(`board=5x5&${key}`),
      {prepare, policy},
      async (page) => {
        await ready(page);
        const inside = await (await page.$('iframe')).contentFrame();
        assert.equal(await inside.evaluate(() => document.querySelector('knights-tour').sound), allows);
      },
    );

  hostTest(
    'answers calls, forwards events and reports its height',
    frame('board=5x5&controls=minimal'),
    {prepare, policy},
    async (page) => {
      const call = await answers(page);
      assert.ok(await page.evaluate(() => window.told.some(({height}) => height > 200 && height < 2000)));
      assert.match((await call(10, 'constructor')).error, /^call: 'constructor' is not one of play, pause/);
      assert.match((await call(11, 'destroy')).error, /is not one of/);
      assert.match((await call(12, 'seek', -3)).error, /^seek: '-3' is not a whole number from 0/);
      // Nonsense is not answered, and harms nothing.
      const answered = () => page.evaluate(() => window.told.filter(({event, height}) => !event && !height).length);
      const before = await answered();
      await page.evaluate(() => {
        for (const each of [null, 7, 'x', {}, {type: 'knights-tour/2', call: 'step'}, {type: 'knights-tour/1'}])
          window.post(each);
      });
      assert.equal((await call(13, 'getState')).result.status, 'paused');
      assert.equal(await answered(), before + 1);
    },
  );

  hostTest('its height settles if the page applies it', frame('board=5x5&controls=minimal'), {prepare, policy}, async (page) => {
    await ready(page);
    await page.evaluate(() =>
      addEventListener('message', ({data}) => {
        if (data.height) document.querySelector('iframe').height = data.height;
      }),
    );
    const asked = () => page.evaluate(() => window.told.filter(({height}) => height).at(-1).height);
    await page.evaluate(
      (height) => {
        document.querySelector('iframe').height = height;
      },
      await asked(),
    );
    await page.waitFrames(20);
    const height = await asked();
    await page.waitFrames(20);
    assert.equal(await asked(), height);
    assert.ok(
      await page
        .frames()
        .at(-1)
        .evaluate(() => document.scrollingElement.scrollHeight <= innerHeight),
      'nothing to scroll is left',
    );
  });

  for (const controls of ['full', 'minimal']) {
    hostTest(
      `does not grow forever if the page adds 20 pixels, with ${controls} controls`,
      frame(`board=5x5&controls=${controls}`),
      {prepare, policy},
      async (page) => {
        await ready(page);
        await page.until(() => window.told.some(({height}) => height));
        await page.evaluate(() => {
          window.heights = [];
          addEventListener('message', ({data}) => {
            if (!data.height) return;
            window.heights.push(data.height);
            document.querySelector('iframe').height = data.height + 20;
          });
          document.querySelector('iframe').height = 900;
        });
        await page.waitFrames(40);
        assert.ok((await page.evaluate(() => window.heights.length)) <= 3, `${await page.evaluate(() => window.heights)}`);
      },
    );
  }

  for (const [width, height, when] of [
    [390, 560, {}],
    [1000, 560, kOnlyWithAll],
  ]) {
    for (const controls of ['full', 'minimal']) {
      hostTest(
        `fits a fixed frame of ${width}x${height} with ${controls} controls`,
        `<iframe width="${width}" height="${height}" src="embed.html#controls=${controls}"></iframe>`,
        {prepare, policy, width: 1100, height: 900, ...when},
        async (page) => {
          await ready(page);
          await page.waitFrames(10);
          const [room, end, play] = await page.frames()[1].evaluate(() => {
            const board = document.querySelector('knights-tour');
            const {rect} = board.controls().find(({id}) => id === 'play');
            const canvas = board.shadowRoot.querySelector('canvas').getBoundingClientRect();
            return [innerHeight, Math.max(document.scrollingElement.scrollHeight, canvas.bottom), rect.y + rect.height];
          });
          assert.deepEqual([room, end, play <= room], [height, height, true], `${play}`);
        },
      );
    }
  }

  hostTest(
    'explains a sandbox without scripts, and shows a picture',
    frame('board=5x5', 'sandbox'),
    {prepare, policy, expected: /sandboxed/},
    async (page) => {
      const [, inside] = page.frames();
      await inside.waitForSelector('noscript svg', {visible: true});
      assert.match(await inside.$eval('noscript p', ({textContent}) => textContent), /It runs no scripts/);
    },
  );

  hostTest('refuses more than 50 calls a second', frame('board=5x5'), {prepare, policy, withClock: true}, async (page) => {
    await ready(page);
    await page.frames()[1].evaluate(() => clock.go(1100));
    await page.evaluate(() => {
      for (let i = 0; i < 150; ++i) window.post({type: 'knights-tour/1', call: 'step', args: [1], id: `flood ${i}`});
    });
    await page.until(() => window.told.filter(({id}) => /^flood/.test(id)).length === 150);
    const refused = await page.evaluate(() => window.told.filter(({id, error}) => /^flood/.test(id) && error));
    assert.equal(refused.length, 100);
    assert.match(refused[0].error, /^more than 50 calls a second/);
  });

  hostTest(
    'accepts messages only from its parent page',
    frame('board=5x5') + '<iframe id="other" src="other.html"></iframe>',
    {prepare, policy, overrides: {'/other.html': html('<!doctype html>')}},
    async (page) => {
      await ready(page);
      const other = page.frames().find((each) => each.url().endsWith('other.html'));
      await other.evaluate(() =>
        parent.frames[0].postMessage({type: 'knights-tour/1', call: 'step', args: [7], id: 'other'}, '*'),
      );
      await page.waitFrames(20);
      assert.equal((await page.evaluate(() => window.call('mine', 'getState'))).result.step, 0);
    },
  );

  hostTest(
    'accepts messages only from the listed origins',
    frame('board=5x5&origins=https://a.example'),
    {prepare, policy, expected: /postMessage/},
    async (page) => {
      await until(page.frames()[1], () => document.querySelector('knights-tour')?.getState());
      await page.evaluate(() => window.post({type: 'knights-tour/1', call: 'step', args: [7], id: 1}));
      await page.waitFrames(20);
      assert.deepEqual(await page.evaluate(() => window.told), []);
      assert.equal(await page.frames()[1].evaluate(() => document.querySelector('knights-tour').getState().step), 0);
    },
  );

  hostTest(
    'runs in a sandbox without an origin',
    frame('board=5x5', 'sandbox="allow-scripts"'),
    {
      prepare,
      policy,
      expected: /CORS|ERR_FAILED/,
    },
    answers,
  );

  hostTest(
    'loads WebAssembly in a sandbox if the server allows it',
    frame('board=5x5', 'sandbox="allow-scripts"'),
    {
      prepare: async (page) => {
        await prepare(page);
        page.requests = [];
        page.on('request', (request) => page.requests.push(new URL(request.url()).pathname.split('/').at(-1)));
      },
      policy,
      overrides: {'/visualizer.wasm': giveDist('visualizer.wasm', {'Access-Control-Allow-Origin': '*'})},
    },
    async (page) => {
      await answers(page);
      assert.ok(page.requests.includes('visualizer.wasm'), page.requests.join());
      assert.ok(!page.requests.includes('visualizer.wasm.js'), page.requests.join());
    },
  );
});
