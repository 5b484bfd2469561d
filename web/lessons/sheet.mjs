// The homework sheets as pages, for the build: one for each lesson in each language.
import {translationOf} from '../element/say.js';
import {lessonCatalogue, lessonLanguages} from '../languages.mjs';
import {draw} from '../page/pictures.mjs';
import {escaped, inPage} from './page.mjs';
import {kPicture, homeworkOf} from './sheet.js';

function htmlOf(node, pictures) {
  if (typeof node === 'string') return escaped(node);
  const [tag, properties, ...children] = node;
  if (tag === 'picture') return pictures[properties];
  const attributes = Object.entries(properties).map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return `<${tag}${attributes}>${children.map((child) => htmlOf(child, pictures)).join('')}</${tag}>`;
}

const kWords = /<text\b[^>]*>[^<]*\p{L}{3}/u;  // not names of squares
const keyOf = (settings) => String(new URLSearchParams(settings));

// Returns ({locale, settings}) => SVG. Drawing is slow, so languages share every picture without words.
function drawAll(asked) {
  const drawn = new Map();
  const add = (all) => {
    const wanted = [...new Map(all.map((settings) => [keyOf(settings), settings])).values()];
    if (wanted.length === 0) return;
    const made = draw(wanted.map((settings) => ({settings, options: kPicture})));
    wanted.forEach((settings, i) => drawn.set(keyOf(settings), made[i]));
  };
  const inLanguage = ({locale, settings}) => ({...settings, lang: locale});
  add(asked.map(({settings}) => settings));
  add(asked.filter(({locale, settings}) => locale !== 'en' && kWords.test(drawn.get(keyOf(settings)))).map(inLanguage));
  return (one) => drawn.get(keyOf(inLanguage(one))) ?? drawn.get(keyOf(one.settings));
}

// The English sheet is beside the page of all lessons, the others in a directory for each language.
const pathOf = (locale, {id}) => (locale === 'en' ? `${id}.html` : `${locale}/${id}.html`);

function sheetPage({lesson, locale, tr, say, nodes}, pictures) {
  const isEnglish = locale === 'en';
  const folder = isEnglish ? '' : '../';
  const list = `${folder}index.html${isEnglish ? '' : `#lang=${locale}`}`;
  const player = `${folder}../index.html#${isEnglish ? '' : `lang=${locale}&`}lesson=${lesson.id}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(say('Homework: {0}', tr(lesson.title)))}</title>
  <link rel="icon" href="${folder}../knight.svg" type="image/svg+xml">
  <link rel="preload" href="${folder}../inter.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="stylesheet" href="${folder}sheet.css">
  <script defer src="${folder}sheet.js"></script>
</head>
<body>
  <nav><a href="${list}">${escaped(tr('All lessons'))}</a> · <a class="player" href="${escaped(player)}">${escaped(tr('Open the lesson'))}</a> · ${escaped(tr('Print this page. The answers are on a separate sheet.'))}</nav>
  <p class="code" hidden>${escaped(tr('Scan to open the lesson'))}</p>
  ${nodes.map((node) => htmlOf(node, pictures)).join('\n  ')}
</body>
</html>
`;
}

// `lessons`: as src/app/lessons/played_lesson.h has them; `orders`: the table of move orders. Returns [{path, html}], with paths below dist/lessons.
export function sheetPages(lessons, orders) {
  const languages = [translationOf(), ...lessonLanguages.map((locale) => translationOf(locale, lessonCatalogue(locale)))];
  const sheets = languages.flatMap(({locale, tr, say}) => lessons.map((lesson) => (
    {lesson, locale, tr, say, ...homeworkOf(lesson, orders, {tr, phrase: say})})));
  const picture = drawAll(sheets.flatMap(({locale, pictures}) => pictures.map((settings) => ({locale, settings}))));
  return sheets.map((sheet) => ({
    path: pathOf(sheet.locale, sheet.lesson),
    html: sheetPage(sheet, sheet.pictures.map((settings) => inPage(picture({locale: sheet.locale, settings}), 'board'))),
  }));
}
