// Loading the scripts under strict policies, with integrity hashes, and from another origin.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {fileURLToPath} from 'node:url';
import {policy} from '../../../web/package/interface.mjs';
import {hashOf} from '../../../web/package/hash.mjs';
import {dist, give, html, noIcon, notFound, script, typeOf} from '../answers.mjs';
import {shareBrowser, until, withServer} from '../browser.mjs';

const {hostTest} = shareBrowser();
const kOne = '<knights-tour id="a" board="5x5" step="7"></knights-tour>';

const kHash = await hashOf(fileURLToPath(new URL('../../../dist/knights-tour.js', import.meta.url)));
const lives = async (page) => {
  await page.ready();
  assert.equal((await page.state()).step, 7);
};
// The code panel and the dialog are of files that come still later.
const hasAll = async (page) => {
  await lives(page);
  await page.call('share');
  await page.find('[part=share]');
};

const only = (...names) =>
  [
    "default-src 'none'",
    ...policy.filter(({directive}) => names.includes(directive)).map(({directive, sources}) => `${directive} ${sources}`),
  ].join('; ');

describe('the documented content security policy', () => {
  hostTest(
    'allows everything, with no message on the console',
    kOne,
    {policy: only('script-src', 'connect-src')},
    async (page) => {
      await hasAll(page);
      await page.set({panels: 'code'});
      await page.until(() => performance.getEntriesByType('resource').some(({name}) => name.endsWith('/programs.js')));
    },
  );

  hostTest(
    'without connect-src, the search loads as a script',
    kOne,
    {
      policy: only('script-src'),
      expected: /connect-src|Refused to connect|Fetch API/,
    },
    hasAll,
  );

  hostTest(
    'allows frames',
    '<iframe src="embed.html#board=5x5&step=7"></iframe>',
    {policy: only('frame-src'), script: ''},
    async (page) => {
      const frame = await (await page.$('iframe')).contentFrame();
      await until(frame, () => document.querySelector('knights-tour')?.getState?.()?.step === 7);
    },
  );

  hostTest(
    'allows a poster',
    '<knights-tour id="a" board="5x5" reveal="interaction" poster="knight.svg"></knights-tour>',
    {policy: only('script-src', 'connect-src', 'img-src'), overrides: noIcon},
    async (page) => {
      await page.until(() => [...window.a.shadowRoot.querySelectorAll('img')].some(({naturalWidth}) => naturalWidth > 0));
    },
  );

  hostTest(
    'allows Trusted Types',
    kOne,
    {
      policy: `${only('script-src', 'connect-src', 'trusted-types')}; require-trusted-types-for 'script'`,
    },
    hasAll,
  );
});

describe('a policy that forbids the scripts', () => {
  hostTest(
    'the message names Trusted Types',
    kOne,
    {
      policy: `${only('script-src', 'connect-src')}; trusted-types 'none'; require-trusted-types-for 'script'`,
      expected: /Trusted|trusted/,
    },
    async (page) => {
      assert.match((await page.failure()).text, /because Trusted Types forbid it\. Please allow the policy knights-tour\.$/);
    },
  );
});

