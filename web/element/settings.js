// The settings as attributes. Their values are checked by the search itself (src/app/settings/settings.cpp).
import {settingKeys} from '#tables';
import {settingOf} from './language.js';
/** @import {GivenSettings} from '../board.d.ts' */

// The settings given: {board: '5x5', autoplay: ''}. `settings` has several, as a link does; a separate attribute takes precedence.
/** @param {Element} element @returns {GivenSettings} */
export function givenSettings(element) {
  const given = Object.fromEntries(new URLSearchParams(element.getAttribute('settings') ?? ''));
  for (const key of settingKeys) {
    const value = element.getAttribute(key);
    // `controls` without a value, as on a video, is ignored: some renderers turn any value into that.
    if (value !== null && !(key === 'controls' && value === '')) given[key] = key === 'lang' ? settingOf(value) : value;
  }
  return given;
}

/** @typedef {{rows: number, cols: number} | null} Shape */

// The shape of the board as far as it is known without the search; null for a graph. Bad values are reported later.
/** @param {Pick<GivenSettings, 'board' | 'graph' | 'compare'>} settings @returns {Shape} */
export function shapeOf({board, graph, compare}) {
  if (graph && graph !== 'none') return null;
  // Compared boards are side by side; more than two are in two rows.
  const boards = !compare || compare === 'none' ? 1 : compare.split('~').length + /** @type {any} */ (!compare.includes('@'));
  const [rows, cols = rows, ...more] = String(board ?? '')
    .trim()
    .split(/\s*[xX*×]\s*|\s+/);
  const fits = (/** @type {string} */ side) => /^\d{1,4}$/.test(side) && +side >= 1 && +side <= 1024;
  const shape = fits(rows) && fits(cols) && more.length === 0 ? {rows: +rows, cols: +cols} : {rows: 8, cols: 8};
  return {rows: shape.rows * (boards > 2 ? 2 : 1), cols: shape.cols * (boards > 1 ? 2 : 1)};
}
