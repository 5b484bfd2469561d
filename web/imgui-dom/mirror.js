// Module `imgui-dom`: mirrors what a program with Dear ImGui has drawn on a canvas as real controls and text that are visually hidden, for
// assistive technology. It knows nothing of the program: see README.md. May know: nothing. Begin with connectMirror().
//
// Each control lies over its picture, so that the focus is visible there. The controls of a region are under its heading. Neighbouring
// buttons are a single Tab stop, with arrow keys between them. Updates wait a while after the canvas has changed.
import {activeIn, arrange, isOfRow, kindOf, makeElement, setAttribute, update} from './elements.js';
import {connectGrid} from './grid.js';
import {openMenu} from './menu.js';
import {connectRing} from './ring.js';
import {connectRows} from './rows.js';
import {connectTable} from './table.js';
import {connectTree} from './tree.js';
/** @import {Item, ItemElement, Option} from './elements.js' */
/** @import {Grid} from './grid.js' */
/** @import {Menu} from './menu.js' */
/** @import {Table} from './table.js' */
/** @import {Tree} from './tree.js' */
/** @typedef {{earlier: string, later: string, named(label: string, value: string | number): string}} Words */
/** @typedef {Omit<Grid, 'open' | 'hasMenu'> & {menu(row: number, column: number): Menu}} Board */
/**
 * @typedef {{
 *   items(): Item[], press(id: string): void, choose(id: string, option: string): void, reveal(id: string): void,
 *   slide(id: string, value: number): void, enter(id: string, text: string): void, words?(): Words, first?: string[],
 *   regions?: string[], board?: Board, list?: Grid, tree?: Tree, table?: Table,
 * }} Program
 * @typedef {{element: ItemElement, kind: string, item: Item, touched: number, isDirty: boolean}} Entry
 * @typedef {Entry | {element: HTMLElement, kind: 'special', item?: undefined}} Shown
 * @typedef {{element: HTMLElement, heading: HTMLElement | null, groups: Map<string, HTMLElement>}} Section
 */

const kCalm = 400; // milliseconds after a frame at rest
const kCalmBusy = 3000; // while frames follow one another
const kHeld = 1000; // after which a control that the user holds may change

// All texts of its own.
/** @type {Words} */
const kWords = {earlier: 'Earlier rows', later: 'Later rows', named: (label, value) => `${label}: ${value}`};

// Tab skips the buttons beside a number, because the arrow keys do the same.
/** @param {Item} item @param {Map<string, Item>} items */
const isStep = ({id}, items) => /[-+]$/.test(id) && items.get(id.slice(0, -1))?.role === 'spinbutton';

