// The Share dialog claims only what it can know about a file: that its download started, or why there is none.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {eventually, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();

// The dialog of the board in `frame`, which is made with `attributes`; returns what it says after a click on Save as SVG.
async function saySaved(page, frame) {
  await eventually(() => frame.evaluate(() => Boolean(document.querySelector('knights-tour')?.ready)), 'a board');
  await frame
    .evaluate(
      () =>
        document
          .querySelector('knights-tour')
          .share()
          .catch(() => {}) && null,
    )
    .catch(() => {});
  const read = (what) => frame.evaluate(what);
  await eventually(
    () =>
      read(() =>
        Boolean(
          document
            .querySelector('knights-tour')
            .shadowRoot.querySelector('[part=share]')
            ?.shadowRoot.getElementById('tab-picture'),
        ),
      ),
    'the dialog',
  );
  await read(() =>
    document
      .querySelector('knights-tour')
      .shadowRoot.querySelector('[part=share]')
      .shadowRoot.getElementById('tab-picture')
      .click(),
  );
  await read(() =>
    [
      ...document
        .querySelector('knights-tour')
        .shadowRoot.querySelector('[part=share]')
        .shadowRoot.querySelectorAll('#content button'),
    ]
      .find(({textContent}) => textContent === 'Save as SVG')
      .click(),
  );
  const status = () =>
    read(
      () =>
        document.querySelector('knights-tour').shadowRoot.querySelector('[part=share]').shadowRoot.querySelector('dialog .status')
          .textContent,
    );
  return eventually(status, 'a sentence');
}

const frameTest = (name, sandbox, expected) =>
  shared.test(name, async (open) => {
    const page = await open({width: 900, height: 700});
    await page.goto(`${shared.server.url}oembed.json`);
    await page.evaluate((flags) => {
      const frame = Object.assign(document.createElement('iframe'), {src: 'embed.html#board=5x5', width: 800, height: 600});
      if (flags !== null) frame.setAttribute('sandbox', flags);
      document.body.replaceChildren(frame);
    }, sandbox);
    const frame = await eventually(() => page.frames().find((each) => each.url().includes('embed.html')), 'a frame');
    assert.match(await saySaved(page, frame), expected);
  });

describe('saving', () => {
  frameTest('reports that the download started in a frame without sandbox', null, /^Download started: \d+ kB\.$/);
  frameTest(
    'reports that the download started in a sandbox that allows it',
    'allow-scripts allow-same-origin allow-downloads',
    /^Download started: \d+ kB\.$/,
  );
  frameTest(
    'reports that nothing was saved in a sandbox without downloads',
    'allow-scripts allow-same-origin',
    /^Nothing was saved because the surrounding page blocks downloads\./,
  );
  frameTest(
    'mentions a possible failure if the sandbox flags are unreadable',
    'allow-scripts',
    /^Download started: \d+ kB\. If no file arrives, /,
  );
  frameTest(
    'mentions a possible failure in an opaque sandbox that allows downloads',
    'allow-scripts allow-downloads',
    /^Download started: \d+ kB\. If no file arrives, /,
  );
});
