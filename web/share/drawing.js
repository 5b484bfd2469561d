// The board as pixels, from the SVG that the WebAssembly draws.
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {givenSettings, shapeOf} from '../element/settings.js';
import {svgElement} from '../element/svg.js';
import {paintSvg} from './painter.js';
/** @import {BoardElement} from '../board.d.ts' */

const kDesign = 640; // the width for which the board's proportions are made
const kManySquares = 60; // with more on a side they are small, and use all pixels

// The width of the SVG for a picture `width` pixels wide.
/** @param {BoardElement} element @param {number} width */
export function designWidth(element, width) {
  const shape = shapeOf(element.getState()?.settings ?? givenSettings(element));
  return shape && Math.max(shape.rows, shape.cols) > kManySquares ? width : kDesign;
}

/** @param {HTMLCanvasElement} canvas @param {CanvasRenderingContext2DSettings} [options] */
const contextOf = (canvas, options) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', options));

const sizeOf = (/** @type {Element} */ svg) =>
  /** @type {string} */ (svg.getAttribute('viewBox')).split(/[ ,]+/).slice(2).map(Number);

// On a canvas that may be larger than the picture by a pixel: `ground`, a colour, covers it.
/** @param {string} text @param {HTMLCanvasElement} canvas @param {number} width @param {string} ground */
export function paintText(text, canvas, width, ground) {
  const svg = svgElement(text);
  const context = contextOf(canvas, {willReadFrequently: true});
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintSvg(svg, context, width / sizeOf(svg)[0]);
  return context;
}

// The height of a picture `width` pixels wide.
/** @param {string} text @param {number} width */
export function heightOf(text, width) {
  const [wide, high] = sizeOf(svgElement(text));
  return Math.round((high * width) / wide);
}

const kProbe = [200, 40, 120, 255]; // a colour, and the tolerance
const kNoise = 8;

// Some browsers return noise instead of a canvas's pixels, so that sites cannot identify them (Firefox with privacy.resistFingerprinting).
// So known pixels are read back before a file is made.
export function expectPixels() {
  const context = contextOf(Object.assign(document.createElement('canvas'), {width: 4, height: 4}));
  context.fillStyle = `rgb(${kProbe.slice(0, 3)})`;
  context.fillRect(0, 0, 4, 4);
  const {data} = context.getImageData(0, 0, 4, 4);
  if (data.every((channel, i) => Math.abs(channel - kProbe[i % 4]) <= kNoise)) return;
  throw new VisualizerError('picture', [
    id('This browser does not let pages read the pixels of pictures. Choose Picture and Save as SVG, which does not need them.'),
  ]);
}

/** @param {string} text @param {number} width @returns {Promise<Blob>} */
export async function pngOf(text, width) {
  expectPixels();
  const canvas = Object.assign(document.createElement('canvas'), {width, height: heightOf(text, width)});
  const svg = svgElement(text);
  paintSvg(svg, contextOf(canvas), width / sizeOf(svg)[0]);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new VisualizerError('picture', [id('The picture is too large for this browser. Choose a smaller width.')]));
    }, 'image/png'),
  );
}

export const svgFile = (/** @type {string} */ text) => new Blob([text], {type: 'image/svg+xml'});
