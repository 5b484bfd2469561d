// A page for teachers: a path of 45 minutes through the lessons, to print. Each stop is a link, with its question, answer and notes.
import {kClassId, kHomework, kPath} from './path.js';
import {lessonTranslations, paperPage, playerLink} from './sheet.mjs';
import {answerOf} from './sheet.js';

const sum = (minutes) => minutes.reduce((all, each) => all + each, 0);

// `place`: in the lesson of the whole path.
function stopNode({stop: {title, question, notes}, place, from, minutes}, {locale, tr, say: phrase}) {
  const asked = question
    ? [['p', {}, `${tr(question.ask)} `, ['b', {}, phrase('The answer is: {0}.', answerOf(question, {tr, phrase}))]]]
    : [];
  return [
    'li',
    {},
    ['span', {class: 'clock'}, `${from}–${from + minutes}`],
    [
      'div',
      {},
      ['h3', {}, ['a', {href: playerLink(locale, `${kClassId}.${place}`)}, tr(title)]],
      ...asked,
      ['p', {class: 'said'}, tr(notes)],
    ],
  ];
}

function nodesOf(lessons, language) {
  const {tr, say: phrase} = language;
  let clock = 0,
    place = 0;
  return kPath.flatMap(([id, stops]) => {
    const lesson = lessons.find((each) => each.id === id);
    const heading = [
      'h2',
      {},
      ['span', {class: 'clock'}, phrase('{0}–{1} min', clock, clock + sum(Object.values(stops)))],
      tr(lesson.title),
    ];
    const items = Object.entries(stops).map(([number, minutes]) => {
      const from = clock;
      clock += minutes;
      return stopNode({stop: lesson.stops[number - 1], place: ++place, from, minutes}, language);
    });
    return [heading, ['ol', {class: 'path'}, ...items]];
  });
}

// `lessons`: as src/app/lessons/played_lesson.h has them. Returns [{path, html}], with paths below dist/lessons.
export function classPages(lessons) {
  const homework = lessons.find(({id}) => id === kHomework);
  return lessonTranslations().map((language) => {
    const {tr, say: phrase} = language;
    return paperPage({
      name: 'class',
      language,
      title: tr('A 45-minute class'),
      player: playerLink(language.locale, kClassId),
      note: tr('Print this page.'),
      nodes: [
        ['h1', {}, tr('A 45-minute class')],
        ['p', {}, tr('One path through the lessons, from the first move to a rule that finds a tour at once.')],
        [
          'p',
          {},
          tr('Each stop is a link. The minutes are a guide. For the projector, press Present in full screen below the board.'),
        ],
        ...nodesOf(lessons, language),
        ['p', {class: 'homework'}, ['a', {href: `${kHomework}.html`}, phrase('Homework: {0}', tr(homework.title))]],
      ],
    });
  });
}
