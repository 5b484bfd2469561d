// The progress in each lesson:
//
//   {stop: 3, answers: {2: {right: true}, 4: {right: false}}}    // of the first try; stops count from 0
import {keepNewest, kept} from '../element/storage.js';

/** @typedef {{stop: number, answers: Record<number, {right: boolean}>}} Progress */

const kKey = 'knights-tour/lessons';
const kMax = 60; // lessons remembered

// Has this form, whatever was stored there.
/** @param {string} id @returns {Progress} */
export function progressOf(id) {
  const {stop, answers} = kept(kKey)[id] ?? {};
  const sound =
    answers !== null && typeof answers === 'object'
      ? Object.entries(answers).filter(([, answer]) => typeof answer?.right === 'boolean')
      : [];
  return {stop: Number.isInteger(stop) && stop >= 0 ? stop : 0, answers: Object.fromEntries(sound)};
}

/** @param {string} id @param {Progress} progress */
export const keep = (id, progress) => keepNewest(kKey, id, progress, kMax);
