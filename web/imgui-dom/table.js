// Rows of text as a table; of many rows some at a time, with buttons for those before and after.
import {activeIn, arrange, place, setAttribute, setText, withRole} from './elements.js';

const kRows = 256;

const textOf = (role, text) => Object.assign(withRole(role), {textContent: text});
const rowOf = (role, words) => {
  const row = withRole('row');
  row.append(...words.map((text) => textOf(role, text)));
  return row;
};

// `table`: look(first, count), {label, count, columns, rows}, with the texts of each column. words(): {earlier, later}. Returns its element
// and refresh(item).
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
        refresh(last);
      },
      {signal},
    );
    return button;
  });
  let first = 0,
    count = 0,
    last = null,
    known = '';

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
    for (const [button, text, isOver] of [
      [earlier, before, first === 0],
      [later, after, first + kRows >= count],
    ]) {
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
