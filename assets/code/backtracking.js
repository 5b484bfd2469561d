import {board, cols, moves, rows, show, start, trace} from './harness.js';

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
// board[row][col]: the square's number, or 0.
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
  //p for each move, in order:
  //e Try the eight moves in order:
  for (const [down, right] of moves) {
    //p next ← where move leads from square
    const to = {row: row + down, col: col + right};
    //p if next is on the board and board[next] = none:
    //e Does the move lead to a free square? Search from there.
    //e Does the move lead off the board or to a visited square? Skip it.
    if (board[to.row]?.[to.col] === 0) {
      //p search(next, number + 1)
      search(to, number + 1);
    }
    else trace('reject', to, number);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
}
// [end]
