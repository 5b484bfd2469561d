// Mouse and touch input on the board, in a real browser.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {addMore, click, control, pass, pixels, place, settle, shareBrowser, shown, state, tap, until} from '../browser.mjs';

const {pageTest} = shareBrowser();
// A finger that rests is something else than one that moves on: how long it rests is up to the test.
const withClock = true;
const phone = {width: 390, height: 844, touch: true, withClock};
const scrolls = (page) => until(page, () => scrollY > 50);

// The place of a square of a board that is seen as a whole, in the window.
async function middleOf(page, row, col) {
  const [rows, cols] = (await state(page)).settings.board.split('x').map(Number);
  const {rect} = await control(page, 'board');
  const canvas = await (await page.$('>>> canvas')).boundingBox();
  return [canvas.x + rect.x + rect.width * (col + 0.5) / cols, canvas.y + rect.y + rect.height * (row + 0.5) / rows];
}

const shows = (page, id) => page.evaluate((wanted) => window.knightsTour.controls().some((c) => c.id === wanted), id);

// Touches of several fingers: each `move` is a list of points, one for each finger.
async function touch(page, moves, rest = 0) {
  await pass(page, 0);
  const client = await page.createCDPSession();
  const points = (move) => move.map(([x, y], id) => ({x, y, id}));
  await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: points(moves[0])});
  if (rest > 0) await pass(page, rest);
  for (const move of moves.slice(1)) {
    await client.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: points(move)});
    await pass(page, 30);
  }
  await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await settle(page);
}

// Move and click come in one frame; a small square may be under the zoom buttons.
pageTest('a click hits a small square, wherever the pointer came from', '#board=30', async (page) => {
  await page.mouse.move(1200, 700);
  await settle(page);
  await page.mouse.click(...await middleOf(page, 10, 20));
  await until(page, () => window.knightsTour.getState().settings.start === 'u20');
});

describe('the menu of a square', () => {
  pageTest('opens on a right click instead of the browser\'s menu', '#board=6', async (page) => {
    await page.evaluate(() => {
      window.menus = [];
      addEventListener('contextmenu', (event) => window.menus.push(event.defaultPrevented));
    });
    await page.mouse.click(...await middleOf(page, 3, 2), {button: 'right'});
    await shown(page, 'menu-end');
    assert.deepEqual(await page.evaluate(() => window.menus), [true]);
    await click(page, 'menu-end');
    assert.equal((await state(page)).settings.end, 'c3');
    assert.equal((await state(page)).settings.start, 'a6');
    await page.mouse.click(...await middleOf(page, 1, 1), {button: 'right'});
    await shown(page, 'menu-hole');
    await click(page, 'menu-hole');
    assert.equal((await state(page)).settings.holes, 'b5');
  });

  pageTest('opens under a resting finger, without a click', '#board=6', async (page) => {
    await touch(page, [[await middleOf(page, 4, 1)]], 700);
    assert.equal((await state(page)).settings.start, 'a6');
    await shown(page, 'menu-start');
    const {rect} = await control(page, 'menu-start');
    assert.ok(rect.height >= 44, `${rect.height} pixels`);
    const canvas = await (await page.$('>>> canvas')).boundingBox();
    await page.touchscreen.tap(canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2);
    await settle(page);
    assert.equal((await state(page)).settings.start, 'b2');
  }, phone);
});

describe('zoom', () => {
  pageTest('the wheel zooms a large board while the canvas has the focus', '#board=100', async (page) => {
    const middle = await middleOf(page, 50, 60);
    await page.focus('>>> canvas');
    await page.mouse.move(...middle);
    await settle(page);
    for (let i = 0; i < 15; ++i) await page.mouse.wheel({deltaY: -100});
    await settle(page);
    assert.ok((await control(page, 'zoom-fit')).enabled);
    await pass(page, 0);
    await page.mouse.click(...middle);
    await pass(page, 500);
    assert.equal((await state(page)).settings.start, 'bi50');
    // A double click shows everything, and starts nothing.
    await page.mouse.click(middle[0] + 40, middle[1] + 40, {count: 2});
    await pass(page, 500);
    assert.equal((await state(page)).settings.start, 'bi50');
    assert.equal((await control(page, 'zoom-fit')).enabled, false);
  }, {withClock});

  pageTest('two fingers zoom the board but not the page', '#board=8', async (page) => {
    const [x, y] = await middleOf(page, 4, 4);
    assert.equal(await shows(page, 'zoom-fit'), false);
    await touch(page, [[[x - 20, y], [x + 20, y]], [[x - 50, y], [x + 50, y]], [[x - 80, y], [x + 80, y]]]);
    assert.equal(await shows(page, 'zoom-fit'), true);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1);
    assert.equal((await state(page)).settings.start, 'a8');
    await click(page, 'zoom-fit');
    assert.equal(await shows(page, 'zoom-fit'), false);
  }, phone);

  pageTest('one finger scrolls the page', '#board=8', async (page) => {
    await addMore(page);
    const [x, y] = await middleOf(page, 6, 4);
    await touch(page, [[[x, y]], [[x, y - 60]], [[x, y - 120]], [[x, y - 180]]]);
    await scrolls(page);
    assert.equal((await state(page)).settings.start, 'a8');
  }, phone);
});

