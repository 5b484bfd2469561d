// A board used as with a screen reader: everything is found by its role and accessible name, and reached by keys.
import {until} from './browser.mjs';

export const nodesOf = (node) => [node, ...(node.children ?? []).flatMap(nodesOf)];

// {role, name, value, ...} of everything in the page, in its order.
export async function told(page) {
  return nodesOf(await page.accessibility.snapshot({interestingOnly: false}));
}

// What has the focus: the innermost of what says so.
export async function focused(page) {
  const valuetext = await page.evaluate(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one?.getAttribute('aria-valuetext') ?? undefined;
  });
  const {role, name, value, expanded, checked, pressed, disabled} = (await told(page)).filter((node) => node.focused).at(-1) ?? {};
  return {role, name, value: valuetext ?? value, expanded, checked, pressed, disabled};
}

const kPatience = 15_000;

// What is called so, by a text or a pattern, when it is there.
export async function named(page, role, name) {
  const isIt = (node) => node.role === role && (name instanceof RegExp ? name.test(node.name) : node.name === name);
  for (const end = performance.now() + kPatience;;) {
    const found = (await told(page)).find(isIt);
    if (found) return found;
    if (performance.now() > end) throw new Error(`there is no ${role} '${name}' among ${(await told(page)).filter((node) => node.role === role).map((node) => node.name).join(' | ')}`);
  }
}

// Presses Tab until what is called so has the focus. Returns what had it on the way.
export async function tabTo(page, role, name) {
  const way = [];
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    way.push(`${now.role} ${now.name}`);
    if (now.role === role && (name instanceof RegExp ? name.test(now.name) : now.name === name)) return way;
  }
  throw new Error(`Tab does not come to the ${role} '${name}': ${way.join(' | ')}`);
}

// The keys one after the other, such as 'ArrowDown*3 Enter'.
export async function press(page, keys) {
  for (const word of keys.split(' ')) {
    const [key, times = 1] = word.split('*');
    for (let i = 0; i < Number(times); ++i) await page.keyboard.press(key);
  }
}

// Until the mirror has told of what is there now.
export const mirrored = (page) => until(page, () => window.knightsTour.shadowRoot.querySelectorAll('.mirror .unseen').length > 20);
