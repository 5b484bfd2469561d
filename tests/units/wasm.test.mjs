// The unit tests as WebAssembly, optimized as on the page. Sweeps over many boards run natively every time, here with --all only. Slow
// tests run natively.
// Needs: WebAssembly units.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const command = (suite) => [process.execPath, program('web', `tests/${suite}_tests.cjs`)];

unitTests(['core', 'app', 'view'], command, {without: process.env.KT_ALL ? '*Slow.*' : '*Slow.*:*Sweep*'});
