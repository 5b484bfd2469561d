// The first twenty seconds. Opened without anything after #, the page searches 5 x 5 squares step by step: into a dead end one square
// before the tour, back, into another, and on to a tour. Then it stops. Below the board are three ways to continue.
//
// Any input ends the scene where it is and hands the board to the user. A call from a script ends it, too, and finds the page as with #v=1:
// the default settings, at step 0. With reduced motion the scene is only the tour.
import {fallbacks, searchKeys, settingKeys} from '#tables';
/** @import {BoardElement, PartialState, Status} from '../board.d.ts' */

const kScene = {board: '5x5', start: 'a1', moves: '21346758'}; // as in index.html
const kDeadEnds = [23, 28],
  kTour = 36;
// Milliseconds before each step, so that the eye can follow: the first moves, the dead ends and the backtracks take longer.
const kPauses = Array.from({length: kTour}, (_, step) => {
  if (kDeadEnds.includes(step)) return 1700;
  if (step < 3) return [900, 700, 500][step];
  return step < kDeadEnds[0] ? 270 : 550;
});
const kUnseen = 500; // milliseconds until it checks the visibility again
const kInputs = ['pointerdown', 'keydown', 'wheel', 'click', 'input'];
const kCalls = ['play', 'pause', 'step', 'seek', 'runUntil', 'reset', 'setState', 'destroy'];

const defaults = Object.fromEntries(
  [...searchKeys, 'mode', 'lesson'].map((key) => [key, /** @type {Record<string, string>} */ (fallbacks)[key]]),
);
const kSlow = '15'; // steps per second: fast enough to stay awake, slow enough to see each
/** @type {Record<string, PartialState>} */
const kChoices = {
  step: {settings: {...defaults, ...kScene, panels: 'code', controls: 'full', speed: '2'}, step: 0, status: 'paused'},
  search: {settings: {...defaults, algorithm: 'warnsdorff-backtracking', speed: kSlow}, step: 0, status: 'playing'},
  play: {settings: {...defaults, ...kScene, mode: 'play'}, step: 0, status: 'paused'},
  plain: {settings: {...defaults, speed: '1e6'}, step: 0, status: 'playing'},
};

// `board`: the element, not yet defined; `choices`: the element with the ways to continue; ended() is called once, with the scene's last
// moment on the board. On return, everything needed before the board is alive is on the page.
/** @param {BoardElement & Record<string, any>} board @param {HTMLElement} choices @param {() => void} ended */
export function playScene(board, choices, ended) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const end = new AbortController();
  const {signal} = end;
  const watch = new MutationObserver(stop);
  /** @type {HTMLButtonElement[]} */
  const withdrawn = [];
  let timer = 0;

  function stop() {
    if (signal.aborted) return;
    end.abort();
    watch.disconnect();
    clearTimeout(timer);
    for (const name of kCalls) delete board[name]; // its class has them
    board.removeAttribute('aria-busy');
    ended();
  }
  const own = (/** @type {string} */ name, /** @type {unknown[]} */ ...values) =>
    Object.getPrototypeOf(board)[name].apply(board, values);

  // The class's methods, which first end the scene.
  for (const name of kCalls) {
    board[name] = (/** @type {unknown[]} */ ...values) => {
      stop();
      own('setState', {settings: defaults, step: 0});
      return own(name, ...values);
    };
  }
  /** @param {number} steps */
  function go(steps) {
    if (steps === kPauses.length) return stop();
    timer = setTimeout(
      () => {
        if (document.hidden) return go(steps);
        own('step');
        go(steps + 1);
      },
      document.hidden ? kUnseen : kPauses[steps],
    );
  }

  if (isStill) board.setAttribute('settings', `${board.getAttribute('settings')}&step=${kTour}`);
  board.setAttribute('aria-busy', 'true'); // screen readers skip its report of each step
  watch.observe(board, {attributeFilter: [...settingKeys]});
  board.addEventListener(
    'ready',
    () => {
      choices.prepend(...withdrawn.splice(0));
      board.setAttribute('aria-busy', 'true');
      for (const type of kInputs) addEventListener(type, stop, {capture: true, passive: true, signal});
      addEventListener('hashchange', stop, {signal});
      if (isStill) stop();
      else go(0);
    },
    {signal},
  );

  choices.addEventListener('click', async ({target}) => {
    const {value} = /** @type {Element} */ (target).closest('button') ?? {},
      choice = kChoices[/** @type {string} */ (value)];
    if (!choice) return;
    stop();
    await customElements.whenDefined('knights-tour');
    choices.hidden = true;
    board.setState(choice);
    board.focus({preventScroll: true});
    if (value === 'search') board.addEventListener('statechange', offerPlain);
  });
  // After the search with a trick, offers the same one without, unless something else was chosen.
  /** @param {CustomEvent<{status: Status}>} event */
  function offerPlain({detail: {status}}) {
    const {board: size, algorithm} = board.getState({path: false})?.settings ?? {};
    const isSame = size === defaults.board && algorithm === kChoices.search.settings?.algorithm;
    if (isSame && status !== 'tour') return;
    board.removeEventListener('statechange', /** @type {EventListener} */ (offerPlain));
    if (!isSame) return;
    for (const choice of /** @type {HTMLCollectionOf<HTMLButtonElement>} */ (choices.children))
      choice.hidden = choice.value !== 'plain';
    choices.hidden = false;
  }
  // A board that cannot be shown cannot be stepped yet. Its error is announced.
  board.addEventListener('error', ({detail}) => {
    if (detail.kind === 'setting' || board.getState()) return;
    withdrawn.push(...choices.querySelectorAll('button'));
    for (const button of withdrawn) button.remove();
    board.removeAttribute('aria-busy');
  });
}
