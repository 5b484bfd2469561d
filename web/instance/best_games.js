// The best game on each board: {key: rank}, both as in src/app/play/best_game.h.
import {keepNewest, kept} from '../element/storage.js';

const kKey = 'knights-tour/games';
const kMaxGames = 200; // boards remembered

// Returns the best known rank for that board, including this one; -1 minus it if the device does not store it.
/** @param {number} key @param {number} rank */
export function noteGame(key, rank) {
  const {[key]: before} = kept(kKey);
  const best = Number.isInteger(before) && before > rank ? before : rank;
  return keepNewest(kKey, String(key), best > 0 ? best : undefined, kMaxGames) ? best : -1 - best;
}
