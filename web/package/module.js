// Module `package`: what npm packs (package.mjs): the element as a module (here), its files as bundlers find them (where.js), and all
// that others may use (interface.mjs), of which its types, its manifest and the tables of the embed page are made: web/board.d.ts, which
// contract.mjs reads, the settings, and what else there is. May know: element. Begin with interface.mjs.
//
//   import 'knights-tour';    // defines <knights-tour>; on a server it does nothing, so that pages can be rendered there
import './where.js';
import {VisualizerError} from '../element/failure.js';
import {KnightsTour} from '../element/element.js';
import {explainServer, isPlainServer} from './development.js';
import {parts} from '../parts.js';

export {KnightsTour, VisualizerError};

if (isPlainServer()) {
  explainServer(
    'A server has imported this package, which defines <knights-tour> in browsers only. If boards stay empty, the page never imports it: import it in a script that the browser runs, too.',
  );
}

// `base`: the directory with the element's files, if it is not that of the package: an address, or a part of one. `page`: the full page, to
// which permalink() leads.
/** @param {{base?: string, page?: string}} options */
export function configure({base, page}) {
  const address = (/** @type {string} */ text) => new URL(text, globalThis.document?.baseURI ?? parts.base).href;
  if (base !== undefined) {
    parts.base = address(base.replace(/\/?$/, '/'));
    parts.importers = {};
    parts.addresses = {};
  }
  if (page !== undefined) parts.page = address(page);
}
