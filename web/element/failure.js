import {inEnglish} from './fill_in.js';
/** @import {ErrorKind, Sentence} from '../board.d.ts' */

// Why a visualizer could not start, or stopped: a sentence that a reader can act on, in the form of fill_in.js; `message` is in English.
// `kind`: 'webassembly', 'webgl2', 'load', 'start', 'context', 'abort' or 'destroyed'.
export class VisualizerError extends Error {
  /** @param {ErrorKind} kind @param {Sentence} sentence @param {unknown} [cause] */
  constructor(kind, sentence, cause) {
    super(inEnglish(sentence), {cause});
    this.kind = kind;
    this.sentence = sentence;
  }
}

// The sentence for any error.
/** @param {{sentence?: Sentence, message: string}} error @returns {Sentence} */
export const sentenceOf = ({sentence, message}) => sentence ?? message;
