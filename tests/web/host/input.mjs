// Checks for hostile pages, by rows: keys, wheel and touch that belong to the page stay with the page.
import assert from 'node:assert/strict';
import {focus, kPlain, live, pass, press, run, scrollTo, settle, spot, state, stepSoon, until} from './visit.mjs';

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

const checks = [];
export default checks;

checks.push({
  row: 1,
  name: 'typing into the page\'s fields does not reach the board',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await press(page, kPlain, 'forward');
    assert.equal(await stepSoon(page, kPlain, 1), 1);
    for (const field of ['#before', '#area', '#rich']) {
      assert.equal((await typeInto(page, field)).replaceAll('\u00a0', ' '), `${kTyped.slice(0, -1)}-${kTyped.slice(-1)}`, field);
    }
    const {step, status, speed} = await state(page, kPlain);
    assert.deepEqual([step, status, speed.asked], [1, 'paused', 'frame'], 'and the board heard nothing of it');
  },
  remedies: [{
    what: 'SDL listens on its canvas only',
    file: 'visualizer.js',
    find: /(registerKeyEventCallback = \((\w+),[^)]*\) => \{)/,
    replace: '$1 $2 = 2;',  // the window
    fails: /#before/,
  }],
});

checks.push({
  row: 2,
  name: 'Tab enters the board and leaves it again, forwards and backwards',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    const focused = () => page.evaluate(() => document.activeElement.id);
    const kMost = 80;  // the board's own controls are stops on the way
    const travel = async (key, from, to) => {
      await page.evaluate((id) => document.getElementById(id).focus(), from);
      const seen = new Set();
      for (let i = 0; i < kMost; ++i) {
        await page.key(key);
        const id = await focused();
        if (id === to) return seen;
        seen.add(id);
      }
      return assert.fail(`${key} does not lead from ${from} to ${to}: ${[...seen].join(' ')}`);
    };
    assert.ok((await travel('Tab', 'rich', 'after')).has('plain'), 'the board is on the way');
    assert.ok((await travel('Shift+Tab', 'after', 'rich')).has('plain'), 'and on the way back');
  },
  remedies: [{what: 'Tab is kept from SDL', file: 'visualizer.js', find: /event\d*\.key === "Tab" \|\| event\d*\.code === "Tab"/, replace: 'false', fails: /does not lead/}],
});

checks.push({
  row: 2,
  name: 'the browser\'s shortcuts are not cancelled on the board',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await press(page, kPlain, 'board', 0.5, 0.5);
    await page.evaluate(() => {
      window.heard = {};
      addEventListener('keydown', (event) => setTimeout(() => { heard[event.key] = event.defaultPrevented; }), {capture: true});
    });
    for (const chord of ['F8', 'Control+y', 'Alt+y', 'Meta+y']) await page.key(chord);
    await until(page, 'the keys are heard', () => ['F8', 'Control', 'y'].every((key) => key in heard));
    const heard = await page.evaluate(() => window.heard);
    for (const key of ['F8', 'Control', 'y']) assert.equal(heard[key], false, `${key} is left to the browser`);
  },
  remedies: [{what: 'chords are kept from SDL', file: 'visualizer.js', find: /event\d*\.ctrlKey \|\| event\d*\.metaKey \|\| event\d*\.altKey/, replace: 'false', fails: /left to the browser/}],
});

