// The first ten seconds. Opened with nothing after #, the page shows by itself what a search is: on five by five squares,
// step by step to the first dead end, back, and on. Then it rests. Below it are three ways to go on.
//
// Any input ends it where it is, and the board is the user's. A script's call ends it too, and finds the page as it is with
// #v=1: the default settings, at step 0. Whoever prefers less motion sees the dead end, at rest.
import {fallbacks, searchKeys, settingKeys} from '#tables';

const kScene = {board: '5x5', start: '2,2'};  // as in index.html
const kDeadEnd = 14;
// Milliseconds before each step: so that the eye is led, and the dead end and the way back can be read.
const kPauses = [900, 700, 500, ...Array(kDeadEnd - 3).fill(330), 1900, 1000, 900, 450, 450, 450];
const kUnseen = 500;  // until it looks again whether somebody does
const kInputs = ['pointerdown', 'keydown', 'wheel', 'click', 'input'];
const kCalls = ['play', 'pause', 'step', 'seek', 'runUntil', 'reset', 'setState', 'destroy'];

const defaults = Object.fromEntries(searchKeys.map((key) => [key, fallbacks[key]]));
const kChoices = {
  step: {settings: {...defaults, ...kScene, panels: 'code'}, step: 0, status: 'paused'},
  search: {settings: defaults, step: 0, status: 'playing'},
};

// `board`: the element, not yet defined; `choices`: where the ways to go on are; ended() is called once, with the scene's
// last moment on the board. Whatever of it is to be on the page before the board is alive is there on return.
export function playScene(board, choices, ended) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const end = new AbortController();
  const {signal} = end;
  const watch = new MutationObserver(stop);
  const withdrawn = [];  // buttons
  let timer = 0;

  function stop() {
    if (signal.aborted) return;
    end.abort();
    watch.disconnect();
    clearTimeout(timer);
    for (const name of kCalls) delete board[name];  // its class has them
    board.removeAttribute('aria-busy');
    ended();
  }
  const own = (name, ...values) => Object.getPrototypeOf(board)[name].apply(board, values);

  // The class's methods, with the scene's end before them.
  for (const name of kCalls) {
    board[name] = (...values) => {
      stop();
      own('setState', {settings: defaults, step: 0});
      return own(name, ...values);
    };
  }
  function go(steps) {
    if (steps === kPauses.length) return stop();
    timer = setTimeout(() => {
      if (document.hidden) return go(steps);
      own('step');
      go(steps + 1);
    }, document.hidden ? kUnseen : kPauses[steps]);
  }

  if (isStill) board.setAttribute('settings', `${board.getAttribute('settings')}&step=${kDeadEnd}`);
  board.setAttribute('aria-busy', 'true');  // what it tells of each step is not read out
  watch.observe(board, {attributeFilter: settingKeys});
  board.addEventListener('ready', () => {
    choices.prepend(...withdrawn.splice(0));
    board.setAttribute('aria-busy', 'true');
    for (const type of kInputs) addEventListener(type, stop, {capture: true, passive: true, signal});
    addEventListener('hashchange', stop, {signal});
    if (isStill) stop();
    else go(0);
  }, {signal});

  choices.addEventListener('click', ({target}) => {
    const choice = kChoices[target.closest('button')?.value];
    if (!choice) return;
    stop();
    choices.hidden = true;
    board.setState(choice);
    board.focus({preventScroll: true});
  });
  // On a phone they lie over what the user has begun to use.
  for (const type of ['step', 'statechange']) {
    board.addEventListener(type, () => {
      if (signal.aborted && getComputedStyle(choices).position === 'sticky') choices.hidden = true;
    });
  }
  // A board that can not be shown can not be stepped through, until it can; and what it says is to be read out.
  board.addEventListener('error', ({detail}) => {
    if (detail.kind === 'setting' || board.getState()) return;
    withdrawn.push(...choices.querySelectorAll('button'));
    for (const button of withdrawn) button.remove();
    board.removeAttribute('aria-busy');
  });
}
