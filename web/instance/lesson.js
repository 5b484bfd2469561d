// The lesson of the settings: its script loads when there is one, and follows the settings from then on.
import {sentenceOf} from '../element/failure.js';
import {loadPart} from '../element/files.js';
import {tell} from '../element/tell.js';
/** @import {VisualizerError} from '../element/failure.js' */
/** @import {Language} from '../element/language.js' */
/** @import {BoardElement, Inside, LessonAddress} from '../board.d.ts' */

/** @typedef {{show(lesson: LessonAddress | null, anew?: boolean): void, close(): void}} Player */

// openPlayer(lessons): a player, of lessons/lessons.js; `language`: see element/language.js. Returns {frame(lesson), which it
// follows: {id, stop}, or null; reopen(lesson), also where it is already; speak(); close()}.
/** @param {BoardElement} element @param {Inside} inside @param {(part: any) => Player} openPlayer @param {Language} language */
export function connectLesson(element, inside, openPlayer, language) {
  /** @type {Player | null} */
  let player = null;
  /** @type {LessonAddress | null} */
  let wanted = null;
  let isOver = false;
  /** @type {HTMLElement | null} */
  let failure = null;

  // In a sentence over the board, with a button to try again.
  function explain(/** @type {VisualizerError} */ error) {
    failure?.remove();
    const message = language.put(sentenceOf(error));
    const again = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: language.tr('Try again'),
      className: 'again',
      onclick: bring,
    });
    const reason = Object.assign(document.createElement('p'), {textContent: message});
    const actions = Object.assign(document.createElement('div'), {className: 'actions'});
    failure = Object.assign(document.createElement('div'), {className: 'message over'});
    failure.setAttribute('role', 'alert');
    actions.append(again);
    failure.append(reason, actions);
    inside.space.append(failure);
    tell(element, 'error', {kind: error.kind, message});
  }

  async function bring() {
    failure?.remove();
    try {
      const lessons = await loadPart('lessons');
      if (isOver) return;
      player ??= openPlayer(lessons);
      player.show(wanted);
    } catch (/** @type {any} */ error) {
      if (!isOver) explain(error);
    }
  }

  return {
    frame: (/** @type {LessonAddress | null} */ lesson) => {
      if (lesson?.id === wanted?.id && lesson?.stop === wanted?.stop) return;
      wanted = lesson;
      if (player) player.show(lesson);
      else if (lesson) bring();
      else failure?.remove();
    },
    reopen: (/** @type {LessonAddress | null} */ lesson) => player?.show(lesson, true),
    // In the new language, from the beginning of the stop.
    speak: () => {
      if (!player) return;
      player.close();
      player = null;
      if (wanted) bring();
    },
    close: () => {
      isOver = true;
      failure?.remove();
      player?.close();
    },
  };
}
