// Puts exact pictures into the boards of a page, so that they are visible at once and without scripts: what the page's WebAssembly would
// draw, by the same code (build/web/site.cjs). A board with its own picture keeps it.
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {edited, elementsOf, svgInPage} from '../html.mjs';

const program = fileURLToPath(new URL('../../build/web/site.cjs', import.meta.url));
const kSchemes = {light: 'in-the-light', dark: 'in-the-dark'}; // themes, and the classes of pictures.css
const kPictures = ['svg', 'img', 'picture'];
const kColumn = 432; // units across a board in an article
const kPage = 640; // and for one that fills the page
const kGutter = 48; // around the board, in both directions

// The settings of a board: attributes of its own, and those that `settings` carries as a link does.
const settingsIn = ({settings = '', ...own}) => ({...Object.fromEntries(new URLSearchParams(settings)), ...own});

// As high as the board if there is nothing around it: see element/place.css.
function sizeOf({board = '8x8', controls}) {
  const [rows, cols = rows] = board.split('x').map(Number);
  const width = controls ? kColumn : kPage;
  return {width, height: Math.round(((width - kGutter) * rows) / cols) + kGutter};
}

// `asked`: [{settings, options}, ...]; returns the SVG of each.
export function draw(asked) {
  const lines = asked.map(({settings, options}) => `${new URLSearchParams(settings)}\t${new URLSearchParams(options)}\n`);
  const answers = execFileSync(process.execPath, [program, 'pictures'], {
    input: lines.join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).svg);
}

// A page without a style sheet has one scheme and one picture.
export async function withPictures(page) {
  const {settingKeys} = await import('#tables'); // written by the same build
  const isSetting = ([name]) => settingKeys.includes(name);
  const elements = elementsOf(page);
  const boards = elements.filter(
    ({name, children}) => name === 'knights-tour' && !children.some((child) => kPictures.includes(child.name)),
  );
  if (boards.length === 0) return page;
  const hasStyle = elements.some(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet');
  const schemes = Object.entries(kSchemes).slice(0, hasStyle ? 2 : 1);
  const settings = boards.map(({attributes}) => Object.fromEntries(Object.entries(settingsIn(attributes)).filter(isSetting)));
  const pictures = draw(
    settings.flatMap((each) => schemes.map(([theme]) => ({settings: each, options: {...sizeOf(each), theme}}))),
  );
  const inPage = ([, name]) => svgInPage(pictures.shift(), {class: name, width: '100%'});
  return edited(
    page,
    boards.map(({open}) => ({from: open, text: schemes.map(inPage).join('')})),
  );
}