describe('ways to load the scripts', () => {
  hostTest(
    'the standalone script loads no other file',
    kOne,
    {script: '<script src="knights-tour.standalone.js"></script>'},
    async (page) => {
      await hasAll(page);
      const others = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop()));
      assert.deepEqual(
        others.filter((name) => name !== 'knights-tour.standalone.js' && name !== 'favicon.ico'),
        [],
      );
    },
  );

  hostTest(
    'the message says that the script cannot come from a blob: address',
    '<p>nothing yet</p>',
    {script: '', policy: '', overrides: {'/visualizer.js': notFound}, expected: /404/},
    async (page) => {
      await page.evaluate(async (one) => {
        const text = await (await fetch('knights-tour.js')).text();
        document.body.insertAdjacentHTML('beforeend', one);
        document.head.append(
          Object.assign(document.createElement('script'), {
            src: URL.createObjectURL(new Blob([text], {type: 'text/javascript'})),
          }),
        );
        await customElements.whenDefined('knights-tour');
      }, kOne);
      assert.match((await page.failure()).text, /because the board's script has no folder\. Please use the standalone script\.$/);
    },
  );

  hostTest('the standalone script works from a blob: address', '<p>nothing yet</p>', {script: '', policy: ''}, async (page) => {
    await page.evaluate(async (one) => {
      const blob = await (await fetch('knights-tour.standalone.js')).blob();
      document.body.insertAdjacentHTML('beforeend', one);
      document.head.append(
        Object.assign(document.createElement('script'), {
          src: URL.createObjectURL(new Blob([blob], {type: 'text/javascript'})),
        }),
      );
      await customElements.whenDefined('knights-tour');
    }, kOne);
    await lives(page);
  });

  hostTest(
    'the classic script works as a module',
    kOne,
    {
      script: '<script type="module" src="knights-tour.js"></script>',
    },
    lives,
  );

  hostTest(
    'works with a policy that allows scripts by nonce',
    kOne,
    {
      script: '<script nonce="abc" src="knights-tour.js"></script>',
      policy: "default-src 'none'; script-src 'nonce-abc' 'wasm-unsafe-eval'; connect-src 'self'",
    },
    hasAll,
  );

  hostTest(
    'with an integrity hash, loads other files with their hashes',
    kOne,
    {script: `<script integrity="${kHash}" src="knights-tour.js"></script>`},
    async (page) => {
      await hasAll(page);
      const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name.split('/').pop()));
      assert.ok(known.includes('visualizer.js') && known.includes('visualizer.wasm'), known);
    },
  );

  for (const [name, more] of [
    ['visualizer.js', '\n'],
    ['visualizer.wasm', Buffer.from([0, 2, 1, 65])],
  ]) {
    hostTest(
      `with an integrity hash, refuses a changed ${name}`,
      kOne,
      {
        script: `<script integrity="${kHash}" src="knights-tour.js"></script>`,
        expected: /digest|integrity/,
        overrides: {
          [`/${name}`]: async (...all) => give(typeOf(name), Buffer.concat([await dist(name), Buffer.from(more)]))(...all),
        },
      },
      async (page) => {
        assert.match(
          (await page.failure()).text,
          new RegExp(`The search could not be loaded because ${name} does not match its integrity hash`),
        );
        assert.equal((await page.errors())[0].kind, 'load');
      },
    );
  }

  // {what: [headers of the other origin, of the page, attributes of the script]}
  for (const [what, [far, near, attributes]] of Object.entries({
    'another origin without CORS headers': [{}, {}, ''],
    'another origin that allows CORS, with crossorigin': [{'Access-Control-Allow-Origin': '*'}, {}, 'crossorigin'],
    'another origin that allows embedding, in an isolated page': [
      {'Cross-Origin-Resource-Policy': 'cross-origin'},
      {'Cross-Origin-Embedder-Policy': 'require-corp'},
      '',
    ],
    'another origin that allows CORS, with crossorigin in an isolated page': [
      {'Access-Control-Allow-Origin': '*'},
      {'Cross-Origin-Embedder-Policy': 'require-corp'},
      'crossorigin',
    ],
  })) {
    hostTest(
      what,
      '<p>nothing yet</p>',
      {
        expected: /CORS|ERR_FAILED/,
        overrides: {
          '/far.html': html(`<!doctype html><meta charset="utf-8"><title>Far</title>${kOne}<script src="far.js"></script>`, near),
          '/far.js': script(
            `document.write('<script ${attributes} src="' + location.hash.slice(1) + 'knights-tour.js"></' + 'script>');`,
          ),
          ...noIcon,
        },
      },
      (page, server) =>
        withServer(
          {},
          async (other) => {
            await page.goto(`${server.url}far.html#${other.url}`);
            await hasAll(page);
          },
          far,
        ),
    );
  }
});
