// Which boards of a page are alive: at most four, since a browser keeps but few WebGL contexts.
//
// A board in sight takes the place of the one longest out of sight, which goes back to its poster; one that is only near
// takes that of one that is not. Where all are in sight it waits, unless it was asked for by a click or a call.
// None comes alive while the page is scrolled, unless asked for: it would take a slow machine a tenth of a second and more.
// A board has: isInSight, isNear, lastInSight (a time; 0: nobody knows yet), retire().
const kMost = 4;
const kStill = 150;  // milliseconds without scrolling
const living = new Set();
const waiting = new Map();  // board -> {isAsked, resolve}

const urgency = ([board, {isAsked}]) => 2 * isAsked + board.isInSight;

// The one that is missed least, if any may go for this one.
function boardToRetire([board, {isAsked}]) {
  const mayGo = (other) => isAsked || (other.lastInSight > 0 && !other.isInSight && (board.isInSight || !other.isNear));
  return [...living].filter(mayGo).sort((a, b) => a.isInSight - b.isInSight || a.lastInSight - b.lastInSight)[0];
}

let lastScrolled = -Infinity;
let whenStill = 0;  // a timer
addEventListener('scroll', () => { lastScrolled = performance.now(); }, {capture: true, passive: true});

function isScrolling() {
  const left = lastScrolled + kStill - performance.now();
  if (left <= 0) return false;
  whenStill ||= setTimeout(() => { whenStill = 0; shareSlots(); }, left);
  return true;
}

export function shareSlots() {
  while (waiting.size > 0) {
    const next = [...waiting].reduce((best, entry) => (urgency(entry) > urgency(best) ? entry : best));
    const [board, {resolve, isAsked}] = next;
    if (!isAsked && isScrolling()) return;
    if (living.size >= kMost) {
      const leaving = boardToRetire(next);
      if (!leaving) return;
      living.delete(leaving);
      leaving.retire();
    }
    waiting.delete(board);
    living.add(board);
    resolve(true);
  }
}

// Resolves to true when the board may live, to false when it stopped waiting.
export function takeSlot(board, isAsked) {
  return new Promise((resolve) => {
    waiting.set(board, {isAsked, resolve});
    shareSlots();
  });
}

// One that waits is asked for after all.
export function askForSlot(board) {
  const entry = waiting.get(board);
  if (!entry) return;
  entry.isAsked = true;
  shareSlots();
}

export function stopWaiting(board) {
  waiting.get(board)?.resolve(false);
  waiting.delete(board);
}

export function leaveSlot(board) {
  stopWaiting(board);
  if (living.delete(board)) shareSlots();
}
