// Pages of somebody else for the tests: `body` in a page that brings the element, under a strict content security policy.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {serveDist} from '../../web/serve.mjs';

export const kPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

// What a test asks of the page's boards, by id.
export const until = (page, check, ...args) => page.waitForFunction(check, {polling: 50, timeout: 20_000}, ...args);

// Of elements with these ids.
export const ready = (page, ...ids) => page.evaluate((all) => Promise.all(all.map((id) => window[id].ready)), ids);
export const stateOf = (page, id) => page.evaluate((name) => window[name].getState(), id);

// `shared` as of shareBrowser(). Errors on the console fail the test, but for those that `expected` matches.
export function hostTests(shared) {
  return (name, body, run, {width = 800, height = 600, overrides = {}, policy = kPolicy, expected = null, prepare = null} = {}) =>
    test(name, {timeout: 120_000}, async () => {
      const server = await serveDist(0, {
        '/host.html': (request, response) => {
          response.setHeader('Content-Type', 'text/html');
          if (policy) response.setHeader('Content-Security-Policy', policy);
          response.end(`<!doctype html><meta charset="utf-8"><title>Host</title><script src="knights-tour.js"></script>${body}`);
        },
        ...overrides,
      });
      const page = await shared.browser.newPage();
      const problems = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => { if (message.type() === 'error') problems.push(message.text()); });
      try {
        await page.setViewport({width, height});
        await prepare?.(page);
        await page.goto(`${server.url}host.html`);
        await run(page, server);
        assert.deepEqual(problems.filter((problem) => !expected?.test(problem)), []);
      } finally {
        await page.close();
        await server.close();
      }
    });
}
