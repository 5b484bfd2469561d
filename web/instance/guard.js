// Catches every trap of a WebAssembly instance: each call into it, from the page's scripts or from the browser, passes through here. After
// a trap the instance is not called again, because its memory may be in any state.
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';

export const stopped = (/** @type {string} */ why) => new VisualizerError('abort', [id('The search stopped working: {0}'), why]);

// A trap, or a stack overflow, which each engine reports in its own way.
const isTrap = (/** @type {any} */ error) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error?.name === 'InternalError';

// For listeners, which have no caller: the reader was told when the trap happened.
/** @type {<Values extends any[]>(action: (...values: Values) => unknown) => (...values: Values) => unknown} */
export const untrapped =
  (action) =>
  (...values) => {
    try {
      return action(...values);
    } catch (/** @type {any} */ error) {
      if (error.kind !== 'abort') throw error;
      return undefined;
    }
  };

// Wraps the exports of an instance. Calls `trapped(error)` once, at the first trap; until that returns, the instance may still be read if
// it responds. Its result is thrown to the script that made the call, but not to callbacks of the browser.
/** @param {WebAssembly.Exports} exports @param {(error: Error) => Error} trapped */
export function guardExports(exports, trapped) {
  let depth = 0;
  let state = 'runs'; // 'trapped' while trapped() runs, then 'over'

  function end(/** @type {Error} */ error) {
    if (state !== 'runs') return error;
    state = 'trapped';
    try {
      return trapped(error) ?? error;
    } finally {
      state = 'over';
    }
  }
  /** @type {(call: Function, isCallback: boolean) => (...values: unknown[]) => unknown} */
  const guard =
    (call, isCallback) =>
    (...values) => {
      if (state === 'over') return undefined;
      ++depth;
      try {
        return call(...values);
      } catch (/** @type {any} */ error) {
        const told = isTrap(error) ? end(error) : error;
        if (isCallback && depth === 1 && state === 'over') return undefined;
        throw told;
      } finally {
        --depth;
      }
    };

  // The browser calls the functions of the table.
  const callbacks = new WeakMap();
  /** @type {(table: WebAssembly.Table) => WebAssembly.Table} */
  const guardTable = (table) => ({
    get: (i) => {
      const call = table.get(i);
      if (call && !callbacks.has(call)) callbacks.set(call, guard(call, true));
      return call && callbacks.get(call);
    },
    set: (i, call) => table.set(i, call),
    grow: (by) => table.grow(by),
    get length() {
      return table.length;
    },
  });
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === 'function' ? guard(value, false) : value instanceof WebAssembly.Table ? guardTable(value) : value,
    ]),
  );
}
