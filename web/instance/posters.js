// Exact pictures of boards that are not alive: drawn by an instance of the WebAssembly that has neither a canvas nor a
// context, when the page has nothing else to do, those nearest to sight first. No task of it is long.
//
// A wish (element/poster_wishes.js) has `element`; isWanted(): it still is one; ask(): {settings, options}, the texts of the
// settings with the step to show; and show(svg), the text of an SVG.
import {posters, wishes} from '../element/poster_wishes.js';
import {optionsQuery, startModule, startModuleNow, withText} from './module.js';
import {isComing} from './wasm.js';

const kPatience = 250;  // milliseconds of work on one poster before others come first
const kMaxWork = 10_000;   // and in all: what is farther off is not shown
const kIdle = 100;      // the longest wait for a page that has no time

const isIdle = () => new Promise((resolve) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, {timeout: kIdle});
  else setTimeout(resolve, 20);
});

// The picture, or null when it takes longer than `most` milliseconds of work.
async function draw(module, {settings, options}, most, rest) {
  const poster = withText(module, optionsQuery(settings), (query) => module._kt_poster_open(query));
  try {
    for (let worked = 0; ;) {
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

// At once, for whoever waits for it: a board that is not alive is to be saved.
export async function posterOf(asked) {
  const module = await startModule();
  return draw(module, asked, Infinity, () => new Promise((resolve) => setTimeout(resolve)));
}

// How far an element is from the viewport, in pixels.
function distance({element}) {
  const {top, bottom} = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, 0);
}

let holds = 0;       // boards that are about to come alive: they come first
/** @type {(value?: unknown) => void} */
let goOn = () => {};
let isDrawing = false;

const isFree = () => holds === 0 ? Promise.resolve() : new Promise((resolve) => { goOn = resolve; });
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

async function drawAll(module) {
  const slow = new WeakSet();
  while (wishes.size > 0) {
    await rest();
    const waiting = [...wishes].filter((wish) => wish.isWanted() || !wishes.delete(wish));
    const patient = waiting.filter((wish) => !slow.has(wish));
    if (waiting.length === 0) return;
    const wish = (patient.length > 0 ? patient : waiting).reduce((best, each) => (distance(each) < distance(best) ? each : best));
    wishes.delete(wish);
    const asked = wish.ask(), isSame = () => optionsQuery(wish.ask().settings) === optionsQuery(asked.settings);
    const svg = await draw(module, asked, slow.has(wish) ? kMaxWork : kPatience, rest);
    await rest();
    if (svg === null) {
      if (!slow.has(wish)) wishes.add(wish);
      slow.add(wish);
    } else if (wish.isWanted() && !wishes.has(wish) && isSame()) {  // else it has changed in between
      wish.show(svg);
    }
  }
}

// Draws whatever is wished for once the WebAssembly is on its way, but lets a board that is coming alive go first.
export async function drawPosters() {
  if (isDrawing || holds > 0 || !isComing() || ![...wishes].some((wish) => wish.isWanted())) return;
  isDrawing = true;
  try {
    const module = await startModule().catch(() => null);  // the boards that come alive tell what is wrong
    if (module) await drawAll(module);
  } catch (error) {
    if (error.kind !== 'abort') throw error;
    setTimeout(drawPosters);  // that board keeps its plain picture; another module draws the others
  } finally {
    isDrawing = false;
  }
}

// Those of all boards that are not alive, before the browser does anything else: for paper, where each has its own proportions. The
// result of an asynchronous function that waits for nothing but microtasks is there when the event that called it is over.
export async function drawNow() {
  const wanted = [...posters].filter((wish) => wish.isWanted());
  const module = wanted.length > 0 && await startModuleNow().catch(() => null);
  if (!module) return;
  addEventListener('afterprint', () => {
    for (const wish of wanted) wishes.add(wish);  // for the screen
    drawPosters();
  }, {once: true});
  for (const wish of wanted) {
    const {settings, options: {width, height, ...options}} = wish.ask();
    const svg = await draw(module, {settings, options}, kMaxWork, () => null);
    if (svg !== null) wish.show(svg);
  }
}
