// Section of the dialog: the board as a picture.
import {button, check, number, row, save} from './dom.js';
import {pngOf, svgOf, svgText} from './drawing.js';

// Of a state as a Blob: what the element's toImage() gives.
export async function imageOf(state, palette, type = 'image/png', width = 1280) {
  if (type === 'image/svg+xml') return new Blob([svgText(svgOf(state, {palette}))], {type});
  if (type !== 'image/png') throw new RangeError(`toImage: '${type}' is not image/png or image/svg+xml`);
  return pngOf(state, width, {palette});
}

export function pictureSection({element, palette, say, preview}) {
  const state = element.getState();
  const show = () => preview(state, options());
  const numbers = check('Numbers', true, () => show());
  const coordinates = check('Coordinates', true, () => show());
  const knight = check('Knight', true, () => show());
  const width = number('Width in pixels', 1280, 64, 8192);
  const options = () => ({
    palette, numbers: numbers.control.checked, coordinates: coordinates.control.checked, knight: knight.control.checked});
  const name = `knights-tour-${state.settings.board}-step-${state.step}`;
  const savePng = async () => {
    try {
      save(await pngOf(state, width.read(), options()), `${name}.png`);
      say('Saved.');
    } catch (error) {
      say(error.message);
    }
  };
  const saveSvg = () => {
    save(new Blob([svgText(svgOf(state, options()))], {type: 'image/svg+xml'}), `${name}.svg`);
    say('Saved.');
  };
  show();
  return [
    row(numbers, coordinates, knight),
    row(width, button('Save as PNG', savePng, true), button('Save as SVG', saveSvg)),
  ];
}
