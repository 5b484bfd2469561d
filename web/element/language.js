// The language of an element, and its catalogue, which loads when the language is chosen.
//
// The language is that of the setting `lang`, whose attribute may be any HTML language tag, such as de-AT; otherwise that of the page
// around the element; otherwise one that the browser's user reads. English needs no catalogue, and replaces languages without one.
import {loadPart} from './files.js';
import {put} from './fill_in.js';
import {patternsOf} from './say.js';
import {parts} from '../parts.js';

const kAll = ['en', ...LANGUAGES];

const idOf = (tag) => kAll.find((id) => id === tag.toLowerCase().split('-')[0]);

// The setting for an attribute or an address.
export const settingOf = (tag) => (['', 'auto'].includes(tag) ? 'auto' : (idOf(tag) ?? 'en'));

// Our own pages are in English, and are shown in their reader's language: <html lang="en" data-words="reader">.
function tagsAround(element) {
  for (let at = element; (at = at.parentElement ?? at.getRootNode().host); ) {
    const tag = at.getAttribute('lang');
    if (tag) return at.dataset?.words === 'reader' ? navigator.languages : [tag];
  }
  return navigator.languages;
}

// The language of an element.
export const languageFor = (element, setting = 'auto') =>
  setting === 'auto' ? (tagsAround(element).map(idOf).find(Boolean) ?? 'en') : settingOf(setting);

// Shared by all scripts of the page: {de: a Map}.
const catalogues = (parts.catalogues ??= {});

// Adds the words that a script has left to the language's catalogue.
export const loadWords = (file, locale) =>
  loadPart(file, {
    read: (text) => {
      catalogues[locale] = new Map([...(catalogues[locale] ?? []), ...patternsOf(text)]);
    },
  });

// `host`: setting(), the current one; changed(); failed().
export class Language {
  locale = 'en';
  /** @type {any} */
  failure = null; // why it is in English
  #element;
  #host;
  #wanted = 'en';

  constructor(element, host) {
    this.#element = element;
    this.#host = host;
  }

  /** @returns {string} */
  tr = (text) => catalogues[this.locale]?.get(text) ?? text;
  put = (sentence) => put(this.tr, sentence);
  // In the form for the WebAssembly, and the font with the characters that its own font lacks.
  get catalogue() {
    return parts[`language-${this.locale}`] ?? '';
  }
  get font() {
    return Uint8Array.from(atob(parts[`language-${this.locale}-font`] ?? ''), (character) => character.charCodeAt(0));
  }

  // Call it after anything that may change the language. `anew`: tries again to load what failed; so does the next change.
  async follow(anew = false) {
    const wanted = languageFor(this.#element, this.#host.setting());
    if (wanted === this.#wanted && !anew) return;
    this.#wanted = wanted;
    this.failure = null;
    try {
      if (wanted !== 'en') await loadWords(`language-${wanted}`, wanted);
      if (wanted === this.#wanted) this.#take(wanted);
    } catch (error) {
      if (wanted !== this.#wanted) return;
      this.failure = error;
      this.#take('en');
      this.#host.failed();
    }
  }

  #take(locale) {
    if (locale === this.locale) return;
    this.locale = locale;
    this.#host.changed();
  }
}

// Calls `changed` when the page around the element switches to another language, or the user's preferences change.
export function watchLanguage(element, changed, signal) {
  const observer = new MutationObserver(changed);
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode())
    observer.observe(root, {attributeFilter: ['lang'], subtree: true});
  addEventListener('languagechange', changed, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
}
