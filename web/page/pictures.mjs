// Puts exact pictures into the boards of a page, so that they are seen at once, and without scripts: what the page's
// WebAssembly would draw, by the same code (build/web/site.cjs). A board with a picture of its own keeps that.
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const program = fileURLToPath(new URL('../../build/web/site.cjs', import.meta.url));
const kSchemes = {light: 'in-the-light', dark: 'in-the-dark'};  // themes, and the classes of pictures.css
const kColumn = 432;  // units across a board in an article
const kPage = 640;    // and of one that has the page for itself
const kGutter = 48;   // around the board, in both directions

// The pages are plain enough for patterns: no attribute holds a >.
const kBoard = /<knights-tour\b([^>]*)>(?!\s*<(?:svg|img|picture)\b)/g;
const attributesOf = (text) => Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']));

// Those of their own, and those that `settings` carries as a link does.
const settingsIn = ({settings = '', ...own}) => ({...Object.fromEntries(new URLSearchParams(settings.replaceAll('&amp;', '&'))), ...own});

// As high as the board is where it has nothing around it: see element/place.css.
function sizeOf({board = '8x8', controls}) {
  const [rows, cols = rows] = board.split('x').map(Number);
  const width = controls ? kColumn : kPage;
  return {width, height: Math.round((width - kGutter) * rows / cols) + kGutter};
}

// `asked`: [{settings, options}, ...]; returns the SVG of each.
export function draw(asked) {
  const lines = asked.map(({settings, options}) => `${new URLSearchParams(settings)}\t${new URLSearchParams(options)}\n`);
  const answers = execFileSync(process.execPath, [program, 'pictures'], {input: lines.join(''), encoding: 'utf8', maxBuffer: 1 << 28});
  return answers.trim().split('\n').map((line) => JSON.parse(line).svg);
}

// In the page it needs no namespace, is as wide as its place, and is told in the words beside it.
const inPage = (svg, name) => svg.replace(/^<svg[^>]*(viewBox="[^"]*")([^>]*)>/, (_, box, rest) =>
  `<svg class="${name}" aria-hidden="true" ${box}${rest.replace(/ width="[^"]*"/, ' width="100%"')}>`);

// A page without a style sheet has one scheme, and one picture.
export async function withPictures(page) {
  const {settingKeys} = await import('#tables');  // written by the same build
  const isSetting = ([name]) => settingKeys.includes(name);
  const boards = [...page.matchAll(kBoard)].map(([, text]) => Object.fromEntries(Object.entries(settingsIn(attributesOf(text))).filter(isSetting)));
  if (boards.length === 0) return page;
  const schemes = Object.entries(kSchemes).slice(0, page.includes('rel="stylesheet"') ? 2 : 1);
  const asked = boards.flatMap((settings) => schemes.map(([theme]) => ({settings, options: {...sizeOf(settings), theme}})));
  const pictures = draw(asked);
  return page.replace(kBoard, (tag) => tag + schemes.map(([, name]) => inPage(pictures.shift(), name)).join(''));
}
