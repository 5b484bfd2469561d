// All checks of the hostile host page, in the order of their rows. KT_ROWS=1,5: those of some rows.
import './drawing.mjs';
import './input.mjs';
import './place.mjs';
import './trust.mjs';
import {checks as all} from './visit.mjs';

const rows = process.env.KT_ROWS?.split(',').map(Number);
export const checks = all.filter(({row}) => rows?.includes(row) ?? true).sort((a, b) => a.row - b.row);
