// The house stands on its own floors: no #include may point upwards, and third-party code stays where it belongs.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const kFloors = ['core', 'app', 'view', 'platform'];  // from the ground up
const kFolders = [...kFloors, 'cli'];                // the command stands on app, beside the view
const kThirdParty = [
  {pattern: /^CLI\//, only: 'cli'},
  {pattern: /^imgui/, from: 'view'},
  {pattern: /^(SDL|GLES|emscripten)/, from: 'platform'},
];

const files = kFolders.flatMap((floor) =>
  readdirSync(`${source}/${floor}`).filter((name) => /\.(cpp|h)$/.test(name)).map((name) => ({floor, path: `${floor}/${name}`})));

const includes = (path) =>
  [...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm)].map((match) => match[1]);

// The first fault of an #include on a floor, or null.
function fault(floor, include) {
  const folder = include.split('/')[0];
  const level = kFloors.indexOf(floor === 'cli' ? 'app' : floor);
  const target = kFloors.indexOf(folder);
  if (include.includes('/') && target > level) return `reaches up to ${include}`;
  if (folder === 'cli' && floor !== 'cli') return `reaches across to ${include}`;
  for (const {pattern, from, only} of kThirdParty) {
    if (pattern.test(include) && (only ? floor !== only : level < kFloors.indexOf(from))) return `has no business with ${include}`;
  }
  return null;
}

test('the rule catches what it should', () => {
  assert.ok(fault('core', 'app/app.h'));
  assert.ok(fault('core', 'imgui.h'));
  assert.ok(fault('app', 'emscripten.h'));
  assert.ok(fault('cli', 'view/view.h'));
  assert.ok(fault('app', 'cli/options.h'));
  assert.ok(fault('app', 'CLI/App.hpp'));
  assert.equal(fault('cli', 'CLI/App.hpp'), null);
  assert.equal(fault('cli', 'app/settings.h'), null);
  assert.ok(fault('view', 'SDL.h'));
  assert.equal(fault('view', 'imgui_internal.h'), null);
  assert.equal(fault('platform', 'view/view.h'), null);
  assert.equal(fault('core', 'vector'), null);
});

test('no floor reaches up', () => {
  assert.ok(files.length > 20);
  const faults = files.flatMap(({floor, path}) =>
    includes(path).map((include) => fault(floor, include)).filter(Boolean).map((text) => `${path} ${text}`));
  assert.deepEqual(faults, []);
});

test('emscripten.h is seen only in the files of the platform that are named after the web', () => {
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

test('the view never sees the search', () => {
  assert.ok(closure('platform/visualizer.cpp').has('core/search.h'), 'what should be found is found');
  const faults = files.filter(({floor}) => floor === 'view').flatMap(({path}) =>
    ['core/search.h', 'app/app.h'].filter((header) => closure(path).has(header)).map((header) => `${path} sees ${header}`));
  assert.deepEqual(faults, []);
});
