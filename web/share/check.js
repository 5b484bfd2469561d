// Section of the dialog: checks a pasted tour, as a matrix or a list of squares.
import {button, field, make, note, row} from './dom.js';
/** @import {Context} from './dialog.js' */

const kExample = '1 14 9 20 3\n24 19 2 15 10\n13 8 25 4 21\n18 23 6 11 16\n7 12 17 22 5';

/** @param {Context} context */
export function checkSection({element, preview, attempt, tr}) {
  const area = make('textarea', {rows: 8, spellcheck: false, wrap: 'off', placeholder: kExample, autocapitalize: 'off'});
  const board = make('input', {
    type: 'text',
    placeholder: tr('from the text'),
    size: 12,
    autocapitalize: 'off',
    spellcheck: false,
  });
  const verdict = make('p', {className: 'verdict', role: 'status'});
  const reading = note('');
  const judge = () =>
    attempt(async () => {
      if (!area.value.trim()) {
        verdict.textContent = tr('There is nothing to check yet. Paste a matrix of numbers or a list of squares.');
        reading.textContent = '';
        preview(null);
        return;
      }
      const tour = /** @type {const} */ ([area.value, board.value.trim()]);
      const report = await element.checkTour(...tour);
      verdict.textContent = report.tours ? report.tours.map(({message}) => message).join('\n') : report.message;
      reading.textContent = report.reading;
      verdict.className = `verdict ${report.valid ? 'good' : 'bad'}`;
      const knight = report.valid || report.fault >= 0;
      preview(report.board ? (width) => element.drawTour(...tour, {width, knight}) : null);
    });
  area.addEventListener('paste', () => setTimeout(judge));
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) judge();
  });
  preview(null);
  return [
    note(tr('A matrix of numbers, counted from 0 or 1, or a list of squares such as 0,0 2,1 or a1 b3.')),
    field(tr('Tour'), area),
    row(field(tr('Board'), board), button(tr('Check the tour'), judge, true)),
    verdict,
    reading,
  ];
}
