// A state of the board as a canvas, an SVG or a picture file, in the theme's colours. Nothing of WebGL: the board on the page
// is not touched.
import {boardScene} from '../poster/scene.js';
import {paintScene} from '../poster/scene_canvas.js';
import * as details from '../poster/scene_details.js';
import {sceneToSvg} from '../poster/scene_svg.js';

const kDesign = 640;  // the width that the board's proportions are made for

// The scene, and how many pixels its unit takes for a picture `width` pixels wide. Small squares get all the pixels.
function designed(state, width, options) {
  const sides = (state.settings.board ?? '').split('x').map(Number);
  const isLarge = Math.max(...sides) > 60;
  const scene = boardScene(state, {width: isLarge ? width : kDesign, details, ...options});
  return {scene, scale: width / scene.width};
}

export function sizeOf(state, width, options) {
  const {scene, scale} = designed(state, width, options);
  return {width, height: Math.round(scene.height * scale)};
}

// `canvas` may be larger than the picture by a pixel: the ground covers it.
export function paint(canvas, state, width, options) {
  const {scene, scale} = designed(state, width, options);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context.fillStyle = options.palette.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintScene(scene, context, scale);
  return context;
}

export function drawn(state, width, options) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeOf(state, width, options));
  paint(canvas, state, width, options);
  return canvas;
}

export function pngOf(state, width, options) {
  const canvas = drawn(state, width, options);
  return new Promise((resolve, reject) => canvas.toBlob(
    (blob) => { if (blob) resolve(blob); else reject(new Error('The picture is too large for this browser.')); }, 'image/png'));
}

// With its ground, so that it is legible wherever it is put.
export function svgOf(state, options) {
  const scene = boardScene(state, {width: kDesign, details, ...options});
  const ground = {tag: 'rect', width: scene.width, height: scene.height, fill: options.palette.background};
  return sceneToSvg({...scene, shapes: [ground, ...scene.shapes]});
}

export const svgText = (svg) => new XMLSerializer().serializeToString(svg);
