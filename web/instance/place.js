// Maps a point of the page to an element's own CSS pixels, through any transform: rotation, mirroring, skew, perspective. The browser
// computes it for a mouse event that no listener sees. Without `view`, WebKit ignores the scroll position of the page.
const kAsk = 'knights-tour-place';

/** @param {HTMLElement} element @param {{clientX: number, clientY: number}} point */
export function placeOn(element, {clientX, clientY}) {
  let place = {x: 0, y: 0};
  element.addEventListener(
    kAsk,
    (event) => {
      event.stopImmediatePropagation();
      place = {x: /** @type {MouseEvent} */ (event).offsetX, y: /** @type {MouseEvent} */ (event).offsetY};
    },
    {once: true},
  );
  element.dispatchEvent(new MouseEvent(kAsk, {clientX, clientY, view: window}));
  return place;
}
