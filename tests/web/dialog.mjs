// The page's dialogs as a user has them: found through all shadow roots, which Puppeteer's own waiting does not watch, and
// waited for as long as a slow machine takes.
import {sleep} from './browser.mjs';

export async function until(read, message) {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await sleep(30)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`in vain: ${message}`);
}

export const find = (page, selector) => until(() => page.$(`>>> ${selector}`), selector);
export const gone = (page, selector) => until(async () => !await page.$(`>>> ${selector}`), selector);
export const press = async (page, text) => (await find(page, `button ::-p-text(${text})`)).click();

// Opens it and, by a click, a section of it.
export async function open(page, section) {
  await page.evaluate(() => document.querySelector('knights-tour').share());
  await (await find(page, `#tab-${section}`)).click();
}