// `root`: an empty element over the canvas, with its size. `program`: items(), what was drawn; press(id), as a pointer would; slide(id,
// value), for a slider; enter(id, text), for a field; choose(id, option), for a list or menu; reveal(id), which scrolls the canvas to it;
// `board`, `list`, `tree` and `table`, for items with the role grid, list, tree or table, if there are any, in the form of grid.js, tree.js
// and table.js, plus the board's menu(row, column), the actions there; `first`, ids where a row begins; words(), to replace the English
// ones (kWords); `regions`, which come before all others. Returns {frame(isBusy), after a frame of the canvas; refresh(), now; close()}.
/** @param {HTMLElement} root @param {Program} program */
export function connectMirror(root, program) {
  /** @type {Map<string, Entry>} */
  const shown = new Map();
  /** @type {Map<string, Section>} */
  const sections = new Map(); // by region
  let known = '';
  let timer = 0;
  let due = 0;
  let isDelayed = false; // something that the user is about to change
  const cleanup = new AbortController();
  const {signal} = cleanup;
  const ring = connectRing(root, signal);
  const rows = connectRows(root, program.first ?? [], signal);
  const activeElement = () => activeIn(root);
  const menus = Object.assign(document.createElement('div'), {className: 'menus'});
  const open = (/** @type {HTMLElement} */ from, /** @type {Menu} */ menu) => openMenu(menus, from, menu);
  const {board, list, tree, table} = program;
  const words = () => ({...kWords, ...program.words?.()});
  // Special parts, by the role of the item that announces them.
  const special = /** @type {Record<string, {element: HTMLElement, refresh(item: Item): void}>} */ ({
    grid: board && connectGrid({...board, hasMenu: true, open: (from, ...where) => open(from, board.menu(...where))}, signal),
    list: list && connectGrid(list, signal),
    tree: tree && connectTree(tree, signal),
    table: table && connectTable(table, words, signal),
  });
  /** @type {(() => void)[]} */
  let slices = []; // parts that still need an update, each in its own task

  /** @param {Entry} entry */
  function listen(entry) {
    const {element, kind} = entry;
    const isDisabled = () => element.getAttribute('aria-disabled') === 'true';
    const touch = () => {
      entry.touched = performance.now();
    };
    const enter = (/** @type {string} */ text) => {
      entry.isDirty = false;
      known = ''; // a refused value is restored
      program.enter(entry.item.id, text);
      refreshSoon(kCalm);
    };
    if (entry.item.id) element.addEventListener('focus', () => program.reveal(entry.item.id));
    if (kind === 'range') {
      element.addEventListener('input', () => {
        touch();
        program.slide(entry.item.id, Number(element.value));
      });
    } else if (kind === 'field') {
      element.addEventListener('input', () => {
        entry.isDirty = true;
      });
      element.addEventListener('change', () => enter(element.value));
      element.addEventListener('blur', () => {
        entry.isDirty = false;
      });
      element.addEventListener('keydown', (event) => {
        const by = /** @type {Record<string, number>} */ ({ArrowUp: 1, ArrowDown: -1})[event.key];
        if (!by || entry.item.role !== 'spinbutton') return;
        event.preventDefault();
        const {value, min = -Infinity, max = Infinity} = entry.item;
        touch();
        element.value = Math.min(Math.max((Number(element.value) || /** @type {number} */ (value)) + by, min), max);
        enter(element.value);
      });
    } else if (kind === 'select') {
      element.addEventListener('change', () => {
        touch();
        program.choose(entry.item.id, element.value);
      });
    } else if (element.localName === 'button') {
      element.addEventListener('click', () => {
        const {id, label, options} = entry.item;
        if (kind !== 'menu')
          program.press(id); // the program checks whether that is still possible
        else if (!isDisabled())
          open(element, {title: label, items: /** @type {Option[]} */ (options), choose: (option) => program.choose(id, option)});
      });
    }
  }

  /** @param {string} key @param {Item} item @param {Map<string, Item>} items @param {number} now */
  function elementOf(key, item, items, now) {
    const kind = isStep(item, items) ? 'step' : kindOf(item);
    let entry = shown.get(key);
    if (entry?.kind !== kind) {
      entry = {element: makeElement(kind, item), kind, item, touched: -Infinity, isDirty: false};
      listen(entry);
      shown.set(key, entry);
    }
    entry.item = item;
    const isTouched = now - entry.touched < kHeld;
    if (isTouched) isDelayed = true;
    update(entry.element, kind, item, entry.isDirty || isTouched, words().named);
    return entry;
  }

  // Its heading may change with the language.
  /** @param {string} region @param {string} words */
  function sectionOf(region, words) {
    if (!sections.has(region)) {
      const heading = region ? Object.assign(document.createElement('h2'), {className: 'unseen'}) : null;
      sections.set(region, {element: document.createElement('div'), heading, groups: new Map()});
    }
    const section = /** @type {Section} */ (sections.get(region));
    if (section.heading && section.heading.textContent !== words) section.heading.textContent = words;
    return section;
  }

  // Radio buttons of one choice, and neighbouring buttons, each in a group element.
  /** @param {Section} section @param {string} role @param {string} key @param {string} label */
  function groupOf(section, role, key, label) {
    if (!section.groups.has(key)) section.groups.set(key, document.createElement('div'));
    const element = /** @type {HTMLElement} */ (section.groups.get(key));
    setAttribute(element, 'role', role);
    setAttribute(element, 'aria-label', label || null);
    return element;
  }

  // The role of the group that an item belongs to, and what distinguishes it from other groups.
  /** @param {Shown} shown */
  function togetherOf({kind, item}) {
    if (kind === 'radio') return {role: 'radiogroup', of: item.id.split('=')[0], label: item.group};
    if (kind === 'checkbox' && item.group) return {role: 'group', of: item.group, label: item.group};
    if (kind === 'row') return {role: 'table', of: ''};
    return isOfRow(kind) ? {role: 'toolbar', of: ''} : null;
  }

  // The children of a section: elements, and groups with theirs.
  /** @param {Section} section @param {string} heading @param {Shown[]} entries */
  function childrenOf(section, heading, entries) {
    /** @type {{element: HTMLElement, inner?: HTMLElement[]}[]} */
    const children = section.heading ? [{element: section.heading}] : [];
    /** @type {Record<string, number>} */
    const counts = {};
    for (let i = 0; i < entries.length; ) {
      const together = togetherOf(entries[i]);
      const belongs = (/** @type {ReturnType<typeof togetherOf>} */ other) =>
        other?.role === together?.role && other?.of === together?.of;
      let end = i + 1;
      while (together && end < entries.length && belongs(togetherOf(entries[end]))) ++end;
      const inner = entries.slice(i, end).map(({element}) => element);
      i = end;
      if (!together || (inner.length === 1 && together.role !== 'radiogroup')) {
        if (together?.role === 'toolbar') inner[0].tabIndex = 0; // its neighbour may have been the Tab stop
        children.push({element: inner[0]});
        continue;
      }
      const {role, of, label = heading} = together,
        key = `${role} ${of}`;
      counts[key] = (counts[key] ?? 0) + 1;
      children.push({element: groupOf(section, role, `${key} ${counts[key]}`, label), inner});
    }
    return children;
  }

  // If two items have the same id (a list inside a list), the first counts, as in press(). A text that occurs twice is kept twice.
  /** @param {Item[]} items */
  function keyed(items) {
    /** @type {Map<string, Item>} */
    const all = new Map();
    for (const item of items) {
      if (!item.label) continue;
      let key = item.id;
      for (let n = 0; !item.id && all.has((key = `${item.role} ${item.region} ${n}`)); ) ++n;
      if (!all.has(key)) all.set(key, item);
    }
    return all;
  }

  function refresh() {
    timer = 0;
    const items = keyed(program.items());
    slices = [...items.values()].filter(({role}) => special[role]).map((item) => () => special[item.role].refresh(item));
    setTimeout(slice);
    const text = JSON.stringify([...items.values()]);
    if (text === known) return ring.place();
    known = text;
    isDelayed = false;
    const active = activeElement();
    const isHere = root.contains(active);
    const top = active?.style?.top;
    const before = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('.unseen')]);
    const activeKey = isHere ? [...shown.keys()].find((key) => /** @type {Entry} */ (shown.get(key)).element === active) : null;
    for (const key of [...shown.keys()]) if (!items.has(key)) shown.delete(key);

    const now = performance.now();
    /** @type {Map<string, Shown[]>} */
    const regions = new Map((program.regions ?? []).map((region) => [region, []]));
    /** @type {Map<string, string>} */
    const headings = new Map();
    for (const [key, item] of items) {
      const region = item.region ?? '';
      headings.set(region, item.heading ?? region);
      if (!regions.has(region)) regions.set(region, []);
      /** @type {Shown[]} */ (regions.get(region)).push(
        special[item.role] ? {element: special[item.role].element, kind: 'special'} : elementOf(key, item, items, now),
      );
    }
    const parents = [];
    for (const [region, entries] of regions) {
      if (entries.length === 0) continue;
      const heading = /** @type {string} */ (headings.get(region));
      const section = sectionOf(region, heading);
      const children = childrenOf(section, heading, entries);
      for (const {element, inner} of children) if (inner) arrange(element, inner, active);
      arrange(
        section.element,
        children.map(({element}) => element),
        active,
      );
      parents.push(section.element);
    }
    arrange(root, [...parents, ring.element, menus], active);
    rows.tidy();
    if (isDelayed) {
      known = '';
      refreshSoon(kHeld);
    }
    if (isHere && activeElement() !== active) keepFocus(active, shown.get(/** @type {string} */ (activeKey))?.element, before);
    // The focused part of the canvas may have scrolled.
    else if (isHere && top !== active.style.top) active.scrollIntoView({block: 'nearest'});
    ring.place();
  }

  function slice() {
    if (signal.aborted) return;
    slices.shift()?.();
    if (slices.length > 0) setTimeout(slice);
    else ring.place();
  }

  // If the focused element was moved, replaced or removed, the focus goes to the nearest one.
  /** @param {HTMLElement} active @param {HTMLElement | undefined} successor @param {HTMLElement[]} before */
  function keepFocus(active, successor, before) {
    const at = before.indexOf(active);
    const near = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()];
    const isThere = (/** @type {HTMLElement | undefined} */ element) =>
      element?.isConnected && element.matches('button, input, select, [tabindex]');
    [active, successor, ...near].find(isThere)?.focus({preventScroll: true});
  }

  /** @param {number} milliseconds */
  function refreshSoon(milliseconds) {
    const at = performance.now() + milliseconds;
    if (timer !== 0 && due <= at) return;
    clearTimeout(timer);
    timer = setTimeout(refresh, milliseconds);
    due = at;
  }

  return {
    frame: (/** @type {boolean} */ isBusy) => refreshSoon(isBusy ? kCalmBusy : kCalm),
    refresh,
    close: () => {
      cleanup.abort();
      clearTimeout(timer);
      root.replaceChildren();
    },
  };
}
