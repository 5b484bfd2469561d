// The recipes of the embed page that need only a browser, or hosts that install in seconds, pasted unchanged into pages on
// another origin. The other recipes are in recipes_built.test.mjs.
// Needs: site, chromium, hosts, --all.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {before} from 'node:test';
import {give} from '../web/answers.mjs';
import {newPage, shareBrowser, withServer} from '../web/browser.mjs';
import {bundle, install} from './packages.mjs';
import {blocksOf, pageAround, shows, withPages, withSite} from './recipes.mjs';

const shared = shareBrowser();
const kMinutes = {timeout: 300_000};
let modules = '';
before(() => {
  modules = install('.');
}, kMinutes);

const recipeTest = (what, run) => shared.test(what, kMinutes, () => withSite(run, {'Access-Control-Allow-Origin': '*'}));
const show = (pages, options) => withPages({'/': '', ...pages}, (url) => shows(shared.browser, url, options));

recipeTest('HTML shows two boards in a page', async (site) => {
  const {'in the page': code} = blocksOf('html', site);
  await show(
    {'/': pageAround(`${code}\n<p>Between.</p>\n${code}`)},
    {
      count: 2,
      then: async (page) =>
        assert.equal(await page.evaluate(() => document.querySelector('knights-tour').getBoundingClientRect().width), 480),
    },
  );
});

recipeTest('a CDN with integrity runs only the script of this version', async (site) => {
  const {'in the page': code} = blocksOf('cdn', `${site}package/`);
  await show({'/': pageAround(code)});
  const other = blocksOf('cdn', `${site}package/`, {integrity: `sha384-${'A'.repeat(64)}`})['in the page'];
  const page = await newPage(shared.browser);
  await withPages({'/': pageAround(other)}, (url) => page.goto(url));
  assert.match(page.problems.join(), /integrity/);
  assert.equal(await page.evaluate(() => customElements.get('knights-tour')), undefined);
  await page.close();
});

recipeTest('a frame has its given height, or follows its board if the page listens', async (site) => {
  const {'in the page': code, 'once in the page, if it allows scripts': listener} = blocksOf('frame', site);
  const height = (page) => page.evaluate(() => document.querySelector('iframe').getBoundingClientRect().height);
  await show({'/': pageAround(code)}, {then: async (page) => assert.equal(await height(page), 560)});
  await show(
    {'/': pageAround(code + listener)},
    {then: (page) => page.until(() => document.querySelector('iframe').getBoundingClientRect().height > 600)},
  );
});

for (const [file, count] of [
  ['README.md', 3],
  ['docs/embedding.md', 5],
]) {
  shared.test(`the first ${count} lines of HTML in ${file} show a board`, kMinutes, async () => {
    const [, lines] = /```html\n([^]*?)```/.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
    assert.equal(lines.trim().split('\n').length, count);
    await withServer({'/readme.html': give('text/html', `<link rel="icon" href="data:,">${lines}`)}, (server) =>
      shows(shared.browser, `${server.url}readme.html`, {step: 0}),
    );
  });
}

shared.test('React shows a board', kMinutes, async () => {
  const {'in a module or an MDX page': code, 'where you want the board': use} = blocksOf('react', '');
  const text = await bundle(
    `${code}\nimport {createRoot} from 'react-dom/client';\ncreateRoot(document.getElementById('app')).render(<main>${use}</main>);`,
    modules,
  );
  await withServer(
    {
      '/package/app.js': give('text/javascript', text),
      '/package/app.html': give('text/html', pageAround('<div id="app"></div><script type="module" src="app.js"></script>')),
    },
    (server) => shows(shared.browser, `${server.url}package/app.html`),
  );
});

recipeTest('reveal.js shows a board on a slide', async (site) => {
  const reveal = (name) => readFileSync(join(modules, 'node_modules/reveal.js/dist', name), 'utf8');
  const {'in the page head': script, 'among the slides': slide} = blocksOf('slides', site);
  await show({
    '/': `<!doctype html><meta charset="utf-8"><title>Deck</title><link rel="icon" href="data:,"><link rel="stylesheet" href="reveal.css">${script}
      <div class="reveal"><div class="slides"><section><h2>One</h2></section>\n${slide}\n</div></div>
      <script src="reveal.js"></script><script>Reveal.initialize({width: 960, height: 700}).then(() => Reveal.slide(1));</script>`,
    '/reveal.css': {type: 'text/css', text: reveal('reveal.css')},
    '/reveal.js': {type: 'text/javascript', text: reveal('reveal.js')},
  });
});
