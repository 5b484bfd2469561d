// Section of the dialog: the board as a picture.
import {button, check, number, row, save} from './dom.js';
import {designWidth, pngOf, svgFile} from './drawing.js';

// A board as a Blob: what the element's toImage() gives.
export async function imageOf(element, type = 'image/png', width = 1280) {
  if (type === 'image/svg+xml') return svgFile(await element.toSvg());
  if (type !== 'image/png') throw new RangeError(`toImage: '${type}' is not image/png or image/svg+xml`);
  return pngOf(await element.toSvg({width: designWidth(element, width)}), width);
}

export function pictureSection({element, say, preview}) {
  const numbers = check('Numbers', true, () => show());
  const coordinates = check('Coordinates', true, () => show());
  const knight = check('Knight', true, () => show());
  const width = number('Width in pixels', 1280, 64, 8192);
  const drawn = (wide) => element.toSvg({
    width: wide, numbers: numbers.control.checked, coordinates: coordinates.control.checked, knight: knight.control.checked});
  const show = () => preview(drawn);
  const name = () => {
    const {settings, step} = element.getState();
    return `knights-tour-${settings.board}-step-${step}`;
  };
  const savePng = async () => {
    try {
      const wide = width.read();
      save(await pngOf(await drawn(designWidth(element, wide)), wide), `${name()}.png`);
      say('Saved.');
    } catch (error) {
      say(error.message);
    }
  };
  const saveSvg = async () => {
    save(svgFile(await drawn()), `${name()}.svg`);
    say('Saved.');
  };
  show();
  return [
    row(numbers, coordinates, knight),
    row(width, button('Save as PNG', savePng, true), button('Save as SVG', saveSvg)),
  ];
}
