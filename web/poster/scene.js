// The board as a list of shapes: what src/view/board_*.cpp draws, with its proportions, as far as getState() tells it.
//
//   boardScene(state, {palette, width, height, numbers, coordinates, knight, details}) -> {width, height, font, shapes}
//
// A pure function without a document. A shape is a tag of SVG, its attributes, and `text`; no shape stands for one square
// only, so that a board of a million squares is no more shapes than one of sixty-four. Without `height` the scene is as high
// as the board asks, at most `width`; with it, the board is in the middle. A graph is drawn by scene_graph.js. `details`
// is scene_details.js, or nothing where every byte counts: the candidates, failures, and paths on very small squares.
import {mix} from './palette.js';
import {fileLetters, problemOf} from './problem.js';
import {graphShapes} from './scene_graph.js';
import {arrow, at, clamp, drawFlag, makePen, short} from './scene_pen.js';

const kGutter = 24;
const kCellForNumbers = 26;
const kCellForArrows = 22;
const kCellForKnight = 12;
const kCellForLines = 6;
const kCellForChecks = 3;
const kMostSquaresDrawn = 12_000;
const kMostColours = 64;   // along the path
const kLongestShape = 8;   // times as long as it is high
const kLargestCell = 140;
const kFont = 'Inter, system-ui, sans-serif';

// assets/knight.svg, in hundredths of its square.
const kKnight = 'M24 91L24 84L30 80C30 69 46 64 47 50C41 55 36 55 31 60C28 64 19 63 17 57C15 52 21 47 24 41C27 34 28 28 34 23' +
    'L33 9L45 18C66 22 76 42 75 80L80 84L80 91Z';

