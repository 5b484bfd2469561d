// The board before any WebAssembly: a drawing of the step that the settings ask for, as far as a tiny search reaches, and of
// the start square alone beyond.
//
//   poster({board: '5x5', step: '24'}, paletteOf('light')) -> an <svg>
import {problemOf} from './problem.js';
import {boardScene} from './scene.js';
import {sceneToSvg} from './scene_svg.js';
import {tinySearch} from './tiny_search.js';

// As getState(), as far as it can be known.
export function posterState(settings) {
  const problem = problemOf(settings);
  const square = problem.square(problem.start);
  const state = tinySearch(problem) ?? {status: 'paused', step: 0, path: [square], event: {type: 'start', square}};
  return {version: 1, settings, depth: state.path.length, ...state};
}

export const poster = (settings, palette, options) => sceneToSvg(boardScene(posterState(settings), {palette, ...options}));
