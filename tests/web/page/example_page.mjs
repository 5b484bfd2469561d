// A page of the examples in a real browser, for the tests of the article.
import assert from 'node:assert/strict';
import {giveDist, noIcon} from '../answers.mjs';
import {eventually, optionsAndBody, shareBrowser} from '../browser.mjs';

// The element's script comes when it may: at once, but for tests of a slow one.
export const script = {isComing: Promise.resolve()};
const shared = shareBrowser({
  overrides: {
    ...noIcon,
    '/knights-tour.js': async (...all) => {
      await script.isComing;
      return giveDist('knights-tour.js')(...all);
    },
  },
});

// A page of the examples. What is reported on the console, asked of another host, or moved without the reader's doing
// is collected, and must be nothing in the end.
export function exampleTest(name, file, ...rest) {
  const [{width = 1280, height = 800, scripts = true, late = false, ...options}, body] = optionsAndBody(rest);
  shared.test(name, {timeout: 180_000}, async (open) => {
    if (late)
      script.isComing = new Promise((resolve) => {
        script.comes = resolve;
      });
    const page = await open({width, height, ...options});
    const {problems} = page;
    page.on('console', (message) => {
      // How this Chromium, which has no graphics card, puts its pages together is none of the page's doing.
      if (message.type() === 'warn' && !message.text().includes('GPU stall due to ReadPixels')) problems.push(message.text());
    });
    page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
    page.on('request', (request) => {
      if (!request.url().startsWith(shared.server.url)) problems.push(`asked for ${request.url()}`);
    });
    await page.setJavaScriptEnabled(scripts);
    await page.evaluateOnNewDocument(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    const arrival = page.goto(`${shared.server.url}examples/${file}`);
    // A page whose script is late is there before its load event.
    if (late) await eventually(() => page.$('footer').catch(() => null), 'the end of the page');
    else await arrival;
    await body(page, problems);
    await arrival;
    assert.deepEqual(problems, []);
  });
}

export const boards = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('knights-tour')].map((board) => {
      const {top, bottom} = board.getBoundingClientRect();
      const canvas = board.shadowRoot?.querySelector('canvas') ?? null;
      return {
        inSight: bottom > 0 && top < innerHeight,
        // Drawn, and not only about to be.
        alive: canvas !== null && getComputedStyle(canvas).visibility === 'visible' && Boolean(board.getState()),
      };
    }),
  );
