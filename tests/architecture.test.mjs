// The layers depend downwards only: no #include may point to a higher layer, and each third-party library has its layer.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const web = fileURLToPath(new URL('../web', import.meta.url));
const kLayers = ['core', 'app', 'view', 'platform']; // from the ground up
// The command stands on app, beside the view; what the site's build asks, on the view, beside the platform.
const kBeside = {cli: 'app', site: 'view'};
const kFolders = [...kLayers, ...Object.keys(kBeside)];
// The folders of a layer, each on those before it, as docs/architecture.md lists them.
const document = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
const kParts = Object.fromEntries(
  [...document.matchAll(/^\| `src\/(\w+)` \|.*\| ([a-z ]+) \|$/gm)].map(([, layer, modules]) => [layer, modules.split(' ')]),
);
const kThirdParty = [
  {pattern: /^CLI\//, only: 'cli'},
  {pattern: /^imgui/, from: 'view'},
  {pattern: /^(SDL|GLES|emscripten)/, from: 'platform'},
];

const files = kFolders.flatMap((layer) =>
  readdirSync(`${source}/${layer}`, {recursive: true})
    .filter((name) => /\.(cpp|h)$/.test(name))
    .map((name) => ({layer, path: `${layer}/${name}`})),
);

const includes = (path) =>
  [...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm)].map((match) => match[1]);

const folderOf = (path) => (path.split('/').length === 3 ? path.split('/')[1] : null);

// The first fault of an #include in a file, or null.
function fault(path, include) {
  const layer = path.split('/')[0];
  const folder = include.split('/')[0];
  const level = kLayers.indexOf(kBeside[layer] ?? layer);
  const target = kLayers.indexOf(folder);
  if (include.includes('/') && target > level) return `reaches up to ${include}`;
  if (folder in kBeside && folder !== layer) return `reaches across to ${include}`;
  const folders = kParts[layer] ?? [];
  if (folder === layer && folders.indexOf(folderOf(include)) > folders.indexOf(folderOf(path))) return `reaches up to ${include}`;
  for (const {pattern, from, only} of kThirdParty) {
    if (pattern.test(include) && (only ? layer !== only : level < kLayers.indexOf(from)))
      return `has no business with ${include}`;
  }
  return null;
}

test('no layer includes a header of a higher layer', () => {
  assert.ok(files.length > 20);
  const faults = files.flatMap(({path}) =>
    includes(path)
      .map((include) => fault(path, include))
      .filter(Boolean)
      .map((text) => `${path} ${text}`),
  );
  assert.deepEqual(faults, []);
});

test('every source file is in a module that the architecture lists', () => {
  const lost = files.filter(({layer, path}) => layer in kParts && !kParts[layer].includes(folderOf(path)));
  assert.deepEqual(lost, []);
});

// The layers whose folders each open with a front header, named as the folder.
const kFronted = ['core', 'app', 'view'];

function checkFront(file, folder, least) {
  const opening = readFileSync(file, 'utf8').match(/^(\/\/.*\n)+/)?.[0] ?? '';
  assert.ok(opening.startsWith(`// Module \`${folder}\`: `), `${file} opens with what the module is for`);
  assert.match(opening, /\bMay\s(\/\/ )?know:\s/, file);
  assert.match(opening, /\bBegin\s(\/\/ )?with\b/, file);
  const lines = opening.split('\n').length - 1;
  assert.ok(lines >= least && lines <= 24, `${file}: about ten lines, not ${lines}`);
}

test('every module has a front header with purpose, dependencies and entry point', () => {
  for (const layer of kFronted) {
    for (const folder of kParts[layer]) {
      const front = `${layer}/${folder}/${folder}.h`;
      checkFront(`${source}/${front}`, folder, 6);
      assert.ok(
        files.some(({path}) => includes(path).includes(front)),
        `${front} is used, so that it is compiled`,
      );
    }
  }
});

// The folders of the page's scripts, each on those before it, and the file of each that opens with what the module is for.
const kWeb = {
  'imgui-dom': 'mirror.js',
  element: 'element.js',
  package: 'module.js',
  instance: 'instance.js',
  mirror: 'mirror.js',
  sound: 'sound.js',
  share: 'share.js',
  page: 'page.js',
  lessons: 'lessons.js',
  embedding: 'embedding.js',
  examples: 'article.js',
};

