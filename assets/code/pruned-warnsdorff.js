import {board, cols, includes, moves, rows, show, squares, start, trace, traceRejects} from './harness.js';

// [shown]
//p total ← how many squares the board has
trace('start');  // below
//p search(start, 1)
//e Search from the start square.
search(start, 1);
//p report that there is no further tour
//e When the search ends, everything has been tried, so no tour is left to find.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(square, number):
//e To search from a square:
function search({row, col}, number) {
  //p board[square] ← number
  //e Put the knight on the square and write the next number on it.
  board[row][col] = number;
  trace('advance', {row, col}, number);
  //p if number = total:
  //e Is this the last number? Then the path is a tour.
  if (number === rows * cols) {
    //p report the tour
    show(board);
    trace('tour');
  }
  //p promising ← promising_squares()
  //e Find out which squares are promising (see below).
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
      //p search(next, number + 1)
      search(to, number + 1);
    }
    else trace('prune', to, number);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
}

//p
//e
//p define promising_squares():
//e To find the promising squares:
function promising() {
  //e For each free square, count the onward moves: the free squares one move away from it.
  //e Most squares need two onward moves, because the knight arrives by one and leaves by the other.
  //e The next square needs only one onward move, because the knight arrives from where it stands.
  //e The last square needs only one onward move, because the knight does not leave it again.
  //p free_squares ← all squares where board[square] = none
  const free = squares.filter(({row, col}) => board[row][col] === 0);
  //p if free_squares has one square: return free_squares
  //e Is only one square free? Then it is promising.
  if (free.length === 1) return free;
  //p if a square in free_squares has degree 0: return empty
  //e Does some free square have no onward moves? Then it is lost, and no square is promising.
  if (free.some((square) => degree(square) === 0)) return [];
  //p scarce ← all squares in free_squares with degree 1
  const scarce = free.filter((square) => degree(square) === 1);
  //p if scarce has fewer than 2 squares: return free_squares
  //e Does at most one square have a single onward move? It can come next or last, so all are promising.
  if (scarce.length < 2) return free;
  //p if scarce has 2 squares: return scarce
  //e Do two squares have a single onward move? Then only they are promising. One comes next, one last.
  //p return empty
  //e Do three or more squares have a single onward move? Then no square is promising.
  return scarce.length === 2 ? scarce : [];
}

//p
//p define ways(square):
function ways({row, col}) {
  //p return all free squares one move away, in move order
  const reached = moves.map(([down, right]) =>
    ({row: row + down, col: col + right}));
  return reached.filter((to) => board[to.row]?.[to.col] === 0);
}

//p
//p define degree(square):
function degree(square) {
  //p return how many squares are in ways(square)
  return ways(square).length;
}
// [end]
