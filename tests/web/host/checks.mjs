// All checks of the hostile host page. A check is
//   {row, name, only: [engines] or none, isAlike, run(visit), remedies: [...]}
// run() fails when a board does harm. Where the engines are alike, because what is checked is all of our making, one shows it;
// the others are asked with --all. A remedy is what prevents it, written as a way to take it away:
//   {what, file, find, replace}: a text of a script in dist, as `node web/build.mjs --plain` writes it
//   {what, policy}: another policy of the host page
// with `fails`, what the check says then.
import drawing from './drawing.mjs';
import input from './input.mjs';
import place from './place.mjs';
import trust from './trust.mjs';

export const checks = [...input, ...drawing, ...place, ...trust].sort((a, b) => a.row - b.row);

const rows = process.env.KT_ROWS?.split(',').map(Number);
export const isWanted = ({row}) => rows?.includes(row) ?? true;
