// QR codes: what a phone's camera reads from the screen and from paper.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import jsQR from 'jsqr';
import {PNG} from 'pngjs';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {hostTest, pageTest} = shared;

const read = ({data, width, height}) => jsQR(new Uint8ClampedArray(data), width, height)?.data;
// A name of this computer that the page takes for a site.
const siteUrl = () => shared.server.url.replace('127.0.0.1', 'school.localhost');
const scan = async (handle) => read(PNG.sync.read(Buffer.from(await handle.screenshot())));

const kDialog = '[part=code] >>> .qr';
const shown = (page) => page.find(kDialog);
const permalink = (page) => page.evaluate(() => document.querySelector('knights-tour').permalink());

for (const theme of ['light', 'dark', 'projector']) {
  pageTest(`Q shows a code of the very step in the theme ${theme}`, `#board=6&step=40&theme=${theme}`, async (page) => {
    await page.evaluate(() => document.querySelector('knights-tour').focus());
    await page.key('q');
    assert.equal(await scan(await shown(page)), await permalink(page));
    assert.match(
      await (await page.find('[part=code] >>> .content')).evaluate((element) => element.textContent),
      /This address works on this computer only/,
    );
    await page.key('Escape');
    await page.gone(kDialog);
  });
}

pageTest('in a lesson the code has its short address, wherever the focus is', '#lesson=dead-end.3', async (page) => {
  await (await page.find('.lesson .next:not([hidden])')).focus(); // it is hidden until the stop is there
  await page.key('q');
  const address = await scan(await shown(page));
  assert.match(address, /#lesson=dead-end\.3$/);
  assert.ok(address.length < 120);
  for (const key of ['q', 'Q', 'PageDown']) {
    await page.key(key); // Caps Lock gives the capital letter
    await page.gone(kDialog);
    assert.match(await page.$eval('>>> .lesson header', ({textContent}) => textContent), /3 of 6/, 'the stop stays');
    await page.key('q');
    await shown(page);
  }
});

pageTest(
  'in a lesson the key opens one code, also with the focus on the board',
  '#lesson=dead-end.3',
  {withClock: true},
  async (page) => {
    await page.find('.lesson .next:not([hidden])');
    await page.pass(3000);
    await page.evaluate(() => document.querySelector('knights-tour').focus());
    await page.key('q'); // no frame is drawn until the code has been closed
    await shown(page);
    await page.key('q');
    await page.gone(kDialog);
    await page.pass(500);
    assert.equal(await page.$(`>>> ${kDialog}`), null);
  },
);

for (const [key, part] of [
  ['q', 'code'],
  ['?', 'keys'],
])
  hostTest(
    `${key} works again after a board was removed with its dialog`,
    '<knights-tour id="a" board="5x5"></knights-tour><knights-tour id="b" board="5x5"></knights-tour>',
    async (page) => {
      const open = async (id) => {
        await page.board(id).live();
        await page.board(id).focusBoard();
        await page.key(key);
        await page.find(`${id} >>> [part=${part}]`);
      };
      await open('#a');
      await page.evaluate(() => document.getElementById('a').remove());
      await open('#b');
      await page.key('Escape');
      await page.gone(`[part=${part}]`);
    },
  );

for (const [name, parts, site] of [
  [
    'of the page that a bundle names',
    {importers: {}, page: 'https://school.example/kt/index.html?class=3'},
    'https://school.example/kt/',
  ],
  ['nowhere, where a bundle names none', {importers: {}}, ''],
])
  hostTest(
    `the answer cards and the list of lessons are beside the full page: ${name}`,
    '<knights-tour id="knightsTour" lesson="counting.5"></knights-tour>',
    {
      prepare: (page) =>
        page.evaluateOnNewDocument((given) => {
          globalThis.knightsTourParts = given;
        }, parts),
    },
    async (page) => {
      await (await page.find('.lesson .class')).click();
      await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson .class[aria-pressed=true]'));
      const cards = await page.$eval('>>> .lesson', ({dataset}) => dataset.cards ?? '');
      await page.evaluate(() => localStorage.clear());
      assert.equal(cards, site && `${site}lessons/card.html`);
      for (let i = 0; i < 20 && !(await page.$('>>> .lesson footer .next[hidden]')); ++i)
        await page.$eval('>>> .lesson footer .next', (button) => button.click());
      assert.deepEqual(
        await page.$$eval('>>> .lesson .body a', (links) => links.map(({href}) => href)),
        site ? [`${site}lessons/index.html`] : [],
      );
    },
  );

hostTest(
  'the code of a lesson without WebGL 2 is that of the stop on show',
  '<knights-tour id="knightsTour" lesson="dead-end.1"></knights-tour>',
  {prepare: without('webgl2')},
  async (page, {url}) => {
    await (await page.find('.lesson .next:not([hidden])')).click();
    await page.until(() => window.knightsTour.shadowRoot.querySelector('#lesson-name').textContent.includes('2 of'));
    await page.$eval('>>> .lesson .next', (button) => button.focus());
    await page.key('q');
    assert.equal(await scan(await shown(page)), `${url}index.html#lesson=dead-end.2`);
  },
);

for (const [lang, path] of [
  ['', 'lessons/card.html'],
  ['lang=de&', 'lessons/de/card.html'],
]) {
  pageTest(
    `with a class, a lesson's code is that of the answer cards, or of the stop: ${path}`,
    `#${lang}lesson=dead-end.1`,
    {width: 1280, height: 800},
    async (page) => {
      await (await page.find('.lesson .class')).click();
      await page.find('.lesson .hands');
      await page.key('q');
      const address = await scan(await shown(page));
      assert.equal(address, shared.server.url + path);
      await (await page.find('[part=code] >>> .row button:nth-child(2)')).click();
      assert.match(await scan(await shown(page)), /#lesson=dead-end\.1/);
      await page.evaluate(() => localStorage.clear());
      assert.ok(address.length < 120);
    },
  );
}

const kOtherScreens = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
];
pageTest('a camera reads the code from a whole screen of each size', '#lesson=dead-end.3', async (page) => {
  await (await page.find('.lesson .next:not([hidden])')).focus();
  await page.key('q');
  await shown(page);
  for (const [width, height] of [[390, 844], [1280, 720], ...(process.env.KT_ALL ? kOtherScreens : [])]) {
    await page.resize(width, height, 1);
    await page.waitFrames();
    assert.equal(read(await page.picture()), `${shared.server.url}#lesson=dead-end.3`, `${width} x ${height}`);
  }
});

// Prints the worksheet of the page and shows the paper.
async function printWorksheet(page) {
  await page.evaluateOnNewDocument(() => {
    window.print = () => {
      window.top.printed = document; // instead of the printer
    };
  });
  await page.openShare('worksheet');
  await page.pressButton('Print');
  await page.until(() => window.printed);
  const printed = await page.evaluate(() => {
    const {body, adoptedStyleSheets} = window.printed;
    const style = adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText)).join('');
    return `<style>${style}</style>${body.innerHTML}`;
  });
  await page.goto('about:blank');
  await page.resize(800, 1100, 2);
  await page.setContent(printed);
}

