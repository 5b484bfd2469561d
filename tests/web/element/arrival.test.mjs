// Every lazy-loaded file arrives, and every feature is there. Otherwise a sentence says what is missing and what to do, an `error`
// event fires, and a button tries again.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {give, giveDist, kFaults, never, noIcon, notFound, part, script, untilAgain, without} from '../answers.mjs';
import {optionsAndBody, shareBrowser, sleep, withServer} from '../browser.mjs';
import {kBoard, kBoardParts, kParts} from './arrivals.mjs';

const shared = shareBrowser();
const {hostTest} = shared;
const withClock = true;
const kSize = {width: 1280, height: 800};

// Each file in two of the ways, and each way with three or four files; all with --all.
const isOften = (file, way) => (way + 5 - (file % 5)) % 5 < 2;

describe('a file that does not load', () => {
  for (const [i, [file, {body, what, need, failed, again, works, isElsewhere}]] of Object.entries(kParts).entries()) {
    for (const [j, [way, {answer, why, noise, isLong}]] of Object.entries(kFaults).entries()) {
      if (!process.env.KT_ALL && !isOften(i, j)) continue;
      let page = null;
      let fault = answer(file, () => page);
      let asked = 0; // how often
      const giveUp = async (times) => {
        if (!isLong) return;
        while (asked < times) await sleep(20);
        await page.pass(61_000);
        await page.run();
      };
      const overrides = {
        ...noIcon,
        [`/${file}`]: (request, response) => {
          ++asked;
          return (fault ?? giveDist(file))(request, response);
        },
      };
      hostTest(
        `${file} ${way}`,
        '',
        {
          overrides,
          withClock,
          policy: null,
          ...kSize,
          expected: isElsewhere ? new RegExp(`CORS|ERR_FAILED|${noise?.source}`) : noise,
          prepare: (opened) => {
            page = opened;
          },
        },
        () =>
          withServer(isElsewhere ? overrides : {}, async (elsewhere) => {
            await page.evaluate(
              (base, html) => {
                if (base) window.knightsTourParts.base = base;
                document.body.innerHTML = html;
              },
              isElsewhere && elsewhere.url,
              body,
            );
            await need(page);
            await giveUp(1);
            const sentence = `${what} could not be loaded because ${why(file)}`;
            // A device that is offline may lack other files as well.
            const told = async () => (await page.errors()).filter(({message: text}) => text.startsWith(what));
            const toldTimes = (times) =>
              page.until(
                (name, least) => window.errors.filter(({message: text}) => text.startsWith(name)).length >= least,
                what,
                times,
              );
            await toldTimes(1);
            const [{kind, message: words}] = await told();
            assert.deepEqual([kind, words], ['load', sentence]);
            await failed(page, words);
            await again(page); // in vain
            await giveUp(2);
            await toldTimes(2);
            await failed(page, words);
            await page.waitFrames();
            assert.equal((await told()).length, 2, 'one event for each failure');
            fault = null;
            await page.setOfflineMode(false);
            await again(page);
            await works(page);
            assert.equal((await told()).length, 2);
          }),
      );
    }
  }
});

const options = {policy: null, ...kSize};
const errorsAre = (page, count) => page.until((wanted) => window.errors.length === wanted, count);

