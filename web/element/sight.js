// Tells boards when they come near the viewport, into it, and out of it.
const kNear = '400px';  // loading starts so far ahead

const boards = new WeakMap();
let observers = null;

function watch(rootMargin, tell) {
  return new IntersectionObserver((entries) => {
    // Of several entries for one board the last is how it is now.
    for (const entry of entries) boards.get(entry.target)?.[tell](entry.isIntersecting);
  }, {rootMargin});
}

// `board` has cameNear(is) and cameInSight(is).
export function startWatching(element, board) {
  observers ??= [watch(kNear, 'cameNear'), watch('0px', 'cameInSight')];
  boards.set(element, board);
  for (const observer of observers) observer.observe(element);
}

export function stopWatching(element) {
  boards.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}
