// The unit tests under the address and undefined behaviour sanitizers, with --all, or of a suite or file by name. Sweeps over
// hundreds of boards, a third of the time of a run, run as WebAssembly instead.
// Needs: sanitized units, --all.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

unitTests(['core', 'app', 'view'], (suite) => [program('asan', `tests/${suite}_tests`)], {
  without: '*Slow.*:*Sweep*',
  parts: {core: 2, app: 2},
});
