// Draws the focus over the canvas, because the focused element itself is invisible.
import {activeIn} from './elements.js';

const kMinSize = 12; // pixels: a smaller ring would be hard to see

// `root`: of the mirror. Returns its element, and place() for when things have moved.
/** @param {HTMLElement} root @param {AbortSignal} signal */
export function connectRing(root, signal) {
  const ring = Object.assign(document.createElement('div'), {className: 'ring', hidden: true});
  function place() {
    const active = activeIn(root);
    ring.hidden = !(active?.classList.contains('unseen') && root.contains(active) && active.matches(':focus-visible'));
    if (ring.hidden) return;
    for (const [start, length] of /** @type {const} */ ([
      ['left', 'width'],
      ['top', 'height'],
    ])) {
      const extent = parseFloat(active.style[length]) || 0,
        more = Math.max(kMinSize - extent, 0);
      ring.style[start] = `${(parseFloat(active.style[start]) || 0) - more / 2}px`;
      ring.style[length] = `${extent + more}px`;
    }
  }
  root.addEventListener('focusin', place, {signal});
  root.addEventListener(
    'focusout',
    () => {
      ring.hidden = true;
    },
    {signal},
  );
  return {element: ring, place};
}
