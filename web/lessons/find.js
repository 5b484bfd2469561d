// The lesson of an id: one of ours, the path of a class, or a user's own, which the search plays first.
import {lessons} from '../../build/lessons.js';
import {VisualizerError, sentenceOf} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {sayIn} from '../element/say.js';
import {make} from '../share/dom.js';
import {storeLesson} from '../share/own_lessons.js';
import {checkLesson} from './checker.js';
import {unpacked} from './own.js';
import {classLesson, kClassId} from './path.js';
/** @import {Sentence} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Lesson} from './checker.js' */

/** @typedef {Error & {faults?: string[], sentence?: Sentence}} Refusal */

const kFaults = 5; // shown for a refused lesson

// Throws a Refusal. tell(text) says how far the check of a user's lesson is.
/**
 * @param {string} name @param {{language: Language, signal: AbortSignal, tell(text: string): void}} options @returns {Promise<Lesson>}
 */
export async function findLesson(name, {language, signal, tell}) {
  if (name.startsWith('.')) return checkedLesson(name.slice(1), {language, signal, tell});
  const found = name === kClassId ? classLesson(lessons) : lessons.find((/** @type {Lesson} */ lesson) => lesson.id === name);
  if (found) return found;
  throw new VisualizerError('setting', [
    id("There is no lesson '{0}'. The lessons are {1}."),
    name,
    lessons.map((/** @type {Lesson} */ lesson) => lesson.id).join(', '),
  ]);
}

/** @param {string} letters @param {Parameters<typeof findLesson>[1]} options @returns {Promise<Lesson>} */
async function checkedLesson(letters, {language, signal, tell}) {
  tell(language.tr('Checking the lesson…'));
  const text = await unpacked(letters),
    phrase = sayIn(language);
  const {faults, lesson} = /** @type {{faults: string[], lesson: Lesson}} */ (
    await checkLesson(text, {
      language,
      signal,
      onProgress: (share) => tell(phrase('Checking the lesson: {0}%.', Math.round(share * 100))),
    })
  );
  if (faults.length > 0)
    throw Object.assign(new VisualizerError('setting', [id('This lesson cannot be played. Its author can fix it:')]), {faults});
  storeLesson(letters, lesson.title);
  return {...lesson, source: text};
}

// What a reader sees in place of the lesson, and the sentence of the `error` event.
/** @param {Refusal} error @param {Language} language */
export function describeRefusal(error, language) {
  const {faults = []} = error,
    phrase = sayIn(language),
    message = language.put(sentenceOf(error));
  const shown = faults.slice(0, kFaults).map((fault) => make('li', {}, fault));
  if (faults.length > kFaults) shown.push(make('li', {}, phrase('and {0} more', faults.length - kFaults)));
  const isOfLine = error.message.startsWith('line');
  return {
    nodes: [
      make('p', {role: 'alert'}, isOfLine ? phrase('This lesson cannot be played: {0}.', message) : message),
      ...(shown.length > 0 ? [make('ul', {}, ...shown)] : []),
    ],
    sentence: `lesson: ${faults[0] ?? message}`,
  };
}
