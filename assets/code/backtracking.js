import {board, cols, moves, rows, show, start, trace} from './harness.js';

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
// board[row][col]: the square's number, or 0.
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
  //p for each move, in their order:
  //e Look at the squares one move away, in order:
  for (const [down, right] of moves) {
    //p to ← where the move leads from square
    const to = {row: row + down, col: col + right};
    //p if to is on the board and board[to] = none:
    //e Is it free? Search from there.
    //e Visited, or off the board? Pass it over.
    if (board[to.row]?.[to.col] === 0) {
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
// [end]
