// Checks for hostile pages, by rows: drawing at any size and density, lost contexts, rest, motion and colour.
import assert from 'node:assert/strict';
import {kFirst, kPlain, kSecond, limits, live, pass, press, run, scrollTo, settle, spot, state, stepSoon, until} from './visit.mjs';

const checks = [];
export default checks;

const canvasOf = (page, path) => page.evaluate((wanted) => {
  const board = probe.find(wanted);
  const canvas = board.shadowRoot.querySelector('canvas');
  const [inner, outer] = [canvas.getBoundingClientRect(), board.getBoundingClientRect()];
  return {
    pixels: [canvas.width, canvas.height], size: [inner.width, inner.height], outer: [outer.width, outer.height],
    ratio: devicePixelRatio, right: Math.max(...board.controls().map(({rect}) => rect.x + rect.width)),
  };
}, path);

function assertSharp({pixels, size, ratio}) {
  for (const k of [0, 1]) assert.ok(Math.abs(pixels[k] - size[k] * ratio) <= ratio, `${pixels} pixels for ${size} at ratio ${ratio}`);
}

checks.push({
  row: 3,
  name: 'boards in different shadow roots are independent',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page, kFirst);
    await press(page, kFirst, 'forward');
    assert.equal(await stepSoon(page, kFirst, 1), 1);
    await live(page, kSecond);
    await press(page, kSecond, 'forward');
    await press(page, kSecond, 'forward');
    assert.equal(await stepSoon(page, kSecond, 2), 2);
    const [one, two] = [await state(page, kFirst), await state(page, kSecond)];
    assert.deepEqual([one.settings.board, one.step], ['6x6', 1]);
    assert.deepEqual([two.settings.board, two.step], ['5x6', 2]);
  },
  remedies: [{
    what: 'SDL is given the canvas itself',
    file: 'visualizer.js',
    find: /specialHTMLTargets\["#canvas"\] = canvas/,
    replace: 'void 0',
    fails: /could not be (drawn|started)|not ready|0 !== 1/,
  }],
});

checks.push({
  row: 3,
  name: 'the page\'s styles do not affect the board',
  isAlike: true,
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
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
  remedies: [{what: 'every property begins anew', file: 'knights-tour.js', find: /all: initial;/g, replace: '', fails: /normal/}],
});

checks.push({
  row: 7,
  name: 'the page keeps its title, its address and its beforeunload',
  isAlike: true,
  async run(visit) {
    const page = await visit.open('host.html');
    const address = page.evaluate(() => location.href);
    await live(page);
    await press(page, kPlain, 'forward');
    await page.evaluate(() => probe.find('#plain').seek(40));
    assert.equal(await page.evaluate(() => document.title), 'Somebody else\'s article');
    assert.equal(await page.evaluate(() => location.href), await address);
    const listeners = await page.evaluate(() => probe.listeners);
    for (const type of ['beforeunload', 'unload', 'pagehide']) {
      assert.ok(!listeners[type], `nothing listens for ${type}: it can cost the page its way back`);
    }
  },
  // SDL calls for this when its window is made; src/platform/web_unused_sdl.cpp does not answer.
  remedies: [{what: 'the title is left alone', file: 'visualizer.js', find: /(\w+)\._kt_create\(\)/, replace: "(document.title = '', $&)", fails: /Somebody else/}],
});

checks.push({
  row: 8,
  name: 'the board follows the size of its container',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    const wide = await canvasOf(page, kPlain);
    assert.ok(wide.outer[0] > 500, `${wide.outer}: as wide as its container, whatever the page's styles say`);
    assert.ok(Math.abs(wide.size[0] - wide.outer[0]) <= 2, 'the canvas fills the element');
    for (const width of [420, 560]) {
      await page.evaluate((wanted) => { document.getElementById('frame').style.cssText = `width: ${wanted}px; transition: none !important`; }, width);
      await until(page, `a board ${width} pixels wide`, (wanted) => Math.abs(probe.find('#plain').getBoundingClientRect().width - wanted) < 3, width);
      await until(page, `a sharp board ${width} pixels wide`, () => {
        const canvas = probe.find('#plain').shadowRoot.querySelector('canvas');
        return Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio) <= devicePixelRatio;
      });
      await settle(page, kPlain);
      const canvas = await canvasOf(page, kPlain);
      assertSharp(canvas);
      assert.ok(canvas.right <= width + 1, `controls end at ${canvas.right} of ${width}`);
    }
    await press(page, kPlain, 'forward');
    assert.equal(await stepSoon(page, kPlain, 1), 1, 'controls are where they are drawn');
  },
  remedies: [{what: 'the size is observed', file: 'visualizer.js', find: /observer\.observe\(canvas\)/, replace: 'void 0', fails: /pixels for|controls end|not within|fills/}],
});

