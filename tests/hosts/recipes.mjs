// The recipes of the embed page for one board, and whether a page that follows them shows it.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {recipes} from '../../web/embedding/recipes.js';
import {newPage, until, withServer as withDist} from '../web/browser.mjs';

const kSettings = [
  ['board', '5x5'],
  ['step', '7'],
  ['controls', 'minimal'],
];
const page = readFileSync(new URL('../../dist/embedding/index.html', import.meta.url), 'utf8');
const told = (name) => new RegExp(`<body[^>]* data-${name}="([^"]+)"`).exec(page)[1];

// What belongs where, {file: text}, with our files at `site`.
export function blocksOf(id, site, more = {}) {
  const {blocks} = recipes.find((recipe) => recipe.id === id);
  const board = {
    settings: kSettings,
    width: 480,
    height: 560,
    site,
    integrity: told('integrity'),
    version: told('version'),
    link: `${site}index.html#v=1&board=5x5&step=7`,
    what: "A knight's tour: board of 5x5, step 7",
    ...more,
  };
  return Object.fromEntries(blocks(board).map(({file, text}) => [file, text]));
}

// A page of somebody else, around what was pasted.
export const pageAround = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}<p>Before.</p>\n${body}\n<p>After.</p></html>`;

// Gives `use` the address of a server; `handle(request, response)`.
export async function withServer(handle, use) {
  const server = createServer(handle);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

// Gives `use` the address of a server with these texts, {'/path': text} or {'/path': {type, text}}; it is not where our files are.
export const withPages = (pages, use) =>
  withServer((request, response) => {
    const found = pages[request.url.split('?')[0]];
    if (found === undefined) response.statusCode = 404;
    response.setHeader('Content-Type', found?.type ?? 'text/html; charset=utf-8');
    response.end(found?.text ?? found);
  }, use);

// Gives `use` the address of the site.
export const withSite = (use, headers) => withDist({}, ({url}) => use(url), headers);

// Opens the page, and waits until each of its `count` boards, in frames of ours or not, shows the step. `then(page)`.
export async function shows(browser, url, {count = 1, step = 7, then = () => {}, prepare = () => {}} = {}) {
  const open = await newPage(browser, {width: 1000, height: 900});
  try {
    await prepare(open);
    await open.goto(url);
    await open.until(() => document.querySelector('knights-tour, iframe') !== null); // some hosts render after they load
    const tag = await open.evaluate(() => (document.querySelector('knights-tour') ? 'knights-tour' : 'iframe'));
    for (let i = 0; i < count; ++i) {
      await open.until((name, at) => document.querySelectorAll(name).length > at, tag, i);
      await open.evaluate((name, at) => document.querySelectorAll(name)[at].scrollIntoView({block: 'center'}), tag, i);
      const isFramed = tag === 'iframe';
      const board = isFramed ? await (await open.$$(tag))[i].contentFrame() : open;
      await until(
        board,
        (at, wanted) => {
          const state = document.querySelectorAll('knights-tour')[at]?.getState?.();
          return state?.step === wanted && state.settings.board === '5x5' && state.settings.controls === 'minimal';
        },
        isFramed ? 0 : i,
        step,
      );
    }
    await then(open);
    assert.deepEqual(open.problems, []);
  } finally {
    await open.close();
  }
}
