// The texts of our lessons in another language: a separate catalogue, which loads with the first lesson.
import {loadWords} from '../element/language.js';

// Resolves when it is loaded, or at once if there is none.
export async function loadLessonWords(/** @type {{locale: string}} */ {locale}) {
  if (LESSON_LANGUAGES.includes(locale)) await loadWords(`language-${locale}-lessons`, locale);
}
