// Lessons by users: in a link or a file, made from bookmarks, checked before they are played.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {inflateRawSync} from 'node:zlib';
import {giveDist, notFound, untilAgain} from '../answers.mjs';
import {eventually, shareBrowser, sleep, withServer} from '../browser.mjs';
import {atStop, calmTest, kMini, link, packedOf, panel, press} from './reader.mjs';

const shared = shareBrowser();
// Nothing is walked, but where that is what is tested.
const pageTest = calmTest(shared);

describe('a lesson by a user', () => {
  pageTest('is checked and played from a link', link(packedOf(JSON.stringify(kMini))), async (page) => {
    await atStop(page, 'Here');
    assert.equal((await page.state()).step, 20);
    await press(page, '.next');
    await atStop(page, 'There');
    assert.equal((await page.state()).settings.panels, 'stack');
  });

  pageTest(
    'has a homework worksheet, printed at the end',
    link(packedOf(JSON.stringify({...kMini, id: 'on-paper'}))),
    async (page) => {
      await atStop(page, 'Here');
      await press(page, '.next');
      await atStop(page, 'There');
      await press(page, '.next');
      await atStop(page, 'Lesson complete');
      await page.evaluateOnNewDocument(() => {
        window.print = () => {
          window.top.printed = document;
        };
      }); // instead of the printer
      await page.$$eval('>>> .lesson .body button', (buttons) =>
        buttons.find(({textContent}) => textContent === 'Print a homework sheet').click(),
      );
      await page.until(() => Boolean(window.printed));
      const sheet = await page.evaluate(() => ({
        title: window.printed.querySelector('h1').textContent,
        tasks: window.printed.querySelectorAll('.tasks > li').length,
        pictures: [...window.printed.querySelectorAll('.tasks > li > svg')].filter(
          (svg) => svg.querySelectorAll('path').length > 1,
        ).length,
        first: window.printed.querySelector('.tasks > li > div').textContent,
        answers: [...window.printed.querySelectorAll('.key li')].map((item) => item.textContent),
        styled: window.printed.adoptedStyleSheets.length,
      }));
      assert.equal(sheet.title, kMini.title);
      assert.match(sheet.first, /^HereStuck <b>at<\/b> step 20\.Where is the knight\?/);
      assert.equal(sheet.answers[0], 'b2. It is in a frame.');
      assert.equal(sheet.tasks, 4, 'its question, and three about new boards');
      assert.ok(
        sheet.answers.some((answer) => /^from the bottom: [a-e][1-5], /.test(answer)),
        'the search answers them',
      );
      assert.deepEqual([sheet.pictures, sheet.answers.length, sheet.styled], [sheet.tasks, sheet.tasks, 1]);
    },
  );

  pageTest(
    'has its own end and homework worksheet, even with the name of one of ours',
    link(packedOf(JSON.stringify({...kMini, id: 'tour'}))),
    async (page) => {
      for (const title of ['Here', 'There', 'Lesson complete']) {
        await atStop(page, title);
        if (title !== 'Lesson complete') await press(page, '.next');
      }
      assert.doesNotMatch((await panel(page)).body, /Up next/);
      await page.evaluateOnNewDocument(() => {
        window.print = () => {
          window.top.printed = document;
        };
      }); // instead of the printer
      await page.$$eval('>>> .lesson .body button', (buttons) =>
        buttons.find(({textContent}) => textContent === 'Print a homework sheet').click(),
      );
      await page.until(() => Boolean(window.printed));
      assert.match(
        await page.evaluate(() => window.printed.querySelector('.key').textContent),
        /from the bottom: /,
        'the stack is an exercise for lessons of others',
      );
    },
  );

  const slow = packedOf(JSON.stringify({...kMini, stops: [{...kMini.stops[1], look: [], run: {to: 90_000_000}}]}));
  pageTest('is not kept if it was closed before its check was complete', link(slow), async (page) => {
    await page.find('.lesson .close');
    await page.until(() => /^Checking/.test(window.knightsTour.shadowRoot.querySelector('.lesson .body').textContent));
    await press(page, 'header .close');
    await sleep(6000); // longer than the check takes
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('knights-tour/own-lessons') ?? '{}'));
    assert.ok(!Object.hasOwn(stored, slow.slice(1)), Object.keys(stored).join());
  });

  shared.test('says that its checker did not load, and tries again', async (open) => {
    const checker = untilAgain(notFound, giveDist('lesson-checker.wasm.js'));
    await withServer({'/lesson-checker.wasm.js': checker}, async (server) => {
      const page = await open();
      await page.goto(server.url + link(packedOf(JSON.stringify(kMini))));
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson [role=alert]'));
      assert.match((await panel(page)).alert, /^The lesson could not be loaded because lesson-checker\.wasm\.js did not arrive/);
      await press(page, '.body button');
      await atStop(page, 'Here');
    });
  });

  const refused = (name, text, expected) =>
    pageTest(name, link(packedOf(text)), async (page) => {
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson [role=alert]'));
      const {alert, list} = await panel(page);
      assert.match([alert, ...list].join('\n'), expected);
      assert.equal((await page.state()).step, 0);
    });
  refused('is refused if it is not JSON', '{"id": "a",\n"title" "b"}', /line 2: a colon is missing after the name 'title'/);
  refused(
    'is refused if a member has a wrong type',
    JSON.stringify({...kMini, minutes: 'ten'}, null, 1),
    /line 5: 'minutes' is not a whole number from 1 to 90/,
  );
  refused(
    'is refused if a claim is false',
    JSON.stringify({...kMini, stops: [{...kMini.stops[0], claims: [{measure: 'step', is: 21}]}]}, null, 1),
    /line \d+: 'step' is 20, not 21/,
  );
  pageTest('is refused in the language of the page', `#lang=de&lesson=${packedOf('{"id": "mine"} and more')}`, async (page) => {
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson li'));
    assert.match((await panel(page)).list[0], /^Zeile 1: hinter dem Ende folgt noch unerwarteter Text: /);
    assert.match((await panel(page)).alert, /^Diese Lektion/);
  });

  pageTest('is refused if the link was not copied completely', link('.AAAA'), async (page) => {
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson [role=alert]'));
    assert.match((await panel(page)).alert, /line 1: the link is incomplete, so the lesson cannot be unpacked/);
  });
  pageTest('is refused if its name is unknown', link('chess'), async (page) => {
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson [role=alert]'));
    assert.match((await panel(page)).alert, /^There is no lesson 'chess'\. The lessons are tour, steps, dead-end/);
  });

  pageTest('survives a reload while it is made, and afterwards', '#board=5x5&start=e1', async (page) => {
    const field = async (selector) => (await page.find(selector)).evaluate(({value}) => value);
    await page.call('seek', 14);
    await page.focus('>>> canvas');
    await page.press('m');
    await page.openShare('lesson');
    await (await page.find('fieldset textarea')).type('Look at the corner.');
    await (await page.find('fieldset select')).select('back');
    await page.reload();
    await page.ready();
    await page.settle();
    assert.deepEqual(await page.call('bookmarks'), [14]);
    await page.openShare('lesson');
    assert.equal(await field('fieldset textarea'), 'Look at the corner.');
    assert.equal(await field('fieldset select'), 'back');
    await page.pressButton('Create a link');
    await page.until(() =>
      window.knightsTour.shadowRoot
        .querySelector('[part=share]')
        .shadowRoot.querySelector('.content .away textarea')
        .value.includes('lesson=.'),
    );
    await page.goto('about:blank');
    await page.goto(`${shared.server.url}#board=6x6`);
    await page.ready();
    await page.openShare('lesson');
    await page.find('.content option');
    for (const button of await page.$$('>>> .content button'))
      if (await button.evaluate(({textContent}) => textContent === 'Open')) await button.click();
    await atStop(page, 'Step 14');
    assert.match((await panel(page)).body, /Look at the corner\./);

    // On the page of all lessons, until it is forgotten.
    await page.goto(`${shared.server.url}lessons/index.html`);
    const stored = () =>
      page.$$eval('.device li a', (links) => links.map(({textContent, href}) => [textContent, href.includes('lesson=.')]));
    await page.waitForSelector('.device li a');
    assert.deepEqual((await stored())[0], ['My lesson', true]);
    const before = (await stored()).length;
    await (await page.$('.device li button')).click();
    assert.equal((await stored()).length, before - 1);
    await page.evaluate(() => localStorage.clear());
  });

  pageTest('has texts as long as the form allows', '#board=5x5', async (page) => {
    await page.openShare('lesson');
    for (const [field, most] of [
      ['fieldset input', 80],
      ['fieldset textarea', 600],
    ]) {
      await (await page.find(field)).evaluate((input, length) => {
        input.value = 'é'.repeat(length);
      }, most);
      assert.equal(await (await page.find(field)).evaluate(({maxLength}) => maxLength), most);
    }
  });

  // Presses Create a link in Share. Returns the link, or why there is none.
  async function create(page) {
    await page.pressButton('Create a link');
    const said = () =>
      page.evaluate(() => {
        const {shadowRoot} = window.knightsTour.shadowRoot.querySelector('[part=share]');
        const {value} = shadowRoot.querySelector('.content .away textarea');
        return value || shadowRoot.querySelector('.status').textContent;
      });
    await eventually(async () => !['', 'Working…'].includes(await said()), 'an answer');
    return said();
  }

  // In Share, from [[step, question], ...]. Returns the link.
  async function makeLesson(page, moments) {
    for (const [step] of moments) {
      await page.call('seek', step);
      await page.focus('>>> canvas');
      await page.press('m');
    }
    assert.deepEqual(
      await page.call('bookmarks'),
      moments.map(([step]) => step),
    );
    page.call('share');
    await page.waitForSelector('>>> #tab-lesson');
    await (await page.$('>>> #tab-lesson')).click();
    const fields = await page.$$('>>> fieldset');
    await (await fields[0].$('textarea')).type('Look where it stands.');
    for (const [i, [, question]] of moments.entries()) await (await fields[i].$('select')).select(question);
    await page.$$eval('>>> .content button', (buttons) =>
      buttons.find((button) => button.textContent === 'Create a link').click(),
    );
    await page.until(() => {
      const root = window.knightsTour.shadowRoot.querySelector('[part=share]').shadowRoot;
      return root.querySelector('.content .away textarea').value.includes('&lesson=.');
    });
    return page.$eval('>>> .content .away textarea', (area) => area.value);
  }

  async function openMade(page, link) {
    await page.goto('about:blank');
    await page.goto(link);
    await page.ready();
  }

  async function answer(page, text) {
    await page.$eval(
      '>>> .question input',
      (input, value) => {
        input.value = value;
      },
      text,
    );
    await press(page, '.question .entry button.main');
    return (await panel(page)).reply;
  }

  pageTest('can be made from bookmarks in Share, as a link', '#board=5x5&start=a5', async (page) => {
    await openMade(
      page,
      await makeLesson(page, [
        [14, 'next'],
        [20, 'back'],
      ]),
    );
    await atStop(page, 'Step 14');
    assert.equal((await page.state()).step, 14);
    assert.match((await panel(page)).body, /Look where it stands\..*Where is the knight after the next step\?/);
    await press(page, '.next');
    await atStop(page, 'Step 20');
    assert.match(await answer(page, '4'), /^Right\./);
  });

  for (const [what, hash, reason] of [
    ['a large board', '#board=100x100', /^That did not work\. line 1: .*a board in a lesson can have at most 4,096 squares/],
    [
      'boards with equal time',
      '#board=5x5&compare=algorithm:warnsdorff&clock=time&step=5',
      /^That did not work\. line 1: .*with equal time/,
    ],
  ])
    pageTest(`of ${what} is not made, because nobody could open it`, hash, async (page) => {
      await page.openShare('lesson');
      assert.match(await create(page), reason);
    });

  for (const [what, hash, run] of [
    ['a game has the moves of the game', '#board=5x5&mode=play&given=b3;a1;c2', undefined],
    [
      'compared boards goes as far as their clock',
      '#board=5x5&algorithm=warnsdorff&compare=algorithm:backtracking&step=40',
      {to: 40},
    ],
  ])
    pageTest(`made of ${what}`, hash, async (page) => {
      await page.settle();
      await page.openShare('lesson');
      const [, letters] = /&lesson=\.(.*)$/.exec(await create(page));
      assert.deepEqual(JSON.parse(inflateRawSync(Buffer.from(letters, 'base64url'))).stops[0].run, run);
    });

  pageTest('say that the knight does not go back because the search is over', '#board=4x4&algorithm=warnsdorff', async (page) => {
    await openMade(
      page,
      await makeLesson(page, [
        [11, 'back'],
        [12, 'back'],
      ]),
    );
    await atStop(page, 'Step 11');
    assert.equal(await answer(page, '0'), 'Right. The search is over.');
  });

  pageTest('say of a rejected candidate that the knight stays', '#board=5x5&start=a5&detail=candidate', async (page) => {
    await openMade(
      page,
      await makeLesson(page, [
        [2, 'next'],
        [4, 'next'],
      ]),
    );
    await atStop(page, 'Step 2');
    assert.equal(await answer(page, 'c1'), 'Right. The knight stays on c1.');
    await press(page, '.next');
    await atStop(page, 'Step 4');
    assert.equal(await answer(page, 'e2'), 'Right. The knight moved on to e2.');
  });
});
