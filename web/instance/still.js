// What a board offers without WebGL 2: its lesson, with a picture of each stop, and Share's checks. Neither needs a canvas.
import {sentenceOf} from '../element/failure.js';
import {id} from '../element/put.js';
import {connectLesson} from './lesson.js';
import {judgeAnswer, lessonAddress} from './lesson_calls.js';
import {queryOf, startModule, withText} from './module.js';
import {posterOf} from './posters.js';

// Returns {settings: of the picture that a lesson shows, or null; calls: those methods of an instance that work; follow(): the board
// has other settings; speak(): the language is another one; close()}. `host`: as a Lifecycle has it.
export function connectStill(host) {
  const {shadow, language} = host, element = shadow.frame.getRootNode().host;
  const check = Object.assign(document.createElement('button'), {type: 'button', onclick: () => element.share()});
  const lesson = connectLesson(shadow, (lessons) => lessons.openStillPlayer(element, shadow, {show, judge: judgeSaid}, language), language, host.tell);

  async function show(settings) {
    still.settings = {...host.settings(), ...settings};
    const shown = still.settings, svg = await posterOf({settings: shown, options: host.look()});
    if (still.settings === shown) host.drawPoster(svg);
  }

  const judgeSaid = async (question, said) => judgeAnswer(await startModule(), 0, question, said);

  // The text that the WebAssembly answers of a tour.
  async function judge(text, board, ask) {
    const module = await startModule();
    withText(module, language.locale, (locale) => withText(module, language.catalogue, (words) => module._kt_speak(0, locale, words, 0, 0)));
    return withText(module, String(text), (tour) => withText(module, String(board), (size) => module.UTF8ToString(ask(module, tour, size))));
  }

  const still = {
    settings: null,
    calls: {
      checkTour: async (text, board = '') => JSON.parse(await judge(text, board, (module, ...tour) => module._kt_check_tour(0, ...tour))),
      drawTour: (text, board = '', options = {}) => judge(text, board, (module, ...tour) => withText(module, queryOf(options), (query) => module._kt_check_picture(0, ...tour, query))),
    },
    follow: async () => {
      const {lesson: value} = host.settings();
      try {
        lesson.frame(value ? lessonAddress(await startModule(), 0, value) : null);
      } catch (error) {
        host.tell('error', {kind: error.kind, message: language.put(sentenceOf(error))});
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
  shadow.again.after(check);
  still.speak();
  still.follow();
  return still;
}
