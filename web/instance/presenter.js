// Presents the board on the full screen or, where a page may not use that, in its full window.
//
// The pointer hides when it rests, and the screen stays on during playback.
/** @import {Report} from '../board.d.ts' */

const kRest = 2000; // milliseconds

// `frame` is the frame of the element, which gets an event `presenting` at each change; set(isOn) tells the canvas. Returns
// {present(isToLeave), frame(report), close()}.
/** @param {HTMLElement} frame @param {(isOn: boolean) => void} set */
export function connectPresenter(frame, set) {
  const {host} = /** @type {ShadowRoot} */ (frame.getRootNode());
  const cleanup = new AbortController();
  const {signal} = cleanup;
  let isOn = false;
  /** @type {HTMLElement | null} */
  let stand = null; // placeholder in the page for a frame that fills the window
  let timer = 0;
  let isPlaying = false;
  /** @type {Promise<WakeLockSentinel | null> | null} */
  let lock = null; // the promise of a wake lock

  function fill() {
    stand = document.createElement('div');
    stand.style.height = `${frame.offsetHeight}px`;
    frame.before(stand);
    frame.classList.add('filling');
    // On top of everything else, even if the page has transformed the element's ancestors.
    if (!frame.showPopover) return;
    frame.popover = 'manual';
    frame.showPopover();
  }

  function empty() {
    if (!stand) return;
    if (frame.popover) frame.hidePopover();
    frame.removeAttribute('popover');
    frame.classList.remove('filling');
    stand.remove();
    stand = null;
  }

  function keepAwake() {
    const wanted = isOn && isPlaying && document.visibilityState === 'visible';
    if (wanted === Boolean(lock)) return;
    const held = lock;
    lock = wanted ? navigator.wakeLock?.request('screen').catch(() => null) : null;
    held?.then((one) => one?.release());
  }

  function rest() {
    clearTimeout(timer);
    frame.classList.remove('resting');
    if (isOn) timer = setTimeout(() => frame.classList.add('resting'), kRest);
  }

  function turn(/** @type {boolean} */ on) {
    isOn = on;
    frame.classList.toggle('presenting', on);
    set(on);
    frame.dispatchEvent(new Event('presenting'));
    rest();
    keepAwake();
  }

  async function begin() {
    turn(true);
    try {
      if (!document.fullscreenEnabled || navigator.userActivation?.isActive === false) throw new Error('not permitted');
      await host.requestFullscreen();
      if (!isOn && host.matches(':fullscreen')) document.exitFullscreen(); // it has ended in the meantime
    } catch {
      if (isOn) fill();
    }
  }

  function end() {
    if (!isOn) return;
    turn(false);
    empty();
    if (host.matches(':fullscreen')) document.exitFullscreen();
  }

  frame.addEventListener('pointermove', rest, {signal});
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!stand && !host.matches(':fullscreen')) end();
    },
    {signal},
  );
  document.addEventListener('visibilitychange', keepAwake, {signal});
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape' && stand) end();
    },
    {signal, capture: true},
  );
  return {
    present: (/** @type {boolean} */ isToLeave) => {
      if (isOn) end();
      else if (!isToLeave) begin();
    },
    frame: (/** @type {Report} */ {status}) => {
      isPlaying = status === 'playing';
      keepAwake();
    },
    close: () => {
      end();
      cleanup.abort();
    },
  };
}
