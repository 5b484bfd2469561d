// Translates our own pages to the language of their board: their texts are in English, and are looked up by that.
import {parts} from '../parts.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @typedef {{locale: string, tr(text: string): string}} Speech */

// Calls speak({locale, tr(text)}) when the board, which must be an element already, uses another language than English, and at each change.
/** @param {BoardElement} board @param {(speech: Speech) => void} speak */
export function followLanguage(board, speak) {
  const frame = /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (board.shadowRoot).querySelector('[part=frame]'));
  const tell = () => {
    const {lang: locale} = frame;
    document.documentElement.lang = locale;
    speak({locale, tr: (text) => parts.catalogues[locale]?.get(text) ?? text});
  };
  frame.addEventListener('language', tell);
  if (frame.lang !== 'en') tell();
}

// Returns a function that translates the texts and names in these elements.
/** @param {string} selector */
export function wordsOf(selector) {
  /** @type {[english: string, put: (words: string) => void][]} */
  const all = [];
  for (const element of document.querySelectorAll(selector)) {
    const name = element.getAttribute('aria-label');
    if (name) all.push([name, (words) => element.setAttribute('aria-label', words)]);
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode),
        english = node.data.trim().replace(/\s+/g, ' ');
      if (english)
        all.push([
          english,
          (words) => {
            node.data = node.data.replace(/\S[^]*\S/, () => words);
          },
        ]);
    }
  }
  return (/** @type {Pick<Speech, 'tr'>} */ {tr}) => {
    for (const [english, put] of all) put(tr(english));
  };
}
