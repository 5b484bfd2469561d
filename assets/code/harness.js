// The frame around the JavaScript listings. Standard input says what to search and how many steps to print:
//
//   echo 5x5 0,0 100 candidate | node backtracking.js
//
// `trace` prints each event as `kt trace` does. A tour is the advance that completes it, and the end of the search the
// last backtrack: they rename the event before.
import {readFileSync} from 'node:fs';

const [size, from, most, detail] = readFileSync(0, 'utf8').trim().split(/\s+/);
export const [rows, cols] = size.split('x').map(Number);
const [startRow, startCol] = from.split(',').map(Number);
export const start = {row: startRow, col: startCol};

export const moves = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]];
export const board = Array.from({length: rows}, () => Array(cols).fill(0));
export const squares = board.flatMap((cells, row) => cells.map((_, col) => ({row, col})));
const isSame = (a, b) => a.row === b.row && a.col === b.col;
export const includes = (list, square) => list.some((other) => isSame(other, square));

let step = 0;
let last = {event: 'start', square: start, depth: 1};

function flush() {
  if (step > 0) console.log(`${step} ${last.event} ${last.square.row},${last.square.col} ${last.depth}`);
}

// What is printed arrives only when the program comes to its end by itself, so it is not cut off with process.exit().
const enough = new Error();
process.on('uncaughtException', (error) => {
  if (error !== enough) console.error(error);
});
process.once('beforeExit', flush);

export function trace(event, square = start, depth = 0) {
  if (event === 'tour') {
    last = {...last, event, depth: rows * cols};
  } else if (event === 'exhausted') {
    last = {...last, event, depth: 0};
  } else if (event !== 'start' && !(event === 'advance' && depth === 1)) {
    const rejected = event === 'reject' || event === 'prune';
    if (rejected && detail !== 'candidate') return;
    if (step === Number(most)) throw enough;
    flush();
    ++step;
    last = {event: rejected ? 'reject' : event, square, depth};
  }
}

export function traceRejects(square, depth) {
  for (const [down, right] of moves) {
    const to = {row: square.row + down, col: square.col + right};
    if (board[to.row]?.[to.col] !== 0) trace('reject', to, depth);
  }
}

export function show(numbers) {
  for (const row of numbers) console.log(row.map((number) => String(number).padStart(4)).join(''));
}

// Chance, by splitmix64 from the seed 1.

const golden = 0x9E3779B97F4A7C15n;

function mixed(x) {
  x = BigInt.asUintN(64, x);
  x = BigInt.asUintN(64, (x ^ (x >> 30n)) * 0xBF58476D1CE4E5B9n);
  x = BigInt.asUintN(64, (x ^ (x >> 27n)) * 0x94D049BB133111EBn);
  return x ^ (x >> 31n);
}

const chanceOf = (attempt) => mixed(mixed(1n + golden) + BigInt(attempt) + golden);

// Restarts.

const given = [...moves];

export function shuffleMoves(attempt) {
  moves.splice(0, moves.length, ...given);
  for (let i = moves.length; i > 1; --i) {
    const j = Number(mixed(chanceOf(attempt) + BigInt(i) * golden) % BigInt(i));
    [moves[i - 1], moves[j]] = [moves[j], moves[i - 1]];
  }
}

// Divide and conquer.

// Ready tours: their first halves, a digit 1 to 8 for each move; the second half is the first with every move reversed.
const halves = {
  '6x6': '182345887453281472',
  '6x8': '232186763854318521354711',
  '8x8': '14718135643238528185616612452722',
  '8x10': '2742323818753356767216813256417723442721',
  '10x10': '18182323454585218185276613456771834442568714283822',
  '10x12': '181825832323454576767258181252234552277763347118534167853122',
};
const links = board.map((row) => row.map(() => []));

export function readyTour(top, left, height, width) {
  const upright = height > width;
  const half = halves[upright ? `${width}x${height}` : `${height}x${width}`];
  const squares = [];
  let row = 0, col = 0;
  for (const turn of [0, 4]) {
    for (const digit of half) {
      squares.push(upright ? {row: top + col, col: left + row} : {row: top + row, col: left + col});
      const [down, right] = moves[(Number(digit) - 1 + turn) % 8];
      row += down;
      col += right;
    }
  }
  return squares;
}

export function ring(row, col) {
  const offsets = [[-1, -3], [-2, -1], [-3, 1], [-1, 0], [0, 2], [1, 0], [2, -2], [0, -1]];
  return offsets.map(([down, right]) => ({row: row + down, col: col + right}));
}

export function link(a, b) {
  links[a.row][a.col].push(b);
  links[b.row][b.col].push(a);
}

export function unlink(a, b) {
  const drop = (from, to) => {
    links[from.row][from.col] = links[from.row][from.col].filter((square) => !isSame(square, to));
  };
  drop(a, b);
  drop(b, a);
}

function showCycle(linked) {
  const path = [];
  let before = null, here = start;
  do {
    path.push(`${here.row},${here.col}`);
    const [a, b] = linked(here);
    [before, here] = [here, before && isSame(a, before) ? b : a];
  } while (!isSame(here, start));
  console.log('cycle', ...path);
}

export function showLinks() {
  showCycle(({row, col}) => links[row][col]);
}

// The neural network. Its squares are numbers, row by row.

const number = (row, col) => row * cols + col;
export const neurons = [];
export const neuronsAt = Array.from({length: rows * cols}, () => []);
for (let row = 0; row < rows; ++row) {
  for (let col = 0; col < cols; ++col) {
    for (const [down, right] of moves) {
      const inside = board[row + down]?.[col + right] === 0;
      if (inside && number(row + down, col + right) > number(row, col)) {
        neurons.push([number(row, col), number(row + down, col + right)]);
      }
    }
  }
}
neurons.sort(([a, b], [c, d]) => a - c || b - d);
neurons.forEach((pair, i) => pair.forEach((square) => neuronsAt[square].push(i)));
export const active = neurons.map(() => 0);
export const patience = 40 * Math.ceil(Math.sqrt(rows * cols));

// 0 or 1 for each neuron.
export function coins(attempt) {
  const base = chanceOf(attempt);
  return neurons.map((_, i) => Number((mixed(base + BigInt(i >> 6) + golden) >> BigInt(i & 63)) & 1n));
}

export function showActive() {
  const square = (v) => ({row: Math.floor(v / cols), col: v % cols});
  showCycle(({row, col}) => {
    const here = number(row, col);
    return neuronsAt[here].filter((i) => active[i]).map((i) => square(neurons[i].find((v) => v !== here)));
  });
}
