// Setting up: where third-party sources come from, which packages are installed, and the messages if something is missing.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const cmake = fileURLToPath(new URL('../cmake', import.meta.url));
const kPins = readFileSync(`${cmake}/pinned.txt`, 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .map((row) => row.split(/ +/));

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kt-setup-'));
  folders.push(folder);
  return folder;
}

// A release's archive as a local file, with one folder in it, and its sum.
function makeArchive(folder, name, version) {
  const top = `${name}-release-${version}`;
  mkdirSync(`${folder}/${top}`, {recursive: true});
  writeFileSync(`${folder}/${top}/${name}.h`, `// ${version}\n`);
  const file = `${folder}/${name}-${version}.tar.gz`;
  execFileSync('tar', ['-czf', file, '-C', folder, top]);
  return {file, sha256: createHash('sha256').update(readFileSync(file)).digest('hex')};
}

// A project of its own whose pins are ROWS, and what CMake says of it: all that a configuration with kt_archive(toy) does.
function configure(rows, environment = {}, home = newFolder()) {
  mkdirSync(`${home}/cmake`, {recursive: true});
  copyFileSync(`${cmake}/archive.cmake`, `${home}/cmake/archive.cmake`);
  writeFileSync(`${home}/cmake/pinned.txt`, rows.join('\n'));
  writeFileSync(
    `${home}/run.cmake`,
    'include(cmake/archive.cmake)\nkt_archive(toy)\nfile(READ ${toy_SOURCE_DIR}/toy.h text)\nmessage(STATUS "got ${text}")\n',
  );
  const {status, stdout, stderr} = spawnSync('cmake', ['-P', 'run.cmake'], {
    cwd: home,
    encoding: 'utf8',
    env: {...process.env, ...environment},
  });
  return {home, status, stdout, said: stderr.replaceAll(/\s+/g, ' ')};
}

// What lies in .toolchain/src but the lock.
const kept = (home) => readdirSync(`${home}/.toolchain/src`).filter((name) => name !== 'cmake.lock');

const sentences = (said) => said.replace(/^CMake Error at \S+ \(message\): /, '').replace(/ Call Stack.*/, '');

test('every pin has a name, a version, a SHA-256 and an https address', () => {
  assert.deepEqual(
    kPins.map(([name]) => name),
    ['imgui', 'sdl2', 'cli11', 'googletest'],
  );
  for (const [name, version, sha256, url, debian, ...rest] of kPins) {
    assert.match(sha256, /^[0-9a-f]{64}$/, name);
    assert.ok(url.startsWith('https://') && url.includes(version) && url.endsWith('.tar.gz'), url);
    if (['imgui', 'sdl2'].includes(name)) assert.match(debian, /^[0-9a-f]{64}$/, `${name}: the SHA-256 of Debian's archive`);
    else assert.equal(debian, undefined, name);
    assert.deepEqual(rest, [], name);
  }
});

test('an archive with the right checksum is unpacked once', () => {
  const {file, sha256} = makeArchive(newFolder(), 'toy', '1.2');
  const rows = ['# a comment', 'toyota 1.0 00 file:///nowhere', `toy    1.2   ${sha256} file://${file}`];
  const first = configure(rows);
  assert.match(first.stdout, /Getting file:.*got \/\/ 1\.2/s, first.said);
  assert.deepEqual(kept(first.home), ['toy-1.2']);
  rmSync(file);
  const second = configure(rows, {}, first.home);
  assert.match(second.stdout, /got \/\/ 1\.2/, second.said);
  assert.doesNotMatch(second.stdout, /Getting/);
});

test('without a network, archives come from the directory in KT_ARCHIVES', () => {
  const folder = newFolder();
  const {sha256} = makeArchive(folder, 'toy', '1.2');
  const {stdout, said} = configure([`toy 1.2 ${sha256} file:///nowhere/toy.tar.gz`], {KT_ARCHIVES: folder});
  assert.match(stdout, /got \/\/ 1\.2/, said);
});

test('a wrong checksum is reported in one sentence and leaves no files', () => {
  const folder = newFolder();
  const {file, sha256} = makeArchive(folder, 'toy', '1.2');
  const wanted = '0123456789abcdef'.repeat(4);
  for (const [row, environment] of [
    [`toy 1.2 ${wanted} file://${file}`, {}],
    [`toy 1.2 ${wanted} file:///nowhere`, {KT_ARCHIVES: folder}],
  ]) {
    const {home, status, said} = configure([row], environment);
    assert.equal(status, 1);
    assert.match(
      sentences(said),
      new RegExp(
        `^\\S*${file} is not the toy 1\\.2 of cmake/pinned\\.txt: its SHA-256 is ${sha256} instead of ${wanted}\\.\\s*$`,
      ),
    );
    assert.deepEqual(kept(home), []);
  }
  assert.ok(existsSync(file), "a file of the user's own stays");
});

test('an unreachable address is reported in one sentence that mentions KT_ARCHIVES', () => {
  const {home, status, said} = configure([`toy 1.2 ${'0'.repeat(64)} file:///nowhere/toy.tar.gz`]);
  assert.equal(status, 1);
  assert.match(
    sentences(said),
    /^file:\/\/\/nowhere\/toy\.tar\.gz is not available \(.*\)\. Put it as toy-1\.2\.tar\.gz into a folder that KT_ARCHIVES names\.\s*$/,
  );
  assert.deepEqual(kept(home), []);
});

// ./dev on a machine that has nothing, with a user who is not root: `answer` comes from a terminal. What sudo was asked to do.
function installAs(answer) {
  const home = newFolder();
  mkdirSync(`${home}/bin`);
  for (const name of ['bash', 'awk', 'sort'])
    symlinkSync(execFileSync('which', [name], {encoding: 'utf8'}).trim(), `${home}/bin/${name}`);
  for (const [name, script] of Object.entries({
    id: 'echo 1000',
    'apt-get': '',
    'apt-cache': '',
    sudo: `echo "$@" >>${home}/asked`,
  }))
    writeFileSync(`${home}/bin/${name}`, `#!${home}/bin/bash\n${script}\n`, {mode: 0o755});
  copyFileSync(`${cmake}/../dev`, `${home}/dev`);
  const env = {PATH: `${home}/bin`};
  const command = `PATH=${home}/bin ${home}/bin/bash ${home}/dev build`;
  const {stdout, stderr} =
    answer === undefined
      ? spawnSync(`${home}/bin/bash`, [`${home}/dev`, 'build'], {encoding: 'utf8', env})
      : spawnSync('script', ['-qec', command, '/dev/null'], {encoding: 'utf8', input: `${answer}\n`});
  return {said: stdout + stderr, asked: existsSync(`${home}/asked`) ? readFileSync(`${home}/asked`, 'utf8') : ''};
}

const kOnLinux = {skip: process.platform === 'linux' ? false : 'packages are installed on Debian and Ubuntu only'};

test('without a terminal, missing packages are listed and installed', kOnLinux, () => {
  const {said, asked} = installAs(undefined);
  assert.match(said, /^dev: these Debian packages are missing, and sudo can install them: nodejs npm .*cmake .*g\+\+/m);
  assert.doesNotMatch(said, /\[Y\/n\]/);
  assert.match(asked, /apt-get -qq update\n.*apt-get -qq install .* nodejs npm/);
});

test('in a terminal, nothing is installed before the user agrees', kOnLinux, () => {
  for (const yes of ['', 'y']) assert.match(installAs(yes).asked, /install .* nodejs/);
  const {said, asked} = installAs('n');
  assert.match(said, /install them\? \[Y\/n\].*nothing was installed/s);
  assert.equal(asked, '');
});
