// Catches every trap of a WebAssembly instance: each call into it, by the page's scripts or by the browser, passes here. After a
// trap the instance is not called again, since its memory may be in any state.
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/put.js';

export const stopped = (why) => new VisualizerError('abort', [id('The search stopped working: {0}'), why]);

// A trap, or a stack that overflowed, which each engine reports in its own way.
const isTrap = (error) => error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error?.name === 'InternalError';

// For listeners, which have nobody to throw to: the reader was told of the trap when it happened.
export const untrapped = (action) => (...values) => {
  try {
    return action(...values);
  } catch (error) {
    if (error.kind !== 'abort') throw error;
    return undefined;
  }
};

// Wraps the exports of an instance. `trapped(error)`: called once, at the first trap; until it returns, the instance may
// still be read, as far as it answers. What it returns is thrown to the script that made the call. A callback of the browser throws
// to nobody.
export function guardExports(exports, trapped) {
  let depth = 0;
  let state = 'runs';  // 'trapped' while trapped() runs, then 'over'

  function end(error) {
    if (state !== 'runs') return error;
    state = 'trapped';
    try { return trapped(error) ?? error; } finally { state = 'over'; }
  }
  const guard = (call, isCallback) => (...values) => {
    if (state === 'over') return undefined;
    ++depth;
    try {
      return call(...values);
    } catch (error) {
      const told = isTrap(error) ? end(error) : error;
      if (isCallback && depth === 1 && state === 'over') return undefined;
      throw told;
    } finally {
      --depth;
    }
  };

  // The functions that the browser calls back are those of the table.
  const callbacks = new WeakMap();
  const guardTable = (table) => ({
    get: (i) => {
      const call = table.get(i);
      if (call && !callbacks.has(call)) callbacks.set(call, guard(call, true));
      return call && callbacks.get(call);
    },
    set: (i, call) => table.set(i, call),
    grow: (by) => table.grow(by),
    get length() { return table.length; },
  });
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name,
    typeof value === 'function' ? guard(value, false) : value instanceof WebAssembly.Table ? guardTable(value) : value]));
}
