// Messages for a screen reader: a sentence for each step of the user. During playback as much as can be heard, and the start, the pause and
// the end.
import {id} from '../element/fill_in.js';
/** @import {Instance, State, Status} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */

const kDigest = 5000; // milliseconds
const kEach = 1; // steps per second up to which every sentence is announced,
const kMilestones = 5; // and up to which each backtrack and each tour is

/** @param {State['speed']['asked']} asked */
const rateOf = (asked) => /** @type {Record<string, number>} */ ({frame: 60, max: Infinity})[asked] ?? asked;

// Playback before the user has pressed anything on the page is not announced.
const isAlone = () => navigator.userActivation?.hasBeenActive === false;

// `region` has role=status; `language`, see element/language.js. Returns {say(text), stepped(), became(status), playing(), close()}.
/** @param {HTMLElement} region @param {Instance} instance @param {Language} language */
export function connectAnnouncer(region, instance, language) {
  let last = performance.now();
  let lastStep = -1,
    wasBack = false;
  let isOver = false;
  /** @type {string[]} */
  let waiting = []; // announced together
  const say = (/** @type {string} */ text) => {
    if (isOver || isAlone()) return;
    last = performance.now();
    if (waiting.push(text) > 1) return;
    queueMicrotask(() => {
      const told = waiting.join(' ');
      waiting = [];
      if (!isOver && region.textContent !== told) region.textContent = told;
    });
  };
  const stateNow = () => /** @type {State} */ (instance.getState({path: false}));
  const number = (/** @type {number} */ n) => n.toLocaleString(language.locale);
  return {
    say,
    stepped: () => say(instance.sentence()),
    became: (/** @type {Status} */ status) => {
      if (status === 'playing') {
        lastStep = stateNow().step;
        return say(language.tr('Playing.'));
      }
      say(
        status === 'paused'
          ? language.put([id('Paused. Step {0}: {1}'), number(stateNow().step), instance.sentence()])
          : instance.sentence(),
      );
    },
    // After a frame during playback.
    playing: () => {
      if (isAlone()) return;
      const {depth, deepest, event, speed, ...state} = stateNow();
      const rate = rateOf(speed.asked);
      if (rate > kMilestones) {
        if (performance.now() - last < kDigest) return;
        return say(
          language.put([id('Step {0}. Length of the path: {1}. Longest so far: {2}.'), number(state.step), depth, deepest]),
        );
      }
      if (state.step === lastStep) return;
      const isBack = event.type === 'backtrack',
        turns = isBack && !wasBack;
      lastStep = state.step;
      wasBack = isBack;
      if (rate <= kEach || turns || event.type === 'tour') say(instance.sentence());
    },
    close: () => {
      isOver = true;
    },
  };
}
