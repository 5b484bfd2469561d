// Sections of the dialog: the tour as text, and the trace of the search.
import {textFormats} from '#tables';
import {momentOf} from '../element/moment.js';
import {button, choice, note, number, row, save, copyField} from './dom.js';
import {inSlices} from './slices.js';
import {approach, ofBoard, openFilm} from './range.js';
/** @import {BoardElement, Film} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

// Shifts the numbers of a matrix, and pads them to equal width.
/** @param {string} matrix @param {number} by */
function rebased(matrix, by) {
  const cells = matrix
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
    all = cells.flat();
  const largest = all.length - 1 - all.filter((cell) => cell.startsWith('#')).length;
  // Not Math.max(...): a large board has more squares than a call may have arguments.
  const base = all.reduce((most, cell) => (/^\d/.test(cell) ? Math.max(most, +cell) : most), 0);
  const width = String(Math.max(largest, base + by)).length;
  const shift = (/** @type {string} */ cell) =>
    /^\d/.test(cell) ? String(+cell + by).padStart(width, '0') : cell[0].repeat(width);
  return cells.map((line) => `${line.map(shift).join(' ')}\n`).join('');
}

/** @param {Context} context */
export function textSection({element, say, tr, phrase}) {
  const {settings} = element.getState();
  const base = +settings.base;
  const isGraph = settings.graph !== 'none'; // whose vertices have no ranks and no directions
  const formats = textFormats.filter(({ofGraphs}) => ofGraphs || !isGraph).map(({id, title}) => [id, tr(title)]);
  const format = choice(tr('Format'), formats, 'matrix', () => write());
  const from = choice(
    tr('Counted from'),
    [
      ['0', '0'],
      ['1', '1'],
    ],
    base,
    () => write(),
  );
  const {area, copy, all} = copyField({title: tr('The path at this step'), rows: 9, copies: tr('Copy'), say, tr});
  const write = () => {
    const id = /** @type {Parameters<BoardElement['toText']>[0]} */ (format.control.value);
    from.hidden = id !== 'matrix';
    const text = element.toText(id); // '' for a board that is about to come back
    area.wrap = id === 'matrix' ? 'off' : 'soft';
    area.value = id === 'matrix' && text ? rebased(text, /** @type {any} */ (from.control.value) - base) : text;
  };
  const name = () => (format.control.value === 'json' ? 'knights-tour.json' : 'knights-tour.txt');
  write();
  return [
    row(format, from),
    all,
    row(
      copy,
      button(tr('Save as a file'), () => save(new Blob([area.value], {type: 'text/plain'}), name(), {say, tr, phrase})),
    ),
  ];
}

const kMaxLines = 2_000_000;
const kLinesAtOnce = 2_000;

// The events of steps `first` to `last` as lines; `last` may be beyond the end.
/** @param {Film} film @param {number} first @param {number} last */
function* traceOf(film, first, last) {
  yield* approach(film, 0.5);
  const pieces = [`${ofBoard(film.state()).columns}\n`];
  for (let at = first; at <= last; at += kLinesAtOnce) {
    const piece = film.trace(Math.min(kLinesAtOnce, last - at + 1));
    if (!piece) break;
    pieces.push(piece);
    yield 0.5 + (at - first) / (last - first + 1) / 2;
  }
  return new Blob(pieces, {type: 'text/csv'});
}

/** @param {Context} context */
export function traceSection({element, say, attempt, busy, tr, phrase}) {
  const {step: shown, settings} = element.getState({path: false});
  const step = momentOf({step: shown, settings, boards: undefined}); // of compared boards, the trace is that of one search
  const from = number(tr('From step'), 1, 1, 2 ** 53 - 1);
  const to = number(tr('To step'), Math.max(step, 1), 1, 2 ** 53 - 1);
  const saveTrace = () =>
    attempt(async () => {
      const first = from.read(),
        last = Math.min(to.read(), first + kMaxLines - 1);
      to.control.value = /** @type {any} */ (last);
      if (last < first) return say(tr('The first step comes after the last.'));
      const film = await openFilm(element, first - 1);
      try {
        const blob = await busy((options) => inSlices(traceOf(film, first, last), options));
        if (!blob) return;
        save(blob, 'knights-tour-trace.csv', {say, tr, phrase});
      } finally {
        film.close();
      }
    });
  return [
    note(tr('One line for each step: its number, the event, the square and the length of the path.')),
    row(from, to),
    row(button(tr('Save as CSV'), saveTrace, true)),
    note(tr('You can save at most two million steps at a time.')),
  ];
}
