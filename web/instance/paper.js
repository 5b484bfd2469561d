// A board that is alive, on paper: a picture of the step in the canvas's place.
import {svgElement} from '../element/svg.js';

// `place`: the element that the canvas is in; draw(): the text of an SVG, if there is any. Until `signal` is aborted.
export function connectPaper(place, draw, signal) {
  let picture = null;
  const clear = () => {
    picture?.remove();
    picture = null;
  };
  addEventListener('beforeprint', () => {
    clear();
    const svg = draw();
    if (!svg) return;
    picture = svgElement(svg);
    picture.classList.add('paper');
    place.append(picture);
  }, {signal});
  addEventListener('afterprint', clear, {signal});
  signal.addEventListener('abort', clear);
}
