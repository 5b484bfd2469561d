import {board, cols, includes, moves, rows, show, shuffleMoves, squares, start, trace, traceRejects} from './harness.js';

function ways({row, col}) {
  const reached = moves.map(([down, right]) => ({row: row + down, col: col + right}));
  return reached.filter((to) => board[to.row]?.[to.col] === 0);
}

const degree = (square) => ways(square).length;

function hopeful() {
  const free = squares.filter(({row, col}) => board[row][col] === 0);
  if (free.length === 1) return free;
  if (free.some((square) => degree(square) === 0)) return [];
  const scarce = free.filter((square) => degree(square) === 1);
  if (scarce.length < 2) return free;
  return scarce.length === 2 ? scarce : [];
}

// [shown]
// ways, degree, hopeful: as for Warnsdorff with pruning.
let visitsLeft = 0, attempt = 0, result;
//p attempt ← 0
//p repeat:
do {
  //p attempt ← attempt + 1
  attempt += 1;
  //p visits left ← 2 x count of all squares x luby(attempt)
  //e Make attempt after attempt. One may put the knight on so many squares before it is given up:
  //e twice the count of all squares, times 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ...
  visitsLeft = 2 * rows * cols * luby(attempt);
  //p if attempt > 1: shuffle the order of moves
  if (attempt > 1) shuffleMoves(attempt);
  //p board ← none on each square
  for (const row of board) row.fill(0);
  trace(attempt === 1 ? 'start' : 'restart');  // below
  //p result ← search(start, 1)
  //e But for the first attempt, shuffle the order of moves. Clear the board, search from the start.
  result = search(start, 1);
//p until result is not "given up"
//e Was the attempt given up? Make the next one.
} while (result === 'given up');
//p if result is "none": there is no tour
//e Has it tried everything? Then there is no tour.
if (result === 'none') {
  console.log('There is no tour.');
  trace('exhausted');
}

//p
//e
//p define search(square, number):
//e To search from a square:
function search({row, col}, number) {
  //p visits left ← visits left - 1
  visitsLeft -= 1;
  //p board[square] ← number
  //e Put the knight there and write the next number.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if number = count of all squares:
  //e Is it the last number? Then this is a tour, and all is done.
  if (number === rows * cols) {
    //p the result is "tour"
    show(board);
    trace('tour');
    return 'tour';
  }
  //p if visits left = 0: the result is "given up"
  //e Was it the last time that this attempt may do so? Then give it up.
  if (visitsLeft === 0) return 'given up';
  //p worth trying ← hopeful squares
  //e Find out which squares are hopeful, as for Warnsdorff with pruning.
  const worthTrying = hopeful();
  //p free ← ways(square), by degree, the lowest first
  //e Of the squares one move away, pass over those visited or off the board.
  const free = ways({row, col});
  traceRejects({row, col}, number);
  //e For each of the others, count the free squares one move away from it.
  free.sort((a, b) => degree(a) - degree(b));
  //p for each to of free, in this order:
  //e Take them in turn, those with the lowest count first. Of equals the order of moves decides:
  for (const to of free) {
    //p if to is worth trying:
    //e Is it hopeful? Search from there.
    //e Is it not? Pass it over.
    if (includes(worthTrying, to)) {
      //p result ← search(to, number + 1)
      const found = search(to, number + 1);
      //p if result is not "none": it is the result
      if (found !== 'none') return found;
    } else trace('prune', to, number);
  }
  //p board[square] ← none
  //e None is left: wipe out the number and go back.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
  //p the result is "none"
  return 'none';
}

//p
//p define luby(i):
function luby(i) {
  //p half ← the largest power of 2 up to i
  const half = 2 ** Math.floor(Math.log2(i));
  //p if i = 2 x half - 1: half
  if (i === 2 * half - 1) return half;
  //p else: luby(i - half + 1)
  return luby(i - half + 1);
}
// [end]