checks.push({
  row: 9,
  name: 'the canvas is sharp at the device\'s pixel ratio',
  isAlike: true,
  async run(visit) {
    const page = await visit.open('host.html', {scale: 2});
    await live(page);
    const first = await canvasOf(page, kPlain);
    assertSharp(first);
    if (!visit.engine.can.scale) return;
    assert.equal(first.ratio, 2);
    await page.resize(900, 700, 1);  // a change of the ratio alone is not told when it is emulated
    await until(page, 'as many pixels as points', () => {
      const canvas = probe.find('#plain').shadowRoot.querySelector('canvas');
      return Math.abs(canvas.width - canvas.getBoundingClientRect().width) <= 1;
    });
    await settle(page, kPlain);
    const moved = await canvasOf(page, kPlain);
    assert.equal(moved.ratio, 1);
    assertSharp(moved);
  },
  remedies: [{
    what: 'the canvas has the pixels of the screen',
    file: 'visualizer.js',
    find: /devicePixelRatio \* Math/,
    replace: '1 * Math',
    fails: /pixels for/,
  }],
});

checks.push({
  row: 10,
  name: 'a restored context shows the search at its step',
  async run(visit) {
    const page = await visit.open('host.html', {scale: 1});
    await live(page);
    await page.evaluate(() => probe.find('#plain').step(9));
    await settle(page, kPlain);
    // Without the margin, in which a scroll bar comes and goes.
    const ink = async () => {
      const {data, width, height} = await page.screenshot();
      const kMargin = 40;
      return Buffer.concat(Array.from({length: height}, (_, y) => data.subarray(y * width * 4, ((y + 1) * width - kMargin) * 4)));
    };
    await page.move(5, 5);
    await settle(page, kPlain);
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
      await Promise.race([restored, new Promise((resolve, reject) => setTimeout(reject, patience, new Error('the context is not restored')))]);
    }, limits.soon);
    await settle(page, kPlain);
    assert.equal((await state(page, kPlain)).step, 9);
    let isSame = false;
    for (const end = Date.now() + limits.soon; !isSame && Date.now() < end;) isSame = before.equals(await ink());
    assert.ok(isSame, 'the picture is the same as before');
    await press(page, kPlain, 'forward');
    assert.equal(await stepSoon(page, kPlain, 10), 10);
  },
  remedies: [
    {what: 'the loss is not final', file: 'visualizer.js', find: /(on\d*\(canvas\d*, "webglcontextlost", \(event\d*\) => )event\d*\.preventDefault\(\)/, replace: '$1void 0', fails: /not restored|restor/i},
    {what: 'what was in the context is rebuilt', file: 'visualizer.js', find: /(on\d*\(canvas\d*, "webglcontextrestored", \(\) => )module\d*\._kt_context_restored\(handle\d*\)/, replace: '$1void 0', fails: /come to rest|same as before/},
  ],
});

const kCap = 4;

checks.push({
  row: 11,
  name: 'twenty boards use at most four contexts and keep their steps',
  isAlike: true,
  async run(visit) {
    const kBoards = 20;
    const page = await visit.open(`many.html?boards=${kBoards}`);
    await live(page, '#board0');
    await page.evaluate(() => probe.find('#board0').step(7));
    await settle(page, '#board0');
    for (let i = 1; i < kBoards; ++i) {
      await scrollTo(page, `#board${i}`);
      await until(page, `board ${i} alive`, (id) => probe.find(id).getState() !== null, `#board${i}`);
      const contexts = await page.evaluate(() => probe.liveContexts());
      assert.ok(contexts <= kCap, `${contexts} contexts at board ${i}`);
    }
    await live(page, `#board${kBoards - 1}`);
    assert.ok(await page.evaluate(() => probe.liveContexts()) <= kCap);
    await scrollTo(page, '#board0');
    await until(page, 'the first board live again', () => probe.find('#board0').getState()?.step === 7 && probe.find('#board0').controls().length > 0);
    await press(page, '#board0', 'forward');
    assert.equal(await stepSoon(page, '#board0', 8), 8);
  },
  remedies: [{what: 'four at most', file: 'visualizer.js', find: /kMaxLive = 4\b/, replace: 'kMaxLive = 40', fails: /[5-9] contexts/}],
});

