// The search's WebAssembly: compiled once for a page, and shared by all its boards.
//
// Where fetch is refused (a page opened as a file, a sandboxed frame or another site whose server sends no
// Access-Control-Allow-Origin, a policy without our connect-src) it comes in a script, packed; see web/build.mjs.
import {bringFile, bringPart, damaged, Fault, missing, refuse, refusePart, requestOf} from '../element/files.js';
import {parts} from '../parts.js';

const kFile = 'visualizer.wasm';
const kPackedFile = `${kFile}.js`;
const kEmpty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);  // the smallest module

async function unpack(base64) {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

const packed = () => bringPart('wasm', {file: kPackedFile, read: unpack});

async function faultOf(error) {
  if (error instanceof Fault) return error;
  if (!(error instanceof WebAssembly.CompileError)) return missing(kFile);
  const isAllowed = await WebAssembly.compile(kEmpty).then(() => true, () => false);
  return isAllowed ? damaged(kFile) : new Fault('the security policy of this page does not allow WebAssembly', `whoever runs it can add 'wasm-unsafe-eval' to its script-src`);
}

async function compile(address, signal) {
  const {integrity, credentials} = requestOf(kFile);
  const response = await fetch(address, {integrity, credentials, signal});
  if (!response.ok) throw new Fault(`the server answered ${response.status} for ${kFile}`);
  // A server that does not know the type must not keep the board from anybody.
  const known = /^application\/wasm\b/.test(response.headers.get('Content-Type'));
  return known && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const fetched = () => bringFile(kFile, (...where) => compile(...where).catch(async (error) => { throw await faultOf(error); }));

// The page's security policy has refused it: that is told a moment after the failure.
let isForbidden = false;
addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  isForbidden ||= effectiveDirective === 'connect-src' && blockedURI.includes(kFile);
});
async function packedIfForbidden(failure) {
  await new Promise((resolve) => setTimeout(resolve));
  if (!isForbidden) throw failure;
  return packed();
}

// Or it was not taken along, by what bundles the package.
const mayNotCome = () => location.protocol === 'file:' || Boolean(parts.importers) || new URL(parts.base).origin !== self.origin;

function load() {
  if (parts.wasm) return packed();
  if (!mayNotCome()) return fetched().catch(packedIfForbidden);
  return location.protocol === 'file:' ? packed() : fetched().catch(packed);
}

let compiled = null;

// It is here, or on its way.
export const isComing = () => compiled !== null;

// A failure is forgotten, so that a later board tries again.
export function compileOnce() {
  compiled ??= load().catch((error) => {
    compiled = null;
    throw error;
  });
  return compiled;
}

// It does not fit the scripts, as when a cache has kept it from an earlier version: the failure. It is brought anew.
export function refuseWasm() {
  compiled = null;
  return parts.wasm ? refusePart('wasm', kPackedFile) : refuse(kFile);
}
