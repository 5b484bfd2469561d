// Changes of settings in words.
const kUnsaid = ['step', 'at', 'given', 'lesson']; // a lesson announces its stops itself
const kMaxChanges = 3;

// "Goal: Closed tour. Start: a1."; '' if nothing relevant has changed. tell(key): the current value of the setting as a sentence, '' for
// none.
/** @param {string} before @param {string} after @param {(key: string) => string} tell */
export function changesOf(before, after, tell) {
  const [old, now] = [new URLSearchParams(before), new URLSearchParams(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter(
    (key) => old.get(key) !== now.get(key) && !kUnsaid.includes(key),
  );
  return keys
    .slice(0, kMaxChanges)
    .map((key) => tell(key))
    .filter(Boolean)
    .join(' ');
}
