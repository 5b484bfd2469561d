// A part of the search, state by state, for exports that show one after the other.
//
// `film` is a second search (element.film), so the board on the page is not disturbed.

import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';

// The board may have been removed from the page before.
export async function openFilm(element, from, options) {
  const film = await element.film(from, options);
  if (!film) throw new VisualizerError('destroyed', [id('The board is no longer on the page.')]);
  return film;
}

// Works on the way to the beginning, which is `share` of the total work.
export function* approach(film, share = 1) {
  for (let done = film.approach(); done < 1; done = film.approach()) yield done * share;
}

const kStepsAtOnce = 10_000;

// Returns the number of steps made: fewer at the end of the search.
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
