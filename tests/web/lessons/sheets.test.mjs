// The pages of dist/lessons in each language: a homework sheet for each lesson, a path for a class, answer cards and the speaker's window,
// with links that lead somewhere. Needs: site.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {describe, test} from 'node:test';
import {moveOrders, themes} from '#tables';
import {lessonCatalogue, lessonLanguages} from '../../../web/languages.mjs';
import {kPath} from '../../../web/lessons/path.js';
import {exerciseLesson} from '../../../web/lessons/exercises.js';
import {playedExercises, playedLessons, readLessons} from '../../../web/lessons/files.mjs';
import {homeworkOf} from '../../../web/lessons/sheet.js';
import {translationOf} from '../../../web/element/say.js';

const lessons = new URL('../../../dist/lessons/', import.meta.url);
const kEntities = {'&amp;': '&', '&lt;': '<', '&quot;': '"'};
const plain = (html) => html.replace(/&\w+;/g, (name) => kEntities[name] ?? name);

// {html, words, lines, captions}: the texts of the page, as one and each alone, and those of its pictures.
function readSheet(path) {
  const html = readFileSync(new URL(path, lessons), 'utf8');
  const captions = [...html.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text]) => plain(text)).join('\n');
  const words = plain(html.replace(/<svg\b[^]*?<\/svg>/g, '').replace(/<[^>]*>/g, '\n'));
  return {html, captions, words, lines: words.split('\n').map((line) => line.trim())};
}

// What a lesson says on its sheet, without names of squares.
const sentencesOf = ({title, summary, stops}) =>
  [
    title,
    summary,
    ...stops.flatMap(({title: name, text, question}) =>
      question ? [name, ...text, question.ask, question.why, ...(question.choices ?? []).map((choice) => choice.text)] : [],
    ),
  ].filter((text) => /[a-z]{2}/.test(text));

function assertLinksLead(path) {
  const {html} = readSheet(path);
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, link]) => plain(link));
  assert.equal(links.length, 5);
  for (const link of links) {
    const to = new URL(link, new URL(path, lessons));
    to.hash = '';
    assert.ok(existsSync(to), `${path}: ${link}`);
  }
  return links;
}

