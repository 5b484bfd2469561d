// A reader who works through a lesson on the page by clicks, by keys, or with a finger.
import assert from 'node:assert/strict';
import {deflateRawSync} from 'node:zlib';
import {optionsAndBody} from '../browser.mjs';

export const packedOf = (text) => `.${deflateRawSync(Buffer.from(text)).toString('base64url')}`;

// A lesson that somebody has made.
export const kMini = {
  id: 'mine',
  title: 'My own',
  summary: 'Short.',
  minutes: 1,
  stops: [
    {
      title: 'Here',
      settings: {board: '5x5', start: 'a5'},
      run: {until: 'dead-end'},
      text: ['Stuck <b>at</b> step 20.'],
      look: [{square: 'b2', kind: 'wrong', text: 'stuck'}, {step: 20}],
      claims: [{measure: 'step', is: 20}],
      question: {kind: 'square', ask: 'Where is the knight?', answer: 'b2', measure: 'knight', why: 'It is in a frame.'},
    },
    {title: 'There', settings: {board: '6x6', panels: 'stack'}, run: {to: 7}, text: ['Seven.'], look: [{stack: 8}]},
  ],
};

// A page's address with a lesson, and a press of what its panel has.
export const link = (value) => `#lesson=${value}`;
export const press = (page, what) => page.$eval(`>>> .lesson ${what}`, (button) => button.click());
// A click where the pointer is, on what stands there by then.
export const click = async (page, selector) => (await page.find(selector)).click();

export async function present(page) {
  await page.focus('>>> canvas');
  await page.key('f');
  await page.until(() => window.knightsTour.shadowRoot.querySelector('.presenting'));
}

// What the panel says now; null where there is none.
export const panel = (page) =>
  page.evaluate(() => {
    const all = window.knightsTour.shadowRoot.querySelector('.lesson');
    if (!all) return null;
    const text = (what) => all.querySelector(what)?.textContent ?? null;
    return {
      name: text('header p'),
      title: text('h2'),
      next: text('footer .next'),
      reply: text('.reply'),
      alert: text('[role=alert]'),
      list: [...all.querySelectorAll('li')].map((li) => li.textContent),
      body: text('.body'),
    };
  });

// Until the stop with this heading is shown, and the board is where it belongs.
export async function atStop(page, title) {
  await page.until((wanted) => window.knightsTour.shadowRoot.querySelector('.lesson h2')?.textContent === wanted, title);
  await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson[aria-busy]'));
  await page.settle();
}

const inside = (what) => `>>> .lesson ${what}`;

async function middleOf(page, selector) {
  const handle = await page.$(selector);
  assert.ok(handle, selector);
  // Where it stays: the answer to a question makes room for itself.
  await handle.evaluate(async (element) => {
    for (let before = null, now = ''; before !== now; ) {
      element.scrollIntoView({block: 'nearest'});
      before = now;
      await new Promise(requestAnimationFrame);
      now = JSON.stringify(element.getBoundingClientRect());
    }
  });
  const box = await handle.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Each presses what a selector names, writes into it, and chooses a square of the board: its share of the board's sides.
const byHand = {
  clicks: {
    press: async (page, selector) => page.mouse.click(...(await middleOf(page, selector))),
    write: async (page, selector, text) => {
      await page.mouse.click(...(await middleOf(page, selector)));
      await page.keyboard.type(text);
    },
    square: async (page, x, y) => page.mouse.click(...(await page.place('board', x, y))),
    next: inside('footer .next'),
  },
  finger: {
    press: async (page, selector) => page.touchscreen.tap(...(await middleOf(page, selector))),
    write: async (page, selector, text) => {
      await page.touchscreen.tap(...(await middleOf(page, selector)));
      await page.keyboard.type(text);
    },
    square: async (page, x, y) => page.touchscreen.tap(...(await page.place('board', x, y))),
    next: inside('footer .next'),
  },
};

const focused = (page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.dataset?.wanted ?? null;
  });

// Tab after Tab, until the focus is there.
async function tabTo(page, selector) {
  await page.$eval(selector, (element) => {
    element.dataset.wanted = 'yes';
  });
  for (let i = 0; i < 150 && (await focused(page)) !== 'yes'; ++i) await page.key('Tab');
  assert.equal(await focused(page), 'yes', `Tab does not lead to ${selector}`);
  await page.$eval(selector, (element) => {
    delete element.dataset.wanted;
  });
}

