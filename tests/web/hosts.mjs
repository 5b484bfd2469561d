// Host pages for the tests: `body` in a page that loads the element, under a strict content security policy.
import assert from 'node:assert/strict';
import {serveDist} from '../../web/serve.mjs';
import {until} from './browser.mjs';

export {until};

export const kPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'";

// Of elements with these ids.
export const ready = (page, ...ids) => page.evaluate((all) => Promise.all(all.map((id) => window[id].ready)), ids);
export const stateOf = (page, id) => page.evaluate((name) => window[name].getState(), id);

// `shared` as of shareBrowser(); further options are those of newPage(). Errors on the console fail the test, but for those
// that `expected` matches. `script`: the tag that brings the element; `waitUntil`: what the page has come to when `run` begins.
export function hostTests(shared) {
  return (name, body, run, {overrides = {}, policy = kPolicy, expected = null, prepare = null, waitUntil = 'load', script = '<script src="knights-tour.js"></script>', ...options} = {}) =>
    shared.test(name, async (open) => {
      const server = await serveDist(0, {
        '/host.html': (request, response) => {
          response.setHeader('Content-Type', 'text/html');
          if (policy) response.setHeader('Content-Security-Policy', policy);
          response.end(`<!doctype html><meta charset="utf-8"><title>Host</title>${script}${body}`);
        },
        ...overrides,
      });
      try {
        const page = await open(options);
        await prepare?.(page);
        await page.goto(`${server.url}host.html`, {waitUntil});
        await run(page, server);
        assert.deepEqual(page.problems.filter((problem) => !expected?.test(problem)), []);
      } finally {
        await server.close();
      }
    });
}

// What is told by the board #a, and where.
export const message = (page) => page.evaluate(() => {
  const {message, again, dismiss} = Object.fromEntries(['message', 'again', 'dismiss'].map((name) => [name, window.a.shadowRoot.querySelector(`.${name}`)]));
  const box = again.getBoundingClientRect();
  return {
    text: message.checkVisibility() ? message.querySelector('.reason').textContent : '',
    button: again.checkVisibility() ? {x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height, width: box.width} : null,
    canClose: dismiss.checkVisibility(),
    words: !message.querySelector('slot').hidden,
  };
});
// Until it is told, and it can be tried again.
export const said = (page) => until(page, () => {
  const button = window.a.shadowRoot.querySelector('.again');
  return button.checkVisibility() && !/^Trying/.test(window.a.shadowRoot.querySelector('.reason').textContent);
});
// Its error events, where listen() is done to the page before.
export const errors = (page) => page.evaluate(() => window.errors);

export const listen = (page) => page.evaluateOnNewDocument(() => {
  window.errors = [];
  addEventListener('error', (event) => { if (event instanceof CustomEvent) window.errors.push(event.detail); }, true);
});
