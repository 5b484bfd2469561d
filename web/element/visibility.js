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
  // What is in sight is told first: it has the first claim to a place.
  observers ??= [watch('0px', 'cameInSight'), watch(kNear, 'cameNear')];
  boards.set(element, board);
  for (const observer of observers) observer.observe(element);
}

export function stopWatching(element) {
  boards.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}
