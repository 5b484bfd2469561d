// Third-party hosts from npm, and our own package as they see it.
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
export const ownPackage = at('../../dist/package');

// Installs what the package.json in `folder` ('.' or 'all') names, once. Returns the folder with node_modules, in build/.
export function install(folder) {
  const from = at(folder),
    to = at(`../../build/hosts/${folder}/`);
  const lock = readFileSync(join(from, 'package-lock.json'), 'utf8');
  const mark = join(to, 'node_modules/installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return to;
  mkdirSync(to, {recursive: true});
  // npm keeps the halves of packages that an interrupted installation left.
  rmSync(join(to, 'node_modules'), {recursive: true, force: true});
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(from, name), join(to, name));
  // Not `npm ci`, which misses what the lock leaves out: packages for other systems.
  execFileSync('npm', ['install', '--no-save', '--silent', '--no-audit', '--no-fund'], {
    cwd: to,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(mark, lock);
  return to;
}

// A folder with a package.json, and in its node_modules our own package, as npm packs it.
export function installWithOwn(folder = 'all') {
  const place = install(folder);
  if (process.env.KT_HOSTS && folder === 'all') return place;
  const own = join(place, 'node_modules/knights-tour');
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', place], {
    cwd: ownPackage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(own, {recursive: true, force: true});
  mkdirSync(own);
  execFileSync('tar', ['xzf', join(place, JSON.parse(packed)[0].filename), '-C', own, '--strip-components=1']);
  return place;
}

// For a run of many files: none of them installs anything, two would do so at once in one folder.
export function installAll() {
  install('.');
  installWithOwn();
  process.env.KT_HOSTS = 'installed';
}

// A module's text as one script for a page, with what it imports; `modules`: the folder with node_modules. With `platform` 'node' as
// a module for a server.
export async function bundle(contents, modules, platform = 'browser') {
  const {
    outputFiles: [{text}],
  } = await build({
    stdin: {contents, resolveDir: modules, loader: 'jsx'},
    alias: Object.fromEntries(['knights-tour', 'knights-tour/react'].map((name) => [name, join(ownPackage, 'knights-tour.mjs')])),
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    jsx: 'automatic',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
  });
  return text;
}
