// A board that leaves its page or returns to its poster is restored however late its step is: with its bookmarks, and on its
// way to the requested step.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {hostTest} = shared;

// Later than what replays in a second, and much later than what it comes to by itself in a test.
const kLate = 40_000_000;
const kFar = 10 ** 12;
const board = '<knights-tour id="a" start="0,1" controls="minimal"></knights-tour>';

// Out of the document, and in again once it has given everything back.
const awayAndBack = (page) =>
  page.evaluate(async () => {
    const board = window.a,
      place = board.parentNode;
    board.remove();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    window.wasGone = !board.shadowRoot.querySelector('canvas');
    place.append(board);
  });
const isBack = (page) => page.until(() => window.wasGone && window.a.shadowRoot.querySelector('canvas:not(.coming)'));

describe('a board that leaves the page and returns', () => {
  hostTest('is at its late step at once, with its bookmarks', board, async (page) => {
    await page.ready();
    await page.call('seek', 1000);
    await page.call('focus');
    await page.press('m');
    await page.call('seek', kLate);
    const before = await page.state();
    assert.equal(before.step, kLate);
    await awayAndBack(page);
    assert.equal((await page.state()).step, kLate, 'while it is away it reports its state');
    await isBack(page);
    const after = await page.state();
    // The number of frames and their rate restart.
    assert.deepEqual({...after, frame: before.frame, speed: before.speed}, before);
    assert.equal((await page.message()).text, '');
    await page.settle();
    await page.call('focus');
    // The other marks are records of the search. This one is the bookmark.
    for (let i = 0; i < 60 && (await page.state()).step > 1000; ++i) await page.press('PageUp');
    assert.equal((await page.state()).step, 1000);
  });

  hostTest('does not play by itself if it was paused', board.replace(' controls', ' autoplay controls'), async (page) => {
    await page.ready();
    await page.until(() => window.a.getState().step > 5);
    await page.call('pause');
    const {step} = await page.state();
    await awayAndBack(page);
    await isBack(page);
    await page.settle();
    const after = await page.state();
    assert.deepEqual([after.status, after.step], ['paused', step]);
  });

  hostTest('still has the search from which a game was taken over', board, async (page) => {
    await page.ready();
    await page.call('seek', 60);
    const {path} = await page.state();
    await page.set({mode: 'play', controls: 'full'});
    await awayAndBack(page);
    await isBack(page);
    await page.clickAt(...(await page.place('return-to-search')));
    await page.untilState({mode: 'watch'});
    const after = await page.state();
    assert.equal(after.step, 60);
    assert.deepEqual(after.path, path);
  });

  hostTest('completes a seek that was under way', board, async (page) => {
    await page.ready();
    await page.evaluate((step) => {
      window.way = window.a.seek(step).then(
        () => 'there',
        (error) => error.message,
      );
    }, kLate);
    await awayAndBack(page);
    assert.equal(await page.evaluate(() => window.way), 'there');
    assert.equal((await page.state()).step, kLate);
  });

  hostTest('continues a run to an event', board, async (page) => {
    await page.ready();
    await page.evaluate(() => {
      window.way = window.a.runUntil('end').then(
        () => 'there',
        (error) => error.message,
      );
    });
    await page.until(() => window.a.getState().step > 1000);
    await awayAndBack(page);
    await isBack(page);
    const {step, status} = await page.state();
    assert.equal(status, 'playing');
    await page.until((before) => window.a.getState().step > before, step);
    await page.call('destroy');
    assert.equal(await page.evaluate(() => window.way), 'The board was destroyed.');
  });

  hostTest('continues to play backwards', board, async (page) => {
    await page.ready();
    await page.call('seek', kLate);
    await page.settle();
    await page.call('focus');
    await page.key('Shift+Space');
    await page.until((late) => window.a.getState().step < late - 5, kLate);
    await awayAndBack(page);
    await isBack(page);
    const {step} = await page.state();
    await page.until((before) => window.a.getState().step < before - 5, step);
  });

  hostTest('completes a seek while out of sight', `${board}<div id="space"></div>`, async (page) => {
    await page.evaluate(() => {
      document.getElementById('space').style.height = '4000px';
    });
    await page.ready();
    await page.evaluate((step) => {
      window.way = window.a.seek(step).then(
        () => window.a.getState().step,
        (error) => error.message,
      );
    }, kLate);
    await page.evaluate(() => scrollTo(0, 3000));
    assert.equal(await page.evaluate(() => window.way), kLate);
  });

  hostTest('a stopped seek reports where it stopped', board, async (page) => {
    await page.ready();
    const said = await page.evaluate(async (step) => {
      const way = window.a.seek(step).then(
        () => 'there',
        (error) => `${error.kind}: ${error.message}`,
      );
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      window.a.pause();
      return [await way, window.a.getState().step];
    }, kFar);
    assert.deepEqual(said[0], `stopped: seek: it was stopped at step ${said[1]}, on the way to step ${kFar}.`);
    assert.ok(said[1] > 0 && said[1] < kFar);
  });

  hostTest('a link to a late step opens there at once', board, async (page) => {
    await page.ready();
    await page.call('seek', kLate);
    const link = await page.call('permalink');
    assert.match(link, /&step=40000000&at=[\w-]+/);
    const {path} = await page.state();
    await page.evaluate(
      async (settings) => {
        const other = Object.assign(document.createElement('knights-tour'), {id: 'b'});
        other.setAttribute('settings', settings);
        document.body.prepend(other);
        await other.ready;
        window.first = other.getState();
      },
      link.slice(link.indexOf('#') + 1),
    );
    const first = await page.evaluate(() => window.first);
    assert.deepEqual([first.step, first.path], [kLate, path]);
  });

  hostTest(
    'reports a damaged position and still goes to the step',
    '<knights-tour id="a" board="5x5" step="12" at="BCAAAA"></knights-tour>',
    async (page) => {
      await page.ready();
      assert.equal((await page.state()).step, 12);
      assert.deepEqual(await page.errors(), [
        {kind: 'setting', message: 'at: this position is incomplete or belongs to a search with other settings'},
      ]);
    },
  );
});