describe('homework sheets', () => {
  test('the German sheet is in German', () => {
    const {html, words, lines} = readSheet('de/colours.html');
    assert.match(html, /^<!doctype html>\n<html lang="de">/);
    const {tr} = translationOf('de', lessonCatalogue('de'));
    const lesson = readLessons().find(({id}) => id === 'colours');
    assert.equal(/<h1>(.*?)<\/h1>/.exec(html)[1], tr(lesson.title));
    assert.equal(/<title>(.*?)<\/title>/.exec(html)[1], `Hausaufgabe: ${tr(lesson.title)}`);
    assert.match(
      words,
      /Alle Lektionen\n · \nLektion öffnen\n · Druck diese Seite aus\. Die Lösungen stehen auf einem eigenen Blatt\./,
    );
    for (const sentence of sentencesOf(lesson)) assert.ok(!lines.includes(sentence), sentence);
    assert.doesNotMatch(words, /\b(the|Answers|Name the|squares)\b/);
  });

  test('the boards of a lesson depend on its id alone', () => {
    const [lesson] = readLessons().filter(({id}) => id === 'brute-force');
    const boardsOf = (id, title) => JSON.stringify(exerciseLesson({...lesson, id, title}).stops.map(({settings}) => settings));
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) assert.equal(boardsOf(id, 'One title'), boardsOf(id, 'Another'));
    assert.ok(new Set(ids.map((id) => boardsOf(id, ''))).size > 1);
  });

  test('pictures do not show what is lost', () => {
    const written = readLessons().filter(({id}) => id === 'lost');
    const [lesson] = playedLessons(written),
      [exercises] = playedExercises(written);
    const {tr, say} = translationOf();
    const {pictures} = homeworkOf(lesson, exercises, moveOrders, {tr, phrase: say});
    assert.ok(
      lesson.stops.some(({settings, picture}) => (picture ?? settings)?.hope === 'true' || settings?.hope === true),
      'on the screen it does',
    );
    for (const {settings} of pictures) assert.ok([undefined, 'false'].includes(settings.hope), JSON.stringify(settings));
  });

  test('an answer that is a line of code keeps its colon and gets no full stop', () => {
    const written = readLessons()
      .filter(({id}) => id === 'brute-force')
      .map((lesson) => ({...lesson, id: 'own'}));
    const [lesson] = playedLessons(written),
      [exercises] = playedExercises(written);
    for (const {show} of lesson.stops) delete show.settings.panels; // paper has none
    const {tr, say} = translationOf();
    const {nodes} = homeworkOf(lesson, exercises, moveOrders, {tr, phrase: say});
    const texts = nodes.flat(Infinity);
    assert.ok(texts.includes('if next is on the board and board[next] = none:'));
    assert.ok(!texts.some((text) => String(text).endsWith(':.')));
  });

  test('numbers have the separators of the language', () => {
    assert.match(readSheet('counting.html').words, /1,728\./);
    assert.match(readSheet('de/counting.html').words, /1\.728\./);
  });

  for (const locale of lessonLanguages) {
    test(`${locale}: every sheet says its lesson's sentences in this language, with a picture and an answer for each task`, () => {
      const {tr} = translationOf(locale, lessonCatalogue(locale));
      for (const lesson of readLessons()) {
        const {html, lines} = readSheet(`${locale}/${lesson.id}.html`);
        assert.ok(html.includes(`<html lang="${locale}">`));
        const english = sentencesOf(lesson).filter((text) => tr(text) !== text && lines.includes(text));
        assert.deepEqual(english, [], lesson.id);
        const [tasks, answers] = html.split('<section class="key">');
        const pictures = tasks.match(/<svg class="board"/g).length;
        assert.equal(pictures, answers.match(/<li>/g).length);
        assert.equal(pictures, tasks.match(/<li><svg/g).length);
      }
    });

    test(`${locale}: links of every sheet lead to files of the site, in this language`, () => {
      for (const {id} of readLessons()) {
        const links = assertLinksLead(`${locale}/${id}.html`);
        assert.deepEqual(links.slice(3), [`../index.html#lang=${locale}`, `../../index.html#lang=${locale}&lesson=${id}`]);
      }
    });
  }

  // Each task of an English sheet: its picture and words, and whether it is a question of the lesson itself.
  const tasksOf = (id) =>
    readSheet(`${id}.html`)
      .html.split('<section class="key">')[0]
      .split('<li><svg class="board"')
      .slice(1)
      .map((html) => ({html, isOwn: html.includes('<h3>')}));
  const {candidate} = themes.light.colours;

  test('a sheet asks at most five questions, some of them about boards that the lesson does not have', () => {
    for (const lesson of readLessons()) {
      const tasks = tasksOf(lesson.id),
        exercises = exerciseLesson(lesson).stops.map(({settings}) => settings);
      assert.ok(tasks.length <= 5 && tasks.length > 1, `${lesson.id}: ${tasks.length}`);
      assert.ok(
        tasks.some(({isOwn}) => !isOwn),
        lesson.id,
      );
      const searchOf = ({board = '8x8', start = 'a8', graph = ''}) => [graph || board, start].join(' ');
      const known = lesson.stops.map(({settings = {}}) => searchOf(settings));
      assert.deepEqual(
        exercises.map(searchOf).filter((search) => known.includes(search)),
        [],
        lesson.id,
      );
    }
  });

  test('the search of an exercise has not backtracked, so the path and the move order suffice', () => {
    const lessons = readLessons(),
      played = playedExercises(lessons);
    for (const [i, lesson] of lessons.entries()) {
      for (const [k, {settings, run}] of exerciseLesson(lesson).stops.entries()) {
        const {step, path} = played[i].stops[k].sheet;
        if (run && settings.algorithm !== 'divide-and-conquer')
          assert.equal(step, path.length - 1, `${lesson.id}: ${JSON.stringify(settings)}`);
      }
    }
  });

  test('exercises show the knight without rings, and a question about rings shows them', () => {
    for (const {id} of readLessons())
      for (const {html, isOwn} of tasksOf(id)) if (!isOwn) assert.ok(!html.includes(candidate), id);
    const rings = tasksOf('steps').find(({html}) => html.includes('How many rings'));
    assert.ok(rings.html.includes(candidate));
  });

  test('the stack stands beside a question about it', () => {
    const [first] = tasksOf('stack').filter(({html}) =>
      html.includes('How many rows will the stack have after three more moves?'),
    );
    const rows = [...first.html.matchAll(/<tr><th>(\w+)<\/th><td>([^<]*)/g)].map(([, square, left]) => [square, left]);
    assert.deepEqual(
      rows.map(([square]) => square),
      ['c1', 'b3', 'd2', 'b1', 'a3'],
      'the top row first',
    );
    assert.equal(rows.at(-1)[1], 'c2', 'the start has a move left');
  });

  test('marks of the author are printed, in the language of the sheet', () => {
    assert.match(readSheet('skeleton.html').captions, /queen/);
    assert.match(readSheet('de/skeleton.html').captions, /Dame/);
  });

  test('links of the English sheets lead to files of the site', () => {
    for (const {id} of readLessons())
      assert.deepEqual(assertLinksLead(`${id}.html`).slice(3), ['index.html', `../index.html#lesson=${id}`]);
  });
});

