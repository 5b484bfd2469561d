// The unit tests as WebAssembly, optimized as on the page. The search is swept over many boards in each run, what stands on it
// with --all only. What is slow runs natively.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const command = (suite) => [process.execPath, program('web', `tests/${suite}_tests.cjs`)];
const isAll = Boolean(process.env.KT_ALL);

const kSlow = '*Slow.*';

unitTests(['core'], command, {without: kSlow});
unitTests(['app', 'view'], command, {without: isAll ? kSlow : `${kSlow}:*Sweep*`});
