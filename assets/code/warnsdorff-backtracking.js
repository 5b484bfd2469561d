import {board, cols, moves, rows, show, start, trace, traceRejects} from './harness.js';

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
    //p search(next, number + 1)
    //e Search from the square that the move leads to.
    search(to, number + 1);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
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
