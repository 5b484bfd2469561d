// Real controls that mirror the canvas: found by role and name, operated by keyboard.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser, state, until} from '../browser.mjs';
import {focused, mirrored, named, press, tabTo, told} from '../reader.mjs';

const {pageTest} = shareBrowser();
const setting = (page, key, value) => until(page, (k, v) => window.knightsTour.getState().settings[k] === v, key, value);
const start = async (page) => {
  await mirrored(page);
  await page.evaluate(() => document.activeElement.blur());
};

// Until what has the focus is called so.
async function comesTo(page, name) {
  for (let i = 0; i < 200 && (await focused(page)).name !== name; ++i) ;
  assert.equal((await focused(page)).name, name);
}

describe('real controls', () => {
  pageTest('buttons are one Tab stop, and menus work by keyboard', '#board=8', async (page) => {
    await start(page);
    await named(page, 'toolbar', 'Playback');
    await tabTo(page, 'button', 'Play');
    await press(page, 'ArrowRight');
    assert.equal((await focused(page)).name, 'Step');
    await press(page, 'Enter');
    await until(page, () => window.knightsTour.getState().step === 1);
    await press(page, 'ArrowRight*2');
    assert.deepEqual([(await focused(page)).name, (await focused(page)).role], ['Run until', 'button']);
    await press(page, 'Enter');
    await named(page, 'menu', 'Run until');
    assert.equal((await focused(page)).name, 'Next dead end');
    await press(page, 'Escape');
    assert.equal((await focused(page)).name, 'Run until');
    await press(page, 'Enter ArrowDown ArrowUp Enter');
    await until(page, () => window.knightsTour.getState().step === 35);
    await comesTo(page, 'Run until');
    await press(page, 'Tab');
    const next = await focused(page);
    assert.deepEqual([next.role, next.name, next.value], ['slider', 'Speed', '1 step per frame'], 'the row is behind');
  });

  pageTest('lists and choices expose their visible names and values', '#board=6&panels=settings', async (page) => {
    await start(page);
    await tabTo(page, 'combobox', 'Algorithm');
    assert.equal((await focused(page)).value, 'Backtracking');
    await page.keyboard.type('Backtracking with');
    await setting(page, 'algorithm', 'pruned');
    await named(page, 'combobox', 'Algorithm');
    assert.equal((await focused(page)).value, 'Backtracking with pruning');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    assert.deepEqual([(await focused(page)).role, (await focused(page)).name, (await focused(page)).checked], ['radio', 'Any tour', true]);
    await named(page, 'radiogroup', 'Goal');
    await press(page, 'ArrowRight');
    await setting(page, 'goal', 'closed');
    await comesTo(page, 'Closed tour');
  });

  pageTest('number fields step and accept typing; refused values are reported', '#board=6&panels=settings', async (page) => {
    await start(page);
    await tabTo(page, 'spinbutton', 'Rows');
    await press(page, 'ArrowUp');
    await setting(page, 'board', '7x6');
    await press(page, 'ArrowDown*2');
    await setting(page, 'board', '5x6');
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('2000');
    await press(page, 'Enter');
    const {name} = await named(page, 'StaticText', /^board: '2000x6' is not/);
    assert.match(name, /1 to 1024/);
    await until(page, () => window.knightsTour.shadowRoot.activeElement?.value === '5');
    assert.deepEqual([(await focused(page)).role, (await focused(page)).name], ['spinbutton', 'Rows']);
  });

  pageTest('sliders expose their values in words', '#board=8&speed=10', async (page) => {
    await page.evaluate(() => window.knightsTour.seek(1204).then(() => window.knightsTour.seek(40)));
    await start(page);
    await tabTo(page, 'slider', 'Timeline');
    assert.equal((await focused(page)).value, 'Step 40 of 1,204');
    await press(page, 'ArrowRight');
    await until(page, () => window.knightsTour.getState().step === 41);
    await tabTo(page, 'slider', 'Speed');
    assert.equal((await focused(page)).value, '10 steps per second');
    await press(page, 'ArrowRight');
    await setting(page, 'speed', '20');
    await named(page, 'slider', 'Speed');
  });

  pageTest('panels open and close without losing focus to the page', '#board=5&panels=settings', async (page) => {
    await start(page);
    const isInside = () => page.evaluate(() => document.activeElement === window.knightsTour && window.knightsTour.shadowRoot.activeElement !== null);
    await tabTo(page, 'button', 'Setup');
    assert.equal((await focused(page)).expanded, true);
    await press(page, 'Enter');
    await setting(page, 'panels', 'none');
    await press(page, 'ArrowRight Enter');
    await until(page, () => window.knightsTour.getState().settings.panels !== 'none');
    await named(page, 'heading', 'Game');
    assert.ok(await isInside());
    // What has the focus goes away with a panel.
    await page.evaluate(() => window.knightsTour.setState({settings: {panels: 'settings'}}));
    await named(page, 'combobox', 'Algorithm');
    await tabTo(page, 'combobox', 'Algorithm');
    await page.evaluate(() => window.knightsTour.setState({settings: {panels: 'none'}}));
    await until(page, () => !window.knightsTour.shadowRoot.querySelector('select'));
    assert.ok(await isInside(), JSON.stringify(await focused(page)));
  });

  pageTest('a whole session works by keyboard', '#board=8&start=a1', async (page) => {
    await start(page);
    for (const name of ['Rows', 'Columns']) {
      await tabTo(page, 'spinbutton', name);
      await press(page, 'ArrowDown*2');
    }
    await setting(page, 'board', '6x6');
    await tabTo(page, 'combobox', 'Algorithm');
    await page.keyboard.type('Warnsdorff with');
    await setting(page, 'algorithm', 'warnsdorff-backtracking');
    await tabTo(page, 'gridcell', /^a1, knight here/);
    await press(page, 'b 5 Enter e Enter');
    await setting(page, 'end', 'b5');
    await press(page, 'Space');
    await until(page, () => window.knightsTour.getState().step > 2);
    await press(page, 'Space');
    await until(page, () => window.knightsTour.getState().status !== 'playing');
    const {step} = await state(page);
    await tabTo(page, 'button', /^(Play|Find the next tour|Step back)$/);
    await press(page, 'ArrowLeft*2');
    assert.equal((await focused(page)).name, 'Step back');
    await press(page, 'Enter');
    await until(page, (before) => window.knightsTour.getState().step === before - 1, step);
    await press(page, 'End');
    const names = (await told(page)).filter(({role}) => role === 'button').map(({name}) => name);
    assert.ok(names.includes('Share and export'), names.join(' | '));
  });
});
