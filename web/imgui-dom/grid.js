// Squares on a canvas as a grid, or points as a list: a single Tab stop, with arrow keys between the cells. If there are many, only those
// around the focus are in the document.
import {activeIn, arrange, place, setAttribute, setText, withRole as make} from './elements.js';
/** @import {Item, Rect} from './elements.js' */
/** @typedef {[row: number, column: number]} Cell */
/** @typedef {[top: number, left: number, high: number, wide: number]} Part */
/**
 * @typedef {{
 *   label: string, rows: number, columns: number, isList: boolean, here: Cell, names: string[], places: number[][],
 *   side?: number,
 * }} Content
 * @typedef {{
 *   look(...part: Part): Content | null, show(...cell: Cell): void, open(element: HTMLElement, ...cell: Cell): void,
 *   hasMenu?: boolean, find?(text: string): Cell | null, press?(): void, help?(): string, describe?(): string,
 * }} Grid
 */

const kAll = 256; // up to so many are all in the document
const kAround = 6; // otherwise so many on each side
const kInList = 60;
const kPage = 8; // rows
const kTyping = 1500; // milliseconds between the letters of a name

let grids = 0;

// `board`: look(first row, first column, rows, columns), the current content, null while it is unknown: {label, rows, columns, isList,
// here: [row, column], names, row by row, places: [x, y] of each, or [x, y, width, height], otherwise its `side`}; show(row, column), which
// scrolls one into view; open(element, row, column), its actions, `hasMenu` if that is a menu; find(text), the place with this name, or
// null; press(), the action of the space bar; help(), a sentence; describe(), another, or ''. The last five are optional. Returns its
// element and refresh().
/** @param {Grid} board @param {AbortSignal} signal */
export function connectGrid(board, signal) {
  const element = document.createElement('div');
  const grid = document.createElement('div');
  const number = ++grids;
  const paragraph = (/** @type {string} */ name) =>
    Object.assign(document.createElement('p'), {className: 'unseen', id: `grid-${name}-${number}`});
  const help = paragraph('help'),
    description = paragraph('description');
  /** @type {Map<string, HTMLElement>} */
  const cells = new Map(); // 'row,column' -> element
  /** @type {Map<number, HTMLElement>} */
  const lines = new Map(); // row -> element
  let shape = {rows: 1, columns: 1, isList: false};
  /** @type {Cell | null} */
  let at = null; // the place of the focus, now or last; null while unknown
  let typed = '',
    lastTyped = -Infinity;
  const keyOf = (/** @type {number} */ row, /** @type {number} */ column) => `${row},${column}`;
  const activeElement = () => activeIn(element);
  const hasFocus = () => grid.contains(activeElement());

  // The part in the document, around a place.
  /** @param {Cell} cell @returns {Part} */
  function rangeAround([row, column]) {
    const {rows, columns, isList} = shape;
    if (rows * columns <= kAll) return [0, 0, rows, columns];
    /** @param {number} middle @param {number} length @param {number} around */
    const part = (middle, length, around) => {
      const first = Math.max(0, Math.min(middle - around, length - 2 * around - 1));
      return [first, Math.min(length - first, 2 * around + 1)];
    };
    const [top, high] = part(row, rows, kAround);
    const [left, wide] = part(column, columns, isList ? kInList : kAround);
    return [top, left, high, wide];
  }

  /** @param {number} row @param {number} column */
  function cellOf(row, column) {
    const key = keyOf(row, column);
    if (!cells.has(key)) {
      const cell = shape.isList ? Object.assign(document.createElement('button'), {type: 'button'}) : make('gridcell');
      cell.classList.add('unseen');
      cell.addEventListener('focus', () => {
        at = [row, column];
        choose();
        board.show(row, column);
      });
      cell.addEventListener('click', () => open([row, column]));
      cell.tabIndex = -1;
      if (board.hasMenu) cell.setAttribute('aria-haspopup', 'menu');
      cells.set(key, cell);
    }
    return /** @type {HTMLElement} */ (cells.get(key));
  }

  /** @param {number} index */
  function lineOf(index) {
    if (!lines.has(index)) lines.set(index, make(shape.isList ? 'listitem' : 'row'));
    return /** @type {HTMLElement} */ (lines.get(index));
  }

  function choose() {
    const current = keyOf(.../** @type {Cell} */ (at));
    for (const [key, cell] of cells) cell.tabIndex = key === current ? 0 : -1;
  }

  function clear() {
    cells.clear();
    lines.clear();
    grid.replaceChildren();
  }

  // While the content is unknown, one cell stands for all of it.
  const whole = Object.assign(make('gridcell'), {className: 'unseen', tabIndex: 0});
  /** @param {Item} item */
  function stand({label, rect}) {
    if (!whole.isConnected) {
      clear();
      const line = make('row');
      line.append(whole);
      grid.append(line);
    }
    setAttribute(grid, 'role', 'grid');
    setAttribute(grid, 'aria-label', label);
    setText(whole, label);
    place(whole, rect);
    at = null;
  }

  function describe() {
    setText(help, board.help?.() ?? '');
    setText(description, board.describe?.() ?? '');
    const told = [description, help].filter(({textContent}) => textContent);
    arrange(element, [...told, grid], activeElement());
    setAttribute(grid, 'aria-describedby', told.map(({id}) => id).join(' ') || null);
  }

  /** @param {Content} seen @param {Part} part */
  function draw(seen, [top, left, high, wide]) {
    const {label, rows, columns, isList, names, places, side} = seen;
    setAttribute(grid, 'role', isList ? 'list' : 'grid');
    setAttribute(grid, 'aria-label', label);
    setAttribute(grid, 'aria-rowcount', isList ? null : rows);
    setAttribute(grid, 'aria-colcount', isList ? null : columns);
    /** @param {number} row @param {number} column */
    const isWithin = (row, column) => row >= top && row < top + high && column >= left && column < left + wide;
    const isNeeded = (/** @type {number} */ index) => (isList ? isWithin(0, index) : isWithin(index, left));
    for (const [key, cell] of cells) {
      if (isWithin(.../** @type {Cell} */ (key.split(',').map(Number)))) continue;
      cell.remove();
      cells.delete(key);
    }
    for (const [index, line] of lines) {
      if (isNeeded(index)) continue;
      line.remove();
      lines.delete(index);
    }
    let before = null;
    for (let i = 0; i < high * wide; ++i) {
      const row = top + Math.floor(i / wide),
        column = left + (i % wide);
      const cell = cellOf(row, column),
        line = lineOf(isList ? column : row);
      setText(cell, names[i]);
      const [x, y, width = side, height = side] = places[i];
      place(cell, /** @type {Rect} */ ({x, y, width, height}));
      if (isList) {
        setAttribute(line, 'aria-setsize', columns);
        setAttribute(line, 'aria-posinset', column + 1);
      } else {
        setAttribute(line, 'aria-rowindex', row + 1);
        setAttribute(cell, 'aria-colindex', column + 1);
      }
      const previous = isList || column === left ? null : cellOf(row, column - 1);
      if (cell.parentNode !== line || cell.previousSibling !== previous) previous ? previous.after(cell) : line.prepend(cell);
      if (line !== before && (line.parentNode !== grid || line.previousSibling !== before))
        before ? before.after(line) : grid.prepend(line);
      before = line;
    }
  }

  // `item`: the board in the mirror's list.
  /** @param {Item} item */
  function refresh(item) {
    const now = board.look(0, 0, 0, 0);
    describe();
    if (!now) return stand(item);
    const isOther =
      now.isList !== shape.isList ||
      (!now.isList && /** @type {const} */ (['rows', 'columns']).some((name) => now[name] !== shape[name]));
    const hadFocus = hasFocus(),
      isNew = isOther || !at;
    if (isNew) clear();
    shape = now;
    if (isNew || !hadFocus) at = now.here;
    // A list may have become shorter.
    at = [Math.min(/** @type {Cell} */ (at)[0], now.rows - 1), Math.min(/** @type {Cell} */ (at)[1], now.columns - 1)];
    fill();
    if (hadFocus && !hasFocus()) cellOf(...at).focus({preventScroll: true});
  }

  // False if the board has changed since; then the next refresh() fills it.
  function fill() {
    const range = rangeAround(/** @type {Cell} */ (at));
    const seen = board.look(...range);
    if (seen?.names.length !== range[2] * range[3]) return false;
    draw(seen, range);
    choose();
    return true;
  }

  /** @param {number} row @param {number} column */
  function go(row, column) {
    const {rows, columns} = shape;
    at = [Math.max(0, Math.min(row, rows - 1)), Math.max(0, Math.min(column, columns - 1))];
    if (!cells.has(keyOf(...at)) && !fill()) return;
    cellOf(...at).focus();
    fill();
  }

  const open = (/** @type {Cell} */ [row, column]) => board.open(cellOf(row, column), row, column);

  // A letter continues the name found so far if that gives a name: c1, c12. Otherwise it begins another.
  /** @param {string} letter */
  function find(letter) {
    if (performance.now() - lastTyped > kTyping) typed = '';
    lastTyped = performance.now();
    const before = typed && /** @type {Required<Grid>} */ (board).find(typed);
    typed += letter;
    let found = /** @type {Required<Grid>} */ (board).find(typed);
    if (!found && before && !/[,;]/.test(letter)) {
      typed = letter;
      found = /** @type {Required<Grid>} */ (board).find(typed);
    }
    if (found) go(...found);
  }

  grid.addEventListener(
    'keydown',
    (event) => {
      const {key, ctrlKey} = event;
      if (!at || event.metaKey || event.altKey) return;
      const [row, column] = at;
      /** @type {(down: number, right: number) => Cell} */
      const by = (down, right) => (shape.isList ? [0, column + down + right] : [row + down, column + right]);
      const isBare = !ctrlKey;
      const to = /** @type {Record<string, Cell | false>} */ ({
        ArrowUp: isBare && by(-1, 0),
        ArrowDown: isBare && by(1, 0),
        ArrowLeft: isBare && by(0, -1),
        ArrowRight: isBare && by(0, 1),
        PageUp: isBare && by(-kPage, 0),
        PageDown: isBare && by(kPage, 0),
        Home: ctrlKey ? [0, 0] : [row, 0],
        End: [ctrlKey ? shape.rows - 1 : row, shape.columns - 1],
      })[key];
      if (to) go(...to);
      else if (key === 'Enter' && isBare) open(at);
      else if (key === ' ' && isBare && board.press) board.press();
      else if (key.length === 1 && isBare && board.find) find(key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    {signal},
  );
  grid.addEventListener(
    'contextmenu',
    (event) => {
      if (!at || !board.hasMenu) return;
      event.preventDefault();
      open(at);
    },
    {signal},
  );

  element.append(grid);
  return {element, refresh};
}
