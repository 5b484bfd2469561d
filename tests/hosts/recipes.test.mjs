// The recipes of the embed page that need no more than a browser, and hosts that are installed in seconds: pasted as they are, into
// pages that lie elsewhere than our files. The others are in recipes_built.test.mjs.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {before} from 'node:test';
import {serveDist} from '../../web/serve.mjs';
import {newPage, shareBrowser, until} from '../web/browser.mjs';
import {bundle, install} from './packages.mjs';
import {blocksOf, pageAround, shows, withPages, withSite} from './recipes.mjs';

const shared = shareBrowser();
const kMinutes = {timeout: 300_000};
let modules = '';
before(() => { modules = install('.'); }, kMinutes);

const give = (type, body) => (request, response) => {
  response.setHeader('Content-Type', type);
  response.end(body);
};
const recipeTest = (what, run) => shared.test(what, () => withSite(run, {'Access-Control-Allow-Origin': '*'}), kMinutes);
const show = (pages, options) => withPages({'/': '', ...pages}, (url) => shows(shared.browser, url, options));

recipeTest('HTML, twice in a page', async (site) => {
  const {'in the page': code} = blocksOf('html', site);
  await show({'/': pageAround(`${code}\n<p>Between.</p>\n${code}`)}, {
    count: 2, then: async (page) => assert.equal(await page.evaluate(() => document.querySelector('knights-tour').getBoundingClientRect().width), 480),
  });
});

recipeTest('a CDN with integrity; what is not the script of this version is not run', async (site) => {
  const {'in the page': code} = blocksOf('cdn', `${site}package/`);
  await show({'/': pageAround(code)});
  const other = blocksOf('cdn', `${site}package/`, {integrity: `sha384-${'A'.repeat(64)}`})['in the page'];
  const page = await newPage(shared.browser);
  await withPages({'/': pageAround(other)}, (url) => page.goto(url));
  assert.match(page.problems.join(), /integrity/);
  assert.equal(await page.evaluate(() => customElements.get('knights-tour')), undefined);
  await page.close();
});

recipeTest('a frame, which is as high as its board likes where the page listens', async (site) => {
  const {'in the page': code, 'once in the page, if it may run scripts': listener} = blocksOf('frame', site);
  const height = (page) => page.evaluate(() => document.querySelector('iframe').getBoundingClientRect().height);
  await show({'/': pageAround(code)}, {then: async (page) => assert.equal(await height(page), 560)});
  await show({'/': pageAround(code + listener)}, {then: (page) => until(page, () => document.querySelector('iframe').getBoundingClientRect().height > 600)});
});

shared.test('the five lines that the README opens with', async () => {
  const [, lines] = /```html\n([^]*?)```/.exec(readFileSync(new URL('../../README.md', import.meta.url), 'utf8'));
  assert.equal(lines.trim().split('\n').length, 5);
  const server = await serveDist(0, {'/readme.html': give('text/html', `<link rel="icon" href="data:,">${lines}`)});
  try {
    await shows(shared.browser, `${server.url}readme.html`, {step: 0});
  } finally {
    await server.close();
  }
}, kMinutes);

shared.test('React', async () => {
  const {'in a module, or in a page of MDX': code, 'where the board is to be': use} = blocksOf('react', '');
  const text = await bundle(`${code}\nimport {createRoot} from 'react-dom/client';\ncreateRoot(document.getElementById('app')).render(<main>${use}</main>);`, modules);
  const server = await serveDist(0, {
    '/package/app.js': give('text/javascript', text),
    '/package/app.html': give('text/html', pageAround('<div id="app"></div><script type="module" src="app.js"></script>')),
  });
  try {
    await shows(shared.browser, `${server.url}package/app.html`);
  } finally {
    await server.close();
  }
}, kMinutes);

recipeTest('reveal.js', async (site) => {
  const reveal = (name) => readFileSync(join(modules, 'node_modules/reveal.js/dist', name), 'utf8');
  const {'in the head': script, 'among the slides': slide} = blocksOf('slides', site);
  await show({
    '/': `<!doctype html><meta charset="utf-8"><title>Deck</title><link rel="icon" href="data:,"><link rel="stylesheet" href="reveal.css">${script}
      <div class="reveal"><div class="slides"><section><h2>One</h2></section>\n${slide}\n</div></div>
      <script src="reveal.js"></script><script>Reveal.initialize({width: 960, height: 700}).then(() => Reveal.slide(1));</script>`,
    '/reveal.css': {type: 'text/css', text: reveal('reveal.css')},
    '/reveal.js': {type: 'text/javascript', text: reveal('reveal.js')},
  });
});
