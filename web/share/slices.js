// Long work in slices: a generator runs for a few milliseconds at a time, and the page stays responsive in between.
//
// The generator yields the share of work done, 0 to 1, a promise to wait for, or nothing.
/** @typedef {number | Promise<unknown> | undefined} Slice */
/** @typedef {{signal: AbortSignal, onProgress?(share: number): void}} Work */
const kSlice = 5; // milliseconds

// A separate task without the delay of a timer; the browser draws in between.
export function nextTask() {
  return new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

// Resolves to the generator's result; rejects when `signal` is aborted, after the generator has been closed.
/** @template Result @param {Required<Iterator<Slice, Result>>} work @param {Work} options */
export async function inSlices(work, {signal, onProgress = (_share) => {}}) {
  let progress = 0;
  try {
    for (;;) {
      const end = performance.now() + kSlice;
      let step;
      do {
        step = work.next();
        if (step.done) return step.value;
        if (typeof step.value === 'number') progress = step.value;
      } while (!(/** @type {Promise<unknown> | undefined} */ (step.value)?.then) && performance.now() < end);
      onProgress(progress);
      await step.value;
      await nextTask();
      signal.throwIfAborted();
    }
  } finally {
    work.return();
  }
}
