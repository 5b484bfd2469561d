// What the checks of the hostile host page share: a visit of one engine to its pages, and what a reader does there.
//
// A board is named by a path through open shadow roots: '#plain', '#one >>> knights-tour'.
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';
import {serveHost} from './server.mjs';

export {sleep};
export const kPlain = '#plain';
export const kFirst = '#one >>> knights-tour';
export const kSecond = '#two >>> knights-tour';

// One check's pages and servers; end() closes them, and fails for whatever a page has reported.
export class Visit {
  pages = [];
  servers = [];

  // `options`: of every server, see server.mjs.
  constructor(engine, options = {}) {
    Object.assign(this, {engine, options});
  }

  async serve(options = {}) {
    const server = await serveHost({...this.options, ...options});
    this.servers.push(server);
    return server;
  }

  // `problems`: what a check expects to be reported is not held against the page.
  async open(path, {problems = false, server, ...options} = {}) {
    const host = server ?? this.servers[0] ?? await this.serve();
    const page = await this.engine.open(new URL(path, host.url).href, options);
    page.problemsExpected = problems;
    this.pages.push(page);
    return page;
  }

  async judge() {
    for (const page of this.pages.filter(({problemsExpected}) => !problemsExpected)) {
      assert.deepEqual(await page.evaluate(() => probe.problems), [], 'nothing is reported');
    }
  }

  async end() {
    for (const page of this.pages) await page.close().catch(() => {});
    for (const server of this.servers) await server.close();
  }
}

export const state = (page, path) => page.evaluate((wanted) => probe.find(wanted).getState(), path);
export const scrollTo = (page, path) => page.evaluate((wanted) => {
  probe.find(wanted).scrollIntoView({block: 'center', behavior: 'instant'});
}, path);

// Until `check`, run in the page, is true.
export async function until(page, what, check, ...values) {
  const deadline = Date.now() + 20_000;
  while (!await page.evaluate(check, ...values)) {
    if (Date.now() > deadline) throw new assert.AssertionError({message: `${what}: not within 20 seconds`});
    await sleep(50);
  }
}

// Until the board draws nothing more.
export async function settle(page, path) {
  let before = await state(page, path);
  for (let i = 0; i < 100; ++i) {
    await sleep(100);
    const after = await state(page, path);
    if (after.frame.drawn === before.frame.drawn && after.frame.requested === after.frame.drawn) return after;
    before = after;
  }
  throw new assert.AssertionError({message: 'the board does not come to rest'});
}

// Scrolled to and drawn.
export async function live(page, path = kPlain) {
  await scrollTo(page, path);
  await page.evaluate(async (wanted) => {
    const late = new Promise((resolve, reject) => setTimeout(reject, 30_000, new Error('the board is not ready after 30 seconds')));
    await Promise.race([probe.find(wanted).ready, late]);
  }, path);
  return settle(page, path);
}

// Where a control is, in CSS pixels of the viewport, at a share of its width and height; scrolled into sight.
export async function spot(page, path, id, x = 0.5, y = 0.5) {
  const place = await page.evaluate((wanted, control, shareX, shareY) => {
    const board = probe.find(wanted);
    const {rect} = board.controls().find((one) => one.id === control) ?? {};
    if (!rect) return undefined;
    const across = rect.x + rect.width * shareX;
    const down = () => board.getBoundingClientRect().y + rect.y + rect.height * shareY;
    const kMargin = 10;
    if (down() < kMargin || down() > innerHeight - kMargin) scrollBy({top: down() - innerHeight / 2, behavior: 'instant'});
    return [board.getBoundingClientRect().x + across, down()];
  }, path, id, x, y);
  if (!place) throw new assert.AssertionError({message: `there is no control '${id}' on the board`});
  return place;
}

export async function press(page, path, id, x, y) {
  await page.click(...await spot(page, path, id, x, y));
  await sleep(100);
}

// The step that the board shows, once it shows `wanted` or two seconds have passed.
export async function stepSoon(page, path, wanted) {
  for (let i = 0; i < 40; ++i) {
    if ((await state(page, path)).step === wanted) break;
    await sleep(50);
  }
  return (await state(page, path)).step;
}

export const focus = (page, path) => page.evaluate((wanted) => probe.find(wanted).focus(), path);
// All the words that a reader can see or hear in a board.
export const wordsOf = (page, path) => page.evaluate((wanted) => probe.find(wanted).shadowRoot.textContent, path);
