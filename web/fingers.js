// Fingers on the canvas: told to the WebAssembly here, because SDL would take them from the page.
const kLongPress = 500;   // milliseconds
const kUnsteady = 10;     // CSS pixels that a resting finger may move

// A finger scrolls the page, and the browser makes a click of a tap; SDL would take the finger for itself. On the board,
// two fingers zoom and move it, a long press opens a square's menu, and one finger paints when holes are painted.
export function connectFingers(canvas, on, module, handle, signal) {
  let pair = null;      // where two fingers were last, and how far apart
  let painting = false;
  let pressed = null;   // where a finger rests that may become a long press
  let timer = 0;
  let pressedLong = false;
  const place = (touch) => {
    const box = canvas.getBoundingClientRect();
    return {x: touch.clientX - box.x, y: touch.clientY - box.y};
  };
  const pairOf = ([first, second]) => {
    const [a, b] = [place(first), place(second)];
    return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1)};
  };
  const rest = () => {
    clearTimeout(timer);
    pressed = null;
  };
  signal.addEventListener('abort', rest);
  const moved = ({targetTouches}) => {
    if (pair && targetTouches.length === 2) {
      const now = pairOf(targetTouches);
      module._kt_pinch(handle, pair.x, pair.y, now.apart / pair.apart, now.x - pair.x, now.y - pair.y);
      pair = now;
    } else if (painting) {
      const {x, y} = place(targetTouches[0]);
      module._kt_finger(handle, x, y, true);
    }
    return pair !== null || painting;
  };
  const lifted = ({changedTouches}) => {
    if (!painting) return;
    const {x, y} = place(changedTouches[0]);
    module._kt_finger(handle, x, y, false);
    module._kt_forget_pointer(handle);
    painting = false;
  };
  on(canvas, 'touchstart', (event) => {
    event.stopImmediatePropagation();
    rest();
    lifted(event);
    pressedLong = false;
    const fingers = event.targetTouches;
    const {x, y} = place(fingers[0]);
    if (!module._kt_is_on_board(handle, x, y)) return;
    if (fingers.length === 2) {
      pair = pairOf(fingers);
    } else if (fingers.length === 1 && module._kt_takes_finger(handle, x, y)) {
      painting = true;
      module._kt_finger(handle, x, y, true);
    } else if (fingers.length === 1) {
      pressed = {x, y};
      timer = setTimeout(() => {
        pressed = null;
        pressedLong = true;
        module._kt_open_menu(handle, x, y);
      }, kLongPress);
    }
    if (pair || painting) event.preventDefault();
  }, {capture: true, passive: false});
  on(canvas, 'touchmove', (event) => {
    event.stopImmediatePropagation();
    const {x, y} = place(event.targetTouches[0]);
    if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > kUnsteady) rest();
    if (moved(event)) event.preventDefault();
  }, {capture: true, passive: false});
  for (const type of ['touchend', 'touchcancel']) {
    on(canvas, type, (event) => {
      event.stopImmediatePropagation();
      // No click is to be made of it.
      if ((pressedLong || pair || painting) && event.cancelable) event.preventDefault();
      rest();
      lifted(event);
      if (event.targetTouches.length < 2) pair = null;
    }, {capture: true, passive: false});
  }
  // The board has a menu of its own; a finger's long press is told above.
  on(canvas, 'contextmenu', (event) => {
    const {x, y} = place(event);
    if (module._kt_is_on_board(handle, x, y)) event.preventDefault();
  });
}
