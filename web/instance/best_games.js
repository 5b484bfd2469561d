// The best games that somebody has played on each board, kept on the device where that is allowed, else for as long as the
// page is open. {key: rank}, both as src/app/play/best_game.h has them.
const kKey = 'knights-tour/games';
const kMost = 200;  // boards remembered

let memory = {};

// Returns the best rank known of that board, this one counted; -1 minus it where the device keeps none.
export function noteGame(key, rank) {
  let all = memory;
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    if (kept !== null && typeof kept === 'object') all = kept;
  } catch {
    // Nothing can be read there.
  }
  const {[key]: before, ...others} = all;
  const best = Number.isInteger(before) && before > rank ? before : rank;
  memory = Object.fromEntries([...Object.entries(others), ...best > 0 ? [[key, best]] : []].slice(-kMost));
  try {
    localStorage.setItem(kKey, JSON.stringify(memory));
    return best;
  } catch {
    return -1 - best;
  }
}
