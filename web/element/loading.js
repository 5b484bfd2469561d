// Waiting for files, in front of a reader: explained after a while, given up in the end.
const kLate = 8000;       // milliseconds
const kTooLate = 60_000;

export const failure = (kind, message) => Object.assign(new Error(message), {kind});
export const loadFailure = (why) => failure('load', `The board's files could not be loaded: ${why}`);

// The result of `work`, or a failure when it does not come. `explain(reason)` may be called on the way.
export async function waitFor(work, explain) {
  let timers = [];
  const never = new Promise((_, reject) => {
    timers = [
      setTimeout(() => explain('The board\'s files are taking long to load.'), kLate),
      setTimeout(() => reject(loadFailure('they did not come in a minute.')), kTooLate),
    ];
  });
  try {
    return await Promise.race([work, never]);
  } finally {
    timers.forEach(clearTimeout);
  }
}
