import {board, cols, moves, rows, show, squares, start, trace, traceRejects} from './harness.js';

// A square is its number, row by row.
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
// True if each part is inside the next one.
const nested = (found) => found && found.every(([, part], i) => !found[i + 1] || found[i + 1][1].includes(part[0]));
const isCut = (s, found) => found.some(([cut]) => cut === s);
// False if the part is empty or has all other free squares.
const isPart = (part, n) => part.length > 0 && part.length < n - 1;
const endColour = (cut, part) => colour(cut) + 2 * part.reduce((sum, s) => sum + colour(s), 0);

// [shown]
//p total ← how many squares the board has
trace('start');  // below
//p search(start, 1)
//e Search from the start square.
search(numberOf(start), 1);
//p report that there is no further tour
//e When the search ends, everything has been tried, so no tour is left to find.
console.log('There is no further tour.');
trace('exhausted');

//p
//e
//p define search(square, number):
//e To search from a square:
function search(s, number) {
  //p board[square] ← number
  //e Put the knight on the square and write the next number on it.
  write(s, number);
  trace('advance', squareOf(s), number);
  //p if number = total:
  //e Is this the last number? Then the path is a tour.
  if (number === rows * cols) {
    //p report the tour
    show(board);
    trace('tour');
  }
  //p promising ← promising_squares(square)
  //e Find out which squares are promising (see below).
  const good = promising(s);
  //p options ← ways(square)
  //e Skip all moves that lead off the board or to a visited square.
  traceRejects(squareOf(s), number);
  //p sort options by degree, lowest first, ties in move order
  //e For each remaining move, count its onward moves: the free squares one move further on.
  //p for each next in options:
  //e Try the moves in turn, fewest onward moves first. In a tie, the move order decides:
  for (const to of ways(s).sort((a, b) => degree(a) - degree(b))) {
    //p if next is in promising:
    //e Does the move lead to a promising square? Search from there.
    //e Does the move lead anywhere else? Skip it.
    //p   search(next, number + 1)
    if (good.includes(to)) search(to, number + 1);
    else trace('prune', squareOf(to), number);
  }
  //p board[square] ← none
  //e Nothing is left to try, so erase the number and go back one square.
  write(s, 0);
  trace('backtrack', squareOf(s), number - 1);
}

//p
//e
//p define promising_squares(square):
//e To find the promising squares:
// worthTrying(free): the squares that pruning leaves. endColour(cut,
// part): the colour on which a path from cut through part ends.
function promising(here) {
  //p good ← squares that are promising in Warnsdorff with pruning
  //e Start with the squares that are promising in Warnsdorff with pruning.
  const free = [...near.keys()].filter(isFree), n = free.length;
  //p cuts ← cut_squares(any free square)
  //p if cuts is not empty:
  //p   cuts ← cut_squares(any square in the first part)
  //e Find the cut squares (see below). Each is the only link between parts of the free squares.
  let found = n > 0 && parts(free[0], n);
  if (found.length > 0) found = parts(found[0][1][0], n);
  //p next_colour, last_colour ← colours of next and last square
  const first = -colour(here), last = n % 2 ? first : -first;
  //p if the walk missed a free square: return empty
  //e Are the free squares not all connected? Then no square is promising.
  //p if end_colour(square, all free squares) is not last_colour:
  //p   return empty
  //e Colours alternate on a path. Does one have too many free squares? Then no square is promising.
  //p if some part is not inside the next part: return empty
  //e A path can pass each cut square only once, so the parts must form a chain.
  //e Do the parts not form a chain? Then no square is promising.
  if (!nested(found) || endColour(here, free) !== last) return [];
  //p if cuts is empty: return good
  const ends = (c) => found.every((f) => endColour(...f) === c);
  //p inner ← first part, if all parts end on next_colour
  //e The path must go into an end of the chain first, so rule out all squares outside the ends.
  const inner = (s) => ends(first) && found[0][1].includes(s);
  //p outer ← all but last part, if all parts end on last_colour
  //e Rule out an end if the colours cannot alternate from there through all parts.
  const outer = (s) => ends(last) && !found.at(-1)[1].includes(s);
  //p return all good squares in inner or outer, but not in cuts
  //e Rule out the cut squares, because without such a square the other free squares fall apart.
  return worthTrying(free).filter((s) => found.length === 0 ||
    !isCut(s, found) && (inner(s) || outer(s)));
}

//p
//e
//p define cut_squares(root):
//e To find the cut squares:
function parts(root, n) {
  //p walk depth first from root; order[square] ← 1, 2, 3, ...
  //e Walk over all free squares, depth first.
  const at = new Map(), found = [];
  //p for each move in this walk, from square to next:
  //p   part ← all squares met until this move is taken back
  //e Each move of the walk leads into a part: all squares met until the walk takes this move back.
  //p   low ← the lowest order one move away from part
  //p   if low >= order[square] and part is not all the rest:
  //e Do all moves out of a part lead to one square? It is a cut square if more free squares lie beyond.
  //p     add square and part to cuts
  function walk(s) {
    let low = at.size, met = [s];
    at.set(s, low);
    for (const to of ways(s)) {
      const [far, part] = at.has(to) ? [at.get(to), []] : walk(to);
      low = Math.min(low, far);
      met.push(...part);
      if (isPart(part, n) && far >= at.get(s))
        found.push([s, part]);
    }
    return [low, met];
  }
  //p return cuts
  return walk(root)[1].length === n && found;
}
//p
//p define end_colour(cut, part):
//p   return the colour on which a path from cut through part ends
//p
//p define the rest as in Warnsdorff's rule
// [end]
