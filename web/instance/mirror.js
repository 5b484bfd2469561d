// What is on the canvas, once more as real controls that nobody sees: for screen readers and other helping technology.
//
// Each lies where its picture is, so that the focus is seen, and presses it. Together they are one stop of the Tab key;
// the arrow keys go from one to the next. They are brought up to date calmly: a while after the canvas has changed.
const kCalm = 400;          // milliseconds after a frame at rest
const kCalmPlaying = 3000;  // and while it plays

const isRange = ({role, min, max}) => role === 'slider' && Number.isFinite(min) && Number.isFinite(max);
const isField = ({role}) => role === 'spinbutton' || role === 'textbox';

function makeControl(control) {
  if (isRange(control)) return Object.assign(document.createElement('input'), {type: 'range'});
  if (isField(control)) return Object.assign(document.createElement('input'), {type: 'text'});
  const button = Object.assign(document.createElement('button'), {type: 'button'});
  // A radio or a tab by itself would be announced as one of none; a button that is pressed says the same.
  if (control.role === 'checkbox' || control.role === 'switch') button.setAttribute('role', control.role);
  return button;
}

function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function update(element, control, isActive) {
  const {rect, label, enabled, checked, value, min, max, description} = control;
  Object.assign(element.style, {left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px`});
  setAttribute(element, 'aria-disabled', enabled ? null : 'true');
  setAttribute(element, 'title', description ?? null);
  if (element.localName === 'button') {
    const text = ['combobox', 'grid'].includes(control.role) && value ? `${label}: ${value}` : label;
    if (element.textContent !== text) element.textContent = text;
    setAttribute(element, element.hasAttribute('role') ? 'aria-checked' : 'aria-pressed', typeof checked === 'boolean' ? String(checked) : null);
    return;
  }
  setAttribute(element, 'aria-label', label);
  if (isActive) return;  // somebody is about to change it
  if (element.type === 'range') Object.assign(element, {min, max});
  element.value = value ?? '';
}

// `list`: where they go. act(id, x, y), change(settings), seek(step), isSetting(key): what they do. Returns {frame(status), close()}.
export function connectMirror(list, instance, {act, change, seek, isSetting}) {
  const shown = new Map();  // id -> element
  let known = '';
  let timer = 0;
  let due = 0;
  const cleanup = new AbortController();

  const select = (element) => {
    for (const other of shown.values()) other.tabIndex = other === element ? 0 : -1;
  };
  function press(element, control) {
    if (element.getAttribute('aria-disabled') === 'true') return;
    act(control.id, 0.5, 0.5);
  }
  function slide({value, min, max}, {id}) {
    if (id === 'timeline') seek(Number(value));
    else act(id, (value - min) / (max - min || 1), 0.5);
  }
  function enter(element, control) {
    const {value} = element;
    if (control.id === 'step') {
      const digits = value.replace(/\D/g, '');
      if (Number.isSafeInteger(Number(digits))) seek(Number(digits));
      else change({step: digits});  // which takes it, or says why not
    } else if (control.id === 'rows' || control.id === 'columns') {
      const [rows, cols] = instance.getState({path: false}).settings.board.split('x');
      change({board: control.id === 'rows' ? `${value}x${cols}` : `${rows}x${value}`});
    } else if (isSetting(control.id)) change({[control.id]: value});
  }
  function add(control) {
    const element = makeControl(control);
    element.addEventListener('focus', () => select(element));
    if (isRange(control)) {
      element.addEventListener('input', () => slide(element, control));
    } else if (isField(control)) {
      element.addEventListener('change', () => enter(element, control));
    } else {
      element.addEventListener('click', () => press(element, control));
    }
    shown.set(control.id, element);
    return element;
  }

  function refresh() {
    timer = 0;
    // Two of the same id (a list inside a list) would be one: the first counts, as for act().
    const unique = new Map();
    for (const control of instance.controls()) if (control.label && !unique.has(control.id)) unique.set(control.id, control);
    const text = JSON.stringify([...unique.values()]);
    if (text === known) return;
    known = text;
    const active = list.getRootNode().activeElement;
    for (const [id, element] of shown) {
      if (unique.has(id)) continue;
      element.remove();
      shown.delete(id);
    }
    let before = null;
    for (const control of unique.values()) {
      const element = shown.get(control.id) ?? add(control);
      // Moving the focused one in the document would take its focus.
      const isInPlace = element.parentNode === list && element.previousElementSibling === before;
      if (!isInPlace && element !== active) {
        if (before) before.after(element);
        else list.prepend(element);
      }
      update(element, control, element === active);
      before = element;
    }
    if (![...shown.values()].some((element) => element.tabIndex === 0)) select(shown.get('play') ?? before);
  }

  list.addEventListener('keydown', (event) => {
    const all = [...list.children];
    const at = all.indexOf(event.target);
    const isText = event.target.localName === 'input';
    const next = {ArrowDown: at + 1, ArrowUp: at - 1, ...(isText ? {} : {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1})}[event.key];
    if (next === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus({preventScroll: true});
  }, {signal: cleanup.signal});

  return {
    frame: (status) => {
      const at = performance.now() + (status === 'playing' ? kCalmPlaying : kCalm);
      if (timer !== 0 && due <= at) return;
      clearTimeout(timer);
      timer = setTimeout(refresh, at - performance.now());
      due = at;
    },
    close: () => {
      cleanup.abort();
      clearTimeout(timer);
      list.replaceChildren();
    },
  };
}
