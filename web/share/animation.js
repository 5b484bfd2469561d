// Section of the dialog: a stretch of the search as an animated GIF or a WebM.
import {button, choice, note, number, row, save} from './dom.js';
import {paint, sizeOf} from './drawing.js';
import {startGif} from './gif.js';
import {eachState} from './range.js';
import {inSlices} from './slices.js';
import {startWebm} from './webm.js';

const kMostFrames = 3000;
const kLastFrame = 2000;  // milliseconds: the end can be looked at
const kStarters = {gif: startGif, webm: startWebm};

// Draws a state after the other on one canvas and gives each to `encoder`; returns its Blob.
function* recording(film, range, encoder, canvas, options, rate) {
  const state = {context: canvas.getContext('2d', {willReadFrequently: true})};
  yield* eachState(film, range, function* (shown, isLast) {
    paint(canvas, shown, canvas.width, options);
    yield;
    yield* encoder.add(state.context, isLast ? Math.max(kLastFrame, 1000 / rate) : 1000 / rate);
  });
  return yield* encoder.finish(state.context);
}

// `asked`: {format, from, to, every, width, rate}. Null where the browser can not make it.
export async function makeAnimation(element, palette, asked, sliced) {
  const {settings} = element.getState();
  const even = (x) => x + x % 2;  // as encoders want it
  const size = sizeOf({settings}, even(asked.width), {palette});
  const canvas = Object.assign(document.createElement('canvas'), {width: size.width, height: even(size.height)});
  const encoder = await kStarters[asked.format]({width: canvas.width, height: canvas.height, palette, rate: asked.rate});
  if (!encoder) return null;
  const film = await element.film(asked.from);
  try {
    return await sliced(recording(film, {...asked, settings}, encoder, canvas, {palette}, asked.rate));
  } finally {
    film.close();
    encoder.close();
  }
}

export function animationSection({element, palette, say, busy, preview}) {
  const state = element.getState();
  const to = state.step || 60;
  const from = number('From step', Math.max(0, to - 120), 0, 2 ** 53 - 1);
  const end = number('To step', to, 0, 2 ** 53 - 1);
  const every = number('Show every … step', 1, 1, 2 ** 53 - 1);
  const rate = choice('Pictures a second', [1, 2, 4, 5, 10, 20, 25].map((n) => [n, n]), 4);
  const width = number('Width in pixels', 480, 96, 1024);
  const format = choice('Format', [['gif', 'Animated GIF'], ['webm', 'WebM film']], 'gif');
  const make = async () => {
    const asked = {
      format: format.control.value, from: from.read(), to: end.read(), every: every.read(), rate: +rate.control.value, width: width.read()};
    const frames = Math.floor((asked.to - asked.from) / asked.every) + 1;
    if (frames < 1) return say('The first step is behind the last.');
    if (frames > kMostFrames) return say(`That would be ${frames.toLocaleString('en')} pictures, and ${kMostFrames.toLocaleString('en')} are allowed: show every ${Math.ceil(frames * asked.every / kMostFrames)}th step, or fewer steps.`);
    const blob = await busy((options) => makeAnimation(element, palette, asked, (work) => inSlices(work, options)));
    if (blob === null) return say('This browser can not make films: choose the animated GIF.');
    if (!blob) return;
    save(blob, `knights-tour-${state.settings.board}.${asked.format}`);
    say(`Saved: ${Math.max(1, Math.round(blob.size / 1000)).toLocaleString('en')} kB.`);
  };
  preview(state, {palette});
  return [
    row(from, end, every), row(format, rate, width),
    row(button('Make it', make, true)),
    note('The search is run again for it: the board on the page stays as it is.'),
  ];
}
