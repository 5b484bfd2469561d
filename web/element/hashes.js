// {file: 'sha256-...'} of the files that this script loads, filled in by web/build.mjs. If a page pins this script by its hash, the script
// pins these files in turn.
import {parts} from '../parts.js';

if (parts.script?.integrity) parts.hashes = {...parts.hashes, ...HASHES};
