// An animated GIF, frame by frame. Its colours are those of the theme and their blends, so that a square has its exact colour in every
// frame. A frame writes only the pixels that differ from the previous one.
import {GIFEncoder} from 'gifenc';

const kMaxColours = 255; // and one for "as before"
const kAsBefore = 255;
const kShades = 24; // of the path, and of the heat map
const kRowsAtOnce = 64;

const rgbOf = (/** @type {string} */ hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const alphaOf = (/** @type {string} */ hex) => parseInt(hex.slice(7) || 'ff', 16) / 255;
/** @param {number[]} from @param {number[]} to @param {number} share */
const mix = (from, to, share) => from.map((channel, i) => Math.round(channel + (to[i] - channel) * share));

// The theme's own colours first, then those of smooth edges between two of them.
/** @param {Record<string, string>} palette */
export function gifColours(palette) {
  const colour = (/** @type {string} */ role) => rgbOf(palette[role]);
  /** @param {string} from @param {string} to */
  const shades = (from, to) => Array.from({length: kShades}, (_, i) => mix(colour(from), colour(to), i / (kShades - 1)));
  const squares = [colour('square-light'), colour('square-dark')];
  const grounds = [
    colour('background'),
    ...squares,
    ...squares.map((square) => mix(square, colour('visited'), alphaOf(palette.visited))),
  ];
  const inks = ['text', 'knight', 'knight-eye', 'muted', 'candidate', 'dead-end', 'accent'].map(colour);
  const path = shades('path-old', 'path-new');
  const blends = [0.5, 0.25, 0.75].flatMap((share) =>
    [path[0], path[kShades / 2], path[kShades - 1], ...inks].flatMap((ink) => grounds.map((ground) => mix(ground, ink, share))),
  );
  const all = [
    ...grounds,
    colour('border'),
    mix(colour('border'), colour('muted'), 0.55),
    ...inks,
    ...path,
    ...shades('heat-low', 'heat-high'),
    ...blends,
  ];
  return [...new Map(all.map((rgb) => [rgb.join(), rgb])).values()].slice(0, kMaxColours);
}

/** @param {number[][]} colours @param {number} pixel */
function nearest(colours, pixel) {
  const [r, g, b] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  let best = 0,
    least = Infinity;
  for (let i = 0; i < colours.length; ++i) {
    const [dr, dg, db] = [colours[i][0] - r, colours[i][1] - g, colours[i][2] - b];
    const distance = 3 * dr * dr + 6 * dg * dg + db * db;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

// `palette`: the theme. `*add(context, milliseconds)` takes the content of a canvas and yields now and then; finish() returns a Blob.
/** @param {{width: number, height: number, palette: Record<string, string>}} options */
export function startGif({width, height, palette}) {
  const gif = GIFEncoder();
  const colours = gifColours(palette);
  const table = [...colours, ...Array(256 - colours.length).fill([0, 0, 0])];
  const known = new Map();
  const index = new Uint8Array(width * height);
  /** @type {Uint32Array | null} */
  let before = null;

  /** @param {Uint32Array} pixels @param {number} from @param {number} to */
  function indexRows(pixels, from, to) {
    let last = ~pixels[from],
      found = 0;
    for (let i = from; i < to; ++i) {
      const pixel = pixels[i];
      if (before && before[i] === pixel) {
        index[i] = kAsBefore;
        continue;
      }
      if (pixel !== last) {
        last = pixel;
        found = known.get(pixel);
        if (found === undefined) known.set(pixel, (found = nearest(colours, pixel)));
      }
      index[i] = found;
    }
  }

  return {
    /** @param {CanvasRenderingContext2D} context @param {number} milliseconds */
    *add(context, milliseconds) {
      const pixels = new Uint32Array(width * height);
      for (let y = 0; y < height; y += kRowsAtOnce) {
        const rows = Math.min(kRowsAtOnce, height - y);
        pixels.set(new Uint32Array(context.getImageData(0, y, width, rows).data.buffer), y * width);
        indexRows(pixels, y * width, (y + rows) * width);
        yield;
      }
      const options = {delay: milliseconds, transparent: Boolean(before), transparentIndex: kAsBefore, dispose: 1};
      gif.writeFrame(index, width, height, before ? options : {...options, palette: table, repeat: 0});
      before = pixels;
      yield;
    },
    *finish() {
      gif.finish();
      return new Blob([gif.bytesView()], {type: 'image/gif'});
    },
    close() {},
  };
}
