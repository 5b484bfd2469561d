// Several boards on a page: which of them live, and what scrolling has to do with it.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {giveDist, held, notFound, tiles} from '../answers.mjs';
import {becomes, living, shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();

const withClock = true;

describe('several boards', () => {
  const many = Array.from(
    {length: 7},
    (_, i) => `<knights-tour id="b${i}" board="${5 + i}x5" step="${i}" controls="none"></knights-tour>`,
  ).join('');

  hostTest('share one download; at most four live, the others keep their step', many, async (page) => {
    const downloads = [];
    await page.board('#b0').ready(); // whose downloads, of which one comes when it is idle, are not to be counted
    page.on('framenavigated', () => {
      downloads.length = 0;
    }); // until then the page before may begin one
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) downloads.push(new URL(request.url()).pathname);
    });
    await page.reload();
    await page.board('#b0').ready();
    await page.evaluate(() => window.b0.step(5));
    for (let i = 1; i < 7; ++i) {
      await page.$eval(`#b${i}`, (board) => board.scrollIntoView());
      await page.board(`#b${i}`).ready();
      assert.ok((await living(page)).length <= 4, `${await living(page)}`);
    }
    assert.ok(!(await living(page)).includes('b0'), 'the one longest out of sight has left');
    assert.equal((await page.board('#b0').state()).step, 5);
    const numbers = await page.evaluate(() =>
      [...window.b0.shadowRoot.querySelectorAll('.poster:not([hidden]) svg text[fill="#1e2227"]')].map(
        (text) => +text.textContent,
      ),
    );
    assert.deepEqual(numbers.sort(), [1, 2, 3, 4, 5, 6], 'its picture is of the step where it was');
    await page.$eval('#b0', (board) => board.scrollIntoView());
    await page.until(() => window.b0.shadowRoot.querySelector('canvas:not(.coming)'));
    const {step, settings, path} = await page.board('#b0').state();
    assert.deepEqual([step, settings.board, path.length], [5, '5x5', 6]);
    assert.equal((await living(page)).length, 4);
    assert.deepEqual(downloads, ['/visualizer.wasm']);
  });

  hostTest(
    'boards outside the document give their places to those in sight',
    '<knights-tour id="a" board="5x5" reveal="interaction"></knights-tour>',
    async (page) => {
      await page.evaluate(async () => {
        for (let i = 0; i < 4; ++i) await document.createElement('knights-tour').checkTour('a1 b3');
        window.a.removeAttribute('reveal');
        window.a.scrollIntoView();
      });
      await page.board('#a').ready();
      await page.until(() => window.a.shadowRoot.querySelector('canvas:not(.coming)'));
    },
  );

  const script = held(giveDist('visualizer.js'));
  hostTest(
    'a board that is removed while its script loads does not come alive',
    '<knights-tour id="a" board="5x5" autoplay></knights-tour>',
    {overrides: {'/visualizer.js': script.wait}, waitUntil: 'domcontentloaded'},
    async (page) => {
      await script.asked;
      await page.evaluate(() => {
        window.removed = window.a;
        window.a.remove();
      });
      script.come();
      await page.until(() => window.knightsTourParts.visualizer);
      await page.waitFrames(30);
      assert.equal(await page.evaluate(() => window.removed.getState()), null);
      await page.evaluate(() => document.body.append(window.removed));
      await page.until(() => window.a.getState()?.step > 0);
    },
  );

  const refused = held(notFound);
  hostTest(
    'a board that is destroyed while its script loads says nothing of a failure',
    '<knights-tour id="a" board="5x5"></knights-tour>',
    {overrides: {'/visualizer.js': refused.wait}, waitUntil: 'domcontentloaded', expected: /404/},
    async (page) => {
      await refused.asked;
      await page.evaluate(() => {
        window.errors = [];
        window.a.addEventListener('error', ({detail}) => window.errors.push(detail.kind));
        window.a.destroy();
      });
      refused.come();
      await page.until(() =>
        performance.getEntriesByType('resource').some(({name, responseEnd}) => /visualizer\.js/.test(name) && responseEnd),
      );
      await page.waitFrames(10);
      assert.deepEqual(await page.evaluate(() => [window.errors, window.a.shadowRoot.querySelector('.message').hidden]), [
        [],
        true,
      ]);
    },
  );

  hostTest(
    'a board moves into another document, alive or not',
    '<knights-tour id="a" board="5x5" step="7" controls="none"></knights-tour><iframe id="frame" width="500" height="400"></iframe>',
    async (page) => {
      await page.board('#a').ready();
      await page.evaluate(() => {
        window.first = document.getElementById('a'); // the id is a name in its document only
      });
      const look = (name) =>
        page.evaluate((which) => {
          const {shadowRoot} = window[which];
          const canvas = shadowRoot.querySelector('canvas:not(.coming)');
          return canvas && [getComputedStyle(shadowRoot.querySelector('.frame')).display, getComputedStyle(canvas).position];
        }, name);
      const before = await look('first');
      await page.evaluate(() => {
        const {body} = document.getElementById('frame').contentDocument;
        window.second = Object.assign(document.createElement('knights-tour'), {board: '6x6'});
        body.append(window.second, window.first);
        window.second.scrollIntoView();
      });
      await page.until(() => window.second.shadowRoot.querySelector('canvas:not(.coming)'));
      assert.deepEqual(await look('second'), before);
      await page.evaluate(() => window.first.scrollIntoView());
      await page.until(() => window.first.shadowRoot.querySelector('canvas:not(.coming)'));
      assert.deepEqual(await look('first'), before);
      assert.equal(await page.evaluate(() => window.first.getState().step), 7);
      assert.equal(await page.evaluate(() => window.first.shadowRoot.querySelector('.message').hidden), true);
    },
  );

  const wall =
    '<link rel="stylesheet" href="tiles.css">' +
    Array.from({length: 6}, (_, i) => `<knights-tour id="w${i}" board="5x5" controls="none" class="tile"></knights-tour>`).join(
      '',
    );
  hostTest('with six in view, four live; calling a fifth replaces one', wall, {overrides: tiles}, async (page) => {
    await page.until(() => [...document.querySelectorAll('knights-tour')].filter((board) => board.getState()).length === 4);
    await page.waitFrames(10);
    const first = await living(page);
    assert.equal(first.length, 4);
    const other = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5'].find((id) => !first.includes(id));
    await page.evaluate((id) => window[id].step(3), other);
    assert.equal((await page.board(`#${other}`).state()).step, 3);
    assert.equal((await living(page)).length, 4);
  });

  hostTest(
    'pause without frames out of view, and resume in view',
    '<knights-tour id="a" speed="60" controls="minimal" autoplay></knights-tour><link rel="stylesheet" href="tiles.css"><div class="far"></div>',
    {overrides: tiles, withClock},
    async (page) => {
      await page.ready();
      await page.until(() => window.a.getState().step > 5);
      await page.evaluate(() => scrollTo(0, 3000));
      await page.untilState({status: 'paused'});
      await page.pass(1000);
      const before = await page.state();
      await page.pass(10_000);
      const after = await page.state();
      assert.deepEqual([after.step, after.frame], [before.step, before.frame]);
      await page.run();
      await page.evaluate(() => scrollTo(0, 0));
      await page.until((step) => window.a.getState().step > step + 5, before.step);
    },
  );

  hostTest(
    'resume backwards if they played backwards',
    '<knights-tour id="a" speed="60" step="5000"></knights-tour><link rel="stylesheet" href="tiles.css"><div class="far"></div>',
    {overrides: tiles},
    async (page) => {
      await page.ready();
      await page.clickAt(...(await page.place('play-back')));
      await page.until(() => window.a.getState().step < 4995);
      await page.evaluate(() => scrollTo(0, 3000));
      await page.untilState({status: 'paused'});
      const {step} = await page.state();
      await page.evaluate(() => scrollTo(0, 0));
      await page.until((before) => window.a.getState().step < before - 5, step);
    },
  );

  hostTest(
    'resume a run to an event after being out of view',
    '<knights-tour id="a" start="0,1" controls="minimal"></knights-tour><link rel="stylesheet" href="tiles.css"><div class="far"></div>',
    {overrides: tiles, withClock},
    async (page) => {
      await page.ready();
      await page.evaluate(() => {
        window.arrived = false;
        window.a.runUntil('end').then(() => {
          window.arrived = true;
        });
      });
      await page.evaluate(() => scrollTo(0, 3000));
      await page.untilState({status: 'paused'});
      const {step} = await page.state();
      await page.pass(5000);
      assert.equal(await page.evaluate(() => window.arrived), false);
      assert.equal((await page.state()).step, step);
      await page.run();
      await page.evaluate(() => scrollTo(0, 0));
      await page.until((before) => window.a.getState().step > before, step);
      assert.equal(await page.evaluate(() => window.arrived), false);
      await page.call('pause');
      await page.until(() => window.arrived);
    },
  );
});

