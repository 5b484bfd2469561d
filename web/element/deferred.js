// A failure of this promise is reported to callers that await it; for others it is no unhandled rejection.
export function heard(promise) {
  promise.catch(() => {});
  return promise;
}

// A promise, with what settles it.
/** @returns {{promise: Promise<any>, resolve(value?: unknown): void, reject(error: unknown): void}} */
export function deferred() {
  const one = /** @type {any} */ ({});
  one.promise = heard(new Promise((resolve, reject) => Object.assign(one, {resolve, reject})));
  return one;
}
