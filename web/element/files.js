// Loads the files that come later: scripts that add a part to knightsTourParts, and the WebAssembly. Each file arrives complete, or there
// is one sentence, as a VisualizerError of kind 'load', that says which file is missing, why, and what to do.
//
//   const {openShare} = await loadPart('share');
//
// A file is requested once for all its users. A failure is forgotten: the next request loads the file again, bypassing the cache.
import {VisualizerError} from './failure.js';
import {id, inEnglish} from './fill_in.js';
import {trustedAddress} from './trusted.js';
import {parts} from '../parts.js';
/** @import {Sentence} from '../board.d.ts' */
/** @typedef {(address: string, signal: AbortSignal) => unknown} Read */

const kLate = 8000; // milliseconds until the board says that loading takes a long time
const kTooLate = 60_000; // and until the load fails

// Sentences are in the form of fill_in.js; those for files that only a live board loads are in instance/missing_files.js.
/** @type {Record<string, string>} */
export const missingFiles = (parts.missingFiles ??= {});
const whatOf = (/** @type {string} */ file) =>
  missingFiles[file] ??
  (file.startsWith('language-')
    ? id('The translation could not be loaded because {0}. Please {1}.')
    : id('The search could not be loaded because {0}. Please {1}.'));

const kCheck = [id('check the connection and try again')];
const kTell = [id('try again or contact the owner of this page')];

// A reason why a file did not load, and what to do about it.
export class Fault extends Error {
  /** @param {Sentence} why @param {Sentence} remedy */
  constructor(why, remedy = kTell) {
    super(inEnglish(why));
    this.why = why;
    this.remedy = remedy;
  }
}
export const missing = (/** @type {string} */ file) =>
  /^(data|blob)/.test(parts.script?.src ?? '')
    ? new Fault([id("the board's script has no folder")], [id('use the standalone script')])
    : new Fault([id('{0} did not arrive'), file], kCheck);
// The file arrived, but it is not a working script or WebAssembly: truncated, replaced by a page, or of another version.
export const damaged = (/** @type {string} */ file) => new Fault([id('{0} is incomplete or a different file'), file]);
const late = (/** @type {string} */ file) => new Fault([id('{0} did not arrive within a minute'), file], kCheck);
const mismatched = (/** @type {string} */ file) => new Fault([id('{0} does not match its integrity hash'), file]);
const offline = () => new Fault([id('this device is offline')], [id('try again when you are online')]);

/** @param {string} file @param {unknown} cause */
function failureOf(file, cause) {
  const fault = navigator.onLine === false ? offline() : cause instanceof Fault ? cause : missing(file);
  return new VisualizerError('load', [whatOf(file), fault.why, fault.remedy], cause);
}

// Shared by all scripts of the page; `coming` while it may succeed.
/** @type {Record<string, {coming: Promise<any> | null, failures: number}>} */
const files = (parts.files ??= {});
const fileOf = (/** @type {string} */ name) => (files[name] ??= {coming: null, failures: 0});

// The result of read(address, signal), which is aborted when it takes too long.
/** @param {string} file @param {string} address @param {Read} read */
async function inTime(file, address, read) {
  const end = new AbortController();
  let timer = 0;
  const never = new Promise((_, reject) => {
    timer = setTimeout(() => reject(late(file)), kTooLate);
  });
  try {
    return await Promise.race([read(address, end.signal), never]);
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

export const addressOf = (/** @type {string} */ file) => parts.addresses?.[file] ?? parts.base + file;

// The result of `read(address, signal)` for a file; it may throw a Fault.
/** @param {string} file @param {Read} read */
export function loadFile(file, read) {
  const entry = fileOf(file);
  const query = entry.failures > 0 ? `?again=${entry.failures}` : '';
  entry.coming ??= inTime(file, addressOf(file) + query, read).catch((cause) => {
    throw refuse(file, cause);
  });
  return entry.coming;
}

// Forgets the file and returns the failure. A file that arrived may also turn out to be unusable later.
/** @param {string} file @param {unknown} cause */
export function refuse(file, cause = damaged(file)) {
  const entry = fileOf(file);
  entry.coming = null;
  ++entry.failures;
  return failureOf(file, cause);
}

// How a file is requested: as the page requests the first script.
export function requestOf(/** @type {string} */ file) {
  const {crossOrigin = null} = parts.script ?? {};
  /** @type {RequestCredentials} */
  const credentials = crossOrigin === 'use-credentials' ? 'include' : 'same-origin';
  return {integrity: parts.hashes?.[file] ?? '', crossOrigin, credentials};
}

// Throws the reason why a file with a hash did not run: it exists but differs. Otherwise throws `error`.
/** @param {string} file @param {string} address @param {unknown} error @returns {Promise<never>} */
export async function mismatch(file, address, error) {
  throw parts.hashes?.[file] &&
    (await fetch(address).then(
      ({ok}) => ok,
      () => false,
    ))
    ? mismatched(file)
    : error;
}

// Runs a classic script, perhaps from a file:// address, or in a frame without an origin.
/** @param {string} file @param {string} address @param {AbortSignal} signal */
function run(file, address, signal) {
  // In a module, the bundler has its own import.
  if (parts.importers?.[file]) return parts.importers[file]();
  const {integrity, crossOrigin} = requestOf(file);
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    Object.assign(script, {
      nonce: parts.script?.nonce ?? '',
      integrity,
      crossOrigin,
      onload: resolve,
      onerror: () => mismatch(file, address, missing(file)).catch(reject),
    });
    try {
      script.src = trustedAddress(address);
    } catch {
      throw new Fault([id('Trusted Types forbid it')], [id('allow the policy knights-tour')]);
    }
    signal.addEventListener('abort', () => script.remove());
    document.head.append(script);
  });
}

export function refusePart(/** @type {string} */ name, file = `${name}.js`) {
  delete parts[name];
  return refuse(file);
}

// Loads a part: the result of `read` for the value that its script has left. If `read` throws, the file is damaged. A script with a syntax
// error loads like any other, so what counts is that its part exists.
/** @param {string} name @param {{file?: string, read?(part: any): any}} options */
export function loadPart(name, {file = `${name}.js`, read = (part) => part} = {}) {
  return loadFile(file, async (address, signal) => {
    if (!parts[name]) await run(file, address, signal);
    try {
      if (parts[name]) return await read(parts[name]);
    } catch (error) {
      delete parts[name];
      if (error instanceof Fault) throw error;
    }
    throw damaged(file);
  });
}

// The result of `work`; calls explain(sentence) if it takes a long time.
/** @template T @param {Promise<T>} work @param {(sentence: Sentence) => void} explain */
export async function explainLate(
  work,
  explain,
  sentence = [id("The board's files are taking a long time to load.")],
  patience = kLate,
) {
  const timer = setTimeout(() => explain(sentence), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

// Reads a file synchronously, which blocks the page. Only where no promise can be awaited. `type`: a content type with a charset for
// decoding; without one, as the server says. Also returns what a server sends instead of the file.
/** @param {string} file @param {string} [type] */
export function readNow(file, type) {
  const request = new XMLHttpRequest();
  request.open('GET', addressOf(file), false);
  if (type) request.overrideMimeType(type);
  request.send();
  return request.response;
}
