// The themes' colours as CSS custom properties, for the pages around the boards: build.mjs replaces the comment `/* themes */` with them.
// The setting `theme` decides, or the system if it is `auto` or missing.
import {themes} from '#tables';

const kRoles = ['background', 'surface', 'border', 'text', 'muted', 'accent', 'on-accent', 'hovered', 'pressed', 'dead-end'];
const kDark = '(prefers-color-scheme: dark)';
const kContrast = '(prefers-contrast: more), (forced-colors: active)';

function rule(selectors, theme) {
  const {colours} = themes[theme];
  const isDark = parseInt(colours.background.slice(1, 3), 16) < 128;
  const properties = kRoles.map((role) => `  --${role}: ${colours[role]};\n`);
  return `${selectors.join(',\n')} {\n  color-scheme: ${isDark ? 'dark' : 'light'};\n${properties.join('')}}\n`;
}

const where = (query, text) => `@media ${query} {\n${text}}\n`;

const kChosen = Object.keys(themes).map((theme) => rule([`:root[data-theme="${theme}"]`], theme));
const kAutomatic = [':root:not([data-theme])', ':root[data-theme="auto"]'];

const kStyles = [
  rule([':root'], 'light'),
  where(kDark, rule(kAutomatic, 'dark')),
  where(kContrast, rule(kAutomatic, 'contrast')),
  ...kChosen,
];

export const withThemes = (css) => css.replace('/* themes */\n', () => kStyles.join(''));
