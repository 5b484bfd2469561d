// A board that is alive, on paper: a picture of the step in the canvas's place.
import {svgElement} from '../element/svg.js';

// `place`: the element that the canvas is in; draw(): the text of an SVG. Until `signal` is aborted.
export function connectPaper(place, draw, signal) {
  let picture = null;
  const clear = () => {
    picture?.remove();
    picture = null;
  };
  addEventListener('beforeprint', () => {
    clear();
    picture = svgElement(draw());
    picture.classList.add('paper');
    place.append(picture);
  }, {signal});
  addEventListener('afterprint', clear, {signal});
  signal.addEventListener('abort', clear);
}
