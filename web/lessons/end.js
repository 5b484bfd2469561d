// The end of a lesson: its result, and where to go from there.
import {lessons} from '../../build/lessons.js';
import {sentenceOf} from '../element/failure.js';
import {languageHash} from '../element/link.js';
import {sayIn} from '../element/say.js';
import {button, make} from '../share/dom.js';
import {describeVotes, votesIn} from './classroom/hands.js';
import {pageOf, siteOf} from './classroom/speaker.js';
import {printSheet} from './paper.js';
import {kClassId, kHomework} from './path.js';
/** @import {Language} from '../element/language.js' */
/** @import {Choice, Lesson} from './checker.js' */
/** @import {Progress} from './progress.js' */

// The votes of a class, `hands` for the choices of each stop; without a class, the reader's first tries.
/**
 * @param {Lesson} lesson @param {Progress['answers']} answers @param {Map<number, number[]> | null} hands
 * @param {Language} language
 */
export function resultOf({stops}, answers, hands, language) {
  const phrase = sayIn(language),
    asked = stops.filter(({question}) => question).length;
  if (asked === 0) return language.tr('This lesson had no questions.');
  if (!hands) {
    const right = stops.filter(({question}, at) => question && answers[at]?.right).length;
    return right === asked
      ? phrase('Well done! You got {0} of {1} right on the first try.', right, asked)
      : phrase('You got {0} of {1} right on the first try.', right, asked);
  }
  const right = [...hands].map(
    ([at, counts]) =>
      counts[/** @type {{question: {choices: Choice[]}}} */ (stops[at]).question.choices.findIndex((choice) => choice.right)],
  );
  const all = votesIn([...hands.values()].flat());
  return all > 0 ? describeVotes(phrase, votesIn(right), all) : language.tr('No votes were counted.');
}

// Prints the sheet of a user's own lesson; ours have their pages.
/** @param {string} source @param {HTMLElement} root @param {Language} language @param {AbortSignal} signal */
function printer(source, root, language, signal) {
  const name = language.tr('Print a homework sheet'),
    phrase = sayIn(language);
  const print = button(name, async () => {
    print.disabled = true;
    try {
      await printSheet(source, root, language, {
        signal,
        onProgress: (share) => {
          print.textContent = phrase('Creating the sheet: {0}%', Math.round(share * 100));
        },
      });
    } catch (/** @type {any} */ error) {
      if (!signal.aborted) print.after(make('p', {role: 'alert'}, language.put(sentenceOf(error))));
    }
    print.disabled = false;
    print.textContent = name;
  });
  return print;
}

// `result`: a sentence; open(id) opens another lesson, restart() this one; `root`: where a sheet is printed from.
/**
 * @param {Lesson} lesson
 * @param {{result: string, language: Language, open(id: string): void, restart(): void, root: HTMLElement,
 *   signal: AbortSignal}} options
 */
export function makeEnd({id, source}, {result, language, open, restart, root, signal}) {
  const {tr} = language,
    isOurs = source === undefined,
    isPath = isOurs && id === kClassId,
    following =
      isOurs && !isPath ? lessons[lessons.findIndex((/** @type {Lesson} */ lesson) => lesson.id === id) + 1] : undefined;
  /** @type {HTMLElement[]} */
  const content = [make('h2', {tabIndex: -1}, tr('Lesson complete')), make('p', {}, result)];
  if (following)
    content.push(
      make('p', {}, tr('Up next:')),
      button(tr(following.title), () => open(following.id), true),
    );
  content.push(make('p', {}), button(tr('Start from the beginning'), restart));
  if (!isOurs) content.push(make('p', {}), printer(source, root, language, signal));
  const link = (/** @type {string} */ href, /** @type {string} */ text) =>
    content.push(make('p', {}), make('p', {}, make('a', {href, target: '_blank', rel: 'noopener'}, text)));
  if (siteOf() && isPath) {
    const {title} = lessons.find((/** @type {Lesson} */ lesson) => lesson.id === kHomework);
    link(pageOf(kHomework, language), sayIn(language)('Homework: {0}', tr(title)));
  }
  if (siteOf()) link(`${siteOf()}lessons/index.html${languageHash(language.locale)}`, tr('All lessons, with homework sheets'));
  return content;
}
