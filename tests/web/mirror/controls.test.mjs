// Real controls that mirror the canvas: found by role and name, operated by keyboard.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {becomes, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const start = async (page) => {
  await page.mirrored();
  await page.blur();
};
const focus = async (page) => {
  const {role, name} = await page.focused();
  return [role, name];
};

// The module alone, with items that the test chooses.
async function withModule(open) {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('../../../web/imgui-dom/mirror.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'imguiDom',
    write: false,
  });
  const page = await open();
  await page.evaluate(`${outputFiles[0].text}; window.imguiDom = imguiDom;`);
  return page;
}

describe('real controls', () => {
  pageTest('buttons are one Tab stop, and menus work by keyboard', '#board=8', async (page) => {
    await start(page);
    await page.named('toolbar', 'Playback');
    await page.tabTo('button', 'Play');
    await page.key('Control+ArrowRight');
    await page.key('Alt+ArrowDown');
    assert.equal((await focus(page))[1], 'Play');
    await page.keys('ArrowRight');
    assert.equal((await focus(page))[1], 'Step');
    await page.keys('Enter');
    await page.untilState({step: 1});
    await page.keys('ArrowRight*2');
    assert.deepEqual(await focus(page), ['button', 'Run until']);
    await page.keys('Enter');
    await page.named('menu', 'Run until');
    assert.equal((await focus(page))[1], 'Next dead end');
    await page.keys('Escape');
    assert.equal((await focus(page))[1], 'Run until');
    await page.keys('Enter ArrowDown ArrowUp Enter');
    await page.untilState({step: 35});
    await page.focusIs('Run until');
    await page.keys('Tab');
    const next = await page.focused();
    assert.deepEqual([next.role, next.name, next.value], ['slider', 'Speed', '1 step per frame'], 'the row is behind');
    await page.key('ArrowRight');
    await becomes(async () => (await page.focused()).value !== '1 step per frame', true);
    await page.key('Shift+Tab');
    await page.focusIs('Run until');
  });

  shared.test('Tab reaches a button whose neighbours in the row are gone', async (open) => {
    const page = await withModule(open);
    const stops = await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement('div'));
      let labels = ['Stop', 'Choose again'];
      const items = () => labels.map((label) => ({id: label, label, role: 'button', rect: {x: 0, y: 0, width: 9, height: 9}}));
      const mirror = window.imguiDom.connectMirror(root, {items});
      const stopsOf = (all) => {
        labels = all;
        mirror.refresh();
        return [...root.querySelectorAll('button')].filter(({tabIndex}) => tabIndex === 0).map(({textContent}) => textContent);
      };
      return [stopsOf(labels), stopsOf(['Choose again']), stopsOf(['Stop', 'Choose again'])];
    });
    assert.deepEqual(stops, [['Stop'], ['Choose again'], ['Stop']]);
  });

  shared.test('a disabled menu does not open', async (open) => {
    const page = await withModule(open);
    const menus = await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement('div'));
      let enabled = false;
      const options = [{id: 'a', label: 'A'}];
      const items = () => [{id: 'm', label: 'Menu', role: 'button', enabled, options, rect: {x: 0, y: 0, width: 9, height: 9}}];
      const mirror = window.imguiDom.connectMirror(root, {items, reveal() {}});
      const menusAfterClick = () => {
        mirror.refresh();
        root.querySelector('button').click();
        return root.querySelectorAll('[role=menu]').length;
      };
      const whileDisabled = menusAfterClick();
      enabled = true;
      return [whileDisabled, menusAfterClick()];
    });
    assert.deepEqual(menus, [0, 1]);
  });

  pageTest('an empty Step field keeps the step', '#board=6&step=30', async (page) => {
    await start(page);
    const field = () => page.onBoard(({shadowRoot}) => shadowRoot.querySelector('.mirror [data-id=step]').value);
    for (const keys of ['Backspace', 'x']) {
      await page.onBoard(({shadowRoot}) => shadowRoot.querySelector('.mirror [data-id=step]').focus());
      await page.keys(`Control+a ${keys} Tab`);
      await becomes(field, '30');
      assert.equal((await page.state()).step, 30);
    }
  });

  pageTest('lists and choices expose their visible names and values', '#board=6&panels=settings', async (page) => {
    await start(page);
    await page.tabTo('combobox', 'Algorithm');
    assert.equal((await page.focused()).value, 'Backtracking');
    await page.keyboard.type('Backtracking with');
    await page.untilState({algorithm: 'pruned'});
    await page.named('combobox', 'Algorithm');
    assert.equal((await page.focused()).value, 'Backtracking with pruning');
    await page.key('Shift+Tab');
    const {role, name, checked} = await page.focused();
    assert.deepEqual([role, name, checked], ['radio', 'Any tour', true]);
    await page.named('radiogroup', 'Goal');
    await page.keys('ArrowRight');
    await page.untilState({goal: 'closed'});
    await page.focusIs('Closed tour');
  });

  pageTest('number fields step and accept typing; refused values are reported', '#board=6&panels=settings', async (page) => {
    await start(page);
    await page.tabTo('spinbutton', 'Rows');
    await page.keys('ArrowUp');
    await page.untilState({board: '7x6'});
    await page.keys('ArrowDown*2');
    await page.untilState({board: '5x6'});
    await page.key('Control+a');
    await page.keyboard.type('2000');
    await page.keys('Enter');
    const {name} = await page.named('StaticText', /^board: '2000x6' is not/);
    assert.match(name, /1 to 1024/);
    await page.until(() => window.knightsTour.shadowRoot.activeElement?.value === '5');
    assert.deepEqual(await focus(page), ['spinbutton', 'Rows']);
  });

  pageTest('sliders expose their values in words', '#board=8&speed=10', async (page) => {
    await page.evaluate(() => window.knightsTour.seek(1204).then(() => window.knightsTour.seek(40)));
    await start(page);
    await page.tabTo('slider', 'Timeline');
    assert.equal((await page.focused()).value, 'Step 40 of 1,204');
    await page.keys('ArrowRight');
    await page.untilState({step: 41});
    await page.tabTo('slider', 'Speed');
    assert.equal((await page.focused()).value, '10 steps per second');
    await page.keys('ArrowRight');
    await page.untilState({speed: '20'});
    await page.named('slider', 'Speed');
  });

  // At the width at which the stops of the speed lie unevenly on pixels.
  pageTest(
    'the arrow keys reach every stop of a slider, and its ends',
    '#board=6&speed=1&panels=plot',
    {width: 1280, height: 740},
    async (page) => {
      await page.evaluate(() => window.knightsTour.seek(500));
      await start(page);
      await page.tabTo('slider', 'Speed');
      const number = () => page.evaluate(() => Number(window.knightsTour.shadowRoot.activeElement.value));
      for (let stop = await number(); stop < 6; ++stop) {
        const before = (await page.state()).settings.speed;
        await page.keys('ArrowRight');
        await page.until((old) => window.knightsTour.getState().settings.speed !== old, before);
        assert.equal(await number(), stop + 1);
      }
      await page.keys('End');
      await page.untilState({speed: 'max'});
      await page.keys('Home');
      await page.until(() => window.knightsTour.getState().settings.speed !== 'max');
      assert.equal(await number(), 0);
      await page.tabTo('slider', 'Go to a step in the plot');
      await page.keys('Home');
      await page.untilState({step: 0});
      await page.keys('ArrowRight');
      await page.untilState({step: 1});
      await page.keys('End');
      await page.untilState({step: 500});
    },
  );

  // The state is ahead of the picture for the rest of a frame.
  pageTest('a button that a panel is about to move can be pressed', '#board=5&panels=settings', async (page) => {
    await start(page);
    const {x} = (await page.control('panel=play')).rect;
    await page.evaluate(async () => {
      const {shadowRoot} = window.knightsTour;
      const press = (id) => shadowRoot.querySelector(`[data-id="${id}"]`).click();
      press('panel=settings');
      while (window.knightsTour.getState().settings.panels !== 'none') await new Promise(requestAnimationFrame);
      press('panel=play');
      press('forward');
    });
    await page.untilState({panels: 'play', step: 1});
    await page.set({panels: 'none'});
    await page.settle();
    assert.ok((await page.control('panel=play')).rect.x > x + 100, 'without panels the button is elsewhere');
  });

  pageTest('panels open and close without losing focus to the page', '#board=5&panels=settings', async (page) => {
    await start(page);
    const isInside = () =>
      page.evaluate(() => document.activeElement === window.knightsTour && window.knightsTour.shadowRoot.activeElement !== null);
    await page.tabTo('button', 'Setup');
    assert.equal((await page.focused()).expanded, true);
    await page.keys('Enter');
    await page.untilState({panels: 'none'});
    await page.keys('ArrowRight Enter');
    await page.until(() => window.knightsTour.getState().settings.panels !== 'none');
    await page.named('heading', 'Game');
    assert.ok(await isInside());
    // What has the focus goes away with a panel.
    await page.set({panels: 'settings'});
    await page.named('combobox', 'Algorithm');
    await page.tabTo('combobox', 'Algorithm');
    await page.set({panels: 'none'});
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('select'));
    assert.ok(await isInside(), JSON.stringify(await page.focused()));
  });

  pageTest('a whole session works by keyboard', '#board=8&start=a1', async (page) => {
    await start(page);
    for (const name of ['Rows', 'Columns']) {
      await page.tabTo('spinbutton', name);
      await page.keys('ArrowDown*2');
    }
    await page.untilState({board: '6x6'});
    await page.tabTo('combobox', 'Algorithm');
    await page.keyboard.type('Warnsdorff with');
    await page.untilState({algorithm: 'warnsdorff-backtracking'});
    await page.tabTo('gridcell', /^a1, knight here/);
    await page.keys('b 5 Enter e Enter');
    await page.untilState({end: 'b5'});
    await page.keys('Space');
    await page.until(() => window.knightsTour.getState().step > 2);
    await page.keys('Space');
    await page.until(() => window.knightsTour.getState().status !== 'playing');
    const {step} = await page.state();
    await page.tabTo('button', /^(Play|Find the next tour|Step back)$/);
    await page.keys('ArrowLeft*2');
    assert.equal((await focus(page))[1], 'Step back');
    await page.keys('Enter');
    await page.until((before) => window.knightsTour.getState().step === before - 1, step);
    await page.keys('End');
    const names = (await page.nodes()).filter(({role}) => role === 'button').map(({name}) => name);
    assert.ok(names.includes('Share and export'), names.join(' | '));
  });
});
