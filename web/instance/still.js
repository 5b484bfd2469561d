// A board without WebGL 2: its lesson, with a picture of each stop, and Share's checks. Neither needs a canvas.
import {id} from '../element/fill_in.js';
import {tellError} from '../element/tell.js';
import {connectLesson} from './lesson.js';
import {judgeAnswer, lessonAddress} from './lesson_calls.js';
import {optionsQuery, startModule, withText} from './module.js';
import {posterOf} from './posters.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {BoardElement, GivenSettings, LessonAddress, LifecycleOptions} from '../board.d.ts' */
/** @import {Question} from './lesson_calls.js' */

/** @typedef {Pick<LifecycleOptions, 'inside' | 'language' | 'look' | 'settings'> & {draw(svg: string | null): void}} Host */

// Returns {settings: of the picture that a lesson shows, or null; calls: those methods of an instance that work; follow(): the board
// has other settings; speak(): the language is another one; close()}. draw(svg) shows a picture in the board's place.
/** @param {BoardElement} element @param {Host} host */
export function connectStill(element, {inside, language, look, settings: given, draw}) {
  const check = Object.assign(document.createElement('button'), {type: 'button', onclick: () => element.share()});
  /** @type {string | null | undefined} */
  let followed; // the setting `lesson` at the last change
  const lesson = connectLesson(
    element,
    inside,
    (lessons) => lessons.openStillPlayer(element, inside, {show, open, judge: judgeSaid}, language),
    language,
  );

  function open(/** @type {LessonAddress | null} */ address) {
    lesson.frame(address);
    if (address) return;
    still.settings = null;
    draw(null);
  }

  async function show(/** @type {GivenSettings} */ settings) {
    still.settings = {...given(), ...settings};
    const shown = still.settings,
      svg = await posterOf({settings: shown, options: look.ofPoster});
    if (still.settings === shown) draw(svg);
  }

  /** @param {Question} question @param {string} said */
  const judgeSaid = async (question, said) => judgeAnswer(await startModule(), 0, question, said);

  // The text that the WebAssembly returns for a tour.
  /**
   * @param {string} text @param {string} board
   * @param {(module: Visualizer, tour: number, size: number, leaper: number) => number} ask
   */
  async function judge(text, board, ask) {
    const module = await startModule();
    withText(module, language.locale, (locale) =>
      withText(module, language.catalogue, (words) => module._kt_speak(0, locale, words, 0, 0)),
    );
    const piece = String((still.settings ?? given()).leaper ?? '');
    return withText(module, String(text), (tour) =>
      withText(module, String(board), (size) =>
        withText(module, piece, (leaper) => module.UTF8ToString(ask(module, tour, size, leaper))),
      ),
    );
  }

  const still = {
    settings: /** @type {GivenSettings | null} */ (null),
    /** @type {Record<string, Function>} */
    calls: {
      checkTour: async (/** @type {string} */ text, board = '') =>
        JSON.parse(await judge(text, board, (module, ...tour) => module._kt_check_tour(0, ...tour))),
      drawTour: (/** @type {string} */ text, board = '', options = {}) =>
        judge(text, board, (module, tour, size, leaper) =>
          withText(module, optionsQuery(options), (query) => module._kt_check_picture(0, tour, size, query, leaper)),
        ),
    },
    follow: async () => {
      const {lesson: value = null} = given();
      if (value === followed) return;
      followed = value;
      if (!value) still.settings = null;
      try {
        const address = value ? lessonAddress(await startModule(), 0, value) : null;
        if (value === followed) lesson.frame(address);
      } catch (/** @type {any} */ error) {
        tellError(element, error, language);
      }
    },
    speak: () => {
      check.textContent = language.put([id('Check a tour')]);
      lesson.speak();
    },
    close: () => {
      lesson.close();
      check.remove();
    },
  };
  inside.again.after(check);
  still.speak();
  still.follow();
  return still;
}
