// The dialogs of a board. Their script loads when the first of them is opened. If it fails to load, the board stays alive and says so.
import {sentenceOf} from '../element/failure.js';
import {loadPart, explainLate} from '../element/files.js';
import {id} from '../element/fill_in.js';
import {tellError} from '../element/tell.js';
/** @import {BoardElement, Lifecycle, LifecycleOptions} from '../board.d.ts' */

const kPatience = 1000; // milliseconds after a press until the board says that loading takes a long time

// Returns open(which), such as openShare, one at a time.
/** @param {BoardElement} element @param {Pick<LifecycleOptions, 'look' | 'language' | 'message'> & {lifecycle: Lifecycle}} own */
export function dialogsOf(element, {lifecycle, look, language, message}) {
  /** @type {Promise<void> | null} */
  let opening = null; // the promise of an opening dialog

  async function bring(/** @type {string} */ which) {
    /** @type {Lifecycle['say']} */
    const say = (sentence, retry) => lifecycle.say(sentence, retry);
    try {
      const share = await explainLate(loadPart('share'), say, [id('Loading the dialog…')], kPatience);
      if (!lifecycle.offersShare) return;
      message.clear();
      share[which](element, {palette: look.colours, language});
    } catch (/** @type {any} */ error) {
      say(sentenceOf(error), () => open(which));
      tellError(element, error, language);
    }
  }

  function open(/** @type {string} */ which) {
    if (!lifecycle.offersShare) return null; // it says why
    opening ??= bring(which).finally(() => {
      opening = null;
    });
    return opening;
  }

  return open;
}
