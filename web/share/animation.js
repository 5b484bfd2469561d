// Section of the dialog: a part of the search as an animated GIF or a WebM.
import {momentOf} from '../element/moment.js';
import {button, choice, note, number, row, save} from './dom.js';
import {designWidth, expectPixels, heightOf, paintText} from './drawing.js';
import {startGif} from './gif.js';
import {eachStep, ofBoard, openFilm} from './range.js';
import {inSlices} from './slices.js';
import {startWebm} from './webm.js';
/** @import {BoardElement, Film} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

/** @typedef {NonNullable<Awaited<ReturnType<typeof startGif | typeof startWebm>>>} Encoder */
/** @typedef {{format: string, from: number, to: number, every: number, width: number, rate: number}} Asked */

const kMaxFrames = 3000;
const kLastFrame = 2000; // milliseconds, so that the end can be seen
/** @type {Record<string, typeof startGif | typeof startWebm>} */
const kStarters = {gif: startGif, webm: startWebm};

// Draws one state after the other on a canvas and passes each to `encoder`; returns its Blob.
/**
 * @param {Film} film @param {Asked} range @param {Encoder} encoder @param {HTMLCanvasElement} canvas
 * @param {{design: number, ground: string}} options
 */
function* recording(film, range, encoder, canvas, {design, ground}) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', {willReadFrequently: true}));
  const duration = 1000 / range.rate;
  yield* eachStep(
    film,
    range,
    () => ofBoard(film.toSvg({width: design})),
    function* (svg, isLast) {
      yield;
      paintText(svg, canvas, canvas.width, ground);
      yield;
      yield* encoder.add(context, isLast ? Math.max(kLastFrame, duration) : duration);
    },
  );
  return yield* encoder.finish(context);
}

// Null if the browser cannot make it.
/**
 * @param {BoardElement} element @param {Record<string, string>} palette @param {Asked} asked
 * @param {(work: ReturnType<typeof recording>) => Promise<Blob>} sliced
 */
export async function makeAnimation(element, palette, asked, sliced) {
  expectPixels();
  const even = (/** @type {number} */ x) => x + (x % 2); // encoders require it
  const width = even(asked.width);
  const design = designWidth(element, width);
  const height = even(heightOf(await element.toSvg({width: design}), width));
  const canvas = Object.assign(document.createElement('canvas'), {width, height});
  const encoder = await kStarters[asked.format]({width, height, palette, rate: asked.rate});
  if (!encoder) return null;
  const film = await openFilm(element, asked.from, {ofClock: true});
  try {
    return await sliced(recording(film, asked, encoder, canvas, {design, ground: palette.background}));
  } finally {
    film.close();
    encoder.close();
  }
}

/** @param {Context} context */
export function animationSection({element, palette, say, busy, preview, tr, phrase}) {
  const state = element.getState();
  const unit = state.boards && state.settings.clock === 'time' ? 'tick' : 'step'; // for boards with equal time; patterns select by it
  const to = momentOf(state) || 60;
  const from = number(phrase('From {0, select, tick {tick} other {step}}', unit), Math.max(0, to - 120), 0, 2 ** 53 - 1);
  const end = number(phrase('To {0, select, tick {tick} other {step}}', unit), to, 0, 2 ** 53 - 1);
  const every = number(phrase('{0, select, tick {Ticks} other {Steps}} per frame', unit), 1, 1, 2 ** 53 - 1);
  const rate = choice(
    tr('Frames per second'),
    [1, 2, 4, 5, 10, 20, 25].map((n) => [n, n]),
    4,
  );
  const width = number(tr('Width in pixels'), 480, 96, 800);
  const format = choice(
    tr('Format'),
    [
      ['gif', tr('Animated GIF')],
      ['webm', tr('WebM video')],
    ],
    'gif',
  );
  const make = async () => {
    const asked = {
      format: format.control.value,
      from: from.read(),
      to: end.read(),
      every: every.read(),
      rate: +rate.control.value,
      width: width.read(),
    };
    const frames = Math.floor((asked.to - asked.from) / asked.every) + 1;
    if (frames < 1) return say(phrase('The first {0, select, tick {tick} other {step}} comes after the last.', unit));
    if (frames > kMaxFrames)
      return say(
        phrase(
          'This would need {0} frames, but only {1} are allowed. Choose at least {2} {3, select, tick {ticks} other {steps}} per frame.',
          frames,
          kMaxFrames,
          `${Math.ceil((frames * asked.every) / kMaxFrames)}`,
          unit,
        ),
      );
    const blob = await busy((options) => makeAnimation(element, palette, asked, (work) => inSlices(work, options)));
    if (blob === null) return say(tr('This browser cannot create videos. Choose the animated GIF.'));
    if (!blob) return;
    save(blob, `knights-tour-${state.settings.board}.${asked.format}`, {say, tr, phrase});
  };
  preview((wide) => element.toSvg({width: wide}));
  return [
    row(from, end, every),
    row(format, rate, width),
    row(button(tr('Create'), make, true)),
    note(tr('The search runs again for the animation. The board on the page does not change.')),
  ];
}
