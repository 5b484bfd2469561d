// The WebAssembly, in two parts: compiled once for a page, and shared by all its boards. The second one comes when something of
// it is used (cmake/later.txt).
//
// Where fetch is refused (a page opened as a file, a sandboxed frame or another site whose server sends no
// Access-Control-Allow-Origin, a policy without our connect-src) it comes in a script, packed; see web/build.mjs.
import {bringFile, bringPart, damaged, Fault, missing, refuse, refusePart, requestOf} from '../element/files.js';
import {id} from '../element/put.js';
import {parts} from '../parts.js';

const kEmpty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);  // the smallest module

async function unpack(base64) {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

async function faultOf(file, error) {
  if (error instanceof Fault) return error;
  if (!(error instanceof WebAssembly.CompileError)) return missing(file);
  const isAllowed = await WebAssembly.compile(kEmpty).then(() => true, () => false);
  return isAllowed ? damaged(file) : new Fault([id('the security policy of this page does not allow WebAssembly')], [id("whoever runs it can add 'wasm-unsafe-eval' to its script-src")]);
}

async function compile(file, address, signal) {
  const {integrity, credentials} = requestOf(file);
  const response = await fetch(address, {integrity, credentials, signal});
  if (!response.ok) throw new Fault([id('the server answered {0} for {1}'), response.status, file]);
  // A server that does not know the type must not keep the board from anybody.
  const known = /^application\/wasm\b/.test(response.headers.get('Content-Type'));
  return known && WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// The page's security policy has refused one: that is told a moment after the failure. Or one that could not be fetched came as
// a script; then the other comes as one, too.
let isForbidden = false;
addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  isForbidden ||= effectiveDirective === 'connect-src' && blockedURI.includes('.wasm');
});
const forbid = (code) => {
  isForbidden = true;
  return code;
};

// Or it was not taken along, by what bundles the package.
const mayNotCome = () => location.protocol === 'file:' || Boolean(parts.importers) || new URL(parts.base).origin !== self.origin;

// `part`: the one of knightsTourParts in which it comes as a script.
function codeOf(file, part) {
  const packedFile = `${file}.js`;
  let compiled = null;
  const packed = () => bringPart(part, {file: packedFile, read: unpack});
  const fetched = () => bringFile(file, (...where) => compile(file, ...where).catch(async (error) => { throw await faultOf(file, error); }));

  async function packedIfForbidden(failure) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!isForbidden) throw failure;
    return packed();
  }

  function load() {
    if (parts[part] || isForbidden) return packed();
    if (!mayNotCome()) return fetched().catch(packedIfForbidden);
    return location.protocol === 'file:' ? packed() : fetched().catch(() => packed().then(forbid));
  }

  return {
    // It is here, or on its way.
    isComing: () => compiled !== null,
    // A failure is forgotten, so that who asks later tries again.
    compileOnce: () => compiled ??= load().catch((error) => {
      compiled = null;
      throw error;
    }),
    // It does not fit the scripts or the other part, as when a cache has kept it from an earlier version: the failure. It is
    // brought anew.
    refuse: () => {
      compiled = null;
      return parts[part] ? refusePart(part, packedFile) : refuse(file);
    },
  };
}

export const firstCode = codeOf('visualizer.wasm', 'wasm');
export const laterCode = codeOf('visualizer.later.wasm', 'laterWasm');
