import {board, cols, includes, moves, rows, show, squares, start, trace} from './harness.js';

// [shown]
trace('start');  // below
//p search(start, 1)
//e Search from the start square.
search(start, 1);
//p there is no further tour
//e When that is over, there is no further tour.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(square, number):
//e To search from a square:
function search({row, col}, number) {
  //p board[square] ← number
  //e Put the knight there and write the next number.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if number = count of all squares:
  //e Is it the last number? Then this is a tour.
  if (number === rows * cols) {
    //p a tour is found
    show(board);
    trace('tour');
  }
  //p worth trying ← hopeful squares
  //e Find out which squares are hopeful (see below).
  const worthTrying = hopeful();
  //p for each move, in their order:
  //e Look at the squares one move away, in order:
  for (const [down, right] of moves) {
    //p to ← where the move leads from square
    const to = {row: row + down, col: col + right};
    //p if to is worth trying:
    //e Is it hopeful? Search from there.
    //e Is it not? Pass it over.
    if (includes(worthTrying, to)) {
      //p search(to, number + 1)
      search(to, number + 1);
    }
    else trace('reject', to, number);
  }
  //p board[square] ← none
  //e None is left: wipe out the number and go back.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
}

//p
//e
//p define hopeful squares:
//e Which free squares are hopeful? Count for each the free squares one move away: its ways.
function hopeful() {
  //e It needs two: one in, one out. Two squares manage with one:
  //e the next, because the knight is its way in, and the last, because nobody leaves it.
  //p free ← all squares where board[square] = none
  const free = squares.filter(({row, col}) => board[row][col] === 0);
  //p if free is a single square: free
  //e If only one square is free, it is hopeful.
  if (free.length === 1) return free;
  //p if some of free have degree 0: none
  //e A square without any way is lost: then no square is hopeful.
  if (free.some((square) => degree(square) === 0)) return [];
  //p scarce ← those of free with degree 1
  const scarce = free.filter((square) => degree(square) === 1);
  //p if scarce are fewer than 2: free
  //e At most one square with a single way? All are hopeful: that square can come now or last.
  if (scarce.length < 2) return free;
  //p if scarce are 2: scarce
  //e Two? Only they are hopeful: one comes now, the other last.
  //p else: none
  //e More? No square is hopeful.
  return scarce.length === 2 ? scarce : [];
}

//p
//p define ways(square):
function ways({row, col}) {
  //p all squares one move away, on the board and free
  const reached = moves.map(([down, right]) =>
    ({row: row + down, col: col + right}));
  return reached.filter((to) => board[to.row]?.[to.col] === 0);
}

//p
//p define degree(square):
function degree(square) {
  //p count of ways(square)
  return ways(square).length;
}
// [end]
