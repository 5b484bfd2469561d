// Small helpers that make page elements for the Share dialog. Nothing is parsed as HTML.
/** @import {Context} from './dialog.js' */

/** @template E @typedef {{[Name in keyof E]?: E[Name] extends string | DOMTokenList ? string | number : E[Name]}} Properties */

// Sets properties; `children` may be texts; 'aria-…', 'for' and 'role' are attributes.
/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties<HTMLElementTagNameMap[Tag]> & {for?: string, [attribute: `${string}-${string}`]: string}} properties
 * @param {...(Node | string | number)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, properties = {}, ...children) {
  const element = /** @type {any} */ (document.createElement(tag));
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'for' || name === 'role') element.setAttribute(name, value);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

export const row = (/** @type {Node[]} */ ...children) => make('div', {className: 'row'}, ...children);
export const note = (/** @type {string} */ text) => make('p', {className: 'note'}, text);

/** @param {string} text @param {(event: MouseEvent) => unknown} [onclick] */
export const button = (text, onclick, main = false) =>
  make('button', {type: 'button', className: main ? 'main' : '', onclick}, text);

let fields = 0;

// A control below its name.
/** @param {string} title @param {HTMLElement} control */
export function field(title, control) {
  control.id = `field-${++fields}`;
  return make('div', {className: 'field'}, make('label', {for: control.id}, title), control);
}

/** @param {string} title @param {(string | number)[][]} options @param {string | number} value */
export function choice(title, options, value, onchange = () => {}) {
  const control = make('select', {onchange});
  for (const [id, text] of options) control.append(make('option', {value: id, selected: String(id) === String(value)}, text));
  return Object.assign(field(title, control), {control});
}

// A whole number: a typed value outside its range is corrected when it is read.
/** @param {string} title @param {number} value @param {number} min @param {number} max */
export function number(title, value, min, max) {
  const control = make('input', {type: 'number', inputMode: 'numeric', min, max, step: 1, value});
  const read = () => {
    const typed = Math.round(Number(control.value));
    const fits = Number.isFinite(typed) && control.value !== '' ? Math.min(Math.max(typed, min), max) : value;
    control.value = /** @type {any} */ (fits);
    return fits;
  };
  return Object.assign(field(title, control), {control, read});
}

// A label; its `control` is the checkbox.
/** @param {string} title @param {boolean} checked */
export function check(title, checked, onchange = () => {}) {
  return /** @type {HTMLLabelElement & {control: HTMLInputElement}} */ (
    make('label', {className: 'check'}, make('input', {type: 'checkbox', checked, onchange}), title)
  );
}

// Text to copy: shown completely, and selected by its button if the clipboard is not available. say(text) reports the result.
/** @param {{title: string, text?: string, rows?: number, copies: string, wrap?: string} & Pick<Context, 'say' | 'tr'>} options */
export function copyField({title, text = '', rows = 3, copies, wrap = 'soft', say, tr}) {
  const area = make('textarea', {readOnly: true, rows, value: text, spellcheck: false, wrap});
  const copy = button(
    copies,
    async () => {
      try {
        await navigator.clipboard.writeText(area.value);
        say(tr('Copied.'));
      } catch {
        area.focus();
        area.select();
        say(
          tr('This page cannot use the clipboard. The text is selected, so press Ctrl+C or choose Copy from its context menu.'),
        );
      }
    },
    true,
  );
  return {area, copy, all: make('div', {className: 'away'}, field(title, area))};
}

// Whether the frames around this page allow downloads; null if unknown: a sandbox of another site is not visible from inside, and a browser
// does not report blocked downloads.
export function mayDownload() {
  if (self.origin === 'null' && location.protocol !== 'file:') return null;
  try {
    for (let at = /** @type {Window} */ (self); at !== at.parent; at = at.parent) {
      const frame = /** @type {HTMLIFrameElement | null} */ (at.frameElement);
      if (!frame) return null;
      if (frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-downloads')) return false;
    }
    return true;
  } catch {
    return null;
  }
}

// Passes a file to the browser. `say` reports what is known: that the download has started.
/** @param {Blob} blob @param {string} name @param {Pick<Context, 'say' | 'tr' | 'phrase'>} words */
export function save(blob, name, {say, tr, phrase}) {
  const may = mayDownload();
  if (may === false)
    return say(
      tr('Nothing was saved because the surrounding page blocks downloads. Open the board on its own page and save there.'),
    );
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  const size = phrase('Download started: {0} kB.', Math.max(1, Math.round(blob.size / 1000)));
  say(
    may
      ? size
      : `${size} ${tr('If no file arrives, the surrounding page blocks downloads. Open the board on its own page and save there.')}`,
  );
}
