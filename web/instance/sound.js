// The sound of a board: whether its page allows it, and its script, which loads when sound is switched on.
//
// It is not a setting and not in links: a browser allows sound only after the user has touched the page, and nobody wants a link that makes
// a room full of computers sing. If you have switched a board on, you hear it again when it comes back.
import {sentenceOf} from '../element/failure.js';
import {loadPart} from '../element/files.js';
import {tellError} from '../element/tell.js';
/** @import {Language} from '../element/language.js' */
/** @import {BoardElement, Instance, Status} from '../board.d.ts' */

const kAbsent = 0,
  kOff = 1,
  kOn = 2; // Sound::State of src/app/snapshot/commands.h

const sounding = new WeakSet(); // elements

// `language`: see element/language.js; say(text): see announcer.js. Returns {allow(), when the attribute may be another; frame(status, state), as the
// instance reports them; close()}.
/** @param {BoardElement} element @param {Instance} instance @param {Language} language @param {(text: string) => void} say */
export function connectSound(element, instance, language, say) {
  let state = kAbsent;
  /** @type {{frame(status: Status): void, close(): void} | null} */
  let player = null;
  let isOver = false;

  async function begin() {
    try {
      const {openPlayer} = await loadPart('sound');
      if (!isOver && state === kOn) player ??= openPlayer(instance, language);
    } catch (/** @type {any} */ error) {
      if (isOver) return;
      instance.setSound(kOff, language.put(sentenceOf(error)));
      tellError(element, error, language);
    }
  }

  function turn(/** @type {number} */ next) {
    const isOn = next === kOn,
      isNew = isOn !== sounding.has(element);
    state = next;
    player?.close();
    player = null;
    sounding[isOn ? 'add' : 'delete'](element);
    if (isNew && next !== kAbsent) say(isOn ? language.tr('Sound on.') : language.tr('Sound off.'));
    if (isOn) begin();
  }

  function allow() {
    if (element.sound === state > kAbsent) return;
    instance.setSound(!element.sound ? kAbsent : sounding.has(element) ? kOn : kOff);
  }
  allow();
  return {
    allow,
    /** @param {Status} status @param {number} next */
    frame: (status, next) => {
      if (next !== state) turn(next);
      player?.frame(status);
    },
    close: () => {
      isOver = true;
      player?.close();
    },
  };
}
