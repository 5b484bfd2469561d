// cmake/toolchain.sh with a simulated Debian: which root it makes, and where Dear ImGui comes from if the suite has a newer
// version. With --all, or by name.
// Needs: --all.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const cmake = fileURLToPath(new URL('../cmake', import.meta.url));
const versionOf = (name) => readFileSync(`${cmake}/pinned.txt`, 'utf8').match(new RegExp(`^${name} +(\\S+)`, 'm'))[1];
const kPinned = versionOf('imgui'),
  kSdl = versionOf('sdl2');

const folders = [];
after(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

// Commands that the script calls; mmdebstrap refuses an option without a value. Inside the root they are the same; em++ fails where Dear ImGui has an #error.
const kCommands = {
  bwrap:
    'while [ "$1" != env ] && [ "$1" != true ]; do shift; done; [ "$1" = true ] && exit; shift\n' +
    'while [[ $1 == *=* ]]; do shift; done; exec "$@"',
  mmdebstrap:
    'for each; do case $each in --*=) exit 255 ;; trixie | forky) suite=$each ;; - | /*) target=$each ;; esac; done\n' +
    'echo "$@" >>"$DEBIAN/made"\n' +
    'made=$(mktemp -d) && mkdir -p $made/etc/apt && echo "deb http://localhost $suite main" >$made/etc/apt/sources.list\n' +
    'if [ "$target" = - ]; then tar -c -C $made .; else cp -r $made/. "$target"; fi; rm -r $made', // a folder, if root calls it
  'apt-get':
    'case "$*" in\n*indextargets*) exit 0 ;;\n*update*) [ ! -e "$DEBIAN/offline" ] ;;\n' +
    '*source*) cat "$PWD/sources.list" >>"$DEBIAN/asked"; echo "$(cat "$PWD/sources.list") $*" >>"$DEBIAN/options"; cp "$DEBIAN/${!#}"_* . ;;\nesac',
  'em-config': 'if [ -e "$DEBIAN/cache" ]; then echo "$DEBIAN/cache"; else echo /var/cache/emscripten; fi',
  'em++':
    'echo tried >>"$DEBIAN/tried"; for each; do case $each in -I*imgui) ! grep -q "#error" "${each#-I}/imgui.h" || exit 1 ;; esac; done',
};

// A source as Debian has it, NAME_VERSION.orig.tar.gz, or as a release has it, with its sum.
function pack(folder, name, version, text, file) {
  const top = `${name}-${version}`,
    header = name === 'libsdl2' ? 'include/SDL.h' : 'imgui.h';
  mkdirSync(path.dirname(`${folder}/${top}/${header}`), {recursive: true});
  for (const each of [header, 'imgui.cpp']) writeFileSync(`${folder}/${top}/${each}`, text);
  execFileSync('tar', ['-czf', `${folder}/${file}`, '-C', folder, top]);
  return createHash('sha256')
    .update(readFileSync(`${folder}/${file}`))
    .digest('hex');
}

// A machine without Emscripten, whose Debian has that version of Dear ImGui.
function machine(version, text = `// ${version}\n`) {
  const home = mkdtempSync(path.join(tmpdir(), 'kt-toolchain-'));
  folders.push(home);
  cpSync(cmake, `${home}/cmake`, {recursive: true});
  for (const folder of ['bin', 'debian', 'src/view']) mkdirSync(`${home}/${folder}`, {recursive: true});
  for (const [name, script] of Object.entries(kCommands)) {
    writeFileSync(`${home}/bin/${name}`, `#!/bin/bash\n${script}\n`);
    chmodSync(`${home}/bin/${name}`, 0o755);
  }
  writeFileSync(`${home}/src/view/view.cpp`, '');
  const sums = {
    sdl2: pack(`${home}/debian`, 'libsdl2', kSdl, '// SDL\n', `libsdl2_${kSdl}+dfsg.orig.tar.gz`),
    imgui: pack(`${home}/debian`, 'imgui', version, text, `imgui_${version}+ds.orig.tar.gz`),
  };
  const rows = readFileSync(`${cmake}/pinned.txt`, 'utf8')
    .split('\n')
    .map((row) => row.split(/ +/));
  writeFileSync(`${home}/cmake/pinned.txt`, rows.map((row) => [...row.slice(0, 4), sums[row[0]]].join(' ')).join('\n'));
  const env = {...process.env, DEBIAN: `${home}/debian`, PATH: `${home}/bin:${process.env.PATH}`};
  const log = (name) => (existsSync(`${home}/debian/${name}`) ? readFileSync(`${home}/debian/${name}`, 'utf8') : '');
  const make = (more = {}) => {
    const {status, stderr} = spawnSync(`${home}/cmake/toolchain.sh`, ['make'], {encoding: 'utf8', env: {...env, ...more}});
    assert.equal(status, 0, stderr);
    return stderr;
  };
  return {home, make, log, env};
}

// What CMake takes for Dear ImGui then: its imgui.h.
function taken({home, env}) {
  const targets = ['add_library', 'target_include_directories', 'target_compile_definitions'];
  writeFileSync(
    `${home}/run.cmake`,
    [
      ...targets.map((name) => `function(${name})\nendfunction()`),
      'include(cmake/archive.cmake)',
      'include(cmake/imgui.cmake)',
      'file(READ ${imgui_SOURCE_DIR}/imgui.h text)',
      'message(STATUS "got ${text}")',
    ].join('\n'),
  );
  const {stdout, stderr} = spawnSync('cmake', ['-P', 'run.cmake'], {cwd: home, encoding: 'utf8', env});
  return stdout.match(/got \/\/ (\S+)/)?.[1] ?? stderr;
}

// That version of Emscripten is installed from the system's packages.
function installEmscripten({home}, version) {
  mkdirSync(`${home}/debian/cache/sysroot`, {recursive: true});
  writeFileSync(`${home}/debian/cache/sysroot/libc.a`, 'libc');
  writeFileSync(`${home}/bin/emcc`, `#!/bin/bash\necho ${version}\n`, {mode: 0o755});
}

// Replaces what follows the version of Dear ImGui in cmake/pinned.txt.
function pin({home}, ...fields) {
  const text = readFileSync(`${home}/cmake/pinned.txt`, 'utf8');
  writeFileSync(`${home}/cmake/pinned.txt`, text.replace(/^imgui .*$/m, ['imgui', kPinned, ...fields].join(' ')));
}

// The release as a local file, in the place of the address in cmake/pinned.txt.
function pinLocally(debian, sumOfDebian = '') {
  const sha256 = pack(debian.home, 'imgui', kPinned, '// archive\n', 'release.tar.gz');
  pin(debian, sha256, `file://${debian.home}/release.tar.gz`, sumOfDebian);
}

test('uses the pinned Dear ImGui if Debian has it, and builds only once', () => {
  const debian = machine(kPinned);
  assert.match(debian.make(), /making a toolchain .*Debian's trixie/);
  assert.equal(taken(debian), kPinned);
  assert.equal(debian.log('tried'), '');
  assert.deepEqual(
    debian
      .log('asked')
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[2]),
    ['trixie', 'forky'],
  );
  assert.equal(debian.make(), '', 'the second time there is nothing to do');
  assert.ok(existsSync(`${debian.home}/.toolchain/root/var/cache/emscripten/sysroot/lib/pkgconfig`));
});

test('falls back to the newest Dear ImGui that builds, and reports it', () => {
  const debian = machine('1.99.0');
  const said = debian.make();
  assert.match(
    said,
    new RegExp(`^dev: imgui in Debian's forky is no longer ${kPinned} but 1\\.99\\.0\\S*, which builds: it is taken$`, 'm'),
  );
  assert.equal(taken(debian), '1.99.0');
  assert.equal(debian.make(), '');
});

test("falls back to the checked release archive if Debian's version does not build", () => {
  const debian = machine('2.0.0', '// 2.0.0\n#error "another interface"\n');
  pinLocally(debian);
  assert.match(debian.make(), /no longer \S+ but 2\.0\.0\S*: the archive of the release \S+ is taken/);
  assert.match(debian.log('tried'), /tried/);
  assert.equal(taken(debian), 'archive');
  assert.equal(debian.make(), '');
  pin(debian, '0'.repeat(64), `file://${debian.home}/release.tar.gz`);
  rmSync(`${debian.home}/.toolchain/src/imgui-${kPinned}`, {recursive: true});
  assert.match(taken(debian).replaceAll(/\s+/g, ' '), /its SHA-256 is \w+ instead of 0+/);
});

test('uses the release archive if Debian offers no source', () => {
  const debian = machine(kPinned);
  pinLocally(debian);
  writeFileSync(`${debian.home}/debian/offline`, '');
  assert.match(debian.make(), /gives no usable source of imgui: the archive of its release \S+ is taken/);
  assert.equal(taken(debian), 'archive');
});

test("uses the release archive if Debian's source has another SHA-256", () => {
  const debian = machine(kPinned);
  pinLocally(debian, 'f'.repeat(64));
  const said = debian.make();
  assert.match(
    said,
    new RegExp(
      `the source of imgui ${kPinned} in Debian's forky has the SHA-256 [0-9a-f]{64}, another than in cmake/pinned\\.txt`,
    ),
  );
  assert.ok(!existsSync(`${debian.home}/.toolchain/src/imgui/imgui.h`));
  assert.equal(taken(debian), 'archive');
});

test('rejects expired package lists of stable, but not of testing', () => {
  const debian = machine(kPinned);
  debian.make();
  assert.doesNotMatch(debian.log('made'), /Check-Valid-Until/);
  assert.deepEqual(
    debian
      .log('options')
      .trim()
      .split('\n')
      .map((line) => /trixie/.test(line) === !/Check-Valid-Until=false/.test(line)),
    [true, true],
  );
});

test('KT_SUITE makes a second toolchain from another suite beside the first', () => {
  const debian = machine(kPinned);
  debian.make();
  assert.match(debian.make({KT_SUITE: 'forky'}), /Debian's forky/);
  assert.match(debian.log('made'), /Check-Valid-Until "false".* forky [-/]/);
  assert.ok(existsSync(`${debian.home}/.toolchain/root-forky/var/cache/emscripten/sysroot/lib/pkgconfig`));
  assert.equal(debian.make(), '', 'the first is still there');
  assert.equal(debian.make({KT_SUITE: 'forky'}), '');
});

test("uses the Emscripten of the system's packages if it is recent enough", () => {
  const debian = machine(kPinned);
  installEmscripten(debian, '3.1.69');
  assert.doesNotMatch(debian.make(), /making a toolchain/);
  assert.equal(debian.log('made'), '');
  assert.equal(taken(debian), kPinned);
  const run = (command) =>
    execFileSync(`${debian.home}/cmake/toolchain.sh`, ['run', 'sh', '-c', command], {encoding: 'utf8', env: debian.env});
  assert.equal(run('cat "$EM_CACHE/sysroot/libc.a"; echo >"$EM_CACHE/sysroot/libSDL2.a"'), 'libc');
  assert.ok(!existsSync(`${debian.home}/debian/cache/sysroot/libSDL2.a`), "the system's own folder stays as it is");
  assert.match(debian.make({KT_SUITE: 'forky'}), /making a toolchain/);
});

test("makes a toolchain if the Emscripten of the system's packages is too old", () => {
  const debian = machine(kPinned);
  installEmscripten(debian, '3.1.6~dfsg');
  assert.match(debian.make(), /making a toolchain/);
});

test('reports which versions of the sources are used', () => {
  const debian = machine('1.99.0');
  debian.make();
  cpSync(fileURLToPath(new URL('../dev', import.meta.url)), `${debian.home}/dev`);
  writeFileSync(`${debian.home}/bin/node`, '#!/bin/bash\nexit 1\n', {mode: 0o755});
  const {stderr} = spawnSync(`${debian.home}/dev`, ['test'], {encoding: 'utf8', env: debian.env});
  assert.equal(stderr.split('\n')[0], `dev: third-party sources: imgui 1.99.0+ds instead of ${kPinned}, sdl2 ${kSdl}`);
  writeFileSync(`${debian.home}/bin/emcc`, '#!/bin/bash\necho 4.0.0\n', {mode: 0o755});
  const ofEmsdk = spawnSync(`${debian.home}/dev`, ['test'], {encoding: 'utf8', env: debian.env}).stderr;
  assert.match(ofEmsdk, /^dev: third-party sources: .*, sdl2 of Emscripten's port\n/);
});
