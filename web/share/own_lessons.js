// Users' lessons that were made or played on this device: {letters: title}, where `letters` are the characters of the packed lesson
// (lessons/own.js).
import {keepNewest, kept} from '../element/storage.js';

const kKey = 'knights-tour/own-lessons';
const kMax = 12;

/** @param {string} letters @param {string} title */
export const storeLesson = (letters, title) => keepNewest(kKey, letters, title, kMax);
export const forgetLesson = (/** @type {string} */ letters) => keepNewest(kKey, letters, undefined, kMax);

// [{letters, title}], the newest first.
export const storedLessons = () =>
  Object.entries(kept(kKey))
    .filter(([letters, title]) => /^[\w-]+$/.test(letters) && typeof title === 'string')
    .map(([letters, title]) => ({letters, title}))
    .reverse();
