// Mouse and touch input on the board, in a real browser.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
// A finger that rests is something else than one that moves on: how long it rests is up to the test.
const withClock = true;
const phone = {width: 390, height: 844, touch: true, withClock};
const scrolls = (page) => page.until(() => scrollY > 50);

// The place of a square of a board that is seen as a whole, in the window.
async function middleOf(page, row, col) {
  const [rows, cols] = (await page.state()).settings.board.split('x').map(Number);
  return page.place('board', (col + 0.5) / cols, (row + 0.5) / rows);
}

// Two fingers at either side of a point, so far from it one after the other.
const spread = ([x, y], ...distances) =>
  distances.map((far) => [
    [x - far, y],
    [x + far, y],
  ]);

// Move and click come in one frame; a small square may be under the zoom buttons.
pageTest('a click hits a small square, wherever the pointer came from', '#board=30', async (page) => {
  await page.mouse.move(1200, 700);
  await page.settle();
  await page.mouse.click(...(await middleOf(page, 10, 20)));
  await page.untilState({start: 'u20'});
});

describe('the menu of a square', () => {
  pageTest("opens on a right click instead of the browser's menu", '#board=6', async (page) => {
    await page.evaluate(() => {
      window.menus = [];
      addEventListener('contextmenu', (event) => window.menus.push(event.defaultPrevented));
    });
    await page.mouse.click(...(await middleOf(page, 3, 2)), {button: 'right'});
    await page.shown('menu-end');
    assert.deepEqual(await page.evaluate(() => window.menus), [true]);
    await page.click('menu-end');
    assert.equal((await page.state()).settings.end, 'c3');
    assert.equal((await page.state()).settings.start, 'a6');
    await page.mouse.click(...(await middleOf(page, 1, 1)), {button: 'right'});
    await page.shown('menu-hole');
    await page.click('menu-hole');
    assert.equal((await page.state()).settings.holes, 'b5');
  });

  pageTest('opens under a resting finger, without a click', '#board=6', phone, async (page) => {
    await page.fingers([[await middleOf(page, 4, 1)]], {rest: 700});
    assert.equal((await page.state()).settings.start, 'a6');
    await page.shown('menu-start');
    const {rect} = await page.control('menu-start');
    assert.ok(rect.height >= 44, `${rect.height} pixels`);
    await page.tap('menu-start');
    assert.equal((await page.state()).settings.start, 'b2');
  });
});

describe('zoom', () => {
  pageTest('the wheel zooms a large board while the canvas has the focus', '#board=100', {withClock}, async (page) => {
    const middle = await middleOf(page, 50, 60);
    await page.focus('>>> canvas');
    await page.mouse.move(...middle);
    await page.settle();
    for (let i = 0; i < 15; ++i) await page.mouse.wheel({deltaY: -100});
    await page.settle();
    assert.ok((await page.control('zoom-fit')).enabled);
    await page.pass(0);
    await page.mouse.click(...middle);
    await page.pass(500);
    assert.equal((await page.state()).settings.start, 'bi50');
    // A double click shows everything, and starts nothing.
    await page.mouse.click(middle[0] + 40, middle[1] + 40, {count: 2});
    await page.pass(500);
    assert.equal((await page.state()).settings.start, 'bi50');
    assert.equal((await page.control('zoom-fit')).enabled, false);
  });

  pageTest('two fingers zoom the board but not the page', '#board=8', phone, async (page) => {
    const [x, y] = await middleOf(page, 4, 4);
    assert.equal(await page.shows('zoom-fit'), false);
    await page.fingers(spread([x, y], 20, 50, 80));
    assert.equal(await page.shows('zoom-fit'), true);
    assert.equal(await page.evaluate(() => visualViewport.scale), 1);
    assert.equal((await page.state()).settings.start, 'a8');
    await page.click('zoom-fit');
    assert.equal(await page.shows('zoom-fit'), false);
  });

  pageTest('one finger scrolls the page', '#board=8', phone, async (page) => {
    await page.makeScrollable();
    const [x, y] = await middleOf(page, 6, 4);
    await page.fingers([[[x, y]], [[x, y - 60]], [[x, y - 120]], [[x, y - 180]]]);
    await scrolls(page);
    assert.equal((await page.state()).settings.start, 'a8');
  });
});

pageTest('a finger paints holes on small squares', '#board=12&panels=settings', {...phone, height: 1400}, async (page) => {
  await page.tap('paint-holes');
  // On a busy machine the click may come a while after the tap.
  await page.until(() => window.knightsTour.controls().some(({label}) => label === 'Stop painting holes'));
  const [x, y] = await middleOf(page, 5, 3);
  await page.fingers([[[x, y]], [[x + 20, y]], [[x + 60, y]]]);
  await page.until(() => window.knightsTour.getState().settings.holes.split(';').length >= 3);
});

