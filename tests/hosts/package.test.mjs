// The package as npm packs it: bundlers need no configuration, and its manifest is correct. Run with --all, or by name.
// Needs: site, chromium, hosts, --all.
import assert from 'node:assert/strict';
import {execFileSync, spawn} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {before, describe} from 'node:test';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import sirv from 'sirv';
import {newPage, shareBrowser} from '../web/browser.mjs';
import {installWithOwn, ownPackage} from './packages.mjs';

const shared = shareBrowser();
const root = fileURLToPath(new URL('../..', import.meta.url));
const kMinutes = {timeout: 600_000};

let place = ''; // with node_modules
const bin = (name, args, cwd) =>
  execFileSync(join(place, 'node_modules/.bin', name), args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
// A folder with these files, {name: text}; empty before.
function project(name, files) {
  const folder = join(place, name);
  rmSync(folder, {recursive: true, force: true});
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

before(() => {
  place = installWithOwn();
  assert.ok(existsSync(join(place, 'node_modules/knights-tour/visualizer.wasm')));
}, kMinutes);

const kHtml = (script) => `<!doctype html><meta charset="utf-8"><title>Bundled</title><link rel="icon" href="data:,">
  <knights-tour id="a" board="5x5" step="7"></knights-tour>${script}`;
const kMain = "import 'knights-tour';\n";

// What `use(url)` does with a folder that is served, below a path as well.
async function served(folder, use, below = '/') {
  const files = sirv(folder, {dev: true});
  const server = createServer((request, response) => {
    request.url = request.url.startsWith(below) ? request.url.slice(below.length - 1) : '/none';
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${server.address().port}${below}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const lives = (folder, {below, path = ''} = {}) => served(folder, (url) => isAlive(url + path), below);
async function isAlive(url) {
  const page = await newPage(shared.browser);
  try {
    await page.goto(url);
    await page.until(() => window.a?.getState?.()?.step === 7);
    await page.ready();
    await page.call('share');
    assert.match(await page.call('toSvg'), /^<svg/);
    assert.equal(
      await page.evaluate(() => Boolean(window.a.shadowRoot.querySelector('[part=share]'))),
      true,
      'and what comes later',
    );
    assert.deepEqual(
      page.problems.filter((problem) => !/404/.test(problem)),
      [],
    );
  } finally {
    await page.close();
  }
}

describe('bundled', () => {
  shared.test('by Vite, served at the root and in a subdirectory', kMinutes, async () => {
    const folder = project('by-vite', {
      'index.html': kHtml('<script type="module" src="./main.js"></script>'),
      'main.js': kMain,
    });
    bin('vite', ['build', '--base', './', '--logLevel', 'error'], folder);
    await lives(join(folder, 'dist'));
    await lives(join(folder, 'dist'), {below: '/blog/'});
  });

  shared.test('by the development server of Vite', kMinutes, async () => {
    const folder = project('with-vite', {
      'index.html': kHtml('<script type="module" src="./main.js"></script>'),
      'main.js': kMain,
    });
    const server = spawn(join(place, 'node_modules/.bin/vite'), ['--port', '0', '--host', '127.0.0.1'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let told = '';
      const url = await new Promise((resolve, reject) => {
        server.stdout.on('data', (data) => {
          told += data;
          const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(told.replace(/\x1b\[\d+m/g, ''));
          if (found) resolve(found[0]);
        });
        server.on('exit', () => reject(new Error(told)));
      });
      await isAlive(url);
    } finally {
      server.kill();
    }
  });

  shared.test('by webpack', kMinutes, async () => {
    const folder = project('by-webpack', {'main.js': kMain});
    bin('webpack', ['--mode', 'production', '--entry', './main.js', '-o', 'out'], folder);
    writeFileSync(join(folder, 'out/index.html'), kHtml('<script src="main.js"></script>'));
    await lives(join(folder, 'out'), {below: '/blog/'});
  });

  for (const [what, options, tag] of [
    ['as a module', {format: 'esm', splitting: false}, '<script type="module" src="main.js"></script>'],
    ['as modules', {format: 'esm', splitting: true}, '<script type="module" src="main.js"></script>'],
    [
      'as a classic script',
      {format: 'iife', splitting: false, logOverride: {'empty-import-meta': 'silent'}},
      '<script src="main.js"></script>',
    ],
  ]) {
    shared.test(`by esbuild, ${what}`, kMinutes, async () => {
      const folder = project('by-esbuild', {'main.js': kMain, 'out/index.html': kHtml(tag)});
      await build({
        entryPoints: [join(folder, 'main.js')],
        bundle: true,
        outdir: join(folder, 'out'),
        logLevel: 'error',
        ...options,
      });
      await lives(join(folder, 'out'), {below: '/blog/'});
    });
  }

  shared.test('with its files in another directory', kMinutes, async () => {
    const folder = project('elsewhere', {
      'main.js': "import {configure} from 'knights-tour';\nconfigure({base: 'files', page: 'page.html'});\n",
      'out/index.html': kHtml('<script type="module" src="main.js"></script>'),
    });
    await build({
      entryPoints: [join(folder, 'main.js')],
      bundle: true,
      outdir: join(folder, 'out'),
      format: 'esm',
      logLevel: 'error',
    });
    cpSync(ownPackage, join(folder, 'out/files'), {recursive: true});
    await lives(join(folder, 'out'), {below: '/blog/'});
  });

  // Prerendered pages, opened directly and by a link.
  shared.test('in VitePress, loaded directly or by navigation', kMinutes, async () => {
    const folder = project('vitepress', {
      'docs/index.md': '# First\n\n[The board](./board)\n',
      'docs/board.md': '# Board\n\n<knights-tour id="a" board="5x5" step="7" controls="minimal">In words.</knights-tour>\n',
      'docs/.vitepress/config.mjs':
        "export default {title: 'Docs', vue: {template: {compilerOptions: {isCustomElement: (tag) => tag === 'knights-tour'}}}};\n",
      'docs/.vitepress/theme/index.js': "import Theme from 'vitepress/theme';\nimport 'knights-tour';\nexport default Theme;\n",
    });
    bin('vitepress', ['build', 'docs'], folder);
    const out = join(folder, 'docs/.vitepress/dist');
    assert.match(readFileSync(join(out, 'board.html'), 'utf8'), /<knights-tour id="a" board="5x5" step="7"[^>]*>In words\./);
    await lives(out, {path: 'board.html'});
    const page = await newPage(shared.browser, {width: 1200, height: 800});
    await served(out, async (url) => {
      await page.goto(url);
      await page.clickElement('.vp-doc a[href*=board]');
      await page.until(() => window.a?.getState?.()?.step === 7);
      const scheme = () => page.evaluate(() => getComputedStyle(window.a.shadowRoot.querySelector('.frame')).colorScheme);
      const before = await scheme();
      await page.evaluate(() =>
        [...document.querySelectorAll('.VPSwitchAppearance')].find((button) => button.checkVisibility()).click(),
      );
      await page.until((was) => getComputedStyle(window.a.shadowRoot.querySelector('.frame')).colorScheme !== was, before);
    }).finally(() => page.close());
  });
});

describe('the manifest', () => {
  shared.test('lists the methods that the analyzer finds', kMinutes, async () => {
    const folder = project('manifest', {});
    mkdirSync(folder, {recursive: true});
    cpSync(join(root, 'web/element/element.js'), join(folder, 'element.js'));
    bin('cem', ['analyze', '--globs', 'element.js', '--outdir', 'out'], folder);
    const read = (path) =>
      JSON.parse(readFileSync(path, 'utf8'))
        .modules.flatMap(({declarations}) => declarations)
        .find(({tagName, name}) => tagName === 'knights-tour' || name === 'KnightsTour');
    const found = read(join(folder, 'out/custom-elements.json'));
    const told = read(join(ownPackage, 'custom-elements.json'));
    const methodsOf = ({members}) =>
      members
        .filter(({kind, privacy, static: isStatic}) => kind === 'method' && privacy !== 'private' && !isStatic)
        .map(({name}) => name)
        .sort();
    assert.deepEqual(methodsOf(told), methodsOf(found));
    assert.ok(existsSync(join(ownPackage, 'index.d.ts')));
  });
});
