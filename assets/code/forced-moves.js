import {board, cols, moves, rows, show, squares, start, trace, traceRejects} from './harness.js';

// A square is its number, row by row.
const kOut = rows * cols;
const numberOf = ({row, col}) => row * cols + col;
const squareOf = (s) => squares[s];
const colour = ({row, col}) => (row + col) % 2;
const mayBeLast = (square) => (colour(square) + colour(start) + kOut - 1) % 2 === 0;

const near = squares.map(({row, col}) => moves.map(([down, right]) => ({row: row + down, col: col + right}))
  .filter((to) => board[to.row]?.[to.col] !== undefined).map(numberOf));
near.push([...near.keys()].filter((s) => s === numberOf(start) || mayBeLast(squareOf(s))));
for (const s of near[kOut]) near[s].push(kOut);
const places = [...near.keys()];
let left, forced;

const isFree = (s) => s !== kOut && board[squareOf(s).row][squareOf(s).col] === 0;
function link(sets, a, b) {
  sets[a].add(b);
  sets[b].add(a);
}
function unlink(sets, a, b) {
  sets[a].delete(b);
  sets[b].delete(a);
}
const count = (sets) => sets.reduce((sum, {size}) => sum + size, 0) / 2;
const degree = (s) => near[s].filter(isFree).length;
// The end of the chain of forced moves that starts at `before` and goes on with `s`.
function chainEnd(s, before) {
  while (forced[s].size === 2) [s, before] = [[...forced[s]].find((to) => to !== before), s];
  return s;
}

// [shown]
//p total ← how many squares the board has
trace('start');  // below
//p search([start])
//e Search from the start square.
search([numberOf(start)]);
//p report that there is no further tour
//e When the search ends, everything has been tried, so no tour is left to find.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(path):
//e To search from a square:
function search(path) {
  //p square ← the last square in path
  const s = path.at(-1), number = path.length;
  const {row, col} = squareOf(s);
  //p board[square] ← length(path)
  //e Put the knight on the square and write the next number on it.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if length(path) = total:
  //e Is this the last number? Then the path is a tour.
  if (number === rows * cols) {
    //p report the tour
    show(board);
    trace('tour');
  }
  //p promising ← promising_squares(path)
  //e Find out which squares are promising (see below).
  const promising = movesLeft(path);
  //p options ← ways(square)
  //e Skip all moves that lead off the board or to a visited square.
  const free = near[s].filter(isFree);
  traceRejects({row, col}, number);
  //p sort options by degree, lowest first, ties in move order
  //e For each remaining move, count its onward moves: the free squares one move further on.
  free.sort((a, b) => degree(a) - degree(b));
  //p for each next in options:
  //e Try the moves in turn, fewest onward moves first. In a tie, the move order decides:
  for (const to of free) {
    //p if next is in promising:
    //e Does the move lead to a promising square? Search from there.
    //e Does the move lead anywhere else? Skip it.
    if (promising.has(to)) {
      //p search(path with next added)
      search([...path, to]);
    }
    else trace('prune', squareOf(to), number);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
}

//p
//e
//p define promising_squares(path):
//e To find the promising squares:
// near[s]: the squares one move away from s. kOut is outside the
// board: it is near the start and all squares that may be last.
function movesLeft(path) {
  //e Each square of a tour has two moves: one leads to it, and one leads away from it.
  //e Pretend that the tour comes from outside the board and leaves it again at the end.
  //e Then the start and the last square have two moves, too.
  //p left ← all moves between two squares, and from outside
  //p   to start and to each square that may be the last
  //e Keep all moves at first. Add moves to the outside, from the start and all possible last squares.
  left = near.map((list) => new Set(list));
  forced = near.map(() => new Set());
  //p force(outside, start) and each move in path
  //e Force the moves of the path, because they belong to the tour.
  path.forEach((s, i) => force(i > 0 ? path[i - 1] : kOut, s));
  const needsBoth = (s) => left[s].size === 2 && forced[s].size < 2;
  //p while a square has 2 moves in left, not both forced:
  //e Does a square have only two moves left? Force both of them. Repeat this as long as possible.
  for (let s; (s = places.find(needsBoth)) !== undefined;) {
    //p force both
    for (const to of left[s]) force(s, to);
  }
  //p if a square has fewer than 2 moves in left: return empty
  //e Does a square have fewer than two moves left? Then no square is promising.
  if (left.some((moves) => moves.size < 2)) return new Set();
  //p return where moves in left lead from the last square in path
  //e A square is promising if the move to it from the knight's square is still left.
  return left[path.at(-1)];
}

//p
//e
//p define force(a, b):
//e To force a move:
function force(a, b) {
  //p mark the move between a and b as forced
  link(forced, a, b);
  //p for each square in [a, b], if it has 2 forced moves:
  //e Does one of the move's squares now have two forced moves? Rule out this square's other moves.
  for (const s of [a, b]) {
    if (forced[s].size < 2) continue;
    const others = [...left[s]].filter((to) => !forced[s].has(to));
    //p remove its other moves from left
    for (const to of others) unlink(left, s, to);
  }
  //p if fewer than total moves are forced:
  //e Follow the forced moves in both directions to the two ends of their chain.
  //e Would a move between the two ends close a loop that misses some squares? Rule it out.
  if (count(forced) + 1 >= places.length) return;
  //p   head, tail ← the ends of the chain of forced moves at a, b
  const first = chainEnd(a, b), last = chainEnd(b, a);
  //p   remove the move head-tail from left, unless it is forced
  if (!forced[first].has(last)) unlink(left, first, last);
}
//p
//p define the rest as in Warnsdorff's rule
// [end]
