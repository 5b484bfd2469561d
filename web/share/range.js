// A part of the search, state by state, for exports that show one after the other.
//
// `film` is a second search (element.film), so the board on the page is not disturbed.

import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';
/** @import {BoardElement, Film} from '../board.d.ts' */
/** @import {Slice} from './slices.js' */

// What a board returned, unless it has been removed from the page.
/** @template Result @param {Result} result @returns {NonNullable<Result>} */
export function ofBoard(result) {
  if (!result) throw new VisualizerError('destroyed', [id('The board is no longer on the page.')]);
  return result;
}

/** @param {BoardElement} element @param {number} from @param {{ofClock?: boolean}} [options] */
export const openFilm = async (element, from, options) => ofBoard(await element.film(from, options));

// Works on the way to the beginning, which is `share` of the total work.
/** @param {Film} film */
export function* approach(film, share = 1) {
  for (let done = film.approach(); done < 1; done = film.approach()) yield done * share;
}

const kStepsAtOnce = 10_000;

// Returns the number of steps made: fewer at the end of the search.
/** @param {Film} film @param {number} steps */
function* advance(film, steps) {
  for (let made = 0; made < steps; ) {
    const asked = Math.min(steps - made, kStepsAtOnce);
    const done = film.step(asked);
    made += done;
    if (done < asked) return made;
    yield;
  }
  return steps;
}

// Calls `*show(picture, isLast)` for every `every`-th step from `from` to `to` or to the end of the search, with the result of `draw()` at
// that step.
/**
 * @template Picture
 * @param {Film} film @param {{from: number, to: number, every: number}} range @param {() => Picture} draw
 * @param {(picture: Picture, isLast: boolean) => Iterable<Slice>} show
 */
export function* eachStep(film, {from, to, every}, draw, show) {
  yield* approach(film, 0.1);
  for (let at = from; ; ) {
    const picture = draw();
    const made = at < to ? yield* advance(film, Math.min(every, to - at)) : 0;
    yield* show(picture, made === 0);
    if (made === 0) return;
    at += made;
    yield 0.1 + (0.9 * (at - from)) / (to - from);
  }
}
