// Boards without an exact picture. web/instance/posters.js, which loads with the WebAssembly, draws them.
import {parts} from '../parts.js';
import {readNow} from './files.js';
/** @import {BoardElement, GivenSettings} from '../board.d.ts' */
/** @import {Look} from './look.js' */

// isWanted(): false when it is outdated. `settings` include the step. show() takes the text of an SVG.
/** @typedef {{settings: GivenSettings, options: ReturnType<Look['of']>}} Asked */
/** @typedef {{element: BoardElement, isWanted(): boolean, ask(): Asked, show(svg: string): void}} PosterRequest */

/** @type {Set<PosterRequest>} */
export const wishes = (parts.wishes ??= new Set());
// The posters of all boards in the document.
/** @type {Set<PosterRequest>} */
export const posters = (parts.posters ??= new Set());

export function requestPoster(/** @type {PosterRequest} */ wish) {
  wishes.add(wish);
  parts.visualizer?.drawPosters();
}

// A browser lays out the page for printing as soon as this event ends. If the page allows no inline script, no request, or only scripts
// with known hashes, the plain board is printed.
globalThis.addEventListener?.('beforeprint', () => {
  try {
    if (wishes.size && !parts.visualizer && !parts.hashes) {
      document.head.append(
        Object.assign(document.createElement('script'), {nonce: parts.script?.nonce, text: readNow('visualizer.js')}),
      );
    }
    parts.visualizer?.drawNow();
  } catch {}
});
