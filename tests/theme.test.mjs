// The pages around the boards have the colours of the themes.
// Needs: site.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {themes} from '#tables';
import {isDark} from '../web/element/colours.js';
import {withThemes} from '../web/theme_styles.mjs';

test('a background is dark or light by its luminance', () => {
  for (const background of ['#000000', '#800000', '#0000ff', '#663399ff']) assert.ok(isDark({background}), background);
  for (const background of ['#ffffff', '#7fffd4', '#00ff00', '#00ffff80']) assert.ok(!isDark({background}), background);
  for (const [name, {colours}] of Object.entries(themes))
    assert.equal(isDark(colours), ['dark', 'contrast'].includes(name), name);
});

// Every rule that sets colours: its selectors, the media query around it, the custom properties in it.
function rulesOf(css) {
  return [...css.matchAll(/(?:@media ([^{]*?) \{\s*)?((?:^|\n) *:root[^{]*)\{([^}]*)\}/g)].map(([, media, selectors, body]) => ({
    media,
    selectors: selectors.trim().split(/,\s*/),
    properties: Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex])),
    scheme: /color-scheme: (\w+)/.exec(body)[1],
  }));
}

function assertThemes(css, wanted) {
  const rules = rulesOf(css);
  for (const [theme, selector, media] of wanted) {
    const {colours} = themes[theme];
    const rule = rules.find((one) => one.media === media && one.selectors.includes(selector));
    for (const [role, value] of Object.entries(rule?.properties ?? {}))
      assert.equal(value, colours[role], `${selector} ${media} ${role}`);
    for (const role of ['background', 'text', 'muted', 'surface', 'accent', 'on-accent'])
      assert.ok(role in (rule?.properties ?? {}), `${selector} ${media} ${role}`);
    assert.equal(rule.scheme, ['dark', 'contrast'].includes(theme) ? 'dark' : 'light');
  }
}

test('pages use the chosen theme; automatic follows the system', () => {
  const kContrast = '(prefers-contrast: more), (forced-colors: active)';
  const automatic = [':root:not([data-theme])', ':root[data-theme="auto"]'].flatMap((selector) => [
    ['dark', selector, '(prefers-color-scheme: dark)'],
    ['contrast', selector, kContrast],
  ]);
  const chosen = Object.keys(themes).map((theme) => [theme, `:root[data-theme="${theme}"]`]);
  assert.ok(chosen.length > 3);
  assertThemes(withThemes('/* themes */\n'), [['light', ':root'], ...automatic, ...chosen]);
});
