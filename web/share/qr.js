// QR codes, which bring a page onto phones.
import {encode} from 'uqr';

const kBorder = 4; // modules; less is not read by every camera
const kMaxCharacters = 900; // beyond that the modules are too small to be read from a screen

// True for an address of this computer only.
export function isLocal(/** @type {string} */ address) {
  const {protocol, hostname} = new URL(address);
  return protocol === 'file:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

// Dark on light in every theme: not every camera reads the inverse. An SVG element, or null if the text is too long.
/** @param {string} text */
export function qrCode(text, page = document) {
  if (text.length > kMaxCharacters) return null;
  const {data, size} = encode(text, {ecc: 'M', border: kBorder});
  /** @param {string} name @param {Record<string, string | number>} attributes */
  const create = (name, attributes) => {
    const element = page.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const svg = create('svg', {class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'shape-rendering': 'crispEdges'});
  svg.append(create('rect', {width: size, height: size, fill: '#fff'}), create('path', {d: dark, fill: '#000'}));
  return svg;
}
