// The Share dialog in Firefox and WebKit makes the same files as in Chromium.
// Needs: kt, site, browsers, --all.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {after, before, describe, test} from 'node:test';
import {PNG} from 'pngjs';
import {serveDist} from '../../../web/serve.mjs';
import {kt} from '../../built.mjs';
import {readGif, readWebm} from '../decode.mjs';
import {html} from '../answers.mjs';
import {engines, engineTests, startEngine} from '../engines.mjs';

const kSearch = ['--board', '6x6', '--algorithm', 'warnsdorff', '--squares', 'row-column'];

// Keeps what would be saved or printed, as {name, base64}, and gives the tests something to work with.
async function prepare() {
  await window.knightsTour.ready;
  await window.knightsTour.share();
  const root = window.knightsTour.shadowRoot.querySelector('[part=share]').shadowRoot;
  const files = [];
  let blob = null;
  URL.createObjectURL = (made) => {
    blob = made;
    return '#';
  };
  HTMLAnchorElement.prototype.click = async function () {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    files.push({name: this.download, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))});
  };
  const {get} = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get() {
      const frame = get.call(this);
      if (frame)
        frame.print = () => {
          window.printed = this.contentDocument;
        };
      return frame;
    },
  });
  window.share = {
    press: (text) => [...root.querySelectorAll('#content button')].find((button) => button.textContent.startsWith(text)).click(),
    open: (section) => root.getElementById(`tab-${section}`).click(),
    set: (title, value) => {
      [...root.querySelectorAll('#content label')].find(({textContent}) => textContent === title).control.value = value;
    },
    async file() {
      for (let i = 0; i < 600 && !files.length; ++i) await new Promise((resolve) => setTimeout(resolve, 50));
      return files.pop() ?? {name: root.querySelector('dialog .status').textContent, base64: ''};
    },
  };
}

async function make(section, button, values = {}) {
  window.share.open(section);
  for (const [title, value] of Object.entries(values)) window.share.set(title, value);
  window.share.press(button);
  return window.share.file();
}

for (const name of engines('firefox', 'webkit')) {
  describe(name, () => {
    let server, engine, page;
    before(
      async () => {
        server = await serveDist();
        engine = await startEngine(name);
        page = await engine.open(`${server.url}#board=6x6&algorithm=warnsdorff&step=12`);
        await page.evaluate(prepare);
      },
      {timeout: 120_000},
    );
    after(async () => {
      await engine?.close();
      await server?.close();
    });
    const saved = async (...what) => {
      const {name: file, base64} = await page.evaluate(make, ...what);
      assert.notEqual(base64, '', file);
      return Buffer.from(base64, 'base64');
    };

    test('saves pictures', {timeout: 60_000}, async () => {
      const png = PNG.sync.read(await saved('picture', 'Save as PNG', {'Width in pixels': 500}));
      assert.deepEqual([png.width, png.height], [500, 497]);
      assert.match((await saved('picture', 'Save as SVG')).toString(), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    });

    test('saves animations', {timeout: 120_000}, async () => {
      const values = {'From step': 2, 'To step': 9, 'Frames per second': '5', 'Width in pixels': 200};
      const gif = readGif(await saved('animation', 'Create', {...values, Format: 'gif'}));
      assert.deepEqual([gif.width, gif.height, gif.frames.length], [200, 200, 8]);
      const film = readWebm(await saved('animation', 'Create', {...values, Format: 'webm'}));
      assert.deepEqual([film.width, film.height], [200, 200]);
      assert.ok(film.frames.length >= 8, `${film.frames.length} pictures`);
    });

    test('saves the trace', {timeout: 60_000}, async () => {
      const [, ...lines] = (await saved('trace', 'Save as CSV')).toString().trim().split('\n');
      const expected = execFileSync(kt, ['trace', ...kSearch, '--steps', '12'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      assert.deepEqual(
        lines,
        expected
          .trim()
          .split('\n')
          .map((line) => line.replaceAll(' ', ',')),
      );
    });

    test('prints a worksheet', {timeout: 60_000}, async () => {
      const sheet = await page.evaluate(async () => {
        window.share.open('worksheet');
        window.share.press('Print');
        for (let i = 0; i < 100 && !window.printed; ++i) await new Promise((resolve) => setTimeout(resolve, 50));
        const {adoptedStyleSheets, body} = window.printed;
        return [adoptedStyleSheets.length, body.querySelectorAll('svg').length, body.querySelector('h1').textContent];
      });
      assert.deepEqual(sheet, [1, 1, "A knight's tour"], 'a board, but no QR code of an address on this computer');
    });
  });
}

const kHost =
  '<!doctype html><meta charset="utf-8"><script src="knights-tour.js"></script><knights-tour id="a" board="5x5" style="--knights-tour-accent: rebeccapurple"></knights-tour>';
engineTests(
  'refuses a PNG where the browser hides pixels, and keeps colours,',
  {only: ['firefox'], overrides: {'/host.html': html(kHost)}, start: {preferences: {'privacy.resistFingerprinting': true}}},
  async (open) => {
    const page = await open('host.html');
    const [failure, svg, accent] = await page.evaluate(async () => [
      await window.a.toImage('image/png', 200).then(
        () => '',
        ({message}) => message,
      ),
      await (await window.a.toImage('image/svg+xml')).text(),
      window.a.shadowRoot.querySelector('.frame').style.getPropertyValue('--accent'),
    ]);
    assert.match(failure, /^This browser does not let pages read the pixels of pictures\./);
    assert.match(svg, /^<svg /);
    assert.equal(accent, '#663399');
  },
);
