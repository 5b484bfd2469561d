import {cols, moves, rows, start, trace} from './harness.js';

// [shown]
//p total ← how many squares the board has
//p path ← empty
const path = [];
trace('start');  // below
//p walk(start)
//e Walk to the start square.
walk(start);
//p report that there is no further tour
//e When the search ends, everything has been tried, so no tour is left to find.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define walk(square):
//e To walk to a square:
function walk({row, col}) {
  //p add square to path
  //e Put the knight on the square, even if the square has been visited before.
  path.push({row, col});
  trace('advance', {row, col}, path.length);
  //p if length(path) < total:
  //e Is the walk still shorter than a tour? Then try the eight moves in order:
  if (path.length < rows * cols) {
    //p for each move, in order:
    for (const [down, right] of moves) {
      //p next ← where move leads from square
      const to = {row: row + down, col: col + right};
      //p if next is on the board:
      //e Does the move stay on the board? Then walk to the square it leads to.
      //e Does the move lead off the board? Skip it.
      if (isOnBoard(to)) {
        //p walk(next)
        walk(to);
      }
      else trace('reject', to, path.length);
    }
  //p else if no square is in path twice:
  //e Is the walk as long as a tour? If it visits no square twice, it is a tour.
  } else if (areDifferent(path)) {
    //p report the tour
    console.log(path);
    trace('tour');
  }
  //p remove the last square from path
  //e Nothing is left to try, so take back the last move.
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
