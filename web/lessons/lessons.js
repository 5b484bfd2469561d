// Module `lessons`: loaded by a board that has a lesson. It has the lessons themselves, the player beside the board (player.js), users'
// own lessons (own.js, checker.js), votes and pages for a class (classroom/), and the page of all lessons with their sheets, which the
// build writes (page.mjs, sheet.mjs). Found at knightsTourParts.lessons.
// May know: element, share's small makers, page's pictures, and an instance by its methods only. Begin with openPlayer().
//
//   openPlayer(element, inside, instance, language)     // of createInstance(), and alive
//   openStillPlayer(element, inside, host, language)    // `host`: see StillBoard
import '../element/hashes.js';
import {parts} from '../parts.js';
import {LessonBoard} from './board.js';
import {checkLesson} from './checker.js';
import {lessonOf, packed, stopOf} from './own.js';
import {openPlayer} from './player.js';
import {StillBoard} from './still.js';
/** @import {BoardElement, Inside, Instance} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Host} from './still.js' */

parts.lessons ??= {
  /** @param {BoardElement} element @param {Inside} inside @param {Instance} instance @param {Language} language */
  openPlayer: (element, inside, instance, language) =>
    openPlayer(element, inside, new LessonBoard(element, instance, language), language),
  /** @param {BoardElement} element @param {Inside} inside @param {Host} host @param {Language} language */
  openStillPlayer: (element, inside, host, language) => openPlayer(element, inside, new StillBoard(host), language),
  checkLesson,
  lessonOf,
  stopOf,
  packed,
};
