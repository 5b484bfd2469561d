// The embed page's recipes for frameworks and site generators, pasted as they are into a small site that the framework itself builds.
// Each host has its package.json with exact versions in tests/hosts; MkDocs and Sphinx are packages of the system. Run with --all,
// or by name.
// Needs: site, chromium, hosts, pdftoppm, generators, --all.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {themes} from '../../build/tables.js';
import {shareBrowser} from '../web/browser.mjs';
import {areaOf, pagesOf} from '../web/paper.mjs';
import {blocksOf, pageAround, withSite} from './recipes.mjs';
import {project, run, runOwn, showFolder, site, withFolder} from './sites.mjs';
import {install} from './packages.mjs';

const shared = shareBrowser();
const kMinutes = {timeout: 1_200_000};
const frameworkTest = (what, body) => shared.test(what, kMinutes, () => withSite(body, {'Access-Control-Allow-Origin': '*'}));
const show = (folder, path = '', options) => showFolder(shared.browser, folder, path, options);

frameworkTest('Next.js', async () => {
  const blocks = blocksOf('next', '');
  const folder = site('next', {
    'app/tour.jsx': blocks['app/tour.jsx'],
    'app/page.jsx': blocks['app/page.jsx'],
    'app/layout.jsx':
      'export default function Layout({children}) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    'next.config.mjs': "export default {output: 'export', turbopack: {root: import.meta.dirname}};\n",
  });
  runOwn(folder, 'next', ['build'], {NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'});
  await show(join(folder, 'out'));
});

frameworkTest('Docusaurus', async (ours) => {
  const blocks = blocksOf('docusaurus', ours);
  const folder = site('docusaurus', {
    'docusaurus.config.js':
      "export default {title: 'A site', url: 'https://example.org', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]]};\n",
    'src/components/Tour.jsx': blocks['src/components/Tour.jsx'],
    'src/pages/index.mdx': `# A page\n\n${blocks['in an MDX page']}\n`,
    'src/pages/frame.mdx': `# A page\n\n${blocks['or as an iframe']}\n`,
  });
  runOwn(folder, 'docusaurus', ['build'], {NODE_ENV: 'production'});
  await show(join(folder, 'build'));
  await show(join(folder, 'build'), 'frame/');
});

frameworkTest('Astro', async () => {
  const blocks = blocksOf('astro', '');
  const folder = site('astro', {
    'astro.config.mjs': "import mdx from '@astrojs/mdx';\n\nexport default {integrations: [mdx()]};\n",
    'src/components/Tour.astro': blocks['src/components/Tour.astro'],
    'src/pages/index.mdx': `# A page\n\n${blocks['in an MDX page']}\n`,
  });
  runOwn(folder, 'astro', ['build'], {ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'});
  await show(join(folder, 'dist'));
});

frameworkTest('Nuxt', async () => {
  const blocks = blocksOf('nuxt', '');
  const folder = site('nuxt', {
    'nuxt.config.ts': blocks['nuxt.config.ts'],
    '.nuxtrc': 'experimental.payloadExtraction=false\n', // this Nuxt stores payloads under a key that its unstorage refuses
    'app/plugins/knights-tour.client.ts': blocks['app/plugins/knights-tour.client.ts'],
    'app/app.vue': `<template>\n  <main>\n    <p>Before.</p>\n    ${blocks['in a page template']}\n  </main>\n</template>\n`,
  });
  runOwn(folder, 'nuxt', ['generate'], {NUXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production'});
  await show(join(folder, '.output/public'));
});

frameworkTest('Svelte', async () => {
  const {'in a component': component} = blocksOf('svelte', '');
  const folder = site('svelte', {
    'svelte.config.js': "import adapter from '@sveltejs/adapter-static';\n\nexport default {kit: {adapter: adapter()}};\n",
    'vite.config.js': "import {sveltekit} from '@sveltejs/kit/vite';\n\nexport default {plugins: [sveltekit()]};\n",
    'src/app.html':
      '<!doctype html><html lang="en"><head><title>A page</title>%sveltekit.head%</head><body>%sveltekit.body%</body></html>\n',
    'src/routes/+layout.js': 'export const prerender = true;\n',
    'src/routes/+page.svelte': component,
  });
  runOwn(folder, 'vite', ['build'], {NODE_ENV: 'production'});
  await show(join(folder, 'build'));
});

frameworkTest('Angular', async () => {
  const blocks = blocksOf('angular', '');
  const options = {
    browser: 'src/main.ts',
    index: 'src/index.html',
    tsConfig: 'tsconfig.json',
    outputPath: 'dist',
    assets: [JSON.parse(blocks['angular.json, under assets'])],
  };
  const folder = site('angular', {
    'angular.json': JSON.stringify({
      version: 1,
      cli: {analytics: false},
      projects: {
        site: {projectType: 'application', root: '', architect: {build: {builder: '@angular/build:application', options}}},
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2022',
        module: 'preserve',
        moduleResolution: 'bundler',
        experimentalDecorators: true,
        importHelpers: true,
        lib: ['ES2022', 'dom', 'dom.iterable'],
        types: [],
      },
      files: ['src/main.ts'],
    }),
    'src/index.html':
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><base href="/"></head><body><app-tour></app-tour></body></html>\n',
    'src/main.ts':
      "import {bootstrapApplication} from '@angular/platform-browser';\nimport {Tour} from './app/tour';\n\nvoid bootstrapApplication(Tour);\n",
    'src/app/tour.ts': blocks['src/app/tour.ts'],
  });
  runOwn(folder, 'ng', ['build'], {NG_CLI_ANALYTICS: 'false', NODE_ENV: 'production'});
  await show(join(folder, 'dist/browser'));
});

frameworkTest('Storybook', async () => {
  const {'src/tour.stories.js': stories} = blocksOf('storybook', '');
  const folder = site('storybook', {
    '.storybook/main.js':
      "export default {stories: ['../src/*.stories.js'], framework: '@storybook/web-components-vite', core: {disableTelemetry: true}};\n",
    'src/tour.stories.js': stories,
  });
  runOwn(folder, 'storybook', ['build', '--quiet', '--output-dir', 'out'], {
    STORYBOOK_DISABLE_TELEMETRY: '1',
    NODE_ENV: 'production',
  });
  await show(join(folder, 'out'), 'iframe.html?id=knights-tour--board&viewMode=story');
});

frameworkTest('Eleventy', async (ours) => {
  const blocks = blocksOf('eleventy', ours);
  const use = blocks['in a post'];
  const folder = site('eleventy', {
    'eleventy.config.js': blocks['eleventy.config.js'],
    'src/_includes/post.liquid': pageAround('{{ content }}'),
    'src/post.md': `---\nlayout: post.liquid\n---\n\nBefore *it*.\n\n${use}\n\nBetween.\n\n${use}\n`,
  });
  runOwn(folder, 'eleventy', ['--input=src', '--output=out', '--quiet']);
  await show(join(folder, 'out'), 'post/', {count: 2});
});

frameworkTest('Slidev', async () => {
  const blocks = blocksOf('slidev', '');
  const folder = site('slidev', {
    'vite.config.js': blocks['vite.config.js'],
    'setup/main.js': blocks['setup/main.js'],
    'slides.md': `---\nrouterMode: hash\nfavicon: "data:,"\nwakeLock: false\nfonts:\n  provider: none\n---\n\n# One\n\n---\n\n# Two\n\n${blocks['on a slide']}\n`,
  });
  runOwn(folder, 'slidev', ['build', 'slides.md', '--out', 'out'], {NODE_ENV: 'production'});
  await show(join(folder, 'out'), '#/2');
});

frameworkTest('Marp', async (ours) => {
  const blocks = blocksOf('marp', ours);
  const [, ...options] = blocks['in a terminal'].split(' ').slice(1);
  const folder = site('marp', {'slides.md': `# One\n\n---\n\n# Two\n\n${blocks['on a slide']}\n`});
  runOwn(folder, 'marp', [...options, '-o', 'out/slides.html']);
  await show(join(folder, 'out'), 'slides.html#2');
  await withFolder(join(folder, 'out'), async (url) => {
    const page = await shared.browser.newPage();
    await page.goto(`${url}slides.html`);
    const pages = pagesOf(await page.pdf({preferCSSPageSize: true, printBackground: true}));
    await page.close();
    assert.equal(pages.length, 2);
    const [none, {count, width, height}] = pages.map((one) => areaOf(one, themes.light.colours['square-dark']));
    assert.equal(none.count, 0);
    assert.ok(count > 1000 && Math.abs(width - height) <= 4 && height > 0.3 * pages[1].height, `${width}x${height}`);
  });
});

frameworkTest('MkDocs', async (ours) => {
  const blocks = blocksOf('mkdocs', ours);
  const folder = project(install('.'), 'mkdocs', {
    'mkdocs.yml': `site_name: A site\nuse_directory_urls: false\nplugins: []\ntheme:\n  name: mkdocs\n  highlightjs: false\n${blocks['mkdocs.yml']}\n`,
    'docs/index.md': `# A page\n\nBefore *it*.\n\n${blocks['in a page']}\n\nAfter.\n`,
  });
  run('mkdocs', ['build', '--quiet'], folder);
  await show(join(folder, 'site'), 'index.html');
});

frameworkTest('Sphinx', async (ours) => {
  const {'in a page': directive} = blocksOf('sphinx', ours);
  const folder = project(install('.'), 'sphinx', {
    'conf.py': "project = 'A site'\n",
    'index.rst': `A page\n======\n\nBefore *it*.\n\n${directive}\n\nAfter.\n`,
  });
  run('sphinx-build', ['-q', '-b', 'html', '.', 'out'], folder);
  await show(join(folder, 'out'), 'index.html');
});
