// A graph as shapes: its vertices on an ellipse, from the left and clockwise, the path as arrows, as src/view/graph_pen.cpp
// draws them. The WebAssembly lays graphs out with more care.
import {mix} from './palette.js';
import {arrow, clamp, drawFlag} from './scene_pen.js';

const kMargin = 46;

export function graphShapes(problem, state, pen, {width, height}) {
  const {palette} = pen;
  const n = problem.names.length;
  const centre = (v) => {
    const angle = 2 * Math.PI * v / n;
    return [width / 2 - (width / 2 - kMargin) * Math.cos(angle), height / 2 - (height / 2 - kMargin) * Math.sin(angle)];
  };
  const radius = clamp(Math.PI * (height / 2 - kMargin) / n * 0.75, 5, 26);
  const path = (state.path ?? []).map(problem.number);
  const age = (place) => pen.age(place / Math.max(path.length - 1, 1));

  // The part of an edge outside its two discs.
  const shaft = (from, to, gap) => {
    const [a, b] = [centre(from), centre(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const cut = Math.min(radius + gap, length * 0.45) / length;
    const [x, y] = [(b[0] - a[0]) * cut, (b[1] - a[1]) * cut];
    return [[a[0] + x, a[1] + y], [b[0] - x, b[1] - y]];
  };
  const pointed = (from, to, colour, thickness, head) => {
    const points = shaft(from, to, 3);
    pen.line(points, colour, thickness);
    const length = Math.hypot(points[1][0] - points[0][0], points[1][1] - points[0][1]) || 1;
    pen.fill(arrow(points[0], points[1], head / 2, 1 - head / 2 / length), colour);
  };

  const plain = mix(palette.border, palette.muted, 0.5);
  for (let v = 0; v < n; ++v) {
    for (const to of problem.targets(v)) {
      const both = problem.targets(to).includes(v);
      if (!both) pointed(v, to, plain, 1.5, clamp(radius * 0.5, 5, 11));
      else if (v < to) pen.line(shaft(v, to, 0), plain, 1.5);
    }
  }
  const thickness = clamp(radius * 0.18, 2, 4.5);
  for (let i = 1; i < path.length; ++i) pointed(path[i - 1], path[i], age(i), thickness, thickness * 3.2);
  const closed = path.length === n && n > 2 && problem.targets(path.at(-1)).includes(path[0]);
  if (closed) pen.dashes(...shaft(path.at(-1), path[0], 3), palette.path_new, thickness);

  problem.names.forEach((name, v) => {
    const place = path.indexOf(v);
    const here = place >= 0 && place === path.length - 1;
    const face = here ? palette.knight : place >= 0 ? age(place) : palette.background;
    const edge = place >= 0 ? face : palette.muted;
    pen.ring(centre(v), radius, edge, 1.5, face);
    if (place === 0 || (!path.length && v === problem.start)) pen.ring(centre(v), radius + 3.5, edge, 1.5);
    // The young half of the path's colours is near the text's, the old one near the ground's, in every theme.
    const isYoung = place > (path.length - 1) / 2;
    pen.text(centre(v), name, clamp(radius * 3 / name.length, 6, radius * 0.8),
      here ? palette.knight_eye : isYoung ? palette.background : palette.text);
    const [x, y] = centre(v);
    if (place >= 0 && radius >= 12) pen.text([x, y + radius + 13], place + problem.base, 13, palette.muted);
  });
  if (problem.end >= 0) drawFlag(pen, centre(problem.end).map((x, i) => x + radius * (i ? 0.7 : -1)), radius * 1.2);
}
