// Unpacks data that the build or Share has compressed with deflate.
import {Fault} from './files.js';
import {id} from './fill_in.js';

// A stream of the bytes compressed in this base64 text. Throws a Fault if the browser cannot unpack them.
export function inflating(/** @type {string} */ base64) {
  let unpacking = null;
  try {
    unpacking = new DecompressionStream('deflate-raw');
  } catch {
    // browsers before 2023
    throw new Fault([id('this browser cannot unpack compressed files')], [id('use a current browser')]);
  }
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([packed]).stream().pipeThrough(unpacking);
}

// All bytes at once.
export const inflated = async (/** @type {string} */ base64) => new Response(inflating(base64)).arrayBuffer();
