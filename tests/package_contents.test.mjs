// The contents of dist/package: package.json, README, licences, and the message of an import on a server. How hosts use it is
// tested in tests/hosts.
// Needs: site.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {settings} from '#tables';
import {kLicences, licencesText} from '../web/licences.mjs';
import {attributes} from '../web/package/interface.mjs';
import {addressesOf} from '../web/package/package.mjs';
import {readmeText} from '../web/package/readme.mjs';

const path = (name) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));
const read = (name) => readFileSync(path(name), 'utf8');
const description = JSON.parse(read('package/package.json'));

test('package.json has keywords and the known addresses', () => {
  assert.ok(description.keywords.length >= 8);
  const known = {
    repository: {type: 'git', url: 'git+https://example.org/a/b.git'},
    bugs: {url: 'https://example.org/a/b/issues'},
    homepage: 'https://example.org/a/b#readme',
  };
  assert.deepEqual(addressesOf({repository: 'https://example.org/a/b'}, {}), known);
  assert.deepEqual(addressesOf({repository: {url: 'git+https://example.org/a/b.git'}}, {}), known);
  assert.deepEqual(addressesOf({}, {KT_REPOSITORY: 'https://example.org/a/b', KT_SITE: 'https://example.org/'}), {
    ...known,
    homepage: 'https://example.org/',
  });
  assert.deepEqual(addressesOf({}, {}), {repository: undefined, bugs: undefined, homepage: undefined});
});

test('every file that package.json names exists', () => {
  const named = Object.entries(description.exports)
    .filter(([name]) => !name.includes('*'))
    .flatMap(([, entry]) => (typeof entry === 'string' ? entry : Object.values(entry)));
  for (const name of [
    description.main,
    description.types,
    description.customElements,
    description.unpkg,
    description.jsdelivr,
    ...named,
  ]) {
    assert.ok(existsSync(path(`package/${name}`)), name);
  }
});

test('the README has a picture and a row for each attribute', async () => {
  const readme = read('package/README.md');
  for (const {name} of attributes) assert.match(readme, new RegExp(`^\\| \`${name}\` \\|.*\\|$`, 'm'));
  for (const {key, help} of settings) assert.ok(readme.includes(`| \`${key}\` | ${help.replace(/</g, '&lt;')} |`), key);
  for (const row of readme.match(/^\| `.*$/gm)) assert.ok([4, 5, 6].includes(row.split(/(?<!\\)\|/).length), row);
  const [, , picture] = /!\[(.+)\]\((.+)\)/.exec(readme);
  assert.equal(picture, `${(process.env.KT_SITE ?? '').replace(/[^/]$/, '$&/')}card.png`);
  assert.deepEqual(readFileSync(path('package/card.png')), readFileSync(path('card.png')));
  assert.doesNotMatch(readme, /<!--/);

  const whole = await readmeText('https://example.org/', [['Source', 'https://example.org/a/b']]);
  assert.ok(whole.includes('(https://example.org/card.png)'));
  assert.ok((await readmeText('https://example.org/tour', [])).includes('(https://example.org/tour/card.png)'));
  assert.ok(whole.endsWith('## Links\n\n- [Source](https://example.org/a/b)\n'));
});

test('the site, the package and both single files contain the licences of everything in them', () => {
  const text = licencesText();
  assert.equal(read('licences.txt'), text);
  assert.equal(read('package/licences.txt'), text);
  const [, inPage] = /<!--\n(The licences of this program[^]*?)-->/.exec(read('knights-tour.html'));
  const [, inScript] = /^\/\*\n(The licences of this program[^]*?)\*\//.exec(read('knights-tour.standalone.js'));
  for (const [what] of kLicences)
    for (const each of [text, inPage, inScript]) assert.ok(each.split(`\n${what}\n`).length === 2, what);
  for (const words of [
    'Omar Cornut',
    'Sam Lantinga',
    'The Inter Project Authors',
    'The JetBrains Mono Project Authors',
    'Apache License',
    'Rich Felker',
  ]) {
    for (const each of [text, inPage]) assert.ok(each.includes(words), words);
  }
});

// The output when a server imports the package.
function said(mode, ...options) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', "import 'knights-tour'; import 'knights-tour/react';"],
    {
      cwd: path('package'),
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: mode},
    },
  );
  assert.deepEqual([status, stdout], [0, ''], stderr);
  return stderr.trim();
}

test('in development, a server warns that the element may stay undefined', () => {
  assert.match(
    said('development'),
    /^knights-tour: A server has imported this package.* import it in a script that the browser runs, too\.$/,
  );
  assert.match(said('development', '--conditions=react-server'), /Put 'use client' at the top of the file that imports it\.$/);
  for (const mode of ['production', 'test', ''])
    for (const options of [[], ['--conditions=react-server']]) assert.equal(said(mode, ...options), '');
});
