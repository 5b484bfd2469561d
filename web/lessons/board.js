// The board of a lesson, brought to where a stop is, and beyond it when its question is answered.
import {fallbacks, searchKeys, settingKeys} from '#tables';
import {placeOn} from '../instance/place.js';

const kReaders = ['theme', 'scale', 'controls', 'lang', 'language', 'base', 'autoplay', 'lesson'];  // what a stop does not name of these stays
const kMarks = ['hint', 'question', 'right', 'wrong', 'note'];                            // as src/app/snapshot/annotation.h numbers them
const kPlaces = ['square', 'edge', 'code', 'stack', 'step'];

const kLongestWalk = 8;  // seconds: of a longer one the end is shown

const rest = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// As a link's text has it.
const textOf = (value) => (typeof value === 'boolean' || typeof value === 'number' ? String(value) : value);

// All settings of a stop: what it leaves out is the default.
export function settingsOf({settings = {}, look = []}, more = {}) {
  const panels = look.flatMap(({panel}) => panel ?? []).join(',');
  const given = {panels: panels || 'none', ...settings, ...more};
  const all = settingKeys.filter((key) => !kReaders.includes(key) || key in given).map((key) => [key, textOf(given[key] ?? fallbacks[key])]);
  return Object.fromEntries(all);
}

// Marks as instance.annotate() takes them.
const marksOf = (look, tr) => look.flatMap((mark) => {
  const place = kPlaces.find((key) => key in mark);
  if (!place) return [];
  const words = tr(mark.text ?? '').replaceAll('|', ' ');
  return [[place, [kMarks.indexOf(mark.kind ?? 'note'), words, ...[mark[place]].flat()].join('|')]];
});

export class LessonBoard {
  #element;
  #instance;
  #language;
  #asks = false;
  #turn = 0;        // counts, so that a way that was overtaken knows it

  // `language`: of the marks' words.
  constructor(element, instance, language) {
    this.#language = language;
    this.#element = element;
    this.#instance = instance;
  }

  // Whatever is on its way no longer is.
  leave() { ++this.#turn; }

  // `asks`: from now on the sentence does not tell what is asked, until another stop or answer.
  mark(look, asks = this.#asks) {
    this.#asks = asks;
    this.#instance.annotate(new URLSearchParams([...marksOf(look ?? [], this.#language.tr), ...(asks ? [['asks', '']] : [])]).toString());
  }

  // To a stop: its search, its step, its run; who plays, or is asked, takes over from there. `address`: of the stop, as the setting
  // `lesson` has it. `isShown`: a walk is seen. True when it got there.
  async show(stop, {address, lesson, after = null, with: other = null, isShown = true}) {
    const turn = ++this.#turn;
    this.#instance.keepPanelPlace(lesson.stops.some(({look = [], settings = {}}) => settings.panels || look.some(({panel}) => panel)));
    const settings = settingsOf(stop, {...(other ? {step: '0', at: 'none'} : {}), ...other, lesson: address});
    const runs = [other ? null : stop.run, after].filter(Boolean);
    const mode = after || other ? 'watch' : settings.mode;  // an answer is the search's
    const before = this.#instance.getState({path: false});
    const isSame = searchKeys.every((key) => key === 'mode' || before.settings[key] === settings[key]);
    this.mark([], false);
    try {
      await this.#element.setState({settings: {...settings, mode: 'watch'}, step: Number(settings.step), status: 'paused'});
      for (const [i, run] of runs.entries()) {
        if (turn !== this.#turn) return false;
        await this.#go(run, isShown && i === runs.length - 1, turn, isSame ? momentOf(before) : 0);
      }
      if (turn === this.#turn && mode !== 'watch') await this.#element.setState({settings: {mode}});
    } catch (error) {
      if (turn === this.#turn && error.kind !== 'stopped' && error.kind !== 'destroyed') throw error;
      return false;
    }
    return turn === this.#turn;
  }

  async #go({to, until, pace}, isShown, turn, shown) {
    if (pace && isShown && !isCalm()) return this.#walk({to, until}, pace, turn, shown);
    if (to === undefined) return this.#instance.runUntil(until);
    return this.#instance.seek(to);
  }

  // Step by step, as far as the run would go; from the step that was shown, where that is on the way.
  async #walk(run, pace, turn, shown) {
    const here = () => momentOf(this.#instance.getState({path: false}));
    const begin = here();
    await this.#go(run, false, turn);
    const end = here();
    await this.#instance.seek(Math.max(begin, shown < end ? shown : 0, end - kLongestWalk * pace));
    while (turn === this.#turn && here() < end) {
      await rest(1000 / pace);
      if (turn === this.#turn) await this.#instance.step(1);
    }
  }

  rows() { return Number(this.#instance.getState({path: false}).settings.board.split('x')[0]); }

  // The square at a point of the window, as the settings of this search name it; null beside the board, and on a graph.
  squareAt(point) {
    const {settings} = this.#instance.getState({path: false});
    const place = this.boardPlace();
    if (settings.graph !== 'none' || !place) return null;
    const [rows, cols = rows] = settings.board.split('x').map(Number);
    const {x, y} = placeOn(this.#element.shadowRoot.querySelector('canvas'), point);
    const col = Math.floor((x - place.x) / place.width * cols);
    const row = Math.floor((y - place.y) / place.height * rows);
    if (row < 0 || col < 0 || row >= rows || col >= cols) return null;
    return nameOf(row, col, rows);
  }

  // The rectangle of the board on the canvas, {x, y, width, height}; null before there is one.
  boardPlace() {
    const rect = this.#instance.controls().find(({id}) => id === 'board')?.rect;
    return this.#element.shadowRoot.querySelector('canvas') && rect ? rect : null;
  }
}

// Where it stands: of boards that are compared, their clock.
const momentOf = ({step, boards}) => boards?.clock ?? step;

const fileOf = (col) => (col < 26 ? '' : fileOf(Math.floor(col / 26) - 1)) + String.fromCharCode(97 + col % 26);

// a1, as people say it.
export const nameOf = (row, col, rows) => `${fileOf(col)}${rows - row}`;

// Row and column of a name in either way; null where it is none.
export function placeOf(name, rows) {
  const [, row, col] = /^\s*\(?(\d+)\s*,\s*(\d+)\)?\s*$/.exec(name) ?? [];
  if (row !== undefined) return {row: +row, col: +col};
  const [, letters, rank] = /^\s*([a-z]{1,2})\s*(\d{1,4})\s*$/i.exec(name) ?? [];
  if (!letters) return null;
  const file = [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return {row: rows - rank, col: file};
}