describe('five boards in view', () => {
  const wall = (attributes = '') =>
    `<link rel="stylesheet" href="tiles.css">${Array.from(
      {length: 5},
      (_, i) => `<knights-tour id="w${i}" board="5x5" controls="none" class="tile" ${attributes}></knights-tour>`,
    ).join('')}`;

  hostTest(
    'a call on a board that loses its slot while it starts waits until the board is ready',
    wall('reveal="interaction"'),
    {overrides: tiles, withClock},
    async (page) => {
      await page.evaluate(() => {
        window.played = [];
        for (const board of document.querySelectorAll('knights-tour'))
          board.play().then(
            () => window.played.push(board.getState()?.status),
            ({kind}) => window.played.push(kind),
          );
      });
      await page.until(() => window.played.length >= 4);
      await page.pass(1000);
      const played = () => page.evaluate(() => window.played);
      assert.deepEqual(await played(), Array(4).fill('playing'));
      await page.run();
      await page.call('destroy');
      assert.equal((await played())[4], 'destroyed', 'the first one, which had to wait');
    },
  );

  let load = () => {};
  hostTest(
    'a board without a slot no longer says that its files are loading when they have loaded',
    wall(),
    {
      overrides: {
        ...tiles,
        '/visualizer.js': (...all) => {
          load = () => giveDist('visualizer.js')(...all);
        },
      },
      withClock,
      waitUntil: 'domcontentloaded',
    },
    async (page) => {
      const messages = () =>
        page.$$eval('knights-tour', (boards) =>
          boards.map(({shadowRoot}) => shadowRoot.querySelector('.message:not([hidden]) .reason')?.textContent ?? ''),
        );
      // A board begins to load only when the browser has told it that it is in view.
      await becomes(async () => {
        await page.pass(9000);
        return messages();
      }, Array(5).fill("The board's files are taking a long time to load."));
      await page.run();
      load();
      await page.until(
        () =>
          document.querySelectorAll('knights-tour').length - 1 ===
          [...document.querySelectorAll('knights-tour')].filter((board) => board.getState()).length,
      );
      await page.until(() => window.w4.shadowRoot.querySelector('.waiting'));
      assert.deepEqual(await messages(), Array(5).fill(''));
    },
  );
});

describe('a page on which a box scrolls', () => {
  const content = `<link rel="stylesheet" href="tiles.css"><knights-tour id="a" board="5x5" class="tile"></knights-tour>
    <div id="around"></div><div id="beside"></div>`;
  // With a first board, because the code that watches the scrolling comes with it.
  const addOneTo = async (page, place) => {
    await page.ready();
    await page.evaluate((id) => {
      const scroll = () => document.getElementById('around').dispatchEvent(new Event('scroll'));
      scroll();
      window.moves = setInterval(scroll, 50);
      const board = Object.assign(document.createElement('knights-tour'), {id: 'b', className: 'tile'});
      document.getElementById(id).append(board);
    }, place);
  };
  const options = {overrides: tiles, withClock};

  hostTest('a board beside it starts', content, options, async (page) => {
    await addOneTo(page, 'beside');
    await page.board('#b').ready();
  });

  hostTest('a board in it waits until it rests', content, options, async (page) => {
    await addOneTo(page, 'around');
    await page.until(() => window.b.shadowRoot.querySelector('.waiting'));
    await page.pass(3000);
    assert.deepEqual(await living(page), ['a']);
    await page.run();
    await page.evaluate(() => clearInterval(window.moves));
    await page.board('#b').ready();
  });
});
