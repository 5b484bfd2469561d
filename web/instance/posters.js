// Exact pictures of boards that are not alive. An instance of the WebAssembly without canvas and context draws them while the page is idle,
// the nearest ones first, in short tasks.
//
// A request (element/poster_requests.js) has `element`; isWanted(), false when it is outdated; ask(): {settings, options}, with the settings
// as text, including the step; and show(svg), the text of an SVG.
import {posters, wishes} from '../element/poster_requests.js';
import {optionsQuery, startModule, startModuleNow, withText} from './module.js';
import {isComing} from './wasm.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {Asked, PosterRequest} from '../element/poster_requests.js' */

const kPatience = 250; // milliseconds of work on one poster before others come first
const kMaxWork = 10_000; // and in total: steps farther away are not shown
const kIdle = 100; // the longest wait for a busy page

const isIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, {timeout: kIdle});
    else setTimeout(resolve, 20);
  });

// The picture, or null if it takes more than `most` milliseconds of work.
/** @param {Visualizer} module @param {Asked} asked @param {number} most @param {() => unknown} rest */
async function draw(module, {settings, options}, most, rest) {
  const poster = withText(module, optionsQuery(settings), (query) => module._kt_poster_open(query));
  try {
    for (let worked = 0; ; ) {
      const began = performance.now();
      const share = module._kt_poster_approach(poster);
      worked += performance.now() - began;
      if (share >= 1) break;
      if (worked > most) return null;
      await rest();
    }
    return withText(module, optionsQuery(options), (query) => module.UTF8ToString(module._kt_poster_picture(poster, query)));
  } finally {
    module._kt_poster_close(poster);
  }
}

// Draws at once, for saving a board that is not alive.
export async function posterOf(/** @type {Asked} */ asked) {
  const module = await startModule();
  return draw(module, asked, Infinity, () => new Promise((resolve) => setTimeout(resolve)));
}

// Distance of an element from the viewport, in pixels.
function distance(/** @type {PosterRequest} */ {element}) {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}

let holds = 0; // boards about to come alive, which come first
/** @type {(value?: unknown) => void} */
let goOn = () => {};
let isDrawing = false;

const isFree = () =>
  holds === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        goOn = resolve;
      });
const rest = async () => {
  await isFree();
  await isIdle();
};

// Until `release` is called, nothing is drawn.
export function holdPosters() {
  ++holds;
  return () => {
    if (--holds === 0) goOn();
    drawPosters();
  };
}

async function drawAll(/** @type {Visualizer} */ module) {
  const slow = new WeakSet();
  while (wishes.size > 0) {
    await rest();
    const waiting = [...wishes].filter((wish) => wish.isWanted() || !wishes.delete(wish));
    const patient = waiting.filter((wish) => !slow.has(wish));
    if (waiting.length === 0) return;
    const wish = (patient.length > 0 ? patient : waiting).reduce((best, each) => (distance(each) < distance(best) ? each : best));
    wishes.delete(wish);
    const asked = wish.ask(),
      isSame = () => optionsQuery(wish.ask().settings) === optionsQuery(asked.settings);
    const svg = await draw(module, asked, slow.has(wish) ? kMaxWork : kPatience, rest);
    await rest();
    if (svg === null) {
      if (!slow.has(wish)) wishes.add(wish);
      slow.add(wish);
    } else if (wish.isWanted() && !wishes.has(wish) && isSame()) {
      // otherwise it has changed in the meantime
      wish.show(svg);
    }
  }
}

// Draws all requested pictures once the WebAssembly is loading, after boards that are coming alive.
export async function drawPosters() {
  if (isDrawing || holds > 0 || !isComing() || ![...wishes].some((wish) => wish.isWanted())) return;
  isDrawing = true;
  try {
    const module = await startModule().catch(() => null); // the live boards report errors
    if (module) await drawAll(module);
  } catch (/** @type {any} */ error) {
    if (error.kind !== 'abort') throw error;
    setTimeout(drawPosters); // that board keeps its plain picture; another module draws the others
  } finally {
    isDrawing = false;
  }
}

// Draws the pictures of all boards that are not alive at once, for paper, where each has its own proportions. An asynchronous function that
// waits only for microtasks is complete when the event that called it ends.
export async function drawNow() {
  const wanted = [...posters].filter((wish) => wish.isWanted());
  const module = wanted.length > 0 && (await startModuleNow().catch(() => null));
  if (!module) return;
  addEventListener(
    'afterprint',
    () => {
      for (const wish of wanted) wishes.add(wish); // for the screen
      drawPosters();
    },
    {once: true},
  );
  for (const wish of wanted) {
    const {
      settings,
      options: {width, height, ...options},
    } = wish.ask();
    const svg = await draw(module, {settings, options}, kMaxWork, () => null);
    if (svg !== null) wish.show(svg);
  }
}
