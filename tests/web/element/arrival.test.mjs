// Every file that comes later arrives, or there is one sentence that says what did not come and what can be done, an `error`
// event, and a button that brings it after all.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe} from 'node:test';
import {serveDist} from '../../../web/serve.mjs';
import {frames, pass, run, settle, shareBrowser, sleep} from '../browser.mjs';
import {errors, hostTests, listen, message, ready, said, stateOf, until} from '../hosts.mjs';

const shared = shareBrowser();
const hostTest = hostTests(shared);
const withClock = true;
const kBoard = '<knights-tour id="a" board="5x5" start="2,2" step="3">The fallback.</knights-tour>';

const dist = (file) => readFile(new URL(`../../../dist/${file}`, import.meta.url));
const kTypes = {js: 'text/javascript', wasm: 'application/wasm'};
const typeOf = (file) => kTypes[file.split('.').at(-1)];

// Ways for a file not to come: answer(file, page) is a way to answer for it; `why`, what is said of it, `noise` on the console.
const kWays = {
  'is not there': {
    answer: () => (request, response) => response.writeHead(404).end(),
    why: (file) => (file.endsWith('.wasm') ? `the server answered 404 for ${file}: try again` : `${file} did not come: check the connection`),
    noise: /404/,
  },
  'is cut short': {
    answer: (file) => async (request, response) => {
      const body = await dist(file);
      response.writeHead(200, {'Content-Type': typeOf(file)}).end(body.subarray(0, body.length / 2));
    },
    why: (file) => `${file} came incomplete or is another file: try again`,
    noise: /SyntaxError/,
  },
  'is a page': {
    answer: () => (request, response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<!doctype html><p>Not here.</p>'),
    // A browser does not even hand on a page of another site that is to be a script.
    why: (file) => (file.endsWith('.wasm.js') ? `${file} did not come: check the connection` : `${file} came incomplete or is another file: try again`),
    noise: /SyntaxError/,
  },
  'hangs': {
    answer: () => () => {},
    why: (file) => `${file} did not come in a minute: check the connection`,
    noise: null,
    isLong: true,
  },
  'breaks off, and the device is offline': {
    answer: (file, page) => async (request, response) => {
      const body = await dist(file);
      response.writeHead(200, {'Content-Type': typeOf(file), 'Content-Length': body.length});
      response.write(body.subarray(0, body.length / 2));
      await page().setOfflineMode(true);
      response.destroy();
    },
    why: () => 'this device is offline: try again when there is a connection',
    noise: /ERR_|Failed to load/,
  },
};

// Presses a control of the board.
async function press(page, id) {
  const at = await page.evaluate((wanted) => {
    const {rect} = window.a.controls().find((one) => one.id === wanted);
    const canvas = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
    return [canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2];
  }, id);
  await page.mouse.click(...at);
}

// What stands and falls with a file. `body`: of the page; need(page) is when it is asked for, failed(page, sentence) checks
// what is seen then, again(page) presses the button, and works(page) waits for what it brings.
const kBoardParts = {
  body: kBoard,
  what: 'The search',
  need: async () => {},
  async failed(page, sentence) {
    await said(page);
    const {text, button, words} = await message(page);
    assert.equal(text, `The board cannot be shown. ${sentence}`);
    assert.ok(button.height >= 44 && button.width >= 44, JSON.stringify(button));
    assert.ok(words, 'the fallback is there');
    assert.ok(await page.evaluate(() => window.a.shadowRoot.querySelector('.poster').checkVisibility()), 'and the poster');
    const outcome = await page.evaluate(() => window.a.ready.then(() => 'ready', ({kind, message: told}) => [kind, told]));
    assert.deepEqual(outcome, ['load', sentence]);
  },
  async again(page) {
    const {button} = await message(page);
    await page.mouse.click(button.x, button.y);
  },
  async works(page) {
    await ready(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 3);
    assert.equal((await message(page)).text, '');
    assert.ok(await page.evaluate(() => document.activeElement === window.a), 'the focus is on the board');
    await page.keyboard.press('ArrowRight');
    await until(page, () => window.a.getState().step === 4);
  },
};
const kParts = {
  'visualizer.js': kBoardParts,
  'visualizer.wasm': kBoardParts,
  'visualizer.wasm.js': {...kBoardParts, isElsewhere: true},
  'mirror.js': {
    body: kBoard,
    what: 'What screen readers use',
    need: (page) => ready(page, 'a'),
    async failed(page) {
      await settle(page, 'a');
      assert.equal((await stateOf(page, 'a')).step, 3, 'the board lives');
    },
    // It is tried again when the focus comes.
    again: (page) => page.evaluate(() => {
      document.activeElement.blur();
      window.a.focus();
    }),
    works: (page) => until(page, () => window.a.shadowRoot.querySelector('.mirror').checkVisibility() && window.a.shadowRoot.querySelectorAll('.mirror button').length > 5),
  },
  'share.js': {
    body: kBoard,
    what: 'The dialog',
    async need(page) {
      await ready(page, 'a');
      await settle(page, 'a');
      await press(page, 'share');
    },
    async failed(page, sentence) {
      await said(page);
      const {text, button, canClose, words} = await message(page);
      assert.equal(text, sentence);
      assert.ok(button.height >= 44 && canClose && !words);
      const {width, height} = page.viewport();
      assert.ok(button.x > 0 && button.x < width && button.y > 0 && button.y < height, 'in sight');
      assert.equal((await stateOf(page, 'a')).step, 3, 'the board lives');
    },
    again: kBoardParts.again,
    async works(page) {
      await until(page, () => window.a.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('dialog[open]'));
      assert.equal((await message(page)).text, '');
    },
  },
  'sound.js': {
    body: kBoard.replace('step', 'sound step'),
    what: 'The sound',
    async need(page) {
      await ready(page, 'a');
      await settle(page, 'a');
      await press(page, 'sound');
    },
    async failed(page) {
      await until(page, () => window.a.controls().some(({id}) => id === 'dismiss') && window.a.controls().find(({id}) => id === 'sound').checked === false);
      await settle(page, 'a');
    },
    again: (page) => press(page, 'sound'),
    works: (page) => until(page, () => window.knightsTourParts.sound && window.a.controls().find(({id}) => id === 'sound').checked),
  },
  'programs.js': {
    body: kBoard.replace('step', 'panels="code" step'),
    what: 'The programs',
    need: (page) => ready(page, 'a'),
    async failed(page) {
      await until(page, () => window.a.controls().some(({id}) => id === 'programs-again'));
      await settle(page, 'a');
    },
    again: (page) => press(page, 'programs-again'),
    async works(page) {
      await until(page, () => window.knightsTourParts.programs && !window.a.controls().some(({id}) => id === 'programs-again'));
    },
  },
};

// With a panel of it, which says so.
const kLaterParts = {
  body: kBoard.replace('step', 'panels="tree" step'),
  what: 'The rest of the program',
  need: (page) => ready(page, 'a'),
  async failed(page) {
    await until(page, () => window.a.controls().some(({id}) => id === 'late-again=tree'));
    await settle(page, 'a');
    assert.equal((await stateOf(page, 'a')).step, 3, 'the board lives');
  },
  again: (page) => press(page, 'late-again=tree'),
  works: (page) => until(page, () => !window.a.controls().some(({id}) => id === 'late-again=tree') && window.a.controls().some(({id}) => id === 'tree')),
};
Object.assign(kParts, {'visualizer.later.wasm': kLaterParts, 'visualizer.later.wasm.js': {...kLaterParts, isElsewhere: true}});

const kSize = {width: 1280, height: 800};

describe('a file that does not come', () => {
  for (const [file, {body, what, need, failed, again, works, isElsewhere}] of Object.entries(kParts)) {
    for (const [way, {answer, why, noise, isLong}] of Object.entries(kWays)) {
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
          const sentence = `${what} could not be loaded, because ${why(file)}`;
          // A device that is offline may lack other files as well.
          const told = async () => (await errors(page)).filter(({message: text}) => text.startsWith(what));
          const toldTimes = (times) => until(page, (name, least) => window.errors.filter(({message: text}) => text.startsWith(name)).length >= least, what, times);
          await toldTimes(1);
          const [{kind, message: words}] = await told();
          assert.equal(kind, 'load');
          assert.ok(words.startsWith(sentence) && words.endsWith('.'), words);
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

describe('other ways for it not to go well', () => {
  const server404 = (request, response) => response.writeHead(404).end();
  const noIcon = {'/favicon.ico': (request, response) => response.writeHead(204).end()};
  const options = {policy: null, ...kSize, prepare: listen};

  hostTest('from another site that knows of no CORS everything comes: the board, what can be taken away, the programs', '', async (page) => {
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

  hostTest('programs of another version: they are brought anew', kParts['programs.js'].body, async (page, server) => {
    assert.ok(server.url);
    await until(page, () => window.errors.length === 1);
    assert.match((await errors(page))[0].message, /programs.js came incomplete or is another file/);
    await kParts['programs.js'].failed(page);
    await kParts['programs.js'].again(page);
    await kParts['programs.js'].works(page);
  }, {...options, overrides: {...noIcon, '/programs.js': async (request, response) => {
    const old = Buffer.from('(globalThis.knightsTourParts??={}).programs={"listings":"of old","font":""};');
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(request.url.includes('again') ? await dist('programs.js') : old);
  }}});

  hostTest('a second board tries by itself, and whatever waits for a board that failed is settled', kBoard, async (page) => {
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

  hostTest('the message can be put away, and is reached by keys', kBoard, async (page) => {
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

  hostTest('who has pressed Share is told after a second that it takes long', kBoard, async (page) => {
    await ready(page, 'a');
    await pass(page, 1000);
    await press(page, 'share');
    await pass(page, 500);
    assert.equal((await message(page)).text, '');
    await pass(page, 1000);
    const {text, button, canClose} = await message(page);
    assert.deepEqual([text, button, canClose], ['The dialog is on its way.', null, true]);
  }, {...options, withClock, overrides: {...noIcon, '/share.js': () => {}}});

  hostTest('while it tries again the button stays, and with it the focus', kBoard, async (page) => {
    await said(page);
    await page.evaluate(() => window.a.shadowRoot.querySelector('.again').focus());
    await page.keyboard.press('Enter');
    const seen = () => page.evaluate(() => {
      const {className, ariaDisabled} = window.a.shadowRoot.activeElement ?? {};
      return [window.a.shadowRoot.querySelector('.reason').textContent, className, ariaDisabled];
    });
    assert.deepEqual(await seen(), ['Trying again …', 'again', 'true']);
    await until(page, () => window.knightsTourParts.files['visualizer.js'].coming !== null);
    await pass(page, 9000);
    assert.deepEqual(await seen(), ['The board\'s files are taking long to load.', 'again', 'true']);
    await pass(page, 60_000);
    const [text, ...button] = await seen();
    assert.match(text, /in a minute/);
    assert.deepEqual(button, ['again', 'false']);
  }, {...options, withClock, expected: /404/, overrides: {...noIcon, '/visualizer.js': (request, response) => {
    if (!request.url.includes('again')) server404(request, response);
  }}});

  hostTest('a policy that forbids WebAssembly is named', kBoard, async (page) => {
    await said(page);
    assert.match((await message(page)).text, /because the security policy of this page does not allow WebAssembly: whoever runs it can add 'wasm-unsafe-eval' to its script-src\.$/);
  }, {...options, policy: "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'", expected: /policy|Policy/});

  hostTest('a WebAssembly of another version: it is brought anew', kBoard, async (page) => {
    await kParts['visualizer.wasm'].failed(page, 'The search could not be loaded, because visualizer.wasm came incomplete or is another file: '
      + 'try again, or tell whoever runs this page.');
    await kParts['visualizer.wasm'].again(page);
    await kParts['visualizer.wasm'].works(page);
  }, {...options, overrides: {...noIcon, '/visualizer.wasm': async (request, response) => {
    // One import, zz.f, that is nowhere.
    const other = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 8, 1, 2, 122, 122, 1, 102, 0, 0]);
    response.writeHead(200, {'Content-Type': 'application/wasm'}).end(request.url.includes('again') ? await dist('visualizer.wasm') : other);
  }}});

  hostTest('WebGL 2 that comes back, as after a trouble of the driver', '', async (page) => {
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

  hostTest('opened in a tab that nobody sees, where nothing is drawn, it is ready when it is seen', '', async (page) => {
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
  shared.test('after a failure its first ten seconds begin when it works, with all that is around them', async (open) => {
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
        offered: document.querySelectorAll('#choices > *').length,
        isBusy: window.a.hasAttribute('aria-busy'),
        font: [...document.fonts].map(({family}) => family),
      }));
      assert.deepEqual(await seen(), {offered: 1, isBusy: false, font: []});
      isThere = true;
      const {button} = await message(page);
      await page.mouse.click(button.x, button.y);
      await until(page, () => window.a.getState()?.step === 2);
      assert.deepEqual(await seen(), {offered: 3, isBusy: true, font: ['Inter']});
    } finally {
      await server.close();
    }
  });
});