byHand.keys = {
  press: async (page, selector) => {
    await tabTo(page, selector);
    await page.key('Enter');
  },
  write: async (page, selector, text) => {
    await tabTo(page, selector);
    await page.keyboard.type(text);
  },
  square: null, // its name is written
  next: 'PageDown',
};

async function answer(page, {kind, answer: right}, how) {
  const {press, write, square} = byHand[how];
  const submit = inside('.question .entry button.main');
  if (kind === 'choice') {
    await press(page, inside(`.choices button:nth-child(${right})`));
  } else if (kind === 'square' && square && /^[a-z]\d+$/.test(right)) {
    await page.shown('board');
    const [rows, cols = rows] = (await page.evaluate(() => window.knightsTour.getState({path: false}).settings.board))
      .split('x')
      .map(Number);
    await square(page, (right.charCodeAt(0) - 96.5) / cols, (rows - right.slice(1) + 0.5) / rows);
  } else {
    await write(page, inside('.question input'), String(right));
    await press(page, submit);
  }
  await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson .reply').textContent.startsWith('Right. '));
}

const kJumps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

// The middle of a square that the knight can move to, as shares of the board's sides; null where there is none.
function freeSquare({settings: {board}, path}) {
  const [rows, cols = rows] = board.split('x').map(Number);
  const [row, col] = path.at(-1);
  const isFree = (r, c) => r >= 0 && c >= 0 && r < rows && c < cols && !path.some(([y, x]) => y === r && x === c);
  const [down, right] = kJumps.find(([y, x]) => isFree(row + y, col + x)) ?? [];
  return down === undefined ? null : [(col + right + 0.5) / cols, (row + down + 0.5) / rows];
}

const givenMoves = (page) => page.evaluate(() => window.knightsTour.getState({path: false}).settings.given);

// Where the reader should play: a move, or one back if the knight is stuck.
async function makeMove(page, how) {
  const before = await givenMoves(page);
  const at = await page.state();
  const free = freeSquare(at);
  const isGraph = at.settings.graph !== 'none';
  if (how !== 'keys' && free && !isGraph) {
    await page.shown('board');
    await byHand[how].square(page, ...free);
  } else {
    await page.focus('>>> canvas');
    for (const key of free || isGraph ? ['c', 'Enter'] : ['ArrowLeft']) await page.press(key);
  }
  await page.until((was) => window.knightsTour.getState({path: false}).settings.given !== was, before);
}

// From its first stop to its end, with every question answered rightly.
export async function goThrough(page, lesson, how) {
  for (const [i, stop] of lesson.stops.entries()) {
    await atStop(page, stop.title);
    const {name} = await panel(page);
    assert.equal(name, `${lesson.title} · ${i + 1} of ${lesson.stops.length}`);
    const whole = await page.$eval(inside('footer .next'), (button) => {
      const box = button.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    });
    assert.ok(whole, 'Next is in the window');
    assert.equal(
      await page.evaluate(() => window.knightsTour.getState({path: false}).settings.mode),
      stop.settings?.mode ?? 'watch',
    );
    if (stop.settings?.mode === 'play') await makeMove(page, how);
    if (stop.question) await answer(page, stop.question, how);
    const {press, next} = byHand[how];
    if (next === 'PageDown') {
      await page.focus(inside('.body'));
      await page.key('PageDown');
    } else {
      await press(page, next);
    }
  }
  await atStop(page, 'Lesson complete');
  const asked = lesson.stops.filter(({question}) => question).length;
  assert.match((await panel(page)).body, new RegExp(`You got ${asked} of ${asked} right on the first try\\.`));
  await page.waitFrames();
}

// pageTest() in which nothing is walked.
export const calmTest =
  (shared) =>
  (name, hash, ...rest) => {
    const [options, body] = optionsAndBody(rest);
    shared.pageTest(name, hash, {calm: true, ...options}, body);
  };

// calmTest() in which nothing is remembered from one test to the next.
export const freshTest =
  (shared) =>
  (name, hash, ...rest) => {
    const [options, body] = optionsAndBody(rest);
    calmTest(shared)(name, hash, options, async (page) => {
      try {
        await body(page);
      } finally {
        await page.evaluate(() => localStorage.clear());
      }
    });
  };
