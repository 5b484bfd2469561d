// Before and after a board is live it shows its author's picture, a plain board, or an exact poster.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {PNG} from 'pngjs';
import {kOnlyWithAll} from '../../built.mjs';
import {css, give, giveDist, never as hangs, noIcon} from '../answers.mjs';
import {shareBrowser, withServer} from '../browser.mjs';

const shared = shareBrowser();
const {hostTest} = shared;

const kFar = '<link rel="stylesheet" href="far.css">';
const far = {'/far.css': css('.far { height: 3000px; } body { margin: 0; } .small { width: 300px; } .wide { width: 480px; }')};
const never = {'/visualizer.wasm': hangs};
const red = {
  '/red.svg': give(
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="40" height="40"><path d="M0 0h4v4H0z" fill="#c00"/></svg>',
  ),
};
const kImages = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'";
const kSquare = '<svg viewBox="0 0 4 4" width="40"><path d="M0 0h4v4H0z" fill="#0c0"></path></svg>';

// What stands in the poster: 'plain', 'sheet', 'exact', 'slot' or 'img', and whether there is a Play sign.
const shownIn = (page, id) =>
  page.evaluate((name) => {
    const {shadowRoot} = document.getElementById(name);
    const [board, play] = shadowRoot.querySelector('.poster').children;
    const what = {div: board.matches('.sheet') ? 'sheet' : 'plain', svg: 'exact'}[board.localName] ?? board.localName;
    return `${what}${play.checkVisibility() ? ' with Play' : ''}`;
  }, id);

async function pixel(page, x, y) {
  const png = await page.picture();
  return [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 3)];
}

const waits = (page, id, what) =>
  page.until(
    (name, wanted) => {
      const board = document.getElementById(name).shadowRoot.querySelector('.poster').firstElementChild;
      return board.localName === wanted;
    },
    id,
    what,
  );

