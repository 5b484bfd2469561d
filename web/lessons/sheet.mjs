// The homework sheet of a lesson as a page, for the build.
import {translationOf} from '../element/say.js';
import {draw} from '../page/pictures.mjs';
import {escaped, inPage} from './page.mjs';
import {kPicture, sheetOf} from './sheet.js';

function htmlOf(node, pictures) {
  if (typeof node === 'string') return escaped(node);
  const [tag, properties, ...children] = node;
  if (tag === 'picture') return pictures[properties];
  const attributes = Object.entries(properties).map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return `<${tag}${attributes}>${children.map((child) => htmlOf(child, pictures)).join('')}</${tag}>`;
}

const {tr, say} = translationOf();

// `orders`: the table of move orders.
export function sheetPage(lesson, report, orders) {
  const {pictures, nodes} = sheetOf(lesson, report, orders, {tr, phrase: say});
  const drawn = pictures.length > 0 ? draw(pictures.map((settings) => ({settings, options: kPicture}))).map((svg) => inPage(svg, 'board')) : [];
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Homework: ${escaped(lesson.title)}</title>
  <link rel="icon" href="../knight.svg" type="image/svg+xml">
  <link rel="stylesheet" href="sheet.css">
</head>
<body>
  <nav><a href="index.html">All lessons</a> · <a href="../index.html#lesson=${lesson.id}">The lesson itself</a> · Print this page: the answers come on a sheet of their own.</nav>
  ${nodes.map((node) => htmlOf(node, drawn)).join('\n  ')}
</body>
</html>
`;
}
