// Pages for paper, for the build, in each language: the homework sheet of each lesson, and others (class.mjs).
import {languageHash} from '../element/link.js';
import {translationOf} from '../element/say.js';
import {lessonCatalogue, lessonLanguages} from '../languages.mjs';
import {draw} from '../page/pictures.mjs';
import {escaped, inPage} from './page.mjs';
import {homeworkOf} from './sheet.js';

function htmlOf(node, pictures) {
  if (typeof node === 'string') return escaped(node);
  const [tag, properties, ...children] = node;
  if (tag === 'picture') return pictures[properties];
  const attributes = Object.entries(properties)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return `<${tag}${attributes}>${children.map((child) => htmlOf(child, pictures)).join('')}</${tag}>`;
}

// Returns (picture) => SVG. Drawing is slow, so all languages share what has no words of its own.
function drawAll(pictures) {
  const wanted = new Map(pictures.map((picture) => [JSON.stringify(picture), picture]));
  const drawn = draw([...wanted.values()]);
  const all = new Map([...wanted.keys()].map((key, i) => [key, drawn[i]]));
  return (picture) => all.get(JSON.stringify(picture));
}

// Pages in English are beside the page of all lessons, the others in a folder for each language.
export const folderOf = (locale) => (locale === 'en' ? '' : `${locale}/`);
export const rootOf = (locale) => (locale === 'en' ? '' : '../');

// A lesson or a stop, as the setting `lesson` has it, on the page, seen from a page for paper.
export const playerLink = (locale, lesson) =>
  `${rootOf(locale)}../index.html#${locale === 'en' ? '' : `lang=${locale}&`}lesson=${lesson}`;

export const lessonTranslations = () => [
  translationOf(),
  ...lessonLanguages.map((locale) => translationOf(locale, lessonCatalogue(locale))),
];

// {path, html} of a page for paper. `note` is on the screen only. `player`: the address of its lesson, for a link and a QR code, if it has one.
export function paperPage({name, language: {locale, tr}, title, player = '', note, nodes}, pictures = []) {
  const root = rootOf(locale);
  const links = [`<a href="${root}index.html${languageHash(locale)}">${escaped(tr('All lessons'))}</a>`];
  if (player) links.push(`<a class="player" href="${escaped(player)}">${escaped(tr('Open the lesson'))}</a>`);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escaped(title)}</title>
  <link rel="icon" href="${root}../knight.svg" type="image/svg+xml">
  <link rel="preload" href="${root}../inter.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="stylesheet" href="${root}sheet.css">${
    player
      ? `
  <script defer src="${root}sheet.js"></script>`
      : ''
  }
</head>
<body>
  <nav>${links.join(' · ')} · ${escaped(note)}</nav>${
    player
      ? `
  <p class="code" hidden>${escaped(tr('Scan to open the lesson'))}</p>`
      : ''
  }
  ${nodes.map((node) => htmlOf(node, pictures)).join('\n  ')}
</body>
</html>
`;
  return {path: `${folderOf(locale)}${name}.html`, html};
}

// `lessons`, and `exercises` of each (exercises.js): as src/app/lessons/played_lesson.h has them; `orders`: the table of move orders. Returns
// [{path, html}], with paths below dist/lessons.
export function sheetPages(lessons, exercises, orders) {
  const sheets = lessonTranslations().flatMap((language) =>
    lessons.map((lesson, i) => ({
      lesson,
      language,
      ...homeworkOf(lesson, exercises[i], orders, {tr: language.tr, phrase: language.say}),
    })),
  );
  const svgOf = drawAll(sheets.flatMap(({pictures}) => pictures));
  return sheets.map(({lesson, language, nodes, pictures}) => {
    const {locale, tr, say: phrase} = language;
    return paperPage(
      {
        name: lesson.id,
        language,
        title: phrase('Homework: {0}', tr(lesson.title)),
        nodes,
        player: playerLink(locale, lesson.id),
        note: tr('Print this page. The answers are on a separate sheet.'),
      },
      pictures.map((picture) => inPage(svgOf(picture), 'board')),
    );
  });
}
