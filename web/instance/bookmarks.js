// Keeps the bookmarks of each search on the device: {search: [[step, visits, depth], ...]}.
import {keepNewest, kept, searchName} from '../element/storage.js';
/** @import {State} from '../board.d.ts' */

const kKey = 'knights-tour/bookmarks';
const kMaxSearches = 60,
  kMax = 200; // bookmarks of a search

const isBookmark = (/** @type {unknown} */ each) =>
  Array.isArray(each) && each.length === 3 && each.every((number) => Number.isSafeInteger(number) && number >= 0);

// The bookmarks of a search as they were stored, whatever was stored there.
function keptOf(/** @type {string} */ search) {
  const all = kept(kKey)[search];
  return Array.isArray(all) ? all.filter(isBookmark).slice(0, kMax) : [];
}

// read() returns the bookmarks of the shown search as JSON, write(bookmarks) replaces them. Returns a function that takes the state after a
// frame at rest. A search that is new on the board and has no bookmarks gets the stored ones. Games have none.
/** @param {() => string} read @param {(bookmarks: number[][]) => void} write */
export function keepBookmarks(read, write) {
  /** @type {string | null} */
  let search = null;
  let last = '';
  // Other boards and tabs may have changed the stored ones meanwhile: only what is new or gone here counts.
  /** @param {string} now @returns {number[][]} */
  function merged(now) {
    const was = new Set(JSON.parse(last || '[]').map(String)),
      is = new Set(JSON.parse(now).map(String));
    const stored = keptOf(/** @type {string} */ (search));
    const theirs = stored.filter((each) => is.has(String(each)) || !was.has(String(each)));
    const known = new Set(stored.map(String));
    return [...theirs, ...JSON.parse(now).filter((/** @type {number[]} */ each) => !known.has(String(each)))];
  }
  /** @param {State} state */
  return ({settings, boards}) => {
    const before = search;
    search = settings.mode === 'play' ? null : searchName(settings) + (boards ? ` ${boards.focus}` : '');
    if (search === null) return;
    const text = read(),
      isNew = search !== before;
    if (!isNew && text === last) return;
    if (isNew) last = '';
    if (!isNew || text !== '[]') {
      const all = merged(text);
      last = text;
      keepNewest(kKey, search, all.length > 0 ? all.slice(0, kMax) : undefined, kMaxSearches);
      return;
    }
    last = text;
    const stored = keptOf(search);
    if (stored.length === 0) return;
    write(stored);
    last = read();
  };
}
