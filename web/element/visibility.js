// Tells boards when they come near the viewport, into sight, and out of it. In sight is what is in the viewport and not hidden by
// what is around it: the slides of a deck lie one upon the other.
const kNear = '400px';  // loading starts so far ahead
const kAgain = 250;     // milliseconds until what is hidden is looked at again: nothing tells of an opacity

const watched = new WeakMap();  // element -> {board, isCrossing, isInSight, timer}
let observers = null;

// False in jsdom, which has no layout: an element there keeps its attributes, and shows nothing.
export const canWatch = () => Boolean(globalThis.IntersectionObserver && globalThis.matchMedia);

const isHidden = (element) => element.checkVisibility?.({opacityProperty: true, visibilityProperty: true}) === false;

// Whether it is in sight now, which may have changed.
export function lookAt(element) {
  const entry = watched.get(element);
  if (!entry) return;
  clearTimeout(entry.timer);
  const isInSight = entry.isCrossing && !isHidden(element);
  if (entry.isCrossing && !isInSight) entry.timer = setTimeout(lookAt, kAgain, element);
  if (isInSight === entry.isInSight) return;
  entry.isInSight = isInSight;
  entry.board.cameInSight(isInSight);
}

function cross({target, isIntersecting}) {
  const entry = watched.get(target);
  if (!entry) return;
  entry.isCrossing = isIntersecting;
  lookAt(target);
}

function observe(rootMargin, tell) {
  // Of several entries for one board the last is how it is now.
  return new IntersectionObserver((entries) => entries.forEach(tell), {rootMargin});
}

// `board` has cameNear(is) and cameInSight(is).
export function startWatching(element, board) {
  // What is in sight is told first: it has the first claim to a place.
  observers ??= [observe('0px', cross), observe(kNear, ({target, isIntersecting}) => watched.get(target)?.board.cameNear(isIntersecting))];
  watched.set(element, {board, isCrossing: false, isInSight: null, timer: 0});
  for (const observer of observers) observer.observe(element);
}

export function stopWatching(element) {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}
