// The board of a lesson without WebGL 2: a picture of each stop, in the place of a LessonBoard (board.js).
import {reportOf} from './checker.js';
import {momentOf} from './sheet.js';

// The step of a stop's picture. Somebody's own lesson does not say where a run ends: it is played to that end once.
const reports = new WeakMap();
async function stepOf(stop, lesson) {
  const {run = {}, settings = {}} = stop, step = run.to ?? run.step;
  if (step !== undefined || !run.until) return step ?? settings.step ?? 0;
  if (!reports.has(lesson)) reports.set(lesson, await reportOf(JSON.stringify(lesson)));
  return reports.get(lesson).stops[lesson.stops.indexOf(stop)].step;
}

export class StillBoard {
  isStill = true;
  #draw;
  #rows = 8;
  #turn = 0;  // counts, so that a stop that was overtaken knows it

  // draw(settings): shows a picture.
  constructor(draw) { this.#draw = draw; }

  async show(stop, {lesson}) {
    const turn = ++this.#turn;
    const settings = momentOf(stop, {step: await stepOf(stop, lesson)});
    if (turn !== this.#turn) return false;
    this.#rows = Number(settings.board.split('x')[0]);
    await this.#draw(settings);
    return turn === this.#turn;
  }

  rows() { return this.#rows; }
  leave() { ++this.#turn; }
  mark() {}
  squareAt() { return null; }
  boardPlace() { return null; }
}
