// One visualizer on one canvas: loads the WebAssembly, keeps SDL to its canvas, and offers the methods of interface.md.
//
//   const visualizer = createInstance(canvas, {settings: 'board=5x5&start=a1'});
//   await visualizer.ready;      // settled at the first drawn frame, or rejected with {kind, message}
//   visualizer.play();
//
// Methods called before the WebAssembly is there wait for it, in order. Nothing here knows of the page around the canvas.

const kStatuses = ['paused', 'playing', 'tour', 'exhausted', 'stuck'];
const kStops = ['backtrack', 'dead-end', 'record', 'reject', 'tour', 'end'];
const kLongPress = 500;   // milliseconds
const kUnsteady = 10;     // CSS pixels that a resting finger may move
const kFirstFrameTimeout = 15_000;  // milliseconds, while the page is visible

// Why a visualizer could not start, or stopped. `kind`: 'webassembly', 'webgl2', 'load', 'start', 'abort' or 'destroyed'.
export class VisualizerError extends Error {
  constructor(kind, message, cause) {
    super(message, {cause});
    this.kind = kind;
  }
}

function checkBrowser() {
  if (typeof WebAssembly !== 'object') {
    throw new VisualizerError('webassembly', 'This browser has no WebAssembly, which the search runs on. A current browser has it.');
  }
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) {
    throw new VisualizerError('webgl2', 'This browser offers no WebGL 2, which the board is drawn with. It may be switched off, or the graphics driver may be blocked.');
  }
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

async function loadModule(canvas, onFrame, onFile, onShare, onAbort) {
  const title = document.title;
  try {
    const {default: createVisualizer} = await import('./visualizer.js');
    return await createVisualizer({
      canvas,
      onFrame,
      onFile,
      onShare,
      onAbort,
      // SDL looks for '#canvas' in the document; this is the one it means.
      preRun: [(module) => { module.specialHTMLTargets['#canvas'] = canvas; }],
    });
  } catch (cause) {
    throw new VisualizerError('load', `The board's files could not be loaded: ${cause.message}`, cause);
  } finally {
    document.title = title;
  }
}

// A number of steps, checked: the WebAssembly would make of anything else what it likes.
function wholeNumber(value, name, lowest) {
  if (!Number.isSafeInteger(value) || value < lowest) {
    throw new RangeError(`${name}: '${value}' is not a whole number${lowest === 0 ? ' from 0' : ''}`);
  }
  return value;
}

// setState()'s argument, checked as a whole before anything of it is done.
function checkState(partial) {
  if (partial === null || typeof partial !== 'object') throw new TypeError(`setState: '${partial}' is not an object`);
  const {settings = {}, step, status} = partial;
  if (settings === null || typeof settings !== 'object') throw new TypeError(`settings: '${settings}' is not an object`);
  if (step !== undefined) wholeNumber(step, 'step', 0);
  if (status !== undefined && !kStatuses.includes(status)) {
    throw new RangeError(`status: '${status}' is not one of ${kStatuses.join(', ')}`);
  }
  const query = new URLSearchParams(Object.entries(settings).filter(([, value]) => value !== undefined));
  return {query: query.toString(), step, status};
}

