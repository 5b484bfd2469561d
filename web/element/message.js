// What a board says in a sentence: in the place where it would be, or over it while it lives, above its controls; with a
// button that tries again where that may help.
export class Message {
  #host;            // the element
  #inside;          // its parts
  #tr;
  /** @type {(() => unknown) | null} */
  #retry = null;
  #isTrying = false;

  // tr(): of the host's language.
  constructor(host, inside, tr) {
    this.#host = host;
    this.#tr = tr;
    this.#inside = inside;
    inside.again.addEventListener('click', () => this.#tryAgain());
    inside.dismiss.addEventListener('click', () => this.clear());
  }

  // `text`: of a sentence, said. `retry` is what the button does: it says why it failed in the end, or clears this. `isOver`: the board lives, and the
  // reader may put this away.
  /** @param {string} text @param {{retry?: (() => unknown) | null, isOver?: boolean}} options */
  say(text, {retry = null, isOver = false} = {}) {
    const {message, reason, words, again, dismiss} = this.#inside;
    reason.textContent = text;
    if (this.#isTrying && !retry) return;  // nothing is known yet: the button stays, and with it the focus
    this.#retry = retry;
    this.#setTrying(false);
    message.classList.toggle('over', isOver);
    again.hidden = !retry;
    dismiss.hidden = !isOver;
    words.hidden = isOver;  // they stand for a board that can not be seen
    message.hidden = false;
    if (isOver) message.scrollIntoView({block: 'nearest'});
  }

  clear() {
    const {message} = this.#inside;
    this.#setTrying(false);
    if (message.hidden) return;
    const hadFocus = message.contains(message.getRootNode().activeElement);
    message.hidden = true;
    if (hadFocus) this.#host.focus({preventScroll: true});
  }

  #setTrying(isTrying) {
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
