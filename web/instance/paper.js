// Prints a live board: a picture of its step replaces the canvas.
import {svgElement} from '../element/svg.js';

// `place`: the parent of the canvas; draw(): the text of an SVG, if available. Until `signal` is aborted.
/** @param {HTMLElement} place @param {() => string | null} draw @param {AbortSignal} signal */
export function connectPaper(place, draw, signal) {
  /** @type {Element | null} */
  let picture = null;
  const clear = () => {
    picture?.remove();
    picture = null;
  };
  addEventListener(
    'beforeprint',
    () => {
      clear();
      const svg = draw();
      if (!svg) return;
      picture = svgElement(svg);
      picture.classList.add('paper');
      place.append(picture);
    },
    {signal},
  );
  addEventListener('afterprint', clear, {signal});
  signal.addEventListener('abort', clear);
}
