// Checks for hostile pages, by rows: drawing at any size and density, lost contexts, rest, motion and colour.
import assert from 'node:assert/strict';
import {eventually, limits} from '../board_page.mjs';
import {check} from './visit.mjs';

const kFirst = '#one >>> knights-tour',
  kSecond = '#two >>> knights-tour';

const canvasOf = (page) =>
  page.onBoard((board) => {
    const canvas = board.shadowRoot.querySelector('canvas');
    const [inner, outer] = [canvas.getBoundingClientRect(), board.getBoundingClientRect()];
    return {
      pixels: [canvas.width, canvas.height],
      size: [inner.width, inner.height],
      outer: [outer.width, outer.height],
      ratio: devicePixelRatio,
      right: Math.max(...board.controls().map(({rect}) => rect.x + rect.width)),
    };
  });

function assertSharp({pixels, size, ratio}) {
  for (const k of [0, 1])
    assert.ok(Math.abs(pixels[k] - size[k] * ratio) <= ratio, `${pixels} pixels for ${size} at ratio ${ratio}`);
}

check(3, 'boards in different shadow roots are independent', async (visit) => {
  const page = await visit.open('host.html');
  await page.board(kFirst).live();
  await page.board(kFirst).click('forward');
  await page.board(kFirst).stepIs(1);
  await page.board(kSecond).live();
  await page.board(kSecond).click('forward');
  await page.board(kSecond).click('forward');
  await page.board(kSecond).stepIs(2);
  const [one, two] = [await page.board(kFirst).state(), await page.board(kSecond).state()];
  assert.deepEqual([one.settings.board, one.step], ['6x6', 1]);
  assert.deepEqual([two.settings.board, two.step], ['5x6', 2]);
});

check(
  3,
  "the page's styles do not affect the board",
  async (visit) => {
    const page = await visit.open('host.html');
    await page.live();
    const [outside, inside] = await page.evaluate(() => {
      const board = probe.find('#plain');
      return [board, board.shadowRoot.querySelector('[part=message]')].map((element) => {
        const {letterSpacing, fontFamily, lineHeight} = getComputedStyle(element);
        return {letterSpacing, fontFamily, lineHeight: parseFloat(lineHeight) / parseFloat(getComputedStyle(element).fontSize)};
      });
    });
    assert.deepEqual([outside.fontFamily, outside.lineHeight], ['cursive', 3], 'the page insists');
    assert.equal(inside.letterSpacing, 'normal');
    assert.notEqual(inside.fontFamily, 'cursive');
    assert.ok(inside.lineHeight < 2);
  },
  {isAlike: true},
);

check(
  7,
  'the page keeps its title, its address and its beforeunload',
  async (visit) => {
    const page = await visit.open('host.html');
    const address = page.evaluate(() => location.href);
    await page.live();
    await page.click('forward');
    await page.call('seek', 40);
    assert.equal(await page.evaluate(() => document.title), "Somebody else's article");
    assert.equal(await page.evaluate(() => location.href), await address);
    const listeners = await page.evaluate(() => probe.listeners);
    for (const type of ['beforeunload', 'unload', 'pagehide']) {
      assert.ok(!listeners[type], `nothing listens for ${type}: it can cost the page its way back`);
    }
  },
  {isAlike: true},
);

check(8, 'the board follows the size of its container', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  const wide = await canvasOf(page);
  assert.ok(wide.outer[0] > 500, `${wide.outer}: as wide as its container, whatever the page's styles say`);
  assert.ok(Math.abs(wide.size[0] - wide.outer[0]) <= 2, 'the canvas fills the element');
  for (const width of [420, 560]) {
    await page.evaluate((wanted) => {
      document.getElementById('frame').style.cssText = `width: ${wanted}px; transition: none !important`;
    }, width);
    await page.until(
      `a board ${width} pixels wide`,
      (wanted) => Math.abs(probe.find('#plain').getBoundingClientRect().width - wanted) < 3,
      width,
    );
    await page.until(`a sharp board ${width} pixels wide`, () => {
      const canvas = probe.find('#plain').shadowRoot.querySelector('canvas');
      return Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio) <= devicePixelRatio;
    });
    await page.settle();
    const canvas = await canvasOf(page);
    assertSharp(canvas);
    assert.ok(canvas.right <= width + 1, `controls end at ${canvas.right} of ${width}`);
  }
  await page.click('forward');
  await page.stepIs(1, 'controls are where they are drawn');
});

