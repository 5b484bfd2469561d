// Pages as trees that know where their elements stand in the text: the build changes some places, and leaves the rest as it was written.
import {parse, parseFragment} from 'parse5';

// An element as [{name, attributes, text, from, to: of all of it; open: the end of its start tag; close: the beginning of its end tag,
// children}]; of a text {text} alone.
function nodeOf(page, node) {
  if (node.nodeName === '#text') return {text: node.value};
  const {startOffset: from, endOffset: to, startTag, endTag} = node.sourceCodeLocation ?? {};
  const open = startTag?.endOffset ?? to,
    close = endTag?.startOffset ?? to;
  const attributes = Object.fromEntries((node.attrs ?? []).map(({name, value}) => [name, value]));
  return {
    name: node.nodeName,
    attributes,
    from,
    to,
    open,
    close,
    text: page.slice(open, close),
    children: (node.childNodes ?? []).map((child) => nodeOf(page, child)),
  };
}

const kOptions = {sourceCodeLocationInfo: true, scriptingEnabled: false};

export const treeOf = (page) => nodeOf(page, /^\s*<!doctype/i.test(page) ? parse(page, kOptions) : parseFragment(page, kOptions));

const allIn = (node) => [node, ...(node.children ?? []).flatMap(allIn)];

// All elements of a page that are written in it, in their order.
export const elementsOf = (page) => allIn(treeOf(page)).filter(({from}) => from !== undefined);

// The text with these edits, [{from, to, text}], which do not overlap.
export function edited(page, edits) {
  let at = 0,
    done = '';
  for (const {from, to = from, text = ''} of [...edits].sort((a, b) => a.from - b.from)) {
    done += page.slice(at, from) + text;
    at = to;
  }
  return done + page.slice(at);
}

// The whole line in which an element stands alone: for taking it away, or for one like it before it.
export function lineOf(page, {from, to}) {
  const start = page.lastIndexOf('\n', from - 1) + 1,
    end = page.indexOf('\n', to);
  return {from: start, to: end < 0 ? page.length : end + 1, indent: page.slice(start, from)};
}

export const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

// An SVG in a page. It needs no namespace, and the text beside it describes it. `attributes` replace its own; null removes one.
export function svgInPage(svg, attributes) {
  const [root] = elementsOf(svg);
  const added = Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in root.attributes))); // stands first
  const all = Object.entries({...added, 'aria-hidden': 'true', ...root.attributes, ...attributes, xmlns: null}).filter(
    ([, value]) => value !== null,
  );
  return edited(svg, [
    {from: root.from, to: root.open, text: `<svg${all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}>`},
  ]);
}
