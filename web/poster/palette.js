// The colours of the themes and how thick they draw: those of src/view/theme.cpp, and tests/theme.test.mjs compares them.

const kRoles = [
  'background', 'surface', 'border', 'text', 'muted', 'accent', 'on_accent', 'hovered', 'pressed',
  'square_light', 'square_dark', 'visited', 'path_old', 'path_new', 'knight', 'knight_eye', 'candidate', 'dead_end',
];

const palette = (weight, colours) => ({weight, ...Object.fromEntries(colours.split(' ').map((hex, i) => [kRoles[i], `#${hex}`]))});

export const palettes = {
  light: palette(1, 'faf9f6 f0eee8 d8d5cc 1e2227 565d67 0067a3 ffffff e6e3da dcd8ce f7f4ed e6e0d3 56b4e92c 7fbfe2 0067a8 1e2227 faf9f6 004028 b54500'),
  dark: palette(1, '16181c 22262c 3a4049 eceef1 a9b1bc 56b4e9 0d1620 2c3139 373d47 343a43 272c33 56b4e92c 2f6e96 6cbcf2 f7f5ef 16181c a6f5cf ff9033'),
  projector: palette(1.6, 'ffffff ececec 8a8a8a 000000 3a3a3a 005fa0 ffffff dedede d0d0d0 ffffff e2dccd 56b4e938 5a9fcf 005fa0 000000 ffffff 003d26 b34100'),
  contrast: palette(1.4, '000000 1a1a1a b0b0b0 ffffff d6d6d6 56b4e9 000000 2e2e2e 404040 2b2b2b 0a0a0a 0072b246 2f86bd 56b4e9 ffffff 000000 b4ffd9 ff8c1a'),
};

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
