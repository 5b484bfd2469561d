// The element for an item: created once, and updated like it. README.md explains items.
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{id: string, label: string, enabled?: boolean, description?: string}} Option */
/**
 * @typedef {{
 *   id: string, label: string, role: string, rect: Rect, enabled?: boolean, checked?: boolean, value?: string | number,
 *   min?: number, max?: number, text?: string, options?: Option[], region?: string, heading?: string, group?: string,
 *   description?: string,
 * }} Item
 */
// Only fields, lists and sliders have a value; it becomes a text when it is set.
/** @typedef {HTMLElement & {value?: any}} ItemElement */

const isButton = (/** @type {Item} */ {role}) => ['button', 'tab', 'menuitem', 'link'].includes(role);

// The kind of element; another kind needs another element.
/** @param {Item} item */
export function kindOf(item) {
  const {role, min, max, options} = item;
  if (role === 'slider') return Number.isFinite(min) && Number.isFinite(max) ? 'range' : 'button';
  if (role === 'spinbutton' || role === 'textbox') return 'field';
  if (role === 'combobox') return options ? 'select' : 'button';
  if (isButton(item)) return options ? 'menu' : 'button';
  return ['radio', 'checkbox', 'switch', 'text', 'heading', 'alert', 'row', 'img'].includes(role) ? role : 'button';
}

// The elements of a row are a single Tab stop.
export const isOfRow = (/** @type {string} */ kind) => kind === 'button' || kind === 'menu';

export const withRole = (/** @type {string} */ role, name = 'div') => {
  const element = document.createElement(name);
  element.setAttribute('role', role);
  return element;
};

// What has the focus in an element's document or shadow root.
/** @param {Element} element @returns {any} */
export const activeIn = (element) => /** @type {any} */ (element.getRootNode()).activeElement;

/** @param {string} tag @returns {ItemElement} */
const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

/** @type {Record<string, () => ItemElement>} */
const kBuilders = {
  range: () => make('input', {type: 'range'}),
  field: () => make('input', {type: 'text', autocomplete: 'off'}),
  select: () => make('select'),
  text: () => make('p'),
  heading: () => make('h3'),
  alert: () => make('p'),
  row: () => make('div'),
  img: () => make('div'),
};

/** @param {string} kind @param {Item} item */
export function makeElement(kind, {id, role}) {
  const element = (kBuilders[kind] ?? (() => make('button', {type: 'button'})))();
  element.classList.add('unseen');
  if (id) element.dataset.id = id;
  if (['radio', 'checkbox', 'switch', 'alert', 'row', 'img'].includes(kind)) element.setAttribute('role', kind);
  if (kind === 'field' && role === 'spinbutton') {
    element.setAttribute('role', 'spinbutton');
    element.inputMode = 'numeric';
  }
  if (kind === 'step') element.tabIndex = -1;
  if (kind === 'menu') element.setAttribute('aria-haspopup', 'menu');
  return element;
}

/** @param {Element} element @param {string} name @param {string | number | boolean | null | undefined} value */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, /** @type {any} */ (value));
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {HTMLElement} element @param {Rect} rect */
export function place({style}, {x, y, width, height}) {
  Object.assign(style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
}

// Puts children into their parent in this order. Moving the focused one would lose the focus, so the others move around it.
/** @param {Element} parent @param {Element[]} children @param {Element | null} active */
export function arrange(parent, children, active) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  for (let i = children.length - 1; i >= 0; --i) {
    const child = children[i],
      next = children[i + 1] ?? null;
    if (child.parentNode === parent && (child.nextSibling === next || child.contains(active))) continue;
    parent.insertBefore(child, next);
  }
}

// The attribute for the state of a radio button, tab and so on.
/** @type {Record<string, string>} */
const kChecked = {radio: 'aria-checked', checkbox: 'aria-checked', switch: 'aria-checked', button: 'aria-pressed'};

/** @param {HTMLElement} select @param {Option[]} options */
function offer(select, options) {
  const key = JSON.stringify(options);
  if (select.dataset.options === key) return;
  select.dataset.options = key;
  select.replaceChildren(
    ...options.map(({id, label, enabled = true}) => make('option', {value: id, textContent: label, disabled: !enabled})),
  );
}

// A line of the text is a cell.
/** @param {HTMLElement} row @param {string} words */
function fillRow(row, words) {
  if (row.dataset.words === words) return;
  row.dataset.words = words;
  row.replaceChildren(...words.split('\n').map((textContent) => Object.assign(withRole('cell'), {textContent})));
}

// `isHeld`: the user is about to change it; named(label, value): the name of a list.
/**
 * @param {ItemElement} element @param {string} kind @param {Item} item @param {boolean} isHeld
 * @param {(label: string, value: string | number) => string} named
 */
export function update(element, kind, item, isHeld, named) {
  const {rect, label, enabled = true, checked, value, text, min, max, description, options} = item;
  if (rect) place(element, rect);
  if (['text', 'heading', 'alert'].includes(kind)) return setText(element, label);
  if (kind === 'row') return fillRow(element, label);
  setAttribute(element, 'aria-disabled', enabled ? null : 'true');
  setAttribute(element, 'title', description);
  if (element.localName === 'button') {
    setText(element, item.role === 'combobox' && value ? named(label, value) : label);
    // A tab that opens something is not pressed.
    if (item.role === 'tab') setAttribute(element, 'aria-expanded', checked ?? null);
    else if (kChecked[kind]) setAttribute(element, kChecked[kind], checked ?? null);
    return;
  }
  setAttribute(element, 'aria-label', label);
  if (kind === 'img') return;
  if (kind === 'select') {
    offer(element, /** @type {Option[]} */ (options));
    if (!isHeld) element.value = value;
    return;
  }
  setAttribute(element, 'aria-valuetext', text);
  if (isHeld) return;
  if (kind === 'range') Object.assign(element, {min, max});
  if (item.role === 'spinbutton')
    for (const [name, number] of Object.entries({min, max, now: value})) setAttribute(element, `aria-value${name}`, number);
  element.value = value ?? '';
}
