// The files that come later: the scripts that bring a part of knightsTourParts, and the WebAssembly. Each arrives whole; or
// there is one sentence, as a VisualizerError of kind 'load', that says what did not come, why, and what can be done.
//
//   const {openShare} = await bringPart('share');
//
// A file is asked for once, whoever needs it. A failure is forgotten: who asks next, or again, has it brought anew, past
// whatever a cache has kept of it.
import {VisualizerError} from './failure.js';
import {id, inEnglish} from './put.js';
import {trustedAddress} from './trusted.js';
import {parts} from '../parts.js';

const kLate = 8000;       // milliseconds until a reader is told that it takes long
const kTooLate = 60_000;  // and until it is given up

// Sentences are as put.js takes them; those for files that only a live board brings are in instance/missing_files.js.
export const missingFiles = (parts.missingFiles ??= {});
const whatOf = (file) => missingFiles[file] ?? (file.startsWith('language-') ? id('The translation could not be loaded because {0}. Please {1}.') : id('The search could not be loaded because {0}. Please {1}.'));

const kCheck = [id('check the connection and try again')];
const kTell = [id('try again or contact the owner of this page')];

// A way for a file not to come: why, and what can be done about it.
export class Fault extends Error {
  constructor(why, remedy = kTell) {
    super(inEnglish(why));
    this.why = why;
    this.remedy = remedy;
  }
}
export const missing = (file) => (/^(data|blob)/.test(parts.script?.src ?? '')
  ? new Fault([id('its script has no folder')], [id('use the standalone script')])
  : new Fault([id('{0} did not arrive'), file], kCheck));
// It came, but it is no script that runs, or no WebAssembly: cut short, a page in its place, of another version.
export const damaged = (file) => new Fault([id('{0} is incomplete or a different file'), file]);
const late = (file) => new Fault([id('{0} did not arrive within a minute'), file], kCheck);
const mismatched = (file) => new Fault([id('{0} does not match its integrity hash'), file]);
const offline = () => new Fault([id('this device is offline')], [id('try again when you are online')]);


function failureOf(file, cause) {
  const fault = navigator.onLine === false ? offline() : cause instanceof Fault ? cause : missing(file);
  return new VisualizerError('load', [whatOf(file), fault.why, fault.remedy], cause);
}

// By all scripts of the page: file -> {coming, a promise while there is hope; failures, their number}.
const files = (parts.files ??= {});
const fileOf = (name) => (files[name] ??= {coming: null, failures: 0});

// The result of read(address, signal), which is aborted when it takes too long.
async function inTime(file, address, read) {
  const end = new AbortController();
  let timer = 0;
  const never = new Promise((_, reject) => { timer = setTimeout(() => reject(late(file)), kTooLate); });
  try {
    return await Promise.race([read(address, end.signal), never]);
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

export const addressOf = (file) => parts.addresses?.[file] ?? parts.base + file;

// What `read(address, signal)` makes of a file; it may throw a Fault.
export function bringFile(file, read) {
  const entry = fileOf(file);
  const query = entry.failures > 0 ? `?again=${entry.failures}` : '';
  entry.coming ??= inTime(file, addressOf(file) + query, read).catch((cause) => { throw refuse(file, cause); });
  return entry.coming;
}

// It is forgotten, and the failure returned: what came may also turn out to be of no use later.
export function refuse(file, cause = damaged(file)) {
  const entry = fileOf(file);
  entry.coming = null;
  ++entry.failures;
  return failureOf(file, cause);
}

// How a file is asked for: as the page asks for the first script.
export function requestOf(file) {
  const {crossOrigin = null} = parts.script ?? {};
  /** @type {RequestCredentials} */
  const credentials = crossOrigin === 'use-credentials' ? 'include' : 'same-origin';
  return {integrity: parts.hashes?.[file] ?? '', crossOrigin, credentials};
}

// Throws why a file that has a hash did not run: it is there, but is another one; or else `error`.
/** @returns {Promise<never>} */
export async function mismatch(file, address, error) {
  throw parts.hashes?.[file] && await fetch(address).then(({ok}) => ok, () => false) ? mismatched(file) : error;
}

// A classic script, which may be of a file:// address, or in a frame without an origin.
function run(file, address, signal) {
  // Of a module, as the bundler has it.
  if (parts.importers?.[file]) return parts.importers[file]();
  const {integrity, crossOrigin} = requestOf(file);
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    Object.assign(script, {nonce: parts.script?.nonce ?? '', integrity, crossOrigin, onload: resolve, onerror: () => mismatch(file, address, missing(file)).catch(reject)});
    try {
      script.src = trustedAddress(address);
    } catch {
      throw new Fault([id('Trusted Types forbid it')], [id('allow the policy knights-tour')]);
    }
    signal.addEventListener('abort', () => script.remove());
    document.head.append(script);
  });
}

export function refusePart(name, file = `${name}.js`) {
  delete parts[name];
  return refuse(file);
}

// A part, as `read` makes it of what its script has left; a part that `read` can not read is damaged. A script that does not
// parse is loaded like any other: what counts is that its part is there.
export function bringPart(name, {file = `${name}.js`, read = (part) => part} = {}) {
  return bringFile(file, async (address, signal) => {
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

// The result of `work`; explain(sentence) is called when it takes long.
export async function explainLate(work, explain, sentence = [id('The board\'s files are taking a long time to load.')], patience = kLate) {
  const timer = setTimeout(() => explain(sentence), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
