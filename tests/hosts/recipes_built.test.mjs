// The recipes of the embed page for hosts that have to be built or that change pasted code: MDX, VitePress, Hugo, Jekyll,
// WordPress, Moodle, Jupyter, Markdown. Each page is made by the host itself, or by its parts that process the code. Run with
// --all, or by name.
// Needs: site, chromium, hosts, generators, --all.
import assert from 'node:assert/strict';
import {readFileSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {before} from 'node:test';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {newPage, shareBrowser} from '../web/browser.mjs';
import {installWithOwn, ownPackage} from './packages.mjs';
import {blocksOf, pageAround, shows, withPages, withSite} from './recipes.mjs';
import {project as projectIn, run, showFolder as showFolderIn, withFolder} from './sites.mjs';

const shared = shareBrowser();
const kMinutes = {timeout: 600_000};
const kCors = {'Access-Control-Allow-Origin': '*'};

let place = ''; // with node_modules
before(() => {
  place = installWithOwn();
}, kMinutes);

const require = (name) => createRequire(join(place, 'package.json'))(name);
const module = (name) => import(pathToFileURL(createRequire(join(place, 'package.json')).resolve(name)));
const project = (name, files) => projectIn(place, name, files);
const recipeTest = (what, body) => shared.test(what, kMinutes, () => withSite(body, kCors));
const show = (pages, options) => withPages(pages, (url) => shows(shared.browser, url, options));
const showFolder = (folder, path, options) => showFolderIn(shared.browser, folder, path, options);

recipeTest('MDX', async () => {
  const {'in a module or an MDX page': code, 'where you want the board': use} = blocksOf('react', '');
  const {compile} = await module('@mdx-js/mdx');
  const text = String(await compile(`# A page\n\n${code}\n\nIn words, and then:\n\n${use}\n`));
  const folder = project('mdx', {
    'page.jsx': text,
    'main.js':
      "import {createRoot} from 'react-dom/client';\nimport {createElement} from 'react';\nimport Page from './page.jsx';\ncreateRoot(document.getElementById('app')).render(createElement(Page));\n",
    'out/index.html': pageAround('<div id="app"></div><script type="module" src="main.js"></script>'),
  });
  await build({
    entryPoints: [join(folder, 'main.js')],
    bundle: true,
    outdir: join(folder, 'out'),
    format: 'esm',
    logLevel: 'error',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  for (const name of ['visualizer.js', 'visualizer.wasm', 'visualizer.wasm.js'])
    symlinkSync(join(ownPackage, name), join(folder, 'out', name));
  await showFolder(join(folder, 'out'), '');
});

recipeTest('VitePress', async () => {
  const blocks = blocksOf('vue', '');
  const folder = project('vue-recipe', {
    '.vitepress/config.mjs': blocks['.vitepress/config.mjs'],
    '.vitepress/theme/index.js': blocks['.vitepress/theme/index.js'],
    'index.md': `# Page\n\n${blocks['in a page']}\n`,
  });
  run(join(place, 'node_modules/.bin/vitepress'), ['build', '.'], folder);
  await showFolder(join(folder, '.vitepress/dist'), '');
});

recipeTest('Hugo', async (site) => {
  const blocks = blocksOf('hugo', site);
  const use = blocks['Hugo: in a post'];
  const folder = project('hugo', {
    'config.toml': 'baseURL = "/"\ntitle = "A blog"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n',
    'layouts/shortcodes/knights-tour.html': blocks['Hugo: layouts/shortcodes/knights-tour.html'],
    'layouts/_default/single.html': pageAround('{{ .Content }}'),
    'layouts/index.html': pageAround('{{ .Title }}'),
    'content/post.md': `---\ntitle: A post\n---\n\nBefore *it*.\n\n${use}\n\nBetween.\n\n${use}\n`,
  });
  run('hugo', ['--quiet'], folder);
  await showFolder(join(folder, 'public'), 'post/', {count: 2});
});

recipeTest('Jekyll', async (site) => {
  const blocks = blocksOf('hugo', site);
  const use = blocks['Jekyll: in a post'];
  const folder = project('jekyll', {
    '_config.yml': 'title: A blog\nmarkdown: kramdown\n',
    '_includes/knights-tour.html': blocks['Jekyll: _includes/knights-tour.html'],
    '_layouts/post.html': pageAround('{{ content }}'),
    'post.md': `---\nlayout: post\n---\n\nBefore *it*.\n\n${use}\n\nBetween.\n\n${use}\n`,
  });
  run('jekyll', ['build', '--quiet', '--disable-disk-cache'], folder);
  await showFolder(join(folder, '_site'), 'post.html', {count: 2});
});

// A block of custom HTML as the editor stores it, parsed again, and also with the paragraphs that old themes add.
recipeTest('WordPress', async (site) => {
  const {'in the block': code} = blocksOf('wordpress', site);
  const {parse} = await module('@wordpress/block-serialization-default-parser');
  const {autop} = await module('@wordpress/autop');
  const [block] = parse(`<!-- wp:html -->\n${code}\n<!-- /wp:html -->`);
  assert.equal(block.blockName, 'core/html');
  for (const html of [block.innerHTML, autop(block.innerHTML)]) await show({'/': pageAround(html)});
});

// Moodle's editor, with Moodle's options, saves the source code.
recipeTest('Moodle', async (site) => {
  const {'in the source code': code} = blocksOf('moodle', site);
  const saved = await withFolder(join(place, 'node_modules/tinymce'), async (url) => {
    const page = await newPage(shared.browser);
    await page.goto(`${url}package.json`);
    await page.setContent('<textarea id="field"></textarea>');
    await page.addScriptTag({url: `${url}tinymce.min.js`});
    try {
      return await page.evaluate(async (text) => {
        const [editor] = await window.tinymce.init({
          selector: '#field',
          convert_urls: false,
          xss_sanitization: false,
          entity_encoding: 'raw',
          extended_valid_elements: 'script[*],p[*],i[*]',
        });
        editor.setContent(`<p>Before.</p>${text}`);
        return editor.getContent();
      }, code);
    } finally {
      await page.close();
    }
  });
  await show({'/': pageAround(saved)});
});

// The notebook is executed and converted to a page.
recipeTest('Jupyter', async (site) => {
  const {'in a cell': code} = blocksOf('jupyter', site);
  const folder = project('jupyter', {
    'page.ipynb': JSON.stringify({
      cells: [{cell_type: 'code', id: 'a', execution_count: null, metadata: {}, outputs: [], source: code}],
      metadata: {kernelspec: {name: 'python3', display_name: 'Python 3', language: 'python'}},
      nbformat: 4,
      nbformat_minor: 5,
    }),
  });
  run('/usr/bin/python3', ['-m', 'nbconvert', '--to', 'html', '--execute', '--template', 'basic', 'page.ipynb'], folder);
  await show({'/': pageAround(readFileSync(join(folder, 'page.html'), 'utf8'))});
});

// HTML is sanitized with GitHub's schema, as such hosts do.
recipeTest('Markdown', async (site) => {
  const {'in the text': code} = blocksOf('markdown', site);
  const {marked} = require('marked');
  const {rehype} = await module('rehype');
  const {default: rehypeSanitize} = await module('rehype-sanitize');
  const html = String(
    await rehype()
      .data('settings', {fragment: true})
      .use(rehypeSanitize)
      .process(marked.parse(`Before.\n\n${code}\n`)),
  );
  await withPages(
    {
      '/': pageAround(html),
      '/knights-tour.svg': {type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'},
    },
    async (url) => {
      const page = await newPage(shared.browser);
      await page.goto(url);
      await page.until(() => document.querySelector('img').naturalWidth === 40);
      assert.match(await page.evaluate(() => document.querySelector('img').alt), /5x5, step 7/);
      await page.clickElement('a img');
      await page.until(
        () => window.knightsTour?.getState?.()?.step === 7 && window.knightsTour.getState().settings.board === '5x5',
      );
      assert.deepEqual(page.problems, []);
      await page.close();
    },
  );
});
