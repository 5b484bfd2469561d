// Where a point of the page lies on an element, in the element's own CSS pixels, whatever it is transformed by: rotation, mirroring,
// skew, perspective. The browser answers it for a mouse event that nobody else hears. Without `view` WebKit forgets how far the page is
// scrolled.
const kAsk = 'knights-tour-place';

export function placeOn(element, {clientX, clientY}) {
  let place = {x: 0, y: 0};
  element.addEventListener(kAsk, (event) => {
    event.stopImmediatePropagation();
    place = {x: event.offsetX, y: event.offsetY};
  }, {once: true});
  element.dispatchEvent(new MouseEvent(kAsk, {clientX, clientY, view: window}));
  return place;
}
