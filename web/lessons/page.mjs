// Writes dist/lessons: the page of all lessons, each with a picture that the program has drawn, and a sheet of each to print.
import {moveOrders} from '#tables';  // written by the same build
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {translationOf} from '../element/say.js';
import {draw} from '../page/pictures.mjs';
import {kFacts} from './facts.js';
import {readLessons, reports} from './files.mjs';
import {momentOf} from './sheet.js';
import {sheetPage} from './sheet.mjs';

const kPicture = {width: 320, height: 320};
const kSchemes = {light: 'in-the-light', dark: 'in-the-dark'};

export const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
export const inPage = (svg, name) => svg.replace(/^<svg[^>]*(viewBox="[^"]*")([^>]*)>/, (_, box, rest) =>
  `<svg class="${name}" aria-hidden="true" ${box}${rest.replace(/ width="[^"]*"/, '').replace(/ height="[^"]*"/, '')}>`);

// The moment of a stop that shows what the lesson is about: the one with the longest path before its end.
function shownStop(lesson, report) {
  const places = lesson.stops.map((_, i) => i).filter((i) => (report.stops[i].path.length > 1));
  return places.at(Math.floor(places.length / 2)) ?? 0;
}

const {say} = translationOf();

function card(lesson, pictures) {
  const facts = [lesson.minutes, lesson.stops.length, lesson.stops.filter(({question}) => question).length];
  return `<li>
      <a href="../index.html#lesson=${lesson.id}">${pictures.join('')}<b>${escaped(lesson.title)}</b></a>
      <p>${escaped(lesson.summary)}</p>
      <p class="facts"><span data-facts="${facts.join(' ')}">${say(kFacts, ...facts)}</span> · <a href="${lesson.id}.html">Homework sheet</a></p>
    </li>`;
}

const page = (cards) => `<!doctype html>
<html lang="en" data-words="reader">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="Lessons on backtracking with a knight: short, with questions, for a class or alone, each with a sheet for homework.">
  <meta name="color-scheme" content="light dark">
  <title>Lessons: the knight's tour</title>
  <link rel="icon" href="../knight.svg" type="image/svg+xml">
  <link rel="stylesheet" href="style.css">
  <script defer src="list.js"></script>
</head>
<body>
  <header>
    <h1>Lessons</h1>
    <p class="lead">A few minutes each, alone or in a class: look, guess, and let the search answer. <a href="../index.html">The full page</a> · <a href="../examples/backtracking.html">An article with boards</a></p>
  </header>
  <main>
    <ol class="lessons">
    ${cards.join('\n    ')}
    </ol>
    <section lang="en">
      <h2>In front of a class</h2>
      <p>Open a lesson, put the focus on the board and press F: the board and the lesson have the screen. Page Up and Page Down, as
        remotes send them, go from stop to stop; notes for the speaker are folded away below each.</p>
      <h2>In your own page</h2>
      <pre><code>&lt;script src="knights-tour.js" defer&gt;&lt;/script&gt;
&lt;knights-tour lesson="dead-end"&gt;&lt;/knights-tour&gt;</code></pre>
      <h2>Your own lesson</h2>
      <p>Mark moments of a search with M, then open Share and its section Lesson: each becomes a stop with your words, and perhaps a
        question that the search answers. You get a link that carries the whole lesson, or a file to go on with. At its end it prints its sheet. <code>kt lesson FILE</code>
        plays such a file and holds it to its word.</p>
    </section>
  </main>
</body>
</html>
`;

export async function writeLessonPages(dist) {
  const lessons = readLessons();
  const told = reports(lessons);
  const asked = lessons.flatMap((lesson, i) => {
    const at = shownStop(lesson, told[i]);
    const settings = momentOf(lesson.stops[at], told[i].stops[at]);
    return Object.keys(kSchemes).map((theme) => ({settings, options: {...kPicture, theme}}));
  });
  const pictures = draw(asked);
  const cards = lessons.map((lesson) => card(lesson, Object.values(kSchemes).map((name) => inPage(pictures.shift(), name))));
  await mkdir(join(dist, 'lessons'), {recursive: true});
  await writeFile(join(dist, 'lessons/index.html'), page(cards));
  for (const [i, lesson] of lessons.entries()) await writeFile(join(dist, `lessons/${lesson.id}.html`), sheetPage(lesson, told[i], moveOrders));
}
