// The colours of an element: those of its theme, and instead of them what its custom properties say.
//
//   knights-tour { --knights-tour-accent: rebeccapurple; --knights-tour-square-dark: #ddd; }
import {paletteOf, palettes} from '../poster/palette.js';

const kRoles = Object.keys(palettes.light).filter((role) => role !== 'weight');
let pen = null;

// '#rrggbb' or '#rrggbbaa' of any colour that CSS knows, null where it is none.
function hexOf(colour) {
  pen ??= Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {willReadFrequently: true});
  if (!CSS.supports('color', colour)) return null;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [r, g, b, alpha] = pen.getImageData(0, 0, 1, 1).data;
  const hex = (alpha === 255 ? [r, g, b] : [r, g, b, alpha]).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

// {role: '#rrggbb'} of those that are set.
export function ownColours(element) {
  const style = getComputedStyle(element);
  const entries = kRoles.map((role) => [role, style.getPropertyValue(`--knights-tour-${role.replace('_', '-')}`).trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '').map(([role, value]) => [role, hexOf(value)]).filter(([, hex]) => hex));
}

// As src/view/theme.cpp names them: square-dark.
export const named = (colours) => Object.fromEntries(Object.entries(colours).map(([role, hex]) => [role.replace('_', '-'), hex]));

export const coloursOf = (theme, own) => ({...paletteOf(theme), ...own});

// Calls `changed` when the system's wishes change, or the classes and styles from which colours are inherited.
export function watchColours(element, changed, signal) {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more), (forced-colors: active)']) {
    matchMedia(query).addEventListener('change', changed, {signal});
  }
  const observer = new MutationObserver(changed);
  for (const target of [element, document.documentElement, document.body]) {
    observer.observe(target, {attributeFilter: ['class', 'style', 'data-theme']});
  }
  signal.addEventListener('abort', () => observer.disconnect());
}