describe('fingers beside the board', () => {
  pageTest('a sideways swipe scrubs the timeline', '#board=5x5&step=1000', phone, async (page) => {
    const [x, y] = await page.place('timeline', 0.9);
    const steps = [];
    await page.fingers(
      Array.from({length: 9}, (_, i) => [[x - 30 * i, y + i]]),
      {
        afterMove: async () => {
          await page.pass(30);
          steps.push((await page.state()).step);
        },
      },
    );
    assert.equal(await page.evaluate(() => scrollY), 0);
    const after = (await page.state()).step;
    assert.ok(new Set(steps).size >= 3 && steps[0] > 700 && after > 10 && after < 400, `${steps} ${after}`);
    // The finger is gone: nothing is held.
    await page.tap('forward');
    assert.equal((await page.state()).step, after + 1);
  });

  pageTest('an upward swipe on the timeline scrolls the page', '#board=5x5&step=1000', phone, async (page) => {
    await page.makeScrollable();
    const [x, y] = await page.place('timeline', 0.5);
    await page.fingers([[[x, y]], [[x + 2, y - 60]], [[x + 4, y - 120]], [[x + 6, y - 180]]]);
    await scrolls(page);
    assert.equal((await page.state()).step, 1000);
  });

  pageTest('a tap on the timeline is a click', '#board=5x5&step=1000', phone, async (page) => {
    await page.tap('timeline', 0.5);
    const {step} = await page.state();
    assert.ok(step > 400 && step < 600, `${step}`);
  });

  pageTest('a swipe sets the speed', '#board=5x5', phone, async (page) => {
    const [x, y] = await page.place('speed', 0.5);
    await page.fingers([[[x, y]], [[x + 40, y]], [[x + 80, y]], [[x + 400, y]]]);
    assert.equal((await page.state()).settings.speed, 'max');
  });

  pageTest('two fingers move and zoom the tree', '#board=5x5&step=1000&panels=tree', {...phone, scale: 1}, async (page) => {
    const {rect} = await page.control('tree');
    await page.evaluate((y) => scrollTo(0, y - 200), rect.y);
    await page.settle();
    const picture = () =>
      page.pixels('tree').then(({at: colour}) => {
        const seen = [];
        for (let i = 1; i < 40; ++i) for (let k = 1; k < 40; ++k) seen.push(colour(i / 40, k / 40).join());
        return seen.join(' ');
      });
    const before = await picture();
    const scrolled = await page.evaluate(() => scrollY);
    const [x, y] = await page.place('tree', 0.5);
    await page.fingers([...spread([x, y], 20, 40), ...spread([x, y + 20], 70)]);
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    const after = await picture();
    assert.notEqual(after, before);
    await page.tap('tree-fit');
    assert.equal(await picture(), before, 'it follows the knight again');
  });

  pageTest('two fingers zoom the flame graph', '#board=5x5&step=1000&panels=flame', phone, async (page) => {
    const isPart = async () => (await page.control('flame-whole')).enabled;
    const {rect} = await page.control('flame-area');
    await page.evaluate((y) => scrollTo(0, y - 200), rect.y);
    await page.settle();
    assert.equal(await isPart(), false);
    const [x, y] = await page.place('flame-area', 0.5);
    await page.fingers(spread([x, y], 20, 50, 80));
    assert.equal(await isPart(), true);
    assert.equal((await page.state()).step, 1000);
    const [left, top] = await page.place('flame=in-vain'); // the buttons are below, in the panel that scrolls
    await page.fingers([[[left, top]], [[left, top - 40]], [[left, top - 120]], [[left, top - 220]]]);
    await page.settle();
    await page.tap('flame-whole');
    assert.equal(await isPart(), false);
  });
});

describe('a graph', () => {
  pageTest('starts at the vertex that is clicked', '#graph=A-B;A-C;B-C;B-D;C-D;C-E;D-E;D-F;E-F', {withClock}, async (page) => {
    await page.pass(0);
    const {rect} = await page.control('board');
    const canvas = await (await page.$('>>> canvas')).boundingBox();
    let {start} = (await page.state()).settings;
    for (let y = 20; y < rect.height && start === 'A'; y += 40) {
      for (let x = 20; x < rect.width && start === 'A'; x += 40) {
        await page.mouse.click(canvas.x + rect.x + x, canvas.y + rect.y + y);
        await page.settle();
        ({start} = (await page.state()).settings);
      }
    }
    assert.notEqual(start, 'A');
    assert.equal((await page.control('board')).value, start);
  });
});