export function boardScene(state, {palette, width = 640, height, numbers = true, coordinates = true, knight = true, details}) {
  const problem = problemOf(state.settings);
  const shapes = [];
  const pen = makePen(shapes, palette);
  const gutter = coordinates ? kGutter : 2;
  if (problem.names) {
    const size = {width, height: height ?? width * 0.75};
    graphShapes(problem, state, pen, size);
    return {...size, font: kFont, shapes};
  }
  const {rows, cols, chess, holes, square} = problem;
  const across = width - 2 * gutter;
  const wide = Math.max(cols, rows / kLongestShape), high = Math.max(rows, cols / kLongestShape);
  let cell = Math.min(across / wide, (height ? height - 2 * gutter : across) / high, kLargestCell);
  if (cell >= 4) cell = Math.floor(cell);
  const size = {width, height: height ?? Math.ceil(cell * high) + 2 * gutter};
  const left = Math.floor((width - cell * cols) / 2), top = Math.floor((size.height - cell * rows) / 2);
  const right = left + cell * cols, bottom = top + cell * rows;

  const inLines = cell >= kCellForLines && rows * cols <= kMostSquaresDrawn;
  const centre = ([row, col]) => [left + cell * (col + 0.5), top + cell * (row + 0.5)];
  const box = ([row, col], n = 1) => `M${at([left + cell * col, top + cell * row])}h${short(cell * n)}v${short(cell * n)}h${short(-cell * n)}z`;
  const boxes = (list) => list.map((v) => box(square(v))).join('');
  const line = Math.max(1, cell * 0.05) * palette.weight;
  const path = state.path ?? [];
  const places = path.map(problem.number);
  const visited = new Set(places);
  const crisp = {'shape-rendering': 'crispEdges'};

  function squares() {
    const checkered = cell >= kCellForChecks;
    pen.shape('rect', {x: left, y: top, width: short(cell * cols), height: short(cell * rows), ...crisp,
      fill: checkered ? palette.square_light : mix(palette.square_light, palette.square_dark, 0.5)});
    if (checkered) {
      let dark = '';
      for (let row = 0; row < rows; ++row) {
        for (let col = 1 - row % 2; col < cols; col += 2) dark += box([row, col]);
      }
      pen.fill(dark, palette.square_dark, crisp);
    }
    if (inLines) {
      const opacity = short(parseInt(palette.visited.slice(7) || 'ff', 16) / 255);
      pen.fill(boxes([...visited]), palette.visited.slice(0, 7), {'fill-opacity': opacity, ...crisp});
    } else {
      details?.drawBlocks({pen, problem, path, cell, box});
    }
    pen.fill(boxes([...holes]), palette.background, crisp);
  }

  // Around the board and its holes, which are cut out of it.
  function edges() {
    if (!holes.size || !inLines) {
      pen.shape('rect', {x: left - 0.5, y: top - 0.5, width: short(right - left + 1), height: short(bottom - top + 1),
        fill: 'none', stroke: palette.border});
      return;
    }
    const missing = (row, col) => !problem.contains([row, col]) || holes.has(row * cols + col);
    let rim = '', shade = '';
    for (let v = 0; v < rows * cols; ++v) {
      const [row, col] = square(v);
      const [x, y] = [left + cell * col, top + cell * row];
      if (holes.has(v)) {
        if (!missing(row - 1, col)) shade += `M${x} ${y}h${cell}v${short(Math.min(cell * 0.07, 5))}h${-cell}z`;
        continue;
      }
      if (missing(row - 1, col)) rim += `M${x} ${y}h${cell}`;
      if (missing(row + 1, col)) rim += `M${x} ${y + cell}h${cell}`;
      if (missing(row, col - 1)) rim += `M${x} ${y}v${cell}`;
      if (missing(row, col + 1)) rim += `M${x + cell} ${y}v${cell}`;
    }
    pen.fill(shade, palette.border);
    pen.fill(rim, 'none', {stroke: mix(palette.border, palette.muted, 0.55)});
  }

  function labels() {
    const size = clamp(cell * 0.3, 10, 13);
    const needed = size * (rows > 99 || cols > 99 ? 2.4 : 1.6);
    const every = [1, 2, 5, 10, 20, 50, 100, 200].find((factor) => cell * factor >= needed) ?? 500;
    const gap = size * 0.95;
    for (let row = 0; row < rows; ++row) {
      const number = chess ? rows - row : row;
      const half = `${number}`.length * size * 0.27;
      if (number % every === 0) pen.text([left - Math.max(gap, 5 + half), centre([row, 0])[1]], number, size, palette.muted);
    }
    for (let col = 0; col < cols; col += every) {
      pen.text([centre([0, col])[0], chess ? bottom + gap : top - gap], chess ? fileLetters(col) : col, size, palette.muted);
    }
  }

  // Moves of about the same age share a colour, and so a shape.
  function moves() {
    const groups = Math.min(path.length - 1, kMostColours);
    for (let group = 0; group < groups; ++group) {
      const [first, end] = [group, group + 1].map((g) => Math.floor(g * (path.length - 1) / groups));
      const points = path.slice(first, end + 1).map(centre);
      const colour = pen.age(groups > 1 ? group / (groups - 1) : 1);
      pen.line(points, colour, line);
      if (cell < kCellForArrows) continue;
      const r = cell * 0.05;
      const heads = points.slice(1).map((point, i) => arrow(points[i], point, cell * 0.095) +
          `M${at([point[0] - r, point[1]])}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`);
      pen.fill(heads.join(''), colour);
    }
  }

  function pathLine() {
    if (!path.length) return;
    if (inLines) moves();
    const from = centre(path[0]);
    if (!inLines) pen.disc(from, 4.5, palette.background);
    pen.disc(from, Math.max(cell * 0.11, 3), palette.path_old);
    const last = places.at(-1);
    if (!inLines || path.length !== problem.count || path.length < 3 || !problem.targets(last).includes(places[0])) return;
    pen.dashes(centre(path.at(-1)), from, palette.path_new, line * 1.2);
  }

  function placeNumbers() {
    const size = clamp(cell * 0.22, 10, 22), inset = cell * 0.07;
    const widest = `${problem.count}`.length * size * 0.5;
    if (cell < kCellForNumbers || widest + inset > cell) return;
    path.forEach(([row, col], i) => pen.text([left + cell * col + inset, top + cell * row + inset * 0.6], i + problem.base, size,
      palette.text, {middle: false, halo: palette.square_light}));
  }

  // Pale on its start where there is no path.
  function piece() {
    const c = centre(path.at(-1) ?? square(problem.start));
    const colour = path.length ? palette.knight : palette.muted;
    if (cell < kCellForKnight) {
      const radius = Math.max(cell * 0.4, 4.5);
      pen.disc(c, radius + 1.5, palette.knight_eye);
      pen.disc(c, radius, colour);
      return;
    }
    const size = Math.max(cell * 0.86, 22) / 100;
    const [x, y] = [c[0] - size * 50, c[1] - size * 50];
    const d = kKnight.replace(/([\d.]+) ([\d.]+)/g, (_, px, py) => at([x + px * size, y + py * size]));
    const halo = Math.max(3, size * 7);
    pen.fill(d, palette.knight_eye, {stroke: palette.knight_eye, 'stroke-width': short(halo), 'stroke-linejoin': 'round'});
    pen.fill(d, colour);
    pen.disc([x + 37 * size, y + 34 * size], 3.2 * size, palette.knight_eye);
  }

  squares();
  edges();
  if (coordinates) labels();
  pathLine();
  if (numbers && inLines) placeNumbers();
  if (problem.end >= 0 && inLines) drawFlag(pen, centre(square(problem.end)).map((x) => x + cell / 2), Math.max(cell * 0.34, 5));
  if (knight && state.status !== 'tour') details?.drawMarks({pen, problem, state, cell, centre, line});
  if (knight) piece();
  return {...size, font: kFont, shapes};
}
