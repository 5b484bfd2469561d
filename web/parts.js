// What the scripts of a page share: the one global object where they meet, and the address of their files.
//
// `parts.base` is the directory of the first script that ran, `parts.script` that script, whose permissions later ones inherit. A second
// copy of any script finds everything and does nothing. element/files.js loads later scripts.
//
// A module has no currentScript, so the element's tag is searched. A script with a data: or blob: address has no directory: that of its
// page is used, or '' if there is none either.
/** @type {import('./board.d.ts').Parts} */
export const parts = (globalThis.knightsTourParts ??= /** @type {any} */ ({}));

if (globalThis.document) {
  parts.script ??=
    /** @type {HTMLScriptElement | null} */ (document.currentScript) ?? document.querySelector('[src$="knights-tour.js"]');
  for (const address of [parts.script?.src || document.baseURI, document.baseURI]) {
    try {
      parts.base ??= new URL('.', address).href;
    } catch {
      /* the next one */
    }
  }
  parts.base ??= '';
}
