// The homework sheet of a lesson, as a tree: its questions, and exercises made from its stops, with the answers on a separate page. The
// build writes it as a page (sheet.mjs); the player prints that of a user's own lesson (paper.js).
//
// A node is a text, or [tag, properties, ...children] with a class at most; ['picture', i] is the place of picture number i.
export const kPicture = {width: 260, height: 260, theme: 'light', background: '#ffffff', knight: 0};  // without marks, which would reveal the answers
const kMaxEach = 2;    // exercises of a kind
const kMin = 4;      // squares of a path that is worth an exercise
const kLongest = 30;    // at most so many, because the reader writes by hand
const kAhead = 4;       // steps to continue

const list = (names, phrase) => (names.length > 0 ? names.reduce((before, name) => phrase('{0}, {1}', before, name)) : '');

// The settings of a stop's picture.
export const pictureOf = ({settings}, {picture}) => ({...settings, ...picture});

// "2 down 1 right", for a move order of the table.
const moveIn = (phrase, [row, col]) => phrase('{0} {1, select, down {down} other {up}} {2} {3, select, right {right} other {left}}', Math.abs(row), row > 0 ? 'down' : 'up', Math.abs(col), col > 0 ? 'right' : 'left');
const orderOf = (orders, id, phrase) => list((orders.find((order) => order.id === id)?.moves ?? []).map((move) => moveIn(phrase, move)), phrase);

// Each makes {ask, answer} of what the search says of a stop, or null where the stop does not suit it. `settings` are those of its picture;
// tr() and phrase() say it in some language.
const kExercises = [
  ({next, path, step}, {algorithm, moves, detail, graph}, orders, {phrase}) => (algorithm === 'backtracking' && detail === 'move' && graph === 'none' && orderOf(orders, moves, phrase) && next.length > kAhead && path.length >= kMin && path.length <= kLongest ? {
    ask: phrase('This is step {0}. Where is the knight after each of the next {1} steps? A step is a move or a backtrack. The move order is: {2}.', step, kAhead, orderOf(orders, moves, phrase)),
    answer: list(next.slice(0, kAhead), phrase),
  } : null),
  ({kept, path}, settings, orders, {tr, phrase}) => (kept !== null && kept > 0 && kept < path.length && path.length <= kLongest ? {
    ask: tr('No tour can be completed from here. Which move was the mistake? Count the squares from 1.'),
    answer: phrase('the move to square number {0}, {1}', kept + 1, path[kept]),
  } : null),
  ({path}, settings, orders, {tr, phrase}) => (path.length >= kMin && path.length <= 12 ? {
    ask: tr('Draw the stack. Write the squares of the path one above the other, with the start at the bottom.'),
    answer: phrase('from the bottom: {0}', list(path, phrase)),
  } : null),
  ({candidates, path}, settings, orders, {tr, phrase}) => (path.length >= kMin ? {
    ask: tr('How many moves can the knight still try from its square? On the screen, each has a ring.'),
    answer: phrase('{0}', candidates),
  } : null),
];

// Only for a single board: with several, it would be unclear which one is meant.
function exercisesOf(lesson, orders, language) {
  const found = [];
  const used = new Set();
  for (const make of kExercises) {
    let made = 0;
    for (const stop of lesson.stops) {
      const settings = pictureOf(lesson, stop);
      const exercise = made < kMaxEach && !stop.show.compares ? make(stop.sheet, settings, orders, language) : null;
      if (!exercise || used.has(`${exercise.ask}${exercise.answer}`)) continue;
      used.add(`${exercise.ask}${exercise.answer}`);
      ++made;
      found.push({...exercise, settings});
    }
  }
  return found;
}

const line = ['p', {class: 'line'}];
const questionOf = ({question: {ask, kind, choices}}, tr) => [
  ['p', {}, tr(ask)],
  kind === 'choice' ? ['ol', {class: 'choices'}, ...choices.map(({text}) => ['li', {}, tr(text)])] : line,
];

// The answer to a question, in words.
export const answerOf = ({kind, answer}, {tr, phrase}) => (kind === 'number' ? phrase('{0}', Number(answer)) : tr(answer));

// {pictures, nodes}: the settings of each picture, and what stands on the paper. `orders`: the table of move orders; `language`:
// {tr, phrase}, which say it.
export function homeworkOf(lesson, orders, language) {
  const {tr, phrase} = language;
  const exercises = exercisesOf(lesson, orders, language);
  const asked = lesson.stops.filter(({question}) => question);
  const words = [
    ...asked.map((stop) => [['h3', {}, tr(stop.title)], ...stop.text.map((text) => ['p', {class: 'said'}, tr(text)]), ...questionOf(stop, tr)]),
    ...exercises.map(({ask}) => [['p', {}, ask], line, line]),
  ];
  const answers = [
    ...asked.map(({question}) => ['li', {}, ['b', {}, phrase('{0}.', answerOf(question, language))], ` ${tr(question.why)}`]),
    ...exercises.map(({answer}) => ['li', {}, ['b', {}, answer]]),
  ];
  return {
    // Lost moves would reveal the answers.
    pictures: [...asked.map((stop) => pictureOf(lesson, stop)), ...exercises.map(({settings}) => settings)].map((settings) => ({...settings, hope: 'false'})),
    nodes: [
      ['p', {class: 'name'}, ['span', {}, tr('Name')], ['span', {}, tr('Date')]],
      ['h1', {}, tr(lesson.title)],
      ['p', {}, tr(lesson.summary)],
      ['ol', {class: 'tasks'}, ...words.map((each, i) => ['li', {}, ['picture', i], ['div', {}, ...each]])],
      ['section', {class: 'key'}, ['h2', {}, phrase('Answers: {0}', tr(lesson.title))], ['ol', {}, ...answers]],
    ],
  };
}
