import {trustedPicture} from './trusted.js';

// The text of an SVG, as the WebAssembly draws it, as an element of this document. It is never read as HTML.
export const svgElement = (text) => document.importNode(new DOMParser().parseFromString(trustedPicture(text), 'image/svg+xml').documentElement, true);
