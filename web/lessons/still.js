// The board of a lesson without WebGL 2: a picture of each stop instead of a LessonBoard (board.js).
/** @import {GivenSettings, LessonAddress} from '../board.d.ts' */
/** @import {Lesson, Question, Show, Stop} from './checker.js' */

/**
 * @typedef {{show(settings: GivenSettings): Promise<void>, open(lesson: LessonAddress | null): void,
 *   judge(question: Question, said: string): string | Promise<string>}} Host
 */

export class StillBoard {
  isStill = true;
  #host;
  #turn = 0; // counts, so that an outdated stop can be recognized

  // show(settings) draws a picture; open(lesson) changes to another lesson, or to none; judge() is as that of an instance, or promises it.
  constructor(/** @type {Host} */ host) {
    this.#host = host;
  }

  /** @param {Stop} stop @param {Show} show @param {Lesson} lesson */
  async show({picture}, show, {settings}) {
    const turn = ++this.#turn;
    await this.#host.show({...settings, ...picture});
    return turn === this.#turn;
  }

  /** @param {Question} question @param {string} said */
  judge(question, said) {
    return this.#host.judge(question, said);
  }
  /** @param {LessonAddress | null} lesson */
  open(lesson) {
    this.#host.open(lesson);
  }
  leave() {
    ++this.#turn;
  }
  mark() {}
  squareAt() {
    return '';
  }
  boardPlace() {
    return null;
  }
}
