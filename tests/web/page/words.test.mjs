// The pages around the boards in another language: the reader's, or that of the link; and a lesson with its words.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {shareBrowser, until} from '../browser.mjs';

const lesson = readLessons().find(({id}) => id === 'dead-end');
const [stop] = lesson.stops;

const script = (part, words) => (request, response) => {
  response.setHeader('Content-Type', 'text/javascript');
  response.end(`(globalThis.knightsTourParts??={})["${part}"]=${JSON.stringify(Object.entries(words).map(([id, text]) => `${id}\n${text}\n`).join(''))};`);
};
const shared = shareBrowser({overrides: {
  '/language-de.js': script('language-de', {
    'The knight\'s tour': 'Die Springertour', 'Let it search': 'Suchen lassen', 'Ways to go on': 'Wie weiter', 'Lessons': 'Lektionen', 'Share': 'Teilen', 'Next': 'Weiter',
    'Where does it go?': 'Wohin damit?', 'in the page': 'in die Seite', 'Copy what belongs {0}': 'Was {0} gehört, kopieren', '{0} · {1} of {2}': '{0} · {1} von {2}',
    '{0, plural, one {# minute} other {# minutes}} · {1, plural, one {# stop} other {# stops}} · {2, plural, one {# question} other {# questions}}': '{0, plural, one {# Minute} other {# Minuten}}, {1} Halte, {2} Fragen',
  }),
  '/language-de-lessons.js': script('language-de-lessons', {[lesson.title]: 'Die Sackgasse', [stop.title]: 'Der erste Halt', [stop.text[0]]: 'Der erste Satz.'}),
}});

// body(page), at an address, for a reader of these languages.
const readerTest = (name, path, tags, body) => shared.test(name, async (open) => {
  const page = await open({width: 1280, height: 800});
  await page.evaluateOnNewDocument((all) => Object.defineProperty(navigator, 'languages', {value: all}), tags);
  await page.goto(shared.server.url + path);
  await body(page);
});
const isIn = (page, locale) => until(page, (wanted) => document.documentElement.lang === wanted, locale);
const textOf = (page, selector) => page.evaluate((what) => document.querySelector(what).textContent.trim(), selector);

describe('pages of ours', () => {
  readerTest('the full page, and what it opens', '', ['nl', 'de-CH', 'en'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Die Springertour');
    assert.equal(await textOf(page, 'button[value=search] b'), 'Suchen lassen');
    assert.equal(await page.evaluate(() => document.getElementById('choices').getAttribute('aria-label')), 'Wie weiter');
    await page.evaluate(async () => {
      await window.knightsTour.ready;
      window.knightsTour.share();
    });
    await until(page, () => window.knightsTour.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('h2').textContent === 'Teilen');
  });

  readerTest('English for who reads that first', '', ['en-GB', 'de'], async (page) => {
    await page.evaluate(() => window.knightsTour.ready);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  });

  readerTest('a link says in which', '#lang=de&board=5x5', ['en'], async (page) => {
    await isIn(page, 'de');
    await page.evaluate(() => window.knightsTour.ready);
    await page.evaluate(() => window.knightsTour.setState({settings: {lang: 'en'}}));
    await isIn(page, 'en');
    assert.equal(await textOf(page, 'h1'), 'The knight\'s tour');
  });

  readerTest('a lesson', '#lesson=dead-end', ['de'], async (page) => {
    await until(page, () => window.knightsTour.shadowRoot.querySelector('.lesson h2')?.textContent === 'Der erste Halt');
    const told = await page.evaluate(() => ['header p', '.body p', '.next'].map((what) => window.knightsTour.shadowRoot.querySelector(`.lesson ${what}`).textContent));
    assert.deepEqual(told, [`Die Sackgasse · 1 von ${lesson.stops.length}`, 'Der erste Satz.', 'Weiter']);
  });

  readerTest('the list of lessons', 'lessons/index.html', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Lektionen');
    const questions = lesson.stops.filter(({question}) => question).length;
    const [title, facts] = await page.evaluate(() => ['b', '[data-facts]'].map((what) => document.querySelector('a[href$="lesson=dead-end"] b').closest('li').querySelector(what).textContent));
    assert.deepEqual([title, facts], ['Die Sackgasse', `${lesson.minutes} Minuten, ${lesson.stops.length} Halte, ${questions} Fragen`]);
  });

  readerTest('the page that sets a board up', 'embedding/', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.deepEqual(await page.evaluate(() => [document.getElementById('where').textContent, document.querySelector('#recipe button').getAttribute('aria-label'), document.querySelector('#recipe figcaption span').textContent]),
      ['Wohin damit?', 'Was in die Seite gehört, kopieren', 'in die Seite']);
  });

  readerTest('the frame', 'embed.html#controls=minimal', ['de'], async (page) => {
    await isIn(page, 'de');
    assert.equal(await textOf(page, 'h1'), 'Die Springertour');
  });
});
