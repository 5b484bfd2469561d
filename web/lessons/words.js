// What our lessons say in another language: a catalogue of their own, which comes with the first lesson.
import {bringWords} from '../element/language.js';

// Resolves when it is there, or at once where there is none.
export async function bringLessonWords({locale}) {
  if (LESSON_LANGUAGES.includes(locale)) await bringWords(`language-${locale}-lessons`, locale);
}
