// Lessons for a class: votes for A, B, C, the order of a presentation, answer cards on phones, and the speaker's window.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {readLessons} from '../../../web/lessons/files.mjs';
import {without} from '../answers.mjs';
import {becomes, eventually, shareBrowser} from '../browser.mjs';
import {atStop, link, panel, press} from './reader.mjs';

const shared = shareBrowser();
// Nothing is walked, and nothing is remembered from one test to the next.
const pageTest = (name, hash, body, options) =>
  shared.pageTest(
    name,
    hash,
    async (page) => {
      try {
        await body(page);
      } finally {
        await page.evaluate(() => localStorage.clear());
      }
    },
    {calm: true, ...options},
  );

const {stops} = readLessons().find(({id}) => id === 'dead-end');
const kHint = 'Press Page Down again to go on.';

const click = async (page, selector) => (await page.find(selector)).click();
const votes = (page) => page.$$eval('>>> .lesson output', (counts) => counts.map(({textContent}) => textContent));
const next = async (page) => (await panel(page)).next;
const reply = async (page) => (await panel(page)).reply;

async function present(page) {
  await page.focus('>>> canvas');
  await page.key('f');
  await page.until(() => window.knightsTour.shadowRoot.querySelector('.presenting'));
}

describe('the votes of a class', () => {
  pageTest('are counted by clicks and keys, and shown with the answer', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await click(page, '.lesson .class');
    await atStop(page, stops[0].title);
    assert.deepEqual(await page.$$eval('>>> .hands .letter', (all) => all.map(({textContent}) => textContent)), ['A', 'B']);
    for (const button of ['Increase votes for A', 'Increase votes for A', 'Decrease votes for B'])
      await click(page, `.hands [aria-label="${button}"]`);
    for (const key of ['b', 'b', 'b', 'Shift+B', 'a']) await page.key(key);
    assert.deepEqual(await votes(page), ['3', '2']);
    assert.equal(await next(page), 'Show the answer');
    await click(page, '.lesson .next');
    assert.equal(await reply(page), `The answer is: Yes. ${stops[0].question.why}3 of 5 votes were correct.`);
    const rows = await page.$$eval('>>> .hands', (all) =>
      all.map((row) => [
        row.querySelector('span').textContent,
        row.classList.contains('is-right'),
        Number(row.querySelector('i').style.getPropertyValue('--share')),
      ]),
    );
    assert.deepEqual(rows, [
      ['Yes, correct', true, 0.6],
      ['No', false, 0.4],
    ]);
    await page.key('a');
    assert.deepEqual(await votes(page), ['3', '2'], 'the vote is over');
    assert.equal(await next(page), 'Next');
    await click(page, '.lesson .next');
    await atStop(page, stops[1].title);
    await click(page, '.lesson footer button');
    await atStop(page, stops[0].title);
    assert.deepEqual(await votes(page), ['3', '2']);
  });

  pageTest('are remembered as a way of teaching, but not as answers', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    assert.equal(await page.$('>>> .hands'), null);
    await click(page, '.lesson .class');
    await click(page, '.lesson .next');
    await page.goto('about:blank');
    await page.goto(`${shared.server.url}#lesson=dead-end.1`);
    await page.ready();
    await atStop(page, stops[0].title);
    assert.equal(await page.$eval('>>> .lesson .class', (button) => button.getAttribute('aria-pressed')), 'true');
    assert.deepEqual([(await votes(page)).length, await reply(page)], [2, '']);
    await click(page, '.lesson .class');
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.hands'));
    assert.equal(await reply(page), '', 'nobody has answered on this device');
  });

  pageTest('leave the keys of the board alone', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await click(page, '.lesson .class');
    await atStop(page, stops[0].title);
    const {step} = await page.state();
    await page.focus('>>> canvas');
    await page.key('b');
    await page.until((before) => window.knightsTour.getState({path: false}).step > before, step);
    assert.deepEqual(await votes(page), ['0', '0']);
  });

  pageTest('add up at the end of the lesson, after a number that the teacher reveals', link('dead-end.5'), async (page) => {
    await atStop(page, stops[4].title);
    await click(page, '.lesson .class');
    await atStop(page, stops[4].title);
    await page.key('a');
    await page.key('b');
    await page.keys('PageDown*2');
    await atStop(page, stops[5].title);
    await page.key('PageDown');
    assert.match(await reply(page), /^The answer is: \d+\. .*Press Page Down again to go on\.$/);
    await page.key('PageDown');
    await atStop(page, 'Lesson complete');
    assert.match((await panel(page)).body, /1 of 2 votes was correct\./);
  });

  shared.hostTest(
    'are counted beside a board without WebGL 2, too',
    '<knights-tour id="knightsTour" lesson="dead-end.1"></knights-tour>',
    async (page) => {
      await page.until(
        (title) => window.knightsTour.shadowRoot.querySelector('.lesson h2')?.textContent === title,
        stops[0].title,
      );
      await click(page, '.lesson .class');
      await page.find('.hands');
      await page.key('a');
      assert.deepEqual(await votes(page), ['1', '0']);
      await page.key('PageDown');
      assert.match(await reply(page), /1 of 1 vote was correct\./);
      await page.key('PageDown');
      await page.until(
        (title) => window.knightsTour.shadowRoot.querySelector('.lesson h2').textContent === title,
        stops[1].title,
      );
    },
    {prepare: without('webgl2')},
  );
});

