// A page with a board, in Chromium, Firefox or WebKit: what a test does to it and asks of it.
//
//   await page.click('forward');              a real click on a control of the canvas, by its id
//   (await page.state()).step                 what getState() returns
//   await page.board('#b').settle();          the same page, with another of its boards
//
// The pages of browser.mjs (Chromium) and of engines.mjs (all engines) are BoardPages. Each driver implements evaluate(), clickAt(),
// tapAt(), key() and picture(). Every other member of the driver's own page can be used as if it were one of these: page.mouse,
// page.goto(), page.$eval().
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import {focusedNode, nodesOf} from './accessible.mjs';

export {sleep};

const kThrottle = Number(process.env.KT_THROTTLE ?? 1);
// Long enough for any machine: only failures take so long.
export const patience = (milliseconds) => milliseconds * Math.max(1, kThrottle);
// How long a test waits for what should happen. The tool remedies.mjs waits for what does not happen, and shortens it.
export const limits = {soon: patience(60_000)};

/**
 * Repeats `read()` until it returns a true value, which is the result.
 * @param {() => any} read @param {string} what @param {number} [pause] milliseconds between two times
 */
export async function eventually(read, what, pause = 20) {
  for (const end = performance.now() + limits.soon; ; await sleep(pause)) {
    const found = await read();
    if (found) return found;
    if (performance.now() > end) throw new assert.AssertionError({message: `${what}: not within ${limits.soon / 1000} seconds`});
  }
}

/** Fails unless `read()` comes to equal `expected`. @param {() => any} read @param {any} expected @param {string} [message] */
export async function becomes(read, expected, message) {
  let seen;
  await eventually(async () => isDeepStrictEqual((seen = await read()), expected), 'becomes').catch(() =>
    assert.deepEqual(seen, expected, message),
  );
}

/** Waits until `check`, run in a page or frame, is true. A text before it is what a failure says. */
export function until(context, ...rest) {
  const [what, check, ...values] = typeof rest[0] === 'string' ? rest : [`${rest[0]} ${rest.slice(1)}`, ...rest];
  return eventually(() => context.evaluate(check, ...values), what);
}

const kFind = (path) =>
  path.split(' >>> ').reduce((root, selector) => (root?.shadowRoot ?? root)?.querySelector(selector), document);
const isCalled = (wanted, name) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

/**
 * @typedef {{id: string, label: string, role: string, enabled: boolean, checked?: boolean, value?: any, max?: number,
 *   rect: {x: number, y: number, width: number, height: number}}} Control
 * @typedef {{role: string, name: string, value?: string, level?: number, description?: string, disabled?: boolean}} Node
 */
export class BoardPage {
  /** @param page the driver's page @param {string} path selectors through open shadow roots: 'x-card#one >>> knights-tour' */
  constructor(page, path = 'knights-tour') {
    Object.assign(this, {page, path});
    return new Proxy(this, {
      get(target, name, self) {
        if (name in target) return Reflect.get(target, name, self);
        const value = page[name];
        return typeof value === 'function' ? value.bind(page) : value;
      },
    });
  }

  /** The same page with another of its boards. @param {string} path @returns {BoardPage} */
  board(path) {
    return Object.assign(new this.constructor(this.page, path), {delay: this.delay});
  }

  /** Runs `body(board, ...values)` in the page. */
  onBoard(body, ...values) {
    return this.evaluate(
      new Function('...values', `return (${body})((${kFind})(${JSON.stringify(this.path)}), ...values);`),
      ...values,
    );
  }

  // Waiting.

  /** Until `check(...values)`, run in the page, is true. A text before it is what a failure says. */
  until(...rest) {
    return until(this, ...rest);
  }

  /** Until getState() has these members and settings: {step: 7, board: '6x6'}. @param {Record<string, any>} wanted */
  untilState(wanted) {
    return eventually(
      () =>
        this.onBoard((board, members) => {
          const state = board?.getState?.({path: false});
          const valueOf = (key) => (key in state && typeof state[key] !== 'object' ? state[key] : state.settings[key]);
          return Boolean(state) && Object.entries(members).every(([key, value]) => valueOf(key) === value);
        }, wanted),
      JSON.stringify(wanted),
    );
  }

  /** Fails unless the board reaches this step. @param {number} wanted @param {string} [message] */
  stepIs(wanted, message) {
    return becomes(async () => (await this.state()).step, wanted, message);
  }

  /** Until the board has drawn its first frame. Rejects if it cannot. */
  ready() {
    return this.onBoard(async (board, most) => {
      let timer;
      const late = new Promise((resolve, reject) => {
        timer = setTimeout(reject, most, new Error('the board is not ready after a minute'));
      });
      try {
        await Promise.race([board.ready, late]);
      } finally {
        clearTimeout(timer);
      }
    }, patience(60_000));
  }

