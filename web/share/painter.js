// Paints an SVG from the WebAssembly on a 2D canvas, for pixel files. It loads no image, so it works under any policy, in sandboxed frames
// and from files.
//
//   paintSvg(svgElement(text), context, 2)  // two pixels per unit
//
// It knows the vocabulary of src/view/pen/svg_pen.h, <path>, <text> and <g>, with the presentation attributes written there, and refuses
// any other.

// Attributes are texts, and a canvas takes them as numbers, too.
/** @typedef {Omit<Element, 'getAttribute'> & {getAttribute(name: string): any}} Drawn */

/** @param {Drawn} path @param {CanvasRenderingContext2D} context */
function paintPath(path, context) {
  /** @param {string} name @param {string | number} [otherwise] */
  const attribute = (name, otherwise) => path.getAttribute(name) ?? otherwise;
  const outline = new Path2D(attribute('d'));
  const fill = attribute('fill', '#000'),
    stroke = attribute('stroke', 'none');
  if (fill !== 'none') {
    context.globalAlpha = attribute('fill-opacity', 1);
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke !== 'none') {
    context.globalAlpha = attribute('stroke-opacity', 1);
    context.strokeStyle = stroke;
    context.lineWidth = attribute('stroke-width', 1);
    context.stroke(outline);
  }
}

/** @param {Drawn} text @param {CanvasRenderingContext2D} context @param {string} font */
function paintText(text, context, font) {
  context.globalAlpha = text.getAttribute('fill-opacity') ?? 1;
  context.fillStyle = text.getAttribute('fill');
  context.font = `${text.getAttribute('font-size')}px ${font}`;
  context.textAlign = text.getAttribute('text-anchor') === 'middle' ? 'center' : 'left';
  const stroke = text.getAttribute('stroke'),
    at = /** @type {[string, any, any]} */ ([text.textContent, text.getAttribute('x'), text.getAttribute('y')]);
  if (stroke) {
    Object.assign(context, {strokeStyle: stroke, lineWidth: text.getAttribute('stroke-width')});
    return context.strokeText(...at);
  }
  context.fillText(...at);
}

/** @param {Drawn} parent @param {CanvasRenderingContext2D} context @param {string} font */
function paintAll(parent, context, font) {
  for (const element of parent.children) {
    switch (element.localName) {
      case 'path':
        paintPath(element, context);
        break;
      case 'text':
        paintText(element, context, font);
        break;
      case 'g':
        paintAll(element, context, font);
        break;
      case 'title':
        break;
      default:
        throw new TypeError(`<${element.localName}> cannot be painted`);
    }
  }
}

/** @param {Drawn} svg @param {CanvasRenderingContext2D} context @param {number} scale */
export function paintSvg(svg, context, scale) {
  context.save();
  context.scale(scale, scale);
  context.lineJoin = svg.getAttribute('stroke-linejoin') ?? 'miter';
  paintAll(svg, context, svg.getAttribute('font-family'));
  context.restore();
}
