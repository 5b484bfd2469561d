// Tells boards when they come near the viewport, into sight, and out of it. In sight means in the viewport and not hidden by an ancestor:
// the slides of a deck lie on top of each other.
const kNear = '400px'; // how early loading starts
const kAgain = 250; // milliseconds between checks of hidden boards, because no event reports an opacity

/** @typedef {{cameNear(isNear: boolean): void, cameInSight(isInSight: boolean): void}} Board */
/** @type {WeakMap<Element, {board: Board, isCrossing: boolean, isInSight: boolean | null, timer: number}>} */
const watched = new WeakMap();
/** @type {IntersectionObserver[] | null} */
let observers = null;

// False in jsdom, which has no layout: an element there keeps its attributes and shows nothing.
export const canWatch = () => Boolean(globalThis.IntersectionObserver && globalThis.matchMedia);

const isHidden = (/** @type {Element} */ element) =>
  element.checkVisibility?.({opacityProperty: true, visibilityProperty: true}) === false;

// Checks whether it is in sight now.
export function lookAt(/** @type {Element} */ element) {
  const entry = watched.get(element);
  if (!entry) return;
  clearTimeout(entry.timer);
  const isInSight = entry.isCrossing && !isHidden(element);
  if (entry.isCrossing && !isInSight) entry.timer = setTimeout(lookAt, kAgain, element);
  if (isInSight === entry.isInSight) return;
  entry.isInSight = isInSight;
  entry.board.cameInSight(isInSight);
}

function cross(/** @type {IntersectionObserverEntry} */ {target, isIntersecting}) {
  const entry = watched.get(target);
  if (!entry) return;
  entry.isCrossing = isIntersecting;
  lookAt(target);
}

/** @param {string} rootMargin @param {(entry: IntersectionObserverEntry) => void} tell */
function observe(rootMargin, tell) {
  // If there are several entries for a board, the last is the current one.
  return new IntersectionObserver((entries) => entries.forEach(tell), {rootMargin});
}

/** @param {Element} element @param {Board} board */
export function startWatching(element, board) {
  // Boards in sight are told first, because they have the first claim to a slot.
  observers ??= [
    observe('0px', cross),
    observe(kNear, ({target, isIntersecting}) => watched.get(target)?.board.cameNear(isIntersecting)),
  ];
  watched.set(element, {board, isCrossing: false, isInSight: null, timer: 0});
  for (const observer of observers) observer.observe(element);
}

export function stopWatching(/** @type {Element} */ element) {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  for (const observer of observers ?? []) observer.unobserve(element);
}
