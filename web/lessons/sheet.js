// The homework sheet of a lesson, as a tree: its questions, and exercises that are made of its stops, with their answers on a page of
// their own. The build writes it as a page (sheet.mjs), the player prints that of somebody's own lesson (paper.js).
//
// A node is a text, or [tag, properties, ...children] with a class at most; ['picture', i] is the place of the picture number i.
import {settingsOf} from './board.js';

export const kPicture = {width: 260, height: 260, theme: 'light', background: '#ffffff', knight: 0};  // without marks, which would tell the answers
const kMostEach = 2;    // exercises of a kind
const kFewest = 4;      // squares of a path that is worth an exercise
const kLongest = 30;    // and so many at most: it is written by hand
const kAhead = 4;       // steps to be continued

const list = (names) => names.join(', ');

// The settings of a stop's picture. Of boards that are compared the run goes on where the first has ended.
export const momentOf = (stop, report) => ({...settingsOf(stop), panels: 'none', step: String(stop.run?.to ?? report.step)});

// "2 down 1 right", of a move order of the table.
const aside = (n, more, less) => `${Math.abs(n)} ${n > 0 ? more : less}`;
const orderOf = (orders, id) => orders.find((order) => order.id === id)?.moves.map(([row, col]) => `${aside(row, 'down', 'up')} ${aside(col, 'right', 'left')}`).join(', ');

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

// Of one board only: which of several is meant, nobody could say.
function exercisesOf(lesson, report, orders) {
  const found = [];
  const used = new Set();
  for (const make of kExercises) {
    let made = 0;
    for (const [i, stop] of lesson.stops.entries()) {
      const {stops: {[i]: at}} = report;
      const exercise = made < kMostEach && !stop.settings?.compare ? make(at, stop.settings ?? {}, orders) : null;
      if (!exercise || used.has(`${exercise.ask}${exercise.answer}`)) continue;
      used.add(`${exercise.ask}${exercise.answer}`);
      ++made;
      found.push({...exercise, settings: momentOf(stop, at)});
    }
  }
  return found;
}

const line = ['p', {class: 'line'}];
const questionOf = ({question: {ask, kind, choices}}) => [
  ['p', {}, ask],
  kind === 'choice' ? ['ol', {class: 'choices'}, ...choices.map(({text}) => ['li', {}, text])] : line,
];

// {pictures, nodes}: the settings of each picture, and what stands on the paper. `report`: what the search says of the lesson's
// stops; `orders`: the table of move orders.
export function sheetOf(lesson, report, orders) {
  const exercises = exercisesOf(lesson, report, orders);
  const asked = lesson.stops.map((stop, i) => ({stop, at: report.stops[i]})).filter(({stop}) => stop.question);
  const words = [
    ...asked.map(({stop}) => [['h3', {}, stop.title], ...stop.text.map((text) => ['p', {class: 'said'}, text]), ...questionOf(stop)]),
    ...exercises.map(({ask}) => [['p', {}, ask], line, line]),
  ];
  const answers = [
    ...asked.map(({stop, at}) => ['li', {}, ['b', {}, at.answer], `. ${stop.question.why}`]),
    ...exercises.map(({answer}) => ['li', {}, ['b', {}, answer]]),
  ];
  return {
    pictures: [...asked.map(({stop, at}) => momentOf(stop, at)), ...exercises.map(({settings}) => settings)],
    nodes: [
      ['p', {class: 'name'}, ['span', {}, 'Name'], ['span', {}, 'Date']],
      ['h1', {}, lesson.title],
      ['p', {}, lesson.summary],
      ['ol', {class: 'tasks'}, ...words.map((each, i) => ['li', {}, ['picture', i], ['div', {}, ...each]])],
      ['section', {class: 'key'}, ['h2', {}, `Answers: ${lesson.title}`], ['ol', {}, ...answers]],
    ],
  };
}
