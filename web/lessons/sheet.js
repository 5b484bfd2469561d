// The homework sheet of a lesson, as a tree: exercises on new boards and some of its questions, with the answers on a separate page. The
// build writes it as a page (sheet.mjs); the player prints that of a user's own lesson (paper.js).
//
// A node is a text, or [tag, properties, ...children] with a class at most; ['picture', i] is the place of picture number i.
import {id} from '../element/fill_in.js';
import {exercisesOf, isOurs, list} from './exercises.js';
/** @import {AskingStop, CheckedLesson, CheckedStop, Lesson, Question, Stop} from './checker.js' */
/** @import {MoveOrder, Wording} from './exercises.js' */

const kPicture = {width: 300, height: 300, theme: 'light', background: '#ffffff'};
const kMaxQuestions = 5; // questions on a sheet

// The settings of a stop's picture.
/** @param {Pick<Lesson, 'settings'>} lesson @param {Pick<Stop, 'picture'>} stop */
export const pictureOf = ({settings}, {picture}) => ({...settings, ...picture});

// What is asked where the reader plays, compares boards or needs another panel than the stack cannot be answered on paper.
const panelsOf = (/** @type {Stop} */ {show}) => show.settings.panels ?? '';
const fitsOnPaper = (/** @type {Stop} */ stop) =>
  stop.question && stop.show.mode !== 'play' && !stop.show.compares && ['', 'none', 'stack'].includes(panelsOf(stop));

// At most so many, spread evenly.
/** @template Each @param {Each[]} all @param {number} most */
const some = (all, most) =>
  all.length <= most
    ? all
    : Array.from({length: most}, (_, i) => all[Math.round((i * (all.length - 1)) / Math.max(most - 1, 1))]);

// The questions that the sheet asks again: in our lessons the first that needs no choices, because a class has just answered them all.
/** @param {CheckedLesson} lesson @param {number} most */
function repeated(lesson, most) {
  const all = /** @type {(CheckedStop & AskingStop)[]} */ (lesson.stops.filter(fitsOnPaper));
  return isOurs(lesson) ? all.filter(({question}) => question.kind !== 'choice').slice(0, 1) : some(all, most);
}

// The marks of the stop's author, as a picture takes them.
/** @param {Stop} stop @param {Wording['tr']} tr */
const annotationsOf = ({marks}, tr) =>
  marks
    .map(({text, ...mark}) =>
      String(new URLSearchParams(/** @type {Record<string, any>} */ ({...mark, text: text ? tr(text) : ''}))),
    )
    .join('\n');
/** @param {Stop} stop @param {Wording['tr']} tr */
const optionsOf = (stop, tr) => (stop.marks.length > 0 ? {...kPicture, annotations: annotationsOf(stop, tr)} : kPicture);

// The stack as the panel shows it, the top row first; where a prediction is asked for, that row is not filled in.
/** @param {CheckedStop} stop @param {Wording} words */
function stackOf(stop, {tr, phrase}) {
  const {path, left} = stop.sheet;
  if (panelsOf(stop) !== 'stack' || left.length !== path.length) return [];
  const told = (/** @type {number} */ i) => (stop.show.mode === 'predict' && i === path.length - 1 ? '' : list(left[i], phrase));
  return [
    ['p', {class: 'said'}, tr('The stack: each square of the path, with the moves left to try from there.')],
    ['table', {class: 'stack'}, ...path.map((square, i) => ['tr', {}, ['th', {}, square], ['td', {}, told(i)]]).reverse()],
  ];
}

const line = ['p', {class: 'line'}];
/** @param {AskingStop} stop @param {Wording['tr']} tr */
const questionOf = ({question: {ask, kind, choices}}, tr) => [
  ['p', {}, tr(ask)],
  kind === 'choice' ? ['ol', {class: 'choices'}, ...choices.map(({text}) => ['li', {}, tr(text)])] : line,
];

// The answer to a question, in words.
/** @param {Pick<Question, 'kind' | 'answer'>} question @param {Wording} words */
export const answerOf = ({kind, answer}, {tr, phrase}) => (kind === 'number' ? phrase('{0}', Number(answer)) : tr(answer));

// `sentence` ends with the answer and a full stop, which is left out after an answer with a mark of its own.
/** @param {string} sentence @param {string} answer @param {Wording['phrase']} phrase */
export function endingWith(sentence, answer, phrase) {
  const said = phrase(sentence, answer);
  return /[.:;!?。：；！？]$/.test(answer) ? said.slice(0, said.lastIndexOf(answer) + answer.length) : said;
}

// The answer and its reason. A reason that begins with the answer does not repeat it.
/** @param {Question} question @param {Wording} language */
function keyOf(question, language) {
  const answer = answerOf(question, language),
    why = language.tr(question.why),
    rest = why.slice(answer.length);
  const isRepeated = why.startsWith(answer) && /^[.,:;。，：；](?!\d)/.test(rest);
  return [
    'li',
    {},
    ...(isRepeated ? [['b', {}, answer], rest] : [['b', {}, endingWith(id('{0}.'), answer, language.phrase)], ` ${why}`]),
  ];
}

// {pictures, nodes}: {settings, options} of each picture, and what stands on the paper. `played`: what the checker made of the exercises
// (exercises.js); `orders`: the table of move orders; `language`: {tr, phrase}, which say it.
/** @param {CheckedLesson} lesson @param {CheckedLesson} played @param {MoveOrder[]} orders @param {Wording} language */
export function homeworkOf(lesson, played, orders, language) {
  const {tr, phrase} = language;
  const exercises = exercisesOf(lesson, played, {...language, orders});
  const asked = repeated(lesson, kMaxQuestions - exercises.length);
  const words = [
    ...asked.map((stop) => [
      ['h3', {}, tr(stop.title)],
      ...stop.text.map((text) => ['p', {class: 'said'}, tr(text)]),
      ...stackOf(stop, language),
      ...questionOf(stop, tr),
    ]),
    ...exercises.map(({ask}) => [['p', {}, ask], line, line]),
  ];
  const answers = [
    ...asked.map(({question}) => keyOf(question, language)),
    ...exercises.map(({answer}) => ['li', {}, ['b', {}, answer]]),
  ];
  return {
    // The rings of an exercise would answer it, and lost moves any question about them.
    pictures: [
      ...asked.map((stop) => ({settings: {...pictureOf(lesson, stop), hope: 'false'}, options: optionsOf(stop, tr)})),
      ...exercises.map(({settings}) => ({settings, options: {...kPicture, marks: 0}})),
    ],
    nodes: [
      ['p', {class: 'name'}, ['span', {}, tr('Name')], ['span', {}, tr('Date')]],
      ['h1', {}, tr(lesson.title)],
      ['p', {}, tr(lesson.summary)],
      ['ol', {class: 'tasks'}, ...words.map((each, i) => ['li', {}, ['picture', i], ['div', {}, ...each]])],
      ['section', {class: 'key'}, ['h2', {}, phrase('Answers: {0}', tr(lesson.title))], ['ol', {}, ...answers]],
    ],
  };
}