describe('a presented lesson', () => {
  pageTest('answers a question before it goes on, wherever the focus is', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    assert.equal(await next(page), 'Next');
    await present(page);
    await becomes(() => next(page), 'Show the answer');
    await page.key('PageDown');
    assert.equal((await panel(page)).title, stops[0].title);
    assert.equal(await reply(page), `The answer is: Yes. ${stops[0].question.why}${kHint}`);
    await page.key('PageDown');
    await atStop(page, stops[1].title);
    await click(page, '#lesson-name'); // plain text, which takes the focus from the board
    await page.key('PageDown');
    await becomes(async () => (await reply(page)).startsWith('The answer is'), true);
    await page.key('PageUp');
    await atStop(page, stops[0].title);
  });

  pageTest('goes on by keys after an answer was typed', link('dead-end.6'), async (page) => {
    await atStop(page, stops[5].title);
    await present(page);
    await click(page, '.lesson .question input');
    await page.keyboard.type(String(stops[5].question.answer));
    await page.key('Enter');
    await becomes(async () => (await reply(page)).startsWith('Right.'), true);
    await page.key('PageDown');
    await atStop(page, 'Lesson complete');
  });

  pageTest('goes on by keys after a wrong answer was typed', link('dead-end.6'), async (page) => {
    await atStop(page, stops[5].title);
    await present(page);
    await click(page, '.lesson .question input');
    await page.keyboard.type(String(Number(stops[5].question.answer) + 1));
    await page.key('Enter');
    await becomes(async () => (await reply(page)).startsWith('Not quite.'), true);
    await page.key('PageDown');
    assert.match(await reply(page), /^The answer is: /);
    await page.key('PageDown');
    await atStop(page, 'Lesson complete');
    await page.key('PageUp');
    await atStop(page, stops[5].title);
  });

  pageTest('counts a key once, however long it is pressed', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await present(page);
    for (let i = 0; i < 4; ++i) await page.keyboard.down('PageDown'); // all but the first are repetitions
    await page.keyboard.up('PageDown');
    await page.waitFrames();
    assert.equal((await panel(page)).title, stops[0].title);
    assert.match(await reply(page), /^The answer is: /);
  });

  pageTest('never shows the notes', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    const seen = () => page.$eval('>>> .notes', (notes) => notes.checkVisibility());
    await click(page, '.notes summary');
    assert.equal(await seen(), true);
    await present(page);
    assert.equal(await seen(), false);
  });
});

describe('an answer card', () => {
  shared.test('fills a phone with the letter that is tapped, and keeps the screen on', async (open) => {
    const page = await open({width: 390, height: 844, touch: true});
    await page.evaluateOnNewDocument(() => {
      window.locks = 0;
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            ++window.locks;
            return {
              release: async () => {
                --window.locks;
              },
            };
          },
        },
      });
    });
    await page.goto(`${shared.server.url}lessons/card.html`);
    const shown = () =>
      page.$$eval('.card', (cards) =>
        cards
          .filter((card) => card.checkVisibility())
          .map(({id}) => id)
          .join(),
      );
    const locks = (count) => page.until((wanted) => window.locks === wanted, count);
    const tap = async (selector) => (await page.$(selector)).tap();
    for (const letter of 'ABCD') {
      assert.equal(await shown(), '');
      await tap(`.choices a[href="#${letter}"]`);
      assert.equal(await shown(), letter);
      await locks(1);
      const [ground, sign, shape] = await page.$$eval(`#${letter} svg`, (all) =>
        all.map((svg) => svg.getBoundingClientRect().toJSON()),
      );
      assert.deepEqual([ground.width, ground.height], [390, 844]);
      assert.ok(
        sign.width === 390 && sign.height > 390 && shape.height > 250 && shape.bottom <= 844,
        JSON.stringify([sign, shape]),
      );
      await tap(`#${letter}`);
      await locks(0);
    }
    await page.key('c');
    await becomes(shown, 'C');
    await page.key('Escape');
    await becomes(shown, '');
    const colours = await page.$$eval('.card .ground path', (all) => all.map((path) => path.getAttribute('fill')));
    assert.deepEqual(
      [
        new Set(colours).size,
        new Set(await page.$$eval('.card .shape path', (all) => all.map((path) => path.getAttribute('d')))).size,
      ],
      [4, 4],
    );
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({name, decodedBodySize}) => [name.split('/').at(-1), decodedBodySize]),
    );
    assert.ok(files.length <= 3 && files.reduce((sum, [, size]) => sum + size, 0) < 20_000, JSON.stringify(files));
    assert.deepEqual(page.problems, []);
  });
});

