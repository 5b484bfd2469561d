// The unit tests natively, with assertions: by name, or with --all, and then the slow ones too; otherwise those of core and app, which can be
// built while the toolchain is being set up.
// Needs: native units.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

const isShort = Boolean(process.env.KT_SHORT);
unitTests(isShort ? ['core', 'app'] : ['core', 'app', 'view'], (suite) => [program('native', `tests/${suite}_tests`)], {
  without: process.env.KT_ALL ? '' : isShort ? '*Slow.*:*Sweep*' : '*Slow.*',
});
