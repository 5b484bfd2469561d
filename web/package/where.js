// The files of the package: its scripts are imported when they are needed, so that bundlers find them. The WebAssembly is a separate file,
// and loads from a script if that file was not copied.
import {importers} from 'importers'; // package.mjs writes it
import {parts} from '../parts.js';

parts.importers ??= importers;
try {
  const here = import.meta.url; // written otherwise, bundlers would take the directory for a file to copy
  parts.base = new URL('.', here).href;
  parts.addresses ??= {
    'visualizer.wasm': new URL('./visualizer.wasm', import.meta.url).href,
  };
} catch {
  // An old script, which does not know its address.
}
