// One visualizer on one canvas: loads the WebAssembly, keeps SDL to its canvas, and offers the methods of interface.md.
//
//   const visualizer = createInstance(canvas, {settings: 'board=5x5&start=a1'});
//   await visualizer.ready;      // settled at the first drawn frame, or rejected with {kind, message}
//   visualizer.play();
//
// Methods called before `ready` wait for it. Nothing here knows of the page around the canvas.

const kFirstFrameTimeout = 15_000;  // milliseconds, while the page is visible

// Why a visualizer could not start. `kind`: 'webassembly', 'webgl2', 'load' or 'start'.
export class StartError extends Error {
  constructor(kind, message, cause) {
    super(message, {cause});
    this.kind = kind;
  }
}

function checkBrowser() {
  if (typeof WebAssembly !== 'object') {
    throw new StartError('webassembly', 'This browser has no WebAssembly, which the search runs on. A current browser has it.');
  }
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) {
    throw new StartError('webgl2', 'This browser offers no WebGL 2, which the board is drawn with. It may be switched off, or the graphics driver may be blocked.');
  }
  context.getExtension('WEBGL_lose_context')?.loseContext();
}

async function loadModule(canvas, onFrame) {
  const title = document.title;
  try {
    const {default: createVisualizer} = await import('./visualizer.js');
    return await createVisualizer({
      canvas,
      onFrame,
      // SDL looks for '#canvas' in the document; this is the one it means.
      preRun: [(module) => { module.specialHTMLTargets['#canvas'] = canvas; }],
    });
  } catch (cause) {
    throw new StartError('load', `The board's files could not be loaded: ${cause.message}`, cause);
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

// What SDL would take from the page: Tab, function keys and the browser's own shortcuts.
function leavesToBrowser(event) {
  return event.key === 'Tab' || /^F\d+$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey;
}

// Options: `settings` as in a link; `onFrame({status, theme, wantedHeight})` after each drawn frame, `wantedHeight` in
// CSS pixels or 0 for any; `onError({kind, message})` for each refused setting.
export function createInstance(canvas, {settings = '', onFrame = () => {}, onError = () => {}} = {}) {
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
    on(canvas, 'pointerdown', () => canvas.focus({preventScroll: true}));
    on(canvas, 'focus', focus);
    on(canvas, 'blur', focus);
    // A finger scrolls the page, and the browser makes a click of a tap; SDL would take the finger for itself.
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
      on(canvas, type, (event) => event.stopImmediatePropagation(), {capture: true, passive: true});
    }
    for (const type of ['keydown', 'keyup', 'keypress']) {
      on(canvas, type, (event) => { if (leavesToBrowser(event)) event.stopImmediatePropagation(); }, {capture: true});
    }
    on(canvas, 'webglcontextlost', (event) => {
      event.preventDefault();
      module._kt_context_lost(handle);
    });
    on(canvas, 'webglcontextrestored', () => module._kt_context_restored(handle));
    const dark = matchMedia('(prefers-color-scheme: dark)');
    on(dark, 'change', () => module._kt_set_dark(handle, dark.matches));
    module._kt_set_dark(handle, dark.matches);
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

  async function start() {
    checkBrowser();
    module = await loadModule(canvas, frameDrawn);
    const title = document.title;
    handle = module._kt_create();
    document.title = title;  // SDL takes the document for its window
    if (handle === 0) {
      throw new StartError('start', `The board could not be drawn: ${module.UTF8ToString(module._kt_error())}`);
    }
    connectCanvas();
    withText(settings, (pointer) => module._kt_change(handle, pointer));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (readJson(module._kt_state(handle)).settings.autoplay === 'true' && !still) module._kt_play(handle);
    const firstFrame = afterFrame(() => true);
    const timeout = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      for (const entry of waiting) entry.reject(new StartError('start', 'The board was loaded, but nothing was drawn.'));
    }, kFirstFrameTimeout);
    try { await firstFrame; } finally { clearInterval(timeout); }
  }

  const ready = start();
  ready.catch(() => {});  // a failure is told to whoever awaits it

  // Runs now when it can, so that a state read afterwards shows the effect; never after destroy().
  const whenReady = async (action) => {
    if (handle === 0) await ready;
    if (handle !== 0) return action();
  };
  const play = () => whenReady(() => module._kt_play(handle));
  const pause = () => whenReady(() => module._kt_pause(handle));
  // Near steps are reached at once, far ones over some frames; settled on arrival.
  const seek = (step) => whenReady(() => {
    module._kt_seek(handle, wholeNumber(step, 'seek', 0));
    if (module._kt_is_seeking(handle)) return afterFrame(() => !module._kt_is_seeking(handle));
  });

  return {
    ready,
    play,
    pause,
    seek,
    step: (n = 1) => whenReady(() => module._kt_step(handle, wholeNumber(n, 'step', -Infinity))),
    reset: () => whenReady(() => module._kt_reset(handle)),
    getState: () => handle === 0 ? null : readJson(module._kt_state(handle)),
    // Any part of what getState() returns: settings, step, and status 'playing' or 'paused'.
    setState: (partial) => whenReady(async () => {
      const query = new URLSearchParams(partial.settings ?? {});
      withText(query.toString(), (pointer) => module._kt_change(handle, pointer));
      if (partial.status === 'paused') pause();
      if (partial.step !== undefined) await seek(partial.step);
      if (partial.status === 'playing') play();
    }),
    controls: () => handle === 0 ? [] : readJson(module._kt_controls(handle)),
    // The canvas's font as a TrueType file: the page around it can use the same.
    font: () => module.HEAPU8.slice(module._kt_font(), module._kt_font() + module._kt_font_size()),
    destroy: () => {
      cleanup.abort();
      if (handle === 0) return;
      module._kt_destroy(handle);
      handle = 0;
      // SDL keeps the context, and a browser has but few.
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
