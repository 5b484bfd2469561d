// QR codes: what a phone's camera reads from the screen and from paper.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import jsQR from 'jsqr';
import {PNG} from 'pngjs';
import {shareBrowser} from '../browser.mjs';
import {find, open, until} from '../dialog.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

async function scan(handle) {
  const {data, width, height} = PNG.sync.read(Buffer.from(await handle.screenshot()));
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

const inDialog = (page) => page.evaluateHandle(() => document.querySelector('knights-tour').shadowRoot.querySelector('[part=code]')?.shadowRoot.querySelector('.qr'));
const shown = (page) => until(async () => (await inDialog(page)).asElement(), 'a QR code');
const text = (page) => page.evaluate(() => document.querySelector('knights-tour').shadowRoot.querySelector('[part=code]').shadowRoot.textContent);
const permalink = (page) => page.evaluate(() => document.querySelector('knights-tour').permalink());

for (const theme of ['light', 'dark', 'projector']) {
  pageTest(`Q shows a code of the very step in the theme ${theme}`, `#board=6&step=40&theme=${theme}`, async (page) => {
    await page.evaluate(() => document.querySelector('knights-tour').focus());
    await page.keyboard.press('q');
    assert.equal(await scan(await shown(page)), await permalink(page));
    assert.match(await text(page), /This address works on this computer only/);
    await page.keyboard.press('Escape');
    await until(async () => !(await inDialog(page)).asElement(), 'the dialog to close');
  });
}

pageTest('in a lesson the code has its short address, wherever the focus is', '#lesson=dead-end.3', async (page) => {
  await until(() => page.evaluate(() => document.querySelector('knights-tour').shadowRoot.querySelector('.lesson .next')), 'the lesson');
  await page.evaluate(() => document.querySelector('knights-tour').shadowRoot.querySelector('.lesson .next').focus());
  await page.keyboard.press('q');
  const address = await scan(await shown(page));
  assert.match(address, /#lesson=dead-end\.3$/);
  assert.ok(address.length < 120);
});

pageTest('the link section of Share has the code', '#board=5&step=9', async (page) => {
  await open(page, 'link');
  assert.equal(await scan(await find(page, '.link-code .qr')), await permalink(page));
});

pageTest('says that a link is too long for a code', `#board=32&algorithm=warnsdorff&step=1000&holes=${Array.from({length: 200}, (_, i) => `${Math.trunc(i / 8) + 2},${2 * (i % 8) + 3}`).join(';')}`, async (page) => {
  await open(page, 'link');
  await until(() => page.evaluate(() => [...document.querySelector('knights-tour').shadowRoot.querySelectorAll('[part=share]')]
    .some((dialog) => dialog.shadowRoot.textContent.includes('too long for a QR code'))), 'the reason');
});

test('a homework sheet has the code of its lesson, in each language', async () => {
  const page = await shared.browser.newPage();
  for (const [path, address] of [['stack.html', '#lesson=stack'], ['de/stack.html', '#lang=de&lesson=stack']]) {
    await page.goto(`${shared.server.url}lessons/${path}`);
    const code = await page.waitForSelector('.code .qr');
    assert.equal(await scan(code), `${shared.server.url}index.html${address}`);
  }
  await page.close();
});
