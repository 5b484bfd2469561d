// Time in the hands of a test. Put into a page before its scripts, it takes the place of its clock, timers and frames: what
// a page does in so many seconds is then the same on every machine.
//
//   await clock.go(1500)   lets so many milliseconds pass, frame by frame, 60 a second; from then on time stands still
//   clock.run()            lets it run again
//   clock.happened         how many timers have rung and frames have come
//
// While it runs, as from the start, a frame of the browser's lets one frame's time pass, so that a page opens as ever. Each reading of
// the clock takes some time too: code that works until a moment has come gets there after a certain number of readings.
(() => {
  const kFrame = 1000 / 60;
  const kReading = 0.05; // milliseconds
  const nextFrame = window.requestAnimationFrame.bind(window);
  const channel = new MessageChannel();
  let now = 0;
  let lastFrame = 0;
  let ids = 0;
  let isFree = true;
  let happened = 0;
  let passing = Promise.resolve(); // the time under way
  const timers = new Map(); // id -> {at, call, every}
  let frames = new Map(); // id -> callback

  const add = (call, delay, every) => {
    timers.set(++ids, {at: now + Math.max(1, Number(delay) || 0), call, every});
    return ids;
  };
  const remove = (id) => timers.delete(id);
  performance.now = () => (now += kReading);
  window.setTimeout = (call, delay, ...values) => add(() => call(...values), delay, null);
  window.setInterval = (call, delay, ...values) => add(() => call(...values), delay, Math.max(1, delay));
  window.clearTimeout = window.clearInterval = remove;
  window.requestAnimationFrame = (call) => {
    frames.set(++ids, call);
    return ids;
  };
  window.cancelAnimationFrame = (id) => frames.delete(id);

  // What waits for nothing but the page itself has its turn: promises, messages, what observers saw.
  const turn = () =>
    new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });

  // The next thing to happen: {at, run}.
  function next() {
    const [id, timer] = [...timers].reduce((first, entry) => (entry[1].at < (first[1]?.at ?? Infinity) ? entry : first), []);
    const frameAt = frames.size > 0 ? Math.max(lastFrame + kFrame, now) : Infinity;
    if (timer && timer.at <= frameAt) {
      return {
        at: timer.at,
        run: () => {
          if (timer.every) timer.at += timer.every;
          else timers.delete(id);
          timer.call();
        },
      };
    }
    return {
      at: frameAt,
      run: () => {
        const due = frames;
        frames = new Map();
        lastFrame = now;
        for (const call of due.values()) call(now);
      },
    };
  }

  async function advance(milliseconds) {
    const end = now + milliseconds;
    for (let first = next(); first.at <= end; first = next()) {
      now = Math.max(now, first.at);
      ++happened;
      first.run();
      await turn();
    }
    now = Math.max(now, end);
  }

  // One after the other.
  const pass = (milliseconds) => (passing = passing.then(() => advance(milliseconds)));

  async function runFree() {
    while (isFree) {
      await new Promise(nextFrame);
      if (isFree) await pass(kFrame);
    }
  }

  function run() {
    isFree = true;
    runFree();
  }

  window.clock = {
    run,
    get isFree() {
      return isFree;
    },
    get happened() {
      return happened;
    },
    async go(milliseconds) {
      isFree = false;
      await new Promise(nextFrame); // observers see the new layout
      await pass(milliseconds);
      await new Promise(nextFrame);
    },
  };
  run();
})();
