import {board, cols, moves, rows, show, start, trace, traceRejects} from './harness.js';

// [shown]
//p total ← how many squares the board has
trace('start');  // below
//p walk(start)
walk(start);

//p
//p define walk(square):
function walk(square) {
  //p number ← 1
  //e Put the knight on the start square and write 1 on it.
  let number = 1;
  //p board[square] ← number
  board[square.row][square.col] = number;
  //p while number < total:
  //e Repeat until every square has a number:
  while (number < rows * cols) {
    //p options ← ways(square)
    //e Skip all moves that lead off the board or to a visited square.
    const free = ways(square);
    traceRejects(square, number);
    //p if options is empty:
    //e Are there no moves left? Then the knight is stuck, so stop. There may still be a tour.
    if (free.length === 0) {
      //p report that the knight is stuck
      console.log('Stuck.');
      trace('stuck', square, number);
      //p stop
      return;
    }
    //p square ← the first in options with the lowest degree
    //e For each remaining move, count its onward moves: the free squares one move further on.
    free.sort((a, b) => degree(a) - degree(b));
    square = free[0];
    //p number ← number + 1
    number += 1;
    //p board[square] ← number
    //e Choose the move with the fewest onward moves. In a tie, the move order decides.
    //e Put the knight on the square and write the next number on it.
    board[square.row][square.col] = number;
    trace('advance', square, number);
  }
  //p report the tour
  //e Every square has a number, so the path is a tour.
  show(board);
  trace('tour');
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
