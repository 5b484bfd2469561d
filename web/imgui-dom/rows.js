// Rows: elements that are a single Tab stop together, with arrow keys between them.
const kRows = '[role="toolbar"], [role="radiogroup"]';

const isChoice = (/** @type {Element} */ row) => row.getAttribute('role') === 'radiogroup';
const isDisabled = (/** @type {Element} */ element) => element.getAttribute('aria-disabled') === 'true';

// `first`: ids of controls where a row begins. Returns tidy(), for when the elements have changed.
/** @param {HTMLElement} root @param {string[]} first @param {AbortSignal} signal */
export function connectRows(root, first, signal) {
  /** @type {(element: Element) => HTMLElement | null} */
  const rowOf = (element) => element.closest(kRows);
  /** @param {Element} row @param {EventTarget | null} chosen */
  const select = (row, chosen) => {
    for (const child of /** @type {HTMLCollectionOf<HTMLElement>} */ (row.children)) child.tabIndex = child === chosen ? 0 : -1;
  };

  function tidy() {
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(kRows))) {
      const all = /** @type {HTMLElement[]} */ ([...row.children]);
      const wanted =
        all.find((child) => child === /** @type {ShadowRoot} */ (row.getRootNode()).activeElement) ??
        ('visited' in row.dataset ? all.find((child) => child.tabIndex === 0) : null) ??
        all.find((child) => first.includes(/** @type {string} */ (child.dataset.id))) ??
        all.find((child) => child.getAttribute('aria-checked') === 'true') ??
        all.find((child) => !isDisabled(child)) ??
        all[0];
      select(row, wanted);
    }
  }

  root.addEventListener(
    'focusin',
    ({target}) => {
      const row = rowOf(/** @type {Element} */ (target));
      if (!row) return;
      if (!isChoice(row)) row.dataset.visited = ''; // the Tab stop stays where the reader was; that of a choice is what is chosen
      select(row, target);
    },
    {signal},
  );

  root.addEventListener(
    'keydown',
    (event) => {
      const row = rowOf(/** @type {Element} */ (event.target));
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = /** @type {HTMLElement[]} */ ([...row.children]).filter((child) => !isChoice(row) || !isDisabled(child));
      const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
      const next = /** @type {Record<string, number>} */ ({
        ArrowDown: at + 1,
        ArrowRight: at + 1,
        ArrowUp: at - 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: all.length - 1,
      })[event.key];
      if (next === undefined || at < 0) return;
      event.preventDefault();
      const chosen = all[(next + all.length) % all.length];
      chosen.focus();
      if (isChoice(row)) chosen.click();
    },
    {signal},
  );

  return {tidy};
}
