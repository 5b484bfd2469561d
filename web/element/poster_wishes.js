// Boards that show no exact picture yet. What draws them comes with the WebAssembly: web/instance/posters.js.
import {parts} from '../parts.js';
import {readNow} from './read_now.js';

export const wishes = (parts.wishes ??= new Set());
// And those of all boards in the document.
export const posters = (parts.posters ??= new Set());

export function wishForPoster(wish) {
  wishes.add(wish);
  parts.visualizer?.drawPosters();
}

// A browser lays the page out for the paper as soon as this event is over. Where the page allows no inline script, no request or
// only scripts of known hashes, the plain board is printed.
globalThis.addEventListener?.('beforeprint', () => {
  try {
    if (wishes.size && !parts.visualizer && !parts.hashes) {
      document.head.append(Object.assign(document.createElement('script'), {nonce: parts.script?.nonce, text: readNow('visualizer.js')}));
    }
    parts.visualizer?.drawNow();
  } catch {}
});
