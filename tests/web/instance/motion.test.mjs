// The animation of a search, in frames of a page whose clock the test controls.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';
import {recordFlashes} from './flashes.mjs';

const {pageTest} = shareBrowser();
const seen = {width: 800, height: 620, scale: 1, withClock: true};
const call = (page, method, ...values) =>
  page.evaluate(
    (name, rest) => {
      window.knightsTour[name](...rest);
    },
    method,
    values,
  );

// Steps frame by frame, and counts in each what is drawn in the colour of dead ends: shades of orange that no square,
// path or knight has.
const watchEmbers = (page, count) =>
  page.evaluate(async (frames) => {
    const element = document.querySelector('knights-tour');
    const canvas = element.shadowRoot.querySelector('canvas');
    const gl = canvas.getContext('webgl2');
    const pixels = new Uint8Array(gl.drawingBufferWidth * gl.drawingBufferHeight * 4);
    const seen = [];
    requestAnimationFrame(function frame(now) {
      gl.readPixels(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      // The canvas holds a picture only right after it was drawn.
      const {
        event,
        frame: {drawn},
      } = element.getState({path: false});
      let embers = drawn === seen.at(-1)?.drawn ? seen.at(-1).embers : 0;
      if (embers === 0)
        for (let i = 0; i < pixels.length; i += 4) embers += pixels[i] - pixels[i + 2] > 60 && pixels[i] > pixels[i + 1] + 25;
      seen.push({now, embers, drawn, event: event.type});
      if (seen.length < frames) requestAnimationFrame(frame);
    });
    await clock.go(((frames + 5) * 1000) / 60);
    return seen;
  }, count);

describe('the fading trace', () => {
  for (const speed of ['frame', '10']) {
    pageTest(
      `a backtracked move stays visible for 0.3 seconds at speed ${speed}`,
      `#board=5x5&theme=light&speed=${speed}&step=60`,
      seen,
      async (page) => {
        await page.pass(100);
        await call(page, 'play');
        const watched = await watchEmbers(page, 200);
        let within = 0,
          glowing = 0,
          since = -Infinity;
        for (const {now, embers, event} of watched) {
          if (event === 'backtrack') since = now;
          if (now - since > 300) continue;
          ++within;
          glowing += embers > 20;
        }
        assert.ok(within > 50, `${within} frames soon after a backtrack`);
        assert.ok(glowing >= 0.95 * within, `embers in ${glowing} of ${within} frames`);
      },
    );
  }

  pageTest('shows no trace before the first backtrack', '#board=5x5&theme=light&speed=frame', seen, async (page) => {
    await page.pass(100);
    await call(page, 'play');
    const watched = await watchEmbers(page, 15);
    assert.deepEqual(
      watched.filter(({embers}) => embers > 20),
      [],
    );
  });
});

describe('at rest', () => {
  pageTest('draws a step until the knight arrives, then requests no frames', '#board=5x5', seen, async (page) => {
    await page.pass(1000);
    await call(page, 'step', 1);
    await page.pass(1000);
    const {frame} = await page.state();
    await page.pass(10_000);
    assert.deepEqual((await page.state()).frame, frame);
  });

  pageTest('a tour is animated for a second, then rests', '#board=5x5&algorithm=warnsdorff&step=23', seen, async (page) => {
    await page.pass(1000);
    const before = (await page.state()).frame.drawn;
    await call(page, 'step', 1);
    await page.pass(3000);
    const {frame, status} = await page.state();
    assert.equal(status, 'tour');
    assert.ok(frame.drawn - before > 55 && frame.drawn - before < 75, `${frame.drawn - before} frames`);
    await page.pass(10_000);
    assert.deepEqual((await page.state()).frame, frame);
  });

  pageTest('follows prefers-reduced-motion while the page is open', '#board=5x5', seen, async (page) => {
    const wish = async (value) => {
      const seen = page.evaluate(
        () =>
          new Promise((resolve) => {
            matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => resolve(), {once: true});
          }),
      );
      await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value}]);
      await seen; // which on a slow machine takes a while of its own
    };
    const framesOfAStep = async () => {
      await page.pass(1000);
      const before = (await page.state()).frame.drawn;
      await call(page, 'step', 1);
      await page.pass(1000);
      return (await page.state()).frame.drawn - before;
    };
    assert.ok((await framesOfAStep()) > 12);
    await wish('reduce');
    assert.ok((await framesOfAStep()) <= 5);
    await wish('no-preference');
    assert.ok((await framesOfAStep()) > 12);
  });
});

// WCAG 2.3.1: at most a tenth of ten degrees of the visual field flashes more than three times a second.
describe('flashes', () => {
  const kMax = 0.1;
  const large = {...seen, width: 1280, height: 800};
  const all = [
    ['light', ['4', '10', '15', 'frame', '300', 'max'], seen],
    ['light', ['15', 'frame', '300'], large],
    ['dark', ['10', 'frame', '300'], seen],
    ['projector', ['15', 'frame', '300'], seen],
    ['projector', ['15', 'frame'], large],
    ['contrast', ['10', 'frame', '300'], seen],
  ];
  // Those nearest to the limit, and each theme.
  const nearest = [
    ['light', ['15'], seen],
    ['light', ['frame'], large],
    ['dark', ['frame'], seen],
    ['projector', ['15'], seen],
    ['contrast', ['frame'], seen],
  ];
  for (const [theme, speeds, size] of process.env.KT_ALL ? all : nearest) {
    for (const speed of speeds) {
      pageTest(
        `at most a tenth of the window flashes: ${theme}, speed ${speed}, ${size.width} pixels wide`,
        `#board=5x5&theme=${theme}&speed=${speed}&step=100`,
        size,
        async (page) => {
          await page.pass(100);
          await call(page, 'play');
          const {share, frames} = await recordFlashes(page, 2);
          assert.ok(frames > 100, `${frames} frames`);
          assert.ok(share <= kMax, `${(share * 100).toFixed(1)} % of the window flashes`);
        },
      );
    }
  }
});
