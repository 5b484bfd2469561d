// What the scripts of a page share: the one global object on which they meet, and where their files are.
//
// `parts.base` is the folder of the first script that ran, `parts.script` that script: what later ones are allowed as, too. A
// second copy of any of the scripts finds everything there and does nothing. What comes later is brought by element/files.js.
export const parts = (globalThis.knightsTourParts ??= {});
parts.script ??= globalThis.document?.currentScript ?? null;
parts.base ??= globalThis.document && new URL('.', parts.script?.src || document.baseURI).href;
