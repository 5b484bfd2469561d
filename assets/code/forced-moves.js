import {board, cols, moves, rows, show, squares, start, trace, traceRejects} from './harness.js';

// Squares are their numbers, row by row.
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
// Where the chain of forced moves ends, from a square on, away from the one before.
function chainEnd(s, before) {
  while (forced[s].size === 2) [s, before] = [[...forced[s]].find((to) => to !== before), s];
  return s;
}

// [shown]
trace('start');  // below
//p search(path of the start alone)
//e Search from the path that has the start square alone.
search([numberOf(start)]);
//p there is no further tour
//e When that is over, there is no further tour.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(path):
//e To search from a path:
function search(path) {
  //p square ← last of path
  const s = path.at(-1), number = path.length;
  const {row, col} = squareOf(s);
  //p board[square] ← length of path
  //e Put the knight on its last square and write the number there.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if every square is on the path:
  //e Is it the last number? Then this is a tour.
  if (number === rows * cols) {
    //p a tour is found
    show(board);
    trace('tour');
  }
  //p hopeful ← moves left(path)
  //e Find out which moves are left to the path (see below).
  const hopeful = movesLeft(path);
  //p free ← all squares near square that are free
  //e Of the squares one move away, pass over those visited or off the board.
  const free = near[s].filter(isFree);
  traceRejects({row, col}, number);
  //p sort free by degree, the lowest first
  //e For each of the others, count the free squares one move away from it.
  free.sort((a, b) => degree(a) - degree(b));
  //p for each to of free, in this order:
  //e Take them in turn, those with the lowest count first:
  for (const to of free) {
    //p if to is hopeful:
    //e Is a move to it left? Search from the path that goes on there.
    //e Is none? Pass it over.
    if (hopeful.has(to)) {
      //p search(path and then to)
      search([...path, to]);
    }
    else trace('prune', squareOf(to), number);
  }
  //p board[square] ← none
  //e None is left: wipe out the number and go back.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
}

//p
//e
//p define moves left(path):
//e Which moves are left to a path? Each square of a tour has two moves: one to come and one to go.
//e The start is come to from outside the board, and the last square is left for there.
// near[s]: the squares one move from s; and kOut, where tours come
// from and go to, for the start and all that may be the last.
function movesLeft(path) {
  //p left ← all moves, with those from outside to the start and
  //p   back from all squares of the last one's colour
  //e At first all are left, and one to the outside from each square that has the last one's colour.
  left = near.map((list) => new Set(list));
  forced = near.map(() => new Set());
  //p force each move of path
  //e Force the moves of the path; then, again and again, both moves of each square with only two left:
  path.forEach((s, i) => force(i > 0 ? path[i - 1] : kOut, s));
  const needsBoth = (s) => left[s].size === 2 && forced[s].size < 2;
  //p while a square has only two left and they are not forced:
  for (let s; (s = places.find(needsBoth)) !== undefined;) {
    //p force both
    for (const to of left[s]) force(s, to);
  }
  //p if some square has fewer than two left: none
  //e Does some square have fewer than two? Then none is left to the path.
  if (left.some((moves) => moves.size < 2)) return new Set();
  //p else: those left of the last of path
  return left[path.at(-1)];
}

//p
//e
//p define force(a, b):
//e To force a move:
function force(a, b) {
  //p the move between a and b is forced
  link(forced, a, b);
  //p for both squares, if two of its moves are forced:
  //e If one of its squares has two that are forced, the square's others are lost.
  for (const s of [a, b]) {
    if (forced[s].size < 2) continue;
    const others = [...left[s]].filter((to) => !forced[s].has(to));
    //p its others are no longer left
    for (const to of others) unlink(left, s, to);
  }
  //p first, last ← the ends of the chain of forced moves
  //e Follow the forced moves both ways, to the ends of their chain.
  //e A move between these is lost: it would close a circle. Only one of all squares may be closed.
  if (count(forced) + 1 >= places.length) return;
  const first = chainEnd(a, b), last = chainEnd(b, a);
  //p unless it has all squares: first to last is no longer left
  if (!forced[first].has(last)) unlink(left, first, last);
}
// [end]
