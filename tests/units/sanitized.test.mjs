// The unit tests under the address and undefined behaviour sanitizers; the view's, which are mostly drawing, with --all.
// What is swept over hundreds of boards, a third of all the time of a run, is swept as WebAssembly.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const suites = process.env.KT_ALL ? ['core', 'app', 'view'] : ['core', 'app'];
unitTests(suites, (suite) => [program('asan', `tests/${suite}_tests`)], {without: '*Slow.*:*Sweep*', parts: {core: 2, app: 2}});
