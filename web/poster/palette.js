// The colours of the themes and how thick they draw, by role: palettes.light.square_dark.
import {themes} from '#tables';

const byRole = (colours) => Object.entries(colours).map(([role, hex]) => [role.replace('-', '_'), hex]);
export const palettes = Object.fromEntries(Object.entries(themes).map(
  ([id, {weight, colours}]) => [id, {weight, ...Object.fromEntries(byRole(colours))}]));

// 'auto', and whatever is no theme, follows the system.
export function paletteOf(theme) {
  const asks = (query) => matchMedia(query).matches;
  if (Object.hasOwn(palettes, theme)) return palettes[theme];
  if (asks('(prefers-contrast: more), (forced-colors: active)')) return palettes.contrast;
  return asks('(prefers-color-scheme: dark)') ? palettes.dark : palettes.light;
}

// Of two colours '#rrggbb'.
export const mix = (from, to, share) => '#' + [1, 3, 5].map((at) => {
  const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16));
  return Math.round(a + (b - a) * share).toString(16).padStart(2, '0');
}).join('');
