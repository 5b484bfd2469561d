// The first twenty seconds after a user opens the page with nothing after #, and the choices that follow.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {noIcon, without} from '../answers.mjs';
import {becomes, optionsAndBody, shareBrowser} from '../browser.mjs';

// The single file names no icon.
const shared = shareBrowser({overrides: noIcon});
const withClock = true;
const kDeadEnds = [23, 28],
  kTour = 36;
const kDesktop = {width: 1280, height: 800};

// The page as a visitor finds it, with the clock standing still at its first frame. Nothing may be reported.
function sceneTest(name, ...rest) {
  const [{hash = '', file = '', ...options}, body] = optionsAndBody(rest);
  shared.test(name, async (open) => {
    const page = await open({...kDesktop, withClock, ...options});
    // Other tests have opened the panels in this browser.
    await page.evaluateOnNewDocument(() => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('is-fresh')) return;
      sessionStorage.setItem('is-fresh', 'yes');
      localStorage.clear();
    });
    // In the page itself: the scene would have gone on by the time the browser reports the page.
    await page.evaluateOnNewDocument(() =>
      addEventListener('DOMContentLoaded', () => window.knightsTour.ready.then(() => clock.go(0))),
    );
    await page.goto(shared.server.url + file + hash);
    await page.evaluate(() => window.knightsTour.ready.then(() => clock.go(0)));
    await body(page);
    assert.deepEqual(page.problems, []);
  });
}

const hash = (page) => page.evaluate(() => location.hash);
const stepOf = async (page) => (await page.state()).step;
const offered = (page) =>
  page.$$eval('#choices > *', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.querySelector('b').textContent),
  );
const kOffered = ['Step through it', 'Watch a whole chessboard', 'Play it yourself'];
const settingsOf = async (page) => (({board, start}) => ({board, start}))((await page.state()).settings);
const kScene = {board: '5x5', start: 'a1'},
  kDefault = {board: '8x8', start: 'a8'};
const kLink = '#v=1&board=5x5&start=a1&moves=21346758';
const choose = (page, name) =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll('#choices button')].find((button) => button.textContent.includes(wanted)).click(),
    name,
  );

// The page once more, with what the device has stored.
let visits = 0;
async function visit(page, hash = '') {
  await page.goto(`${shared.server.url}?${++visits}${hash}`);
  await page.evaluate(() => window.knightsTour.ready.then(() => clock.go(0)));
  await page.pass(100);
}

// Goes back to the empty address, which opens the page anew.
async function goHome(page) {
  await page.evaluate(() => {
    window.isOld = true;
    history.back();
  });
  await becomes(
    () => page.evaluate(() => !window.isOld && location.hash === '' && Boolean(window.knightsTour?.ready)).catch(() => false),
    true,
  );
  await page.evaluate(() => window.knightsTour.ready.then(() => clock.go(0)));
  await page.pass(100);
}

// What was on the board, and for how many milliseconds: [{step, event, time}, ...].
async function watch(page, milliseconds) {
  const seen = [];
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await page.pass(50);
    const {step, event} = await page.state();
    if (seen.at(-1)?.step !== step) seen.push({step, event: event.type, time: 0});
    seen.at(-1).time += 50;
  }
  return seen;
}

