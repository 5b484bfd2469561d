// The lesson that the settings name: its script is brought when there is one, and follows what they say from then on.
import {sentenceOf} from '../element/failure.js';
import {bringPart} from '../element/files.js';
import {tell} from '../element/tell.js';

// openPlayer(lessons): a player, of lessons/lessons.js; `language`: see element/language.js. Returns {frame(link), followed(link), speak(),
// close()}.
export function connectLesson(element, inside, openPlayer, language) {
  let player = null;
  let wanted = null;  // as the link has it, which needs no encoding
  let isOver = false;
  let failure = null;

  // In a sentence over the board, with a way to try again.
  function explain(error) {
    const message = language.put(sentenceOf(error));
    const again = Object.assign(document.createElement('button'), {type: 'button', textContent: language.tr('Try again'), className: 'again', onclick: bring});
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
      const lessons = await bringPart('lessons');
      if (isOver) return;
      player ??= openPlayer(lessons);
      player.show(wanted);
    } catch (error) {
      if (!isOver) explain(error);
    }
  }

  return {
    frame: (link) => {
      const value = new URLSearchParams(link).get('lesson');
      if (value === wanted) return;
      wanted = value;
      if (player) player.show(value);
      else if (value) bring();
      else failure?.remove();
    },
    // A link that says nothing but the lesson leads to it also where that is no news: the board is not there any more.
    followed: (link) => {
      const {v, lesson, ...others} = Object.fromEntries(new URLSearchParams(link));
      if (lesson && Object.keys(others).length === 0) player?.show(lesson, true);
    },
    // In the language that is in force now, from the beginning of the stop.
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
