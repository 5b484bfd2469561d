// Writes docs/knights-tour.gif, the animation of README.md: node docs/animation.mjs, after ./dev build (./dev readme does both).
//
// The program draws it: the whole search on 5x5 squares, slowly at first, so that backtracking is visible, then in leaps, and slowly
// again when it finds the tour.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {themes} from '#tables';
import {draw} from '../web/page/pictures.mjs';
import {raster} from '../web/page/raster.mjs';

const kBoard = {board: '5x5', start: 'e1'};
const kTour = 550; // the step of the first one
const kWidth = 360; // pixels
// [from step, to step, steps between pictures, milliseconds a picture]
const kParts = [
  [0, 27, 1, 260],
  [32, 512, 12, 120],
  [520, 538, 2, 120],
  [539, kTour, 1, 260],
];
const kRest = 3000;

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// The page's own writer of GIFs; what it imports is for bundlers.
const {
  outputFiles: [{text}],
} = await build({entryPoints: [at('../web/share/gif.js')], bundle: true, format: 'esm', write: false});
const {startGif} = await import(`data:text/javascript,${encodeURIComponent(text)}`);

const pictures = kParts.flatMap(([from, to, every, time]) =>
  Array.from({length: Math.floor((to - from) / every) + 1}, (_, i) => ({
    step: from + every * i,
    time: from + every * i === kTour ? kRest : time,
  })),
);
const svgs = draw(
  pictures.map(({step}) => ({settings: {...kBoard, step}, options: {width: kWidth, height: kWidth, theme: 'light'}})),
);
const gif = startGif({width: kWidth, height: kWidth, palette: themes.light.colours});
for (const [i, {time}] of pictures.entries()) {
  const {pixels} = await raster(svgs[i]);
  // As a canvas hands them out.
  const context = {getImageData: (x, y, width, rows) => ({data: pixels.slice(y * width * 4, (y + rows) * width * 4)})};
  for (const _ of gif.add(context, time));
}
const {value: blob} = gif.finish().next();
writeFileSync(at('knights-tour.gif'), Buffer.from(await blob.arrayBuffer()));
