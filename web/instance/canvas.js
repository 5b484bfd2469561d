// Limits SDL, which assumes that it owns the page, to its canvas.
//
// Keys only with the focus, except Tab and the browser's shortcuts; fingers are left to the page (fingers.js); size and pixel ratio from
// observers; reduced motion; and a lost context, rebuilt or reported.
import {connectFingers} from './fingers.js';
import {id} from '../element/fill_in.js';
import {untrapped} from './guard.js';
import {placeOn} from './place.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {Language} from '../element/language.js' */
/** @import {Inside} from '../board.d.ts' */

/**
 * @typedef {DocumentEventMap & Record<'webglcontextlost' | 'webglcontextrestored', Event>} Events
 * @typedef {<Type extends keyof Events>(
 *   target: EventTarget, type: Type, action: (event: Events[Type]) => unknown, options?: AddEventListenerOptions) => void} Listen
 */

const kPatience = 2000; // milliseconds without a context until the reader is told

// Keys that SDL would take from the page: Tab (WebKit on Linux calls Shift+Tab 'Unidentified'), function keys and the browser's own
// shortcuts. A key released while Control is down may have been pressed before that.
function leavesToBrowser(/** @type {KeyboardEvent} */ event) {
  const isShortcut = event.type !== 'keyup' && (event.ctrlKey || event.metaKey || event.altKey);
  return event.key === 'Tab' || event.code === 'Tab' || /^F\d+$/.test(event.key) || isShortcut;
}

const kScales = [0.25, 4]; // of a page that is scaled, like slides

// Pixels of the screen that a length covers. Both of its ends are rounded, as browsers do.
const snapped = (/** @type {number} */ start, /** @type {number} */ length) =>
  Math.round((start + length) * devicePixelRatio) - Math.round(start * devicePixelRatio);

// The first of them that can be a length of `pixels`, rounded. Under a transform none may.
const nearest = (/** @type {number} */ pixels, /** @type {(number | undefined)[]} */ candidates) =>
  candidates.find((each) => each !== undefined && Math.abs(each - pixels) < 1) ?? Math.round(pixels);

// The canvas has one pixel for each of the screen's, so that nothing is blurred. A transform, such as a deck that is scaled to the screen,
// counts as density. WebKit does not say how many pixels of the screen an element covers.
/** @type {(canvas: HTMLCanvasElement, on: Listen, module: Visualizer, handle: number, signal: AbortSignal) => void} */
function followSize(canvas, on, module, handle, signal) {
  /** @type {ResizeObserverSize | undefined} */
  let exact;
  let known = '';
  const resize = untrapped(() => {
    const [width, height] = /** @type {const} */ (['width', 'height']).map((side) => parseFloat(getComputedStyle(canvas)[side]));
    if (!(width >= 1 && height >= 1)) return;
    const box = canvas.getBoundingClientRect();
    const isPlain = Math.abs(box.width - width) + Math.abs(box.height - height) < 0.1;
    const scale = isPlain ? 1 : Math.sqrt((box.width * box.height) / (width * height)); // 1 for a quarter turn
    const density = devicePixelRatio * Math.min(Math.max(scale, kScales[0]), kScales[1]);
    const columns = nearest(width * density, [exact?.inlineSize, snapped(box.left, box.width)]);
    const rows = nearest(height * density, [exact?.blockSize, snapped(box.top, box.height)]);
    if (known === (known = `${columns} ${rows} ${density}`)) return;
    module._kt_resize(handle, columns, rows, density);
  });
  const isTold = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
  const observer = new ResizeObserver(([{devicePixelContentBoxSize}]) => {
    exact = devicePixelContentBoxSize?.[0];
    resize();
  });
  observer.observe(canvas, {box: isTold ? 'device-pixel-content-box' : 'content-box'});
  signal.addEventListener('abort', () => observer.disconnect());
  // After a move to a screen of another density: a query matches one density only, so a new one is made each time.
  const watchDensity = () => {
    on(
      matchMedia(`(resolution: ${devicePixelRatio}dppx)`),
      'change',
      () => {
        resize();
        watchDensity();
      },
      {once: true},
    );
  };
  watchDensity();
  on(window, 'resize', resize);
  on(document, 'transitionend', ({target}) => {
    if (/** @type {Node} */ (target).contains(/** @type {ShadowRoot} */ (canvas.getRootNode()).host)) resize();
  });
  resize();
}

