// A finger types in the page's own field, because a canvas opens no keyboard on a touch screen. A tap on a drawn field focuses its mirror
// element inside the tap's event, because phones open a keyboard only there.
import {placeOn} from '../instance/place.js';
/** @import {Control, Instance} from '../board.d.ts' */

const kUnsteady = 10; // CSS pixels that a finger may move in a tap
const kLong = 500; // milliseconds that it may rest

/** @param {Control['rect']} rect @param {{x: number, y: number}} at */
const holds = ({x, y, width, height}, at) => at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

// `root`: of the mirror, beside the canvas. Until `signal` is aborted.
/** @param {HTMLElement} root @param {Instance} instance @param {AbortSignal} signal */
export function connectTyping(root, instance, signal) {
  const space = /** @type {HTMLElement} */ (root.parentElement);
  /** @type {{clientX: number, clientY: number, timeStamp: number} | null} */
  let began = null;
  // Something else may be drawn over a field that is scrolled out of view.
  /** @param {HTMLElement} canvas @param {Touch} touch @returns {HTMLInputElement | null} */
  function fieldAt(canvas, touch) {
    const at = placeOn(canvas, touch),
      found = instance.controls().filter(({rect}) => holds(rect, at));
    if (found.length !== 1 || !['spinbutton', 'textbox'].includes(found[0].role)) return null;
    return root.querySelector(`input[type="text"][data-id="${CSS.escape(found[0].id)}"]`);
  }

  space.addEventListener(
    'touchstart',
    ({touches, timeStamp}) => {
      const [{clientX, clientY}] = touches;
      began = touches.length === 1 ? {clientX, clientY, timeStamp} : null;
    },
    {capture: true, passive: true, signal},
  );
  space.addEventListener(
    'touchend',
    (event) => {
      const [touch] = event.changedTouches;
      if (!began || /** @type {Element} */ (event.target).localName !== 'canvas' || event.timeStamp - began.timeStamp > kLong)
        return;
      if (Math.hypot(touch.clientX - began.clientX, touch.clientY - began.clientY) > kUnsteady) return;
      const field = fieldAt(/** @type {HTMLElement} */ (event.target), touch);
      if (!field || !event.cancelable) return;
      event.preventDefault(); // no click on the canvas
      field.focus({preventScroll: true});
      field.select();
    },
    {capture: true, passive: false, signal},
  );
}