describe('the path for a class of 45 minutes', () => {
  const linksIn = (html) =>
    [...html.matchAll(/<h3><a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => [plain(href), plain(text)]);
  const clocksIn = (html, pattern) => [...html.matchAll(pattern)].map(([, from, to]) => [Number(from), Number(to)]);

  for (const locale of ['en', ...lessonLanguages]) {
    test(`${locale}: each stop is a link, with its question, answer and notes`, () => {
      const {tr, say} = locale === 'en' ? translationOf() : translationOf(locale, lessonCatalogue(locale));
      const {html, words} = readSheet(locale === 'en' ? 'class.html' : `${locale}/class.html`);
      assert.ok(html.includes(`<html lang="${locale}">`));
      const path = kPath.flatMap(([id, stops]) =>
        Object.keys(stops).map((number) => ({
          id,
          number,
          stop: readLessons().find((lesson) => lesson.id === id).stops[number - 1],
        })),
      );
      const player = locale === 'en' ? '../index.html#lesson=' : `../../index.html#lang=${locale}&lesson=`;
      assert.deepEqual(
        linksIn(html),
        path.map(({stop}, i) => [`${player}class.${i + 1}`, tr(stop.title)]),
      );
      for (const {
        stop: {question, notes},
      } of path) {
        assert.ok(words.includes(tr(notes)), notes);
        if (question) assert.ok(words.includes(tr(question.ask)), question.ask);
        if (question?.kind === 'choice')
          assert.ok(words.includes(say('The answer is: {0}.', tr(question.choices[question.answer - 1].text))), question.ask);
      }
      const homework = /class="homework"><a href="([^"]*)"/.exec(html)[1];
      assert.ok(existsSync(new URL(homework, new URL(locale === 'en' ? '.' : `${locale}/`, lessons))), homework);
    });
  }

  test('its times follow one another and add up to 45 minutes', () => {
    const {html} = readSheet('class.html');
    const parts = clocksIn(html, /<h2><span class="clock">(\d+)–(\d+) min</g),
      stops = clocksIn(html, /<li><span class="clock">(\d+)–(\d+)</g);
    assert.deepEqual(parts, [
      [0, 10],
      [10, 18],
      [18, 30],
      [30, 40],
      [40, 45],
    ]);
    assert.deepEqual([stops[0][0], stops.at(-1)[1]], [0, 45]);
    for (const [i, [from, to]] of stops.entries()) assert.ok(to > from && (i === 0 || stops[i - 1][1] === from), `${from}–${to}`);
  });
});

describe('the pages for a class', () => {
  const kSaid = {
    card: [
      'Answer card',
      'Tap your answer and hold the phone up. Tap again to choose another answer.',
      '{0}. Tap to choose another answer.',
    ],
    speaker: ["Speaker's window", 'Next stop:', 'Back', 'Undo', 'Restart the clock', 'The lesson is closed.'],
  };
  for (const locale of ['en', ...lessonLanguages]) {
    for (const [name, texts] of Object.entries(kSaid)) {
      test(`${locale}: ${name}.html says its words in this language, with its own style and script`, () => {
        const {say} = locale === 'en' ? translationOf() : translationOf(locale, lessonCatalogue(locale));
        const path = locale === 'en' ? `${name}.html` : `${locale}/${name}.html`,
          html = plain(readFileSync(new URL(path, lessons), 'utf8'));
        assert.ok(html.includes(`<html lang="${locale}">`));
        for (const text of texts) assert.ok(html.includes(say(text, 'D')), text);
        for (const [, file] of html.matchAll(/<(?:link|script)\b[^>]* (?:href|src)="([^"]*)"/g))
          assert.ok(existsSync(new URL(file, new URL(path, lessons))), file);
      });
    }
  }
});
