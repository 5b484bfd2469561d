// The unit tests as WebAssembly, optimized as on the page. The search is swept over many boards in each run; what stands on
// it, and what is slow, with --all only.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const command = (suite) => [process.execPath, program('web', `tests/${suite}_tests.cjs`)];
const isAll = Boolean(process.env.KT_ALL);

unitTests(['core'], command, {without: isAll ? '' : '*Slow.*'});
unitTests(['app', 'view'], command, {without: isAll ? '' : '*Slow.*:*Sweep*'});
