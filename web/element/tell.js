import {sentenceOf} from './failure.js';
/** @import {ErrorKind, KnightsTourEventMap} from '../board.d.ts' */
/** @import {Language} from './language.js' */

// Sends an event of the element. An error does not bubble: it would reach window.onerror.
/** @param {HTMLElement} element @param {keyof KnightsTourEventMap} type @param {unknown} detail */
export function tell(element, type, detail = null) {
  element.dispatchEvent(new CustomEvent(type, {detail, bubbles: type !== 'error', composed: true}));
}

/** @param {HTMLElement} element @param {{kind: ErrorKind, message: string}} error @param {Language} language */
export const tellError = (element, error, language) =>
  tell(element, 'error', {kind: error.kind, message: language.put(sentenceOf(error))});
