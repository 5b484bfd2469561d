// The code that puts a board into a page: as the element, or as a frame.
//
// `settings`: [[key, value], ...] that are not the default; `site`: the address of the directory with our files, with a slash at its end;
// `width`: in CSS pixels, or 0 for that of its place.
/** @typedef {Iterable<string[]>} Pairs */

// Escapes text for an attribute in double quotes, in HTML and JSX.
export const quoted = (/** @type {string} */ text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const attributesOf = (/** @type {Pairs} */ settings) =>
  [...settings].map(([key, value]) => (value === 'true' ? ` ${key}` : ` ${key}="${quoted(value)}"`)).join('');

// `rest`: further attributes of the script.
export const scriptCode = (/** @type {string} */ site, rest = '') =>
  `<script src="${quoted(site)}knights-tour.js"${rest} defer></script>`;

// `content`: inside the element; `style`: CSS.
/** @param {{settings: Pairs, width?: number, content?: string, style?: string}} options */
export function elementCode({settings, width = 0, content = '', style = ''}) {
  const rules = [width ? `max-width: ${width}px` : '', style].filter(Boolean).join('; ');
  return `<knights-tour${attributesOf(settings)}${rules && ` style="${rules}"`}>${content}</knights-tour>`;
}

// As after the # of a link, escaping only what must be.
export const queryOf = (/** @type {Pairs} */ settings) =>
  new URLSearchParams([...settings]).toString().replaceAll('%2C', ',').replaceAll('%3B', ';');

/** @param {{settings: Pairs, site: string}} options */
export function frameAddress({settings, site}) {
  const query = queryOf(settings);
  return `${site}embed.html${query && '#'}${query}`;
}

// Permissions of a board in a frame: for Share's Copy, the presenter view, and sound.
export const kAllow = 'clipboard-write; fullscreen; autoplay';

/** @param {{settings: Pairs, site: string, width?: number, height?: number}} options */
export const frameCode = ({settings, site, width = 0, height = 560}) =>
  `<iframe src="${quoted(frameAddress({settings, site}))}" title="A knight's tour" width="${width || '100%'}" height="${height}" style="border: 0" allow="${kAllow}" loading="lazy"></iframe>`;
