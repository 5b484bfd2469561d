// Module `page`: our pages around a board. The full page (here): a board that fills it, with its settings from the address, and the address
// kept up to date (address.js). It runs before the element's script, which then finds the settings. The frame for other sites' pages
// (frame.js), and the pictures that the build puts into pages (pictures.mjs). May know: <knights-tour> by its attributes, methods and
// events only, element/link.js, element/storage.js, and parts.js. Begin with page.js.
import {keepAddress} from './address.js';
import {playScene} from './scene.js';
import {followLanguage, wordsOf} from './words.js';
import {keep, kept} from '../element/storage.js';
import {languageHash, readLink} from '../element/link.js';
import {parts} from '../parts.js';
/** @import {BoardElement} from '../board.d.ts' */

const root = document.documentElement;
const knightsTour = /** @type {BoardElement} */ (document.querySelector('knights-tour'));
const choices = /** @type {HTMLElement} */ (document.getElementById('choices'));
const link = readLink(location.hash);
let isShown = Boolean(link); // the state of the address; otherwise one that nobody has requested
/** @type {ReturnType<typeof keepAddress> | null} */
let address = null;
const speak = wordsOf('title, header, #late, #choices');

// The page opens quiet until its visitor, not a script, has opened the panels once; then with the panels open last.
const kKept = 'knights-tour/page';
/** @type {string | null} */
let open = null; // the setting `panels` while panels are in sight
function noteOpen() {
  const {settings} = knightsTour.getState({path: false}) ?? {};
  open = settings?.controls === 'full' && settings.lesson === 'none' ? settings.panels : null;
}
function rememberPanels() {
  const had = open;
  noteOpen();
  if (open !== null && open !== had && navigator.userActivation?.hasBeenActive !== false) keep(kKept, {open});
}

function followTheme() {
  const {theme} = knightsTour.getState({path: false})?.settings ?? {};
  if (theme && root.dataset.theme !== theme) root.dataset.theme = theme;
}

parts.page = location.href.split('#')[0];
/** @type {HTMLAnchorElement} */ (document.querySelector('h1 a')).href = parts.page; // the single file may have any name
root.dataset.theme = new URLSearchParams(link).getAll('theme').at(-1) ?? 'auto';
window.knightsTour = knightsTour;
const shown = new URLSearchParams(link || (knightsTour.getAttribute('settings') ?? ''));
const {open: left} = kept(kKept);
if (!link && typeof left === 'string') {
  shown.delete('controls');
  shown.set('panels', left);
  knightsTour.setAttribute('settings', shown.toString());
}
// Before the board is alive, its place has its final size.
if (shown.get('controls') !== 'quiet') knightsTour.classList.replace('quiet', 'full');
if (link) {
  knightsTour.setAttribute('settings', link);
  knightsTour.replaceChildren(); // its pictures belong to the scene
  choices.hidden = true;
} else {
  playScene(knightsTour, choices, () => {
    isShown = true;
    address?.leave();
  });
}
knightsTour.addEventListener('statechange', followTheme);
knightsTour.addEventListener('statechange', rememberPanels);
knightsTour.addEventListener('ready', () => {
  noteOpen();
  followTheme();
  if (address) return; // it has failed, and begun again
  address = keepAddress(knightsTour, () => isShown);
  // Unless the visitor is at another control already.
  if (document.activeElement === document.body) knightsTour.focus({preventScroll: true, focusVisible: false});
});
// Before the board is ready, nothing follows the address.
addEventListener('hashchange', () => {
  if (!address) location.reload();
});
// If the element's script fails to load or run, nothing else reports it.
const late = /** @type {HTMLElement} */ (document.getElementById('late'));
for (const type of ['load', 'error']) {
  document.querySelector('script[src$="knights-tour.js"]')?.addEventListener(type, () => {
    if (!customElements.get('knights-tour')) late.classList.add('now');
  });
}
// From now on the board itself reports late or missing files.
customElements.whenDefined('knights-tour').then(() => {
  late.remove();
  const lessons = /** @type {HTMLAnchorElement | null} */ (document.querySelector('header a[href^="lessons/"]')); // not in the single file
  followLanguage(knightsTour, (speech) => {
    speak(speech);
    lessons?.setAttribute('href', `lessons/index.html${languageHash(speech.locale)}`);
  });
});
