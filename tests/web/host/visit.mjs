// Helpers for the checks of the hostile host page: a visit of one engine to its pages, and the actions of a reader.
//
// A board is named by a path through open shadow roots: '#plain', '#one >>> knights-tour'.
import assert from 'node:assert/strict';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {edit, kDist, serveHost} from './server.mjs';

// How long a check waits for what should come, in milliseconds.
export const limits = {soon: 30_000};
export const kPlain = '#plain';
export const kFirst = '#one >>> knights-tour';
export const kSecond = '#two >>> knights-tour';

// One check's pages and servers; end() closes them, and fails for whatever a page has reported.
export class Visit {
  pages = [];
  servers = [];
  folders = [];

  // `options`: of every server, see server.mjs.
  constructor(engine, options = {}) {
    Object.assign(this, {engine, options});
  }

  async serve(options = {}) {
    const server = await serveHost({...this.options, ...options});
    this.servers.push(server);
    return server;
  }

  // The address of a folder on the disk with dist in it, or with some of its files only.
  async folder(names) {
    const {dist, edits = []} = this.options;
    const folder = await mkdtemp(join(tmpdir(), 'knights-tour-'));
    this.folders.push(folder);
    await cp(dist ?? kDist, folder, {recursive: true, filter: (path) => !names || !/\.\w+$/.test(path) || names.some((name) => path.endsWith(name))});
    for (const {file} of edits) {
      const path = join(folder, file);
      await writeFile(path, edit(file, await readFile(path, 'utf8'), edits));
    }
    return pathToFileURL(`${folder}/`);
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
    for (const folder of this.folders) await rm(folder, {recursive: true, force: true});
  }
}

export const state = (page, path) => page.evaluate((wanted) => probe.find(wanted).getState(), path);
export const scrollTo = (page, path) => page.evaluate((wanted) => {
  probe.find(wanted).scrollIntoView({block: 'center', behavior: 'instant'});
}, path);

// Until `check`, run in the page, is true.
export async function until(page, what, check, ...values) {
  const deadline = Date.now() + limits.soon;
  while (!await page.evaluate(check, ...values)) {
    if (Date.now() > deadline) throw new assert.AssertionError({message: `${what}: not within ${limits.soon / 1000} seconds`});
    await sleep(30);
  }
}

// Until the board draws nothing more.
export async function settle(page, path) {
  const rests = await page.evaluate(async (wanted, patience) => {
    if (window.clock?.isFree === false) await clock.go(250);
    const kRest = 3;
    const end = Date.now() + patience;
    for (let resting = 0; resting < kRest && Date.now() < end;) {
      const {drawn, requested} = probe.find(wanted).getState().frame;
      resting = drawn === requested ? resting + 1 : 0;
      if (window.clock?.isFree === false) await clock.go(1000 / 60);
      else await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return Date.now() < end;
  }, path, limits.soon);
  if (!rests) throw new assert.AssertionError({message: 'the board does not come to rest'});
}

// On a page that was opened with a clock (../clock.js): lets time pass, and then stand still; lets it run again.
export const pass = (page, milliseconds) => page.evaluate((time) => clock.go(time), milliseconds);
export const run = (page) => page.evaluate(() => clock.run());

// Scrolled to and drawn.
export async function live(page, path = kPlain) {
  await scrollTo(page, path);
  await page.evaluate(async (wanted) => {
    let timer;
    const late = new Promise((resolve, reject) => { timer = setTimeout(reject, 60_000, new Error('the board is not ready after a minute')); });
    await Promise.race([probe.find(wanted).ready, late]);
    clearTimeout(timer);
  }, path);
  return settle(page, path);
}

// Where a control is, in CSS pixels of the viewport, at a share of its width and height; scrolled into sight.
export async function spot(page, path, id, x = 0.5, y = 0.5) {
  const place = await page.evaluate(async (wanted, control, shareX, shareY) => {
    const board = probe.find(wanted);
    const {rect} = board.controls().find((one) => one.id === control) ?? {};
    if (!rect) return undefined;
    const across = rect.x + rect.width * shareX;
    const down = () => board.getBoundingClientRect().y + rect.y + rect.height * shareY;
    const kMargin = 10;
    if (down() < kMargin || down() > innerHeight - kMargin) {
      scrollBy({top: down() - innerHeight / 2, behavior: 'instant'});
      // The screen follows.
      if (window.clock?.isFree === false) await clock.go(0);
      else for (let i = 0; i < 3; ++i) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [board.getBoundingClientRect().x + across, down()];
  }, path, id, x, y);
  if (!place) throw new assert.AssertionError({message: `there is no control '${id}' on the board`});
  return place;
}

export async function press(page, path, id, x, y) {
  await page.click(...await spot(page, path, id, x, y));
  if (await page.evaluate(() => window.clock?.isFree === false)) await pass(page, 250);
}

// The step that the board shows, once it shows `wanted`, or that it shows all the same.
export async function stepSoon(page, path, wanted) {
  for (const deadline = Date.now() + limits.soon; Date.now() < deadline; await sleep(30)) {
    if ((await state(page, path)).step === wanted) break;
  }
  return (await state(page, path)).step;
}

export const focus = (page, path) => page.evaluate((wanted) => probe.find(wanted).focus(), path);
// All the words that a reader can see or hear in a board.
export const wordsOf = (page, path) => page.evaluate((wanted) => probe.find(wanted).shadowRoot.textContent, path);
