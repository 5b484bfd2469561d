// Translates our own pages to the language of their board: their texts are in English, and are looked up by that.
import {parts} from '../parts.js';

// Calls speak({locale, tr(text)}) when the board, which must be an element already, uses another language than English, and at each change.
export function followLanguage(board, speak) {
  const frame = board.shadowRoot.querySelector('[part=frame]');
  const tell = () => {
    const {lang: locale} = frame;
    document.documentElement.lang = locale;
    speak({locale, tr: (text) => parts.catalogues[locale]?.get(text) ?? text});
  };
  frame.addEventListener('language', tell);
  if (frame.lang !== 'en') tell();
}

// Returns a function that translates the texts and names in these elements.
export function wordsOf(selector) {
  const all = []; // [English, function that applies the translation]
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
  return ({tr}) => {
    for (const [english, put] of all) put(tr(english));
  };
}
