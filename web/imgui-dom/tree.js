// A path through a tree, with the leaves beside it, as a tree: a single Tab stop, with the usual arrow keys. Of a long path, only the part
// around the focus is in the document.
import {activeIn, arrange, place, setAttribute, setText, withRole} from './elements.js';
/** @import {Item, Rect} from './elements.js' */
/** @typedef {{name: string, place?: [x: number, y: number, width: number, height: number]}} Leaf */
/** @typedef {{count: number, levels: (Leaf & {before: Leaf[], after: Leaf[]})[]}} Levels */
/** @typedef {{look(first: number, count: number): Levels, show(level: number): void, open(level: number): void}} Tree */
/** @typedef {{key: string, level: number}} Spot */
/**
 * @typedef {Spot & Leaf & {
 *   leaf?: boolean, isOpen?: boolean | null, depth: number, setSize: number | null, position: number | null,
 * }} Shown
 */

const kAround = 8; // levels to each side
const kPage = 10; // levels

// `tree`: look(first, count), the current levels, from 1: {count, levels: [{name, place, before, after}]}. Each is a node of the path,
// which is the parent of the next one and of the leaves {name, place} before and after that. Places are [x, y, width, height], or none if
// nothing is drawn. show(level) scrolls it into view; open(level) is the action of Enter. Returns its element and refresh(item).
/** @param {Tree} tree @param {AbortSignal} signal */
export function connectTree(tree, signal) {
  const element = withRole('tree');
  /** @type {Map<string, HTMLElement>} */
  const shown = new Map(); // key -> element
  /** @type {Set<number>} */
  const closed = new Set(); // levels whose node is closed
  /** @type {Shown[]} */
  let order = []; // the document's content
  let at = /** @type {Spot} */ (/** @type {unknown} */ (null)); // the focused item, now or last; null before refresh()
  let count = 0;
  /** @type {Rect | null} */
  let box = null;
  const activeElement = () => activeIn(element);
  const keyOf = (/** @type {Event} */ {target}) => /** @type {HTMLElement} */ (target).dataset.key;
  const hasFocus = () => element.contains(activeElement());
  const nodeAt = (/** @type {number} */ level) => ({level, key: `${level}`});
  // The lowest level that is not inside a closed one.
  const lowest = () => Math.min(count, ...closed);

  /** @param {number} level @param {Leaf[]} leaves @param {string} side @param {number} from @param {number} setSize */
  function leavesOf(level, leaves, side, from, setSize) {
    return leaves.map((leaf, i) => ({
      ...leaf,
      key: `${level} ${side} ${i}`,
      level,
      leaf: true,
      depth: level + 1,
      setSize,
      position: from + i + 1,
    }));
  }

  // From top to bottom: the leaves after a node's path come after that whole path.
  /** @param {Levels['levels']} levels @param {number} first */
  function listed(levels, first) {
    const above = /** @type {Shown[]} */ ([]),
      below = /** @type {Shown[]} */ ([]);
    let position = 1,
      setSize = 1;
    levels.forEach(({name, place: where, before, after}, i) => {
      const level = first + i,
        goesOn = level < count;
      const children = before.length + after.length + (goesOn ? 1 : 0),
        isOpen = children > 0 ? !closed.has(level) : null;
      above.push({...nodeAt(level), name, place: where, isOpen, depth: level, setSize, position});
      position = before.length + 1;
      setSize = children;
      if (!isOpen) return;
      above.push(...leavesOf(level, before, 'before', 0, children));
      below.unshift(...leavesOf(level, after, 'after', children - after.length, children));
    });
    return [...above, ...below];
  }

  /** @param {Spot} spot */
  function elementOf({key}) {
    if (!shown.has(key)) {
      const one = withRole('treeitem');
      one.classList.add('unseen');
      one.dataset.key = key;
      shown.set(key, one);
    }
    return /** @type {HTMLElement} */ (shown.get(key));
  }

  function fill() {
    const first = Math.max(1, at.level - kAround);
    const {count: now, levels} = tree.look(first, Math.min(lowest() - first + 1, 2 * kAround + 1));
    count = now;
    order = listed(levels, first);
    // The position of the first node among its siblings is unknown here.
    if (first > 1 && order[0]) order[0].position = order[0].setSize = null;
    if (!order.some(({key}) => key === at.key)) at = nodeAt(at.level);
    for (const one of order) {
      const {key, name, place: where, isOpen = null, depth, setSize, position} = one,
        item = elementOf(one);
      setText(item, name);
      place(
        item,
        /** @type {Rect} */ (where ? Object.fromEntries(['x', 'y', 'width', 'height'].map((side, i) => [side, where[i]])) : box),
      );
      for (const [attribute, value] of Object.entries({level: depth, expanded: isOpen, setsize: setSize, posinset: position}))
        setAttribute(item, `aria-${attribute}`, value);
      item.tabIndex = key === at.key ? 0 : -1;
    }
    const wanted = new Set(order.map(({key}) => key));
    const isLost = hasFocus() && !wanted.has(activeElement().dataset.key);
    for (const key of shown.keys()) if (!wanted.has(key)) shown.delete(key);
    arrange(element, order.map(elementOf), isLost ? null : activeElement());
    if (isLost) elementOf(at).focus({preventScroll: true});
  }

  /** @param {Item} item */
  function refresh({label, rect}) {
    box = rect;
    setAttribute(element, 'aria-label', label);
    ({count} = tree.look(0, 0));
    for (const level of closed) if (level >= count) closed.delete(level);
    if (!at || !hasFocus()) at = nodeAt(lowest());
    if (at.level > lowest()) at = nodeAt(lowest());
    fill();
  }

  /** @param {Spot} to */
  function go(to) {
    at = to;
    fill();
    elementOf(at).focus();
    tree.show(at.level);
  }

  /** @param {number} level @param {boolean} isClosed */
  function turn(level, isClosed) {
    if (isClosed) closed.add(level);
    else closed.delete(level);
    go(nodeAt(level));
  }

  // From the first leaf that remains, going down, or the end of the path.
  function last() {
    at = nodeAt(1);
    fill();
    const end = order.at(-1);
    return end?.leaf && end.key.includes('after') ? end : nodeAt(lowest());
  }

  element.addEventListener(
    'keydown',
    (event) => {
      if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
      const {key} = event;
      const here = order.findIndex((one) => one.key === at.key),
        {level, leaf, isOpen} = order[here] ?? {};
      const to = /** @type {Record<string, () => Spot | null>} */ ({
        ArrowDown: () => order[here + 1],
        ArrowUp: () => order[here - 1],
        PageDown: () => nodeAt(Math.min(level + kPage, lowest())),
        PageUp: () => nodeAt(Math.max(level - kPage, 1)),
        Home: () => nodeAt(1),
        End: last,
        ArrowRight: () => (isOpen === true ? order[here + 1] : null),
        ArrowLeft: () => (leaf ? nodeAt(level) : isOpen !== true && level > 1 ? nodeAt(level - 1) : null),
      })[key];
      if (key === 'ArrowRight' && isOpen === false) turn(level, false);
      else if (key === 'ArrowLeft' && isOpen === true) turn(level, true);
      else if (key === 'Enter' || key === ' ') tree.open(level);
      else if (!to) return;
      else {
        const next = to();
        if (next) go(next);
      }
      event.preventDefault();
      event.stopPropagation();
    },
    {signal},
  );
  element.addEventListener(
    'click',
    (event) => {
      const one = order.find(({key}) => key === keyOf(event));
      if (one) tree.open(one.level);
    },
    {signal},
  );
  element.addEventListener(
    'focusin',
    (event) => {
      const one = order.find(({key}) => key === keyOf(event));
      if (!one || one.key === at?.key) return;
      at = one;
      for (const [key, item] of shown) item.tabIndex = key === at.key ? 0 : -1;
    },
    {signal},
  );

  return {element, refresh};
}
