// A tour of the board as text, for where it cannot be drawn; '' where the tiny search finds none.
import {posterState} from '../poster.js';

const kMostSquares = 400;

export function tourText(settings) {
  const [, rows, cols = rows] = /^(\d+)(?:x(\d+))?$/.exec(settings.board ?? '8x8') ?? [];
  if (settings.graph || !(rows * cols <= kMostSquares)) return '';
  const {path} = posterState({...settings, algorithm: 'warnsdorff', tie: 'first', step: String(rows * cols - 1)});
  const holes = (settings.holes ?? 'none') === 'none' ? 0 : settings.holes.split(';').length;
  if (path.length < rows * cols - holes) return '';
  const numbers = new Map(path.map(([row, col], i) => [row * cols + col, i + 1]));
  const width = String(path.length).length;
  const line = (_, row) => Array.from({length: cols}, (_, col) => String(numbers.get(row * cols + col) ?? '').padStart(width)).join(' ');
  return Array.from({length: rows}, line).join('\n');
}
