// {file: 'sha384-...'} of the files that come later, as web/build.mjs has made them. A script that its page knows by its hash
// knows these by theirs.
import {parts} from '../parts.js';

parts.hashes ??= parts.script?.integrity ? HASHES : {};