describe('the opening scene', () => {
  sceneTest('plays into two dead ends and on to a tour in about twenty seconds, then rests', async (page) => {
    assert.deepEqual(await settingsOf(page), kScene);
    const seen = await watch(page, 26_000);
    assert.deepEqual(
      seen.map(({step}) => step),
      Array.from({length: kTour + 1}, (_, i) => i),
      'each step is seen',
    );
    const events = seen.map(({event}) => event),
      backtracks = events.flatMap((event, i) => (event === 'backtrack' ? [i] : []));
    assert.deepEqual(backtracks, [24, 25, 26, 27, 29, 30]);
    assert.equal(events.at(-1), 'tour');
    const lasted = seen.slice(0, -1).reduce((sum, {time}) => sum + time, 0);
    assert.ok(lasted > 15_000 && lasted < 22_000, `${lasted} ms`);
    assert.ok(
      kDeadEnds.every((step) => seen[step].time >= 1500),
      'the dead ends can be read',
    );
    assert.ok(
      seen.every(({time}) => time >= 250),
      'no two steps at once',
    );
    const {frame, status} = await page.state();
    assert.equal(status, 'tour');
    await page.pass(60_000);
    assert.deepEqual((await page.state()).frame, frame, 'nothing moves any more');
    assert.equal(await hash(page), '', 'nobody has changed anything');
    assert.deepEqual(await offered(page), kOffered);
  });

  for (const [what, file] of [
    ['the page', ''],
    ['the single file', 'knights-tour.html'],
  ]) {
    sceneTest(`does not play if the address has a hash: ${what}`, {hash: '#v=1', file}, async (page) => {
      assert.deepEqual(await settingsOf(page), kDefault);
      assert.deepEqual(await offered(page), []);
      await page.pass(15_000);
      assert.equal(await stepOf(page), 0);
    });
  }

  sceneTest('plays in the single file, which links to no other files', {file: 'knights-tour.html'}, async (page) => {
    await page.pass(5000);
    assert.ok((await stepOf(page)) > 5);
    assert.deepEqual(await offered(page), kOffered);
  });

  sceneTest('waits until the page is visible', async (page) => {
    await page.evaluate(() => Object.defineProperty(document, 'hidden', {configurable: true, value: true}));
    await page.pass(20_000);
    assert.equal(await stepOf(page), 0);
    await page.evaluate(() => delete document.hidden);
    await page.pass(5000);
    const step = await stepOf(page);
    assert.ok(step > 5 && step < kDeadEnds[0], `step ${step}`);
  });

  sceneTest('shows only the tour with prefers-reduced-motion', {calm: true}, async (page) => {
    assert.deepEqual(await settingsOf(page), kScene);
    await page.pass(20_000);
    const {step, status} = await page.state();
    assert.deepEqual([step, status], [kTour, 'tour']);
    assert.deepEqual(await offered(page), kOffered);
    assert.equal(await hash(page), '');
    await page.call('step', 1);
    await page.pass(2000);
    assert.equal(await hash(page), `${kLink}&step=${kTour + 1}&controls=quiet`);
  });
});

describe('any input stops the scene at its step', () => {
  const inputs = {
    'a press beside the board': (page) => page.mouse.click(900, 20),
    "a press on the board's edge": (page) => page.mouse.click(5, 200),
    'the wheel': (page) => page.mouse.move(900, 20).then(() => page.mouse.wheel({deltaY: 5})),
    'a key': (page) => page.key('Shift'),
    'a control activated by assistive technology': (page) => page.evaluate(() => document.getElementById('choices').click()),
  };
  for (const [what, act] of Object.entries(inputs)) {
    sceneTest(what, async (page) => {
      await page.pass(3000);
      await act(page);
      const step = await stepOf(page);
      assert.ok(step > 0 && step < kDeadEnds[0], `step ${step}`);
      await page.pass(15_000);
      assert.equal(await stepOf(page), step);
      assert.deepEqual(await settingsOf(page), kScene);
      assert.equal(await hash(page), '', 'nothing has changed');
      assert.deepEqual(await offered(page), kOffered);
    });
  }

  sceneTest('a pointer that only moves does not stop it', async (page) => {
    await page.mouse.move(300, 300);
    await page.pass(3000);
    const step = await stepOf(page);
    await page.mouse.move(320, 320);
    await page.pass(3000);
    assert.ok((await stepOf(page)) > step);
  });

  sceneTest('a finger', {width: 390, height: 844, touch: true}, async (page) => {
    await page.pass(3000);
    await page.touchscreen.tap(195, 20);
    const step = await stepOf(page);
    await page.pass(15_000);
    assert.equal(await stepOf(page), step);
  });

  sceneTest('a click on Step stops it and steps, and the address follows', async (page) => {
    await page.pass(3000);
    const step = await stepOf(page);
    await page.clickAt(...(await page.place('forward')));
    await page.pass(2000);
    assert.equal(await stepOf(page), step + 1);
    assert.equal(await hash(page), `${kLink}&step=${step + 1}&controls=quiet`);
    await goHome(page);
    const {board, controls} = (await page.state()).settings;
    assert.deepEqual([board, controls], ['5x5', 'quiet'], 'the page as it opens');
    assert.equal(await page.evaluate(() => document.getElementById('choices').hidden), false);
    assert.equal(await page.evaluate(() => localStorage.getItem('knights-tour/page')), null);
    assert.equal(await hash(page), '');
  });
});

