// Where the files of the package are: its scripts are imported when they are needed, so that bundlers find them; the WebAssembly is
// a file beside them, and comes in a script where that has not been taken along.
import {importers} from 'importers';  // package.mjs writes it
import {parts} from '../parts.js';

parts.importers ??= importers;
try {
  const here = import.meta.url;  // said otherwise, the folder would be taken for a file to be taken along
  parts.base = new URL('.', here).href;
  parts.addresses ??= {
    'visualizer.wasm': new URL('./visualizer.wasm', import.meta.url).href,
  };
} catch {
  // A script of old, which does not know where it is.
}
