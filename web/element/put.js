// A sentence before it is said in some language: a pattern in English, which is its id, and what is put into it, which may be sentences
// again: ['{0} did not arrive', file]. It is the least part of what say.js knows; that comes with the scripts that need more.
/** @import {Sentence} from '../board.d.ts' */

// `tr`: from English.
/** @param {(text: string) => string} tr @param {Sentence} sentence @returns {string} */
export const put = (tr, sentence) => (Array.isArray(sentence) ? tr(/** @type {string} */ (sentence[0])).replace(/\{(\d)\}/g, (_, i) => put(tr, sentence[+i + 1])) : sentence);
export const inEnglish = (sentence) => put((text) => text, sentence);

// Marks what is looked up elsewhere.
export const id = (text) => text;
