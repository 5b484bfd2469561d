// Loading the scripts under strict policies, with integrity hashes, and from another origin.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe} from 'node:test';
import {fileURLToPath} from 'node:url';
import {policy} from '../../../web/package/interface.mjs';
import {hashOf} from '../../../web/package/hash.mjs';
import {serveDist} from '../../../web/serve.mjs';
import {shareBrowser, until} from '../browser.mjs';
import {errors, hostTests, listen, message, ready, said, stateOf} from '../hosts.mjs';
import {notFound} from '../lacking.mjs';

const hostTest = hostTests(shareBrowser());
const kOne = '<knights-tour id="a" board="5x5" step="7"></knights-tour>';

const dist = (name) => fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url));
const kHash = await hashOf(dist('knights-tour.js'));
const lives = async (page) => {
  await ready(page, 'a');
  assert.equal((await stateOf(page, 'a')).step, 7);
};
// The code panel and the dialog are of files that come still later.
const hasAll = async (page) => {
  await lives(page);
  await page.evaluate(() => window.a.share());
  assert.equal(await page.evaluate(() => Boolean(window.a.shadowRoot.querySelector('[part=share]'))), true);
};

const only = (...names) => ["default-src 'none'", ...policy.filter(({directive}) => names.includes(directive)).map(({directive, sources}) => `${directive} ${sources}`)].join('; ');

describe('the documented content security policy', () => {
  hostTest('allows everything, with no message on the console', kOne, async (page) => {
    await hasAll(page);
    await page.evaluate(() => window.a.setState({settings: {panels: 'code'}}));
    await until(page, () => performance.getEntriesByType('resource').some(({name}) => name.endsWith('/programs.js')));
  }, {policy: only('script-src', 'connect-src')});

  hostTest('without connect-src, the search loads as a script', kOne, hasAll, {policy: only('script-src'), expected: /connect-src|Refused to connect|Fetch API/});

  hostTest('needs wasm-unsafe-eval: without it, a message says so', kOne, async (page) => {
    await said(page);
    assert.match((await message(page)).text, /'wasm-unsafe-eval'/);
  }, {policy: only('script-src', 'connect-src').replace(" 'wasm-unsafe-eval'", ''), expected: /policy|Policy/});

  hostTest('allows frames', '<iframe src="embed.html#board=5x5&step=7"></iframe>', async (page) => {
    const frame = await (await page.$('iframe')).contentFrame();
    await until(frame, () => document.querySelector('knights-tour')?.getState?.()?.step === 7);
  }, {policy: only('frame-src'), script: ''});

  hostTest('allows a poster', '<knights-tour id="a" board="5x5" reveal="interaction" poster="knight.svg"></knights-tour>', async (page) => {
    await until(page, () => [...window.a.shadowRoot.querySelectorAll('img')].some(({naturalWidth}) => naturalWidth > 0));
  }, {policy: only('script-src', 'connect-src', 'img-src'), overrides: {'/favicon.ico': (request, response) => response.end()}});

  hostTest('allows Trusted Types', kOne, hasAll, {policy: `${only('script-src', 'connect-src', 'trusted-types')}; require-trusted-types-for 'script'`});
});

describe('a policy that forbids the scripts', () => {
  hostTest('the message names Trusted Types', kOne, async (page) => {
    await said(page);
    assert.match((await message(page)).text, /because Trusted Types forbid it\. Please allow the policy knights-tour\.$/);
  }, {policy: `${only('script-src', 'connect-src')}; trusted-types 'none'; require-trusted-types-for 'script'`, expected: /Trusted|trusted/});
});

