// The first ten seconds of whoever opens the page with nothing after #, and what comes after them.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {control, pass, place, shareBrowser, state, until} from '../browser.mjs';

// The single file names no icon.
const shared = shareBrowser({overrides: {'/favicon.ico': (request, response) => response.writeHead(204).end()}});
const withClock = true;
const kDeadEnd = 14, kRest = 20;
const kDesktop = {width: 1280, height: 800};

// The page as a visitor finds it, with the clock standing still at its first frame. Nothing may be reported.
function sceneTest(name, body, {hash = '', file = '', media = [], before = () => {}, ...options} = {}) {
  shared.test(name, async (open) => {
    const page = await open({...kDesktop, withClock, ...options});
    await page.emulateMediaFeatures(media);
    await before(page);
    // By itself: until the browser has told of the page, the scene would have gone on.
    await page.evaluateOnNewDocument(() => addEventListener('DOMContentLoaded', () => window.knightsTour.ready.then(() => clock.go(0))));
    await page.goto(shared.server.url + file + hash);
    await page.evaluate(() => window.knightsTour.ready.then(() => clock.go(0)));
    await body(page);
    assert.deepEqual(page.problems, []);
  });
}

const hash = (page) => page.evaluate(() => location.hash);
const stepOf = async (page) => (await state(page)).step;
const offered = (page) => page.$$eval('#choices > *', (all) => all.filter((each) => each.checkVisibility()).map((each) => each.querySelector('b').textContent));
const kOffered = ['Step by step', 'Let it search', 'Read the story'];
const settingsOf = async (page) => (({board, start}) => ({board, start}))((await state(page)).settings);
const kScene = {board: '5x5', start: '2,2'}, kDefault = {board: '8x8', start: '0,0'};
const choose = (page, name) => page.evaluate((wanted) => [...document.querySelectorAll('#choices button')]
  .find((button) => button.textContent.includes(wanted)).click(), name);

// What was on the board, and for how many milliseconds: [{step, event, time}, ...].
async function watch(page, milliseconds) {
  const seen = [];
  for (let passed = 0; passed < milliseconds; passed += 50) {
    await pass(page, 50);
    const {step, event} = await state(page);
    if (seen.at(-1)?.step !== step) seen.push({step, event: event.type, time: 0});
    seen.at(-1).time += 50;
  }
  return seen;
}

describe('the scene', () => {
  sceneTest('goes step by step to the first dead end, back, and on, in about ten seconds, and rests', async (page) => {
    assert.deepEqual(await settingsOf(page), kScene);
    const seen = await watch(page, 16_000);
    assert.deepEqual(seen.map(({step}) => step), Array.from({length: kRest + 1}, (_, i) => i), 'each step is seen');
    const events = seen.map(({event}) => event);
    assert.deepEqual(events.slice(1, kDeadEnd + 1), Array(kDeadEnd).fill('advance'));
    assert.deepEqual(events.slice(kDeadEnd + 1, kDeadEnd + 3), ['backtrack', 'backtrack']);
    assert.deepEqual(events.slice(kDeadEnd + 3), Array(kRest - kDeadEnd - 2).fill('advance'));
    const lasted = seen.slice(0, -1).reduce((sum, {time}) => sum + time, 0);
    assert.ok(lasted > 8000 && lasted < 12_500, `${lasted} ms`);
    assert.ok(seen[kDeadEnd].time >= 1500, 'the dead end can be read');
    assert.ok(seen.every(({time}) => time >= 300), 'no two steps at once');
    const {frame, status} = await state(page);
    assert.equal(status, 'paused');
    await pass(page, 60_000);
    assert.deepEqual((await state(page)).frame, frame, 'nothing moves any more');
    assert.equal(await hash(page), '', 'nobody has changed anything');
    assert.deepEqual(await offered(page), kOffered);
  });

  for (const [what, file] of [['the page', ''], ['the single file', 'knights-tour.html']]) {
    sceneTest(`with anything after # there is none: ${what}`, async (page) => {
      assert.deepEqual(await settingsOf(page), kDefault);
      assert.deepEqual(await offered(page), []);
      await pass(page, 15_000);
      assert.equal(await stepOf(page), 0);
    }, {hash: '#v=1', file});
  }

  sceneTest('the single file has it too, and names nothing that may not be beside it', async (page) => {
    await pass(page, 5000);
    assert.ok(await stepOf(page) > 5);
    assert.deepEqual(await offered(page), kOffered.slice(0, 2));
  }, {file: 'knights-tour.html'});

  sceneTest('waits until somebody looks', async (page) => {
    await page.evaluate(() => Object.defineProperty(document, 'hidden', {configurable: true, value: true}));
    await pass(page, 20_000);
    assert.equal(await stepOf(page), 0);
    await page.evaluate(() => delete document.hidden);
    await pass(page, 5000);
    const step = await stepOf(page);
    assert.ok(step > 5 && step < kDeadEnd, `step ${step}`);
  });

  sceneTest('with less motion it is a still of the dead end, with the same choices', async (page) => {
    assert.deepEqual(await settingsOf(page), kScene);
    await pass(page, 20_000);
    const {step, status} = await state(page);
    assert.deepEqual([step, status], [kDeadEnd, 'paused']);
    assert.deepEqual(await offered(page), kOffered);
    assert.equal(await hash(page), '');
    await page.evaluate(() => window.knightsTour.step(1));
    await pass(page, 2000);
    assert.equal(await hash(page), `#v=1&board=5x5&start=2,2&step=${kDeadEnd + 1}`);
  }, {media: [{name: 'prefers-reduced-motion', value: 'reduce'}]});
});

