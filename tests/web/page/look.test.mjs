// One look: in every theme the pages and the words around a board have one typeface, one heading, one button, one link and one focus ring,
// which are the canvas's.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {themes} from '#tables';
import {eventually, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const kRounding = /kRounding = (\d+)/.exec(readFileSync(new URL('../../../src/view/pen/theme.h', import.meta.url), 'utf8'))[1];

// A place: its page; what is opened on it; a path of selectors to the root that it is in; and what stands there.
const kPlaces = {
  'the full page': {path: 'index.html', heading: 'h1', link: 'header > a', button: '#choices button', focus: 'header > a'},
  'a lesson': {
    path: 'index.html#lesson=stack',
    inside: ['knights-tour'],
    heading: '.lesson h2',
    button: '.lesson footer button:not(.main, :disabled)',
    field: '.lesson input',
    focus: '.lesson footer .next',
    open: (page) => page.until(() => document.querySelector('knights-tour').shadowRoot.querySelector('.lesson input')),
  },
  'the Share dialog': {
    path: 'index.html#board=5x5',
    inside: ['knights-tour', '[part=share]'],
    heading: 'h2',
    button: '.row button:not(.main)',
    field: 'input[type=number]',
    focus: '.row button',
    open: (page) => page.openShare('picture'),
  },
  'the page of lessons': {path: 'lessons/index.html', heading: 'h1', link: '.lead a', focus: '.lead a'},
  'the article': {
    path: 'examples/backtracking.html',
    heading: 'h1',
    link: 'footer a',
    button: '.actions button',
    focus: '.actions button',
  },
  'the page to embed a board': {
    path: 'embedding/index.html',
    heading: 'h1',
    link: '.lead a',
    button: '#options .row button',
    field: '#options input[type=text]',
    focus: '#options .row button',
  },
};

// As they are painted; a focus ring shows after a key.
const lookOf = ({inside = [], heading, link, button, field, focus}) => {
  const root = inside.reduce((at, selector) => at.querySelector(selector).shadowRoot, document);
  const found = {};
  const take = (what, selector, ...properties) => {
    if (!selector) return;
    const style = getComputedStyle(root.querySelector(selector));
    for (const property of properties) found[`${what}: ${property}`] = style[property];
  };
  take('heading', heading, 'fontFamily', 'fontWeight', 'color');
  take('link', link, 'fontFamily', 'color', 'textDecorationLine');
  for (const selector of [button, field]) {
    const what = selector === field ? 'field' : 'button';
    take(what, selector, 'fontFamily', 'borderTopLeftRadius', 'borderTopWidth', 'borderTopColor', 'backgroundColor', 'color');
  }
  take('button', button, 'minHeight');
  root.querySelector(focus).focus();
  take('ring', focus, 'outlineStyle', 'outlineWidth', 'outlineColor', 'outlineOffset');
  return found;
};

// The font that a heading is painted with.
async function paintedFonts(page, {inside = [], heading}) {
  const client = await page.createCDPSession();
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  await client.send('DOM.getDocument');
  const path = inside.map((selector) => `.querySelector('${selector}').shadowRoot`).join('');
  const {result} = await client.send('Runtime.evaluate', {expression: `document${path}.querySelector('${heading}')`});
  const {nodeId} = await client.send('DOM.requestNode', {objectId: result.objectId});
  const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({familyName, isCustomFont}) => ({familyName, isCustomFont}));
}

