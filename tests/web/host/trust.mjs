// Checks for hostile pages, by rows: untrusted strings, messages, many boards, and calls after the end.
import assert from 'node:assert/strict';
import {settingKeys} from '#tables';
import {check} from './visit.mjs';

const kKeys = [...settingKeys, 'settings', 'poster', 'loading', 'reveal', 'sound'];

check(
  22,
  'thousands of strange attributes are reported and do no harm',
  async (visit) => {
    const page = await visit.open('host.html');
    await page.live();
    const kStrange = 3000;
    await page.evaluate(
      async (keys, count) => {
        const text = probe.strings(7);
        const board = probe.find('#plain');
        window.errors = [];
        board.addEventListener('error', ({detail}) => errors.push(detail));
        for (let i = 0; i < count; ++i) {
          const key = keys[i % keys.length];
          const value = key === 'poster' ? 'auto' : text();
          board.setAttribute(key, value);
          if (i % 100 === 99) {
            await new Promise((resolve) => setTimeout(resolve));
            if (!board.getState()) throw new Error(`no state after ${key}=${value.slice(0, 80)}`);
          }
        }
        for (const key of keys) board.removeAttribute(key);
      },
      kKeys,
      kStrange,
    );
    await page.set({board: '5x5', graph: '', start: '0,0', controls: 'full'});
    await page.settle();
    const errors = await page.evaluate(() => window.errors);
    assert.ok(
      errors.some(({message}) => !message.startsWith('lesson:')),
      'bad values are told',
    ); // those of lessons by their own script
    assert.ok(
      errors.every(({kind, message}) => kind === 'setting' && message.length > 5),
      JSON.stringify(errors.find(({kind}) => kind !== 'setting')),
    );
    assert.ok(
      await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('img, script') === null),
      'no markup has come in',
    );
    await page.call('seek', 0);
    await page.call('step', 2);
    await page.stepIs(2, 'it works as before');
  },
  {isAlike: true},
);

check(
  22,
  'the full page opens with strange addresses',
  async (visit) => {
    const hashes = [
      'board=<img src=x onerror=alert(1)>&%zz=%',
      `v=99&&&===&graph=A-&board=${'9'.repeat(3000)}`,
      'board=%ud800',
      'board=0x9&board=7',
      '__proto__=1&constructor=2',
      `holes=${'0,0;'.repeat(400)}`,
      'step=1e400',
      'board=1024x1024&step=9007199254740993',
    ];
    for (const hash of visit.engine.name === 'chromium' ? hashes : hashes.slice(0, 2)) {
      const page = await visit.open(`dist/index.html#${hash}`);
      await page.ready();
      assert.equal(await page.evaluate(() => window.knightsTour.getState().version), 1, hash);
      assert.ok(await page.evaluate(() => document.querySelector('img') === null), hash);
      await visit.judge();
      await page.close();
      visit.pages.pop();
    }
  },
  {isAlike: true},
);

check(
  22,
  'refuses strange calls in a sentence',
  async (visit) => {
    const page = await visit.open('host.html');
    await page.live();
    const kStrange = 2000;
    const faults = await page.evaluate(async (count) => {
      const text = probe.strings(99);
      const board = probe.find('#plain');
      const refused = [
        (value) => board.seek(value),
        (value) => board.runUntil(`${value}!`),
        (value) => board.setState(value),
        (value) => board.setState({step: value}),
        (value) => board.setState({status: value}),
        (value) => board.step(value),
      ];
      const ignored = [
        (value) => board.setState({settings: {[value]: value}}),
        (value) => board.toText(value),
        (value) => board.checkTour(value, value),
      ];
      const found = [];
      for (let i = 0; i < count; ++i) {
        const value = text();
        const call = [...refused, ...ignored][i % (refused.length + ignored.length)];
        try {
          await call(value);
          if (refused.includes(call)) found.push(`${call} takes ${value.slice(0, 40)}`);
        } catch (error) {
          if (!(error instanceof Error) || error.message.length < 10) found.push(`${call} says ${error}`);
        }
      }
      return [...new Set(found)].slice(0, 5);
    }, kStrange);
    assert.deepEqual(faults, [], 'each refusal is an error with a sentence');
    assert.equal((await page.state()).step, 0);
  },
  {isAlike: true},
);

check(
  25,
  'creating many boards leaks nothing',
  async (visit) => {
    const page = await visit.open('plain.html');
    // Where the browser does not report its memory, fewer lives show the rest.
    const kLives = visit.engine.can.memory && process.env.KT_ALL ? 100 : 30;
    const liveAndDie = (lives) =>
      page.evaluate(async (count) => {
        for (let i = 0; i < count; ++i) {
          const board = document.createElement('knights-tour');
          board.style.width = '300px';
          board.setAttribute('board', '5x5');
          board.setAttribute('controls', 'minimal');
          document.body.append(board);
          await board.ready;
          board.step(3);
          if (i % 2) board.destroy();
          board.remove();
        }
      }, lives);
    await liveAndDie(10);
    const before = await page.memory?.();
    await liveAndDie(kLives);
    await page.until('every context is given back', () => probe.liveContexts() === 0);
    assert.equal(await page.evaluate(() => document.querySelectorAll('canvas, iframe').length), 0);
    if (!before) return;
    const kAllowed = 8e6; // bytes in all: one life has a memory of more than this
    const after = await page.memory();
    assert.ok(after - before < kAllowed, `${((after - before) / kLives / 1000).toFixed(0)} kB a life`);
  },
  {isAlike: true},
);
