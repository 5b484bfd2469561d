// Every lazy-loaded file arrives. Otherwise a sentence says what is missing and what to do, an `error` event fires, and a button
// tries again.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {serveDist} from '../../../web/serve.mjs';
import {frames, pass, run, shareBrowser, sleep} from '../browser.mjs';
import {errors, hostTests, listen, message, ready, said, stateOf, until} from '../hosts.mjs';
import {dist, kBoard, kBoardParts, kParts, kWays, press, typeOf} from './arrivals.mjs';

const shared = shareBrowser();
const hostTest = hostTests(shared);
const withClock = true;
const kSize = {width: 1280, height: 800};

// Each file in two of the ways, and each way with three or four files; all with --all.
const isOften = (file, way) => (way + 5 - file % 5) % 5 < 2;

describe('a file that does not load', () => {
  for (const [i, [file, {body, what, need, failed, again, works, isElsewhere}]] of Object.entries(kParts).entries()) {
    for (const [j, [way, {answer, why, noise, isLong}]] of Object.entries(kWays).entries()) {
      if (!process.env.KT_ALL && !isOften(i, j)) continue;
      let page = null;
      let fault = answer(file, () => page);
      let asked = 0;  // how often
      const giveUp = async (times) => {
        if (!isLong) return;
        while (asked < times) await sleep(20);
        await pass(page, 61_000);
        await run(page);
      };
      const noIcon = (request, response) => response.writeHead(204).end();
      const overrides = {'/favicon.ico': noIcon, [`/${file}`]: async (request, response) => {
        ++asked;
        if (fault) return fault(request, response);
        return response.writeHead(200, {'Content-Type': typeOf(file)}).end(await dist(file));
      }};
      hostTest(`${file} ${way}`, '', async () => {
        const elsewhere = isElsewhere ? await serveDist(0, overrides) : null;
        try {
          await page.evaluate((base, html) => {
            if (base) window.knightsTourParts.base = base;
            document.body.innerHTML = html;
          }, elsewhere?.url, body);
          await need(page);
          await giveUp(1);
          const sentence = `${what} could not be loaded because ${why(file)}`;
          // A device that is offline may lack other files as well.
          const told = async () => (await errors(page)).filter(({message: text}) => text.startsWith(what));
          const toldTimes = (times) => until(page, (name, least) => window.errors.filter(({message: text}) => text.startsWith(name)).length >= least, what, times);
          await toldTimes(1);
          const [{kind, message: words}] = await told();
          assert.equal(kind, 'load');
          assert.equal(words, sentence);
          await failed(page, words);
          await again(page);  // in vain
          await giveUp(2);
          await toldTimes(2);
          await failed(page, words);
          await frames(page);
          assert.equal((await told()).length, 2, 'one event for each failure');
          fault = null;
          await page.setOfflineMode(false);
          await again(page);
          await works(page);
          assert.equal((await told()).length, 2);
        } finally {
          await elsewhere?.close();
        }
      }, {
        overrides, withClock, policy: null, ...kSize, expected: isElsewhere ? new RegExp(`CORS|ERR_FAILED|${noise?.source}`) : noise,
        prepare: async (opened) => {
          page = opened;
          await listen(page);
        },
      });
    }
  }
});

