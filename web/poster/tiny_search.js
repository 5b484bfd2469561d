// A search for posters, in a few milliseconds and without WebAssembly: `backtracking`, and Warnsdorff's rule with and without
// backtracking where ties go to the first. Steps are counted as `kt` counts them.
//
//   tinySearch(problem) -> {status, step, path, event}, what getState() says at problem.step; null where that is too far
//   or another algorithm is asked for.
import {orderOf} from './problem.js';

const kMostSteps = {backtracking: 20_000, warnsdorff: 2_500, 'warnsdorff-backtracking': 2_500};

export function tinySearch(problem) {
  const {start, end, count, square} = problem;
  const used = new Uint8Array(problem.rows * problem.cols);
  const isFree = (v) => v >= 0 && !used[v];
  for (const hole of problem.holes) used[hole] = 1;
  if (!(problem.step <= kMostSteps[problem.algorithm]) || !orderOf(problem, start, isFree)) return null;

  const frames = [];
  const enter = (v) => {
    used[v] = 1;
    frames.push({v, order: orderOf(problem, v, isFree), next: 0});
  };
  const isTour = (last) => frames.length === count && (end < 0 || end === last) &&
      (problem.goal === 'tour' || (count > 2 && problem.targets(last).includes(start)));
  const state = {status: 'paused', step: 0, event: {type: 'start', square: square(start)}};
  const tell = (type, v) => { state.event = {type, square: v < 0 ? [-1, -1] : square(v)}; };
  const goesBack = problem.algorithm !== 'warnsdorff';

  enter(start);
  if (isTour(start)) state.status = state.event.type = 'tour';
  while (state.step < problem.step && (state.status === 'paused' || (state.status === 'tour' && goesBack))) {
    ++state.step;
    state.status = 'paused';
    const top = frames.at(-1);
    let to;
    do to = top.order[top.next++]; while (to !== undefined && !isFree(to) && problem.detail === 'move');
    if (isFree(to)) {
      enter(to);
      if (isTour(to)) state.status = 'tour';
      tell(state.status === 'tour' ? 'tour' : 'advance', to);
    } else if (to !== undefined) {
      tell('reject', to);
    } else if (goesBack) {
      used[top.v] = 0;
      frames.pop();
      if (!frames.length) state.status = 'exhausted';
      tell(frames.length ? 'backtrack' : 'exhausted', top.v);
    } else {
      state.status = 'stuck';
      tell('stuck', top.v);
    }
  }
  return {...state, path: frames.map(({v}) => square(v))};
}
