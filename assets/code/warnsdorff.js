import {board, cols, moves, rows, show, start, trace, traceRejects} from './harness.js';

// [shown]
trace('start');  // below
//p walk(start)
walk(start);

//p
//p define walk(square):
function walk(square) {
  //p number ← 1
  //e Write the number 1 on the start square: the knight stands there.
  let number = 1;
  //p board[square] ← number
  board[square.row][square.col] = number;
  //p while number < count of all squares:
  //e Repeat until every square has a number:
  while (number < rows * cols) {
    //p free ← ways(square)
    //e Of the squares one move away, pass over those visited or off the board.
    const free = ways(square);
    traceRejects(square, number);
    //p if free is empty:
    //e Is no other left? The knight is stuck: stop. There may be a tour all the same.
    if (free.length === 0) {
      //p stuck: stop
      console.log('Stuck.');
      trace('stuck', square, number);
      return;
    }
    //p square ← the first of free with the lowest degree
    //e For each of the others, count the free squares one move away from it.
    free.sort((a, b) => degree(a) - degree(b));
    square = free[0];
    //p number ← number + 1
    number += 1;
    //p board[square] ← number
    //e Go to the one with the lowest count, the first of these if there are several.
    //e Write the next number on it.
    board[square.row][square.col] = number;
    trace('advance', square, number);
  }
  //p a tour is found
  //e Every square is visited: a tour.
  show(board);
  trace('tour');
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
