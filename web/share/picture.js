// Section of the dialog: the board as a picture.
import {sentenceOf} from '../element/failure.js';
import {button, check, mayDownload, number, row, save} from './dom.js';
import {designWidth, pngOf, svgFile} from './drawing.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */

const kPanel = 1280; // pixels across

// A board as a Blob: the result of the element's toImage().
/** @param {BoardElement} element */
export async function imageOf(element, type = 'image/png', width = 1280) {
  if (type === 'image/svg+xml') return svgFile(await element.toSvg());
  if (type !== 'image/png') throw new RangeError(`toImage: '${type}' is not image/png or image/svg+xml`);
  return pngOf(await element.toSvg({width: designWidth(element, width)}), width);
}

// Saves a file of a panel. The browser shows a download that surely starts; `say` reports all else. A PNG is the text of its SVG.
/** @param {{name: string, type: string, text: string}} file @param {Pick<Context, 'say' | 'tr' | 'phrase'>} words */
export async function saveFile({name, type, text}, {say, tr, phrase}) {
  const words = {say: mayDownload() ? () => {} : say, tr, phrase};
  if (type !== 'image/png') return save(new Blob([text], {type}), name, words);
  try {
    save(await pngOf(text, kPanel), name, words);
  } catch {
    const why = tr('This browser does not let pages read the pixels of pictures, so the file is an SVG.');
    save(svgFile(text), name.replace(/png$/, 'svg'), {...words, say: (told) => say(`${why} ${told}`)});
  }
}

/** @param {Context} context */
export function pictureSection({element, say, preview, attempt, tr, phrase, language}) {
  const numbers = check(tr('Show numbers'), true, () => show());
  const coordinates = check(tr('Coordinates'), true, () => show());
  const knight = check(tr('Knight'), true, () => show());
  const width = number(tr('Width in pixels'), 1280, 64, 8192);
  /** @param {number} [wide] */
  const drawn = (wide) =>
    element.toSvg({
      width: wide,
      numbers: numbers.control.checked,
      coordinates: coordinates.control.checked,
      knight: knight.control.checked,
    });
  const show = () => preview(drawn);
  const name = () => {
    const {settings, step} = element.getState();
    return `knights-tour-${settings.board}-step-${step}`;
  };
  const savePng = async () => {
    try {
      const wide = width.read();
      save(await pngOf(await drawn(designWidth(element, wide)), wide), `${name()}.png`, {say, tr, phrase});
    } catch (/** @type {any} */ error) {
      say(language.put(sentenceOf(error)));
    }
  };
  const saveSvg = () =>
    attempt(async () => {
      save(svgFile(await drawn()), `${name()}.svg`, {say, tr, phrase});
    });
  show();
  return [
    row(numbers, coordinates, knight),
    row(width, button(tr('Save as PNG'), savePng, true), button(tr('Save as SVG'), saveSvg)),
  ];
}
