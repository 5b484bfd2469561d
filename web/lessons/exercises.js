// Homework exercises on new boards. The search answers them: exerciseLesson() writes them as stops of a lesson with questions, and the
// checker of lessons (src/app/lessons) plays that and measures. Nobody writes an answer down.
/** @import {GivenSettings} from '../board.d.ts' */
/** @import {Phrase} from '../element/say.js' */
/** @import {CheckedLesson, Report, Run} from './checker.js' */

const kAhead = 4; // steps to continue

/**
 * @typedef {{tr(text: string): string, phrase: Phrase}} Wording
 * @typedef {{id: string, moves: number[][]}} MoveOrder
 * @typedef {GivenSettings & {start: string}} Board
 * @typedef {GivenSettings & {measure?: string, of?: string}} Measured
 * @typedef {{settings: Board, report: Report, values: string[]}} Found
 * @typedef {(found: Found, words: Wording & {orders: MoveOrder[]}) => string} Saying
 * @typedef {{boards: [Board, Run?][], measures?(settings: Board): Measured[], shown?: number, ask: Saying, answer: Saying}} Kind
 * @typedef {{id: string, stops: {picture?: GivenSettings, settings?: GivenSettings}[]}} AnyLesson
 */

/** @param {string[]} names @param {Phrase} phrase */
export const list = (names, phrase) => (names.length > 0 ? names.reduce((before, name) => phrase('{0}, {1}', before, name)) : '');

// "2 down 1 right, ...": a move order of the table.
/** @param {Phrase} phrase @param {number[]} move */
const moveIn = (phrase, [row, col]) =>
  phrase(
    '{0} {1, select, down {down} other {up}} {2} {3, select, right {right} other {left}}',
    Math.abs(row),
    row > 0 ? 'down' : 'up',
    Math.abs(col),
    col > 0 ? 'right' : 'left',
  );
/** @param {MoveOrder[]} orders @param {string | undefined} id @param {Phrase} phrase */
const orderOf = (orders, id, phrase) =>
  list(
    (orders.find((order) => order.id === id) ?? orders[0]).moves.map((move) => moveIn(phrase, move)),
    phrase,
  );

/** @type {Saying} */
const numberOf = ({values}, {phrase}) => phrase('{0}', Number(values.at(-1)));
/** @type {Saying} */
const nextOf = ({report}, {phrase}) => list(report.next.slice(0, kAhead), phrase);
/** @type {Run} */
const kDeadEnd = {until: 'dead-end'};

/** @type {Pick<Kind, 'ask' | 'answer'>} */
const kNext = {
  ask: ({report, settings}, {phrase, orders}) =>
    phrase(
      'This is step {0}. Where is the knight after each of the next {1} steps? A step is a move or a backtrack. The move order is: {2}.',
      report.step,
      kAhead,
      orderOf(orders, settings.moves, phrase),
    ),
  answer: nextOf,
};

