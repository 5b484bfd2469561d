// A stretch of the search, state by state, for exports that show one after the other.
//
// `film` is a second search (element.film): the board on the page goes on undisturbed.

// Works on the way to where the film begins, which is `share` of all the work.
export function* approach(film, share = 1) {
  for (let done = film.approach(); done < 1; done = film.approach()) yield done * share;
}

// Calls `*show(state, isLast)` for every `every`-th step from `from` to `to` or to the end of the search.
export function* eachState(film, {from, to, every, settings}, show) {
  yield* approach(film, 0.1);
  for (let at = from, state = film.state(); ;) {
    const made = at < to ? film.step(Math.min(every, to - at)) : 0;
    yield* show({...state, settings}, made === 0);
    if (made === 0) return;
    at += made;
    state = film.state();
    yield 0.1 + 0.9 * (at - from) / (to - from);
  }
}
