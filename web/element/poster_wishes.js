// Boards that show no exact picture yet. What draws them comes with the WebAssembly: web/instance/posters.js.
import {parts} from '../parts.js';

export const wishes = (parts.wishes ??= new Set());

export function wishForPoster(wish) {
  wishes.add(wish);
  parts.visualizer?.drawPosters();
}
