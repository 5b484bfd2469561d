// Prints the homework sheet of a user's own lesson.
import {moveOrders} from '#tables';
import {loadPart} from '../element/files.js';
import {sayIn} from '../element/say.js';
import {svgElement} from '../element/svg.js';
import {printPaper} from '../share/paper.js';
import {checkLesson} from './checker.js';
import {exerciseLesson, isOurs} from './exercises.js';
import {homeworkOf} from './sheet.js';
import style from './sheet.css';
/** @import {Language} from '../element/language.js' */
/** @import {CheckedLesson} from './checker.js' */

/** @param {Document} page @param {string | any[]} node @param {Element[]} pictures @returns {Node} */
function elementOf(page, node, pictures) {
  if (typeof node === 'string') return page.createTextNode(node);
  const [tag, properties, ...children] = node;
  if (tag === 'picture') return page.adoptNode(pictures[properties]);
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children.map((child) => elementOf(page, child, pictures)));
  return element;
}

// The SVG as on a page of the build: as wide as its place.
function boardOf(/** @type {string} */ svg) {
  const element = svgElement(svg);
  element.setAttribute('class', 'board');
  element.removeAttribute('width');
  element.removeAttribute('height');
  return element;
}

// `text`: of the lesson; `root`: where the frame is for as long as it is printed; `language`: of its own words; `onProgress(share)`.
/**
 * @param {string} text @param {HTMLElement} root @param {Language} language
 * @param {{onProgress?(share: number): void, signal?: AbortSignal | null}} options
 */
export async function printSheet(text, root, language, {onProgress = (_share) => {}, signal = null} = {}) {
  const phrase = sayIn(language);
  const {lesson: checked} = /** @type {{lesson: CheckedLesson}} */ (
    await checkLesson(text, {forSheet: true, onProgress: (share) => onProgress(share / 3), signal})
  );
  const lesson = isOurs(checked) ? {...checked, id: `own-${checked.id}`} : checked; // ours have other exercises
  const {lesson: exercises} = /** @type {{lesson: CheckedLesson}} */ (
    await checkLesson(JSON.stringify(exerciseLesson(lesson)), {
      forSheet: true,
      onProgress: (share) => onProgress((1 + share) / 3),
      signal,
    })
  );
  const {pictures, nodes} = homeworkOf(lesson, exercises, moveOrders, {tr: language.tr, phrase});
  const {posterOf} = await loadPart('visualizer');
  /** @type {Element[]} */
  const drawn = [];
  for (const picture of pictures) {
    if (signal?.aborted) return;
    onProgress((2 + drawn.length / pictures.length) / 3);
    drawn.push(boardOf(await posterOf(picture)));
  }
  printPaper({
    root,
    title: phrase('Homework: {0}', lesson.title),
    locale: language.locale,
    style,
    fill: (page) => page.body.append(...nodes.map((node) => elementOf(page, node, drawn))),
  });
}