describe('a call from a script ends the scene and acts on the default board', () => {
  const calls = {
    'step(3)': {call: () => window.knightsTour.step(3), step: 3},
    'seek(40)': {call: () => window.knightsTour.seek(40), step: 40},
    'setState()': {call: () => window.knightsTour.setState({settings: {board: '6x6'}, step: 7}), step: 7, board: '6x6'},
    'pause()': {call: () => window.knightsTour.pause(), step: 0},
  };
  for (const [what, {call, step, board = '8x8'}] of Object.entries(calls)) {
    sceneTest(what, async (page) => {
      await page.pass(3000);
      await page.evaluate(call);
      const seen = await page.state();
      assert.deepEqual(
        [seen.settings.board, seen.settings.start, seen.step],
        [board, board === '6x6' ? 'a6' : 'a8', step],
        'at once',
      );
      await page.pass(15_000);
      assert.deepEqual([(await settingsOf(page)).board, await stepOf(page)], [board, step]);
    });
  }

  sceneTest('setting an attribute', async (page) => {
    await page.pass(3000);
    await page.evaluate(() => window.knightsTour.setAttribute('theme', 'dark'));
    await page.pass(100);
    const step = await stepOf(page);
    await page.pass(15_000);
    assert.equal(await stepOf(page), step);
  });

  sceneTest('calls that only read do not end it', async (page) => {
    await page.evaluate(() => [window.knightsTour.getState(), window.knightsTour.controls(), window.knightsTour.permalink()]);
    await page.pass(15_000);
    await page.pass(10_000);
    assert.equal(await stepOf(page), kTour);
  });
});

describe('the page opens quiet', () => {
  sceneTest('with at most 15 targets, until the visitor opens the panels; the next visit shows them', async (page) => {
    const links = await page.$$eval('header a, #choices > *', (all) => all.filter((each) => each.checkVisibility()).length);
    const names = (await page.controls()).filter(({role}) => !['cell', 'text'].includes(role)).map(({id}) => id);
    assert.ok(links + names.length <= 15, `${links} links and ${names.join(', ')}`);
    await page.clickAt(...(await page.place('show-panels')));
    await page.pass(1000);
    assert.ok(await page.control('panel=code'));
    await visit(page);
    assert.ok(await page.control('panel=code'));
  });

  sceneTest('until the visitor opens panels on a linked page; the next visit shows these', async (page) => {
    await visit(page, '#board=6x6&controls=quiet');
    await page.clickAt(...(await page.place('show-panels')));
    await page.pass(1000);
    await page.clickAt(...(await page.place('panel=tree')));
    await page.pass(1000);
    const {panels} = (await page.state()).settings;
    assert.match(panels, /tree/);
    await visit(page);
    assert.equal((await page.state()).settings.panels, panels);
    assert.equal((await page.control('panel=tree')).checked, true);
    await visit(page, '#board=6x6&panels=code');
    await visit(page);
    assert.equal((await page.state()).settings.panels, panels, 'a link alone changes nothing');
  });
});

