// The dialogs of a board: their script is brought when the first of them is opened. Where it does not come the board
// lives on, and says so.
import {sentenceOf} from '../element/failure.js';
import {bringPart, explainLate} from '../element/files.js';
import {id} from '../element/put.js';
import {tellError} from '../element/tell.js';

const kPatience = 1000;  // milliseconds after which somebody who has pressed a button is told that it takes long

// Returns open(which), such as openShare, one at a time.
export function dialogsOf(element, {lifecycle, look, language, message}) {
  let opening = null;  // the promise of one on its way

  async function bring(which) {
    const say = (sentence, retry) => lifecycle.say(sentence, retry);
    try {
      const share = await explainLate(bringPart('share'), say, [id('Loading the dialog…')], kPatience);
      if (!lifecycle.offersShare) return;
      message.clear();
      share[which](element, {palette: look.colours, language});
    } catch (error) {
      say(sentenceOf(error), () => open(which));
      tellError(element, error, language);
    }
  }

  function open(which) {
    if (!lifecycle.offersShare) return null;  // it says why
    opening ??= bring(which).finally(() => { opening = null; });
    return opening;
  }

  return open;
}
