// Checks for hostile pages, by rows: keys, wheel and touch that belong to the page stay with the page.
import assert from 'node:assert/strict';
import {check} from './visit.mjs';

const kTyped = 'r space +1 Aa0dblm';

async function typeInto(page, selector) {
  await page.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
  await page.type(kTyped);
  await page.key('ArrowLeft');
  await page.type('-');
  return page.evaluate((wanted) => {
    const field = document.querySelector(wanted);
    return field.value ?? field.textContent;
  }, selector);
}

check(1, "typing into the page's fields does not reach the board", async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.click('forward');
  await page.stepIs(1);
  for (const field of ['#before', '#area', '#rich']) {
    assert.equal((await typeInto(page, field)).replaceAll('\u00a0', ' '), `${kTyped.slice(0, -1)}-${kTyped.slice(-1)}`, field);
  }
  const {step, status, speed} = await page.state();
  assert.deepEqual([step, status, speed.asked], [1, 'paused', 'frame'], 'and the board heard nothing of it');
});

check(2, 'Tab enters the board and leaves it again, forwards and backwards', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  const focused = () => page.evaluate(() => document.activeElement.id);
  const kMax = 80; // the board's own controls are stops on the way
  const travel = async (key, from, to) => {
    await page.evaluate((id) => document.getElementById(id).focus(), from);
    const seen = new Set();
    for (let i = 0; i < kMax; ++i) {
      await page.key(key);
      const id = await focused();
      if (id === to) return seen;
      seen.add(id);
    }
    return assert.fail(`${key} does not lead from ${from} to ${to}: ${[...seen].join(' ')}`);
  };
  assert.ok((await travel('Tab', 'rich', 'after')).has('plain'), 'the board is on the way');
  assert.ok((await travel('Shift+Tab', 'after', 'rich')).has('plain'), 'and on the way back');
});

check(2, "the browser's shortcuts are not cancelled on the board", async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.click('board', 0.5, 0.5);
  await page.evaluate(() => {
    window.heard = {};
    addEventListener(
      'keydown',
      (event) =>
        setTimeout(() => {
          heard[event.key] = event.defaultPrevented;
        }),
      {capture: true},
    );
  });
  for (const chord of ['F8', 'Control+y', 'Alt+y', 'Meta+y']) await page.key(chord);
  await page.until('the keys are heard', () => ['F8', 'Control', 'y'].every((key) => key in heard));
  const heard = await page.evaluate(() => window.heard);
  for (const key of ['F8', 'Control', 'y']) assert.equal(heard[key], false, `${key} is left to the browser`);
});

check(6, 'the wheel over the board scrolls the page', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  const middle = await page.reach('board', 0.5, 0.5);
  const before = await page.evaluate(() => scrollY);
  const kTurn = 120;
  for (let i = 0; i < 3; ++i) await page.wheel(...middle, kTurn);
  await page.until('the page scrolls', (start) => scrollY > start + 20, before);
  assert.equal(await page.evaluate(() => scrollX), 0);
});

check(15, 'single keys need the focus on the board and no modifier', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.blur();
  for (const key of ['ArrowRight', 'ArrowRight', '+', 'r']) await page.press(key);
  const idle = await page.state();
  assert.deepEqual([idle.step, idle.speed.asked], [0, 'frame'], 'nothing happens without the focus');
  await page.focusBoard();
  await page.key('ArrowRight');
  await page.stepIs(1, 'with the focus it does');
  for (const chord of ['Control+ArrowRight', 'Meta+ArrowRight', 'Control++']) await page.press(chord);
  const after = await page.state();
  assert.deepEqual([after.step, after.speed.asked], [1, 'frame'], 'chords do nothing');
  await page.key('ArrowRight');
  await page.stepIs(2, 'and leave nothing held');
});

check(
  26,
  'on touch screens, controls have 44 pixels and sliders accept taps (Chromium only)',
  async (visit) => {
    const page = await visit.open('host.html', {width: 390, height: 844, touch: true});
    await page.live();
    const controls = await page.controls();
    assert.ok(controls.length >= 4, `${controls.length} controls`);
    const kMin = 44;
    const small = controls.filter(({rect}) => rect.height < kMin - 0.5 || rect.width < kMin - 0.5);
    assert.deepEqual(
      small.map(({id, rect}) => `${id} ${rect.width}x${rect.height}`),
      [],
    );
    // Sliders too are set by a tap.
    const slider = controls.find(({role}) => role === 'slider');
    if (slider) {
      const before = (await page.state()).speed.asked;
      await page.tapAt(...(await page.reach(slider.id, 0.9, 0.5)));
      if (slider.id === 'speed')
        await page.until('another speed', (old) => probe.find('#plain').getState().speed.asked !== old, before);
    }
  },
  {only: ['chromium']},
);