describe('any input ends it where it is', () => {
  const inputs = {
    'a press beside the board': (page) => page.mouse.click(900, 20),
    'a press on the board\'s edge': (page) => page.mouse.click(5, 200),
    'the wheel': (page) => page.mouse.move(900, 20).then(() => page.mouse.wheel({deltaY: 5})),
    'a key': (page) => page.keyboard.press('Shift'),
    'a control pressed by helping technology': (page) => page.evaluate(() => document.getElementById('choices').click()),
  };
  for (const [what, act] of Object.entries(inputs)) {
    sceneTest(what, async (page) => {
      await pass(page, 3000);
      await act(page);
      const step = await stepOf(page);
      assert.ok(step > 0 && step < kDeadEnd, `step ${step}`);
      await pass(page, 15_000);
      assert.equal(await stepOf(page), step);
      assert.deepEqual(await settingsOf(page), kScene);
      assert.equal(await hash(page), '', 'nothing has changed');
      assert.deepEqual(await offered(page), kOffered);
    });
  }

  sceneTest('a pointer that only moves does not', async (page) => {
    await page.mouse.move(300, 300);
    await pass(page, 3000);
    const step = await stepOf(page);
    await page.mouse.move(320, 320);
    await pass(page, 3000);
    assert.ok(await stepOf(page) > step);
  });

  sceneTest('a finger', async (page) => {
    await pass(page, 3000);
    await page.touchscreen.tap(195, 20);
    const step = await stepOf(page);
    await pass(page, 15_000);
    assert.equal(await stepOf(page), step);
  }, {width: 390, height: 844, touch: true});

  sceneTest('and does what it does: the board goes on from there, and the address follows', async (page) => {
    await pass(page, 3000);
    const step = await stepOf(page);
    await page.mouse.click(...await place(page, 'forward'));
    await pass(page, 2000);
    assert.equal(await stepOf(page), step + 1);
    assert.equal(await hash(page), `#v=1&board=5x5&start=2,2&step=${step + 1}`);
    await page.evaluate(() => history.back());
    await until(page, () => location.hash === '');
    await pass(page, 2000);
    assert.deepEqual([await settingsOf(page), await stepOf(page)], [kDefault, 0]);
    assert.equal(await hash(page), '');
  });
});