const rgb = (hex) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const theme of process.env.KT_SHORT ? ['projector'] : ['light', 'dark', 'projector']) {
  shared.test(`every page and dialog has the same look, ${theme}`, async (open) => {
    const looks = {};
    for (const [name, place] of Object.entries(kPlaces)) {
      const page = await open({width: 1280, height: 800, dark: theme === 'dark', calm: true});
      const [path, hash] = place.path.split('#');
      await page.goto(`${shared.server.url}${path}${hash ? `#${hash}&theme=${theme}` : ''}`);
      if (path === 'index.html') {
        await page.ready();
        await page.settle();
      }
      // Pages that let the system choose, and a page that was not told.
      if (!hash)
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
      await place.open?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitFrames();
      await page.key('Shift');
      await page.key('Tab');
      looks[name] = await page.evaluate(lookOf, {...place, open: undefined});
      const fonts = await paintedFonts(page, place);
      assert.deepEqual(fonts, [{familyName: 'Inter', isCustomFont: true}], `${name}: the canvas's font`);
      assert.deepEqual(page.problems, [], name);
      await page.close();
    }
    const values = {};
    for (const [name, look] of Object.entries(looks))
      for (const [what, value] of Object.entries(look)) ((values[what] ??= {})[value] ??= []).push(name);
    for (const [what, by] of Object.entries(values)) assert.equal(Object.keys(by).length, 1, `${what}: ${JSON.stringify(by)}`);
    const only = (what) => Object.keys(values[what])[0];
    const {accent, surface, text} = themes[theme].colours;
    assert.deepEqual(
      [
        'heading: fontWeight',
        'heading: color',
        'link: color',
        'button: backgroundColor',
        'button: borderTopLeftRadius',
        'field: borderTopLeftRadius',
        'ring: outlineColor',
      ].map(only),
      ['400', rgb(text), rgb(accent), rgb(surface), `${kRounding}px`, `${kRounding}px`, rgb(accent)],
    );
    for (const what of ['link', 'button', 'field']) assert.equal(only(`${what}: fontFamily`), only('heading: fontFamily'));
    assert.equal(only('field: borderTopColor'), only('button: borderTopColor'));
  });
}

shared.pageTest('the Share dialog has a foot only while it has something to say', '#board=5x5', async (page) => {
  await page.openShare('link');
  const foot = async () => (await page.find('dialog[open] footer')).evaluate(({offsetHeight}) => offsetHeight);
  assert.equal(await foot(), 0);
  await (await page.find('dialog[open] button.main')).click();
  await eventually(async () => (await page.find('dialog .status')).evaluate(({textContent}) => textContent !== ''), 'a sentence');
  assert.ok((await foot()) >= 44);
});

// Bars that can be dragged say so.
shared.pageTest('sliders of the canvas have a cursor for dragging', '#board=5x5', async (page) => {
  const cursor = () => page.$eval('>>> canvas', (canvas) => canvas.style.cursor);
  const [x, bottom] = await page.place('timeline', 0.5, 1);
  await page.move(x, bottom - 12);
  await page.settle();
  assert.equal(await cursor(), 'ew-resize');
  await page.move(...(await page.place('board')));
  await page.settle();
  assert.notEqual(await cursor(), 'ew-resize');
});

shared.test('the bar that sets the width of a column has a grip and a cursor', async (open) => {
  const page = await open({width: 1280, height: 800});
  await page.goto(`${shared.server.url}embedding/index.html`);
  const {cursor, grip, bar} = await page.$eval('.handle', (handle) => {
    const box = (part) => parseFloat(getComputedStyle(handle, part).width);
    return {cursor: getComputedStyle(handle).cursor, grip: box('::after'), bar: box('::before')};
  });
  assert.equal(cursor, 'ew-resize');
  assert.ok(grip > bar && bar > 0, `a grip of ${grip} pixels on a bar of ${bar}`);
});

// English, and the longest of the languages.
for (const lang of ['en', 'de']) {
  shared.test(`on a phone, the list of lessons fits three screens, ${lang}`, async (open) => {
    const page = await open({width: 390, height: 844, touch: true});
    await page.goto(`${shared.server.url}lessons/index.html#lang=${lang}`);
    await page.until((wanted) => document.documentElement.lang === wanted, lang);
    await page.waitFrames();
    const {bottom, cutOff} = await page.evaluate(() => ({
      bottom: document.querySelector('.lessons').getBoundingClientRect().bottom + scrollY,
      cutOff: document.documentElement.scrollWidth > innerWidth,
    }));
    assert.ok(bottom <= 3 * 844, `${bottom} pixels`);
    assert.equal(cutOff, false);
  });
}

shared.pageTest('a main button that is disabled has the colour of text', '#lesson=stack', async (page) => {
  await (await page.find('.lesson .reveal button')).click();
  const [button, around] = await page.$eval('>>> .lesson .entry button.main:disabled', (main) =>
    [main, main.parentElement].map((each) => getComputedStyle(each).color),
  );
  assert.equal(button, around);
});
