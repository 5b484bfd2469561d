import {board, cols, moves, rows, show, start, trace, traceRejects} from './harness.js';

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
  //p free ← ways(square)
  //e Of the squares one move away, pass over those visited or off the board.
  const free = ways({row, col});
  traceRejects({row, col}, number);
  //p sort free by degree, the lowest first
  //e For each of the others, count the free squares one move away from it.
  free.sort((a, b) => degree(a) - degree(b));
  //p for each to of free, in this order:
  //e Search from each, those with the lowest count first.
  for (const to of free) {
    //p search(to, number + 1)
    search(to, number + 1);
  }
  //p board[square] ← none
  //e None is left: wipe out the number and go back.
  board[row][col] = 0;
  trace('backtrack', {row, col}, number - 1);
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
