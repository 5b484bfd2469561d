// What is searched, from the texts of the settings (interface.md): the same reading as in src/app/settings.cpp, but a text
// that can not be read gives the default in silence. The WebAssembly says the sentence about it.
//
// Squares are numbered row by row; a graph is one row, with a square for each vertex.

const kClockwise = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]];
const kMostVertices = 256;
const kLargestSide = 1024;

// As permutations of the first, `clockwise`. tests/poster.test.mjs compares them with `kt list`.
const kOrders = {
  clockwise: '12345678',
  lexicographic: '18274536',
  report: '43218765',
  'report-warnsdorff': '52841376',
  'report-brute': '27361845',
};

const wholeNumber = (text) => (/^\d{1,16}$/.test(text) ? +text : NaN);

// 'a' is 0, 'z' 25, 'aa' 26.
export const fileNumber = (letters) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt() - 96, 0) - 1;
export const fileLetters = (col) => (col < 0 ? '' : fileLetters(Math.floor(col / 26) - 1) + String.fromCharCode(97 + col % 26));

function readBoard(text) {
  const sides = text.split('x').map(wholeNumber);
  const [rows, cols = rows] = sides;
  const fits = (side) => side >= 1 && side <= kLargestSide;
  return sides.length < 3 && fits(rows) && fits(cols) ? [rows, cols] : [8, 8];
}

// The vertices in alphabetical order, and the edges as pairs of their places.
function readGraph(text) {
  const edges = [];
  for (const part of text.split(';')) {
    if (!part) continue;
    const [, from, mark, to] = /^(\w+)([->])(\w+)$/.exec(part) ?? [];
    if (!from || from === to) return null;
    edges.push([from, to]);
    if (mark === '-') edges.push([to, from]);
  }
  const names = [...new Set(edges.flat())].sort();
  if (!names.length || names.length > kMostVertices) return null;
  const targets = names.map((name) => [
    ...new Set(edges.filter(([from]) => from === name).map(([, to]) => names.indexOf(to)))].sort((a, b) => a - b));
  return {names, targets};
}

function readMoves(text, leaper) {
  const digits = Object.hasOwn(kOrders, text) ? kOrders[text] : text;
  const order = [...digits].sort().join('') === kOrders.clockwise ? digits : kOrders.clockwise;
  let [a, b] = /^\d{1,4},\d{1,4}$/.test(leaper) ? leaper.split(',').map(Number) : [1, 2];
  if (a >= kLargestSide || b >= kLargestSide || a + b === 0) [a, b] = [1, 2];
  const length = (knight) => Math.sign(knight) * (Math.abs(knight) === 1 ? a : b) + 0;
  const moves = [...order].map((digit) => kClockwise[digit - 1].map(length));
  // Four where they fall together.
  return moves.filter((move, i) => moves.findIndex((other) => `${other}` === `${move}`) === i);
}

export function problemOf(settings) {
  const text = (key, fallback = '') => String(settings[key] ?? fallback);
  const oneOf = (key, ...choices) => (choices.includes(text(key)) ? text(key) : choices[0]);
  const graph = readGraph(text('graph'));
  const [rows, cols] = graph ? [1, graph.names.length] : readBoard(text('board'));
  const moves = readMoves(text('moves'), text('leaper'));
  const targets = graph?.targets ?? [];

  // -1 where there is no such square.
  const readSquare = (name) => {
    if (graph) return graph.names.indexOf(name);
    const [, row, col] = /^(\d{1,4}),(\d{1,4})$/.exec(name) ?? [];
    const [, file, rank] = /^([a-z]{1,3})(\d{1,4})$/.exec(name) ?? [];
    const at = row ? [+row, +col] : file ? [rows - rank, fileNumber(file)] : [-1, -1];
    return contains(at) ? at[0] * cols + at[1] : -1;
  };
  const contains = ([row, col]) => row >= 0 && row < rows && col >= 0 && col < cols;

  let holes = new Set(graph || ['', 'none'].includes(text('holes')) ? [] : text('holes').split(';').map(readSquare));
  if (holes.has(-1) || holes.size === rows * cols) holes = new Set();
  const existing = (key) => {
    const v = readSquare(text(key));
    return holes.has(v) ? -1 : v;
  };
  let start = existing('start');
  const chess = start >= 0 && !graph && !text('start').includes(',');
  for (let v = 0; start < 0; ++v) if (!holes.has(v)) start = v;

  return {
    rows, cols, holes, start, chess, contains,
    names: graph?.names,
    count: rows * cols - holes.size,
    end: existing('end'),
    goal: oneOf('goal', 'tour', 'closed'),
    algorithm: text('algorithm', 'backtracking'),
    tie: text('tie', 'first'),
    detail: oneOf('detail', 'move', 'candidate'),
    step: wholeNumber(text('step')) || 0,
    base: +oneOf('base', '1', '0'),
    square: (v) => [Math.floor(v / cols), v % cols],
    number: ([row, col]) => row * cols + col,
    // Where each move from a square leads, in the order tried; -1 off the board or into a hole.
    targets: (v) => targets[v] ??= moves.map(([down, right]) => {
      const to = [Math.floor(v / cols) + down, v % cols + right];
      const w = to[0] * cols + to[1];
      return contains(to) && !holes.has(w) ? w : -1;
    }),
  };
}

// How the algorithms that a poster knows try moves: in the given order, or those with the fewest onward moves first.
// Nothing for any other. `isFree(v)` tells the squares that are not visited.
export function orderOf(problem, v, isFree) {
  const targets = problem.targets(v);
  if (problem.algorithm === 'backtracking') return targets;
  if (!problem.algorithm.startsWith('warnsdorff') || problem.tie !== 'first') return;
  const free = targets.filter(isFree).map((to) => [to, degree(problem, to, isFree)]);
  return [...targets.filter((to) => !isFree(to)), ...free.sort((a, b) => a[1] - b[1]).map(([to]) => to)];
}

export const degree = (problem, v, isFree) => problem.targets(v).filter(isFree).length;