describe('the choices', () => {
  sceneTest('Step through it: same board at its start, with panels, code and keyboard focus', async (page) => {
    await page.pass(3000);
    await choose(page, 'Step through it');
    await page.pass(2000);
    assert.deepEqual([await settingsOf(page), await stepOf(page)], [kScene, 0]);
    assert.equal((await page.control('panel=code')).checked, true);
    assert.deepEqual(await offered(page), []);
    await page.key('ArrowRight');
    await page.pass(100);
    assert.equal(await stepOf(page), 1);
    await page.pass(2000);
    assert.equal(await hash(page), `${kLink}&speed=2&step=1&panels=code`);
    await goHome(page);
    assert.deepEqual([await settingsOf(page), await offered(page)], [kScene, kOffered]);
  });

  sceneTest('Watch a whole chessboard: finds a tour in seconds, then offers the search without the trick', async (page) => {
    await page.pass(3000);
    await choose(page, 'Watch a whole chessboard');
    await page.pass(1000);
    const {status, settings, step} = await page.state();
    assert.deepEqual([status, settings.board, settings.speed, settings.controls], ['playing', '8x8', '15', 'quiet']);
    assert.ok(step > 8 && step < 20, `step ${step}`);
    assert.deepEqual(await offered(page), []);
    await page.key(' ');
    await page.pass(1000);
    assert.equal((await page.state()).status, 'paused');
    await page.key(' ');
    await page.pass(6000);
    assert.equal((await page.state()).status, 'tour');
    assert.deepEqual(await offered(page), ['And without the trick?']);
    await choose(page, 'And without the trick?');
    await page.pass(1000);
    const plain = await page.state();
    assert.deepEqual([plain.status, plain.settings.algorithm], ['playing', 'backtracking']);
    assert.ok(plain.step > 100_000, `step ${plain.step}`);
    assert.deepEqual(await offered(page), []);
  });

  sceneTest('Play it yourself: the clicks of the visitor move the knight', async (page) => {
    await page.pass(3000);
    await choose(page, 'Play it yourself');
    await page.pass(1000);
    const {settings} = await page.state();
    assert.deepEqual([settings.mode, settings.board, settings.start], ['play', '5x5', 'a1']);
    await page.key('KeyC');
    await page.key('Enter');
    await page.pass(1000);
    assert.equal((await page.state()).path.length, 2);
  });

  for (const [what, file] of [
    ['the page', ''],
    ['the single file', 'knights-tour.html'],
  ]) {
    sceneTest(`come back with the title of ${what}`, {file}, async (page) => {
      await page.pass(3000);
      await choose(page, 'Play it yourself');
      await page.pass(2000);
      await page.clickElement('h1 a');
      await page.until(
        () => location.hash === '' && [...document.querySelectorAll('#choices > *')].some((each) => each.checkVisibility()),
      );
      assert.deepEqual(await offered(page), kOffered);
      assert.ok(page.url().endsWith(`/${file}`), page.url());
    });
  }

  sceneTest('end a game and a lesson that the visitor has begun meanwhile', async (page) => {
    await page.pass(3000);
    await page.evaluate(() => window.knightsTour.setState({settings: {mode: 'play', lesson: 'tour'}}));
    await page.pass(1000);
    await choose(page, 'Step through it');
    await page.pass(1000);
    const {mode, lesson} = (await page.state()).settings;
    assert.deepEqual([mode, lesson], ['watch', 'none']);
  });

  shared.test("wait for the board's script, if they come first", async (open) => {
    const page = await open(kDesktop);
    let late;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().endsWith('/knights-tour.js')) late = request;
      else request.continue();
    });
    const gone = page.goto(shared.server.url);
    await page.waitForSelector('knights-tour[aria-busy]');
    await choose(page, 'Watch a whole chessboard');
    assert.deepEqual(await offered(page), kOffered);
    await late.continue();
    await gone;
    await page.ready();
    const {settings, status} = await page.state();
    assert.deepEqual([settings.board, settings.algorithm, status], ['8x8', 'warnsdorff-backtracking', 'playing']);
    assert.deepEqual(await offered(page), []);
    assert.deepEqual(page.problems, []);
  });

  sceneTest("are accessible; the scene's steps are not announced", async (page) => {
    assert.equal(await page.$eval('knights-tour', (board) => board.getAttribute('aria-busy')), 'true');
    await page.pass(26_000);
    assert.equal(await page.$eval('knights-tour', (board) => board.getAttribute('aria-busy')), null);
    const tree = await page.accessibility.snapshot({root: await page.$('#choices'), interestingOnly: false});
    assert.deepEqual([tree.role, tree.name], ['navigation', 'What next?']);
    const named = tree.children
      .filter(({role}) => role !== 'none')
      .map(({role, name}) => [role, kOffered.find((choice) => name.startsWith(choice))]);
    assert.deepEqual(
      named,
      kOffered.map((choice) => ['button', choice]),
    );
  });

  sceneTest(
    'on a phone, fit below the board and stay until one is taken',
    {width: 390, height: 844, touch: true},
    async (page) => {
      const boxes = await page.$$eval('#choices > *', (all) =>
        all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().toJSON()),
      );
      assert.equal(boxes.length, kOffered.length);
      for (const {left, right, top, bottom, height} of boxes) {
        assert.ok(
          left >= 0 && right <= 390 && top >= 0 && bottom <= 844 && height >= 44,
          JSON.stringify({left, right, top, bottom}),
        );
      }
      await page.pass(3000);
      await page.key('ArrowRight');
      await page.pass(2000);
      assert.deepEqual(await offered(page), kOffered);
      await choose(page, 'Play it yourself');
      assert.deepEqual(await offered(page), []);
    },
  );

  shared.test('no choices are offered if the board cannot be drawn', async (open) => {
    const page = await open(kDesktop);
    await without('webgl2')(page);
    await page.goto(shared.server.url);
    await page.evaluate(() => window.knightsTour.ready.catch(() => {}));
    await page.until(() => document.querySelectorAll('#choices button').length === 0);
    assert.deepEqual(await offered(page), []);
    assert.ok(await page.$eval('header', (header) => header.textContent.includes('Article')));
  });
});