// `boards`: settings, and how far the search goes, always before its first backtrack: then the path and the move order tell which moves it has
// tried, and paper suffices. `measures(settings)`: what to measure, with settings of its own if it is another search. ask() and answer() get
// {settings, report, values}: the report of src/app/lessons/stop_report.h, and what was measured.
/** @type {Record<string, Kind>} */
const kKinds = {
  next: {
    ...kNext,
    boards: [
      [{board: '5x5', start: 'c3'}, kDeadEnd],
      [{board: '4x5', start: 'b2'}, kDeadEnd],
      [{board: '3x5', start: 'a1'}, kDeadEnd],
      [{board: '5x5', start: 'e1'}, kDeadEnd],
      [{board: '4x4', start: 'a1'}, kDeadEnd],
      [{board: '6x6', start: 'c4'}, {to: 9}],
    ],
  },
  order: {
    ...kNext,
    boards: [
      [{board: '5x6', start: 'c3', moves: 'report'}, {to: 9}],
      [{board: '4x6', start: 'b2', moves: 'lexicographic'}, {to: 7}],
      [{board: '6x6', start: 'a6', moves: 'report'}, {to: 12}],
      [{board: '4x5', start: 'a4', moves: 'lexicographic'}, {to: 6}],
    ],
  },
  back: {
    boards: [
      [{board: '3x5', start: 'a3'}, kDeadEnd],
      [{board: '4x5', start: 'e1'}, kDeadEnd],
      [{board: '4x5', start: 'c4'}, kDeadEnd],
      [{board: '4x6', start: 'a4'}, kDeadEnd],
      [{board: '5x5', start: 'e5'}, kDeadEnd],
    ],
    measures: () => [{measure: 'goes-back'}],
    ask: ({settings}, {phrase, orders}) =>
      phrase(
        'This is the first dead end. How many squares does the knight go back before it finds a move that it has not tried? The move order is: {0}.',
        orderOf(orders, settings.moves, phrase),
      ),
    answer: numberOf,
  },
  // So late that the other ways to go on can be tried by hand.
  mistake: {
    boards: [
      [{board: '4x5', start: 'a1'}, kDeadEnd],
      [{board: '3x7', start: 'a3'}, kDeadEnd],
      [{board: '5x5', start: 'a1'}, kDeadEnd],
    ],
    ask: (said, {tr}) =>
      tr(
        'No tour can be completed from here. Which move was the mistake? Name the square that it leads to and the number of that square. The start is number 1.',
      ),
    answer: ({report: {kept, path}}, {phrase}) =>
      phrase('the move to square number {0}, {1}', /** @type {number} */ (kept) + 1, path[/** @type {number} */ (kept)]),
  },
  stack: {
    boards: [
      [{board: '3x4', start: 'b3'}, {to: 5}],
      [{board: '4x4', start: 'b4'}, {to: 8}],
      [{board: '3x5', start: 'a1'}, {to: 6}],
    ],
    ask: (said, {tr}) => tr('Draw the stack. Write the squares of the path one above the other, with the start at the bottom.'),
    answer: ({report}, {phrase}) => phrase('from the bottom: {0}', list(report.path, phrase)),
  },
  free: {
    boards: [
      [{board: '6x6', start: 'c3', moves: 'report'}, {to: 3}],
      [{board: '5x6', start: 'c3', moves: 'report'}, {to: 5}],
      [{board: '7x7', start: 'd4', moves: 'report'}, {to: 6}],
    ],
    measures: () => [{measure: 'candidates'}],
    ask: (said, {tr}) => tr('To how many free squares can the knight move now?'),
    answer: numberOf,
  },
  moves: {
    boards: [[{board: '6x6', start: 'b2'}], [{board: '5x7', start: 'd1'}], [{board: '7x7', start: 'b5'}]],
    measures: ({start}) => [{measure: 'moves', of: start}],
    ask: ({settings}, {phrase}) => phrase('How many moves does the knight have from {0} on this board?', settings.start),
    answer: numberOf,
  },
  // Without ties.
  rule: {
    boards: [
      [{board: '6x6', start: 'c3', algorithm: 'warnsdorff'}, {to: 9}],
      [{board: '8x8', start: 'f6', algorithm: 'warnsdorff'}, {to: 9}],
      [{board: '7x6', start: 'b4', algorithm: 'warnsdorff'}, {to: 8}],
      [{board: '6x6', start: 'f1', algorithm: 'warnsdorff'}, {to: 7}],
    ],
    ask: (said, {tr}) =>
      tr(
        "Warnsdorff's rule moves the knight. For each free square within reach, count the onward moves. Where does the knight go?",
      ),
    answer: ({report}) => report.next[0],
  },
  colours: {
    boards: [
      [{board: '5x7', start: 'c4'}],
      [{board: '7x9', start: 'a7'}],
      [{board: '3x9', start: 'b3'}],
      [{board: '5x9', start: 'c3'}],
    ],
    measures: () => [{measure: 'light'}, {measure: 'dark'}, {measure: 'exists'}],
    ask: ({settings}, {phrase}) =>
      phrase(
        'How many squares have the same colour as the corners, and how many have the other one? Is there a tour that starts on {0}?',
        settings.start,
      ),
    answer: ({values: [light, dark, exists]}, {phrase}) =>
      phrase(
        '{0} and {1}. {2, select, exists {Yes, there is a tour.} other {No, there is no tour.}}',
        Number(light),
        Number(dark),
        exists,
      ),
  },
  parts: {
    boards: [[{board: '24x24', start: 'a24', algorithm: 'divide-and-conquer'}, {until: 'tour'}]],
    measures: () => [{measure: 'step', board: '12x12', start: 'l1'}, {measure: 'step'}],
    shown: 0, // step of the picture
    ask: ({values: [small]}, {phrase}) =>
      phrase(
        'The program needs {0} steps for 12 x 12 squares: one to divide the board, one for the tour of each of the four parts, and one to join them. How many steps does it need for 24 x 24 squares?',
        Number(small),
      ),
    answer: numberOf,
  },
  count: {
    boards: [[{board: '3x4', start: 'a2'}], [{board: '3x4', start: 'd3'}], [{board: '3x4', start: 'c3'}]],
    measures: () => [{measure: 'tours-from-start'}],
    ask: ({settings}, {phrase}) => phrase('Find all tours of this board that start on {0}. How many are there?', settings.start),
    answer: numberOf,
  },
  points: {
    boards: [
      [{graph: 'A-B;B-C;C-D;B-E;E-F;D-F;A-F', start: 'B'}, kDeadEnd],
      [{graph: 'A-B;A-C;A-D;B-E;C-E;D-E', start: 'A'}, kDeadEnd],
    ],
    ask: (said, {phrase}) =>
      phrase(
        'The search tries the points in alphabetical order. This is its first dead end. Where is it after each of the next {0} steps?',
        kAhead,
      ),
    answer: nextOf,
  },
  path: {
    boards: [[{graph: 'A-D;A-E;B-D;B-E;C-D;C-E', start: 'D'}], [{graph: 'A-B;A-C;B-D;C-D;C-E;D-F;E-F', start: 'A'}]],
    measures: () => [{measure: 'can-finish'}],
    ask: ({settings}, {phrase}) => phrase('Is there a path from {0} that visits every point exactly once?', settings.start),
    answer: ({values: [can]}, {phrase}) => phrase('{0, select, yes {Yes, there is one.} other {No, there is none.}}', can),
  },
};

