// The language of an element, and its catalogue, which loads when the language is chosen.
//
// The language is that of the setting `lang`, whose attribute may be any HTML language tag, such as de-AT; otherwise that of the page
// around the element; otherwise one that the browser's user reads. English needs no catalogue, and replaces languages without one.
import {loadPart} from './files.js';
import {put} from './fill_in.js';
import {patternsOf} from './say.js';
import {parts} from '../parts.js';
/** @import {Sentence} from '../board.d.ts' */

const kAll = ['en', ...LANGUAGES];

const idOf = (/** @type {string} */ tag) => kAll.find((id) => id === tag.toLowerCase().split('-')[0]);

// The setting for an attribute or an address.
export const settingOf = (/** @type {string} */ tag) => (['', 'auto'].includes(tag) ? 'auto' : (idOf(tag) ?? 'en'));

// Our own pages are in English, and are shown in their reader's language: <html lang="en" data-words="reader">.
/** @param {Element} element @returns {readonly string[]} */
function tagsAround(element) {
  for (let at = /** @type {any} */ (element); (at = at.parentElement ?? at.getRootNode().host); ) {
    const tag = at.getAttribute('lang');
    if (tag) return at.dataset?.words === 'reader' ? navigator.languages : [tag];
  }
  return navigator.languages;
}

// The language of an element.
export function languageFor(/** @type {Element} */ element, setting = 'auto') {
  const known = settingOf(setting);
  return known === 'auto' ? (tagsAround(element).map(idOf).find(Boolean) ?? 'en') : known;
}

// Shared by all scripts of the page.
/** @type {Record<string, Map<string, string>>} */
const catalogues = (parts.catalogues ??= {});

// Adds the words that a script has left to the language's catalogue.
export const loadWords = (/** @type {string} */ file, /** @type {string} */ locale) =>
  loadPart(file, {
    read: (text) => {
      catalogues[locale] = new Map([...(catalogues[locale] ?? []), ...patternsOf(text)]);
    },
  });

export class Language {
  locale = 'en';
  /** @type {any} */
  failure = null; // why it is in English
  #element;
  #host;
  #wanted = 'en';

  // `setting` returns the current one.
  /** @param {Element} element @param {{setting(): string | undefined, changed(): void, failed(): void}} host */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
  }

  tr = (/** @type {string} */ text) => catalogues[this.locale]?.get(text) ?? text;
  put = (/** @type {Sentence} */ sentence) => put(this.tr, sentence);
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

  #take(/** @type {string} */ locale) {
    if (locale === this.locale) return;
    this.locale = locale;
    this.#host.changed();
  }
}

// Calls `changed` when the page around the element switches to another language, or the user's preferences change.
/** @param {Element} element @param {() => void} changed @param {AbortSignal} signal */
export function watchLanguage(element, changed, signal) {
  const observer = new MutationObserver(changed);
  for (let root = /** @type {any} */ (element.getRootNode()); root; root = root.host?.getRootNode())
    observer.observe(root, {attributeFilter: ['lang'], subtree: true});
  addEventListener('languagechange', changed, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
}
