// The layers depend downwards only: no #include may point to a higher layer, and each third-party library has its layer.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const web = fileURLToPath(new URL('../web', import.meta.url));
const kFloors = ['core', 'app', 'view', 'platform'];  // from the ground up
// The command stands on app, beside the view; what the site's build asks, on the view, beside the platform.
const kBeside = {cli: 'app', site: 'view'};
const kFolders = [...kFloors, ...Object.keys(kBeside)];
// The rooms of a floor, each on those before it.
const kRooms = {
  core: ['basics', 'problem', 'state', 'rules', 'fast', 'search', 'theory', 'count', 'text'],
  app: ['language', 'settings', 'snapshot', 'time', 'run', 'sound', 'play', 'words', 'measure', 'state', 'film', 'lessons'],
  view: ['pen', 'controls', 'widgets', 'motion', 'board', 'graph', 'compare', 'stack', 'tree', 'code', 'plot', 'measure', 'panels', 'picture', 'frame'],
};
const kThirdParty = [
  {pattern: /^CLI\//, only: 'cli'},
  {pattern: /^imgui/, from: 'view'},
  {pattern: /^(SDL|GLES|emscripten)/, from: 'platform'},
];

const files = kFolders.flatMap((floor) =>
  readdirSync(`${source}/${floor}`, {recursive: true}).filter((name) => /\.(cpp|h)$/.test(name))
    .map((name) => ({floor, path: `${floor}/${name}`})));

const includes = (path) =>
  [...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm)].map((match) => match[1]);

const roomOf = (path) => path.split('/').length === 3 ? path.split('/')[1] : null;

// The first fault of an #include in a file, or null.
function fault(path, include) {
  const floor = path.split('/')[0];
  const folder = include.split('/')[0];
  const level = kFloors.indexOf(kBeside[floor] ?? floor);
  const target = kFloors.indexOf(folder);
  if (include.includes('/') && target > level) return `reaches up to ${include}`;
  if (folder in kBeside && folder !== floor) return `reaches across to ${include}`;
  const rooms = kRooms[floor] ?? [];
  if (folder === floor && rooms.indexOf(roomOf(include)) > rooms.indexOf(roomOf(path))) return `reaches up to ${include}`;
  for (const {pattern, from, only} of kThirdParty) {
    if (pattern.test(include) && (only ? floor !== only : level < kFloors.indexOf(from))) return `has no business with ${include}`;
  }
  return null;
}

test('the layer rule reports forbidden includes and accepts allowed ones', () => {
  assert.ok(fault('core/search/search.h', 'app/state/app.h'));
  assert.ok(fault('core/search/search.h', 'imgui.h'));
  assert.ok(fault('app/state/app.h', 'emscripten.h'));
  assert.ok(fault('cli/main.cpp', 'view/frame/view.h'));
  assert.ok(fault('app/state/app.h', 'cli/options.h'));
  assert.ok(fault('site/main.cpp', 'platform/window.h'));
  assert.ok(fault('app/state/app.h', 'CLI/App.hpp'));
  assert.equal(fault('cli/main.cpp', 'CLI/App.hpp'), null);
  assert.equal(fault('cli/main.cpp', 'app/settings/settings.h'), null);
  assert.ok(fault('view/frame/view.h', 'SDL.h'));
  assert.equal(fault('view/frame/view.h', 'imgui_internal.h'), null);
  assert.equal(fault('platform/main.cpp', 'view/frame/view.h'), null);
  assert.equal(fault('core/search/search.h', 'vector'), null);
  assert.ok(fault('core/problem/board.h', 'core/search/search.h'));
  assert.equal(fault('core/search/search.h', 'core/problem/board.h'), null);
  assert.equal(fault('core/search/search.h', 'core/search/stack.h'), null);
  assert.ok(fault('core/fast/fast.h', 'core/search/search.h'));
  assert.equal(fault('core/search/search.h', 'core/fast/fast.h'), null);
});

test('no layer includes a header of a higher layer', () => {
  assert.ok(files.length > 20);
  const faults = files.flatMap(({path}) =>
    includes(path).map((include) => fault(path, include)).filter(Boolean).map((text) => `${path} ${text}`));
  assert.deepEqual(faults, []);
});

