// Calls of a page's script are never lost: each does what it says, or is rejected with the reason.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {notFound, without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const kBoard = '<knights-tour id="a" board="5x5" start="2,2"></knights-tour>';

// Each call's outcome: 'resolved', or the kind of the failure.
const outcomes = (page) =>
  page.evaluate(async () => {
    const calls = {
      setState: () => window.a.setState({step: 7}),
      setStatePlaying: () => window.a.setState({step: 7, status: 'playing'}),
      seek: () => window.a.seek(7),
      step: () => window.a.step(),
      reset: () => window.a.reset(),
      runUntil: () => window.a.runUntil('tour'),
      play: () => window.a.play(),
      pause: () => window.a.pause(),
      film: () => window.a.film(0),
    };
    const of = async (call) =>
      call().then(
        () => 'resolved',
        ({kind, message}) => kind ?? message,
      );
    return Object.fromEntries(await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await of(call)])));
  });

describe('a board that cannot be shown', () => {
  for (const file of ['visualizer.js', 'visualizer.wasm']) {
    hostTest(
      `rejects calls if ${file} is missing`,
      kBoard,
      {overrides: {[`/${file}`]: notFound}, expected: /404/},
      async (page) => {
        for (const [name, outcome] of Object.entries(await outcomes(page))) assert.equal(outcome, 'load', name);
      },
    );
  }

  hostTest('rejects calls without WebGL 2', kBoard, {prepare: without('webgl2')}, async (page) => {
    for (const [name, outcome] of Object.entries(await outcomes(page))) assert.equal(outcome, 'webgl2', name);
  });

  hostTest('causes no page error for calls that are not awaited', kBoard, {prepare: without('webgl2')}, async (page) => {
    await page.evaluate(async () => {
      window.a.play();
      window.a.setState({step: 7, status: 'playing'});
      window.a.focus();
      await window.a.ready.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  });
});

describe('a hidden tab', () => {
  // As a browser does in a tab that nobody sees: it says so, and draws no animation frames.
  const hide = () => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});
    window.requestAnimationFrame = () => 0;
  };

  hostTest('seek() reaches a distant step', '<knights-tour id="a"></knights-tour>', async (page) => {
    await page.ready();
    await page.evaluate(hide);
    await page.call('seek', 3_000_000);
    assert.equal(await page.evaluate(() => window.a.getState().step), 3_000_000);
  });

  hostTest(
    'seek() arrives if begun before hiding, or if it starts the board',
    '<knights-tour id="a"></knights-tour><knights-tour id="b" board="5x5" hidden></knights-tour>',
    async (page) => {
      await page.ready();
      await page.evaluate(`window.going = window.a.seek(3_000_000); (${hide})()`);
      await page.evaluate(() => window.going);
      assert.equal(await page.evaluate(() => window.a.getState().step), 3_000_000);
      await page.evaluate(() => window.b.seek(7));
      assert.equal(await page.evaluate(() => window.b.getState().step), 7);
    },
  );
});
