// A style sheet of ours, constructed so that no content security policy refuses it, once a page. Returns {adopt(root), leave(root)}, of a
// document's or a shadow root's.
export function sheetOf(style) {
  let sheet = null;
  const make = () => {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  };
  return {
    adopt: (root) => {
      if (!root.adoptedStyleSheets.includes(sheet ?? make())) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    leave: (root) => { root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet); },
  };
}