test('every source file is in a module that the architecture lists', () => {
  const lost = files.filter(({floor, path}) => floor in kRooms && !kRooms[floor].includes(roomOf(path)));
  assert.deepEqual(lost, []);
});

// The floors whose rooms each open with a front header, named as the room.
const kFronted = ['core', 'app', 'view'];

function checkFront(file, room, least) {
  const opening = readFileSync(file, 'utf8').match(/^(\/\/.*\n)+/)?.[0] ?? '';
  assert.ok(opening.startsWith(`// Room \`${room}\`: `), `${file} opens with what the room is for`);
  assert.match(opening, /\bMay know:\s/, file);
  assert.match(opening, /\bBegin\s(\/\/ )?with\b/, file);
  const lines = opening.split('\n').length - 1;
  assert.ok(lines >= least && lines <= 24, `${file}: about ten lines, not ${lines}`);
}

test('every module has a front header with purpose, dependencies and entry point', () => {
  for (const floor of kFronted) {
    for (const room of kRooms[floor]) {
      const front = `${floor}/${room}/${room}.h`;
      checkFront(`${source}/${front}`, room, 6);
      assert.ok(files.some(({path}) => includes(path).includes(front)), `${front} is used, so that it is compiled`);
    }
  }
});

// The rooms of the page's scripts, each on those before it, and the file of each that opens with what the room is for.
const kWeb = {'imgui-dom': 'mirror.js', element: 'element.js', package: 'module.js', instance: 'instance.js', mirror: 'mirror.js', sound: 'sound.js', share: 'share.js', page: 'page.js', lessons: 'lessons.js', embedding: 'embedding.js', examples: 'article.js'};

test('script modules have a front file and import only earlier modules', () => {
  const rooms = Object.keys(kWeb);
  for (const [room, front] of Object.entries(kWeb)) {
    checkFront(`${web}/${room}/${front}`, room, 3);
    for (const name of readdirSync(`${web}/${room}`).filter((file) => /\.m?js$/.test(file))) {
      for (const [, other] of readFileSync(`${web}/${room}/${name}`, 'utf8').matchAll(/(?:from|import)\s*\(?'\.\.\/([\w-]+)\//g)) {
        assert.ok(rooms.indexOf(other) < rooms.indexOf(room) && rooms.includes(other), `${room}/${name} imports from ${other}`);
      }
    }
  }
  const folders = readdirSync(web, {withFileTypes: true}).filter((entry) => entry.isDirectory()).map(({name}) => name);
  assert.deepEqual(folders.sort(), rooms.sort());
});

test('only web files of the platform layer include emscripten.h', () => {
  const users = files.filter(({path}) => includes(path).some((include) => include.startsWith('emscripten')));
  assert.ok(users.length > 0);
  assert.deepEqual(users.map(({path}) => path).filter((path) => !/^platform\/(web_\w+|\w+_web)\.(cpp|h)$/.test(path)), []);
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
  const faults = files.filter(({floor}) => floor === 'view').flatMap(({path}) =>
    ['core/search/search.h', 'app/state/app.h'].filter((header) => closure(path).has(header)).map((header) => `${path} sees ${header}`));
  assert.deepEqual(faults, []);
});

test('only one file uses the internals of Dear ImGui', () => {
  const users = files.filter(({path}) => includes(path).includes('imgui_internal.h')).map(({path}) => path);
  assert.deepEqual(users, ['view/controls/imgui_access.cpp']);
});

// These take a size, which Dear ImGui asserts or, in the page, traps on where it is negative, zero or NaN.
const kSized = /ImGui::(?:InvisibleButton|PushFont|Dummy|BeginChild|SetNextItemWidth|SetNextWindowSize\w*)\(|ImGui::Button\([^;]*, \{|AddText\((?:ImGui::GetFont\(\)|\w*\.?font\b)/;

test('sizes reach Dear ImGui only through the files that check them', () => {
  const users = files.filter(({floor}) => floor === 'view' || floor === 'platform').map(({path}) => path)
    .filter((path) => kSized.test(readFileSync(`${source}/${path}`, 'utf8').replace(/\/\/.*/g, '')));
  assert.deepEqual(users, ['view/pen/screen_pen.cpp', 'view/widgets/sized.h'], 'screen_pen.cpp draws text in checked sizes only');
});
