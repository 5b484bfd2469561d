// The speaker's window of a lesson: a window of the same browser that shows the notes and has the controls.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {readLessons} from '../../../web/lessons/files.mjs';
import {html} from '../answers.mjs';
import {becomes, eventually, shareBrowser, until, withServer} from '../browser.mjs';
import {atStop, click, freshTest, kMini, link, packedOf, panel, present, press} from './reader.mjs';

const shared = shareBrowser();
const pageTest = freshTest(shared);

const {stops} = readLessons().find(({id}) => id === 'dead-end');

const reply = async (page) => (await panel(page)).reply;
const said = (page) => page.$eval('>>> .speaker p', ({textContent}) => textContent);

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

  pageTest('hides the notes beside the board, as a presentation does', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await click(page, '.notes summary');
    const speaker = await openWindow(page);
    const isHidden = () => page.$eval('>>> .notes', (notes) => !notes.checkVisibility());
    await becomes(isHidden, true);
    await present(page);
    assert.equal(await isHidden(), true);
    await speaker.close();
  });

  pageTest('finds the lesson again when its page was loaded again', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    const speaker = await openWindow(page);
    await isAt(speaker, stops[0].title);
    const opened = await speaker.evaluate(() => performance.timeOrigin);
    await page.reload();
    await page.ready();
    await atStop(page, stops[0].title);
    await page.find('.lesson.spoken');
    await shows(speaker, 'stop');
    await isAt(speaker, stops[0].title);
    assert.equal(await speaker.evaluate(() => performance.timeOrigin), opened, 'the window was not loaded again');
    await speaker.clickElement('#next');
    await becomes(async () => (await reply(page)).startsWith('The answer is: Yes.'), true);
    assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage)), [], 'a copy of the tab has no window');
    await speaker.close();
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson.spoken'));
  });

  pageTest("is offered by a user's lesson, which has no notes", link(packedOf(JSON.stringify(kMini))), async (page) => {
    await atStop(page, 'Here');
    const speaker = await openWindow(page);
    await isAt(speaker, 'Here');
    assert.deepEqual([(await seen(speaker)).notes, (await seen(speaker)).following], ['', 'There']);
    await speaker.close();
  });

  pageTest('is offered in a narrow window with a mouse', link('dead-end.1'), {width: 600, height: 800}, async (page) => {
    await atStop(page, stops[0].title);
    assert.ok(await page.$('>>> .frame.narrow'));
    assert.equal(await page.$eval('>>> .speaker', (speaker) => speaker.checkVisibility()), true);
  });

  pageTest('is not offered on a phone', link('dead-end.1'), {width: 390, height: 844, touch: true}, async (page) => {
    await atStop(page, stops[0].title);
    assert.equal(await page.$eval('>>> .speaker', (speaker) => speaker.checkVisibility()), false);
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
    assert.equal(await said(page), '');
  });

  pageTest('says that the browser blocked it', link('dead-end.1'), async (page) => {
    await atStop(page, stops[0].title);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await click(page, '.speaker button');
    assert.match(await said(page), /^The browser blocked the speaker's window\./);
  });

  shared.test('says that a single file has none', async (open) => {
    const page = await open({width: 1000, height: 700, calm: true});
    await page.goto(
      `${pathToFileURL(fileURLToPath(new URL('../../../dist/knights-tour.html', import.meta.url)))}${link('dead-end.1')}`,
    );
    await page.ready();
    await atStop(page, stops[0].title);
    await click(page, '.speaker button');
    assert.equal(await said(page), "The speaker's window needs the whole site on a web server.");
  });

  shared.test('says that a frame in a page of another site has none', async (open) => {
    const page = await open({width: 1000, height: 700, calm: true});
    const frame = `<iframe width="900" height="600" src="${shared.server.url}embed.html#lesson=dead-end.1"></iframe>`;
    await withServer({'/school.html': html(frame)}, async ({url}) => {
      await page.goto(`${url}school.html`);
      const inside = await (await page.$('iframe')).contentFrame();
      const inLesson = (what) =>
        inside.evaluateHandle((selector) => {
          const root = document.querySelector('knights-tour')?.shadowRoot;
          return root?.querySelector(`.lesson ${selector}`) ?? null;
        }, what);
      await until(inside, () => document.querySelector('knights-tour')?.shadowRoot.querySelector('.lesson .speaker button'));
      await (await inLesson('.speaker button')).evaluate((button) => button.click());
      assert.equal(
        await (await inLesson('.speaker p')).evaluate(({textContent}) => textContent),
        "The speaker's window does not work in an iframe on another site. Open the lesson in its own tab.",
      );
    });
  });
});
