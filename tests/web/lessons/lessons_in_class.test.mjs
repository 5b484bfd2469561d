// Lessons for a class: votes for A, B, C, the order of a presentation, the path of 45 minutes, and answer cards on phones.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {kPath} from '../../../web/lessons/path.js';
import {kOnlyWithAll} from '../../built.mjs';
import {without} from '../answers.mjs';
import {becomes, shareBrowser} from '../browser.mjs';
import {atStop, click, freshTest, link, panel, present} from './reader.mjs';

const shared = shareBrowser();
const pageTest = freshTest(shared);

const {stops} = readLessons().find(({id}) => id === 'dead-end');
const kHint = 'Press Page Down again to go on.';

const votes = (page) => page.$$eval('>>> .lesson output', (counts) => counts.map(({textContent}) => textContent));
const next = async (page) => (await panel(page)).next;
const reply = async (page) => (await panel(page)).reply;

// Waits for the stop, and shows it to a class.
async function teach(page, {title}) {
  await atStop(page, title);
  await click(page, '.lesson .class');
  await atStop(page, title);
}

describe('the votes of a class', () => {
  pageTest('are counted by clicks and keys, and shown with the answer', link('dead-end.1'), async (page) => {
    await teach(page, stops[0]);
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

  pageTest('were none: the end says so', link(`dead-end.${stops.length}`), async (page) => {
    await teach(page, stops.at(-1));
    for (const name of ['Show the answer', 'Finish']) {
      assert.equal(await next(page), name);
      await click(page, '.lesson .next');
    }
    await atStop(page, 'Lesson complete');
    assert.match((await panel(page)).body, /No votes were counted\./);
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
    await teach(page, stops[0]);
    const {step} = await page.state();
    await page.focus('>>> canvas');
    await page.key('b');
    await page.until((before) => window.knightsTour.getState({path: false}).step > before, step);
    assert.deepEqual(await votes(page), ['0', '0']);
  });

  pageTest('are counted by keys again after a QR code', link('dead-end.1'), async (page) => {
    await teach(page, stops[0]);
    const {step} = await page.state();
    await page.key('q');
    await page.find('[part=code] >>> .qr');
    await page.key('q');
    await page.gone('[part=code] >>> .qr');
    await page.key('b');
    await becomes(() => votes(page), ['0', '1']);
    assert.equal((await page.state()).step, step);
  });

  pageTest('survive another language', link('dead-end.1'), async (page) => {
    await teach(page, stops[0]);
    for (const key of ['a', 'a', 'b']) await page.key(key);
    await page.set({lang: 'de'});
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson .class')?.textContent === 'Klasse');
    await becomes(() => votes(page), ['2', '1']);
    await click(page, '.lesson .close');
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson'));
    await page.set({lesson: 'dead-end.1'});
    await becomes(() => votes(page), ['0', '0']);
  });

  pageTest('add up at the end of the lesson, after a number that the teacher reveals', link('dead-end.5'), async (page) => {
    await teach(page, stops[4]);
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
    {prepare: without('webgl2')},
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
  );
});

describe('the keys of a lesson work', () => {
  const answers = (page) => becomes(async () => (await reply(page)).startsWith('The answer is'), true);

  pageTest('after what had the focus has gone with its stop', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await click(page, '.notes summary');
    await page.key('PageDown');
    await answers(page);
    await page.key('PageDown');
    await atStop(page, stops[1].title);
    await page.key('PageDown');
    await answers(page);
  });

  pageTest('after the button that was pressed is disabled or hidden', link('dead-end.2'), async (page) => {
    await atStop(page, stops[1].title);
    await click(page, '.lesson footer button');
    await atStop(page, stops[0].title);
    await page.key('PageDown');
    await answers(page);
    await click(page, '.lesson .class');
    await atStop(page, stops[0].title);
    await click(page, '.hands [aria-label="Increase votes for A"]');
    await page.keys('PageDown*2');
    await atStop(page, stops[1].title);
    await page.key('b');
    await becomes(async () => (await votes(page))[1], '1');
  });
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

  pageTest('counts hands by keys with the focus on the board, while a question is open', link('dead-end.1'), async (page) => {
    await teach(page, stops[0]);
    await present(page);
    const {step} = await page.state();
    for (const key of ['a', 'b', 'b']) await page.key(key);
    await becomes(() => votes(page), ['1', '2']);
    assert.equal((await page.state()).step, step);
    await page.key('PageDown');
    await becomes(async () => (await reply(page)).startsWith('The answer is'), true);
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
    const seen = () => page.evaluate(() => Boolean(window.knightsTour.shadowRoot.querySelector('.notes')?.checkVisibility()));
    await click(page, '.notes summary');
    assert.equal(await seen(), true);
    await present(page);
    assert.equal(await seen(), false);
    await page.key('f');
    await becomes(seen, true);
    await click(page, '.lesson .class');
    await becomes(seen, false);
  });
});

describe('the path of 45 minutes', () => {
  const path = kPath.flatMap(([id, numbers]) => {
    const lesson = readLessons().find((each) => each.id === id);
    return Object.keys(numbers).map((number) => lesson.stops[number - 1]);
  });

  const kSlow = {timeout: 300_000, ...kOnlyWithAll};
  pageTest('goes from its first stop to its end in one presentation', link('class.1'), kSlow, async (page) => {
    await atStop(page, path[0].title);
    await present(page);
    for (const [i, stop] of path.entries()) {
      await atStop(page, stop.title);
      assert.equal((await panel(page)).name, `A 45-minute class · ${i + 1} of ${path.length}`);
      const {settings} = await page.state();
      assert.deepEqual([settings.board, settings.lesson], [stop.settings.board, `class.${i + 1}`]);
      if (stop.question) {
        await page.key('PageDown');
        await becomes(async () => (await reply(page)).startsWith('The answer is'), true);
      }
      await page.key('PageDown');
    }
    await atStop(page, 'Lesson complete');
    assert.ok(await page.$('>>> .frame.presenting'));
    assert.deepEqual(
      await page.$$eval('>>> .lesson .body :is(a, button)', (all) => all.map(({href = '', textContent}) => [textContent, href])),
      [
        ['Start from the beginning', ''],
        ['Homework: A dead end, and back', `${shared.server.url}lessons/dead-end.html`],
        ['All lessons, with homework sheets', `${shared.server.url}lessons/index.html`],
      ],
    );
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
    for (const letter of 'ABCDE') {
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
      [5, 5],
    );
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({name, decodedBodySize}) => [name.split('/').at(-1), decodedBodySize]),
    );
    assert.ok(files.length <= 3 && files.reduce((sum, [, size]) => sum + size, 0) < 20_000, JSON.stringify(files));
    assert.deepEqual(page.problems, []);
  });
});
