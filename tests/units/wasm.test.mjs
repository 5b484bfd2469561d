// The unit tests as WebAssembly, optimized as on the page; with --all also the slow ones.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

unitTests(['core', 'app', 'view'], (suite) => [process.execPath, program('web', `tests/${suite}_tests.cjs`)],
          {without: process.env.KT_ALL ? '' : '*Slow.*'});
