// Keeps a board's permalink in the address of the page.
//
// The address follows a while after things have come to rest, never while it plays. Another search makes an entry of the
// history; a step, a theme or a panel only changes the entry. Back, forward and a typed link are followed.
//
// As long as `isKept` says no, nothing is written; leave() leaves the address empty, until something changes.
import {searchKeys} from '#tables';
import {readLink} from '../element/link.js';

const kRest = 500;  // milliseconds

const hashNow = () => location.hash.slice(1);
const hashOf = (address) => (address.includes('#') ? address.slice(address.indexOf('#') + 1) : '');

// What is searched, of all that a link says.
function searchOf(link) {
  const settings = new URLSearchParams(link);
  return searchKeys.map((key) => settings.get(key)).join('\n');
}

export function keepAddress(element, isKept) {
  let timer = 0;
  // What the entry stands for, in the board's own words; and what it need not say.
  let unsaid = hashOf(element.permalink());
  let shown = location.hash.length > 1 ? unsaid : '';
  let isFollowing = false;                  // the board is on its way to where the address says
  let known = hashNow();                    // as it was written or followed last

  function write() {
    if (hashNow() !== known) return follow();  // it has changed, and is about to be told
    const link = hashOf(element.permalink());
    const isNew = !isFollowing && searchOf(link) !== searchOf(shown);
    isFollowing = false;
    if (link === shown || link === unsaid) return;
    unsaid = null;
    shown = link;
    history[isNew ? 'pushState' : 'replaceState'](null, '', link ? `#${link}` : location.pathname + location.search);
    known = hashNow();
  }
  function later({detail: {status}}) {
    clearTimeout(timer);
    if (isKept() && status !== 'playing') timer = setTimeout(write, kRest);
  }
  function follow() {
    clearTimeout(timer);
    known = hashNow();
    if (known === shown) return;
    isFollowing = true;
    shown = known;  // now, not at rest: who goes on at once comes back to another entry
    element.setAttribute('settings', readLink(shown));
  }
  element.addEventListener('statechange', later);
  element.addEventListener('step', later);
  addEventListener('hashchange', follow);
  return {leave: () => { unsaid = hashOf(element.permalink()); }};
}
