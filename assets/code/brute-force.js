import {cols, moves, rows, start, trace} from './harness.js';

// [shown]
//p path ← empty
const path = [];
trace('start');  // below
//p walk(start)
//e Walk to the start square.
walk(start);
//p there is no further tour
//e When that is over, there is no further tour.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define walk(square):
//e To walk to a square:
function walk({row, col}) {
  //p add square to path
  //e Put the knight on it, visited or not.
  path.push({row, col});
  trace('advance', {row, col}, path.length);
  //p if path is shorter than a tour:
  //e Is the walk shorter than a tour? Look at the squares one move away:
  if (path.length < rows * cols) {
    //p for each move, in their order:
    for (const [down, right] of moves) {
      //p to ← where the move leads from square
      const to = {row: row + down, col: col + right};
      //p if to is on the board:
      //e Is it on the board? Walk to it.
      //e Is it off the board? Pass it over.
      if (isOnBoard(to)) {
        //p walk(to)
        walk(to);
      }
      else trace('reject', to, path.length);
    }
  //p else if no square is in path twice:
  //e Is it as long? Look now whether a square came twice. If none did, it is a tour.
  } else if (areDifferent(path)) {
    //p a tour is found
    console.log(path);
    trace('tour');
  }
  //p take square off path
  //e Take the last move back.
  path.pop();
  trace('backtrack', {row, col}, path.length);
}

function isOnBoard({row, col}) {
  return row >= 0 && row < rows && col >= 0 && col < cols;
}

function areDifferent(squares) {
  const numbers = squares.map(({row, col}) => row * cols + col);
  return new Set(numbers).size === squares.length;
}
// [end]
