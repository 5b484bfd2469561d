// The colours of an element before its search is loaded: those of its theme, overridden by its custom properties.
//
//   knights-tour { --knights-tour-accent: rebeccapurple; --knights-tour-square-dark: #ddd; }
import {colourRoles, themes} from '#tables';
/** @import {Wish} from '../board.d.ts' */

const kContrast = '(prefers-contrast: more), (forced-colors: active)';
const kDark = '(prefers-color-scheme: dark)';

let pen = null;

// '#rrggbb' or '#rrggbbaa' for any colour that CSS knows, otherwise null. A canvas reports the colour it was given. No pixel is read,
// because some browsers answer that with noise.
function hexOf(/** @type {string} */ colour) {
  if (!CSS.supports('color', colour)) return null;
  pen ??= document.createElement('canvas').getContext('2d');
  pen.fillStyle = '#000';
  pen.fillStyle = colour;
  pen.fillStyle = `color-mix(in srgb, ${pen.fillStyle} 100%, red)`; // in sRGB, whatever it was in
  const found = pen.fillStyle;
  if (found[0] === '#') return found;
  // 'rgba(1, 2, 3, 0.5)' or 'color(srgb 0.1 0.2 0.3 / 0.5)'
  const channels = found
    .match(/[\d.e-]+/g)
    .map((/** @type {any} */ channel, /** @type {number} */ i) => (i > 2 || found[0] === 'c' ? channel * 255 : +channel));
  return `#${[...Uint8ClampedArray.from(channels)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

// {'square-dark': '#rrggbb'}, for those that are set.
export function ownColours(/** @type {Element} */ element) {
  const style = getComputedStyle(element);
  const entries = colourRoles.map((role) => [role, style.getPropertyValue(`--knights-tour-${role}`).trim()]);
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== '')
      .map(([role, value]) => [role, hexOf(value)])
      .filter(([, hex]) => hex),
  );
}

// The attributes by which sites choose a theme: Tailwind; Docusaurus and others; Bootstrap; Material for MkDocs.
const kMarks = ['class', 'data-theme', 'data-bs-theme', 'data-md-color-scheme'];
const markOf = (/** @type {Element | null} */ root) =>
  kMarks
    .map((name) => root?.getAttribute(name))
    .join(' ')
    .replace('slate', 'dark');

// The look of the page at the element, in the form for the WebAssembly. The first of these that names exactly one of dark and light
// decides: the computed color-scheme, the marks of body and html, the meta element. Otherwise the system decides.
export function lookOf(/** @type {Element} */ element) {
  const {body, documentElement} = document;
  const wishes = [
    getComputedStyle(element).colorScheme,
    markOf(body),
    markOf(documentElement),
    document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
  ];
  const wish = wishes.map((one) => (one ?? '').split(' ')).find((words) => words.includes('dark') !== words.includes('light'));
  return {dark: wish?.includes('dark') ?? matchMedia(kDark).matches, contrast: matchMedia(kContrast).matches};
}

// 'auto', and any unknown theme, follows the look, as in src/view/pen/theme.cpp.
/** @param {string | undefined} theme @param {Pick<Wish, 'dark' | 'contrast'>} look */
function paletteOf(theme, {dark, contrast}) {
  const chosen = Object.hasOwn(themes, /** @type {string} */ (theme)) ? theme : contrast ? 'contrast' : dark ? 'dark' : 'light';
  return themes[/** @type {keyof typeof themes} */ (chosen)].colours;
}

// The colours of an element, in a theme.
/** @param {Element} element @param {string | undefined} theme */
export const coloursOf = (element, theme) => ({...paletteOf(theme, lookOf(element)), ...ownColours(element)});

// By its luminance, roughly.
export function isDark(/** @type {Record<string, string>} */ {background}) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(background.slice(at, at + 2), 16));
  return 3 * red + 6 * green + blue < 1280;
}

// Calls `changed` when the system's preferences change, the page's marks and meta elements, or the classes and styles from which colours are
// inherited. watchInherited() reports a changed color-scheme.
/** @param {Element} element @param {() => void} changed @param {AbortSignal} signal */
export function watchColours(element, changed, signal) {
  for (const query of [kDark, kContrast]) matchMedia(query).addEventListener('change', changed, {signal});
  const observer = new MutationObserver(changed);
  for (const target of [element, document.documentElement, document.body]) {
    observer.observe(target, {attributeFilter: ['style', ...kMarks]});
  }
  observer.observe(document.head, {childList: true, subtree: true, attributeFilter: ['content']});
  signal.addEventListener('abort', () => observer.disconnect());
}
