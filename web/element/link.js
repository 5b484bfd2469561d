// The text after the # of a link, with a check, and repaired if it was damaged on its way.
//
//   withCheck('v=1&board=5x5')         // 'check=rlfaa&v=1&board=5x5'
//   readLink('#check=rlfaa&v=1&bo')    // 'v=1&bo&check=cut': the search says that the link is incomplete
//
// The check comes first, because a check at the end would be lost together with the end.

const kLength = 5;
const kCheck = /^check=?([^&]*)(?:&|$)/;
const kBehind = /[.,;:!?)\]}>"'’”»]+$/; // punctuation of the text around a link

// A hash (FNV-1a) of the link's keys and values, however they are encoded.
function checkOf(/** @type {string} */ text) {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([...new URLSearchParams(text)]))
    hash = Math.imul(hash ^ /** @type {number} */ (character.codePointAt(0)), 0x01000193) >>> 0;
  return hash.toString(36).padStart(kLength, '0').slice(-kLength);
}

export const withCheck = (/** @type {string} */ text) => (text ? `check=${checkOf(text)}&${text}` : text);

// A program has encoded the whole link once more.
function decodedOnce(/** @type {string} */ text) {
  try {
    return text.includes('=') ? text : decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Gives one of our pages this language; they are written in English.
export const languageHash = (/** @type {string} */ locale) => (locale === 'en' ? '' : `#lang=${locale}`);

// As names of vertices and maps of holes do.
function mayEndInPunctuation(/** @type {string} */ text) {
  const link = new URLSearchParams(text);
  return link.has('graph') || [...link.keys()].at(-1) === 'holes';
}

// The settings in the hash of an address. A link without a check is accepted as it is, after repairs.
export function readLink(/** @type {string} */ hash) {
  const text = decodedOnce(hash.replace(/^(?:#|%23)+/i, '')).replaceAll('&amp;', '&');
  const [start, check] = kCheck.exec(text) ?? [];
  if (start === undefined) return mayEndInPunctuation(text) ? text : text.replace(/[.)]+$/, '');
  const rest = text.slice(start.length);
  const whole = [rest, rest.replace(kBehind, '')].find((each) => checkOf(each) === check);
  return whole ?? `${rest}&check=cut`;
}
