// The unit tests as WebAssembly, optimized as on the page: without --all those of the view, the others natively (native.test.mjs). Slow
// tests run natively only.
// Needs: WebAssembly units.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const command = (suite) => [process.execPath, program('web', `tests/${suite}_tests.cjs`)];

unitTests(process.env.KT_SHORT ? ['view'] : ['core', 'app', 'view'], command, {
  without: process.env.KT_ALL ? '*Slow.*' : '*Slow.*:*Sweep*',
});
