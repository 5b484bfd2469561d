// The best game that was played on each board: {key: rank}, both as src/app/play/best_game.h has them.
import {keep, kept} from '../element/kept.js';

const kKey = 'knights-tour/games';
const kMaxGames = 200;  // boards remembered

// Returns the best rank known of that board, this one counted; -1 minus it where the device keeps none.
export function noteGame(key, rank) {
  const {[key]: before, ...others} = kept(kKey);
  const best = Number.isInteger(before) && before > rank ? before : rank;
  const all = [...Object.entries(others), ...best > 0 ? [[key, best]] : []].slice(-kMaxGames);
  return keep(kKey, Object.fromEntries(all)) ? best : -1 - best;
}
