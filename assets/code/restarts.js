import {board, cols, includes, moves, rows, show, shuffleMoves, squares, start, trace, traceRejects} from './harness.js';

function ways({row, col}) {
  const reached = moves.map(([down, right]) => ({row: row + down, col: col + right}));
  return reached.filter((to) => board[to.row]?.[to.col] === 0);
}

const degree = (square) => ways(square).length;

function promising() {
  const free = squares.filter(({row, col}) => board[row][col] === 0);
  if (free.length === 1) return free;
  if (free.some((square) => degree(square) === 0)) return [];
  const scarce = free.filter((square) => degree(square) === 1);
  if (scarce.length < 2) return free;
  return scarce.length === 2 ? scarce : [];
}

// [shown]
// ways, degree, promising: as in Warnsdorff with pruning.
let visitsLeft = 0, attempt = 0, result;
//p total ← how many squares the board has
//p attempt ← 0
//p repeat:
//e Make one attempt after another:
do {
  //p attempt ← attempt + 1
  attempt += 1;
  //p visits_left ← 2 * total * luby(attempt)
  //e The limit on visits is twice the number of squares, times 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, ...
  visitsLeft = 2 * rows * cols * luby(attempt);
  //p if attempt > 1: shuffle the move order
  //e Before every attempt except the first, shuffle the move order.
  if (attempt > 1) shuffleMoves(attempt);
  //p for each square: board[square] ← none
  for (const row of board) row.fill(0);
  trace(attempt === 1 ? 'start' : 'restart');  // below
  //p result ← search(start, 1)
  //e Clear the board and search from the start square.
  result = search(start, 1);
//p until result is not "given up"
//e Did the attempt reach its limit? Then make the next one.
} while (result === 'given up');
//p if result = "none":
//e Did the attempt try everything without finding a tour? Then there is no tour.
if (result === 'none') {
  //p report that there is no tour
  console.log('There is no tour.');
  trace('exhausted');
}

//p
//e
//p define search(square, number):
//e To search from a square:
function search({row, col}, number) {
  //p visits_left ← visits_left - 1
  visitsLeft -= 1;
  //p board[square] ← number
  //e Put the knight on the square and write the next number on it.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if number = total:
  //e Is this the last number? Then the path is a tour, and the search ends.
  if (number === rows * cols) {
    //p report the tour
    show(board);
    trace('tour');
    //p return "tour"
    return 'tour';
  }
  //p if visits_left = 0: return "given up"
  //e Does this visit reach the limit of the attempt? Then the attempt ends here.
  if (visitsLeft === 0) return 'given up';
  //p promising ← promising_squares()
  //e Find out which squares are promising, as in Warnsdorff with pruning.
  const worthTrying = promising();
  //p options ← ways(square)
  //e Skip all moves that lead off the board or to a visited square.
  const free = ways({row, col});
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
    if (includes(worthTrying, to)) {
      //p result ← search(next, number + 1)
      const found = search(to, number + 1);
      //p if result is not "none": return result
      if (found !== 'none') return found;
    } else trace('prune', to, number);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
  //p return "none"
  return 'none';
}

//p
//p define luby(i):
function luby(i) {
  //p half ← the largest power of 2 that is at most i
  const half = 2 ** Math.floor(Math.log2(i));
  //p if i = 2 * half - 1: return half
  if (i === 2 * half - 1) return half;
  //p return luby(i - half + 1)
  return luby(i - half + 1);
}
//p
//p define the rest as in Warnsdorff with pruning
// [end]