/** @type {Record<string, string[]>} */
const kOfLesson = {
  tour: ['moves', 'free', 'moves'],
  steps: ['next', 'next', 'free'],
  'dead-end': ['back', 'next', 'mistake'],
  stack: ['stack', 'back', 'stack'],
  graph: ['points', 'path', 'points'],
  'brute-force': ['back', 'mistake', 'free'],
  skeleton: ['back', 'points', 'path'],
  order: ['order', 'order', 'order'],
  explosion: ['next', 'count', 'free'],
  warnsdorff: ['rule', 'rule', 'rule'],
  stuck: ['rule', 'colours', 'rule'],
  greedy: ['rule', 'mistake', 'rule'],
  lost: ['mistake', 'back', 'mistake'],
  pruning: ['mistake', 'free', 'back'],
  flame: ['next', 'stack', 'back'],
  colours: ['colours', 'colours', 'colours'],
  divide: ['parts', 'colours'],
  counting: ['count', 'count', 'count'],
};

// True for the lessons of this page.
export const isOurs = (/** @type {{id: string}} */ {id}) => Object.hasOwn(kOfLesson, id);

// For any other lesson, checked or not: by what its searches are.
function kindsFor(/** @type {AnyLesson} */ {stops}) {
  const all = stops.map(({picture, settings = {}}) => picture ?? settings);
  if (all.some(({graph = 'none'}) => graph !== 'none')) return ['points', 'path'];
  return all.some(({algorithm = ''}) => algorithm.startsWith('warnsdorff')) ? ['rule', 'free'] : ['next', 'back', 'stack'];
}

// Which boards a lesson gets depends on its id alone, so that its sheet is always the same and lessons have different ones.
function chosen(/** @type {AnyLesson} */ lesson) {
  const kinds = isOurs(lesson) ? kOfLesson[lesson.id] : kindsFor(lesson);
  const first = [...lesson.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return kinds.map((id, i) => {
    const {boards, measures = () => [/** @type {Measured} */ ({})]} = kKinds[id];
    const [settings, run] = boards[(first + kinds.slice(0, i).filter((each) => each === id).length) % boards.length];
    return {id, settings, run, measures: measures(settings)};
  });
}

// The exercises as a lesson in the form of assets/lessons/schema.json, for the checker. Its sentences and answers are placeholders.
export function exerciseLesson(/** @type {AnyLesson} */ lesson) {
  const stops = chosen(lesson).flatMap(({settings, run, measures}) =>
    measures.map(({measure, of, ...other}) => ({
      title: '?',
      settings: {...settings, ...other},
      run,
      text: ['?'],
      ...(measure ? {question: {kind: 'number', ask: '?', answer: 0, why: '?', measure, of}} : {}),
    })),
  );
  return {id: 'exercises', title: '?', summary: '?', minutes: 1, stops};
}

// {ask, answer, settings} of each exercise: in words, and the settings of its picture. `played`: what the checker made of exerciseLesson().
/** @param {AnyLesson} lesson @param {CheckedLesson} played @param {Wording & {orders: MoveOrder[]}} language */
export function exercisesOf(lesson, played, language) {
  const stops = [...played.stops];
  return chosen(lesson).map(({id, settings, measures}) => {
    const {ask, answer, shown} = kKinds[id];
    const mine = stops.splice(0, measures.length),
      {sheet: report} = mine[mine.length - 1];
    const values = /** @type {string[]} */ (mine.map(({question}) => question?.measured));
    if (measures.some(({measure}, i) => measure && !values[i]))
      throw new Error(`exercises: '${id}' has no answer on ${JSON.stringify(settings)}`);
    const said = {settings, report, values};
    return {ask: ask(said, language), answer: answer(said, language), settings: {...settings, step: shown ?? report.step}};
  });
}
