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

// What the board in `frame` says after a click on Save as SVG in its panel Tree.
async function sayTreeSaved(page, frame) {
  await eventually(() => frame.evaluate(() => Boolean(document.querySelector('knights-tour')?.getState?.())), 'a board');
  await frame.evaluate(() => document.querySelector('knights-tour').setState({settings: {controls: 'full', panels: 'tree'}}));
  const find = () =>
    frame.evaluateHandle(() => document.querySelector('knights-tour').shadowRoot.querySelector('[data-id="tree-svg"]'));
  await eventually(async () => (await find()).asElement(), 'the button');
  await (await find()).evaluate((button) => button.click());
  const said = () =>
    frame.evaluate(() => {
      const message = document.querySelector('knights-tour').shadowRoot.querySelector('.message');
      return message.hidden ? null : message.textContent;
    });
  return eventually(said, 'a sentence');
}

const frameTest = (name, sandbox, expected, say = saySaved) =>
  shared.test(name, async (open) => {
    const page = await open({width: 900, height: 700});
    await page.goto(`${shared.server.url}oembed.json`);
    await page.evaluate((flags) => {
      const frame = Object.assign(document.createElement('iframe'), {src: 'embed.html#board=5x5', width: 800, height: 600});
      if (flags !== null) frame.setAttribute('sandbox', flags);
      document.body.replaceChildren(frame);
    }, sandbox);
    const frame = await eventually(() => page.frames().find((each) => each.url().includes('embed.html')), 'a frame');
    assert.match(await say(page, frame), expected);
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
  frameTest(
    'of a panel reports that nothing was saved in a sandbox without downloads',
    'allow-scripts allow-same-origin',
    /^Nothing was saved because the surrounding page blocks downloads\./,
    sayTreeSaved,
  );
  frameTest(
    'of a panel mentions a possible failure if the sandbox flags are unreadable',
    'allow-scripts',
    /^Download started: \d+ kB\. If no file arrives, /,
    sayTreeSaved,
  );

  shared.test('of a panel as PNG makes an SVG, and says so, if pixels cannot be read', async (open) => {
    const page = await open({width: 1000, height: 800});
    await page.goto(`${shared.server.url}#board=5x5&panels=measure`);
    await page.ready();
    await page.evaluate(() => {
      window.files = [];
      URL.createObjectURL = (blob) => `#${window.files.push(blob.type)}`;
      CanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) => new ImageData(width, height);
    });
    await page.click('measure-start');
    await page.until(() => document.querySelector('knights-tour').shadowRoot.querySelector('[data-id="measure-png"]'));
    await page.click('measure-png');
    await page.until(() => window.files.length > 0);
    assert.deepEqual(await page.evaluate(() => window.files), ['image/svg+xml']);
    const said = await page.evaluate(
      () => document.querySelector('knights-tour').shadowRoot.querySelector('.message').textContent,
    );
    assert.match(said, /so the file is an SVG\. Download started: \d+ kB\./);
  });
});
