// {file: 'sha256-...'} of the files that this script brings, as web/build.mjs has made them. A script that its page knows by its hash
// knows these by theirs, and so do they.
import {parts} from '../parts.js';

if (parts.script?.integrity) parts.hashes = {...parts.hashes, ...HASHES};
