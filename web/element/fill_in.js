// A sentence before translation: an English pattern, which is its id, and the values to insert, which may be sentences themselves: ['{0}
// did not arrive', file]. This is the smallest part of say.js, which loads with the scripts that need more.
/** @import {Sentence} from '../board.d.ts' */

// `tr`: translates from English.
/** @param {(text: string) => string} tr @param {Sentence} sentence @returns {string} */
export const put = (tr, sentence) =>
  Array.isArray(sentence)
    ? tr(/** @type {string} */ (sentence[0])).replace(/\{(\d)\}/g, (_, i) => put(tr, /** @type {Sentence} */ (sentence[+i + 1])))
    : sentence;
export const inEnglish = (/** @type {Sentence} */ sentence) => put((text) => text, sentence);

// Marks a text that is looked up elsewhere.
export const id = (/** @type {string} */ text) => text;
