// The page of all lessons, in the language of its reader or of its address: index.html#lang=de. If the translation fails to load, it stays
// in English.
import {loadWords, languageFor, settingOf} from '../element/language.js';
import {sayIn} from '../element/say.js';
import {wordsOf} from '../page/words.js';
import {parts} from '../parts.js';
import {kMinutes} from './minutes.js';
import {loadLessonWords} from './words.js';

async function speak() {
  const setting = settingOf(new URLSearchParams(location.hash.slice(1)).get('lang') ?? '');
  const locale = languageFor(document.body, setting);
  if (locale === 'en') return;
  await loadWords(`language-${locale}`, locale);
  await loadLessonWords({locale});
  const language = {locale, tr: (text) => parts.catalogues[locale].get(text) ?? text};
  wordsOf('title, h1, .lead, .lessons b, .lessons p')(language);
  for (const minutes of document.querySelectorAll('[data-minutes]')) minutes.textContent = sayIn(language)(kMinutes, Number(minutes.getAttribute('data-minutes')));
  if (LESSON_LANGUAGES.includes(locale)) for (const link of document.querySelectorAll('.facts a, .paper')) link.setAttribute('href', `${locale}/${link.getAttribute('href')}`);
  document.documentElement.lang = locale;
}

parts.base = new URL('..', parts.base).href;  // of the files
speak().catch(() => {});
