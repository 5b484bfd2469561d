// The settings as attributes. Their values are checked by the search itself (src/app/settings/settings.cpp).
import {settingKeys} from '#tables';
import {settingOf} from './language.js';
/** @import {GivenSettings} from '../board.d.ts' */

// Those given: {board: '5x5', autoplay: ''}. `settings` carries several as a link does; an attribute of its own wins.
/** @param {Element} element @returns {GivenSettings} */
export function givenSettings(element) {
  const given = Object.fromEntries(new URLSearchParams(element.getAttribute('settings') ?? ''));
  for (const key of settingKeys) {
    const value = element.getAttribute(key);
    // `controls` alone, as a video has it: some renderers make that of any value.
    if (value !== null && !(key === 'controls' && value === '')) given[key] = key === 'lang' ? settingOf(value) : value;
  }
  return given;
}

// What can be known of the board's shape without the search: {rows, cols}, or null of a graph. A bad value is told later.
export function shapeOf({board, graph, compare}) {
  if (graph && graph !== 'none') return null;
  // Boards that are compared lie beside each other, more than two in two rows.
  const boards = !compare || compare === 'none' ? 1 : compare.split('~').length + !compare.includes('@');
  const [, rows, cols = rows] = /^(\d{1,4})(?:x(\d{1,4}))?$/.exec(board) ?? [];
  const fits = (side) => side >= 1 && side <= 1024;
  const shape = fits(rows) && fits(cols) ? {rows: +rows, cols: +cols} : {rows: 8, cols: 8};
  return {rows: shape.rows * (boards > 2 ? 2 : 1), cols: shape.cols * (boards > 1 ? 2 : 1)};
}