describe('fingers beside the board', () => {
  pageTest('a sideways swipe scrubs the timeline', '#board=5x5&step=1000', async (page) => {
    const [x, y] = await place(page, 'timeline', 0.9);
    const steps = [];
    await pass(page, 0);
    const client = await page.createCDPSession();
    await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    for (let i = 1; i <= 8; ++i) {
      await client.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x: x - 30 * i, y: y + i}]});
      await pass(page, 60);
      steps.push((await state(page)).step);
    }
    await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    await settle(page);
    assert.equal(await page.evaluate(() => scrollY), 0);
    const after = (await state(page)).step;
    assert.ok(new Set(steps).size >= 3 && steps[0] > 700 && after > 10 && after < 400, `${steps} ${after}`);
    // The finger is gone: nothing is held.
    await tap(page, 'forward');
    assert.equal((await state(page)).step, after + 1);
  }, phone);

  pageTest('an upward swipe on the timeline scrolls the page', '#board=5x5&step=1000', async (page) => {
    await addMore(page);
    const [x, y] = await place(page, 'timeline', 0.5);
    await touch(page, [[[x, y]], [[x + 2, y - 60]], [[x + 4, y - 120]], [[x + 6, y - 180]]]);
    await scrolls(page);
    assert.equal((await state(page)).step, 1000);
  }, phone);

  pageTest('a tap on the timeline is a click', '#board=5x5&step=1000', async (page) => {
    await tap(page, 'timeline', 0.5);
    const {step} = await state(page);
    assert.ok(step > 400 && step < 600, `${step}`);
  }, phone);

  pageTest('a swipe sets the speed', '#board=5x5', async (page) => {
    const [x, y] = await place(page, 'speed', 0.5);
    await touch(page, [[[x, y]], [[x + 40, y]], [[x + 80, y]], [[x + 400, y]]]);
    assert.equal((await state(page)).settings.speed, 'max');
  }, phone);

  pageTest('two fingers move and zoom the tree', '#board=5x5&step=1000&panels=tree', async (page) => {
    const {rect} = await control(page, 'tree');
    await page.evaluate((y) => scrollTo(0, y - 200), rect.y);
    await settle(page);
    const picture = () => pixels(page, 'tree').then(({at: colour}) => {
      const seen = [];
      for (let i = 1; i < 40; ++i) for (let k = 1; k < 40; ++k) seen.push(colour(i / 40, k / 40).join());
      return seen.join(' ');
    });
    const before = await picture();
    const scrolled = await page.evaluate(() => scrollY);
    const [x, y] = await place(page, 'tree', 0.5);
    await touch(page, [[[x - 20, y], [x + 20, y]], [[x - 40, y], [x + 40, y]], [[x - 70, y + 20], [x + 70, y + 20]]]);
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    const after = await picture();
    assert.notEqual(after, before);
    await tap(page, 'tree-fit');
    assert.equal(await picture(), before, 'it follows the knight again');
  }, {...phone, scale: 1});
});

describe('a graph', () => {
  pageTest('starts at the vertex that is clicked', '#graph=A-B;A-C;B-C;B-D;C-D;C-E;D-E;D-F;E-F', async (page) => {
    await pass(page, 0);
    const {rect} = await control(page, 'board');
    const canvas = await (await page.$('>>> canvas')).boundingBox();
    let {start} = (await state(page)).settings;
    for (let y = 20; y < rect.height && start === 'A'; y += 40) {
      for (let x = 20; x < rect.width && start === 'A'; x += 40) {
        await page.mouse.click(canvas.x + rect.x + x, canvas.y + rect.y + y);
        await settle(page);
        ({start} = (await state(page)).settings);
      }
    }
    assert.notEqual(start, 'A');
    assert.equal((await control(page, 'board')).value, start);
  }, {withClock});
});