  /** Until the board has drawn everything that was asked for; of one that plays, a few frames. */
  settle() {
    return this.onBoard(async (board, most) => {
      const kFollowed = 12,
        kRest = 3;
      if (window.clock?.isFree === false) return clock.go(250);
      const first = board.getState().frame.drawn;
      for (let end = Date.now() + most, resting = 0; resting < kRest; ) {
        await new Promise(requestAnimationFrame);
        const {
          status,
          frame: {drawn, requested},
        } = board.getState({path: false});
        resting = drawn === requested ? resting + 1 : 0;
        if (status === 'playing' && drawn >= first + kFollowed) return;
        if (Date.now() > end) throw new Error('the board does not come to rest');
      }
    }, limits.soon);
  }

  /** Scrolls to the board, and waits until it is drawn. */
  async live() {
    await this.scrollTo();
    await this.ready();
    await this.settle();
  }

  /** Until the browser has made some frames: by then observers have seen everything. @param {number} [count] */
  waitFrames(count = 5) {
    return this.evaluate(async (n) => {
      if (window.clock?.isFree === false) return clock.go(0);
      for (let i = 0; i < n; ++i) await new Promise(requestAnimationFrame);
    }, count);
  }

  /** On a page with a clock (clock.js): lets time pass, then stops it. @param {number} milliseconds */
  pass(milliseconds) {
    return this.evaluate((time) => clock.go(time), milliseconds);
  }
  /** Lets the time of such a page run again. */
  run() {
    return this.evaluate(() => clock.run());
  }

  // Asking.

  /** @returns {Promise<any>} what getState() returns */
  state() {
    return this.onBoard((board) => board.getState());
  }
  /** Calls a method of the board, and waits for its promise. @param {string} method */
  call(method, ...values) {
    return this.onBoard((board, name, all) => board[name](...all), method, values);
  }
  /** Changes settings. @param {Record<string, any>} settings */
  set(settings) {
    return this.call('setState', {settings});
  }
  /** @returns {Promise<Control[]>} */
  controls() {
    return this.call('controls');
  }
  /** Whether the canvas has a control. @param {string} id */
  async shows(id) {
    return (await this.controls()).some((one) => one.id === id);
  }
  /** @param {string} id @returns {Promise<Control>} */
  async control(id) {
    const all = await this.controls();
    return all.find((one) => one.id === id) ?? assert.fail(`there is no control '${id}' on the board`);
  }
  /** Waits for a control. @param {string} id @returns {Promise<Control>} */
  async shown(id) {
    await eventually(
      () => this.onBoard((board, wanted) => board?.controls?.().some((one) => one.id === wanted), id),
      `the control ${id}`,
    );
    return this.control(id);
  }
  /** Its error events since listen(). @returns {Promise<{kind: string, message: string}[]>} */
  errors() {
    return this.evaluate(() => window.errors);
  }
  /** Collects error events. Before the page is opened. */
  listen() {
    return this.page.evaluateOnNewDocument(() => {
      window.errors = [];
      addEventListener(
        'error',
        (event) => {
          if (event instanceof CustomEvent) window.errors.push(event.detail);
        },
        true,
      );
    });
  }
  /** The message in the place of the board or over it, and where its button is. */
  message() {
    return this.onBoard(({shadowRoot}) => {
      const [message, again, dismiss] = ['.message', '.again', '.dismiss'].map((name) => shadowRoot.querySelector(name));
      const box = again.getBoundingClientRect();
      return {
        text: message.checkVisibility() ? message.querySelector('.reason').textContent : '',
        button: again.checkVisibility()
          ? {x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height, width: box.width}
          : null,
        canClose: dismiss.checkVisibility(),
        words: !message.querySelector('slot').hidden,
      };
    });
  }
  /** Until there is a message whose button tries again. @returns {ReturnType<BoardPage['message']>} */
  async failure() {
    await eventually(
      () =>
        this.onBoard(
          (board) =>
            board?.shadowRoot?.querySelector('.again').checkVisibility() &&
            !/^Trying/.test(board.shadowRoot.querySelector('.reason').textContent),
        ),
      'a message with a button',
    );
    return this.message();
  }
  /** Presses the button of the message. */
  async tryAgain() {
    const {button} = await this.message();
    await this.clickAt(button.x, button.y);
  }

  // Input.