describe('ways to load the scripts', () => {
  hostTest('the standalone script loads no other file', kOne, async (page) => {
    await hasAll(page);
    const others = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop()));
    assert.deepEqual(others.filter((name) => name !== 'knights-tour.standalone.js' && name !== 'favicon.ico'), []);
  }, {script: '<script src="knights-tour.standalone.js"></script>'});

  hostTest('the message says that the script cannot come from a blob: address', '<p>nothing yet</p>', async (page) => {
    await page.evaluate(async (one) => {
      const text = await (await fetch('knights-tour.js')).text();
      document.body.insertAdjacentHTML('beforeend', one);
      document.head.append(Object.assign(document.createElement('script'), {src: URL.createObjectURL(new Blob([text], {type: 'text/javascript'}))}));
      await customElements.whenDefined('knights-tour');
    }, kOne);
    await said(page);
    assert.match((await message(page)).text, /because its script has no folder\. Please use the standalone script\.$/);
  }, {script: '', policy: '', overrides: {'/visualizer.js': notFound}, expected: /404/});

  hostTest('the standalone script works from a blob: address', '<p>nothing yet</p>', async (page) => {
    await page.evaluate(async (one) => {
      const blob = await (await fetch('knights-tour.standalone.js')).blob();
      document.body.insertAdjacentHTML('beforeend', one);
      document.head.append(Object.assign(document.createElement('script'), {src: URL.createObjectURL(new Blob([blob], {type: 'text/javascript'}))}));
      await customElements.whenDefined('knights-tour');
    }, kOne);
    await lives(page);
  }, {script: '', policy: ''});

  hostTest('the classic script works as a module', kOne, lives, {script: '<script type="module" src="knights-tour.js"></script>'});

  hostTest('works with a policy that allows scripts by nonce', kOne, hasAll, {
    script: '<script nonce="abc" src="knights-tour.js"></script>',
    policy: "default-src 'none'; script-src 'nonce-abc' 'wasm-unsafe-eval'; connect-src 'self'",
  });

  hostTest('with an integrity hash, loads other files with their hashes', kOne, async (page) => {
    await hasAll(page);
    const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop()));
    assert.ok(known.includes('visualizer.js') && known.includes('visualizer.wasm'), known);
  }, {script: `<script integrity="${kHash}" src="knights-tour.js"></script>`});

  for (const [name, type] of [['visualizer.js', 'text/javascript'], ['visualizer.wasm', 'application/wasm']]) {
    hostTest(`with an integrity hash, refuses a changed ${name}`, kOne, async (page) => {
      await said(page);
      assert.match((await message(page)).text, new RegExp(`The search could not be loaded because ${name} does not match its integrity hash`));
      assert.equal((await errors(page))[0].kind, 'load');
    }, {
      script: `<script integrity="${kHash}" src="knights-tour.js"></script>`,
      prepare: listen,
      expected: /digest|integrity/,
      overrides: {[`/${name}`]: (request, response) => {
        response.setHeader('Content-Type', type);
        response.end(Buffer.concat([readFileSync(dist(name)), Buffer.from(type === 'application/wasm' ? [0, 2, 1, 65] : '\n')]));
      }},
    });
  }

  // {what: [headers of the other origin, of the page, attributes of the script]}
  for (const [what, [far, near, attributes]] of Object.entries({
    'another origin without CORS headers': [{}, {}, ''],
    'another origin that allows CORS, with crossorigin': [{'Access-Control-Allow-Origin': '*'}, {}, 'crossorigin'],
    'another origin that allows embedding, in an isolated page': [{'Cross-Origin-Resource-Policy': 'cross-origin'}, {'Cross-Origin-Embedder-Policy': 'require-corp'}, ''],
    'another origin that allows CORS, with crossorigin in an isolated page': [{'Access-Control-Allow-Origin': '*'}, {'Cross-Origin-Embedder-Policy': 'require-corp'}, 'crossorigin'],
  })) {
    hostTest(what, '<p>nothing yet</p>', async (page, server) => {
      const other = await serveDist(0, {}, far);
      try {
        await page.goto(`${server.url}far.html#${other.url}`);
        await hasAll(page);
      } finally {
        await other.close();
      }
    }, {
      expected: /CORS|ERR_FAILED/,
      overrides: {
        '/far.html': (request, response) => {
          for (const [name, value] of Object.entries({'Content-Type': 'text/html', ...near})) response.setHeader(name, value);
          response.end(`<!doctype html><meta charset="utf-8"><title>Far</title>${kOne}<script src="far.js"></script>`);
        },
        '/far.js': (request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(`document.write('<script ${attributes} src="' + location.hash.slice(1) + 'knights-tour.js"></' + 'script>');`);
        },
        '/favicon.ico': (request, response) => response.end(),
      },
    });
  }
});
