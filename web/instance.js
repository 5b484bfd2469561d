// One visualizer on one canvas: runs the WebAssembly, and offers the methods of interface.md.
//
//   const visualizer = createInstance(canvas, {settings: 'board=5x5&start=a1'});
//   await visualizer.ready;      // settled at the first drawn frame, or rejected with {kind, message}
//   visualizer.play();
//
// Methods called before the WebAssembly is there wait for it, in order. Nothing here knows of the page around the canvas.
import createVisualizer from '../build/web/visualizer.js';
import {connectCanvas} from './canvas.js';
import {VisualizerError} from './failure.js';
import {compileOnce} from './wasm.js';

const kStatuses = ['paused', 'playing', 'tour', 'exhausted', 'stuck'];
const kStops = ['backtrack', 'dead-end', 'record', 'reject', 'tour', 'end'];
const kFirstFrameTimeout = 15_000;  // milliseconds, while the page is visible

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

// `callbacks`: what the module tells, by Emscripten's way of options.
async function startModule(canvas, callbacks) {
  const compiled = await compileOnce();
  const title = document.title;
  try {
    return await new Promise((resolve, reject) => createVisualizer({
      canvas,
      ...callbacks,
      locateFile: (name) => name,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(compiled, imports).then((instance) => receive(instance, compiled)).catch(reject);
        return {};
      },
      // SDL looks for '#canvas' in the document; this is the one it means.
      preRun: [(module) => { module.specialHTMLTargets['#canvas'] = canvas; }],
    }).then(resolve, reject));
  } catch (cause) {
    throw new VisualizerError('start', `The search could not be started: ${cause.message}`, cause);
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

// Options: `settings` as in a link; `onFrame({status, theme, wantedHeight})` after each drawn frame, `wantedHeight` in
// CSS pixels or 0 for any; `onError({kind, message})` for each refused setting; `onFile({name, type, text})` for each
// file that the user asked for, else it is downloaded.
export function createInstance(canvas, {settings = '', onFrame = () => {}, onError = () => {}, onFile = download} = {}) {
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
    module = await startModule(canvas, {
      onFrame: frameDrawn,
      onFile: (name, type, text) => onFile({name, type, text}),
      onAbort: abort,
    });
    stopIfDestroyed();
    const title = document.title;
    handle = module._kt_create();
    document.title = title;  // SDL takes the document for its window
    if (handle === 0) {
      throw new VisualizerError('start', `The board could not be drawn: ${module.UTF8ToString(module._kt_error())}`);
    }
    connectCanvas(canvas, module, handle, signal);
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
