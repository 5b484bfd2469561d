// Stores objects under a key on the device, if that is allowed. Otherwise they last while the page is open.
import {fallbacks, searchKeys} from '#tables';
import {parts} from '../parts.js';
/** @import {Settings} from '../board.d.ts' */

const kPrefix = 'knights-tour/'; // of all keys
const kStays = ['page', 'class', 'legend'].map((name) => kPrefix + name); // how somebody has set up the page
const kMaxSize = 200_000; // characters under a key of keepNewest()

const memory = (parts.memory ??= new Map());

// An empty object if there is none, or anything else is stored there.
export function kept(/** @type {string} */ key) {
  let value = memory.get(key);
  try {
    value ??= JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Storage is not available or damaged.
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

// Returns true if the device stores it.
/** @param {string} key @param {object} value */
export function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

// Stores a value under a name in the object of the key, as its newest one; undefined removes it. The object has at most `most` names. The
// oldest ones make room.
/** @param {string} key @param {string} name @param {unknown} value @param {number} most */
export function keepNewest(key, name, value, most) {
  const {[name]: _, ...others} = kept(key);
  const all = [...Object.entries(others), ...(value === undefined ? [] : [[name, value]])].slice(-most);
  while (all.length > 1 && JSON.stringify(all).length > kMaxSize) all.shift();
  return keep(key, Object.fromEntries(all));
}

// Whether the device stores anything.
export function canKeep() {
  try {
    localStorage.setItem(`${kPrefix}probe`, '');
    localStorage.removeItem(`${kPrefix}probe`);
    return true;
  } catch {
    return false;
  }
}

// Everything that was done on this device.
export function forgetAll() {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(kPrefix) && !kStays.includes(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

// A name for the search with these settings, all of them, as in getState().
export const searchName = (/** @type {Settings} */ settings) =>
  String(
    new URLSearchParams(
      searchKeys.filter((key) => String(settings[key]) !== String(fallbacks[key])).map((key) => [key, settings[key]]),
    ),
  );
