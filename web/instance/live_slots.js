// The boards of a page that are alive: at most four, because a browser keeps only few WebGL contexts.
//
// A board in sight replaces the one that has been out of sight longest, which returns to its poster. A board that is only near replaces one
// that is not. If all are in sight, a board requested by a click, the focus or a call replaces the one that has been untouched longest, and
// those that play by themselves take turns. All others in sight wait. None comes alive while the page or a box around it scrolls, unless
// requested, because that would take a slow machine a tenth of a second and more. A board has: element, isInSight, isNear, lastInSight (a
// time; 0: unknown), lastTouched (a time), takesTurns (it plays by itself, and nobody has touched it), retire().
/** @import {Lifecycle} from './lifecycle.js' */

/** @typedef {[board: Lifecycle, request: {isAsked: boolean, resolve(isGranted: boolean): void}]} Waiting */

const kMaxLive = 4;
const kStill = 150; // milliseconds without scrolling
const kTurn = 10_000; // milliseconds of playback while others wait for their turn
/** @type {Map<Lifecycle, number>} */
const living = new Map(); // board -> start time
/** @type {Map<Waiting[0], Waiting[1]>} */
const waiting = new Map(); // longest waiting first

/** @param {[any, any]} waiting */
const urgency = ([board, {isAsked}]) => 2 * isAsked + board.isInSight;
const lastMissed = (/** @type {Lifecycle} */ board) => (board.isInSight ? board.lastTouched : board.lastInSight);

// The board to retire for this one, if there is any.
function boardToRetire(/** @type {Waiting} */ [board, {isAsked}]) {
  const now = performance.now();
  const hadTurn = (/** @type {Lifecycle} */ other) =>
    other.takesTurns && board.takesTurns && board.isInSight && now - /** @type {number} */ (living.get(other)) >= kTurn;
  const isUnseen = (/** @type {Lifecycle} */ other) =>
    !other.element.isConnected || (other.lastInSight > 0 && !other.isInSight && (board.isInSight || !other.isNear));
  return [...living.keys()]
    .filter((other) => isAsked || isUnseen(other) || hadTurn(other))
    .sort(
      (a, b) =>
        /** @type {any} */ (a.isInSight) - /** @type {any} */ (b.isInSight) ||
        lastMissed(a) - lastMissed(b) ||
        /** @type {number} */ (living.get(a)) - /** @type {number} */ (living.get(b)),
    )[0];
}

/** @type {WeakMap<EventTarget, number>} */
const lastScrolled = new WeakMap(); // document or element -> time
let timer = 0;
addEventListener(
  'scroll',
  ({target}) => {
    lastScrolled.set(/** @type {EventTarget} */ (target), performance.now());
  },
  {capture: true, passive: true},
);

function shareAgain(/** @type {number} */ milliseconds) {
  if (timer === 0)
    timer = setTimeout(() => {
      timer = 0;
      shareSlots();
    }, milliseconds);
}

function isScrolling(/** @type {Lifecycle} */ {element}) {
  let last = -Infinity;
  for (let at = /** @type {any} */ (element); (at = at.parentNode ?? at.host); )
    last = Math.max(last, lastScrolled.get(at) ?? last);
  const left = last + kStill - performance.now();
  if (left > 0) shareAgain(left);
  return left > 0;
}

// Gives a slot to one board; false if none can have one.
function shareSlot() {
  for (const next of [...waiting].sort((a, b) => urgency(b) - urgency(a))) {
    const [board, {resolve, isAsked}] = next;
    if (!isAsked && isScrolling(board)) continue;
    const leaving = living.size < kMaxLive ? null : boardToRetire(next);
    if (leaving === undefined) continue;
    if (leaving) living.delete(leaving);
    waiting.delete(board);
    living.set(board, performance.now());
    leaving?.retire(); // perhaps to wait again
    resolve(true);
    return true;
  }
  return false;
}

export function shareSlots() {
  while (shareSlot()) {
    /* as many as can have one */
  }
  if ([...waiting.keys()].some((board) => board.takesTurns && board.isInSight)) shareAgain(kTurn / 4);
}

// Resolves to true when the board may live, to false when it stops waiting.
/** @param {Lifecycle} board @param {boolean} isAsked */
export function takeSlot(board, isAsked) {
  return new Promise((resolve) => {
    waiting.set(board, {isAsked, resolve});
    shareSlots();
  });
}

// Requests a waiting board after all.
export function askForSlot(/** @type {Lifecycle} */ board) {
  const entry = waiting.get(board);
  if (!entry) return;
  entry.isAsked = true;
  shareSlots();
}

export function stopWaiting(/** @type {Lifecycle} */ board) {
  waiting.get(board)?.resolve(false);
  waiting.delete(board);
}

export function leaveSlot(/** @type {Lifecycle} */ board) {
  stopWaiting(board);
  if (living.delete(board)) shareSlots();
}
