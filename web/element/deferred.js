// A promise, with what settles it.
export function deferred() {
  const one = {};
  one.promise = new Promise((resolve, reject) => Object.assign(one, {resolve, reject}));
  one.promise.catch(() => {});  // a failure is told to whoever awaits it
  return one;
}
