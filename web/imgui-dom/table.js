// Rows of text as a table; of many rows some at a time, with buttons for those before and after.
import {activeIn, arrange, place, setAttribute, setText, withRole} from './elements.js';
/** @import {Item} from './elements.js' */
/** @typedef {{look(first: number, count: number): {label: string, count: number, columns: string[], rows: string[][]}}} Table */

const kRows = 256;

const textOf = (/** @type {string} */ role, /** @type {string} */ text) => Object.assign(withRole(role), {textContent: text});
const rowOf = (/** @type {string} */ role, /** @type {string[]} */ words) => {
  const row = withRole('row');
  row.append(...words.map((text) => textOf(role, text)));
  return row;
};

// `table`: look(first, count), {label, count, columns, rows}, with the texts of each column. words(): {earlier, later}. Returns its element
// and refresh(item).
/** @param {Table} table @param {() => {earlier: string, later: string}} words @param {AbortSignal} signal */
export function connectTable(table, words, signal) {
  const element = document.createElement('div');
  const body = withRole('table');
  body.classList.add('unseen');
  const [earlier, later] = [-1, 1].map((by) => {
    const button = Object.assign(document.createElement('button'), {type: 'button', className: 'unseen'});
    button.addEventListener(
      'click',
      () => {
        first = Math.max(0, Math.min(first + by * kRows, Math.floor((count - 1) / kRows) * kRows));
        refresh(/** @type {Item} */ (last));
      },
      {signal},
    );
    return button;
  });
  let first = 0,
    count = 0,
    last = /** @type {Item | null} */ (null),
    known = '';

  /** @param {Item} item */
  function refresh(item) {
    last = item;
    let seen = table.look(first, kRows);
    if (first >= seen.count) seen = table.look((first = 0), kRows);
    const {label, columns, rows} = seen;
    ({count} = seen);
    const isPart = count > kRows,
      active = activeIn(element);
    arrange(element, isPart ? [body, earlier, later] : [body], active);
    for (const one of [body, earlier, later]) place(one, item.rect);
    const {earlier: before, later: after} = words();
    for (const [button, text, isOver] of /** @type {[HTMLElement, string, boolean][]} */ ([
      [earlier, before, first === 0],
      [later, after, first + kRows >= count],
    ])) {
      setText(button, text);
      setAttribute(button, 'aria-disabled', isOver ? 'true' : null);
    }
    setAttribute(body, 'aria-label', label);
    const text = JSON.stringify([first, columns, rows]);
    if (text === known) return;
    known = text;
    setAttribute(body, 'aria-rowcount', isPart ? count + 1 : null);
    body.replaceChildren(
      rowOf('columnheader', columns),
      ...rows.map((words, i) => {
        const row = rowOf('cell', words);
        if (isPart) row.setAttribute('aria-rowindex', first + i + 2);
        return row;
      }),
    );
  }

  return {element, refresh};
}
