// The preview of a page where its address is shared: tags, a picture drawn by the program itself, and oembed.json for sites that show the
// board instead of the link.
//
// Other sites read them, so their addresses must be absolute: `site` is the address of the directory, with a slash at its end (KT_SITE for
// ./dev build). Without it they are relative, which few sites follow.
import {frameCode} from '../share/code.js';
import {edited, elementsOf, escaped, lineOf, svgInPage} from '../html.mjs';
import {draw} from './pictures.mjs';
import {raster} from './raster.mjs';

const kSize = {width: 1200, height: 630}; // the size that most of them recommend
const kBoard = 560;
const kShown = {board: '8x8', start: 'a8', algorithm: 'warnsdorff', step: '47'};
const kLine = ['Every move, every dead end,', 'and every step back'];
const kTitle = ["The knight's tour:", 'watch a program', 'search for it'];
const kName = "The knight's tour";
const kAlt = 'A path of the knight over most of a chessboard';
const kPicture = 'card.png',
  kOembed = 'oembed.json';
const kFrame = {width: 640, height: 720};

async function cardSvg() {
  const {themes} = await import('#tables'); // written by the same build
  const {background, text, muted} = themes.light.colours;
  const [board] = draw([{settings: kShown, options: {width: kBoard, height: kBoard, theme: 'light'}}]);
  const {width, height} = kSize;
  const top = (height - kBoard) / 2;
  const lines = kTitle.map((line, i) => `<text x="72" y="${220 + 72 * i}" font-size="60" fill="${text}">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter">
    <rect width="${width}" height="${height}" fill="${background}"/>${lines.join('')}
    ${kLine.map((line, i) => `<text x="74" y="${450 + 40 * i}" font-size="30" fill="${muted}">${line}</text>`).join('')}
    ${svgInPage(board, {x: width - kBoard - top, y: top, width: kBoard, height: kBoard})}</svg>`;
}

export const cardPng = async () => (await raster(await cardSvg())).asPng();

const tag = (name, property, content) => `  <meta ${name}="${property}" content="${escaped(content)}">\n`;

// The page with its tags; `path`: of the page relative to the directory.
export function withPreview(page, path, site) {
  const elements = elementsOf(page);
  const title = elements.find(({name}) => name === 'title').children[0].text;
  const description = elements.find(({attributes}) => attributes.name === 'description').attributes.content;
  const address = (file) => (site ? site + file : `${'../'.repeat(path.split('/').length - 1)}${file}`);
  const tags = [
    tag('property', 'og:type', 'website'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:image', address(kPicture)),
    tag('property', 'og:image:alt', kAlt),
    tag('property', 'og:image:width', kSize.width),
    tag('property', 'og:image:height', kSize.height),
    ...(site ? [tag('property', 'og:url', address(path.replace(/(^|\/)index\.html$/, '$1')))] : []),
    tag('name', 'twitter:card', 'summary_large_image'),
    `  <link rel="alternate" type="application/json+oembed" href="${address(kOembed)}" title="${kName}">\n`,
  ];
  return edited(page, [
    {
      from: lineOf(
        page,
        elements.find(({attributes}) => attributes.rel === 'icon'),
      ).from,
      text: tags.join(''),
    },
  ]);
}

// The page for unknown addresses, whose own address may be any.
export const withSite = (page, site) =>
  site ? page.replace('"not_found.js"', `"${site}not_found.js"`).replace('"./"', `"${site}"`) : page;

export const oembed = (site = '') => ({
  version: '1.0',
  type: 'rich',
  title: kName,
  provider_name: kName,
  ...(site && {provider_url: site}),
  html: frameCode({settings: [['controls', 'minimal']], site, ...kFrame}),
  ...kFrame,
  thumbnail_url: `${site}${kPicture}`,
  thumbnail_width: kSize.width,
  thumbnail_height: kSize.height,
});