shared.test('a worksheet of Share has the code of its step', async (open) => {
  const page = await open({});
  await page.goto(`${siteUrl()}#board=6&step=12`);
  await page.ready();
  const address = await permalink(page);
  await printWorksheet(page);
  assert.equal(await scan(await page.$('.qr')), address);
});

pageTest('a worksheet has no code that only this computer can open', '#board=6&step=12', async (page) => {
  await printWorksheet(page);
  assert.ok(await page.$('svg'));
  assert.equal(await page.$('.qr'), null);
});

pageTest('the link section of Share has the code', '#board=5&step=9', async (page) => {
  await page.openShare('link');
  assert.equal(await scan(await page.find('.link-code .qr')), await permalink(page));
});

const kHoles = Array.from({length: 200}, (_, i) => `${Math.trunc(i / 8) + 2},${2 * (i % 8) + 3}`).join(';');

pageTest('says that a link is too long for a code', `#board=32&algorithm=warnsdorff&holes=${kHoles}`, async (page) => {
  await page.openShare('link');
  assert.match(await (await page.find('.link-code')).evaluate((element) => element.textContent), /too long for a QR code/);
});

shared.test('a homework sheet and the path for a class have the code of their lesson, in each language', async (open) => {
  const page = await open({});
  for (const [path, address] of [
    ['stack.html', '#lesson=stack'],
    ['de/stack.html', '#lang=de&lesson=stack'],
    ['class.html', '#lesson=class'],
    ['de/class.html', '#lang=de&lesson=class'],
  ]) {
    await page.goto(`${siteUrl()}lessons/${path}`);
    assert.equal(await scan(await page.find('.code .qr')), `${siteUrl()}index.html${address}`);
    await page.goto(`${shared.server.url}lessons/${path}`);
    await page.waitFrames();
    assert.equal(await page.$('.qr'), null, 'only this computer could open it');
  }
});

shared.test('the single file offers none of the pages beside it', async (open) => {
  const page = await open({});
  await page.goto(`${siteUrl()}knights-tour.html#lesson=counting.5`);
  await (await page.find('.lesson .class')).click();
  await page.until(() => window.knightsTour.shadowRoot.querySelector('.lesson .class[aria-pressed=true]'));
  assert.equal(await page.$eval('>>> .lesson', ({dataset}) => dataset.cards), undefined);
  await page.evaluate(() => localStorage.clear());
  for (let i = 0; i < 20 && !(await page.$('>>> .lesson footer .next[hidden]')); ++i)
    await page.$eval('>>> .lesson footer .next', (button) => button.click());
  assert.deepEqual(await page.$$eval('>>> .lesson .body a', (links) => links.map(({href}) => href)), []);
});