function download({name, type, text}) {
  const url = URL.createObjectURL(new Blob([text], {type}));
  Object.assign(document.createElement('a'), {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

// What SDL would take from the page: Tab, function keys and the browser's own shortcuts.
function leavesToBrowser(event) {
  return event.key === 'Tab' || /^F\d+$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey;
}

// A finger scrolls the page, and the browser makes a click of a tap; SDL would take the finger for itself. On the board,
// two fingers zoom and move it, a long press opens a square's menu, and one finger paints when holes are painted.
function connectFingers(canvas, on, module, handle, signal) {
  let pair = null;      // where two fingers were last, and how far apart
  let painting = false;
  let pressed = null;   // where a finger rests that may become a long press
  let timer = 0;
  let pressedLong = false;
  const place = (touch) => {
    const box = canvas.getBoundingClientRect();
    return {x: touch.clientX - box.x, y: touch.clientY - box.y};
  };
  const pairOf = ([first, second]) => {
    const [a, b] = [place(first), place(second)];
    return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1)};
  };
  const rest = () => {
    clearTimeout(timer);
    pressed = null;
  };
  signal.addEventListener('abort', rest);
  const moved = ({targetTouches}) => {
    if (pair && targetTouches.length === 2) {
      const now = pairOf(targetTouches);
      module._kt_pinch(handle, pair.x, pair.y, now.apart / pair.apart, now.x - pair.x, now.y - pair.y);
      pair = now;
    } else if (painting) {
      const {x, y} = place(targetTouches[0]);
      module._kt_finger(handle, x, y, true);
    }
    return pair !== null || painting;
  };
  const lifted = ({changedTouches}) => {
    if (!painting) return;
    const {x, y} = place(changedTouches[0]);
    module._kt_finger(handle, x, y, false);
    module._kt_forget_pointer(handle);
    painting = false;
  };
  on(canvas, 'touchstart', (event) => {
    event.stopImmediatePropagation();
    rest();
    lifted(event);
    pressedLong = false;
    const fingers = event.targetTouches;
    const {x, y} = place(fingers[0]);
    if (!module._kt_is_on_board(handle, x, y)) return;
    if (fingers.length === 2) {
      pair = pairOf(fingers);
    } else if (fingers.length === 1 && module._kt_takes_finger(handle, x, y)) {
      painting = true;
      module._kt_finger(handle, x, y, true);
    } else if (fingers.length === 1) {
      pressed = {x, y};
      timer = setTimeout(() => {
        pressed = null;
        pressedLong = true;
        module._kt_open_menu(handle, x, y);
      }, kLongPress);
    }
    if (pair || painting) event.preventDefault();
  }, {capture: true, passive: false});
  on(canvas, 'touchmove', (event) => {
    event.stopImmediatePropagation();
    const {x, y} = place(event.targetTouches[0]);
    if (pressed && Math.hypot(x - pressed.x, y - pressed.y) > kUnsteady) rest();
    if (moved(event)) event.preventDefault();
  }, {capture: true, passive: false});
  for (const type of ['touchend', 'touchcancel']) {
    on(canvas, type, (event) => {
      event.stopImmediatePropagation();
      // No click is to be made of it.
      if ((pressedLong || pair || painting) && event.cancelable) event.preventDefault();
      rest();
      lifted(event);
      if (event.targetTouches.length < 2) pair = null;
    }, {capture: true, passive: false});
  }
  // The board has a menu of its own; a finger's long press is told above.
  on(canvas, 'contextmenu', (event) => {
    const {x, y} = place(event);
    if (module._kt_is_on_board(handle, x, y)) event.preventDefault();
  });
}

// Options: `settings` as in a link; `onFrame({status, theme, wantedHeight})` after each drawn frame, `wantedHeight` in
// CSS pixels or 0 for any; `onError({kind, message})` for each refused setting; `onFile({name, type, text})` for each
// file that the user asked for, else it is downloaded; `onShare()` when the user asks what can be taken away.
export function createInstance(canvas, {settings = '', onFrame = () => {}, onError = () => {}, onFile = download, onShare = () => {}} = {}) {
  const cleanup = new AbortController();
  const {signal} = cleanup;
  const waiting = new Set();  // called after each frame; a true result removes it
  let module = null;
  let handle = 0;

  const withText = (text, use) => {
    const pointer = module.stringToNewUTF8(text);
    try { return use(pointer); } finally { module._free(pointer); }
  };
  const readJson = (pointer) => JSON.parse(module.UTF8ToString(pointer));
  const afterFrame = (check) => new Promise((resolve, reject) => waiting.add({check, resolve, reject}));

  function frameDrawn(status, theme, wantedHeight, errors) {
    for (const message of errors.split('\n').filter(Boolean)) onError({kind: 'setting', message});
    for (const entry of waiting) {
      if (!entry.check()) continue;
      waiting.delete(entry);
      entry.resolve();
    }
    onFrame({status, theme, wantedHeight});
  }

  function connectCanvas() {
    const on = (target, type, listener, options = {}) => target.addEventListener(type, listener, {signal, ...options});
    const focus = () => module._kt_set_focus(handle, canvas.getRootNode().activeElement === canvas);
    on(canvas, 'pointerdown', (event) => {
      canvas.focus({preventScroll: true});
      // A button released beside the canvas must be seen, too; a finger is left free to scroll.
      if (event.pointerType !== 'touch') canvas.setPointerCapture(event.pointerId);
    });
    on(canvas, 'click', (event) => { if (event.pointerType === 'touch') module._kt_forget_pointer(handle); });
    on(canvas, 'focus', focus);
    on(canvas, 'blur', focus);
    connectFingers(canvas, on, module, handle, signal);
    for (const type of ['keydown', 'keyup', 'keypress']) {
      on(canvas, type, (event) => { if (leavesToBrowser(event)) event.stopImmediatePropagation(); }, {capture: true});
    }
    on(canvas, 'webglcontextlost', (event) => {
      event.preventDefault();
      module._kt_context_lost(handle);
    });
    on(canvas, 'webglcontextrestored', () => module._kt_context_restored(handle));
    const follow = (query, set) => {
      const wish = matchMedia(query);
      on(wish, 'change', () => set(handle, wish.matches));
      set(handle, wish.matches);
    };
    follow('(prefers-color-scheme: dark)', module._kt_set_dark);
    follow('(prefers-contrast: more), (forced-colors: active)', module._kt_set_contrast);
    focus();

    const resize = () => {
      const {width, height} = canvas.getBoundingClientRect();
      if (width >= 1 && height >= 1) module._kt_resize(handle, Math.round(width), Math.round(height));
    };
    const observer = new ResizeObserver(resize);
    observer.observe(canvas);
    signal.addEventListener('abort', () => observer.disconnect());
    // Moving to a screen of another density: the query holds for one density only, so it is made anew each time.
    const watchDensity = () => {
      on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { resize(); watchDensity(); }, {once: true});
    };
    watchDensity();
  }

  function fail(error) {
    for (const entry of waiting) entry.reject(error);
    waiting.clear();
  }

  function abort(what) {
    const error = new VisualizerError('abort', `The search has stopped working: ${what}`);
    handle = 0;
    cleanup.abort();  // no listener may call into what has stopped
    fail(error);
    onError(error);
  }

  function stopIfDestroyed() {
    if (signal.aborted) throw new VisualizerError('destroyed', 'The visualizer was destroyed before it was ready.');
  }

  async function create() {
    checkBrowser();
    module = await loadModule(canvas, frameDrawn, (name, type, text) => onFile({name, type, text}), onShare, abort);
    stopIfDestroyed();
    const title = document.title;
    handle = module._kt_create();
    document.title = title;  // SDL takes the document for its window
    if (handle === 0) {
      throw new VisualizerError('start', `The board could not be drawn: ${module.UTF8ToString(module._kt_error())}`);
    }
    connectCanvas();
    withText(settings, (pointer) => module._kt_change(handle, pointer));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (readJson(module._kt_state(handle)).settings.autoplay && !still) module._kt_play(handle);
  }

  async function firstFrame() {
    await created;
    const timeout = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      fail(new VisualizerError('start', 'The board was loaded, but nothing was drawn.'));
    }, kFirstFrameTimeout);
    try { await afterFrame(() => true); } finally { clearInterval(timeout); }
  }

  const created = create();
  const ready = firstFrame();
  ready.catch(() => {});  // a failure is told to whoever awaits it

  // Runs now when it can, so that a state read afterwards shows the effect; never after destroy().
  const whenCreated = async (action) => {
    if (handle === 0) await created;
    if (handle !== 0) return action();
  };
  // Near steps are reached at once, far ones over some frames; settled on arrival, or when it is stopped.
  const arrival = () => {
    if (!module._kt_is_seeking(handle)) return;
    return afterFrame(() => !module._kt_is_seeking(handle)).catch((error) => { if (error.kind !== 'destroyed') throw error; });
  };
  const play = () => whenCreated(() => module._kt_play(handle));
  const pause = () => whenCreated(() => module._kt_pause(handle));
  const seek = (step) => whenCreated(() => {
    module._kt_seek(handle, wholeNumber(step, 'seek', 0));
    return arrival();
  });

  return {
    ready,
    play,
    pause,
    seek,
    step: (n = 1) => whenCreated(() => {
      module._kt_step(handle, wholeNumber(n, 'step', -Infinity));
      return arrival();
    }),
    // 'backtrack', 'dead-end', 'record', 'reject', 'tour' or 'end'; settled there, or when it is stopped.
    runUntil: (what) => whenCreated(() => {
      const known = withText(String(what), (pointer) => module._kt_run_until(handle, pointer));
      if (!known) throw new RangeError(`runUntil: '${what}' is not one of ${kStops.join(', ')}`);
      return arrival();
    }),
    reset: () => whenCreated(() => {
      module._kt_reset(handle);
      return arrival();
    }),
    getState: () => handle === 0 ? null : readJson(module._kt_state(handle)),
    // Any part of what getState() returns: settings, step, and status 'playing' or 'paused'.
    setState: (partial) => whenCreated(async () => {
      const {query, step, status} = checkState(partial);
      withText(query, (pointer) => module._kt_change(handle, pointer));
      if (status === 'paused') pause();
      if (step !== undefined) await seek(step);
      if (status === 'playing') play();
    }),
    controls: () => handle === 0 ? [] : readJson(module._kt_controls(handle)),
    // The canvas's font as a TrueType file: the page around it can use the same.
    font: () => whenCreated(() => module.HEAPU8.slice(module._kt_font(), module._kt_font() + module._kt_font_size())),
    destroy: () => {
      cleanup.abort();
      if (handle === 0) return;
      module._kt_destroy(handle);
      handle = 0;
      fail(new VisualizerError('destroyed', 'The visualizer was destroyed.'));
      // SDL keeps the context, and a browser has but few.
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
