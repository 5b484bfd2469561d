// Maps a point of the page to an element's own CSS pixels, through any transform: rotation, mirroring, skew, perspective. The browser
// computes it for a mouse event that no listener sees. Without `view`, WebKit ignores the scroll position of the page.
const kAsk = 'knights-tour-place';

export function placeOn(element, {clientX, clientY}) {
  let place = {x: 0, y: 0};
  element.addEventListener(
    kAsk,
    (event) => {
      event.stopImmediatePropagation();
      place = {x: event.offsetX, y: event.offsetY};
    },
    {once: true},
  );
  element.dispatchEvent(new MouseEvent(kAsk, {clientX, clientY, view: window}));
  return place;
}
