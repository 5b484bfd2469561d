// The article's flame graph: a whole search as one picture, beside the board that makes it. A block is a square, from the step that
// visits it to the step that takes it back. A click goes to a step, and a line follows the board.
//
// The search is the program that the article prints, so that the picture needs no list of steps from the board.

const kFlameSide = 5;
const kKnightMoves = [
  [2, 1],
  [1, 2],
  [-1, 2],
  [-2, 1],
  [-2, -1],
  [-1, -2],
  [1, -2],
  [2, -1],
]; // rows down and columns right, as the board tries them
const kNamedDepth = 8; // its blocks have names
const kColumns = 400; // of the outline; a block narrower than a column is only part of it

// All visits up to the first tour, with the steps `from` and `to` between which each square is on the path.
function searchAll(side) {
  const path = new Map(); // the squares on it, with their visits
  const visits = [];
  let step = 0;
  const search = (row, col, parent) => {
    const visit = {name: 'abcdefgh'[col] + (side - row), depth: path.size + 1, parent, from: step, to: Infinity};
    visits.push(visit);
    path.set(row * side + col, visit);
    if (path.size === side * side) return true;
    for (const [down, right] of kKnightMoves) {
      const [nextRow, nextCol] = [row + down, col + right];
      if (Math.min(nextRow, nextCol) < 0 || Math.max(nextRow, nextCol) >= side || path.has(nextRow * side + nextCol)) continue;
      ++step;
      if (search(nextRow, nextCol, visit)) return true;
    }
    path.delete(row * side + col);
    visit.to = ++step;
    return false;
  };
  search(0, 0, null);
  return {visits, steps: step};
}

function flameSvg({visits, steps}) {
  const squares = kFlameSide ** 2;
  const isKept = ({to}) => to === Infinity;
  const endOf = ({to}) => Math.min(to, steps);
  const kindOf = (visit) => (isKept(visit) ? 'kept' : isKept(visit.parent) ? 'mistake' : 'vain');
  const rect = (name, x, width, depth, height) =>
    `<rect class="${name}" x="${x}" y="${squares - depth}" width="${width}" height="${height}"/>`;
  const column = steps / kColumns;
  const outline = new Array(kColumns).fill(0);
  for (const {from, depth} of visits) {
    const place = Math.min(Math.floor(from / column), kColumns - 1);
    outline[place] = Math.max(outline[place], depth);
  }
  const columns = outline.map((depth, i) => rect('outline', i * column, column, depth, depth));
  // A gap separates a block from the next one.
  const blocks = visits
    .map((visit) => [visit, endOf(visit) - visit.from])
    .filter(([, length]) => length >= column)
    .map(([visit, length]) => rect(kindOf(visit), visit.from, length - Math.min(column / 2, length / 4), visit.depth, 0.9));
  const names = visits
    .filter(({depth}) => depth === kNamedDepth)
    .map((visit) => {
      const [x, y] = [(visit.from + endOf(visit)) / 2 / steps, (squares - kNamedDepth + 0.5) / squares].map(
        (share) => `${100 * share}%`,
      );
      return `<text x="${x}" y="${y}" dominant-baseline="central">${visit.name}</text>`;
    });
  return `<svg><svg viewBox="0 0 ${steps} ${squares}" preserveAspectRatio="none">${columns.join('')}${blocks.join('')}</svg>${names.join('')}<line y2="100%"/></svg>`;
}

const flame = document.querySelector('.flame .graph');
const flameBoard = flame.closest('section').querySelector('knights-tour');
const flameRun = searchAll(kFlameSide);
flame.innerHTML = flameSvg(flameRun);

flame.addEventListener('click', ({clientX}) => {
  const {left, width} = flame.getBoundingClientRect();
  Promise.resolve(flameBoard.seek(Math.round(((clientX - left) / width) * flameRun.steps))).catch(() => {}); // the board reports the error
});

flameBoard.addEventListener('frame', () => {
  const {step = 0} = flameBoard.getState({path: false}) ?? {};
  const at = `${100 * Math.min(step / flameRun.steps, 1)}%`;
  const line = flame.querySelector('line');
  line.setAttribute('x1', at);
  line.setAttribute('x2', at);
});
