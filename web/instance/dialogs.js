// The dialogs of a board: their script is brought when the first of them is opened. Where it does not come the board
// lives on, and says so.
import {sentenceOf} from '../element/failure.js';
import {bringPart, explainLate} from '../element/files.js';
import {id} from '../element/put.js';

const kPatience = 1000;  // milliseconds after which somebody who has pressed a button is told that it takes long

// Returns open(which), such as openShare, one at a time. `host`: isOffered(); options(), of a dialog; say(sentence, retry), over the
// board; clear(), what was said; failed(error).
export function dialogsOf(element, host) {
  let opening = null;  // the promise of one on its way

  async function bring(which) {
    try {
      const share = await explainLate(bringPart('share'), host.say, [id('Loading the dialog…')], kPatience);
      if (!host.isOffered()) return;
      host.clear();
      share[which](element, host.options());
    } catch (error) {
      host.say(sentenceOf(error), () => open(which));
      host.failed(error);
    }
  }

  function open(which) {
    if (!host.isOffered()) return null;  // it says why
    opening ??= bring(which).finally(() => { opening = null; });
    return opening;
  }

  return open;
}
