// Every page of dist/ has a content security policy without unsafe sources, and links with noopener.
// Needs: site.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {test} from 'node:test';
import {siteFiles} from '../web/files.mjs';
import {policyOf} from '../web/page/policy.mjs';

const dist = new URL('../dist/', import.meta.url);
const pages = readdirSync(dist, {recursive: true}).filter((name) => name.endsWith('.html'));
const read = (name) => readFileSync(new URL(name, dist), 'utf8');

test('dist has the files that web/files.mjs lists, and the package', () => {
  const found = readdirSync(dist, {recursive: true}).filter(
    (name) => !name.startsWith('package') && statSync(new URL(name, dist)).isFile(),
  );
  assert.deepEqual(found.sort(), siteFiles.map(({file}) => file).sort());
});

test('the site has more than 15 pages', () => assert.ok(pages.length > 15, String(pages)));

for (const name of pages) {
  test(`${name} has a strict policy before anything is loaded`, () => {
    const page = read(name);
    const at = page.indexOf('<meta http-equiv="Content-Security-Policy"');
    const first = page.search(/<(?:script|link|style)\b/);
    assert.ok(at > 0 && at < first, `policy at ${at}, first file at ${first}`);
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page);
    // What is framed in a sandbox has no origin in WebKit (host check 20).
    const own = name === 'embed.html' ? "'self' http: https:" : "'self'";
    assert.ok(policy.startsWith(`default-src 'none'; script-src ${own} 'wasm-unsafe-eval'`), policy);
    assert.doesNotMatch(policy.replaceAll(own, ''), /'unsafe-inline'|'unsafe-eval'|[ ;]\*|https?:|data:|blob:/);
  });

  test(`${name}: links into another window name noopener`, () => {
    for (const [link] of read(name).matchAll(/<a\b[^>]*\btarget=[^>]*>/g)) assert.match(link, /rel="[^"]*noopener/);
  });
}

test('scripts add noopener to links that open another window', () => {
  const files = readdirSync(new URL('../web/', import.meta.url), {recursive: true}).filter((name) => name.endsWith('.js'));
  for (const name of files) {
    const text = readFileSync(new URL(`../web/${name}`, import.meta.url), 'utf8');
    for (const [, rest] of text.matchAll(/target: '_blank'([^}]*)/g)) assert.match(rest, /rel: 'noopener'/, name);
  }
});

test('inline scripts and styles are allowed by their hashes', () => {
  const policy = policyOf('<style>a {}</style><script>1;</script><script src="a.js"></script>');
  assert.equal([...policy.matchAll(/'sha256-[\w+/]{43}='/g)].length, 2);
});
