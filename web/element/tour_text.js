// A tour of the board as text, for where it cannot be drawn; '' where the tiny search finds none.
import {problemOf} from '../poster/problem.js';
import {tinySearch} from '../poster/tiny_search.js';

export function tourText(settings) {
  const {rows, cols, count, names} = problemOf(settings);
  const path = tinySearch(problemOf({...settings, algorithm: 'warnsdorff', step: count - 1}))?.path ?? [];
  if (names || path.length < count) return '';
  const lines = Array.from({length: rows}, () => Array(cols).fill(''));
  path.forEach(([row, col], i) => { lines[row][col] = i + 1; });
  return lines.map((line) => line.map((n) => `${n}`.padStart(4)).join('')).join('\n');
}
