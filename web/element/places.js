// Which boards of a page are alive: at most four, since a browser keeps but few WebGL contexts.
//
// A board that comes into sight takes the place of the one longest out of sight, which goes back to its poster. Where all
// are in sight it waits, unless it was asked for by a click or a call. A board has: isInSight, lastInSight (a time), retire().
const kMost = 4;
const living = new Set();
const waiting = new Map();  // board -> {isAsked, resolve}

// The one that is missed least.
function dispensable(isAsked) {
  const candidates = [...living].filter((board) => isAsked || !board.isInSight);
  return candidates.sort((a, b) => a.isInSight - b.isInSight || a.lastInSight - b.lastInSight)[0];
}

export function sharePlaces() {
  while (waiting.size > 0) {
    const [board, {isAsked, resolve}] = [...waiting].find(([, {isAsked}]) => isAsked) ?? waiting.entries().next().value;
    if (living.size >= kMost) {
      const leaving = dispensable(isAsked);
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
export function takePlace(board, isAsked) {
  if (living.has(board)) return Promise.resolve(true);
  return new Promise((resolve) => {
    waiting.set(board, {isAsked, resolve});
    sharePlaces();
  });
}

// One that waits is asked for after all.
export function hurry(board) {
  const entry = waiting.get(board);
  if (!entry) return;
  entry.isAsked = true;
  sharePlaces();
}

export function leavePlace(board) {
  waiting.get(board)?.resolve(false);
  waiting.delete(board);
  if (living.delete(board)) sharePlaces();
}