  /** Where a control is in the window, at a share of its width and height, once it stays there. @returns {Promise<[number, number]>} */
  async place(id, x = 0.5, y = 0.5) {
    await this.shown(id);
    const look = () =>
      this.onBoard(
        (board, wanted, across, down) => {
          const {rect} = board.controls().find((one) => one.id === wanted);
          const canvas = board.shadowRoot.querySelector('canvas').getBoundingClientRect();
          return [canvas.x + rect.x + rect.width * across, canvas.y + rect.y + rect.height * down];
        },
        id,
        x,
        y,
      );
    let found = await look();
    for (let left = 30; left > 0; --left) {
      await this.evaluate(() => {
        if (window.clock?.isFree === false) return undefined;
        return new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      });
      const before = found;
      found = await look();
      if (String(found) === String(before)) break;
    }
    return found;
  }
  /** The same, scrolled into the window. @returns {Promise<[number, number]>} */
  async reach(id, x, y) {
    const [, top] = await this.place(id, x, y);
    await this.evaluate((at) => {
      if (at < 0 || at > innerHeight) scrollBy({top: at - innerHeight / 2, behavior: 'instant'});
    }, top);
    return this.place(id, x, y);
  }
  /** A real click on a control, at a share of its width and height. @param {string} id */
  async click(id, x, y) {
    await this.clickAt(...(await this.reach(id, x, y)));
    await this.settle();
  }
  /** A finger's tap on a control. @param {string} id */
  async tap(id, x, y) {
    await this.tapAt(...(await this.reach(id, x, y)));
    await this.settle();
  }
  /** Presses keys one after the other: 'ArrowDown*3 Control+f Enter'. @param {string} words */
  async keys(words) {
    for (const word of words.split(' ')) {
      const [chord, times = 1] = word.split('*');
      for (let i = 0; i < Number(times); ++i) await this.key(chord);
    }
  }
  /** Presses a key, and waits until the board has answered. @param {string} chord */
  async press(chord) {
    await this.key(chord);
    await this.settle();
  }
  scrollTo() {
    return this.onBoard((board) => board.scrollIntoView({block: 'center', behavior: 'instant'}));
  }
  focusBoard() {
    return this.onBoard((board) => board.focus());
  }
  /** Takes the focus away from everything. */
  blur() {
    return this.evaluate(() => document.activeElement.blur());
  }
  /** Adds space below the board, so that the full page scrolls like a page around an embedded board. */
  makeScrollable() {
    return this.evaluate(() => {
      document.documentElement.style.paddingBottom = '1000px';
    });
  }

  // As with a screen reader (Chromium): by role and accessible name.

  /** The accessibility tree, in its order. @returns {Promise<Node[]>} */
  async nodes() {
    return nodesOf(await this.page.accessibility.snapshot({interestingOnly: false}));
  }
  /** The innermost node that has the focus. */
  async focused() {
    this.session ??= await this.page.createCDPSession();
    return focusedNode(this.session);
  }
  /** Waits for a node. @param {string} role @param {string | RegExp} name @returns {Promise<Node>} */
  async named(role, name) {
    let names = [];
    const find = async () => {
      const all = (await this.nodes()).filter((node) => node.role === role);
      names = all.map((node) => node.name);
      return all.find((node) => isCalled(name, node.name));
    };
    return eventually(find, `the ${role} '${name}'`, 100).catch((error) => {
      throw new Error(`${error.message}, among ${names.join(' | ')}`);
    });
  }
  /** Until the focused node has this name. @param {string} name */
  focusIs(name) {
    return becomes(async () => (await this.focused()).name, name);
  }
  /** Presses Tab until a node has the focus. Returns the stops on the way. */
  async tabTo(role, name) {
    const way = [];
    for (let i = 0; i < 60; ++i) {
      await this.key('Tab');
      const now = await this.focused();
      way.push(`${now.role} ${now.name}`);
      if (now.role === role && isCalled(name, now.name)) return way;
    }
    throw new Error(`Tab does not come to the ${role} '${name}': ${way.join(' | ')}`);
  }
  /** Until the elements that mirror the canvas are there. */
  mirrored() {
    return eventually(
      () => this.onBoard((board) => board.shadowRoot.querySelectorAll('.mirror .unseen').length > 20),
      'the mirror',
    );
  }

  // Dialogs, and what else is in shadow roots (Chromium), which Puppeteer's own waiting does not watch.

  /** @param {string} selector */
  find(selector) {
    return eventually(() => this.page.$(`>>> ${selector}`), selector);
  }
  gone(selector) {
    return eventually(async () => !(await this.page.$(`>>> ${selector}`)), `no ${selector}`);
  }
  async pressButton(text) {
    return (await this.find(`button ::-p-text(${text})`)).click();
  }
  /** Opens the Share dialog at a section. @param {string} section */
  async openShare(section) {
    await this.call('share');
    await (await this.find(`#tab-${section}`)).click();
  }
  /** A click on an element of the page, as Puppeteer's page.click(). @param {string} selector */
  clickElement(selector, options) {
    return this.page.click(selector, options);
  }
}
