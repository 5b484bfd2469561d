// An answer card: the links of the page show the letter, without this script too. It keeps the screen on while a letter is shown, and
// takes the letters as keys.
import {kLetters} from './letters.js';

/** @type {Promise<WakeLockSentinel | null> | null} */
let lock = null;

const isShown = () => kLetters.some(({letter}) => location.hash === `#${letter}`);

// A browser releases the lock of a hidden page.
function keepAwake() {
  const wanted = isShown() && document.visibilityState === 'visible';
  if (wanted === Boolean(lock)) return;
  const held = lock;
  lock = wanted ? (navigator.wakeLock?.request('screen').catch(() => null) ?? null) : null;
  held?.then((one) => one?.release());
}

addEventListener('hashchange', keepAwake);
document.addEventListener('visibilitychange', keepAwake);
addEventListener('keydown', ({key, ctrlKey, altKey, metaKey}) => {
  if (ctrlKey || altKey || metaKey) return;
  const found = kLetters.find(({letter}) => letter === key.toUpperCase());
  if (found) location.hash = found.letter;
  else if (key === 'Escape') location.hash = '';
});
keepAwake();