describe('other failures while loading', () => {
  const server404 = (request, response) => response.writeHead(404).end();
  const noIcon = {'/favicon.ico': (request, response) => response.writeHead(204).end()};
  const options = {policy: null, ...kSize, prepare: listen};

  hostTest('all parts load from another site without CORS', '', async (page) => {
    const elsewhere = await serveDist(0);
    try {
      await page.evaluate((base, html) => {
        window.knightsTourParts.base = base;
        document.body.innerHTML = html;
      }, elsewhere.url, kParts['programs.js'].body);
      await ready(page, 'a');
      await kParts['programs.js'].works(page);
      await kParts['share.js'].need(page);
      await kParts['share.js'].works(page);
      assert.deepEqual(await errors(page), []);
    } finally {
      await elsewhere.close();
    }
  }, {...options, overrides: noIcon, expected: /CORS|ERR_FAILED/});

  hostTest('loads programs.js again if it is of another version', kParts['programs.js'].body, async (page, server) => {
    assert.ok(server.url);
    await until(page, () => window.errors.length === 1);
    assert.match((await errors(page))[0].message, /programs.js is incomplete or a different file/);
    await kParts['programs.js'].failed(page);
    await kParts['programs.js'].again(page);
    await kParts['programs.js'].works(page);
  }, {...options, overrides: {...noIcon, '/programs.js': async (request, response) => {
    const old = Buffer.from('(globalThis.knightsTourParts??={}).programs={"listings":"of old","font":""};');
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(request.url.includes('again') ? await dist('programs.js') : old);
  }}});

  hostTest('a second board tries again, and calls to the failed one settle', kBoard, async (page) => {
    await until(page, () => window.errors.length === 1);
    const settled = await page.evaluate(async () => {
      const calls = [window.a.runUntil('tour'), window.a.seek(4), window.a.step(1), window.a.play(), window.a.setState({step: 2}), window.a.share(), window.a.toSvg()];
      return [(await Promise.allSettled(calls)).length, window.a.getState(), window.a.ready instanceof Promise];
    });
    assert.deepEqual(settled, [7, null, true]);
    assert.equal((await errors(page)).length, 2, 'all of them were one more attempt');
    await page.evaluate(() => {
      window.isHere = true;
      document.body.insertAdjacentHTML('beforeend', '<knights-tour id="b" board="5x5"></knights-tour>');
      window.b.scrollIntoView();
      return window.b.ready;
    });
    await said(page);
    await page.evaluate(() => Promise.all([window.a.step(1), window.a.ready]));
    assert.equal((await stateOf(page, 'a')).step, 4, 'and the first one, when it is asked for something');
  }, {...options, expected: /404/, overrides: {...noIcon, '/visualizer.wasm': async (request, response) => {
    if (!/again=[2-9]/.test(request.url)) return server404(request, response);
    return response.writeHead(200, {'Content-Type': 'application/wasm'}).end(await dist('visualizer.wasm'));
  }}});

  hostTest('the keyboard reaches and dismisses the message', kBoard, async (page) => {
    await kParts['share.js'].need(page);
    await said(page);
    const focused = () => page.evaluate(() => window.a.shadowRoot.activeElement?.className);
    await page.evaluate(() => window.a.shadowRoot.querySelector('.again').focus());
    await page.keyboard.press('Enter');
    await until(page, () => window.errors.length === 2);
    assert.equal(await focused(), 'again', 'the focus stays for another try');
    await page.keyboard.press('Tab');
    assert.equal(await focused(), 'dismiss');
    await page.keyboard.press('Enter');
    assert.equal((await message(page)).text, '');
    assert.equal(await focused(), 'board');
    assert.equal((await stateOf(page, 'a')).step, 3);
  }, {...options, expected: /404/, overrides: {...noIcon, '/share.js': server404}});

  hostTest('Share reports after a second that it is still loading', kBoard, async (page) => {
    await ready(page, 'a');
    await pass(page, 1000);
    await press(page, 'share');
    await pass(page, 500);
    assert.equal((await message(page)).text, '');
    await pass(page, 1000);
    const {text, button, canClose} = await message(page);
    assert.deepEqual([text, button, canClose], ['Loading the dialog…', null, true]);
  }, {...options, withClock, overrides: {...noIcon, '/share.js': () => {}}});

  hostTest('the button keeps its focus during another try', kBoard, async (page) => {
    await said(page);
    await page.evaluate(() => window.a.shadowRoot.querySelector('.again').focus());
    await page.keyboard.press('Enter');
    const seen = () => page.evaluate(() => {
      const {className, ariaDisabled} = window.a.shadowRoot.activeElement ?? {};
      return [window.a.shadowRoot.querySelector('.reason').textContent, className, ariaDisabled];
    });
    assert.deepEqual(await seen(), ['Trying again…', 'again', 'true']);
    await until(page, () => window.knightsTourParts.files['visualizer.js'].coming !== null);
    await pass(page, 9000);
    assert.deepEqual(await seen(), ['The board\'s files are taking a long time to load.', 'again', 'true']);
    await pass(page, 60_000);
    const [text, ...button] = await seen();
    assert.match(text, /within a minute/);
    assert.deepEqual(button, ['again', 'false']);
  }, {...options, withClock, expected: /404/, overrides: {...noIcon, '/visualizer.js': (request, response) => {
    if (!request.url.includes('again')) server404(request, response);
  }}});

  hostTest('the message names a policy that forbids WebAssembly', kBoard, async (page) => {
    await said(page);
    assert.match((await message(page)).text, /because this page's security policy does not allow WebAssembly\. Please ask the page's owner to add 'wasm-unsafe-eval' to its script-src\.$/);
  }, {...options, policy: "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'", expected: /policy|Policy/});

  hostTest('loads visualizer.wasm again if it is of another version', kBoard, async (page) => {
    await kParts['visualizer.wasm'].failed(page, 'The search could not be loaded because visualizer.wasm is incomplete or a different file. '
      + 'Please try again or contact the owner of this page.');
    await kParts['visualizer.wasm'].again(page);
    await kParts['visualizer.wasm'].works(page);
  }, {...options, overrides: {...noIcon, '/visualizer.wasm': async (request, response) => {
    // One import, zz.f, that is nowhere.
    const other = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 8, 1, 2, 122, 122, 1, 102, 0, 0]);
    response.writeHead(200, {'Content-Type': 'application/wasm'}).end(request.url.includes('again') ? await dist('visualizer.wasm') : other);
  }}});

  hostTest('starts on another try once WebGL 2 is available again', '', async (page) => {
    await page.evaluate((html) => {
      const {getContext} = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function(type, ...rest) { return type === 'webgl2' ? null : getContext.call(this, type, ...rest); };
      window.giveBack = () => { HTMLCanvasElement.prototype.getContext = getContext; };
      document.body.innerHTML = html;
    }, kBoard);
    await said(page);
    assert.equal(await page.evaluate(() => window.a.ready.catch(({kind}) => kind)), 'webgl2');
    await page.evaluate(() => window.giveBack());
    await kBoardParts.again(page);
    await kBoardParts.works(page);
  }, {...options, overrides: noIcon});

  hostTest('a board in a hidden tab becomes ready when the tab is shown', '', async (page) => {
    await page.evaluate((html) => {
      const {requestAnimationFrame} = window;
      const waiting = [];
      window.requestAnimationFrame = (call) => waiting.push(call);
      Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => 'hidden'});
      window.show = () => {
        window.requestAnimationFrame = requestAnimationFrame;
        delete document.visibilityState;
        waiting.forEach((call) => requestAnimationFrame(call));
      };
      document.body.innerHTML = html;
    }, kBoard);
    await until(page, () => window.knightsTourParts.files?.['visualizer.wasm']?.coming);
    await page.evaluate(() => window.knightsTourParts.files['visualizer.wasm'].coming.then(() => {}));  // not in the clock's hands
    await pass(page, 100_000);
    assert.deepEqual(await errors(page), []);
    await page.evaluate(() => window.show());
    await run(page);
    await ready(page, 'a');
  }, {...options, withClock, overrides: noIcon});
});

