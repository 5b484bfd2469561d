// A file's hash in the form of `integrity`.
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';

export const hashOf = async (file, kind = 'sha384') =>
  `${kind}-${createHash(kind)
    .update(await readFile(file))
    .digest('base64')}`;
