// Small makers of page elements for the Share dialog. Nothing is parsed as HTML: texts are texts.

// Properties are set, `children` may be texts; 'aria-…', 'for', 'role' and 'list' are attributes.
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'for' || name === 'role') element.setAttribute(name, value);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element[name] = value;
  }
  element.append(...children);
  return element;
}

export const row = (...children) => make('div', {className: 'row'}, ...children);
export const note = (text) => make('p', {className: 'note'}, text);

export const button = (text, onclick, main = false) => make('button', {type: 'button', className: main ? 'main' : '', onclick}, text);

let fields = 0;

// A control under its name.
export function field(title, control) {
  control.id = `field-${++fields}`;
  return make('div', {className: 'field'}, make('label', {for: control.id}, title), control);
}

export function choice(title, options, value, onchange = () => {}) {
  const control = make('select', {onchange});
  for (const [id, text] of options) control.append(make('option', {value: id, selected: String(id) === String(value)}, text));
  return Object.assign(field(title, control), {control});
}

// A whole number in its range: what is typed beyond is brought back when it is read.
export function number(title, value, min, max) {
  const control = make('input', {type: 'number', inputMode: 'numeric', min, max, step: 1, value});
  const read = () => {
    const typed = Math.round(Number(control.value));
    const fits = Number.isFinite(typed) && control.value !== '' ? Math.min(Math.max(typed, min), max) : value;
    control.value = fits;
    return fits;
  };
  return Object.assign(field(title, control), {control, read});
}

// A label, whose `control` is its box.
export function check(title, checked, onchange = () => {}) {
  return make('label', {className: 'check'}, make('input', {type: 'checkbox', checked, onchange}), title);
}

// Text to take away: shown whole, selected by a click on its button where the clipboard is closed. say(text) tells what has happened.
export function takeAway({title, text = '', rows = 3, copies, wrap = 'soft', say, tr}) {
  const area = make('textarea', {readOnly: true, rows, value: text, spellcheck: false, wrap});
  const copy = button(copies, async () => {
    try {
      await navigator.clipboard.writeText(area.value);
      say(tr('Copied.'));
    } catch {
      area.focus();
      area.select();
      say(tr('The clipboard is closed to this page. The text is selected: press Ctrl+C, or copy it from its menu.'));
    }
  }, true);
  return {area, copy, all: make('div', {className: 'away'}, field(title, area))};
}

export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  make('a', {href: url, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
