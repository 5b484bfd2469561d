// A constructed style sheet, which no content security policy refuses, once per page. Returns {adopt(root), leave(root)} for a document or
// a shadow root. jsdom has no constructed style sheets; it draws nothing, so it needs none.
export function sheetOf(/** @type {string} */ style) {
  /** @type {CSSStyleSheet | null} */
  let sheet = null;
  const make = () => {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  };
  return {
    adopt: (/** @type {DocumentOrShadowRoot} */ root) => {
      if (root.adoptedStyleSheets?.includes(sheet ?? make()) === false)
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, /** @type {CSSStyleSheet} */ (sheet)];
    },
    leave: (/** @type {DocumentOrShadowRoot} */ root) => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
