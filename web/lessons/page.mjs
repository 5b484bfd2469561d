// Writes dist/lessons: the page of all lessons, each with a picture that the program has drawn; and in every language a sheet of each to
// print, a path for a class, answer cards for phones, and the speaker's window.
import {moveOrders} from '#tables'; // written by the same build
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {translationOf} from '../element/say.js';
import {draw} from '../page/pictures.mjs';
import {classPages} from './class.mjs';
import {classroomPages} from './classroom/pages.mjs';
import {playedExercises, playedLessons} from './files.mjs';
import {kMinutes} from './minutes.js';
import {pictureOf} from './sheet.js';
import {sheetPages} from './sheet.mjs';

const kPicture = {width: 320, height: 320};
const kSchemes = {light: 'in-the-light', dark: 'in-the-dark'};

export const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
export const inPage = (svg, name) =>
  svg.replace(
    /^<svg[^>]*(viewBox="[^"]*")([^>]*)>/,
    (_, box, rest) =>
      `<svg class="${name}" aria-hidden="true" ${box}${rest.replace(/ width="[^"]*"/, '').replace(/ height="[^"]*"/, '')}>`,
  );

// The stop that best shows the topic of the lesson: the one with the longest path before the end.
function shownStop({stops}) {
  const moved = stops.filter(({sheet}) => sheet.path.length > 1);
  return moved.at(Math.floor(moved.length / 2)) ?? stops[0];
}

const {say} = translationOf();

function card(lesson, pictures) {
  return `<li>
      <a href="../index.html#lesson=${lesson.id}">${pictures.join('')}<b>${escaped(lesson.title)}</b></a>
      <p>${escaped(lesson.summary)}</p>
      <p class="facts"><span data-minutes="${lesson.minutes}">${say(kMinutes, lesson.minutes)}</span> · <a href="${lesson.id}.html">Homework sheet</a></p>
    </li>`;
}

const page = (cards) => `<!doctype html>
<html lang="en" data-words="reader">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="Short lessons on backtracking with a knight, with questions and homework sheets, for a class or on your own.">
  <meta name="color-scheme" content="light dark">
  <title>Lessons: the knight's tour</title>
  <link rel="icon" href="../knight.svg" type="image/svg+xml">
  <link rel="preload" href="../inter.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="stylesheet" href="style.css">
  <script defer src="list.js"></script>
</head>
<body>
  <header>
    <h1>Lessons</h1>
    <p class="lead">Each lesson takes a few minutes, alone or in class. Look, guess, and let the search answer. <a href="../index.html">The full page</a> · <a href="../examples/backtracking.html">An article with boards</a> · <a class="paper" href="class.html">A 45-minute class</a></p>
  </header>
  <main>
    <ol class="lessons">
    ${cards.join('\n    ')}
    </ol>
    <section class="device" hidden>
      <h2>On this device</h2>
      <ul></ul>
      <p>Before the next class, start over to erase best games, answers, bookmarks and your own lessons from this device.</p>
      <p><button type="button" class="start-over">Start over</button></p>
    </section>
    <section class="guide">
      <h2>In class</h2>
      <p>Open a lesson, focus the board and press F to show the board and the lesson in full screen. Page Up and Page Down, the keys
        of presentation remotes, go from stop to stop. Page Down shows the answer to a question first, and goes on when you press it again.</p>
      <p>Press Class to count raised hands for the answers A, B, C. Press Q for a QR code. It opens the answer cards: each phone
        then shows a large letter to hold up. The teacher's notes are folded away below each stop. Speaker's window shows them in a
        window of their own, with the next stop, a clock and the controls.</p>
      <p><a class="paper" href="card.html">Answer cards</a></p>
      <h2>On your own page</h2>
      <pre><code>&lt;script src="knights-tour.js" defer&gt;&lt;/script&gt;
&lt;knights-tour lesson="dead-end"&gt;&lt;/knights-tour&gt;</code></pre>
      <h2>Your own lesson</h2>
      <p>Bookmark steps of a search with M, then open the Lesson section of Share. Each bookmark becomes a stop with your text and, if
        you like, a question that the search answers. You get a link that contains the whole lesson, or a file that you can edit
        later. Your bookmarks and lessons stay on this device. The end of the lesson has a button that prints its homework sheet.</p>
      <p>This command plays such a file and checks its answers: <code>kt lesson FILE</code></p>
    </section>
  </main>
</body>
</html>
`;

export async function writeLessonPages(dist) {
  const lessons = playedLessons();
  const asked = lessons.flatMap((lesson) => {
    const settings = pictureOf(lesson, shownStop(lesson));
    return Object.keys(kSchemes).map((theme) => ({settings, options: {...kPicture, theme}}));
  });
  const pictures = draw(asked);
  const cards = lessons.map((lesson) =>
    card(
      lesson,
      Object.values(kSchemes).map((name) => inPage(pictures.shift(), name)),
    ),
  );
  await mkdir(join(dist, 'lessons'), {recursive: true});
  await writeFile(join(dist, 'lessons/index.html'), page(cards));
  for (const {path, html} of [
    ...sheetPages(lessons, playedExercises(lessons), moveOrders),
    ...classPages(lessons),
    ...classroomPages(),
  ]) {
    const file = join(dist, 'lessons', path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, html);
  }
}
