// The unit tests under the address and undefined behaviour sanitizers, with --all; by name those of a suite or a file.
// What is swept over hundreds of boards, a third of all the time of a run, is swept as WebAssembly.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

unitTests(['core', 'app', 'view'], (suite) => [program('asan', `tests/${suite}_tests`)], {without: '*Slow.*:*Sweep*', parts: {core: 2, app: 2}});
