// A monkey test of the board: random events of all kinds, generated from a seed, and invariants that hold throughout.
//
// No exception, no line on the console, an answer for each call, and the invariants of getState() (monkey/page.js). A short
// run in Chromium; with --all long ones, in Firefox too. Repeat a failure with
//   KT_SEED=13 KT_EVENTS=1234 ./dev test monkey          the first 1,234 events of that seed
//   KT_SEED=13 KT_EVENTS=1200-1233,7 ./dev test monkey   only those
// KT_ENGINES=firefox: only in Firefox.
// Needs: site, browsers.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {fallbacks} from '#tables';
import {serveDist} from '../../../web/serve.mjs';
import {patience} from '../browser.mjs';
import {startEngine} from '../engines.mjs';
import {act, eventOf} from './monkey/events.mjs';
import {Hand} from './monkey/hand.mjs';

const isLong = Boolean(process.env.KT_ALL);
const kSeed = Number(process.env.KT_SEED ?? 13);
const kEvents = process.env.KT_EVENTS ?? (isLong ? '20000' : process.env.KT_SHORT ? '400' : '600');
const kEngines = process.env.KT_ENGINES?.split(',') ?? (isLong ? ['chromium', 'firefox'] : ['chromium']);
const kBatch = 25; // events between two looks at what holds
const kTold = 30; // events before a failure
const kLongest = 45_000; // milliseconds for one event, or one look, on any machine
const kLongestAtRest = 300_000; // each of two boards comes to rest, and does so again after eight calls
const kSize = {width: 1000, height: 700};
const kFiles = ['visualizer.js', 'visualizer.wasm', 'mirror.js', 'share.js', 'programs.js'];

const pageScript = readFileSync(new URL('monkey/page.js', import.meta.url), 'utf8');

// '1234': from the first on; '7,20-30': those.
function numbersOf(text) {
  if (/^\d+$/.test(text)) return Array.from({length: Number(text)}, (_, i) => i);
  return text.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, i) => first + i);
  });
}

// What a browser says by itself of what the monkey does to it.
const kBrowsersOwn = [
  /GL Driver Message/,
  /CONTEXT_LOST_WEBGL|WebGL context was lost/,
  /ERR_(EMPTY_RESPONSE|CONNECTION)|NetworkError|Loading failed for the <script>|status of 404/,
];

async function inTime(work, what, longest = kLongest) {
  let timer = 0;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} does not end`)), patience(longest));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// Of a page that no longer answers to input: whether it is hidden, and all tabs.
async function stateOf(engine, page) {
  const state = await Promise.race([page.evaluate(() => document.visibilityState), sleep(5000, 'silent')]).catch(String);
  const tabs = (await engine.browser.pages()).map((one) => one.url());
  return `the page is ${state}; tabs: ${tabs.join(' ')}`;
}

async function openFor(engine, url) {
  const problems = [];
  const {page} = await engine.open('about:blank', kSize);
  page.on('pageerror', (error) => problems.push(`exception: ${error?.stack ?? error}`));
  page.on('error', (error) => problems.push(`it crashed: ${error}`));
  page.on('dialog', (dialog) => dialog.dismiss());
  page.on('console', (message) => {
    if (!kBrowsersOwn.some((pattern) => pattern.test(message.text())))
      problems.push(`console.${message.type()}: ${message.text()} ${message.location()?.url ?? ''}`);
  });
  await page.evaluateOnNewDocument(pageScript);
  if (engine.can.touch) await page.setViewport({...page.viewport(), hasTouch: true});
  await page.goto(url);
  await page.evaluate(async () => {
    await window.knightsTour.ready;
    const framed = document.createElement('iframe');
    Object.assign(framed, {id: 'framed', src: 'embed.html#board=6&start=a1', width: 600, height: 450});
    document.body.append(framed);
    await new Promise((resolve) => {
      framed.onload = resolve;
    });
    window.monkey.isFirst = true;
  });
  return {page, problems};
}

async function playMonkey(engine, events) {
  const network = {isOff: false};
  const cut = (request) => request.socket.destroy();
  const overrides = Object.defineProperties(
    {},
    Object.fromEntries(kFiles.map((file) => [`/${file}`, {get: () => (network.isOff ? cut : undefined)}])),
  );
  const server = await serveDist(0, overrides);
  const {page, problems} = await openFor(engine, `${server.url}index.html`);
  const other = await engine.browser.newPage();
  await page.bringToFront();
  // Links with a key, or with the middle button, open tabs. In front of the page they would hide it.
  engine.browser.on('targetcreated', async (target) => {
    const tab = target.type() === 'page' ? await target.page().catch(() => null) : null;
    await tab?.close().catch(() => {});
    if (tab) await hand.putInFront().catch(() => {});
  });
  const client = engine.can.touch ? await page.createCDPSession() : null;
  const hand = new Hand(page, {client, other, network, size: kSize});
  const done = [];
  const check = async (isAtRest) => {
    await inTime(hand.done(), 'input');
    if (isAtRest) {
      await inTime(hand.rest(), 'the way to rest');
      await inTime(
        page.evaluate(() => window.monkey.rest()),
        'a board at rest',
        kLongestAtRest,
      );
    }
    const faults = [
      ...problems.splice(0),
      ...(await inTime(
        page.evaluate(() => window.monkey.faults()),
        'a look at the board',
      )),
    ];
    assert.ok(faults.length === 0, faults.join('\n'));
  };
  try {
    for (const number of numbersOf(events)) {
      const event = eventOf(kSeed, number);
      done.push(`${number} ${JSON.stringify(event).slice(0, 400)}`);
      await inTime(act(hand, event), `event ${number}`);
      if (done.length % kBatch === 0) await check(done.length % (4 * kBatch) === 0);
    }
    await check(true);
    await inTime(
      page.evaluate((settings) => window.monkey.renew(settings), fallbacks),
      'to make it new',
    );
    await check(false);
  } catch (error) {
    const again = `KT_SEED=${kSeed} KT_EVENTS=${done.length} KT_ENGINES=${engine.name} ./dev test monkey`;
    const words = /Target closed/.test(error.message) ? await engine.lastWords() : await stateOf(engine, page);
    throw new Error(
      `${error.stack}\n${words}\nafter ${done.length} events, the last of them:\n${done.slice(-kTold).join('\n')}\nagain: ${again}`,
    );
  } finally {
    await other.close().catch(() => {});
    await page.close().catch(() => {});
    await server.close();
  }
}

for (const name of kEngines) {
  test(`random events cause no errors in ${name}, seed ${kSeed}, events ${kEvents}`, {timeout: patience(3_600_000)}, async () => {
    const engine = await startEngine(name, {touch: true});
    try {
      await playMonkey(engine, kEvents);
    } finally {
      await engine.close();
    }
  });
}