test('script modules have a front file and import only earlier modules', () => {
  const folders = Object.keys(kWeb);
  for (const [folder, front] of Object.entries(kWeb)) {
    checkFront(`${web}/${folder}/${front}`, folder, 3);
    for (const name of readdirSync(`${web}/${folder}`).filter((file) => /\.m?js$/.test(file))) {
      for (const [, other] of readFileSync(`${web}/${folder}/${name}`, 'utf8').matchAll(
        /(?:from|import)\s*\(?\s*'\.\.\/([\w-]+)\//g,
      )) {
        assert.ok(
          folders.indexOf(other) < folders.indexOf(folder) && folders.includes(other),
          `${folder}/${name} imports from ${other}`,
        );
      }
    }
  }
  const found = readdirSync(web, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  assert.deepEqual(found.sort(), folders.sort());
});

test('only web files of the platform layer include emscripten.h', () => {
  const users = files.filter(({path}) => includes(path).some((include) => include.startsWith('emscripten')));
  assert.ok(users.length > 0);
  assert.deepEqual(
    users.map(({path}) => path).filter((path) => !/^platform\/(web_\w+|\w+_web)\.(cpp|h)$/.test(path)),
    [],
  );
});

// All headers of ours that a file brings in, directly or not.
function closure(path, seen = new Set()) {
  for (const include of includes(path).filter((name) => files.some((file) => file.path === name))) {
    if (seen.has(include)) continue;
    seen.add(include);
    closure(include, seen);
  }
  return seen;
}

test('the view includes neither the search nor the app, directly or indirectly', () => {
  assert.ok(closure('platform/visualizer.cpp').has('core/search/search.h'), 'what should be found is found');
  const faults = files
    .filter(({layer}) => layer === 'view')
    .flatMap(({path}) =>
      ['core/search/search.h', 'app/state/app.h']
        .filter((header) => closure(path).has(header))
        .map((header) => `${path} sees ${header}`),
    );
  assert.deepEqual(faults, []);
});

test('only one file uses the internals of Dear ImGui', () => {
  const users = files.filter(({path}) => includes(path).includes('imgui_internal.h')).map(({path}) => path);
  assert.deepEqual(users, ['view/controls/imgui_access.cpp']);
});

test('what uses internals of a library names the version that it was tried with', () => {
  const pinned = (name) => readFileSync(`${source}/../cmake/pinned.txt`, 'utf8').match(new RegExp(`^${name} +(\\S+)`, 'm'))[1];
  for (const [file, version] of [
    ['src/view/controls/imgui_access.h', `Dear ImGui ${pinned('imgui')}`],
    ['src/platform/web_cached_gl.cpp', `Emscripten 3.1.69 and 6.0.5, and Dear ImGui ${pinned('imgui')}`],
    ['src/platform/main_web.cpp', `SDL ${pinned('sdl2')}`],
    ['web/instance/instance.js', 'Emscripten 3.1.69 and 6.0.5'],
    ['cmake/toolchain.sh', 'Emscripten\n  # 3.1.69 and 6.0.5'],
  ])
    assert.match(
      readFileSync(`${source}/../${file}`, 'utf8'),
      new RegExp(`Tried\\s(?:// )?with ${version.replaceAll('.', '\\.')}`),
      file,
    );
});

// These take a size, which Dear ImGui asserts or, in the page, traps on where it is negative, zero or NaN.
const kSized =
  /ImGui::(?:InvisibleButton|PushFont|Dummy|BeginChild|SetNextItemWidth|SetNextWindowSize\w*)\(|ImGui::Button\([^;]*, \{|AddText\((?:ImGui::GetFont\(\)|\w*\.?font\b)/;

test('sizes reach Dear ImGui only through the files that check them', () => {
  const users = files
    .filter(({layer}) => layer === 'view' || layer === 'platform')
    .map(({path}) => path)
    .filter((path) => kSized.test(readFileSync(`${source}/${path}`, 'utf8').replace(/\/\/.*/g, '')));
  assert.deepEqual(users, ['view/pen/screen_pen.cpp', 'view/widgets/sized.h'], 'screen_pen.cpp draws text in checked sizes only');
});

test('every unit test is built', () => {
  const tests = fileURLToPath(new URL('.', import.meta.url));
  const built = new Set(
    readFileSync(`${tests}CMakeLists.txt`, 'utf8')
      .match(/^\s+\S+_test\.cpp(?=\)?$)/gm)
      ?.map((line) => line.trim()),
  );
  const missing = readdirSync(tests, {recursive: true}).filter((name) => name.endsWith('_test.cpp') && !built.has(name));
  assert.deepEqual(missing, []);
});
