// What the knight can do next and what has failed, as src/view/board_marks.cpp draws them. The candidates are known for the
// algorithms that a poster knows.
import {degree, orderOf} from './problem.js';
import {at} from './scene_pen.js';

const kCellForNumbers = 26;
const kCellForCandidates = 12;

// A small flag where the tour must end.
export function drawFlag({pen, problem, cell, centre}) {
  const height = Math.max(cell * 0.34, 5);
  const [cx, cy] = centre(problem.square(problem.end));
  const x = cx + cell / 2 - height * 0.85, y = cy + cell / 2 - height * 1.2;
  pen.fill(`M${at([x, y])}l${at([height * 0.7, height * 0.27])}L${at([x, y + height * 0.54])}z`, pen.palette.accent);
  pen.line([[x, y + height], [x, y]], pen.palette.text, Math.max(1, height * 0.09));
}

export function drawMarks(board) {
  if (!board.state.path?.length) return;
  if (board.problem.detail === 'move' && board.cell >= kCellForCandidates) drawCandidates(board);
  drawFailure(board);
}

// With the number of moves on from there. The first is tried next; a cross marks those tried already.
function drawCandidates({pen, problem, state, cell, centre, line, isFree}) {
  const {candidate, background, dead_end} = pen.palette;
  const here = state.path.at(-1);
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
