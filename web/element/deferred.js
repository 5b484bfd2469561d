// Marks a promise as handled: callers that await it get its failure, for others it is not an unhandled rejection.
/** @template {Promise<any>} T @param {T} promise */
export function heard(promise) {
  promise.catch(() => {});
  return promise;
}

// A promise with its resolve and reject functions.
/** @returns {{promise: Promise<any>, resolve(value?: unknown): void, reject(error: unknown): void}} */
export function deferred() {
  const one = /** @type {any} */ ({});
  one.promise = heard(new Promise((resolve, reject) => Object.assign(one, {resolve, reject})));
  return one;
}

// Handles together what arrives one by one in the same task. Returns a function that takes one of them.
/** @template T @param {(all: T[]) => void} deal */
export function together(deal) {
  /** @type {Set<T>} */
  const waiting = new Set();
  return (/** @type {T} */ one) => {
    if (waiting.size === 0)
      queueMicrotask(() => {
        const all = [...waiting];
        waiting.clear();
        deal(all);
      });
    waiting.add(one);
  };
}
