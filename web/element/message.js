// A board's message in a sentence: in the place of the board, or over a live board above its controls; with a button to try again if that
// may help.
import {id} from './fill_in.js';
/** @import {Inside, Sentence} from '../board.d.ts' */
/** @import {Language} from './language.js' */

export class Message {
  #host; // the element
  #inside; // its parts
  #language;
  /** @type {Sentence} */
  #said = '';
  /** @type {(() => unknown) | null} */
  #retry = null;
  #isTrying = false;

  /** @param {HTMLElement} host @param {Inside} inside @param {Language} language */
  constructor(host, inside, language) {
    this.#host = host;
    this.#language = language;
    this.#inside = inside;
    inside.again.addEventListener('click', () => this.#tryAgain());
    inside.dismiss.addEventListener('click', () => this.clear());
  }

  // `retry` is the action of the button; in the end it reports a failure again, or clears the message.
  // `isOver`: the board lives, and the reader may dismiss the message.
  /** @param {Sentence} sentence @param {{retry?: (() => unknown) | null, isOver?: boolean}} options */
  say(sentence, {retry = null, isOver = false} = {}) {
    const {message, words, again, dismiss} = this.#inside;
    this.#said = sentence;
    this.speak();
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

  // In the language of the moment.
  speak() {
    this.#inside.reason.textContent = this.#language.put(this.#said);
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
    this.#said = [id('Trying again…')];
    this.speak();
    this.#retry?.();
  }
}
