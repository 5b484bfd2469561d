// The page of all lessons, in the language of its reader or of its address: index.html#lang=de. If the translation fails to load, it stays
// in English. It also has the lessons that this device has stored, and a clean start for the next class.
import {loadWords, languageFor, settingOf} from '../element/language.js';
import {withCheck} from '../element/link.js';
import {sayIn} from '../element/say.js';
import {wordsOf} from '../page/words.js';
import {parts} from '../parts.js';
import {button, make} from '../share/dom.js';
import {forgetLesson, storedLessons} from '../share/own_lessons.js';
import {askToStartOver} from '../share/start_over.js';
import {kMinutes} from './minutes.js';
import {loadLessonWords} from './words.js';

const kEnglish = {locale: 'en', tr: (/** @type {string} */ text) => text};

async function speak() {
  const setting = settingOf(new URLSearchParams(location.hash.slice(1)).get('lang') ?? '');
  const locale = languageFor(document.body, setting);
  if (locale === 'en') return kEnglish;
  await loadWords(`language-${locale}`, locale);
  await loadLessonWords({locale});
  const language = {locale, tr: (/** @type {string} */ text) => parts.catalogues[locale].get(text) ?? text};
  wordsOf('title, h1, .lead, .lessons b, .lessons p, .device, .guide h2, .guide p')(language);
  for (const minutes of document.querySelectorAll('[data-minutes]'))
    minutes.textContent = sayIn(language)(kMinutes, Number(minutes.getAttribute('data-minutes')));
  if (LESSON_LANGUAGES.includes(locale))
    for (const link of document.querySelectorAll('.facts a, .paper'))
      link.setAttribute('href', `${locale}/${link.getAttribute('href')}`);
  for (const link of document.querySelectorAll('.lessons li > a'))
    link.setAttribute('href', /** @type {string} */ (link.getAttribute('href')).replace('#', `#lang=${locale}&`));
  document.documentElement.lang = locale;
  return language;
}

/** @param {typeof kEnglish} language */
function showDevice(language) {
  const {locale, tr} = language,
    phrase = sayIn(language);
  const device = /** @type {HTMLElement} */ (document.querySelector('.device'));
  const list = /** @type {HTMLElement} */ (device.querySelector('ul'));
  /** @param {{letters: string, title: string}} lesson */
  const itemOf = ({letters, title}) => {
    const address = `../index.html#${withCheck(`${locale === 'en' ? '' : `lang=${locale}&`}lesson=.${letters}`)}`;
    const forget = button(tr('Forget'), () => {
      forgetLesson(letters);
      item.remove();
    });
    forget.setAttribute('aria-label', phrase('Forget {0}', title));
    const item = make('li', {}, make('a', {href: address, dir: 'auto'}, title), forget);
    return item;
  };
  list.replaceChildren(...storedLessons().map(itemOf));
  device
    .querySelector('.start-over')
    ?.addEventListener('click', () => askToStartOver(document.body, language, () => location.reload()));
  device.hidden = false;
}

parts.base = new URL('..', parts.base).href; // of the files
speak()
  .catch(() => kEnglish)
  .then(showDevice);
