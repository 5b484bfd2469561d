// The live board of a lesson: it goes where the lesson says (src/app/lessons/played_lesson.h), at once or step by step.
import {searchKeys} from '#tables';
import {momentOf} from '../element/moment.js';
import {placeOn} from '../instance/place.js';
import {movedFrom} from './moved.js';
/** @import {BoardElement, Instance, State} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Lesson, Mark, Question, Run, Show, Stop} from './checker.js' */

const kLongestWalk = 8; // seconds: of a longer one only the end is shown

const rest = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class LessonBoard {
  #element;
  #instance;
  #language;
  #asks = false;
  #turn = 0; // counts, so that an outdated walk can be recognized

  // `language`: of the annotations.
  /** @param {BoardElement} element @param {Instance} instance @param {Language} language */
  constructor(element, instance, language) {
    this.#language = language;
    this.#element = element;
    this.#instance = instance;
  }

  // Cancels whatever is on its way.
  leave() {
    ++this.#turn;
  }

  // `asks`: from now on the sentence hides the answer, until another stop or answer.
  /** @param {Mark[]} marks @param {boolean} asks */
  mark(marks, asks = this.#asks) {
    this.#asks = asks;
    this.#instance.annotate(
      marks.map(({text = '', ...mark}) => ({...mark, text: this.#language.tr(text)})),
      asks,
    );
  }

  // To a stop or an answer, as `show` says; who plays, or is asked, takes over from there. `address`: of the stop, as the setting
  // `lesson` has it. True when it got there.
  /** @param {Stop} stop @param {Show} show @param {Lesson} lesson @param {string} address */
  async show(stop, {settings: own, step, runs, mode}, {hasPanels, settings: defaults}, address) {
    const turn = ++this.#turn;
    this.#instance.keepPanelPlace(hasPanels);
    const settings = {...defaults, ...own, lesson: address};
    const before = /** @type {State} */ (this.#instance.getState({path: false}));
    const idOf = (/** @type {string} */ value) => {
      const lesson = this.#instance.lessonAddress(value);
      return lesson && movedFrom(lesson).id;
    };
    if (idOf(before.settings.lesson) !== idOf(address)) return false; // the lesson has been closed while it loaded
    const isSame = searchKeys.every((key) => before.settings[key] === settings[key]);
    this.mark([], false);
    try {
      await this.#element.setState({settings, step, status: 'paused'});
      for (const [i, run] of runs.entries()) {
        if (turn !== this.#turn) return false;
        if (!run.pace || i < runs.length - 1 || isCalm()) await this.#go(run);
        else if (!(await this.#walk(/** @type {Run & {pace: number}} */ (run), turn, isSame ? momentOf(before) : 0)))
          return false;
      }
      if (turn === this.#turn && mode !== settings.mode) await this.#element.setState({settings: {mode}});
    } catch (/** @type {any} */ error) {
      if (turn === this.#turn && error.kind !== 'stopped' && error.kind !== 'destroyed') throw error;
      return false;
    }
    return turn === this.#turn;
  }

  /** @param {Run} run */
  async #go({to, until}) {
    return until === undefined ? this.#instance.seek(to) : this.#instance.runUntil(until);
  }

  // Step by step, as far as the run would go; starts at the shown step if that is on the way. False if somebody else moves the board.
  /** @param {Run & {pace: number}} run @param {number} turn @param {number} shown */
  async #walk(run, turn, shown) {
    const state = () => /** @type {State} */ (this.#instance.getState({path: false}));
    const here = () => momentOf(state());
    const seen = () => JSON.stringify([here(), state().status, ...searchKeys.map((key) => state().settings[key])]);
    const begin = here();
    await this.#go(run);
    const end = here();
    await this.#instance.seek(Math.max(begin, shown < end ? shown : 0, end - kLongestWalk * run.pace));
    while (turn === this.#turn && here() < end) {
      const left = seen();
      await rest(1000 / run.pace);
      if (turn !== this.#turn || seen() !== left) return false;
      await this.#instance.step(1);
    }
    return turn === this.#turn;
  }

  /** @param {Question} question @param {string} said */
  judge(question, said) {
    return this.#instance.judge(question, said);
  }

  // The name of the square at a point of the window; empty beside the board, and on a graph.
  /** @param {{clientX: number, clientY: number}} point */
  squareAt(point) {
    const {x, y} = placeOn(/** @type {HTMLCanvasElement} */ (this.#element.shadowRoot.querySelector('canvas')), point);
    return this.#instance.squareAt(x, y);
  }

  // The rectangle of the board on the canvas, {x, y, width, height}; null before there is one.
  boardPlace() {
    const rect = this.#instance.controls().find(({id}) => id === 'board')?.rect;
    return this.#element.shadowRoot.querySelector('canvas') && rect ? rect : null;
  }
}
