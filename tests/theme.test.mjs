// The page has a copy of some of the canvas's colours: the two must not drift apart.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const kRoles = {background: 'background', text: 'text', muted: 'muted', accent: 'accent', warning: 'dead_end'};

// {light: {background: 'faf9f6', ...}, ...} from the rows of theme.cpp.
function coloursOfTheCanvas() {
  const rows = read('src/view/pen/theme.cpp').split(/\.theme = Theme::/).slice(1);
  return Object.fromEntries(rows.map((row) => [
    /^\w+/.exec(row)[0],
    Object.fromEntries([...row.matchAll(/\.(\w+) = rgb\(0x([0-9a-f]{6})\)/g)].map(([, role, hex]) => [role, hex])),
  ]));
}

// Every block of style.css that sets colours: its selectors, the media query around it, the variables in it.
function coloursOfThePage() {
  return [...read('web/page/style.css').matchAll(/(?:@media ([^{]*?) \{\s*)?((?:^|\n) *:root[^{]*)\{([^}]*)\}/g)]
    .map(([, media, selectors, body]) => ({
      media,
      selectors: selectors.trim().split(/,\s*/),
      colours: Object.fromEntries([...body.matchAll(/--(\w+): #([0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex])),
    }));
}

test('the page has the colours of the canvas', () => {
  const canvas = coloursOfTheCanvas();
  const page = coloursOfThePage();
  const expected = (theme) => Object.fromEntries(Object.entries(kRoles).map(([name, role]) => [name, canvas[theme][role]]));
  const block = (selector, media) => page.find((entry) => entry.media === media && entry.selectors.includes(selector));
  assert.deepEqual(Object.keys(canvas), ['light', 'dark', 'projector', 'contrast']);
  for (const theme of Object.keys(canvas)) {
    assert.deepEqual(block(`:root[data-theme="${theme}"]`)?.colours, expected(theme), theme);
  }
  for (const selector of [':root:not([data-theme])', ':root[data-theme="auto"]']) {
    assert.deepEqual(block(selector, '(prefers-color-scheme: dark)')?.colours, expected('dark'));
    assert.deepEqual(block(selector, '(prefers-contrast: more), (forced-colors: active)')?.colours, expected('contrast'));
  }
  assert.deepEqual(block(':root')?.colours, expected('light'));
});
