// The language of a board follows its setting, its page and its reader. Catalogues may load late or not at all.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {catalogue, held, notFound, part, script, untilAgain} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();

const kWords = {
  Play: 'Spielen',
  'Try again': 'Noch einmal',
  'The board cannot be shown. {0}': 'Das Brett kann nicht gezeigt werden. {0}',
  'The search could not be loaded because {0}. Please {1}.': 'Grund: {0}. Bitte {1}.',
  '{0} did not arrive': '{0} fehlt',
  'check the connection and try again': 'nochmals versuchen',
  "A knight's tour on {0} by {1} squares": 'Eine Springertour auf {0} mal {1} Feldern',
  "Search for a knight's tour. Space plays and pauses; the arrow keys step.": 'Die Suche nach einer Springertour.',
  '{0} Everything is drawn from left to right.': '{0} Von links nach rechts.',
};
const german = {'/language-de.js': part('language-de', catalogue(kWords))};

const nameOf = (page, id, part) =>
  page.evaluate((name, which) => window[name].shadowRoot.querySelector(which).getAttribute('aria-label'), id, part);
const speaks = (page, id, locale) =>
  page.until((name, wanted) => window[name].shadowRoot.querySelector('.frame').lang === wanted, id, locale);
// A page of somebody else, whose own language that is.
const setPage = (page, lang) =>
  page.evaluate((tag) => {
    document.documentElement.lang = tag;
  }, lang);

