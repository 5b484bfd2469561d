// The search's WebAssembly: compiled once for a page, and shared by all its boards.
//
// Where fetch is refused (a page opened as a file, a sandboxed frame whose server sends no Access-Control-Allow-Origin)
// it comes in a script, packed; see web/build.mjs.
import {VisualizerError} from '../element/failure.js';
import {loadScript, parts} from '../parts.js';

async function unpack(base64) {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

async function packed() {
  if (!parts.wasm) await loadScript('visualizer.wasm.js');
  return unpack(parts.wasm);
}

async function fetched() {
  const response = await fetch(parts.base + 'visualizer.wasm', {credentials: 'same-origin'});
  if (!response.ok) throw new Error(`visualizer.wasm: ${response.status} ${response.statusText}`);
  // A server that does not know the type must not keep the board from anybody.
  const known = /^application\/wasm\b/.test(response.headers.get('Content-Type'));
  return known && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const isFetchRefused = () => location.protocol === 'file:' || self.origin === 'null';

async function load() {
  if (parts.wasm) return packed();
  if (!isFetchRefused()) return fetched();
  return location.protocol === 'file:' ? packed() : fetched().catch(packed);
}

let compiled = null;

// It is here, or on its way.
export const isComing = () => compiled !== null;

// A failure is forgotten, so that a later board tries again.
export function compileOnce() {
  compiled ??= load().catch((cause) => {
    compiled = null;
    throw new VisualizerError('load', `The board's files could not be loaded: ${cause.message}`, cause);
  });
  return compiled;
}
