// A constructed style sheet, which no content security policy refuses, once per document. Returns {adopt(root), leave(root)} for a document
// or a shadow root. jsdom has no constructed style sheets; it draws nothing, so it needs none.
export function sheetOf(/** @type {string} */ style) {
  /** @type {WeakMap<Document, CSSStyleSheet>} */
  const sheets = new WeakMap();
  const documentOf = (/** @type {Node & DocumentOrShadowRoot} */ root) => /** @type {Document} */ (root.ownerDocument ?? root);
  /** @param {Document} page */
  function sheetIn(page) {
    const sheet = sheets.get(page) ?? new (page.defaultView ?? globalThis).CSSStyleSheet();
    if (!sheets.has(page)) sheet.replaceSync(style);
    sheets.set(page, sheet);
    return sheet;
  }
  return {
    adopt: (/** @type {Node & DocumentOrShadowRoot} */ root) => {
      if (!root.adoptedStyleSheets) return;
      const sheet = sheetIn(documentOf(root));
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    leave: (/** @type {Node & DocumentOrShadowRoot} */ root) => {
      const sheet = sheets.get(documentOf(root));
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
