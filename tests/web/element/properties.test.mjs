// Attributes as properties, in the ways in which frameworks set them.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {settings} from '#tables';
import {script} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const kOne = '<knights-tour id="a" board="5x5"></knights-tour>';

describe('properties', () => {
  hostTest('every attribute has a property that sets its text', kOne, async (page) => {
    const told = await page.evaluate(
      (keys) =>
        keys.map((key) => {
          const board = document.createElement('knights-tour');
          board[key] = 'some';
          const set = board.getAttribute(key);
          board[key] = null;
          return [key, set, board.hasAttribute(key), key in board];
        }),
      [...settings.map(({key}) => key), 'settings', 'poster', 'loading', 'reveal', 'sound'],
    );
    for (const [key, set, isLeft, isThere] of told) assert.deepEqual([set, isLeft, isThere], ['some', false, true], key);
  });

  hostTest('flags are booleans, numbers are strings, settings may be an object', kOne, async (page) => {
    assert.deepEqual(
      await page.evaluate(() => {
        const {a} = window;
        const seen = [a.autoplay, a.heat, a.board, a.goal];
        a.heat = true;
        seen.push(a.heat, a.getAttribute('heat'));
        a.heat = false;
        seen.push(a.heat, a.getAttribute('heat'));
        a.setAttribute('heat', 'false');
        seen.push(a.heat);
        a.seed = 7;
        a.settings = {board: '4x4', start: undefined, goal: 'closed', mode: null};
        return [...seen, a.seed, a.getAttribute('settings')];
      }),
      [false, false, '5x5', '', true, '', false, null, false, '7', 'board=4x4&goal=closed'],
    );
  });

  hostTest('methods with the name of an attribute can still be called', kOne, async (page) => {
    await page.evaluate(() => {
      window.a.step = 12;
      window.a.controls = 'minimal';
    });
    await page.ready();
    await page.until(() => window.a.getState().step === 12 && window.a.getState().settings.controls === 'minimal');
    assert.equal(await page.evaluate(() => window.a.controls().length > 3), true);
    await page.call('step', 2);
    assert.equal((await page.state()).step, 14);
    await page.evaluate(() => {
      window.a.step = 3;
    });
    await page.untilState({step: 3});
  });

  // The page's own script may run first.
  hostTest(
    'properties set before the element is defined take effect',
    '<p>Host</p><script src="early.js"></script>',
    {
      script: '',
      overrides: {
        '/early.js': script(`const board = document.createElement('knights-tour');
          Object.assign(board, {id: 'a', step: 9, board: '6x6'});
          document.body.append(board);
          const tag = Object.assign(document.createElement('script'), {src: 'knights-tour.js'});
          document.head.append(tag);`),
      },
    },
    async (page) => {
      await page.ready();
      const {
        step,
        settings: {board},
      } = await page.state();
      assert.deepEqual([step, board, await page.evaluate(() => typeof window.a.step)], [9, '6x6', 'function']);
    },
  );
});
