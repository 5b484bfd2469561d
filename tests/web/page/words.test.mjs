// The site's pages and a lesson in another language: the browser's, or that of the link.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {catalogue, part} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const lesson = readLessons().find(({id}) => id === 'dead-end');
const [stop] = lesson.stops;

const shared = shareBrowser({
  overrides: {
    '/language-de.js': part(
      'language-de',
      catalogue({
        "The knight's tour": 'Die Springertour',
        'Watch a whole chessboard': 'Suchen lassen',
        'What next?': 'Wie weiter',
        Lessons: 'Lektionen',
        'In class': 'Im Unterricht',
        'Your own lesson': 'Eine eigene Lektion',
        Share: 'Teilen',
        Next: 'Weiter',
        'Where will you put it?': 'Wohin damit?',
        'in the page': 'in die Seite',
        'Copy the code: {0}': 'Was {0} gehört, kopieren',
        Reference: 'Nachschlagen',
        Events: 'Ereignisse',
        'The `detail` field has more information.': 'Mehr steht im Feld `detail`.',
        'The tables below are in English.': 'Die Tabellen sind englisch.',
        '{0} · {1} of {2}': '{0} · {1} von {2}',
        '{0, plural, one {# minute} other {# minutes}}': '{0, plural, one {# Minute} other {# Minuten}}',
      }),
    ),
    '/language-de-lessons.js': part(
      'language-de-lessons',
      catalogue({[lesson.title]: 'Die Sackgasse', [stop.title]: 'Der erste Halt', [stop.text[0]]: 'Der erste Satz.'}),
    ),
  },
});

// body(page), at an address, for a reader of these languages.
const readerTest = (name, path, tags, body) =>
  shared.test(name, async (open) => {
    const page = await open({width: 1280, height: 800});
    await page.evaluateOnNewDocument((all) => Object.defineProperty(navigator, 'languages', {value: all}), tags);
    await page.goto(shared.server.url + path);
    await body(page);
  });
const isIn = (page, locale) => page.until((wanted) => document.documentElement.lang === wanted, locale);
const textOf = (page, selector) => page.evaluate((what) => document.querySelector(what).textContent.trim(), selector);

describe('translated pages', () => {
  readerTest("the full page and Share follow the browser's language", '', ['nl', 'de-CH', 'en'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Die Springertour');
    assert.equal(await textOf(page, 'button[value=search] b'), 'Suchen lassen');
    assert.equal(await page.evaluate(() => document.getElementById('choices').getAttribute('aria-label')), 'Wie weiter');
    await page.evaluate(async () => {
      await window.knightsTour.ready;
      window.knightsTour.share();
    });
    await page.until(
      () => window.knightsTour.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('h2').textContent === 'Teilen',
    );
  });

  readerTest('stays English if the browser prefers it', '', ['en-GB', 'de'], async (page) => {
    await page.ready();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  });

  readerTest('a link sets the language', '#lang=de&board=5x5', ['en'], async (page) => {
    await isIn(page, 'de');
    await page.ready();
    const lessons = () => page.$eval('header a[href^="lessons/"]', (a) => a.getAttribute('href'));
    assert.equal(await lessons(), 'lessons/index.html#lang=de');
    await page.set({lang: 'en'});
    await isIn(page, 'en');
    assert.equal(await lessons(), 'lessons/index.html');
    assert.equal(await textOf(page, 'h1'), "The knight's tour");
  });

  readerTest('a lesson is translated', '#lesson=dead-end', ['de'], async (page) => {
    await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson h2')?.textContent === 'Der erste Halt');
    const told = await page.evaluate(() =>
      ['header p', '.body p', '.next'].map((what) => window.knightsTour.shadowRoot.querySelector(`.lesson ${what}`).textContent),
    );
    assert.deepEqual(told, [`Die Sackgasse · 1 von ${lesson.stops.length}`, 'Der erste Satz.', 'Weiter']);
  });

  readerTest('the list of lessons is translated', 'lessons/index.html', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Lektionen');
    for (const name of ['dead-end.html', 'class.html'])
      assert.equal(
        await page.evaluate((end) => document.querySelector(`a[href$="${end}"]`).getAttribute('href'), name),
        `de/${name}`,
      );
    assert.equal(
      await page.$eval('a[href$="lesson=dead-end"]', (a) => a.getAttribute('href')),
      '../index.html#lang=de&lesson=dead-end',
    );
    const [title, minutes] = await page.evaluate(() =>
      ['b', '[data-minutes]'].map(
        (what) => document.querySelector('a[href$="lesson=dead-end"] b').closest('li').querySelector(what).textContent,
      ),
    );
    assert.deepEqual([title, minutes], ['Die Sackgasse', `${lesson.minutes} Minuten`]);
    assert.deepEqual(await page.$$eval('.guide h2', (headings) => headings.map(({textContent}) => textContent)), [
      'Im Unterricht',
      'On your own page', // which this catalogue lacks
      'Eine eigene Lektion',
    ]);
    assert.equal(await page.$('[lang=en]'), null);
    assert.match(await textOf(page, '.guide pre'), /defer><\/script>\n<knights-tour lesson/);
  });

  readerTest(
    "the list of lessons links to homework sheets in the reader's language",
    'lessons/index.html#lang=de',
    ['en'],
    async (page) => {
      await isIn(page, 'de');
      await page.clickElement('a[href$="dead-end.html"]');
      await page.until(
        () => location.pathname.endsWith('/lessons/de/dead-end.html') && Boolean(document.querySelector('.tasks')),
      );
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
    },
  );

  readerTest('the embedding page is translated', 'embedding/', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.deepEqual(
      await page.evaluate(() => [
        document.getElementById('where').textContent,
        document.querySelector('#recipe button').getAttribute('aria-label'),
        document.querySelector('#recipe figcaption span').textContent,
      ]),
      ['Wohin damit?', 'Was in die Seite gehört, kopieren', 'in die Seite'],
    );
  });

  readerTest(
    'the headings of the reference are translated, and its tables are marked as English',
    'embedding/',
    ['de'],
    async (page) => {
      await isIn(page, 'de');
      const told = () =>
        page.evaluate(() =>
          ['#reference', '.translated', '#events', '#events + p', '#events + p code'].map(
            (what) => document.querySelector(what).textContent,
          ),
        );
      assert.deepEqual(await told(), [
        'Nachschlagen',
        'Die Tabellen sind englisch.',
        'Ereignisse',
        'Mehr steht im Feld detail.',
        'detail',
      ]);
      const isShown = () => page.evaluate(() => document.querySelector('.translated').checkVisibility());
      assert.equal(await isShown(), true);
      assert.deepEqual(
        await page.evaluate(
          () => [...document.querySelectorAll('.reference table')].filter((table) => !table.closest('[lang=en]')).length,
        ),
        0,
      );
      await page.evaluate(() => window.board.setState({settings: {lang: 'en'}}));
      await isIn(page, 'en');
      assert.deepEqual(await told(), [
        'Reference',
        'The tables below are in English.',
        'Events',
        'The detail field has more information.',
        'detail',
      ]);
      assert.equal(await isShown(), false);
    },
  );

  readerTest('the frame is translated', 'embed.html#controls=minimal', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Die Springertour');
  });
});