describe('a script\'s call ends it, and finds the page as with #v=1', () => {
  const calls = {
    'step(3)': {call: () => window.knightsTour.step(3), step: 3},
    'seek(40)': {call: () => window.knightsTour.seek(40), step: 40},
    'setState()': {call: () => window.knightsTour.setState({settings: {board: '6x6'}, step: 7}), step: 7, board: '6x6'},
    'pause()': {call: () => window.knightsTour.pause(), step: 0},
  };
  for (const [what, {call, step, board = '8x8'}] of Object.entries(calls)) {
    sceneTest(what, async (page) => {
      await pass(page, 3000);
      await page.evaluate(call);
      const seen = await state(page);
      assert.deepEqual([seen.settings.board, seen.settings.start, seen.step], [board, '0,0', step], 'at once');
      await pass(page, 15_000);
      assert.deepEqual([(await settingsOf(page)).board, await stepOf(page)], [board, step]);
    });
  }

  sceneTest('an attribute that is set does so too', async (page) => {
    await pass(page, 3000);
    await page.evaluate(() => window.knightsTour.setAttribute('theme', 'dark'));
    await pass(page, 100);
    const step = await stepOf(page);
    await pass(page, 15_000);
    assert.equal(await stepOf(page), step);
  });

  sceneTest('whoever only asks disturbs nothing', async (page) => {
    await page.evaluate(() => [window.knightsTour.getState(), window.knightsTour.controls(), window.knightsTour.permalink()]);
    await pass(page, 15_000);
    assert.equal(await stepOf(page), kRest);
  });
});

describe('the ways to go on', () => {
  sceneTest('step by step: the same board at its start, the code beside it, the keys at hand', async (page) => {
    await pass(page, 3000);
    await choose(page, 'Step by step');
    await pass(page, 2000);
    assert.deepEqual([await settingsOf(page), await stepOf(page)], [kScene, 0]);
    assert.equal((await control(page, 'panel=code')).checked, true);
    assert.deepEqual(await offered(page), []);
    await page.keyboard.press('ArrowRight');
    await pass(page, 100);
    assert.equal(await stepOf(page), 1);
    await pass(page, 2000);
    assert.equal(await hash(page), '#v=1&board=5x5&start=2,2&step=1&panels=code');
    await page.evaluate(() => history.back());
    await until(page, () => location.hash === '');
    await pass(page, 2000);
    assert.deepEqual(await settingsOf(page), kDefault);
  });

  sceneTest('let it search: the chessboard, from the start, at the default speed', async (page) => {
    await pass(page, 16_000);
    await choose(page, 'Let it search');
    await pass(page, 1000);
    const {status, settings, step} = await state(page);
    assert.deepEqual([status, settings.board, settings.speed], ['playing', '8x8', 'frame']);
    assert.ok(step > 40 && step < 70, `step ${step}`);
    assert.deepEqual(await offered(page), []);
  });

  sceneTest('read the story: the article', async (page) => {
    assert.equal(await page.$eval('#choices a', (link) => new URL(link.href).pathname), '/examples/backtracking.html');
  });

  sceneTest('are heard: a named group of named buttons and a link, and not a word for each step of the scene', async (page) => {
    assert.equal(await page.$eval('knights-tour', (board) => board.getAttribute('aria-busy')), 'true');
    await pass(page, 16_000);
    assert.equal(await page.$eval('knights-tour', (board) => board.getAttribute('aria-busy')), null);
    const tree = await page.accessibility.snapshot({root: await page.$('#choices'), interestingOnly: false});
    assert.deepEqual([tree.role, tree.name], ['navigation', 'Ways to go on']);
    const named = tree.children.map(({role, name}) => [role, name.split(' ').slice(0, 3).join(' ')]);
    assert.deepEqual(named, [['button', kOffered[0]], ['button', kOffered[1]], ['link', kOffered[2]]]);
  });

  sceneTest('a phone: they are in sight with the board, large enough for a finger, and make way', async (page) => {
    const boxes = await page.$$eval('#choices > *', (all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    for (const {left, right, top, bottom, height} of boxes) {
      assert.ok(left >= 0 && right <= 390 && top >= 0 && bottom <= 844 && height >= 44, JSON.stringify({left, right, top, bottom}));
    }
    await pass(page, 3000);
    await page.keyboard.press('ArrowRight');
    await pass(page, 2000);
    assert.deepEqual(await offered(page), []);
  }, {width: 390, height: 844, touch: true});

  shared.test('a board that can not be drawn leaves what can be read', async (open) => {
    const page = await open({...kDesktop});
    await page.evaluateOnNewDocument(() => { HTMLCanvasElement.prototype.getContext = () => null; });
    await page.goto(shared.server.url);
    await page.evaluate(() => window.knightsTour.ready.catch(() => {}));
    await until(page, () => document.querySelectorAll('#choices button').length === 0);
    assert.deepEqual(await offered(page), kOffered.slice(2));
  });
});