describe('before the WebAssembly loads', () => {
  hostTest(
    'shows a plain board of the right shape with Play',
    kFar +
      [
        'a board="3x6"',
        'b',
        'c board="0x9"',
        'd graph="A-B;B-C"',
        'e board="4" theme="dark"',
        'f board="3 × 6"',
        'g board="3 6"',
        'h board="3x6x2"',
      ]
        .map((text) => `<knights-tour class="small" controls="none" id=${text}></knights-tour>`)
        .join(''),
    {overrides: {...never, ...far}, scale: 1},
    async (page) => {
      for (const id of ['a', 'b', 'c', 'e']) assert.equal(await shownIn(page, id), 'plain with Play', id);
      assert.equal(await shownIn(page, 'd'), 'sheet with Play');
      const shapes = await page.evaluate(() =>
        [...'abcdefgh'].map((id) => {
          const {width, height} = document.getElementById(id).shadowRoot.querySelector('.plain').getBoundingClientRect();
          return Math.round((100 * height) / width);
        }),
      );
      assert.deepEqual(shapes, [50, 100, 100, 75, 100, 50, 50, 100]);
      // Squares in the theme's colours: the first one is light, the one right of it dark.
      const squares = async (id, side) => {
        const {x, y} = await page.evaluate(
          (name) => document.getElementById(name).shadowRoot.querySelector('.plain').getBoundingClientRect().toJSON(),
          id,
        );
        return Promise.all([0.25, 1.25].map((n) => pixel(page, Math.round(x + side * n), Math.round(y + side * 0.25))));
      };
      assert.deepEqual(await squares('a', 252 / 6), [
        [247, 244, 237],
        [230, 224, 211],
      ]);
      await page.evaluate(() => document.getElementById('e').scrollIntoView());
      assert.deepEqual(await squares('e', 252 / 4), [
        [52, 58, 67],
        [39, 44, 51],
      ]);
    },
  );

  hostTest(
    'the plain board follows its attributes, and Play starts it',
    `${kFar}<div class="far"></div><knights-tour id="a" board="5x5" reveal="interaction" controls="none"></knights-tour>`,
    {overrides: far},
    async (page) => {
      await page.evaluate(() => document.getElementById('a').setAttribute('board', '2x8'));
      await page.until(
        () => document.getElementById('a').shadowRoot.querySelector('.plain').style.getPropertyValue('--cols') === '8',
      );
      await page.evaluate(() => document.getElementById('a').setAttribute('board', '5x5'));
      await page.evaluate(() => document.getElementById('a').scrollIntoView());
      await page.waitFrames(10);
      assert.equal(await shownIn(page, 'a'), 'plain with Play');
      await (await page.$('>>> .play')).click();
      await page.until(() => document.getElementById('a').getState()?.step > 3);
    },
  );

  const pictures = `${kFar}
    <knights-tour id="a" class="small" board="5x5" controls="none">${kSquare}<p>Words.</p></knights-tour>
    <knights-tour id="b" class="small" board="5x5" controls="none"><img src="red.svg" alt=""></knights-tour>
    <knights-tour id="c" class="small" board="5x5" controls="none"><picture><img src="red.svg" alt="" width="200" height="200"></picture></knights-tour>
    <knights-tour id="d" class="small" board="5x5" controls="none" poster="red.svg">${kSquare}</knights-tour>`;
  hostTest(
    "shows the author's picture, without the fallback text",
    pictures,
    {overrides: {...never, ...far, ...red, ...noIcon}, policy: kImages, scale: 1},
    async (page) => {
      await page.setViewport({width: 400, height: 1300});
      for (const id of ['a', 'b', 'c']) assert.equal(await shownIn(page, id), 'slot', id);
      assert.equal(await shownIn(page, 'd'), 'img');
      await page.until(() => [...document.images].every(({complete}) => complete));
      await page.waitFrames();
      for (const [i, expected] of [
        [0, 204, 0],
        [204, 0, 0],
        [204, 0, 0],
        [204, 0, 0],
      ].entries()) {
        assert.deepEqual(await pixel(page, 150, 300 * i + 150), expected, `${i}`);
      }
      assert.deepEqual(await pixel(page, 4, 150), [0, 204, 0], 'as large as its place');
      assert.equal(await page.$eval('#a p', (words) => words.checkVisibility()), false);
    },
  );

  hostTest(
    "notices author's pictures that are added, removed or outdated",
    '<knights-tour id="a" board="5x5" controls="none"></knights-tour>',
    {overrides: never},
    async (page) => {
      const put = () =>
        page.evaluate(() => {
          const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          document.getElementById('a').append(picture);
        });
      const is = (what) => waits(page, 'a', what);
      await is('div');
      await put();
      await is('slot');
      assert.equal(await shownIn(page, 'a'), 'slot');
      await page.evaluate(() => document.getElementById('a').firstElementChild.remove());
      await is('div');
      await put();
      await is('slot');
      await page.evaluate(() => document.getElementById('a').setAttribute('theme', 'dark'));
      await page.evaluate(() => document.getElementById('a').setAttribute('step', '3'));
      await is('div');
      await put();
      await is('slot');
    },
  );
});

describe('after the WebAssembly has loaded', () => {
  const kBoards = `${kFar}<knights-tour id="a" board="5x5" controls="none"></knights-tour><div class="far"></div>
    <knights-tour id="b" board="6x6" algorithm="warnsdorff" step="20" controls="none" theme="dark"></knights-tour>
    <knights-tour id="c" board="5x5" step="200" controls="none" reveal="interaction"></knights-tour>
    <knights-tour id="d" graph="A-B;B-C;C-A" controls="none"></knights-tour>
    <knights-tour id="e" board="5x5" step="3" controls="none">${kSquare}</knights-tour>`;
  const prepare = (page) =>
    page.evaluateOnNewDocument(() => {
      window.contexts = new Set();
      const {getContext} = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (type, ...rest) {
        const context = getContext.call(this, type, ...rest);
        if (type.startsWith('webgl')) window.contexts.add(context);
        return context;
      };
    });

  hostTest('the other boards get exact pictures without WebGL contexts', kBoards, {overrides: far, prepare}, async (page) => {
    await page.ready();
    for (const id of ['b', 'c', 'd']) await waits(page, id, 'svg');
    assert.equal(await shownIn(page, 'c'), 'exact with Play');
    assert.equal(await shownIn(page, 'e'), 'slot', 'its author has given one');
    assert.equal(await page.evaluate(() => window.contexts.size), 1, 'of the board that lives');
    const numbers = await page.evaluate(() =>
      [...document.getElementById('b').shadowRoot.querySelectorAll('.poster text')].map((text) => text.textContent),
    );
    for (let n = 1; n <= 21; ++n) assert.ok(numbers.includes(String(n)), `${n} among ${numbers}`);
    assert.ok(!numbers.includes('22'));
  });
});