check(10, 'a restored context shows the search at its step', async (visit) => {
  const page = await visit.open('host.html', {scale: 1});
  await page.live();
  await page.call('step', 9);
  await page.settle();
  // Without the margin, in which a scroll bar comes and goes.
  const ink = async () => {
    const {data, width, height} = await page.picture();
    const kMargin = 40;
    return Buffer.concat(Array.from({length: height}, (_, y) => data.subarray(y * width * 4, ((y + 1) * width - kMargin) * 4)));
  };
  await page.move(5, 5);
  await page.settle();
  const before = await ink();
  await page.evaluate(async (patience) => {
    const canvas = probe.find('#plain').shadowRoot.querySelector('canvas');
    const extension = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const event = (type) => new Promise((resolve) => canvas.addEventListener(type, () => setTimeout(resolve, 50), {once: true}));
    const lost = event('webglcontextlost');
    extension.loseContext();
    await lost;
    const restored = event('webglcontextrestored');
    extension.restoreContext();
    await Promise.race([
      restored,
      new Promise((resolve, reject) => setTimeout(reject, patience, new Error('the context is not restored'))),
    ]);
  }, limits.soon);
  await page.settle();
  assert.equal((await page.state()).step, 9);
  await eventually(async () => before.equals(await ink()), 'the picture is the same as before');
  await page.click('forward');
  await page.stepIs(10);
});

const kCap = 4;

check(
  11,
  'twenty boards use at most four contexts and keep their steps',
  async (visit) => {
    const kBoards = 20;
    const page = await visit.open(`many.html?boards=${kBoards}`);
    await page.board('#board0').live();
    await page.evaluate(() => probe.find('#board0').step(7));
    await page.board('#board0').settle();
    for (let i = 1; i < kBoards; ++i) {
      await page.board(`#board${i}`).scrollTo();
      await page.until(`board ${i} alive`, (id) => probe.find(id).getState() !== null, `#board${i}`);
      const contexts = await page.evaluate(() => probe.liveContexts());
      assert.ok(contexts <= kCap, `${contexts} contexts at board ${i}`);
    }
    await page.board(`#board${kBoards - 1}`).live();
    assert.ok((await page.evaluate(() => probe.liveContexts())) <= kCap);
    await page.board('#board0').scrollTo();
    await page.until(
      'the first board live again',
      () => probe.find('#board0').getState()?.step === 7 && probe.find('#board0').controls().length > 0,
    );
    await page.board('#board0').click('forward');
    await page.board('#board0').stepIs(8);
  },
  {isAlike: true},
);

for (const boards of [1, 6]) {
  check(
    12,
    `at rest ${boards === 1 ? 'one board asks' : 'six boards ask'} for no frame`,
    async (visit) => {
      const page = await visit.open(`many.html?clock&small&boards=${boards}`, {width: 1000, height: 900});
      await page.board('#board0').live();
      await page.until('four boards at most are live', (wanted) => probe.liveContexts() >= wanted, Math.min(boards, kCap));
      await page.board('#board0').click('forward');
      await page.move(990, 890);
      for (let i = 0; i < Math.min(boards, kCap); ++i) await page.board(`#board${i}`).settle();
      await page.until(
        'their controls have come',
        (live) =>
          Array.from({length: live}, (_, i) => probe.find(`#board${i}`).shadowRoot.querySelector('.mirror')).every(
            ({hidden}) => !hidden,
          ),
        Math.min(boards, kCap),
      );
      await page.pass(10_000); // tooltips, what was put off, and what the last frame asked for
      const happened = () => page.evaluate(() => [probe.frames, clock.happened]);
      const before = await happened();
      await page.pass(60_000);
      assert.deepEqual(await happened(), before, 'no frame is asked for, no timer rings');
    },
    {isAlike: true},
  );
}
