// What the author of a page says of a board, for those who do not see it: the text that is shown where it cannot run.
const kLongest = 500;  // characters

export function authorText(element) {
  const nodes = [...element.childNodes].filter(({nodeType, slot}) => (nodeType === 1 && !slot) || nodeType === 3);
  const text = nodes.map(({textContent}) => textContent).join(' ').replace(/\s+/g, ' ').trim();
  return text.length > kLongest ? `${text.slice(0, kLongest)} …` : text;
}
