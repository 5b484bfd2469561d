// The path for a class of 45 minutes: a page to print (class.mjs), and a lesson of stops of the others, which is in no list of lessons.
/** @import {CheckedLesson, Lesson, Stop} from './checker.js' */

export const kClassId = 'class'; // its id
export const kHomework = 'dead-end';
const kTitle = 'A 45-minute class';

// [lesson, {stop: minutes}]; stops count from 1.
/** @type {[id: string, stops: Record<number, number>][]} */
export const kPath = [
  ['tour', {1: 5, 4: 2, 6: 3}],
  ['steps', {3: 2, 4: 2, 5: 1, 6: 3}],
  ['dead-end', {1: 2, 2: 4, 3: 4, 6: 2}],
  ['warnsdorff', {1: 2, 2: 3, 3: 3, 4: 2}],
  ['stuck', {2: 5}],
];

// A stop with the settings of its lesson as its own.
/** @param {Lesson} lesson @param {Stop} stop @returns {Stop} */
function alone({settings}, stop) {
  const {show, question, picture} = stop;
  /** @template {{settings: Lesson['settings']}} Shown @param {Shown} shown @returns {Shown} */
  const whole = (shown) => ({...shown, settings: {...settings, ...shown.settings}});
  const all = {...stop, show: whole(show), picture: {...settings, ...picture}};
  return question ? {...all, question: {...question, show: question.show && whole(question.show)}} : all;
}

/** @param {Lesson[]} lessons @returns {Lesson} */
export function classLesson(lessons) {
  const parts = kPath.map(([id, stops]) => ({
    lesson: /** @type {Lesson} */ (lessons.find((each) => each.id === id)),
    numbers: Object.keys(stops).map(Number),
  }));
  return {
    id: kClassId,
    title: kTitle,
    summary: '',
    minutes: 45,
    hasPanels: parts.some(({lesson}) => lesson.hasPanels),
    settings: {},
    stops: parts.flatMap(({lesson, numbers}) => numbers.map((number) => alone(lesson, lesson.stops[number - 1]))),
  };
}
