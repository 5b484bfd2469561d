// The WebAssembly, compiled once per page and shared by all its boards.
//
// Some pages refuse fetch(): a page opened as a file, a sandboxed frame or another site whose server sends no Access-Control-Allow-Origin,
// a policy without our connect-src. There a script loads it in packed form; see web/build.mjs.
import {loadFile, loadPart, damaged, Fault, mismatch, missing, readNow, refuse, refusePart, requestOf} from '../element/files.js';
import {inflated} from '../element/inflate.js';
import {id} from '../element/fill_in.js';
import {parts} from '../parts.js';

const kEmpty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0); // the smallest module

const unpack = async (/** @type {string} */ base64) => WebAssembly.compile(await inflated(base64));

/** @param {string} file @param {unknown} error */
async function faultOf(file, error) {
  if (error instanceof Fault) return error;
  if (!(error instanceof WebAssembly.CompileError)) return missing(file);
  const isAllowed = await WebAssembly.compile(kEmpty).then(
    () => true,
    () => false,
  );
  return isAllowed
    ? damaged(file)
    : new Fault(
        [id("this page's security policy does not allow WebAssembly")],
        [id("ask the page's owner to add 'wasm-unsafe-eval' to its script-src")],
      );
}

/** @param {string} file @param {string} address @param {AbortSignal} signal */
async function compile(file, address, signal) {
  const {integrity, credentials} = requestOf(file);
  const response = await fetch(address, {integrity, credentials, signal}).catch((error) => mismatch(file, address, error));
  if (!response.ok) throw new Fault([id('the server returned status {0} for {1}'), response.status, file]);
  // A server that does not know the type must not prevent the board from working.
  const known = /^application\/wasm\b/.test(response.headers.get('Content-Type') ?? '');
  return known && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

const kFile = 'visualizer.wasm',
  kPart = 'wasm',
  kPackedFile = `${kFile}.js`;

// The page's security policy refused the fetch. The event arrives a moment after the failure.
let isForbidden = false;
addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
  isForbidden ||= effectiveDirective === 'connect-src' && blockedURI.includes('.wasm');
});

// A bundler may not have copied the file of the package.
const mayBeMissing = () => Boolean(parts.importers) || !parts.base.startsWith(`${self.origin}/`);

const packed = () => loadPart(kPart, {file: kPackedFile, read: unpack});
const fetched = () =>
  loadFile(kFile, (...where) =>
    compile(kFile, ...where).catch(async (error) => {
      throw await faultOf(kFile, error);
    }),
  );

async function packedIfForbidden(/** @type {unknown} */ failure) {
  await new Promise((resolve) => setTimeout(resolve));
  if (!isForbidden) throw failure;
  return packed();
}

function load() {
  if (parts[kPart] || isForbidden || location.protocol === 'file:') return packed();
  return mayBeMissing() ? fetched().catch(packed) : fetched().catch(packedIfForbidden);
}

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
/** @type {WebAssembly.Module | null} */
let arrived = null; // the compiled module

// True once the WebAssembly has been requested.
export const isComing = () => compiled !== null;

// Resolves to the WebAssembly.Module. A failure is forgotten, so the next call tries again.
/** @returns {Promise<WebAssembly.Module>} */
export const compileOnce = () =>
  (compiled ??= load()
    .then((module) => (arrived = module))
    .catch((error) => {
      compiled = null;
      throw error;
    }));

// The WebAssembly.Module, at once: see readNow().
export function compileNow() {
  if (arrived) return arrived;
  if (parts.hashes) throw missing(kFile); // no hash can be checked at once
  const bytes = Uint8Array.from(readNow(kFile, 'text/plain; charset=x-user-defined'), (character) => character.charCodeAt(0));
  arrived = new WebAssembly.Module(bytes);
  compiled ??= Promise.resolve(arrived);
  return arrived;
}

// Returns the failure for a module that does not fit the scripts, for example from a cache of an earlier version. The next call of
// compileOnce() loads it again.
export function refuseCompiled() {
  compiled = arrived = null;
  return parts[kPart] ? refusePart(kPart, kPackedFile) : refuse(kFile);
}