describe('other failures while loading', () => {
  hostTest(
    'all parts load from another site without CORS',
    '',
    {...options, overrides: noIcon, expected: /CORS|ERR_FAILED/},
    (page) =>
      withServer({}, async (elsewhere) => {
        await page.evaluate(
          (base, html) => {
            window.knightsTourParts.base = base;
            document.body.innerHTML = html;
          },
          elsewhere.url,
          kParts['programs.js'].body,
        );
        await page.ready();
        await kParts['programs.js'].works(page);
        await kParts['share.js'].need(page);
        await kParts['share.js'].works(page);
        assert.deepEqual(await page.errors(), []);
      }),
  );

  hostTest(
    'loads programs.js again if it is of another version',
    kParts['programs.js'].body,
    {
      ...options,
      overrides: {
        ...noIcon,
        '/programs.js': untilAgain(part('programs', {listings: 'of old', font: ''}), giveDist('programs.js')),
      },
    },
    async (page) => {
      await errorsAre(page, 1);
      assert.match((await page.errors())[0].message, /programs.js is incomplete or a different file/);
      await kParts['programs.js'].failed(page);
      await kParts['programs.js'].again(page);
      await kParts['programs.js'].works(page);
    },
  );

  hostTest(
    'a second board tries again, and calls to the failed one settle',
    kBoard,
    {
      ...options,
      expected: /404/,
      overrides: {
        ...noIcon,
        '/visualizer.wasm': (request, response) =>
          (/again=[2-9]/.test(request.url) ? giveDist('visualizer.wasm') : notFound)(request, response),
      },
    },
    async (page) => {
      await errorsAre(page, 1);
      const settled = await page.evaluate(async () => {
        const calls = [
          window.a.runUntil('tour'),
          window.a.seek(4),
          window.a.step(1),
          window.a.play(),
          window.a.setState({step: 2}),
          window.a.share(),
          window.a.toSvg(),
        ];
        return [(await Promise.allSettled(calls)).length, window.a.getState(), window.a.ready instanceof Promise];
      });
      assert.deepEqual(settled, [7, null, true]);
      assert.equal((await page.errors()).length, 2, 'all of them were one more attempt');
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<knights-tour id="b" board="5x5"></knights-tour>');
        window.b.scrollIntoView();
        return window.b.ready;
      });
      await page.failure();
      await page.evaluate(() => Promise.all([window.a.step(1), window.a.ready]));
      assert.equal((await page.state()).step, 4, 'and the first one, when it is asked for something');
    },
  );

  hostTest(
    'the keyboard reaches and dismisses the message',
    kBoard,
    {...options, expected: /404/, overrides: {...noIcon, '/share.js': notFound}},
    async (page) => {
      await kParts['share.js'].need(page);
      await page.failure();
      const focused = () => page.onBoard(({shadowRoot}) => shadowRoot.activeElement?.className);
      await page.onBoard(({shadowRoot}) => shadowRoot.querySelector('.again').focus());
      await page.key('Enter');
      await errorsAre(page, 2);
      assert.equal(await focused(), 'again', 'the focus stays for another try');
      await page.key('Tab');
      assert.equal(await focused(), 'dismiss');
      await page.key('Enter');
      assert.equal((await page.message()).text, '');
      assert.equal(await focused(), 'board');
      assert.equal((await page.state()).step, 3);
    },
  );

  hostTest(
    'Share reports after a second that it is still loading',
    kBoard,
    {...options, withClock, overrides: {...noIcon, '/share.js': never}},
    async (page) => {
      await page.ready();
      await page.pass(1000);
      await page.clickAt(...(await page.place('share')));
      await page.pass(500);
      assert.equal((await page.message()).text, '');
      await page.pass(1000);
      const {text, button, canClose} = await page.message();
      assert.deepEqual([text, button, canClose], ['Loading the dialog…', null, true]);
    },
  );

  hostTest(
    'the button keeps its focus during another try',
    kBoard,
    {...options, withClock, expected: /404/, overrides: {...noIcon, '/visualizer.js': untilAgain(notFound, never)}},
    async (page) => {
      await page.failure();
      await page.onBoard(({shadowRoot}) => shadowRoot.querySelector('.again').focus());
      await page.key('Enter');
      const seen = () =>
        page.onBoard(({shadowRoot}) => {
          const {className, ariaDisabled} = shadowRoot.activeElement ?? {};
          return [shadowRoot.querySelector('.reason').textContent, className, ariaDisabled];
        });
      assert.deepEqual(await seen(), ['Trying again…', 'again', 'true']);
      await page.until(() => window.knightsTourParts.files['visualizer.js'].coming !== null);
      await page.pass(9000);
      assert.deepEqual(await seen(), ["The board's files are taking a long time to load.", 'again', 'true']);
      await page.pass(60_000);
      const [text, ...button] = await seen();
      assert.match(text, /within a minute/);
      assert.deepEqual(button, ['again', 'false']);
    },
  );

  hostTest(
    'the message names a policy that forbids WebAssembly',
    kBoard,
    {
      ...options,
      policy: "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'",
      expected: /policy|Policy/,
    },
    async (page) => {
      assert.match(
        (await page.failure()).text,
        /because this page's security policy does not allow WebAssembly\. Please ask the page's owner to add 'wasm-unsafe-eval' to its script-src\.$/,
      );
    },
  );

  // One import, zz.f, that is nowhere.
  const other = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 8, 1, 2, 122, 122, 1, 102, 0, 0]);
  hostTest(
    'loads visualizer.wasm again if it is of another version',
    kBoard,
    {
      ...options,
      overrides: {...noIcon, '/visualizer.wasm': untilAgain(give('application/wasm', other), giveDist('visualizer.wasm'))},
    },
    async (page) => {
      await kBoardParts.failed(
        page,
        'The search could not be loaded because visualizer.wasm is incomplete or a different file. ' +
          'Please try again or contact the owner of this page.',
      );
      await page.tryAgain();
      await kBoardParts.works(page);
    },
  );

  hostTest(
    'starts even if visualizer.wasm has a wrong content type',
    kBoard,
    {...options, overrides: {...noIcon, '/visualizer.wasm': giveDist('visualizer.wasm', {'Content-Type': 'text/plain'})}},
    async (page) => {
      await page.ready();
      assert.equal((await page.state()).step, 3);
    },
  );

  hostTest(
    'without WebGL 2, shows an exact picture, and starts on another try once it is available',
    kBoard,
    {...options, overrides: noIcon, prepare: without('webgl2')},
    async (page) => {
      const {text} = await page.failure();
      assert.match(text, /^The board cannot be shown\. .*WebGL 2/);
      assert.equal(await page.onBoard(({ready}) => ready.catch(({kind}) => kind)), 'webgl2');
      await page.until(() => window.a.shadowRoot.querySelector('.poster svg'));
      await page.evaluate(() => window.giveBack());
      await page.tryAgain();
      await kBoardParts.works(page);
    },
  );

  hostTest(
    'a board in a hidden tab becomes ready when the tab is shown',
    '',
    {...options, withClock, overrides: noIcon},
    async (page) => {
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
      await page.until(() => window.knightsTourParts.files?.['visualizer.wasm']?.coming);
      await page.evaluate(() => window.knightsTourParts.files['visualizer.wasm'].coming.then(() => {})); // not in the clock's hands
      await page.pass(100_000);
      assert.deepEqual(await page.errors(), []);
      await page.evaluate(() => window.show());
      await page.run();
      await page.ready();
    },
  );
});

