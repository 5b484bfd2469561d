// Lessons in other pages, where they clean up after themselves, and the page that lists them.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {pathToFileURL, fileURLToPath} from 'node:url';
import {readLessons} from '../../../web/lessons/files.mjs';
import {giveDist, notFound, untilAgain} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';
import {atStop, kMini, link, packedOf, panel} from './reader.mjs';

const shared = shareBrowser();
const {hostTest} = shared;

const lesson = readLessons().find(({id}) => id === 'dead-end');

describe('lessons in other pages', () => {
  hostTest(
    'the attribute shows a lesson under a strict policy until destroy()',
    '<knights-tour id="knightsTour" lesson="dead-end.1"></knights-tour>',
    async (page) => {
      await atStop(page, lesson.stops[0].title);
      await page.waitFrames();
      assert.ok(await page.$eval('>>> .lesson', (panel) => panel.getBoundingClientRect().height > 150));
      const sheets = await page.evaluate(() => {
        window.knightsTour.destroy();
        return {
          panel: window.knightsTour.shadowRoot.querySelector('.lesson'),
          taught: window.knightsTour.shadowRoot.querySelector('.frame').className,
        };
      });
      assert.deepEqual(sheets, {panel: null, taught: 'frame'});
    },
  );

  hostTest(
    'keys used by a lesson do not reach the page',
    '<knights-tour id="knightsTour" lesson="counting.4"></knights-tour>',
    async (page) => {
      const {stops} = readLessons().find(({id}) => id === 'counting'); // where nothing is walked
      await atStop(page, stops[3].title);
      await page.evaluate(() => {
        window.heard = [];
        addEventListener('keydown', ({key}) => window.heard.push(key));
      });
      await page.focus('>>> .question input');
      await page.keyboard.type('3n');
      await page.focus('>>> .body');
      await page.keys('PageDown*2'); // first comes the answer
      await atStop(page, stops[4].title);
      await page.key('ArrowLeft');
      await atStop(page, stops[3].title);
      await page.key('b');
      assert.deepEqual(await page.evaluate(() => window.heard), []);
      await page.key('x');
      assert.deepEqual(await page.evaluate(() => window.heard), ['x']);
    },
  );

  hostTest(
    'a removed element restores its lesson when put back',
    '<knights-tour id="knightsTour" lesson="dead-end.2"></knights-tour>',
    async (page) => {
      await atStop(page, lesson.stops[1].title);
      await page.evaluate(() => {
        window.kept = window.knightsTour;
        window.kept.remove();
      });
      await page.until(() => !window.kept.shadowRoot.querySelector('.lesson'));
      await page.evaluate(() => document.body.append(window.kept));
      await atStop(page, lesson.stops[1].title);
    },
  );

  let fail = () => {};
  const failing = {'/lessons.js': untilAgain(notFound, giveDist('lessons.js'))};
  hostTest(
    'reports a missing script, and loads it on another try',
    '<knights-tour id="knightsTour" lesson="dead-end.1"></knights-tour>',
    {overrides: failing, expected: /404/},
    async (page) => {
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.space > .message.over:last-child .again'));
      assert.match(
        await page.$eval('>>> .space > .message.over:last-child', (message) => message.textContent),
        /^The lesson could not be loaded because lessons\.js did not arrive\. Please /,
      );
      await page.$eval('>>> .space > .message.over:last-child .again', (button) => button.click());
      await atStop(page, lesson.stops[0].title);
      assert.equal(await page.$('>>> .space > .message.over:last-child'), null);
    },
  );

  hostTest(
    'report a missing script once if the stop changes meanwhile',
    '<knights-tour id="knightsTour" lesson="dead-end.1"></knights-tour>',
    {
      overrides: {
        '/lessons.js': (...all) => {
          fail = () => notFound(...all);
        },
      },
      expected: /404/,
    },
    async (page) => {
      await page.ready();
      await page.set({lesson: 'dead-end.2'});
      await page.settle();
      fail();
      await page.until(() => window.errors.length >= 2);
      assert.equal((await page.$$('>>> .space > [role=alert].over')).length, 1);
    },
  );

  shared.test('work in a frame', async (open) => {
    const page = await open({width: 1000, height: 700});
    await page.goto(`${shared.server.url}embed.html#lesson=dead-end.1&controls=minimal`);
    await page.until(
      () => document.querySelector('knights-tour')?.shadowRoot.querySelector('.lesson h2')?.textContent === 'On it goes',
    );
    assert.deepEqual(
      page.problems.filter((problem) => !/404/.test(problem)),
      [],
    ); // it has no icon
  });

  shared.test('work in the single file from a file:// address', async (open) => {
    const page = await open({width: 1000, height: 700});
    const file = pathToFileURL(fileURLToPath(new URL('../../../dist/knights-tour.html', import.meta.url)));
    await page.goto(`${file}${link(packedOf(JSON.stringify(kMini)))}`);
    await page.ready();
    await atStop(page, 'Here');
  });
});

describe('the page of lessons', () => {
  shared.test('lists all lessons with pictures and links to lessons and worksheets', async (open) => {
    const page = await open({width: 1280, height: 800});
    await page.goto(`${shared.server.url}lessons/index.html`);
    const rows = await page.$$eval('.lessons li', (items) =>
      items.map((item) => ({
        title: item.querySelector('b').textContent,
        pictures: item.querySelectorAll('svg').length,
        seen: [...item.querySelectorAll('svg')].filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().height > 100)
          .length,
        links: [...item.querySelectorAll('a')].map((a) => a.getAttribute('href')),
      })),
    );
    assert.deepEqual(
      rows.map(({title}) => title),
      readLessons().map(({title}) => title),
    );
    for (const [i, {pictures, seen, links}] of rows.entries()) {
      assert.deepEqual([pictures, seen], [2, 1]);
      assert.deepEqual(links, [`../index.html#lesson=${readLessons()[i].id}`, `${readLessons()[i].id}.html`]);
    }
    assert.equal(await page.$eval('.lead .paper', (a) => a.getAttribute('href')), 'class.html');
    await page.clickElement('.lessons li:nth-child(3) a');
    await page.until(() => Boolean(window.knightsTour?.shadowRoot?.querySelector('.lesson h2')));
    assert.match((await panel(page)).name, RegExp(`^A dead end, and back · \\d of ${lesson.stops.length}$`));
    assert.deepEqual(page.problems, []);
  });

  for (const {id} of readLessons()) {
    shared.test(`the worksheet of ${id} has a picture and an answer for each question`, async (open) => {
      const page = await open({width: 800, height: 1000});
      await page.goto(`${shared.server.url}lessons/${id}.html`);
      const {tasks, answers, pictures, wide} = await page.evaluate(() => ({
        tasks: document.querySelectorAll('.tasks > li').length,
        answers: document.querySelectorAll('.key li').length,
        pictures: document.querySelectorAll('.tasks > li > svg').length,
        wide: document.documentElement.scrollWidth > innerWidth,
      }));
      assert.ok(tasks > 1 && tasks <= 5, `${tasks} tasks`);
      assert.deepEqual([answers, pictures, wide], [tasks, tasks, false]);
      assert.deepEqual(page.problems, []);
    });
  }
});
