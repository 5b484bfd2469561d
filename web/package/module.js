// The package as a module: defines <knights-tour>. On a server it does nothing, so that pages can be rendered there.
//
//   import 'knights-tour';
import './where.js';
import {VisualizerError} from '../element/failure.js';
import {KnightsTour} from '../element/element.js';
import {parts} from '../parts.js';

export {KnightsTour, VisualizerError};

// `base`: the folder with the element's files, where they are not as the package has them: an address, or a part of one. `page`:
// the full page, to which permalink() leads.
export function configure({base, page}) {
  const address = (text) => new URL(text, globalThis.document?.baseURI ?? parts.base).href;
  if (base !== undefined) {
    parts.base = address(base.replace(/\/?$/, '/'));
    parts.importers = {};
    parts.addresses = {};
  }
  if (page !== undefined) parts.page = address(page);
}
