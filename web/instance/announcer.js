// What a screen reader is told: a sentence for each step that the user makes; while it plays as much as can be heard, and the
// start, the pause and the end.
const kDigest = 5000;     // milliseconds
const kEach = 1;          // steps a second up to which every sentence is told,
const kMilestones = 5;    // and up to which each turning back and each tour is

const rateOf = (asked) => ({frame: 60, max: Infinity}[asked] ?? asked);

// What moves by itself, before anybody has pressed anything on the page, tells nothing.
const isAlone = () => navigator.userActivation?.hasBeenActive === false;

// `region` has role=status. Returns {say(text), stepped(), became(status), playing(), close()}.
export function connectAnnouncer(region, instance) {
  let last = performance.now();
  let lastStep = -1, wasBack = false;
  let isOver = false;
  let waiting = [];  // said in the same breath
  const say = (text) => {
    if (isOver || isAlone()) return;
    last = performance.now();
    if (waiting.push(text) > 1) return;
    queueMicrotask(() => {
      const told = waiting.join(' ');
      waiting = [];
      if (!isOver && region.textContent !== told) region.textContent = told;
    });
  };
  const stateNow = () => instance.getState({path: false});
  const place = ({step}) => `Step ${step.toLocaleString('en')}`;
  return {
    say,
    stepped: () => say(instance.sentence()),
    became: (status) => {
      if (status === 'playing') {
        lastStep = stateNow().step;
        return say('Playing.');
      }
      say(status === 'paused' ? `Paused. ${place(stateNow())}: ${instance.sentence()}` : instance.sentence());
    },
    // After a frame while it plays.
    playing: () => {
      if (isAlone()) return;
      const {depth, deepest, event, speed, ...state} = stateNow();
      const rate = rateOf(speed.asked);
      if (rate > kMilestones) {
        if (performance.now() - last < kDigest) return;
        return say(`${place(state)}: the path has ${depth} squares, the longest so far ${deepest}.`);
      }
      if (state.step === lastStep) return;
      const isBack = event.type === 'backtrack', turns = isBack && !wasBack;
      lastStep = state.step;
      wasBack = isBack;
      if (rate <= kEach || turns || event.type === 'tour') say(instance.sentence());
    },
    close: () => { isOver = true; },
  };
}