describe('the language of a board', () => {
  hostTest(
    "follows the page's lang, also in a shadow root",
    '<section lang="de-AT"><div id="host"></div></section><knights-tour id="b" board="5x5"></knights-tour>',
    {overrides: german},
    async (page) => {
      await page.evaluate(() => {
        const root = document.getElementById('host').attachShadow({mode: 'open'});
        window.a = Object.assign(document.createElement('knights-tour'), {board: '5x5'});
        root.append(window.a);
        return window.a.ready;
      });
      await speaks(page, 'a', 'de');
      assert.equal(await nameOf(page, 'a', 'canvas'), 'Die Suche nach einer Springertour.');
      await speaks(page, 'b', 'en');
      await page.evaluate(() => {
        document.querySelector('section').lang = 'it';
      });
      await speaks(page, 'a', 'en');
      assert.equal(await nameOf(page, 'a', 'canvas'), "Search for a knight's tour. Space plays and pauses; the arrow keys step.");
      await setPage(page, 'de');
      await speaks(page, 'b', 'de');
      await page.evaluate(() => document.querySelector('section').removeAttribute('lang'));
      await speaks(page, 'a', 'de');
    },
  );

  hostTest(
    'an empty setting follows the page and loads no file of its own',
    '<section lang="de"><knights-tour id="a" board="5x5" settings="lang="></knights-tour></section>',
    {overrides: german},
    async (page) => {
      await page.ready();
      await speaks(page, 'a', 'de');
      assert.deepEqual(
        (await page.errors()).map(({kind}) => kind),
        ['setting'],
        'no language has this name',
      );
    },
  );

  hostTest(
    "the poster is translated too, by default into the browser's language",
    '<knights-tour id="a" board="5x6" reveal="interaction"></knights-tour>',
    {
      overrides: german,
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, 'languages', {value: ['nl', 'de-CH', 'en']});
        }),
    },
    async (page) => {
      await speaks(page, 'a', 'de');
      assert.equal(await nameOf(page, 'a', '.play'), 'Spielen');
      assert.equal(await nameOf(page, 'a', '.poster'), 'Eine Springertour auf 5 mal 6 Feldern');
    },
  );

  hostTest('loads no translation on an English page', '<knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    await page.ready();
    await speaks(page, 'a', 'en');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    assert.ok(!files.some((name) => name.includes('language-')), files.join());
  });

  hostTest(
    'falls back to English if a translation fails, and offers another try',
    '<knights-tour id="a" lang="de" board="5x5"></knights-tour>',
    {overrides: {'/language-de.js': untilAgain(script('// another file'), german['/language-de.js'])}},
    async (page) => {
      await page.ready();
      const {text, canClose} = await page.failure();
      assert.equal(
        text,
        'The translation could not be loaded because language-de.js is incomplete or a different file. Please try again or contact the owner of this page.',
      );
      assert.ok(canClose);
      assert.deepEqual(
        (await page.errors()).filter(({kind}) => kind === 'load'),
        [{kind: 'load', message: text}],
      );
      await speaks(page, 'a', 'en');
      await page.evaluate(() => window.a.shadowRoot.querySelector('.again').click());
      await speaks(page, 'a', 'de');
      await page.until(() => !window.a.shadowRoot.querySelector('.message').checkVisibility());
    },
  );

  const laterWords = held(german['/language-de.js']);
  hostTest(
    'gives the reason for a failure in the language of the board, even if that comes later',
    '<knights-tour id="a" lang="de" board="5x5"></knights-tour>',
    {
      overrides: {
        '/visualizer.js': notFound,
        '/language-de.js': laterWords.wait,
      },
      waitUntil: 'domcontentloaded',
      expected: /404/,
    },
    async (page) => {
      const reason = () => page.evaluate(() => window.a.shadowRoot.querySelector('.reason').textContent);
      await page.until(() => window.a.shadowRoot.querySelector('.message').checkVisibility());
      assert.match(
        await reason(),
        /^The board cannot be shown\. The search could not be loaded because visualizer\.js did not arrive/,
      );
      laterWords.come();
      await speaks(page, 'a', 'de');
      assert.equal(await reason(), 'Das Brett kann nicht gezeigt werden. Grund: visualizer.js fehlt. Bitte nochmals versuchen.');
    },
  );

  const [late, words] = [held(notFound), held(german['/language-de.js'])];
  hostTest(
    'a board that fails while its translation arrives leaves nothing unhandled',
    '<knights-tour id="a" lang="de" board="5x5"></knights-tour>',
    {
      overrides: {
        '/visualizer.wasm': late.wait,
        '/language-de.js': words.wait,
      },
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          window.unhandled = 0;
          addEventListener('unhandledrejection', () => ++window.unhandled);
        }),
      waitUntil: 'domcontentloaded',
      expected: /404/,
    },
    async (page) => {
      await Promise.all([late.asked, words.asked]);
      words.come();
      late.come();
      await speaks(page, 'a', 'de');
      await page.until(() => window.a.shadowRoot.querySelector('.message').checkVisibility());
      await page.waitFrames();
      assert.equal(await page.evaluate(() => window.unhandled), 0);
    },
  );

  hostTest(
    'follows its own lang, and shows English for unknown languages',
    '<section lang="de"><knights-tour id="a" lang="it" board="5x5"></knights-tour></section>',
    {overrides: german},
    async (page) => {
      await page.ready();
      await speaks(page, 'a', 'en');
      for (const [tag, locale] of [
        ['de-AT', 'de'],
        ['en', 'en'],
        ['auto', 'de'],
        ['tlh', 'en'],
      ]) {
        await page.evaluate((wanted) => {
          window.a.lang = wanted;
        }, tag);
        await speaks(page, 'a', locale);
      }
      assert.deepEqual(await page.errors(), []);
    },
  );

  hostTest(
    'its canvas is left to right on a right-to-left page',
    '<div dir="rtl" lang="de"><knights-tour id="a" board="5x5"></knights-tour></div>',
    {overrides: german},
    async (page) => {
      await page.ready();
      await speaks(page, 'a', 'de');
      assert.equal(await nameOf(page, 'a', 'canvas'), 'Die Suche nach einer Springertour. Von links nach rechts.');
      assert.deepEqual(
        await page.evaluate(() =>
          ['canvas', '.mirror'].map((part) => getComputedStyle(window.a.shadowRoot.querySelector(part)).direction),
        ),
        ['ltr', 'rtl'],
      );
    },
  );

  hostTest(
    'sentences, lessons and Share keep their direction on right-to-left pages',
    '<div dir="rtl"><knights-tour id="a" board="5x5" lesson="dead-end">\u05e9\u05dc\u05d5\u05dd</knights-tour></div>',
    async (page) => {
      const direction = (...path) =>
        page.evaluate(
          (...selectors) => {
            let at = window.a;
            for (const selector of selectors) at = (at.shadowRoot ?? at).querySelector(selector);
            return getComputedStyle(at).direction;
          },
          ...path,
        );
      await page.ready();
      await page.until(() => window.a.shadowRoot.querySelector('.lesson h2'));
      for (const part of ['.reason', '.actions', '.status', '.lesson', '.lesson h2', '.lesson .body p', '#lesson-name'])
        assert.equal(await direction(part), 'ltr', part);
      assert.equal(await direction('.words'), 'rtl', 'what the author wrote');
      await page.evaluate(() => {
        window.a.share();
      });
      await page.until(() =>
        window.a.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('dialog[open] .content > *'),
      );
      for (const part of ['dialog', '.content', '.status']) assert.equal(await direction('[part=share]', part), 'ltr', part);
    },
  );
});
