// The strokes of the house: shapes for scene.js and scene_graph.js, as src/view/board_pen.cpp draws them.
import {mix} from './palette.js';

export const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
export const short = (x) => +x.toFixed(2);
export const at = ([x, y]) => `${short(x)} ${short(y)}`;

export function makePen(shapes, palette) {
  const pen = {
    shapes,
    palette,
    shape: (tag, attributes) => { shapes.push({tag, ...attributes}); },
    fill: (d, fill, more) => { if (d) pen.shape('path', {d, fill, ...more}); },
    line: (points, stroke, width, more) => pen.shape('polyline', {
      points: points.map(at).join(' '), fill: 'none', stroke, 'stroke-width': short(width), 'stroke-linejoin': 'round', ...more}),
    dashes(from, to, colour, width, more) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const each = length / clamp(Math.floor(length / (width * 3.5)), 2, 60);
      pen.line([from, to], colour, width, {'stroke-dasharray': at([each * 0.55, each * 0.45]), ...more});
    },
    disc: ([x, y], r, fill, more) => pen.shape('circle', {cx: short(x), cy: short(y), r: short(r), fill, ...more}),
    ring: (centre, r, stroke, width, fill = 'none') => pen.disc(centre, r, fill, {stroke, 'stroke-width': short(width)}),
    cross([x, y], r, colour, width) {
      pen.line([[x - r, y - r], [x + r, y + r]], colour, width);
      pen.line([[x - r, y + r], [x + r, y - r]], colour, width);
    },
    // `size` as Dear ImGui counts it, which takes the line's height; the point is the text's middle, or its top left.
    text([x, y], text, size, fill, {middle = true, halo} = {}) {
      pen.shape('text', {
        x: short(x), y: short(y + size * (middle ? 0.3 : 0.8)), 'font-size': short(size * 0.826), fill, text: `${text}`,
        ...(middle && {'text-anchor': 'middle'}),
        ...(halo && {stroke: halo, 'stroke-width': 2, 'stroke-linejoin': 'round', 'paint-order': 'stroke'}),
      });
    },
    // From the start to the knight; `share` 0 to 1.
    age: (share) => mix(palette.path_old, palette.path_new, share),
  };
  return pen;
}

// A triangle with its middle between two points.
export function arrow([ax, ay], [bx, by], half, share = 0.5) {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = [(bx - ax) / length * half, (by - ay) / length * half];
  const [cx, cy] = [ax + (bx - ax) * share, ay + (by - ay) * share];
  return `M${at([cx + x, cy + y])}L${at([cx - x - y, cy - y + x])}L${at([cx - x + y, cy - y - x])}Z`;
}

// A small flag where the tour must end; its foot is left of and above `corner`.
export function drawFlag(pen, corner, height) {
  const x = corner[0] - height * 0.85, y = corner[1] - height * 1.2;
  pen.fill(`M${at([x, y])}l${at([height * 0.7, height * 0.27])}L${at([x, y + height * 0.54])}z`, pen.palette.accent);
  pen.line([[x, y + height], [x, y]], pen.palette.text, Math.max(1, height * 0.09));
}
