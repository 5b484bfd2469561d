// The page in a real browser: opened, played, stepped, set up by clicks and keys.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const kVisits8x8 = 8_250_733;
const kBacktracks8x8 = 8_250_669;
const withClock = true;

describe('opening', () => {
  pageTest('draws a board with alternating squares', '#v=1', {scale: 1}, async (page) => {
    assert.equal((await page.state()).step, 0);
    await page.settle();
    const {png, at} = await page.pixels('board');
    const colours = new Set();
    for (let i = 0; i < png.data.length; i += 4) colours.add(png.data.readUInt32BE(i));
    assert.ok(colours.size > 50, `only ${colours.size} colours`);
    // Squares alternate; the corner of a square is free of ink.
    const square = (row, col) => at((col + 0.96) / 8, (row + 0.96) / 8);
    assert.ok(distance(square(4, 4), square(4, 5)) > 8);
    assert.deepEqual(square(4, 4), square(5, 5));
  });

  pageTest('draws the knight on the square of the state', '#board=5&theme=light', {scale: 1}, async (page) => {
    for (const n of [0, 1, 7, 30]) {
      await page.call('seek', n);
      await page.settle();
      const {at} = await page.pixels('board');
      const [row, col] = (await page.state()).path.at(-1);
      // The knight's body is the darkest thing on the board.
      const darkness = (r, c) => 765 - at((c + 0.55) / 5, (r + 0.68) / 5).reduce((a, b) => a + b);
      let darkest = [0, 0];
      for (let r = 0; r < 5; ++r) for (let c = 0; c < 5; ++c) if (darkness(r, c) > darkness(...darkest)) darkest = [r, c];
      assert.deepEqual(darkest, [row, col], `at step ${n}`);
    }
  });

  pageTest('takes settings from the address, and reports a bad one', '#board=5x6&goal=loop&start=c2', async (page) => {
    const {settings} = await page.state();
    assert.equal(settings.board, '5x6');
    assert.equal(settings.goal, 'tour');
    assert.equal(settings.start, 'c2');
    await page.shown('dismiss');
    await page.click('dismiss');
    assert.equal(
      (await page.controls()).find((c) => c.id === 'dismiss'),
      undefined,
    );
  });

  pageTest("keeps the page's title", '#v=1', async (page) => {
    assert.match(await page.title(), /^The knight's tour/);
  });

  pageTest('autoplay plays', '#autoplay&board=5', async (page) => {
    await page.untilState({status: 'playing'});
  });
});

describe('playing', () => {
  pageTest('takes one step a frame for two seconds', '#v=1', {withClock}, async (page) => {
    await page.click('play');
    await page.pass(100);
    const first = await page.state();
    await page.pass(2000);
    const last = await page.state();
    assert.equal(last.status, 'playing');
    const frames = last.frame.drawn - first.frame.drawn;
    assert.equal(last.step - first.step, frames, 'a frame is a step');
    assert.ok(Math.abs(frames - 120) <= 1, `${frames} frames in two seconds`);
  });

  pageTest('Play plays and Pause pauses', '#v=1', {withClock}, async (page) => {
    assert.equal((await page.control('play')).label, 'Play');
    await page.click('play');
    await page.untilState({status: 'playing'});
    await page.until(() => window.knightsTour.controls().find(({id}) => id === 'play').label === 'Pause');
    await page.click('play');
    await page.untilState({status: 'paused'});
    const {step: stopped} = await page.state();
    assert.ok(stopped > 0);
    await page.pass(5000);
    assert.equal((await page.state()).step, stopped);
  });

  pageTest('stepping back restores the identical state', '#board=5', async (page) => {
    const seen = [];
    const essence = async () => {
      const {frame, speed, ...rest} = await page.state();
      return rest;
    };
    for (let n = 0; n < 60; ++n) {
      seen.push(await essence());
      await page.call('step', 1);
    }
    for (let n = 59; n >= 0; --n) {
      await page.call('step', -1);
      assert.deepEqual(await essence(), seen[n]);
    }
    await page.click('forward');
    assert.deepEqual(await essence(), seen[1]);
    await page.click('forward');
    await page.click('back');
    assert.deepEqual(await essence(), seen[1]);
    await page.click('to-start');
    assert.deepEqual(await essence(), seen[0]);
  });

  pageTest('max speed finds the 8x8 tour after 8,250,733 visits, drawing frames', '#speed=max', {withClock}, async (page) => {
    await page.settle(); // what the page loads after its first frame is no part of the search
    const gaps = await page.evaluate(async () => {
      const gaps = [];
      let last = null;
      const frame = (now) => {
        if (last !== null) gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      window.knightsTour.play();
      requestAnimationFrame(frame);
      while (window.knightsTour.getState().status === 'playing') await clock.go(100);
      return gaps;
    });
    const end = await page.state();
    assert.equal(end.status, 'tour');
    assert.equal(end.visits, kVisits8x8);
    assert.equal(end.backtracks, kBacktracks8x8);
    assert.equal(end.depth, 64);
    assert.ok(gaps.length > 5, `${gaps.length} frames: it ran in one go`);
    assert.ok(Math.max(...gaps) < 17, `a gap of ${Math.max(...gaps)} ms`);
    assert.ok(end.speed.actual > 0);
    // It is a tour, judged here by hand.
    assert.equal(new Set(end.path.map(String)).size, 64);
    for (let i = 1; i < 64; ++i) {
      const [rows, cols] = [0, 1].map((k) => Math.abs(end.path[i][k] - end.path[i - 1][k]));
      assert.equal(rows * cols, 2);
    }
    await page.click('play');
    assert.ok((await page.state()).visits > kVisits8x8, 'and goes on to the next');
  });

  pageTest('keeps the pace of a slow speed', '#speed=10&board=5', {withClock}, async (page) => {
    await page.pass(0);
    await page.call('play');
    await page.pass(1540);
    assert.equal((await page.state()).step, 16, 'the first at once, and then each tenth of a second');
  });

  pageTest('a distant seek arrives and resolves its promise', '#v=1', async (page) => {
    const reached = await page.evaluate(async () => {
      await window.knightsTour.seek(5_000_000);
      return window.knightsTour.getState();
    });
    assert.equal(reached.step, 5_000_000);
    assert.equal(reached.status, 'paused');
  });
});

describe('at rest', () => {
  pageTest('draws and requests no frame for a minute while paused', '#v=1', {withClock}, async (page) => {
    await page.click('play');
    await page.click('play');
    await page.untilState({status: 'paused'});
    await page.pass(1000); // the pointer rests on the button, whose tooltip still comes
    const before = await page.state();
    await page.pass(60_000);
    assert.deepEqual((await page.state()).frame, before.frame);
  });

  pageTest('a mouse button released outside the canvas is released', '#v=1', {withClock}, async (page) => {
    const at = (share) => page.place('speed', share);
    await page.mouse.move(...(await at(0.5)));
    await page.mouse.down();
    await page.mouse.move(...(await at(0.7)), {steps: 4});
    await page.mouse.move(300, 20, {steps: 4}); // over the page's header
    await page.mouse.up();
    await page.settle();
    const asked = (await page.state()).speed.asked;
    await page.mouse.move(...(await at(0.9)), {steps: 4});
    await page.settle();
    assert.equal((await page.state()).speed.asked, asked, 'the slider does not follow any more');
    await page.pass(1000);
    const before = await page.state();
    await page.pass(5000);
    assert.deepEqual((await page.state()).frame, before.frame);
    await page.click('forward');
    assert.equal((await page.state()).step, 1, 'the next click counts');
  });

  // A quarter of two seconds, while the knight moves; without motion as many frames as an input needs.
  for (const [calm, most] of [
    [false, 20],
    [true, 3],
  ]) {
    pageTest(
      `draws few frames between slow steps${calm ? ', fewer without motion' : ''}`,
      '#speed=0.5&board=5',
      {withClock, calm},
      async (page) => {
        await page.call('play');
        await page.pass(1000);
        const before = await page.state();
        await page.pass(20_000);
        const after = await page.state();
        assert.equal(after.step - before.step, 10);
        const drawn = after.frame.drawn - before.frame.drawn;
        assert.ok(drawn <= 10 * most, `${drawn} frames`);
      },
    );
  }
});

describe('setting up', () => {
  pageTest('a click on a square starts there', '#board=6', async (page) => {
    await page.click('board', 2.5 / 6, 4.5 / 6);
    const {settings, path} = await page.state();
    assert.equal(settings.start, 'c2');
    assert.deepEqual(path, [[4, 2]]);
  });

  pageTest('clicks set rows, goal, detail, order and theme', '#panels=settings,display', {height: 900}, async (page) => {
    await page.click('rows-');
    await page.click('columns+');
    await page.click('goal=closed');
    await page.click('detail=candidate');
    await page.click('moves');
    await page.click('moves=report');
    await page.click('theme');
    await page.click('theme=dark');
    const {settings} = await page.state();
    assert.equal(settings.board, '7x9');
    assert.equal(settings.goal, 'closed');
    assert.equal(settings.detail, 'candidate');
    assert.equal(settings.moves, 'report');
    assert.equal(settings.theme, 'dark');
    const background = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
    assert.equal(background, 'rgb(22, 24, 28)', 'the page goes dark with the canvas');
  });

  pageTest('a typed number sets the rows', '#v=1', async (page) => {
    await page.click('rows');
    await page.keyboard.type('12');
    await page.press('Enter');
    assert.equal((await page.state()).settings.board, '12x8');
  });

  pageTest('the speed slider goes from one step in four seconds to max', '#v=1', async (page) => {
    await page.click('speed', 0.02);
    assert.deepEqual((await page.state()).speed.asked, 0.25);
    await page.click('speed', 0.98);
    assert.deepEqual((await page.state()).speed.asked, 'max');
  });

  pageTest('setState() restores a state from getState()', '#board=5', async (page) => {
    await page.call('step', 12);
    const saved = await page.state();
    await page.set({board: '8x8', goal: 'closed'});
    assert.equal((await page.state()).settings.goal, 'closed');
    await page.evaluate((kept) => window.knightsTour.setState(kept), saved);
    const restored = await page.state();
    assert.deepEqual(restored.path, saved.path);
    assert.deepEqual(restored.settings, saved.settings);
    assert.equal(restored.step, 12);
  });

  pageTest('setState() restores distant steps, paused or playing', '#speed=100', async (page) => {
    const states = await page.evaluate(async () => {
      await window.knightsTour.setState({step: 3_000_000, status: 'paused'});
      const paused = window.knightsTour.getState();
      await window.knightsTour.setState({step: 4_000_000, status: 'playing'});
      return [paused, window.knightsTour.getState()];
    });
    assert.deepEqual(
      states.map(({step: n, status}) => [n, status]),
      [
        [3_000_000, 'paused'],
        [4_000_000, 'playing'],
      ],
    );
  });

  pageTest('a bad call is refused in one sentence and changes nothing', '#board=5&step=3', async (page) => {
    const sentence = (call) =>
      page.evaluate(call).then(
        () => 'accepted',
        (error) => error.message,
      );
    assert.match(await sentence(() => window.knightsTour.step(NaN)), /step: 'NaN' is not a whole number/);
    assert.match(await sentence(() => window.knightsTour.seek(-1)), /seek: '-1' is not a whole number from 0/);
    assert.match(await sentence(() => window.knightsTour.seek('7')), /seek: '7' is not a whole number from 0/);
    assert.match(
      await sentence(async () => (await window.knightsTour.film()).step(2 ** 32)),
      /step: '4294967296' is not a whole number from 0 to 1000000$/,
    );
    assert.match(await sentence(() => window.knightsTour.setState(5)), /setState: '5' is not an object/);
    assert.match(await sentence(() => window.knightsTour.setState({status: 'bogus'})), /status: 'bogus' is not one of paused/);
    assert.match(await sentence(() => window.knightsTour.setState({settings: {board: '6'}, step: -1})), /step: '-1' is not/);
    assert.match(
      await sentence(() => window.knightsTour.setState({speed: 'max'})),
      /setState: 'speed' is a setting; put it into settings/,
    );
    assert.match(await sentence(() => window.knightsTour.setState({board: '6'})), /setState: 'board' is a setting/);
    assert.match(
      await sentence(() => window.knightsTour.setState({stp: 7})),
      /setState: 'stp' is not one of settings, step, status/,
    );
    assert.equal(await sentence(() => window.knightsTour.setState({settings: {board: undefined}})), 'accepted');
    assert.equal(await sentence(() => window.knightsTour.setState(window.knightsTour.getState())), 'accepted');
    assert.equal(await page.evaluate(() => 'path' in window.knightsTour.getState({path: false})), false);
    await page.set({board: '0x9'});
    const {step: n, settings} = await page.state();
    assert.equal(n, 3);
    assert.equal(settings.board, '5x5');
    await page.shown('dismiss');
  });

  pageTest('step() can go far and resolves on arrival', '#v=1', async (page) => {
    const n = await page.evaluate(async () => {
      await window.knightsTour.step(3_000_000);
      return window.knightsTour.getState().step;
    });
    assert.equal(n, 3_000_000);
  });

  pageTest('settings from getState() can be set without losing the step', '#board=6', async (page) => {
    await page.call('step', 50);
    await page.evaluate(() => {
      const {settings} = window.knightsTour.getState();
      return window.knightsTour.setState({settings: {...settings, theme: 'dark'}});
    });
    const {step: n, settings} = await page.state();
    assert.equal(n, 50);
    assert.equal(settings.theme, 'dark');
  });

  pageTest('follows another link in the address bar', '#board=5', async (page) => {
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(() => {
        location.hash = '#board=6';
      }),
    ]);
    await page.waitForFunction(() => window.knightsTour?.getState());
    assert.equal((await page.state()).settings.board, '6x6');
  });

  pageTest('reset() returns to the state at opening', '#board=6&step=40', async (page) => {
    assert.equal((await page.state()).step, 40);
    await page.call('step', 7);
    await page.call('reset');
    assert.equal((await page.state()).step, 40);
  });
});
