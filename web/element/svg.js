import {trustedPicture} from './trusted.js';

// An SVG from the WebAssembly as an element of this document. It is never parsed as HTML.
export const svgElement = (/** @type {string} */ text) =>
  document.importNode(new DOMParser().parseFromString(trustedPicture(text), 'image/svg+xml').documentElement, true);
