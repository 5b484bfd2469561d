// A file's hash, as `integrity` has it.
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';

export const hashOf = async (file) => `sha384-${createHash('sha384').update(await readFile(file)).digest('base64')}`;