// How far two screenshots are apart: the mean over all channels, and the share of pixels that differ much.
function difference(one, other) {
  const [a, b] = [one, other].map((png) => PNG.sync.read(Buffer.from(png)));
  assert.deepEqual([a.width, a.height], [b.width, b.height]);
  let sum = 0,
    distant = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(a.data[i + channel] - b.data[i + channel])));
    sum += apart;
    if (apart > 60) ++distant;
  }
  return {mean: sum / (a.data.length / 4), distant: distant / (a.data.length / 4)};
}

describe('the exact picture matches the canvas', () => {
  const kCases = {
    'a path with a dead end': 'board="6x6" step="30" start="a1"',
    'candidates and pruned moves': 'board="6x6" algorithm="pruned-warnsdorff" step="9" detail="candidate" theme="dark"',
    'the heat map': 'board="5x5" step="900" heat theme="light"',
    'a tour': 'board="8x8" algorithm="warnsdorff" step="63" theme="projector" scale="1"',
    'holes and an end': 'board="7x7" holes="0,0;2,3;6,6" end="0,6" start="0,1" step="12" theme="contrast"',
    'a graph': 'graph="A-B;A-C;B-D;C>D;D-E;E-A;B-E" step="3"',
    'a large board': 'board="50x50" algorithm="warnsdorff" step="2000"',
    'lines without a path': 'board="12x12" algorithm="divide-and-conquer" goal="closed" step="3"',
  };
  const kUsual = ['a path with a dead end', 'the heat map', 'a graph'];
  for (const [what, attributes] of Object.entries(kCases)) {
    const board = (id, more) => `<knights-tour id="${id}" class="wide" controls="none" ${attributes} ${more}></knights-tour>`;
    hostTest(
      what,
      `${kFar}${board('a', '')}${board('b', 'reveal="interaction"')}`,
      {overrides: far, height: 1000, scale: 1, ...(kUsual.includes(what) ? {} : kOnlyWithAll)},
      async (page) => {
        await page.ready();
        await waits(page, 'b', 'svg');
        await page.evaluate(() => {
          document.getElementById('b').shadowRoot.querySelector('.play').hidden = true;
        });
        await page.settle();
        const shots = [];
        for (const id of ['a', 'b']) shots.push(await (await page.$(`#${id}`)).screenshot());
        const {mean, distant} = difference(...shots);
        assert.ok(mean < 5 && distant < 0.015, `${mean.toFixed(2)} apart, ${(100 * distant).toFixed(2)} % of the pixels much`);
      },
    );
  }
});

describe('the full page before its script loads', () => {
  // Its script is held back until the test lets it come.
  const lateTest = (name, hash, size, run) =>
    shared.test(name, (open) => {
      let come;
      const coming = new Promise((resolve) => {
        come = resolve;
      });
      const script = async (...all) => {
        await coming;
        return giveDist('knights-tour.js')(...all);
      };
      return withServer({...never, '/knights-tour.js': script}, async ({url}) => {
        try {
          const page = await open(size);
          const arrival = page.goto(url + hash);
          await page
            .waitForFunction(() => window.knightsTour, {polling: 50})
            .catch(() => page.waitForFunction(() => window.knightsTour, {polling: 50}));
          await run(page, come);
          come();
          await arrival;
        } finally {
          come();
        }
      });
    });
  const boxOf = (page) =>
    page.evaluate(() => {
      const {x, y, width, height} = document.querySelector('knights-tour > svg').getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

  for (const size of [
    {width: 1280, height: 800},
    {width: 1000, height: 700},
    {width: 390, height: 844},
  ]) {
    lateTest(`its picture has the board's place: ${size.width} x ${size.height}`, '', size, async (page, come) => {
      const before = await boxOf(page);
      assert.ok(before[2] > 300 && before[3] > 300, `${before}`);
      come();
      await page.waitForFunction(() => document.querySelector('knights-tour').shadowRoot);
      assert.deepEqual(await boxOf(page), before);
    });
  }

  lateTest('shows no picture if the link has another board', '#board=5x5', {width: 1280, height: 800}, async (page) => {
    assert.equal(await page.$('knights-tour > svg'), null);
  });
});
