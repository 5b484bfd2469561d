// A style sheet of ours, constructed so that no content security policy refuses it, once a page. Returns {adopt(root), leave(root)}, of a
// document's or a shadow root's. jsdom has no constructed style sheets: it draws nothing, so it needs none.
export function sheetOf(style) {
  let sheet = null;
  const make = () => {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  };
  return {
    adopt: (root) => {
      if (root.adoptedStyleSheets?.includes(sheet ?? make()) === false) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    leave: (root) => { root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet); },
  };
}
