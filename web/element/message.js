// A board's message in a sentence: in the place of the board, or over a live board above its controls; with a button to try again if that
// may help.
/** @import {Inside} from '../board.d.ts' */

export class Message {
  #host; // the element
  #inside; // its parts
  #tr;
  /** @type {(() => unknown) | null} */
  #retry = null;
  #isTrying = false;

  // `tr` of the host's language.
  /** @param {HTMLElement} host @param {Inside} inside @param {(text: string) => string} tr */
  constructor(host, inside, tr) {
    this.#host = host;
    this.#tr = tr;
    this.#inside = inside;
    inside.again.addEventListener('click', () => this.#tryAgain());
    inside.dismiss.addEventListener('click', () => this.clear());
  }

  // `text`: a translated sentence. `retry` is the action of the button; in the end it reports a failure again, or clears the message.
  // `isOver`: the board lives, and the reader may dismiss the message.
  /** @param {string} text @param {{retry?: (() => unknown) | null, isOver?: boolean}} options */
  say(text, {retry = null, isOver = false} = {}) {
    const {message, reason, words, again, dismiss} = this.#inside;
    reason.textContent = text;
    if (this.#isTrying && !retry) return; // the result is unknown: the button stays, and with it the focus
    this.#retry = retry;
    this.#setTrying(false);
    message.classList.toggle('over', isOver);
    again.hidden = !retry;
    dismiss.hidden = !isOver;
    words.hidden = isOver; // they replace a board that cannot be seen
    message.hidden = false;
    if (isOver) message.scrollIntoView({block: 'nearest'});
  }

  clear() {
    const {message} = this.#inside;
    this.#setTrying(false);
    if (message.hidden) return;
    const hadFocus = message.contains(/** @type {ShadowRoot} */ (message.getRootNode()).activeElement);
    message.hidden = true;
    if (hadFocus) this.#host.focus({preventScroll: true});
  }

  #setTrying(/** @type {boolean} */ isTrying) {
    this.#isTrying = isTrying;
    this.#inside.again.setAttribute('aria-disabled', isTrying);
  }

  #tryAgain() {
    if (this.#isTrying) return;
    this.#setTrying(true);
    this.#inside.reason.textContent = this.#tr('Trying again…');
    this.#retry?.();
  }
}
