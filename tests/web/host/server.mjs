// The hostile host: serves the pages of this folder under a strict content security policy, and dist/ beside them.
//
//   /NAME.html       a page of this folder            /dist/...        the project, without any CORS header
//   /probe.js        first script of every page       /open-dist/...   the same with Access-Control-Allow-Origin: *
//
// A page that is asked for with `clock` in its query has ../clock.js before all others.
// `dist`: another folder in its place; `edits`: [{file, find, replace}] done to its scripts as they are sent;
// `overrides`: path in dist -> (request, response) => void; `policy`: the pages' policy.
// `server.requests` lists the addresses asked for, `server.forget()` empties it.
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
export const kDist = fileURLToPath(new URL('../../../dist/', import.meta.url));

export const kPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; frame-src http://127.0.0.1:*";

const kTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

const withScripts = (html, ...names) =>
  String(html).replace(/<head[^>]*>/, (head) => head + names.map((name) => `<script src="/${name}.js"></script>`).join(''));

// A text that is not there would make a test of nothing.
export function edit(name, body, edits) {
  for (const {find, replace} of edits.filter(({file}) => file === name)) {
    const text = String(body);
    body = text.replace(find, replace);
    if (body === text) throw new Error(`${name} has no ${find}`);
  }
  return body;
}

export async function serveHost({dist = kDist, edits = [], overrides = {}, policy = kPolicy} = {}) {
  const requests = [];
  const faults = [];

  async function answer(request, response) {
    const path = normalize(decodeURIComponent(request.url.split('?')[0]));
    requests.push(path);
    const [, folder, name] = path.match(/^\/(open-dist|dist)\/(.*)$/) ?? [null, '', path.slice(1)];
    if (folder && overrides[name]) return overrides[name](request, response);
    let body = await readFile(name === 'clock.js' ? join(here, '..', name) : join(folder ? dist : here, name)).catch(() => null);
    if (body === null) {
      response.statusCode = path === '/favicon.ico' ? 204 : 404;
      return response.end();
    }
    if (folder) body = edit(name, body, edits);
    if (folder === 'open-dist') response.setHeader('Access-Control-Allow-Origin', '*');
    if (extname(name) === '.html') {
      body = withScripts(body, ...(/[?&]clock\b/.test(request.url) ? ['clock'] : []), 'probe');
      if (!folder) response.setHeader('Content-Security-Policy', policy);
    }
    response.setHeader('Content-Type', kTypes[extname(name)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-store');
    response.end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      faults.push(error.message);
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    requests,
    faults, // of this server, not of the page
    forget: () => {
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