describe('the full page', () => {
  // body(page), with the full page of a server of its own.
  const siteTest = (name, overrides, ...rest) => {
    const [{path = '', prepare = () => {}, ...more}, body] = optionsAndBody(rest);
    shared.test(name, (open) =>
      withServer({...noIcon, ...overrides}, async ({url}) => {
        const page = await open({...kSize, ...more});
        await prepare(page);
        await page.goto(url + path, {waitUntil: 'domcontentloaded'});
        await body(page);
      }),
    );
  };

  const answers = {fault: notFound};
  siteTest(
    'after a failure, the opening scene starts once loading succeeds',
    {'/visualizer.wasm': (...all) => answers.fault(...all)},
    {withClock},
    async (page) => {
      await page.failure();
      const seen = () =>
        page.evaluate(() => ({
          offered: document.querySelectorAll('#choices > :not([hidden])').length,
          isBusy: window.knightsTour.hasAttribute('aria-busy'),
          fonts: [...document.fonts].map(({family}) => family),
        }));
      assert.deepEqual(await seen(), {offered: 0, isBusy: false, fonts: ['knights-tour']}, 'of the system, with the same widths');
      answers.fault = giveDist('visualizer.wasm');
      await page.tryAgain();
      await page.untilState({step: 2});
      assert.deepEqual(
        await seen(),
        {offered: 3, isBusy: true, fonts: ['knights-tour', 'knights-tour']},
        'and that of the canvas',
      );
    },
  );

  for (const [feature, words] of [
    ['webgl2', /WebGL 2/],
    ['webassembly', /WebAssembly/],
  ]) {
    siteTest(`shows a message instead of a blank canvas without ${feature}`, {}, {prepare: without(feature)}, async (page) => {
      await page.until(() => window.knightsTour?.shadowRoot.querySelector('.message:not([hidden])'));
      assert.match((await page.message()).text, words);
      assert.equal(
        await page.onBoard(({ready}) =>
          ready.then(
            () => '',
            ({kind}) => kind,
          ),
        ),
        feature,
      );
      assert.equal(await page.$('>>> canvas'), null);
    });
  }

  for (const [name, file, notice] of [
    ["without the page's own script", '/page.js', '#late'],
    ['while a download hangs', '/visualizer.wasm', '>>> .message'],
  ]) {
    siteTest(
      `has a notice ${name}, after a while`,
      {[file]: file === '/page.js' ? notFound : never},
      {withClock},
      async (page) => {
        const isShown = () => page.$eval(notice, (element) => element.checkVisibility({visibilityProperty: true}));
        // The page's own notice comes by an animation of its style sheet, which has another clock: it is stopped, too.
        let now = 0;
        const wait = async (milliseconds) => {
          now += milliseconds;
          await page.pass(milliseconds);
          await page.evaluate((time) => {
            for (const each of document.getAnimations()) {
              each.pause();
              each.currentTime = time;
            }
          }, now);
          await page.waitFrames();
        };
        for (const [milliseconds, isThere] of [
          [0, false],
          [7000, false],
          [2000, true],
        ]) {
          await wait(milliseconds);
          assert.equal(await isShown(), isThere);
        }
      },
    );
  }

  for (const path of ['index.html', 'embed.html']) {
    for (const [what, answer] of Object.entries({'is missing': notFound, 'is cut short': script('(() => {')})) {
      siteTest(`${path} reports that knights-tour.js ${what}`, {'/knights-tour.js': answer}, {path}, async (page) => {
        await page.until(() => document.readyState === 'complete');
        const {shown, text} = await page.$eval('#late', (late) => ({
          shown: late.checkVisibility({visibilityProperty: true}),
          text: late.textContent,
        }));
        assert.ok(shown);
        assert.match(text, /could not be loaded/);
      });
    }
  }
});
