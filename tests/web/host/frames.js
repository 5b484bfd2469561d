// Talks to the boards in frames as a host page does: `ask('closed', 'step', 1)` is a promise of the answer.
const heights = {}; // id of the frame -> reported heights, in CSS pixels
const strange = []; // what frames say that is no answer, no height and no event
const waiting = new Map();
let asked = 0;

addEventListener('message', ({source, data}) => {
  const frame = [...document.querySelectorAll('iframe')].find(({contentWindow}) => contentWindow === source);
  if (!frame || data?.type !== 'knights-tour/1') return;
  if (waiting.has(data.id)) {
    waiting.get(data.id)(data);
    waiting.delete(data.id);
  } else if (data.height > 0) {
    (heights[frame.id] ??= []).push(data.height);
  } else if (!data.event) {
    strange.push(data);
  }
});

const ask = (frame, call, ...args) => askFor(30_000, frame, call, ...args);

// For so many milliseconds.
function askFor(patience, frame, call, ...args) {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, resolve);
    setTimeout(reject, patience, new Error(`${frame} does not answer to ${call}`));
    document.getElementById(frame).contentWindow.postMessage({type: 'knights-tour/1', call, args, id}, '*');
  });
}
