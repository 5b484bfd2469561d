// Keeps SDL to its canvas: it assumes that it owns the page.
//
// Keys only with the focus, Tab and the browser's shortcuts let through, fingers left to the page (fingers.js), size and
// pixel ratio from observers, whether motion is wished for, a lost context rebuilt, or missed.
import {connectFingers} from './fingers.js';
import {id} from '../element/put.js';
import {untrapped} from './guard.js';
import {placeOn} from './place.js';

const kPatience = 2000;  // milliseconds without a context until the reader is told

// What SDL would take from the page: Tab (WebKit on Linux calls Shift+Tab 'Unidentified'), function keys and the browser's
// own shortcuts. A key that is let go while Control is down may have been pressed before that was.
function leavesToBrowser(event) {
  const isShortcut = event.type !== 'keyup' && (event.ctrlKey || event.metaKey || event.altKey);
  return event.key === 'Tab' || event.code === 'Tab' || /^F\d+$/.test(event.key) || isShortcut;
}

const kScales = [0.25, 4];  // of a page that is shown smaller or larger than it is laid out, as slides are

// In CSS pixels as the page has laid it out. What it is transformed by, a deck of slides to fit a screen, counts as density.
function followSize(canvas, on, module, handle, signal) {
  const resize = untrapped(() => {
    const {offsetWidth: width, offsetHeight: height} = canvas;
    if (width < 1 || height < 1) return;
    const box = canvas.getBoundingClientRect();
    const scale = Math.sqrt(box.width * box.height / (width * height));  // 1 where it is turned by a quarter
    module._kt_resize(handle, width, height, devicePixelRatio * Math.min(Math.max(scale, kScales[0]), kScales[1]));
  });
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect());
  // Moving to a screen of another density: the query holds for one density only, so it is made anew each time.
  const watchDensity = () => {
    on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { resize(); watchDensity(); }, {once: true});
  };
  watchDensity();
  on(window, 'resize', resize);  // after SDL's, which measures what is transformed
  on(document, 'transitionend', ({target}) => { if (target.contains(canvas.getRootNode().host)) resize(); });
  resize();
}

// A context that is taken away comes back at once, as a rule; in a page that nobody sees, when it is seen. One that comes back after
// that is not used any more, but it says that the browser has graphics again.
function missContext(canvas, on, signal, onGone, onBack) {
  let isLost = false;
  let timer = 0;
  const wait = () => { timer = setTimeout(giveUp, kPatience); };
  function giveUp() {
    if (!isLost) return;
    if (document.hidden) on(document, 'visibilitychange', wait, {once: true});
    else {
      canvas.addEventListener('webglcontextrestored', () => {
        canvas.getContext('webgl2').getExtension('WEBGL_lose_context')?.loseContext();
        onBack();
      }, {once: true});
      onGone();
    }
  }
  on(canvas, 'webglcontextlost', () => {
    isLost = true;
    clearTimeout(timer);
    wait();
  });
  on(canvas, 'webglcontextrestored', () => { isLost = false; });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

// A key is let go as what it was pressed as: where it tells another number or place at its end, as those of the number pad may
// with Shift and Num Lock, SDL would take it for another key, and this one for held.
function letGoAsPressed(canvas, on) {
  const pressed = new Map();  // by code
  on(canvas, 'keydown', (event) => pressed.set(event.code, event), {capture: true});
  on(canvas, 'keyup', (event) => {
    const {key, code, keyCode, location} = pressed.get(event.code) ?? event;
    pressed.delete(code);
    if (keyCode === event.keyCode && location === event.location) return;
    event.stopImmediatePropagation();
    canvas.dispatchEvent(new KeyboardEvent('keyup', {key, code, keyCode, location, bubbles: true, cancelable: true, composed: true}));
  }, {capture: true});
}

const listenUntil = (signal) => (target, type, action, options = {}) => target.addEventListener(type, untrapped(action), {signal, ...options});

// Everything is drawn flat, in order, opaque, and with edges that Dear ImGui has smoothed.
const kContext = {alpha: false, depth: false, stencil: false, antialias: false};

// The context that the WebAssembly will find on the canvas, or null where the browser has none. `onGone`: called when it is
// lost, and does not come back in time; `onBack`: when it comes back
// after that.
export function openContext(canvas, signal, onGone, onBack) {
  const on = listenUntil(signal);
  on(canvas, 'webglcontextlost', (event) => event.preventDefault());  // else it never comes back
  missContext(canvas, on, signal, onGone, onBack);
  return canvas.getContext('webgl2', kContext);
}

// Until `signal` is aborted. `onKeys`: called when the user asks for a list of the keys, by the sign itself, which is on
// another key of each keyboard.
export function connectCanvas(canvas, module, handle, signal, onKeys) {
  const on = listenUntil(signal);
  const focus = () => module._kt_set_focus(handle, canvas.getRootNode().activeElement === canvas);
  on(canvas, 'pointerdown', (event) => {
    canvas.focus({preventScroll: true});
    // A button released beside the canvas must be seen, too; a finger is left free to scroll.
    if (event.pointerType !== 'touch') canvas.setPointerCapture(event.pointerId);
  });
  on(canvas, 'click', (event) => { if (event.pointerType === 'touch') module._kt_forget_pointer(handle); });
  for (const type of ['keydown', 'blur']) on(canvas, type, () => canvas.classList.remove('unasked'));
  on(canvas, 'focus', focus);
  on(canvas, 'blur', focus);
  // In a window without the focus it may leave the canvas untold.
  on(window, 'blur', () => module._kt_set_focus(handle, false));
  on(window, 'focus', focus);
  // SDL takes a transformed canvas for an upright one: where the pointer is on it is told before SDL hears of the event.
  for (const type of ['mouseenter', 'mousemove', 'mousedown', 'mouseup', 'mouseleave']) {
    on(canvas, type, (event) => {
      const {x, y} = placeOn(canvas, event);
      module._kt_point(handle, x, y);
    }, {capture: true});
  }
  connectFingers(canvas, on, module, handle, signal);
  letGoAsPressed(canvas, on);
  for (const type of ['keydown', 'keyup', 'keypress']) {
    on(canvas, type, (event) => { if (leavesToBrowser(event)) event.stopImmediatePropagation(); }, {capture: true});
  }
  on(canvas, 'keydown', (event) => { if (event.key === '?') onKeys(); });
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
export function nameCanvas(canvas, {put}) {
  const name = [id('Search for a knight\'s tour. Space plays and pauses; the arrow keys step.')];
  const isRight = getComputedStyle(canvas.parentElement).direction === 'rtl';
  canvas.setAttribute('aria-label', put(isRight ? [id('{0} Everything is drawn from left to right.'), name] : name));
}

// See focus() of the element.
export function focusCanvas({frame}, options) {
  const canvas = frame.querySelector('canvas');
  canvas?.classList.toggle('unasked', options?.focusVisible === false);
  canvas?.focus({preventScroll: options?.preventScroll});  // with focusVisible as well, a browser would show no ring after keys either
}