describe('the full page', () => {
  shared.test('after a failure, the opening scene starts once loading succeeds', async (open) => {
    let isThere = false;
    const server = await serveDist(0, {'/visualizer.wasm': async (request, response) => {
      if (!isThere) return response.writeHead(404).end();
      return response.writeHead(200, {'Content-Type': 'application/wasm'}).end(await dist('visualizer.wasm'));
    }});
    try {
      const page = await open({...kSize, withClock});
      await page.goto(server.url);
      await page.evaluate(() => { window.a = window.knightsTour; });
      await said(page);
      const seen = () => page.evaluate(() => ({
        offered: document.querySelectorAll('#choices > :not([hidden])').length,
        isBusy: window.a.hasAttribute('aria-busy'),
        fonts: [...document.fonts].map(({family}) => family),
      }));
      assert.deepEqual(await seen(), {offered: 0, isBusy: false, fonts: ['knights-tour']}, 'of the system, with the same widths');
      isThere = true;
      const {button} = await message(page);
      await page.mouse.click(button.x, button.y);
      await until(page, () => window.a.getState()?.step === 2);
      assert.deepEqual(await seen(), {offered: 3, isBusy: true, fonts: ['knights-tour', 'knights-tour']}, 'and that of the canvas');
    } finally {
      await server.close();
    }
  });
});
