import {cols, link, readyTour, ring, rows, showLinks, trace, unlink} from './harness.js';

// [shown]
trace('start');  // below
//p cover(the whole board)
//e Cover the whole board.
cover(0, 0, rows, cols);
//p report the tour
//e Now the whole board has one tour.
showLinks();
trace('tour');

//p
//e
//p define cover(part):
//e To cover a part of the board:
function cover(top, left, height, width) {
  //p if part is less than 12 squares high or wide:
  //e Is the part less than 12 squares high or wide? Put a ready-made tour on it, and the part is done.
  if (Math.min(height, width) < 12) {
    //p lay(a ready-made tour for part)
    lay(readyTour(top, left, height, width));
    trace('lay', {row: top, col: left});
    //p return
    return;
  }
  //p height, width ← the size of part
  //p north, west ← half of height and width, rounded down to even
  //e Otherwise, divide the part into four smaller parts with even sides.
  const north = Math.floor(height / 4) * 2;
  const west = Math.floor(width / 4) * 2;
  trace('divide', {row: top, col: left});
  //p south, east ← the rest of height and width
  const south = height - north, east = width - west;
  //p cover(the north-west part)
  //p cover(the north-east part)
  //p cover(the south-west part)
  //p cover(the south-east part)
  //e Cover each of the four smaller parts.
  cover(top, left, north, west);
  cover(top, left + west, north, east);
  cover(top + north, left, south, west);
  cover(top + north, left + west, south, east);
  //p join(the four smaller parts)
  //e Join the four tours at the point where the four parts meet:
  join(top + north, left + west);
  trace('join', {row: top + north, col: left + west});
    //e Remove one move from each tour. This leaves four paths.
    //e Connect the four paths with four new moves, and they become one tour.
}

//p
//p define lay(tour):
function lay(squares) {
  //p link each square in tour with the one before it,
  //p   and the first with the last
  squares.forEach((square, i) => link(square, squares.at(i - 1)));
}

//p
//p define join(parts):
function join(row, col) {
  // corner: two squares of each part, around the centre.
  //p corner ← two squares of each part, in a ring
  const corner = ring(row, col);
  for (const i of [0, 2, 4, 6]) unlink(corner[i], corner[i + 1]);
  //p unlink the two squares of each part
  for (const i of [0, 2, 4, 6]) link(corner.at(i - 1), corner[i]);
  //p link each part with the next one in the ring
}
// [end]
