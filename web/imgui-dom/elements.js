// The element for an item: created once, and updated like it. README.md explains items.
const isButton = ({role}) => ['button', 'tab', 'menuitem', 'link'].includes(role);

// The kind of element; another kind needs another element.
export function kindOf(item) {
  const {role, min, max, options} = item;
  if (role === 'slider') return Number.isFinite(min) && Number.isFinite(max) ? 'range' : 'button';
  if (role === 'spinbutton' || role === 'textbox') return 'field';
  if (role === 'combobox') return options ? 'select' : 'button';
  if (isButton(item)) return options ? 'menu' : 'button';
  return ['radio', 'checkbox', 'switch', 'text', 'heading', 'alert', 'row', 'img'].includes(role) ? role : 'button';
}

// The elements of a row are a single Tab stop.
export const isOfRow = (kind) => kind === 'button' || kind === 'menu';

export const withRole = (role, name = 'div') => {
  const element = document.createElement(name);
  element.setAttribute('role', role);
  return element;
};

// What has the focus in an element's document or shadow root.
/** @param {Element} element @returns {any} */
export const activeIn = (element) => /** @type {any} */ (element.getRootNode()).activeElement;

const make = (tag, properties = {}) => Object.assign(document.createElement(tag), properties);

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

export function setAttribute(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

export function place({style}, {x, y, width, height}) {
  Object.assign(style, {left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`});
}

// Puts children into their parent in this order. Moving the focused one would lose the focus, so the others move around it.
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
const kChecked = {radio: 'aria-checked', checkbox: 'aria-checked', switch: 'aria-checked', button: 'aria-pressed'};

function offer(select, options) {
  const key = JSON.stringify(options);
  if (select.dataset.options === key) return;
  select.dataset.options = key;
  select.replaceChildren(
    ...options.map(({id, label, enabled = true}) => make('option', {value: id, textContent: label, disabled: !enabled})),
  );
}

// A line of the text is a cell.
function fillRow(row, words) {
  if (row.dataset.words === words) return;
  row.dataset.words = words;
  row.replaceChildren(...words.split('\n').map((textContent) => Object.assign(withRole('cell'), {textContent})));
}

// `isHeld`: the user is about to change it; named(label, value): the name of a list.
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
    offer(element, options);
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
