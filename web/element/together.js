// Handles together what arrives one by one in the same task. Returns a function that takes one of them.
export function together(deal) {
  const waiting = new Set();
  return (one) => {
    if (waiting.size === 0) queueMicrotask(() => {
      const all = [...waiting];
      waiting.clear();
      deal(all);
    });
    waiting.add(one);
  };
}
