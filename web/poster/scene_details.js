// What exports show and posters leave out: what the knight can do next and what has failed, as src/view/board_marks.cpp draws
// them, and paths on very small squares. The candidates are known for the algorithms that a poster knows.
import {degree, orderOf} from './problem.js';

const kCellForNumbers = 26;
const kCellForCandidates = 12;
const kColours = 64;       // along the path
const kSmallestBlock = 2;  // units

export function drawMarks(board) {
  if (!board.state.path?.length) return;
  if (board.problem.detail === 'move' && board.cell >= kCellForCandidates) drawCandidates(board);
  drawFailure(board);
}

// With the number of moves on from there. The first is tried next; a cross marks those tried already.
function drawCandidates({pen, problem, state, cell, centre, line}) {
  const {candidate, background, dead_end} = pen.palette;
  const here = state.path.at(-1);
  const visited = new Set(state.path.map(problem.number));
  const isFree = (v) => v >= 0 && !visited.has(v);
  const order = orderOf(problem, problem.number(here), isFree);
  if (!order) return;
  const tried = state.event?.type === 'backtrack' ? order.indexOf(problem.number(state.event.square)) : -1;
  let next = true;
  order.forEach((v, i) => {
    if (!isFree(v)) return;
    const c = centre(problem.square(v));
    if (i <= tried) return pen.cross(c, cell * 0.13, dead_end, line);
    if (next) pen.dashes(centre(here), c, candidate, line, {opacity: 0.7});
    pen.ring(c, cell * 0.25, candidate, line, next ? candidate : background);
    if (cell >= kCellForNumbers) {
      pen.text(c, degree(problem, v, isFree), Math.max(cell * 0.26, 9), next ? background : candidate);
    }
    next = false;
  });
  if (next) drawDeadEnd(pen, centre(here), cell);
}

// Nothing is left to try from here.
function drawDeadEnd(pen, [x, y], cell) {
  const {dead_end, background} = pen.palette;
  const edge = Math.max(2, cell * 0.06), half = (cell - edge) / 2, r = cell * 0.15;
  pen.shape('rect', {x: x - half, y: y - half, width: 2 * half, height: 2 * half, fill: 'none', stroke: dead_end, 'stroke-width': edge});
  const badge = [x + cell / 2 - r * 1.2, y - cell / 2 + r * 1.2];
  pen.disc(badge, r, dead_end);
  pen.cross(badge, r * 0.4, background, r * 0.25);
}

// The square given up or rejected by the last step.
function drawFailure({pen, problem, state, cell, centre, line}) {
  const {type, square: to} = state.event ?? {};
  if (!['backtrack', 'reject'].includes(type) || !problem.contains(to)) return;
  const {dead_end} = pen.palette;
  const c = centre(to), r = cell * 0.2;
  pen.dashes(centre(state.path.at(-1)), c, dead_end, line);
  if (type === 'backtrack') return pen.cross(c, r, dead_end, line * 1.6);
  pen.shape('rect', {x: c[0] - r, y: c[1] - r, width: 2 * r, height: 2 * r, fill: 'none', stroke: dead_end, 'stroke-width': line * 1.6});
}

// Squares too small for lines have the path's colour; still smaller ones share it with their neighbours.
export function drawBlocks({pen, problem, path, cell, box}) {
  const n = Math.max(1, Math.ceil(kSmallestBlock / cell));
  const ages = Array.from({length: kColours}, () => new Set());
  path.forEach(([row, col], i) => {
    ages[Math.floor(i / path.length * kColours)].add((row - row % n) * problem.cols + col - col % n);
  });
  const painted = new Set();
  for (let age = kColours; age-- > 0;) {
    const fresh = [...ages[age]].filter((v) => !painted.has(v));
    fresh.forEach((v) => painted.add(v));
    pen.fill(fresh.map((v) => box(problem.square(v), n)).join(''), pen.age(age / (kColours - 1)),
      {'fill-opacity': 0.9, 'shape-rendering': 'crispEdges'});
  }
}
