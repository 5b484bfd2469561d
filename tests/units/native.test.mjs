// The unit tests natively, with assertions: by name, or with --all, and then the slow ones too.
// Needs: native units, --all.
import {program} from '../built.mjs';
import {unitTests} from './units.mjs';

unitTests(['core', 'app', 'view'], (suite) => [program('native', `tests/${suite}_tests`)], {without: process.env.KT_ALL ? '' : '*Slow.*'});
