// The Share dialog as a user has it: found through all shadow roots, waited for as long as a slow machine takes.
import {sleep} from './browser.mjs';

export async function until(read, message) {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline; await sleep(30)) {
    const found = await read();
    if (found) return found;
  }
  throw new Error(`in vain: ${message}`);
}

export const find = (page, selector) => until(() => page.$(`>>> ${selector}`), selector);
export const press = async (page, text) => (await find(page, `button ::-p-text(${text})`)).click();

// Opens it and, by a click, a section of it.
export async function open(page, section) {
  await page.evaluate(() => document.querySelector('knights-tour').share());
  await (await find(page, `#tab-${section}`)).click();
}
