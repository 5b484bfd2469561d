// In which language an element speaks, and the catalogue of that, which comes when it is chosen.
//
// That of its setting `lang`, of which its attribute may be any tag of HTML's, such as de-AT; else of what is around it in the page; else
// one of those that the browser's user reads. English needs no catalogue, and stands for languages that have none.
import {bringPart} from './files.js';
import {put} from './put.js';
import {patternsOf} from './say.js';
import {parts} from '../parts.js';

const kAll = ['en', ...LANGUAGES];

const idOf = (tag) => kAll.find((id) => id === tag.toLowerCase().split('-')[0]);

// Of an attribute or an address, as the setting has it.
export const settingOf = (tag) => (['', 'auto'].includes(tag) ? 'auto' : idOf(tag) ?? 'en');

// Pages of ours are written in English, and leave it to their readers: <html lang="en" data-words="reader">.
function tagsAround(element) {
  for (let at = element; (at = at.parentElement ?? at.getRootNode().host);) {
    const tag = at.getAttribute('lang');
    if (tag) return at.dataset?.words === 'reader' ? navigator.languages : [tag];
  }
  return navigator.languages;
}

// The one in which an element speaks.
export const languageFor = (element, setting = 'auto') => (setting === 'auto' ? tagsAround(element).map(idOf).find(Boolean) ?? 'en' : settingOf(setting));

// By all scripts of the page: {de: a Map}.
const catalogues = (parts.catalogues ??= {});

// What a script has left of that language joins its catalogue.
export const bringWords = (file, locale) => bringPart(file, {read: (text) => {
  catalogues[locale] = new Map([...catalogues[locale] ?? [], ...patternsOf(text)]);
}});

// `host`: setting(), the one it has now; changed(); failed().
export class Language {
  locale = 'en';
  /** @type {any} */
  failure = null;  // why it is English
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
  // As the WebAssembly takes it, and the font of what its own lacks.
  get catalogue() { return parts[`language-${this.locale}`] ?? ''; }
  get font() { return Uint8Array.from(atob(parts[`language-${this.locale}-font`] ?? ''), (character) => character.charCodeAt(0)); }

  // Whatever may have changed it. `anew`: what did not come is asked for again, as it is at the next change.
  async follow(anew = false) {
    const wanted = languageFor(this.#element, this.#host.setting());
    if (wanted === this.#wanted && !anew) return;
    this.#wanted = wanted;
    this.failure = null;
    try {
      if (wanted !== 'en') await bringWords(`language-${wanted}`, wanted);
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

// Calls `changed` when what is around the element is in another language, or its user reads another.
export function watchLanguage(element, changed, signal) {
  const observer = new MutationObserver(changed);
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode()) observer.observe(root, {attributeFilter: ['lang'], subtree: true});
  addEventListener('languagechange', changed, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
}