for (const boards of [1, 6]) {
  checks.push({
    row: 12,
    name: `at rest ${boards === 1 ? 'one board asks' : 'six boards ask'} for no frame`,
    isAlike: true,
    async run(visit) {
      const page = await visit.open(`many.html?clock&small&boards=${boards}`, {width: 1000, height: 900});
      await live(page, '#board0');
      await until(page, 'four boards at most are live', (wanted) => probe.liveContexts() >= wanted, Math.min(boards, kCap));
      await press(page, '#board0', 'forward');
      await page.move(990, 890);
      for (let i = 0; i < Math.min(boards, kCap); ++i) await settle(page, `#board${i}`);
      await until(page, 'their controls have come', (live) => Array.from({length: live}, (_, i) => probe.find(`#board${i}`).shadowRoot.querySelector('.mirror')).every(({hidden}) => !hidden), Math.min(boards, kCap));
      await pass(page, 10_000);  // tooltips, what was put off, and what the last frame asked for
      const happened = () => page.evaluate(() => [probe.frames, clock.happened]);
      const before = await happened();
      await pass(page, 60_000);
      assert.deepEqual(await happened(), before, 'no frame is asked for, no timer rings');
    },
    remedies: boards > 1 ? [] : [{
      what: 'frames are asked for only when something moves',
      file: 'visualizer.js',
      find: /var _emscripten_request_animation_frame = /,
      replace: '(function again() { requestAnimationFrame(again); })(); $&',
      fails: /no frame is asked for|come to rest/,
    }],
  });
}

checks.push({
  row: 12,
  name: 'a playing board pauses out of view and resumes in view',
  isAlike: true,
  async run(visit) {
    const page = await visit.open('host.html?clock');
    await live(page);
    await page.evaluate(() => probe.find('#plain').play());
    await until(page, 'it plays', () => probe.find('#plain').getState().step > 2);
    await page.evaluate(() => scrollTo({top: 2600, behavior: 'instant'}));
    await pass(page, 300);
    const away = (await state(page, kPlain)).step;
    await pass(page, 2000);
    assert.equal((await state(page, kPlain)).step, away, 'it rests while nobody sees it');
    await run(page);
    await scrollTo(page, kPlain);
    await until(page, 'it goes on', (left) => probe.find('#plain').getState().step > left, away);
    assert.ok((await state(page, kPlain)).step < away + 500, 'and does not make up for what nobody saw');
  },
  remedies: [{what: 'it is paused out of sight', file: 'visualizer.js', find: /this\.live\?\.suspend\(!isInSight\);/, replace: '', fails: /it rests/}],
});

checks.push({
  row: 16,
  name: 'prefers-reduced-motion prevents autoplay (Chromium only: emulated)',
  only: ['chromium'],
  async run(visit) {
    for (const still of [true, false]) {
      const page = await visit.open('plain.html?clock', {media: {still}});
      await page.evaluate(() => {
        document.body.innerText = '';
        const board = document.createElement('knights-tour');
        board.id = 'plain';
        board.setAttribute('autoplay', '');
        board.setAttribute('board', '6x6');
        document.body.append(board);
        return board.ready;
      });
      await pass(page, 1000);
      assert.equal((await state(page, kPlain)).step === 0, still, still ? 'it waits' : 'autoplay plays for the others');
    }
  },
  remedies: [{what: 'the wish is asked for', file: 'visualizer.js', find: /"\(prefers-reduced-motion: reduce\)"/g, replace: '"(min-width: 99999px)"', fails: /it waits/}],
});

checks.push({
  row: 17,
  name: 'follows dark and forced colours (Chromium only: emulated)',
  only: ['chromium'],
  async run(visit) {
    const page = await visit.open('host.html', {scale: 1});
    await live(page);
    const [x, y] = await spot(page, kPlain, 'board', -0.01, 0.5);  // beside the board
    const becomes = async (what, isSo) => {
      let seen;
      for (const end = Date.now() + limits.soon; !isSo(seen) && Date.now() < end;) {
        const {data, width} = await page.screenshot();
        seen = data[(Math.round(y) * width + Math.round(x)) * 4];
      }
      assert.ok(isSo(seen), what);
    };
    await page.emulate({dark: false});
    await becomes('light', (brightness) => brightness > 200);
    await page.emulate({dark: true});
    await becomes('dark', (brightness) => brightness < 60);
    await page.emulate({dark: false, contrast: true});
    await becomes('black where contrast is asked for', (brightness) => brightness < 10);
  },
  remedies: [{what: 'forced colours are followed', file: 'knights-tour.js', find: /"\(prefers-contrast: more\), \(forced-colors: active\)"/g, replace: '"(min-width: 99999px)"', fails: /black/}, {what: 'the scheme is followed', file: 'knights-tour.js', find: /"\(prefers-color-scheme: dark\)"/g, replace: '"(min-width: 99999px)"', fails: /dark/}],
});
