// Keeps a board's permalink in the address of the page.
//
// The address is updated some time after the board has come to rest, never during playback. Another search adds an entry to the history; a
// step, a theme or a panel only changes the entry. The board follows Back, Forward and a typed link; without one the page opens anew.
//
// While `isKept` returns false, nothing is written; leave() leaves the address empty until something changes.
import {searchKeys} from '#tables';
import {readLink} from '../element/link.js';
/** @import {BoardElement, Status} from '../board.d.ts' */

const kRest = 500; // milliseconds

const hashNow = () => location.hash.slice(1);
const hashOf = (/** @type {string} */ address) => (address.includes('#') ? address.slice(address.indexOf('#') + 1) : '');

// The part of a link that determines the search.
/** @param {string} link */
function searchOf(link) {
  const settings = new URLSearchParams(link);
  return searchKeys.map((key) => settings.get(key)).join('\n');
}

/** @param {BoardElement} element @param {() => boolean} isKept */
export function keepAddress(element, isKept) {
  let timer = 0;
  // The link of the history entry, in the board's own form; and the link that needs no entry.
  /** @type {string | null} */
  let unsaid = hashOf(element.permalink());
  let shown = location.hash.length > 1 ? unsaid : '';
  let isFollowing = false; // the board is on its way to the state of the address
  let known = hashNow(); // the address written or followed last

  function write() {
    if (hashNow() !== known) return follow(); // it has changed, and its event will follow
    const link = hashOf(element.permalink());
    const isNew = !isFollowing && searchOf(link) !== searchOf(shown);
    isFollowing = false;
    if (link === shown || link === unsaid) return;
    unsaid = null;
    shown = link;
    history[isNew ? 'pushState' : 'replaceState'](null, '', link ? `#${link}` : location.pathname + location.search);
    known = hashNow();
  }
  /** @param {CustomEvent<{status?: Status, step?: number}>} event */
  function later({detail: {status}}) {
    clearTimeout(timer);
    if (isKept() && status !== 'playing') timer = setTimeout(write, kRest);
  }
  function follow() {
    clearTimeout(timer);
    known = hashNow();
    if (known === shown) return;
    if (known === '') return location.reload(); // the page as it opens
    isFollowing = true;
    shown = known; // at once, so that a quick change goes to another entry
    element.setAttribute('settings', readLink(shown));
  }
  element.addEventListener('statechange', later);
  element.addEventListener('step', later);
  addEventListener('hashchange', follow);
  return {
    leave: () => {
      unsaid = hashOf(element.permalink());
    },
  };
}
