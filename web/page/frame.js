// A board in an iframe, for pages that allow no scripts of others: embed.html#board=5x5&controls=minimal
//
//   to the frame:   {type: 'knights-tour/1', call: 'step', args: [1], id: 7}
//   from the frame: {type: 'knights-tour/1', id: 7, result} or {type: 'knights-tour/1', id: 7, error: 'a sentence'}
//                   {type: 'knights-tour/1', event: 'tour', detail: {...}}
//                   {type: 'knights-tour/1', height: 480}, so that the page can resize the frame; until then the board fits it
//
// Only the page around the frame can call it. Any page may: there is nothing private here, and every change is visible. The key
// `origins=https://a.example,https://b.example` limits both directions to these. The key `sound` allows a sound button.
//
// FRAME_METHODS and FRAME_EVENTS are those of web/board.d.ts (build.mjs).

import {followLanguage, wordsOf} from './words.js';
import {readLink} from '../element/link.js';

const kType = 'knights-tour/1';
const kCallsPerSecond = 50;
const kLongest = 1_000_000; // characters of a call's arguments

// Splits the address's keys in two: who may call, and the settings.
function readAddress() {
  const keys = new URLSearchParams(readLink(location.hash));
  const origins = keys.get('origins')?.split(',').filter(Boolean) ?? null;
  keys.delete('origins');
  const hasSound = ![null, 'false'].includes(keys.get('sound'));
  keys.delete('sound');
  return {origins, hasSound, settings: keys.toString()};
}

const {origins, hasSound, settings} = readAddress();
const board = document.createElement('knights-tour');
const isAllowed = (/** @type {string} */ origin) => origins === null || origins.includes(origin);

/** @param {object} message */
function send(message) {
  if (parent === window) return;
  for (const origin of origins ?? ['*']) {
    try {
      parent.postMessage({type: kType, ...message}, origin);
    } catch {
      console.error(`origins: '${origin}' is not an origin such as https://a.example`);
    }
  }
}

let calls = 0;
let second = 0;

// False if there are too many.
function countCall() {
  const now = Math.floor(performance.now() / 1000);
  if (now !== second) [second, calls] = [now, 0];
  return ++calls <= kCallsPerSecond;
}

// Any page may send anything.
/** @param {{call: any, args?: any}} message */
async function answer({call, args = []}) {
  if (!countCall()) throw new RangeError(`more than ${kCallsPerSecond} calls a second; this one was ignored`);
  if (!FRAME_METHODS.includes(call))
    throw new RangeError(`call: '${String(call).slice(0, 40)}' is not one of ${FRAME_METHODS.join(', ')}`);
  if (!Array.isArray(args) || JSON.stringify(args).length > kLongest)
    throw new RangeError(`args: not a list of at most ${kLongest} characters`);
  return call === 'ready' ? board.ready : /** @type {any} */ (board)[call](...args);
}

addEventListener('message', async ({source, origin, data}) => {
  if (source !== parent || parent === window || !isAllowed(origin) || data?.type !== kType || !('call' in data)) return;
  const {id} = data;
  try {
    send({id, result: await answer(data)});
  } catch (/** @type {any} */ error) {
    send({id, error: error.message});
  }
});
for (const event of FRAME_EVENTS)
  board.addEventListener(event, (told) => send({event, detail: /** @type {CustomEvent} */ (told).detail}));
addEventListener('hashchange', () => board.setAttribute('settings', readAddress().settings));

// Reports the height that the board needs at this width: that of its placeholder (embed.css), and on a phone that of the live board. The
// frame's own height must not count: if the page adds a margin to the reported height, the frame would grow without end.
function reportHeight() {
  const space = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector('[part=space]'));
  let told = 0;
  const tell = () => {
    const held = parseFloat(getComputedStyle(space, '::before').height) || 0; // none while a failure is shown
    const height = Math.ceil(Math.max(held, parseFloat(space.style.height) || 0));
    if (height === told || height === 0) return;
    send({height});
    told = height;
  };
  new ResizeObserver(tell).observe(board);
  board.addEventListener('frame', tell);
  board.addEventListener('ready', tell);
}

const late = /** @type {HTMLElement} */ (document.getElementById('late'));
if (customElements.get('knights-tour')) {
  late.remove();
  board.sound = hasSound;
  board.setAttribute('settings', settings);
  document.querySelector('h1')?.after(board);
  followLanguage(board, wordsOf('title, h1'));
  reportHeight();
} else {
  late.hidden = false; // the element's script, which comes before this one, failed
}
