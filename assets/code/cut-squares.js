import {board, cols, moves, rows, show, squares, start, trace, traceRejects} from './harness.js';

// Squares are their numbers, row by row.
const numberOf = ({row, col}) => row * cols + col;
const squareOf = (s) => squares[s];
const colour = (s) => 1 - 2 * ((squareOf(s).row + squareOf(s).col) % 2);
const near = squares.map(({row, col}) => moves.map(([down, right]) => ({row: row + down, col: col + right}))
  .filter((to) => board[to.row]?.[to.col] !== undefined).map(numberOf));
const isFree = (s) => board[squareOf(s).row][squareOf(s).col] === 0;
const ways = (s) => near[s].filter(isFree);
const degree = (s) => ways(s).length;

function worthTrying(free) {
  if (free.length === 1) return free;
  if (free.some((s) => degree(s) === 0)) return [];
  const scarce = free.filter((s) => degree(s) === 1);
  if (scarce.length < 2) return free;
  return scarce.length === 2 ? scarce : [];
}

function write(s, number) {
  board[squareOf(s).row][squareOf(s).col] = number;
}
// Each part lies in the next one.
const nested = (found) => found && found.every(([, part], i) => !found[i + 1] || found[i + 1][1].includes(part[0]));
const isCut = (s, found) => found.some(([cut]) => cut === s);
// Neither nothing nor all the rest.
const isPart = (part, n) => part.length > 0 && part.length < n - 1;
const endColour = (cut, part) => colour(cut) + 2 * part.reduce((sum, s) => sum + colour(s), 0);

// [shown]
trace('start');  // below
//p search(start, 1)
//e Search from the start square.
search(numberOf(start), 1);
//p there is no further tour
//e When that is over, there is no further tour.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(square, number):
//e To search from a square:
function search(s, number) {
  //p board[square] ← number
  //e Put the knight there and write the next number.
  write(s, number);
  trace('advance', squareOf(s), number);
  //p if number = count of all squares:
  //e Is it the last number? Then this is a tour.
  if (number === rows * cols) {
    //p a tour is found
    show(board);
    trace('tour');
  }
  //p good ← hopeful squares
  //e Find out which squares are hopeful (see below).
  const good = hopeful(s);
  traceRejects(squareOf(s), number);
  //p for each to of ways(square), the lowest degree first:
  //e Take the free squares one move away in turn, those first from where the fewest moves go on:
  for (const to of ways(s).sort((a, b) => degree(a) - degree(b))) {
    //p if to is hopeful:
    //e Is it hopeful? Search from there.
    //e Is it not? Pass it over.
    //p   search(to, number + 1)
    if (good.includes(to)) search(to, number + 1);
    else trace('prune', squareOf(to), number);
  }
  //p board[square] ← none
  //e None is left: wipe out the number and go back.
  write(s, 0);
  trace('backtrack', squareOf(s), number - 1);
}

//p
//e
//p define hopeful squares:
//e Which free squares are hopeful? Those that pruning leaves, and of these:
// worthTrying(free): those that pruning leaves; endColour(cut, part):
// that on which a path from there through the part must end.
function hopeful(here) {
  const free = [...near.keys()].filter(isFree), n = free.length;
  //p found ← parts(from any free square)
  //p if there are any: found ← parts(from in the first of them)
  //e Walk through all free squares; if there are cut squares, walk again from the innermost part.
  let found = n > 0 && parts(free[0], n);
  if (found.length > 0) found = parts(found[0][1][0], n);
  //p first, last ← the colours that a tour goes on and ends with
  //e Every move changes the colour: that gives the colour of the next square, and of the last.
  const first = -colour(here), last = n % 2 ? first : -first;
  //p if some were not met or free does not end on last: none
  //e Were some squares not met? Or has one colour too many? Then no square is hopeful.
  //p if some part is not in the next one: none
  //e Do the parts lie otherwise than one in the other? Then none is: a path can not branch.
  if (!nested(found) || endColour(here, free) !== last) return [];
  //p if no parts are found: those that pruning leaves
  //e Is there no cut square? Then all are.
  const ends = (c) => found.every((f) => endColour(...f) === c);
  //p inner ← if all parts end on first: those in the first part
  //e Those of the innermost part are, if from every cut square its part ends on the next colour.
  const inner = (s) => ends(first) && found[0][1].includes(s);
  //p outer ← if all parts end on last: those not in the last part
  //e Those outside of all are, if from every cut square its part ends on the last one's colour.
  const outer = (s) => ends(last) && !found.at(-1)[1].includes(s);
  //p inner and outer, without the cut squares
  //e A cut square is not: what is free would fall apart.
  return worthTrying(free).filter((s) => found.length === 0 ||
    !isCut(s, found) && (inner(s) || outer(s)));
}

//p
//e
//p define parts(root), by walking from there, depth first:
//e What does a cut square cut off? Walk depth first, and count the squares as they are met.
function parts(root, n) {
  const at = new Map(), found = [];
  function walk(s) {
    //p low[square] ← the first met that a move leads to from the
    //p   square, or from what is met by way of it
    //e Keep for each the lowest count that a move leads to, from there or what is met by way of it.
    let low = at.size, met = [s];
    at.set(s, low);
    for (const to of ways(s)) {
      const [far, part] = at.has(to) ? [at.get(to), []] : walk(to);
      low = Math.min(low, far);
      met.push(...part);
      //p if low[to] is not before the square: what is met by way
      //p   of to is a part, unless it is all the rest
      //e If from a next square that is not lower than the square itself, it cuts off what is met there.
      if (isPart(part, n) && far >= at.get(s))
        found.push([s, part]);
    }
    return [low, met];
  }
  return walk(root)[1].length === n && found;
}
//p
//p define end colour of a part: as a path from its cut ends
//p   if it takes the colours in turn
// [end]
