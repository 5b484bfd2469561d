// Sites that tests build with third-party programs and open in a browser.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sirv from 'sirv';
import {installWithOwn} from './packages.mjs';
import {shows, withServer} from './recipes.mjs';

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

// A new folder `name` in `place` with these files, {path: text}.
export function project(place, name, files) {
  const folder = join(place, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return write(folder, files);
}

// The host tests/hosts/`name`, installed, with these files and none of an earlier run.
export function site(name, files) {
  const folder = installWithOwn(name);
  for (const each of readdirSync(folder)) {
    if (!['node_modules', 'package.json', 'package-lock.json'].includes(each)) rmSync(join(folder, each), {recursive: true});
  }
  return write(folder, files);
}

export function run(program, args, cwd, env = {}) {
  try {
    return execFileSync(program, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
      env: {...process.env, ...env},
    });
  } catch ({code, stdout, stderr, message}) {
    throw new Error(
      code === 'ENOENT'
        ? `there is no ${program}: on Debian and Ubuntu ./dev test --all installs it`
        : `${message}\n${stdout}${stderr}`,
    );
  }
}
// A program of the folder's own node_modules.
export const runOwn = (folder, program, args, env) => run(join(folder, 'node_modules/.bin', program), args, folder, env);

// Gives `use` the address of a folder.
export function withFolder(folder, use) {
  const files = sirv(folder, {dev: true});
  return withServer(
    (request, response) =>
      files(request, response, () => {
        if (request.url !== '/favicon.ico') response.statusCode = 404;
        response.end();
      }),
    use,
  );
}

export const showFolder = (browser, folder, path, options) => withFolder(folder, (url) => shows(browser, url + path, options));
