// Fingers on the canvas. The WebAssembly says which of them it handles; the others belong to the page.
import {placeOn} from './place.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {Listen} from './canvas.js' */

/** @typedef {{x: number, y: number}} Point */

const kLongPress = 500; // milliseconds
const kUnsteady = 10; // CSS pixels that a resting finger may move

// A finger scrolls the page, and the browser turns a tap into a click; SDL would take the finger for itself. Two fingers zoom and pan the
// board, the tree and the flame graph. A long press opens a square's menu. One finger paints while holes are painted. A slider, including
// the timeline, follows a finger that moves sideways; living.css leaves only vertical moves to the browser.
/** @type {(canvas: HTMLCanvasElement, on: Listen, module: Visualizer, handle: number, signal: AbortSignal) => void} */
export function connectFingers(canvas, on, module, handle, signal) {
  /** @type {Point & {apart: number} | null} */
  let pair = null; // the last positions of two fingers, and their distance
  let drawing = false; // one finger acts as the mouse
  /** @type {number | null} */
  let scrolled = null; // position of a finger that scrolls the panels
  /** @type {Point | null} */
  let sliding = null; // start of a finger that may become a drag of a slider
  /** @type {Point | null} */
  let pressed = null; // position of a resting finger that may become a long press
  let timer = 0;
  let pressedLong = false;
  const place = (/** @type {Touch | MouseEvent} */ touch) => placeOn(canvas, touch);
  const pairOf = (/** @type {TouchList} */ [first, second]) => {
    const [a, b] = [place(first), place(second)];
    return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1)};
  };
  const rest = () => {
    clearTimeout(timer);
    pressed = null;
  };
  signal.addEventListener('abort', rest);
  const moved = (/** @type {TouchEvent} */ {targetTouches}) => {
    if (pair && targetTouches.length === 2) {
      const now = pairOf(targetTouches);
      module._kt_pinch(handle, pair.x, pair.y, now.apart / pair.apart, now.x - pair.x, now.y - pair.y);
      pair = now;
    } else if (drawing) {
      const {x, y} = place(targetTouches[0]);
      module._kt_finger(handle, x, y, true);
    }
    return pair !== null || drawing;
  };
  const lifted = (/** @type {TouchEvent} */ {changedTouches}) => {
    if (!drawing) return;
    const {x, y} = place(changedTouches[0]);
    module._kt_finger(handle, x, y, false);
    module._kt_forget_pointer(handle);
    drawing = false;
  };
  on(
    canvas,
    'touchstart',
    (event) => {
      event.stopImmediatePropagation();
      rest();
      lifted(event);
      sliding = null;
      scrolled = null;
      pressedLong = false;
      const fingers = event.targetTouches;
      const {x, y} = place(fingers[0]);
      if (fingers.length === 1 && module._kt_scrolls(handle, x, y)) scrolled = y;
      if (fingers.length === 2) {
        if (module._kt_handles_fingers(handle, x, y)) pair = pairOf(fingers);
      } else if (fingers.length === 1 && module._kt_handles_finger(handle, x, y)) {
        drawing = true;
        module._kt_finger(handle, x, y, true);
      } else if (fingers.length === 1 && module._kt_slides(handle, x, y)) {
        sliding = {x, y};
      } else if (fingers.length === 1 && module._kt_is_on_board(handle, x, y)) {
        pressed = {x, y};
        timer = setTimeout(() => {
          pressed = null;
          pressedLong = true;
          module._kt_open_menu(handle, x, y);
        }, kLongPress);
      }
      if ((pair || drawing) && event.cancelable) event.preventDefault();
    },
    {capture: true, passive: false},
  );
  on(
    canvas,
    'touchmove',
    (event) => {
      event.stopImmediatePropagation();
      const {x, y} = place(event.targetTouches[0]);
      if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > kUnsteady) rest();
      if (sliding && (x !== sliding.x || y !== sliding.y)) {
        drawing = Math.abs(x - sliding.x) > Math.abs(y - sliding.y);
        if (drawing) module._kt_finger(handle, sliding.x, sliding.y, true);
        sliding = null;
      }
      if (scrolled !== null && !drawing && !pair) {
        module._kt_scroll(handle, scrolled - y);
        scrolled = y;
        if (event.cancelable) event.preventDefault();
      }
      if (moved(event) && event.cancelable) event.preventDefault();
    },
    {capture: true, passive: false},
  );
  for (const type of /** @type {const} */ (['touchend', 'touchcancel'])) {
    on(
      canvas,
      type,
      (event) => {
        event.stopImmediatePropagation();
        // Prevents a click.
        if ((pressedLong || pair || drawing) && event.cancelable) event.preventDefault();
        rest();
        lifted(event);
        if (event.targetTouches.length < 2) pair = null;
      },
      {capture: true, passive: false},
    );
  }
  // The board has its own menu; a finger's long press is handled above.
  on(canvas, 'contextmenu', (event) => {
    const {x, y} = place(event);
    if (module._kt_is_on_board(handle, x, y)) event.preventDefault();
  });
}