// A lost context usually comes back at once; on a hidden page, when the page is shown. One that comes back later is not used any more, but
// it shows that the browser has graphics again.
/** @type {(canvas: HTMLCanvasElement, on: Listen, signal: AbortSignal, onGone: () => void, onBack: () => void) => void} */
function missContext(canvas, on, signal, onGone, onBack) {
  let isLost = false;
  let timer = 0;
  const wait = () => {
    timer = setTimeout(giveUp, kPatience);
  };
  function giveUp() {
    if (!isLost) return;
    if (document.hidden) on(document, 'visibilitychange', wait, {once: true});
    else {
      canvas.addEventListener(
        'webglcontextrestored',
        () => {
          /** @type {WebGL2RenderingContext} */ (canvas.getContext('webgl2')).getExtension('WEBGL_lose_context')?.loseContext();
          onBack();
        },
        {once: true},
      );
      onGone();
    }
  }
  on(canvas, 'webglcontextlost', () => {
    isLost = true;
    clearTimeout(timer);
    wait();
  });
  on(canvas, 'webglcontextrestored', () => {
    isLost = false;
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

// Releases a key as the same key that was pressed. Keys of the number pad may report another number or place on release, with Shift and Num
// Lock. SDL would then take the release for another key, and this key would be stuck.
/** @param {HTMLCanvasElement} canvas @param {Listen} on */
function releasePressed(canvas, on) {
  /** @type {Map<string, KeyboardEvent>} */
  const pressed = new Map(); // by code
  on(canvas, 'keydown', (event) => pressed.set(event.code, event), {capture: true});
  on(
    canvas,
    'keyup',
    (event) => {
      const {key, code, keyCode, location} = pressed.get(event.code) ?? event;
      pressed.delete(code);
      if (keyCode === event.keyCode && location === event.location) return;
      event.stopImmediatePropagation();
      canvas.dispatchEvent(
        new KeyboardEvent('keyup', {key, code, keyCode, location, bubbles: true, cancelable: true, composed: true}),
      );
    },
    {capture: true},
  );
}

/** @type {(signal: AbortSignal) => Listen} */
const listenUntil =
  (signal) =>
  (target, type, action, options = {}) =>
    target.addEventListener(type, untrapped(/** @type {EventListener} */ (action)), {signal, ...options});

// Everything is flat, drawn in order, opaque, and antialiased by Dear ImGui.
/** @type {WebGLContextAttributes} */
const kContext = {alpha: false, depth: false, stencil: false, antialias: false};

// The context that the WebAssembly will find on the canvas, or null if the browser has none. `onGone`: called when it is lost and does not
// come back in time; `onBack`: when it comes back after that.
/** @param {HTMLCanvasElement} canvas @param {AbortSignal} signal @param {() => void} onGone @param {() => void} onBack */
export function openContext(canvas, signal, onGone, onBack) {
  const on = listenUntil(signal);
  on(canvas, 'webglcontextlost', (event) => event.preventDefault()); // otherwise it never comes back
  missContext(canvas, on, signal, onGone, onBack);
  return canvas.getContext('webgl2', kContext);
}

// Until `signal` is aborted. `onKeys`: called when the user asks for the list of keys with the character ?, which is on another key of each
// keyboard.
/** @type {(canvas: HTMLCanvasElement, module: Visualizer, handle: number, signal: AbortSignal, onKeys: () => void) => void} */
export function connectCanvas(canvas, module, handle, signal, onKeys) {
  const on = listenUntil(signal);
  const focus = () => module._kt_set_focus(handle, /** @type {ShadowRoot} */ (canvas.getRootNode()).activeElement === canvas);
  on(canvas, 'pointerdown', (event) => {
    canvas.focus({preventScroll: true});
    // A button released outside the canvas must be noticed, too; a finger may scroll.
    if (event.pointerType !== 'touch') canvas.setPointerCapture(event.pointerId);
  });
  on(canvas, 'click', (event) => {
    if (event.pointerType === 'touch') module._kt_forget_pointer(handle);
  });
  for (const type of /** @type {const} */ (['keydown', 'blur'])) on(canvas, type, () => canvas.classList.remove('unasked'));
  on(canvas, 'focus', focus);
  on(canvas, 'blur', focus);
  // In a window without focus the focus may leave the canvas without an event.
  on(window, 'blur', () => module._kt_set_focus(handle, false));
  on(window, 'focus', focus);
  // SDL ignores transforms of the canvas, so it gets the pointer's position on the canvas before each event.
  for (const type of /** @type {const} */ (['mouseenter', 'mousemove', 'mousedown', 'mouseup', 'mouseleave'])) {
    on(
      canvas,
      type,
      (event) => {
        const {x, y} = placeOn(canvas, event);
        module._kt_point(handle, x, y);
      },
      {capture: true},
    );
  }
  connectFingers(canvas, on, module, handle, signal);
  releasePressed(canvas, on);
  for (const type of /** @type {const} */ (['keydown', 'keyup', 'keypress'])) {
    on(
      canvas,
      type,
      (event) => {
        if (leavesToBrowser(event)) event.stopImmediatePropagation();
      },
      {capture: true},
    );
  }
  on(canvas, 'keydown', (event) => {
    if (event.key === '?') onKeys();
  });
  on(canvas, 'webglcontextlost', () => module._kt_context_lost(handle));
  on(canvas, 'webglcontextrestored', () => module._kt_context_restored(handle));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => module._kt_set_reduced_motion(handle, calm.matches);
  on(calm, 'change', follow);
  follow();
  focus();
  followSize(canvas, on, module, handle, signal);
}

export function makeCanvas() {
  const canvas = document.createElement('canvas');
  canvas.className = 'board coming';
  const attributes = {part: 'board', tabindex: '0', role: 'application', dir: 'ltr'};
  for (const [name, value] of Object.entries(attributes)) canvas.setAttribute(name, value);
  return canvas;
}

// Where the page is written from right to left, it says that the canvas is not.
/** @param {HTMLCanvasElement} canvas @param {Language} language */
export function nameCanvas(canvas, {put}) {
  const name = [id("Search for a knight's tour. Space plays and pauses; the arrow keys step.")];
  const isRight = getComputedStyle(/** @type {HTMLElement} */ (canvas.parentElement)).direction === 'rtl';
  canvas.setAttribute('aria-label', put(isRight ? [id('{0} Everything is drawn from left to right.'), name] : name));
}

// See focus() of the element.
/** @param {Inside} inside @param {FocusOptions | undefined} options */
export function focusCanvas({frame}, options) {
  const canvas = frame.querySelector('canvas');
  canvas?.classList.toggle('unasked', options?.focusVisible === false);
  canvas?.focus({preventScroll: options?.preventScroll}); // with focusVisible as well, a browser would show no ring after keys either
}
