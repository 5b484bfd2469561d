// The accessibility tree of each panel and mode, compared with listings/, and checked by axe. After an intended change run
// KT_WRITE=1 node --test tests/web/mirror/listings.test.mjs, and read the difference.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe} from 'node:test';
import {panels} from '#tables';
import {shareBrowser} from '../browser.mjs';
import {nodesOf} from '../accessible.mjs';

const {pageTest} = shareBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const kBoard = 'board=5&start=a1';
// {name: [link, done to the page before]}
const kStates = {
  board: [`${kBoard}&panels=none`, null],
  ...Object.fromEntries(panels.map(({id}) => [id, [`${kBoard}&step=200&panels=${id}`, null]])),
  numbers: ['board=3x4&start=a1&step=20&panels=numbers', null], // its estimate takes no time, so it does not depend on the machine
  tour: [`${kBoard}&algorithm=warnsdorff&step=24&panels=none`, null],
  graph: ['graph=Ada-Bob;Bob-Cy;Cy-Ada;Cy%3EDan&start=Ada&panels=none', null],
  game: [`${kBoard}&mode=play&panels=play`, null],
  prediction: [`${kBoard}&mode=predict&step=3&panels=none`, null],
  compared: [`${kBoard}&compare=two-orders&step=30&panels=none`, null],
  nothing: ['board=3&step=60&panels=none', (page) => page.call('runUntil', 'end')],
  refused: [`${kBoard}&panels=none`, (page) => page.set({board: '2000'})],
  lesson: ['lesson=dead-end', null],
};

const kLeftOut = [
  'generic',
  'none',
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'MenuListPopup',
  'option',
  'listitem',
  'Iframe',
  'RootWebArea',
  'Canvas',
  'image',
  'strong',
];
const kWords = ['paragraph', 'alert', 'status'];
const kLeaves = [...kWords, 'heading', 'button', 'combobox', 'treeitem', 'menuitem', 'slider', 'spinbutton'];
const kStated = ['value', 'checked', 'pressed', 'expanded', 'disabled', 'level', 'haspopup'];

const wordsIn = (node) =>
  nodesOf(node)
    .filter(({role}) => role === 'StaticText')
    .map(({name}) => name)
    .join('')
    .trim();
const cellsIn = (node) =>
  nodesOf(node)
    .filter(({role}) => ['gridcell', 'cell', 'columnheader'].includes(role))
    .map(({name}) => name);

// A line for each: its role, name and state. What is in a toolbar or the like stands further in. `values`: of sliders, by name.
function listing(node, values, depth = 0) {
  const {role, children = []} = node,
    name = kWords.includes(role) ? wordsIn(node) : node.name;
  const isTold = !kLeftOut.includes(role) && (name || children.length > 0);
  const below = () => children.flatMap((child) => listing(child, values, depth + (isTold ? 1 : 0)));
  if (!isTold) return below();
  if (role === 'row') return [`${'  '.repeat(depth)}row: ${cellsIn(node).join(' | ')}`];
  const state = {...node, ...(role === 'slider' && {value: values[name] ?? node.value})};
  const stated = kStated
    .filter((key) => state[key] !== undefined && state[key] !== false && state[key] !== '')
    .map((key) => `${key}=${state[key]}`);
  const line = `${'  '.repeat(depth)}${[role, name && JSON.stringify(name), ...stated].filter(Boolean).join(' ')}`;
  return kLeaves.includes(role) ? [line] : [line, ...below()];
}

// Only what is under the heading of a panel: the rest is in the listing of the board.
function ofPanel(lines, title) {
  const from = lines.findIndex((line) => line.includes(`heading ${JSON.stringify(title)} level=2`));
  return lines.slice(
    from,
    lines.findIndex((line) => /^ *application /.test(line)),
  );
}

async function told(page, title) {
  const values = await page.evaluate(() =>
    Object.fromEntries(
      [...window.knightsTour.shadowRoot.querySelectorAll('[aria-valuetext]')].map((one) => [
        one.getAttribute('aria-label'),
        one.getAttribute('aria-valuetext'),
      ]),
    ),
  );
  const lines = listing(await page.accessibility.snapshot({interestingOnly: false}), values);
  return `${(title ? ofPanel(lines, title) : lines).join('\n')}\n`;
}

// Once it is the same three times, a while apart: the mirror comes after the frames.
async function atRest(page, title) {
  let text = null;
  for (let same = 0; same < 3; ) {
    await page.settle();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 500);
        }),
    );
    const now = await told(page, title);
    same = now === text ? same + 1 : 0;
    text = now;
  }
  return text;
}

describe('the accessibility tree', () => {
  for (const [name, [link, prepare]] of Object.entries(kStates)) {
    pageTest(`of ${name} matches its listing, and axe finds no violation`, `#${link}`, {height: 1400}, async (page) => {
      await page.mirrored();
      await prepare?.(page);
      await page.until(() => window.knightsTour.shadowRoot.querySelector('[role=gridcell][aria-colindex], [role=listitem]'));
      await page.waitFrames();
      const file = new URL(`listings/${name}.txt`, import.meta.url);
      const text = await atRest(page, panels.find(({id}) => id === name)?.title);
      if (process.env.KT_WRITE) writeFileSync(file, text);
      assert.ok(existsSync(file), `KT_WRITE=1 writes ${file.pathname}`);
      assert.equal(text, readFileSync(file, 'utf8'));
      await page.evaluate(axe);
      const {violations} = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations']}));
      assert.deepEqual(
        violations.map(({id, nodes}) => [
          id,
          nodes.slice(0, 3).map(({html, failureSummary}) => `${html.slice(0, 200)}: ${failureSummary}`),
        ]),
        [],
      );
    });
  }
});
