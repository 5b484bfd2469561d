// What a screen reader is told: one sentence for each step that the user makes; while it plays the start, the pause, a
// milestone at a calm rate, and the end.
const kCalm = 5000;  // milliseconds

// `region` has role=status. Returns {stepped(), became(status), playing(), close()}.
export function connectAnnouncer(region, instance) {
  let last = performance.now();
  let isOver = false;
  const say = (text) => {
    if (isOver || region.textContent === text) return;
    region.textContent = text;
    last = performance.now();
  };
  const place = () => `Step ${instance.getState({path: false}).step.toLocaleString('en')}`;
  return {
    stepped: () => say(instance.sentence()),
    became: (status) => {
      if (status === 'playing') say('Playing.');
      else say(status === 'paused' ? `Paused. ${place()}: ${instance.sentence()}` : instance.sentence());
    },
    // After a frame while it plays.
    playing: () => {
      if (performance.now() - last < kCalm) return;
      const {depth, deepest} = instance.getState({path: false});
      say(`${place()}: the path has ${depth} squares, the longest so far ${deepest}.`);
    },
    close: () => { isOver = true; },
  };
}
