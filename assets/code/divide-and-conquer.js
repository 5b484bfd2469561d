import {cols, link, readyTour, ring, rows, showLinks, trace, unlink} from './harness.js';

// [shown]
trace('start');  // below
//p cover(the whole board)
//e Cover the whole board.
cover(0, 0, rows, cols);
//p a tour is found
//e Now it is one tour.
showLinks();
trace('tour');

//p
//e
//p define cover(part):
//e To cover a part of the board:
function cover(top, left, height, width) {
  //p if part is less than 12 high or wide:
  //e Is it less than 12 squares high or wide? Lay a ready tour on it: done.
  if (Math.min(height, width) < 12) {
    //p lay(a ready tour of part)
    lay(readyTour(top, left, height, width));
    trace('lay', {row: top, col: left});
    //p stop
    return;
  }
  //p north, west ← half of height, width, made even
  //e Otherwise divide it in four parts with even sides.
  const north = Math.floor(height / 4) * 2;
  const west = Math.floor(width / 4) * 2;
  trace('divide', {row: top, col: left});
  //p south, east ← the rest of height, width
  const south = height - north, east = width - west;
  //p cover(the north-west of part)
  //p cover(the north-east of part)
  //p cover(the south-west of part)
  //p cover(the south-east of part)
  //e Cover each of the four.
  cover(top, left, north, west);
  cover(top, left + west, north, east);
  cover(top + north, left, south, west);
  cover(top + north, left + west, south, east);
  //p join(the four, where they meet)
  //e Join their tours where the four parts meet:
  join(top + north, left + west);
  trace('join', {row: top + north, col: left + west});
    //e Take one move out of each tour, so that they are four paths.
    //e Put in four moves, from path to path: they are one tour.
}

//p
//p define lay(tour):
function lay(squares) {
  //p link each of its squares to the one before,
  //p and the first to the last
  squares.forEach((square, i) => link(square, squares.at(i - 1)));
}

//p
//p define join(four parts):
function join(row, col) {
  // Around the centre, two squares of each part.
  //p corner ← two squares of each, around the centre
  const corner = ring(row, col);
  for (const i of [0, 2, 4, 6]) unlink(corner[i], corner[i + 1]);
  //p unlink the two squares of each part
  for (const i of [0, 2, 4, 6]) link(corner.at(i - 1), corner[i]);
  //p link each part to the next
}
// [end]
