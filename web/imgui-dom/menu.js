// A visible menu over the canvas, operated by keys. When it closes, the focus returns to the element that opened it.
/** @import {Option} from './elements.js' */
/** @typedef {{title: string, items: Option[], choose(id: string): void}} Menu */

// `host`: the element for the menu, as large as the canvas. `from`: the element that opens it, at its place. `items`: [{id, label,
// enabled}]; choose(id).
/** @param {HTMLElement} host @param {HTMLElement} from @param {Menu} menu */
export function openMenu(host, from, {title, items, choose}) {
  if (items.length === 0) return; // the target no longer exists
  const menu = document.createElement('div');
  menu.className = 'menu';
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', title);
  const entries = items.map(({id, label, enabled = true, description}) => {
    const entry = Object.assign(document.createElement('div'), {
      textContent: label,
      tabIndex: -1,
      title: description ?? '',
      dir: 'auto',
    });
    entry.setAttribute('role', 'menuitem');
    if (!enabled) entry.setAttribute('aria-disabled', 'true');
    entry.addEventListener('click', () => {
      if (!enabled) return;
      close(true);
      choose(id);
    });
    return entry;
  });
  menu.append(...entries);

  let isClosed = false;
  /** @param {boolean} isToReturn */
  function close(isToReturn) {
    if (isClosed) return;
    isClosed = true;
    from.setAttribute('aria-expanded', 'false');
    if (isToReturn) from.focus();
    menu.remove();
  }

  const isFor = (/** @type {Element} */ entry, /** @type {string} */ letter) =>
    entry.textContent.toLowerCase().startsWith(letter);
  /** @param {KeyboardEvent} event */
  function keyed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    const {key} = event;
    const at = entries.indexOf(/** @type {HTMLDivElement} */ (event.target)),
      count = entries.length;
    const next = /** @type {Record<string, number>} */ ({ArrowDown: at + 1, ArrowUp: at - 1 + count, Home: 0, End: count - 1})[
      key
    ];
    if (key === 'Escape' || key === 'Tab') close(true); // Tab continues from where it was opened
    if (key === 'Tab') return;
    event.preventDefault();
    if (key === 'Enter' || key === ' ') entries[at]?.click();
    else if (next !== undefined) entries[next % count].focus();
    else if (key.length === 1) [...entries.slice(at + 1), ...entries].find((entry) => isFor(entry, key.toLowerCase()))?.focus();
  }

  menu.addEventListener('keydown', keyed);
  menu.addEventListener('focusout', ({relatedTarget}) => {
    if (!menu.contains(/** @type {Node | null} */ (relatedTarget))) close(false);
  });
  host.append(menu);
  // Below its target or above it, and never cut off.
  const [box, place] = [host.getBoundingClientRect(), from.getBoundingClientRect()];
  const scale = box.width / host.offsetWidth || 1;
  const left = (place.left - box.left) / scale,
    below = (place.bottom - box.top) / scale;
  const fits = below + menu.offsetHeight <= host.offsetHeight;
  const top = fits ? below : (place.top - box.top) / scale - menu.offsetHeight;
  /** @param {number} at @param {number} length @param {number} room */
  const within = (at, length, room) => `${Math.max(0, Math.min(at, room - length))}px`;
  menu.style.left = within(left, menu.offsetWidth, host.offsetWidth);
  menu.style.top = within(top, menu.offsetHeight, host.offsetHeight);
  from.setAttribute('aria-expanded', 'true');
  (entries.find((entry) => !entry.hasAttribute('aria-disabled')) ?? entries[0])?.focus();
}
