// What the scripts of a page share: the one global object on which they meet, and where their files are.
//
// `parts.base` is the folder of the first script that ran, `parts.script` that script: what later ones are allowed as, too. A
// second copy of any of the scripts finds everything there and does nothing. What comes later is brought by element/files.js.
//
// A module has no currentScript, so the element's tag is looked for. A script with a data: or blob: address has no folder: its page's
// folder is used, or '' where that has none either.
/** @type {import('./board.d.ts').Parts} */
export const parts = (globalThis.knightsTourParts ??= /** @type {any} */ ({}));

if (globalThis.document) {
  parts.script ??= /** @type {HTMLScriptElement | null} */ (document.currentScript) ?? document.querySelector('[src$="knights-tour.js"]');
  for (const address of [parts.script?.src || document.baseURI, document.baseURI]) {
    try { parts.base ??= new URL('.', address).href; } catch { /* the next one */ }
  }
  parts.base ??= '';
}
