// The page author's description of a board for screen readers: the text that is shown where the board cannot run.
const kLongest = 500; // characters

export function authorText(/** @type {Element} */ element) {
  const nodes = [...element.childNodes].filter(
    (/** @type {ChildNode & {slot?: string}} */ {nodeType, slot}) => (nodeType === 1 && !slot) || nodeType === 3,
  );
  const text = nodes
    .map(({textContent}) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > kLongest ? `${text.slice(0, kLongest)} …` : text;
}
