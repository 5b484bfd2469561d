// <knights-tour> for users of screen readers and keyboards: its controls, its announcements, the focus.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const withClock = true;

describe('accessibility', () => {
  // Collects what is announced.
  const hear = (page) =>
    page.onBoard(({shadowRoot}) => {
      window.said = [];
      const region = shadowRoot.querySelector('.status');
      new MutationObserver(() => window.said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  const status = (page) => page.$eval('>>> .status', (region) => region.textContent);

  hostTest(
    'announces each single step, and little while playing',
    '<knights-tour id="a" board="5x5" speed="10"></knights-tour>',
    {withClock},
    async (page) => {
      assert.equal(await page.$eval('>>> .status', (region) => region.getAttribute('role')), 'status');
      await page.ready();
      await hear(page);
      for (let n = 1; n <= 3; ++n) {
        await page.call('step', 1);
        await page.until((count) => window.said.length === count, n);
      }
      await page.pass(0);
      await page.call('play');
      const said = async () => (await page.evaluate(() => window.said)).slice(3);
      await page.pass(4900);
      assert.deepEqual(await said(), ['Playing.']);
      await page.pass(200);
      assert.match((await said())[1], /^Step [\d,]+\. Length of the path: \d+\. Longest so far: \d+\.$/);
      await page.pass(4800);
      assert.equal((await said()).length, 2);
      await page.call('pause');
      await page.run();
      await page.until(() => window.said.length === 6);
      assert.match(await status(page), /^Paused\. Step [\d,]+: /);
    },
  );

  // What is said while it plays from the start for so many seconds.
  const heard = async (page, speed, seconds) => {
    await page.ready();
    await hear(page);
    await page.set({speed});
    await page.pass(100);
    await page.evaluate(() => {
      window.said.length = 0;
    });
    await page.call('play');
    await page.pass(seconds * 1000 + 100);
    return page.evaluate(() => window.said);
  };
  const board = '<knights-tour id="a" board="5x5" start="c3"></knights-tour>';

  hostTest('announces every step up to one step per second', board, {withClock}, async (page) => {
    const said = await heard(page, '1', 5);
    assert.equal(said[0], 'Playing.');
    assert.equal(said.length, 6, said.join(' | '));
    assert.equal(new Set(said).size, 6, 'each is another one');
  });

  hostTest('announces only dead ends and backtracks up to five steps per second', board, {withClock}, async (page) => {
    const said = await heard(page, '5', 6);
    const {event, step} = await page.state();
    assert.ok(step > 20, `${step} ${event.type}`);
    assert.ok(said.length >= 2 && said.length < 8, said.join(' | '));
    assert.ok(
      said.slice(1).every((text) => /go back|dead end|longest path/i.test(text)),
      said.join(' | '),
    );
  });

  hostTest('announces a summary every five seconds at higher speeds', board, {withClock}, async (page) => {
    const said = await heard(page, '50', 11);
    assert.deepEqual(
      said.map((text) => /^Step [\d,]+\. Length of the path: \d+\./.test(text)),
      [false, true, true],
      said.join(' | '),
    );
  });

  hostTest('announces changed settings', board, async (page) => {
    await page.ready();
    await page.call('toSvg'); // until all of its code is there
    const told = async (words) =>
      page.until((text) => window.a.shadowRoot.querySelector('.status').textContent.includes(text), words);
    await page.until(() => window.a.shadowRoot.querySelectorAll('.mirror .unseen').length > 10);
    await page.set({algorithm: 'pruned'});
    await told('Algorithm: Backtracking with pruning.');
    await page.set({speed: '20'});
    await told('Speed: 20 steps per second.');
    await page.set({board: '6x6', start: 'a1'});
    await told('Board: 6x6. Start: a1.');
  });

  hostTest(
    'an autoplaying board announces nothing before the first user action',
    '<button id="other">other</button><knights-tour id="a" board="5x5" speed="1" autoplay></knights-tour>',
    {withClock},
    async (page) => {
      const script = await page.createCDPSession();
      const quietly = async (expression) =>
        (await script.send('Runtime.evaluate', {expression, returnByValue: true, awaitPromise: true, userGesture: false})).result
          .value;
      await quietly('a.ready');
      await quietly('clock.go(4000)');
      assert.ok((await quietly('a.getState().step')) >= 3);
      assert.equal(await quietly('navigator.userActivation.hasBeenActive'), false);
      assert.equal(await quietly('a.shadowRoot.querySelector(".status").textContent'), '');
      await page.mouse.click(20, 15);
      await quietly('a.pause()');
      await page.pass(1000);
      await page.until(() => /^Paused/.test(window.a.shadowRoot.querySelector('.status').textContent));
    },
  );

  hostTest('real buttons mirror the controls on the canvas', '<knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    await page.ready();
    const press = (text) =>
      page.evaluate((wanted) => {
        const found = [...window.a.shadowRoot.querySelectorAll('.mirror button')].find((button) => button.textContent === wanted);
        if (!found)
          throw new Error(
            `no '${wanted}' among ${[...window.a.shadowRoot.querySelectorAll('.mirror button')].map((b) => b.textContent)}`,
          );
        found.click();
      }, text);
    await page.until(() => window.a.shadowRoot.querySelectorAll('.mirror .unseen').length > 10);
    const labels = await page.$$eval('>>> .mirror .unseen', (all) =>
      all.map((one) => one.textContent || one.getAttribute('aria-label')),
    );
    assert.ok(labels.every(Boolean), `${labels}`);
    await press('Play');
    await page.untilState({status: 'playing'});
    await page.until(() =>
      [...window.a.shadowRoot.querySelectorAll('.mirror button')].some((button) => button.textContent === 'Pause'),
    );
    await press('Pause');
    await page.untilState({status: 'paused'});
    await page.until(() =>
      [...window.a.shadowRoot.querySelectorAll('.mirror button')].some((button) => button.textContent === 'Play'),
    );
    // They are where their pictures are.
    const [x, y] = await page.place('play', 0, 0);
    const button = await page.onBoard(({shadowRoot}) =>
      [...shadowRoot.querySelectorAll('.mirror button')]
        .find((each) => each.textContent === 'Play')
        .getBoundingClientRect()
        .toJSON(),
    );
    assert.ok(Math.hypot(button.x - x, button.y - y) < 2, `${[x, y]} ${button.x} ${button.y}`);
  });

  hostTest(
    'Tab passes through the board, and the focus survives changes',
    '<button id="before">before</button><knights-tour id="a" board="5x5" controls="minimal"></knights-tour><button id="after">after</button>',
    {withClock},
    async (page) => {
      await page.ready();
      await page.until(() => window.a.shadowRoot.querySelectorAll('.mirror .unseen').length > 5);
      await page.focus('#before');
      const where = () =>
        page.evaluate(() => {
          const inside = document.activeElement.shadowRoot?.activeElement;
          if (!inside?.closest('.mirror')) return inside?.localName ?? document.activeElement.id;
          return inside.closest('[role=grid], [role=toolbar]')?.role ?? inside.getAttribute('aria-label');
        });
      const path = [];
      while (path.at(-1) !== 'after' && path.length < 20) {
        await page.key('Tab');
        path.push(await where());
      }
      assert.deepEqual(
        path,
        ['grid', 'Step', 'Timeline', 'toolbar', 'Speed', 'canvas', 'after'],
        'the squares are one stop, and so are the buttons',
      );
      await page.keys('Shift+Tab*3');
      const focused = () =>
        page.evaluate(
          () => window.a.shadowRoot.activeElement?.textContent || window.a.shadowRoot.activeElement?.getAttribute('aria-label'),
        );
      assert.equal(await focused(), 'Play');
      await page.key('ArrowLeft');
      assert.equal(await focused(), 'Play backwards');
      await page.call('step', 3);
      await page.pass(5000);
      assert.equal(await focused(), 'Play backwards');
      await page.key('End');
      assert.equal(await focused(), 'Present in full screen');
    },
  );

  hostTest(
    'does not autoplay with prefers-reduced-motion',
    '<knights-tour id="a" board="5x5" autoplay></knights-tour>',
    {withClock, calm: true},
    async (page) => {
      await page.ready();
      await page.pass(5000);
      const {status: now, step} = await page.state();
      assert.deepEqual([now, step], ['paused', 0]);
    },
  );
});
