// Pages for a class, for the build, in each language: an answer card for phones, and the speaker's window.
import {escaped} from '../../html.mjs';
import {folderOf, lessonTranslations, rootOf} from '../sheet.mjs';
import {kLetters} from './letters.js';

// `name`: of the page, its style and its script.
function pageOf({name, language: {locale}, title, body}) {
  const root = rootOf(locale);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)}</title>
  <link rel="icon" href="${root}../knight.svg" type="image/svg+xml">
  <link rel="stylesheet" href="${root}${name}.css">
  <script defer src="${root}${name}.js"></script>
</head>
<body>
  ${body.trim().replaceAll('\n', '\n  ')}
</body>
</html>
`;
  return {path: `${folderOf(locale)}${name}.html`, html};
}

const svg = (name, content, rest = '') => `<svg class="${name}" viewBox="0 0 100 100" aria-hidden="true"${rest}>${content}</svg>`;

// Each letter is a link to what is held up, which is a link back.
function cardPage(language) {
  const {tr, say: phrase} = language;
  const choice = ({letter, colour, shape, baseline}) =>
    `<a href="#${letter}" aria-label="${letter}">${svg('choice', `<path d="${shape}" fill="${colour}"/><text x="50" y="${baseline}" font-size="50" fill="#fff" text-anchor="middle">${letter}</text>`)}</a>`;
  const card = ({
    letter,
    colour,
    shape,
  }) => `<a class="card" id="${letter}" href="#" aria-label="${escaped(phrase('{0}. Tap to choose another answer.', letter))}">
  ${svg('ground', `<path d="M0 0h100v100H0z" fill="${colour}"/>`, ' preserveAspectRatio="none"')}
  ${svg('sign', `<text x="50" y="94" font-size="122" font-weight="700" fill="#fff" text-anchor="middle">${letter}</text>`)}
  ${svg('shape', `<path d="${shape}" fill="#fff"/>`)}
</a>`;
  return pageOf({
    name: 'card',
    language,
    title: tr('Answer card'),
    body: `
<main>
  <h1>${escaped(tr('Answer card'))}</h1>
  <p>${escaped(tr('Tap your answer and hold the phone up. Tap again to choose another answer.'))}</p>
  <div class="choices">${kLetters.map(choice).join('')}</div>
</main>
${kLetters.map(card).join('\n')}`,
  });
}

function speakerPage(language) {
  const {tr} = language;
  return pageOf({
    name: 'speaker',
    language,
    title: tr("Speaker's window"),
    body: `
<p id="waiting">${escaped(tr("This window belongs to a lesson. Open it with the Speaker's window button there."))}</p>
<p id="closed" role="status" hidden>${escaped(tr('The lesson is closed.'))}</p>
<div id="stop" hidden>
  <header>
    <p id="name" dir="auto"></p>
    <p class="clock"><span id="now"></span> <b id="since" role="timer" aria-label="${escaped(tr('Time since the start'))}"></b></p>
    <button id="clock" type="button">${escaped(tr('Restart the clock'))}</button>
  </header>
  <main>
    <h1 id="title" dir="auto" aria-live="polite"></h1>
    <p id="notes" dir="auto"></p>
    <p id="ahead"><b>${escaped(tr('Next stop:'))}</b> <span id="following" dir="auto"></span></p>
  </main>
  <footer>
    <button id="back" type="button">${escaped(tr('Back'))}</button>
    <button id="again" type="button" aria-label="${escaped(tr('Show this stop again'))}">↺</button>
    <button id="undo" type="button">${escaped(tr('Undo'))}</button>
    <button id="next" type="button" class="main">${escaped(tr('Next'))}</button>
  </footer>
</div>`,
  });
}

// Returns [{path, html}], with paths below dist/lessons.
export const classroomPages = () => lessonTranslations().flatMap((language) => [cardPage(language), speakerPage(language)]);
