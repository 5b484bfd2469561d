// The homework sheet of a lesson: its questions, and exercises that are made of its stops, with their answers on a page of their own.
import {draw} from '../page/pictures.mjs';
import {escaped, inPage, momentOf} from './page.mjs';

const kPicture = {width: 260, height: 260, theme: 'light', background: '#ffffff', knight: 0};  // without marks, which would tell the answers
const kMostEach = 2;    // exercises of a kind
const kFewest = 4;      // squares of a path that is worth an exercise
const kLongest = 30;    // and so many at most: it is written by hand
const kAhead = 4;       // steps to be continued

const list = (names) => names.join(', ');

// "2 down 1 right", of a move order of the table.
const aside = (n, more, less) => `${Math.abs(n)} ${n > 0 ? more : less}`;
const orderOf = (moves, id) => moves.find((order) => order.id === id)?.moves.map(([row, col]) => `${aside(row, 'down', 'up')} ${aside(col, 'right', 'left')}`).join(', ');

// Each makes {ask, answer} of a stop's report, or null where the stop does not suit it. `settings` are the stop's.
const kExercises = [
  ({next, path, step}, {algorithm = 'backtracking', moves = 'clockwise', graph}, orders) => (algorithm === 'backtracking' && !graph && orderOf(orders, moves) && next.length > kAhead && path.length >= kFewest && path.length <= kLongest ? {
    ask: `This is step ${step.toLocaleString('en')}. Go on: where is the knight after each of the next ${kAhead} steps? A step is one move, or one back. It tries the moves in this order: ${orderOf(orders, moves)}.`,
    answer: list(next.slice(0, kAhead)),
  } : null),
  ({kept, path}) => (kept !== null && kept > 0 && kept < path.length && path.length <= kLongest ? {
    ask: 'From here no tour can be finished any more. Which move was the mistake? Count the squares from 1.',
    answer: `the move to square number ${kept + 1}, ${path[kept]}`,
  } : null),
  ({path}) => (path.length >= kFewest && path.length <= 12 ? {
    ask: 'Draw the stack: write the squares of the path below each other, the start at the bottom.',
    answer: `from the bottom: ${list(path)}`,
  } : null),
  ({candidates, path}) => (path.length >= kFewest ? {
    ask: 'How many moves has the knight still to try from where it stands? On the screen each would have a ring.',
    answer: String(candidates),
  } : null),
];

const questionOf = ({question: {ask, kind, choices}}) =>
  `<p>${escaped(ask)}</p>${kind === 'choice' ? `<ol class="choices">${choices.map(({text}) => `<li>${escaped(text)}</li>`).join('')}</ol>` : '<p class="line"></p>'}`;

function exercisesOf(lesson, report, orders) {
  const found = [];
  const used = new Set();
  for (const make of kExercises) {
    let made = 0;
    for (const [i, stop] of lesson.stops.entries()) {
      const {stops: {[i]: at}} = report;
      const exercise = made < kMostEach ? make(at, stop.settings ?? {}, orders) : null;
      if (!exercise || used.has(`${exercise.ask}${exercise.answer}`)) continue;
      used.add(`${exercise.ask}${exercise.answer}`);
      ++made;
      found.push({...exercise, settings: momentOf(stop, at)});
    }
  }
  return found;
}

// `orders`: the table of move orders.
export function sheetOf(lesson, report, orders) {
  const exercises = exercisesOf(lesson, report, orders);
  const asked = lesson.stops.map((stop, i) => ({stop, at: report.stops[i]})).filter(({stop}) => stop.question);
  const wanted = [...asked.map(({stop, at}) => momentOf(stop, at)), ...exercises.map(({settings}) => settings)];
  const pictures = wanted.length > 0 ? draw(wanted.map((settings) => ({settings, options: kPicture}))).map((svg) => inPage(svg, 'board')) : [];
  const items = [
    ...asked.map(({stop}) => ({words: `<h3>${escaped(stop.title)}</h3>${stop.text.map((text) => `<p class="said">${escaped(text)}</p>`).join('')}${questionOf(stop)}`})),
    ...exercises.map(({ask}) => ({words: `<p>${escaped(ask)}</p><p class="line"></p><p class="line"></p>`})),
  ].map(({words}, i) => `<li>${pictures[i]}<div>${words}</div></li>`);
  const answers = [
    ...asked.map(({stop, at}) => `<li><b>${escaped(at.answer)}</b>. ${escaped(stop.question.why)}</li>`),
    ...exercises.map(({answer}) => `<li><b>${escaped(answer)}</b></li>`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Homework: ${escaped(lesson.title)}</title>
  <link rel="icon" href="../knight.svg" type="image/svg+xml">
  <link rel="stylesheet" href="sheet.css">
</head>
<body>
  <nav><a href="index.html">All lessons</a> · <a href="../index.html#lesson=${lesson.id}">The lesson itself</a> · Print this page: the answers come on a sheet of their own.</nav>
  <p class="name"><span>Name</span><span>Date</span></p>
  <h1>${escaped(lesson.title)}</h1>
  <p>${escaped(lesson.summary)}</p>
  <ol class="tasks">
  ${items.join('\n  ')}
  </ol>
  <section class="key">
    <h2>Answers: ${escaped(lesson.title)}</h2>
    <ol>
    ${answers.join('\n    ')}
    </ol>
  </section>
</body>
</html>
`;
}