describe("the speaker's window", () => {
  const seen = (speaker) =>
    speaker.evaluate(() =>
      Object.fromEntries(
        ['name', 'title', 'notes', 'following', 'next'].map((id) => [id, document.getElementById(id).textContent]),
      ),
    );
  const shows = (speaker, id) => speaker.until((wanted) => document.getElementById(wanted).checkVisibility(), id);
  const isAt = (speaker, title) => speaker.until((wanted) => document.getElementById('title').textContent === wanted, title);

  // Opens it from a board's lesson.
  async function openWindow(page, folder = '') {
    const before = new Set(shared.browser.targets());
    await click(page, '.speaker button');
    const target = await eventually(
      () => shared.browser.targets().find((one) => !before.has(one) && one.url().includes(`/lessons/${folder}speaker.html#`)),
      "the speaker's window",
    );
    const raw = await target.page();
    const speaker = new page.constructor(raw);
    speaker.problems = [];
    raw.on('pageerror', (error) => speaker.problems.push(String(error)));
    await shows(speaker, 'stop');
    return speaker;
  }

  pageTest('follows the lesson and controls it', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    const speaker = await openWindow(page);
    await isAt(speaker, stops[0].title);
    assert.deepEqual(await seen(speaker), {
      name: `A dead end, and back · 1 of ${stops.length}`,
      title: stops[0].title,
      notes: stops[0].notes,
      following: stops[1].title,
      next: 'Show the answer',
    });
    assert.match(await speaker.$eval('#since', ({textContent}) => textContent), /^0:\d\d$/);
    await speaker.clickElement('#next');
    await becomes(async () => (await reply(page)).startsWith('The answer is: Yes.'), true);
    await becomes(async () => (await seen(speaker)).next, 'Next');
    await speaker.clickElement('#next');
    await atStop(page, stops[1].title);
    await isAt(speaker, stops[1].title);
    assert.deepEqual([(await seen(speaker)).notes, (await seen(speaker)).following], [stops[1].notes, stops[2].title]);
    // The lesson's own buttons are followed, too, and the keys of a remote control work in the window.
    await press(page, '.next');
    await becomes(async () => (await seen(speaker)).next, 'Next');
    await press(page, '.next');
    await isAt(speaker, stops[2].title);
    await speaker.key('PageUp');
    await atStop(page, stops[1].title);
    await press(page, 'header .close');
    await shows(speaker, 'closed');
    await speaker.key('PageDown'); // of nothing
    assert.deepEqual(speaker.problems, []);
    await speaker.close();
  });

  pageTest('belongs to one board of one tab', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    const speaker = await openWindow(page);
    const other = new page.constructor(await shared.browser.newPage());
    await other.goto(`${shared.server.url}#lesson=dead-end.2`);
    await other.ready();
    await atStop(other, stops[1].title);
    const another = await openWindow(other);
    await isAt(another, stops[1].title);
    await another.clickElement('#next');
    await becomes(async () => (await reply(other)).startsWith('The answer is'), true);
    assert.deepEqual(
      [await reply(page), (await seen(speaker)).title, (await seen(speaker)).next],
      ['', stops[0].title, 'Show the answer'],
    );
    for (const each of [another, other, speaker]) await each.close();
  });

  pageTest('is in the language of the lesson, and stays for another one', '#lang=de&lesson=dead-end.1', async (page) => {
    await page.find('.speaker button');
    const speaker = await openWindow(page, 'de/');
    await becomes(async () => (await seen(speaker)).next, 'Antwort zeigen');
    assert.equal(await speaker.$eval('#undo', ({textContent}) => textContent), 'Zurücknehmen');
    await page.set({lang: 'en'});
    await isAt(speaker, stops[0].title);
    await speaker.evaluate(() => window.close());
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson.spoken'));
  });

  pageTest('is not reported as missing after it was closed', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await page.evaluate(() => {
      const {setTimeout} = window;
      window.setTimeout = (work, wait, ...rest) => {
        if (wait === 10_000) window.report = work;
        else return setTimeout(work, wait, ...rest);
      };
    });
    const speaker = await openWindow(page);
    await isAt(speaker, stops[0].title);
    await speaker.evaluate(() => window.close());
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson.spoken'));
    await page.evaluate(() => window.report());
    assert.equal(await page.$eval('>>> .speaker p', ({textContent}) => textContent), '');
  });

  pageTest('says that the browser blocked it', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await click(page, '.speaker button');
    assert.match(
      await page.$eval('>>> .speaker p', ({textContent}) => textContent),
      /^The browser blocked the speaker's window\./,
    );
  });

  shared.test('says that a single file has none', async (open) => {
    const page = await open({width: 1000, height: 700, calm: true});
    await page.goto(
      `${pathToFileURL(fileURLToPath(new URL('../../../dist/knights-tour.html', import.meta.url)))}${link('dead-end.1')}`,
    );
    await page.ready();
    await atStop(page, stops[0].title);
    await click(page, '.speaker button');
    assert.equal(
      await page.$eval('>>> .speaker p', ({textContent}) => textContent),
      "The speaker's window needs the whole site on a web server.",
    );
  });
});