checks.push({
  row: 5,
  name: 'a finger on the board scrolls the page (touch emulation: Chromium only)',
  only: ['chromium'],
  async run(visit) {
    const page = await visit.open('host.html?clock', {width: 390, height: 700, touch: true});
    await live(page);
    const [x, y] = await spot(page, kPlain, 'board');
    const before = await page.evaluate(() => scrollY);
    await pass(page, 0);  // a finger that rests would be something else
    await page.drag([x, y], [x, y - 200]);
    await run(page);
    await until(page, 'the page moved with the finger', (start) => scrollY > start + 100, before);
    // A finger on a page that still glides stops it, and is no click.
    await page.evaluate(async () => {
      for (let still = 0, last = NaN; still < 10; last = scrollY) {
        await new Promise(requestAnimationFrame);
        still = scrollY === last ? still + 1 : 0;
      }
    });
    await scrollTo(page, kPlain);
    await settle(page, kPlain);
    await page.tap(...await spot(page, kPlain, 'forward'));
    assert.equal(await stepSoon(page, kPlain, 1), 1, 'a tap is one click');
  },
  remedies: [{
    what: 'only what the board uses is kept from the page',
    file: 'visualizer.js',
    find: /if \(\(pair \|\| drawing\) && (event\d*)\.cancelable\)/,
    replace: 'if ($1.cancelable)',
    fails: /moved with the finger/,
  }],
});

checks.push({
  row: 6,
  name: 'the wheel over the board scrolls the page',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    const middle = await spot(page, kPlain, 'board', 0.5, 0.5);
    const before = await page.evaluate(() => scrollY);
    const kTurn = 120;
    for (let i = 0; i < 3; ++i) await page.wheel(...middle, kTurn);
    await until(page, 'the page scrolls', (start) => scrollY > start + 20, before);
    assert.equal(await page.evaluate(() => scrollX), 0);
  },
  remedies: [{
    what: 'a wheel that is not wanted is left alone',
    file: 'visualizer.js',
    find: /(var wheelHandlerFunc = [^{]*=> \{)/,
    replace: '$1 e.preventDefault();',
    fails: /the page scrolls/,
  }],
});

checks.push({
  row: 15,
  name: 'single keys need the focus on the board and no modifier',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await page.evaluate(() => document.activeElement.blur());
    for (const key of ['ArrowRight', 'ArrowRight', '+', 'r']) await page.key(key);
    await settle(page, kPlain);
    const idle = await state(page, kPlain);
    assert.deepEqual([idle.step, idle.speed.asked], [0, 'frame'], 'nothing happens without the focus');
    await focus(page, kPlain);
    await page.key('ArrowRight');
    assert.equal(await stepSoon(page, kPlain, 1), 1, 'with the focus it does');
    for (const chord of ['Control+ArrowRight', 'Meta+ArrowRight', 'Control++']) await page.key(chord);
    await settle(page, kPlain);
    const after = await state(page, kPlain);
    assert.deepEqual([after.step, after.speed.asked], [1, 'frame'], 'chords do nothing');
    await page.key('ArrowRight');
    assert.equal(await stepSoon(page, kPlain, 2), 2, 'and leave nothing held');
  },
  remedies: [{what: 'SDL listens on its canvas only', file: 'visualizer.js', find: /(registerKeyEventCallback = \((\w+),[^)]*\) => \{)/, replace: '$1 $2 = 2;', fails: /without the focus/}],
});

checks.push({
  row: 26,
  name: 'on touch screens, controls have 44 pixels and sliders accept taps (Chromium only)',
  only: ['chromium'],
  async run(visit) {
    const page = await visit.open('host.html', {width: 390, height: 844, touch: true});
    await live(page);
    const controls = await page.evaluate(() => probe.find('#plain').controls());
    assert.ok(controls.length >= 4, `${controls.length} controls`);
    const kLeast = 44;
    const small = controls.filter(({rect}) => rect.height < kLeast - 0.5 || rect.width < kLeast - 0.5);
    assert.deepEqual(small.map(({id, rect}) => `${id} ${rect.width}x${rect.height}`), []);
    // Sliders too are set by a tap.
    const slider = controls.find(({role}) => role === 'slider');
    if (slider) {
      const before = (await state(page, kPlain)).speed.asked;
      await page.tap(...await spot(page, kPlain, slider.id, 0.9, 0.5));
      if (slider.id === 'speed') await until(page, 'another speed', (old) => probe.find('#plain').getState().speed.asked !== old, before);
    }
  },
});
