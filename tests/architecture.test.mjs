// The house stands on its own floors: no #include may point upwards, and third-party code stays where it belongs.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const kFloors = ['core', 'app', 'view', 'platform'];  // from the ground up
const kThirdParty = [
  {pattern: /^imgui/, from: 'view'},
  {pattern: /^(SDL|GLES|emscripten)/, from: 'platform'},
];

const files = kFloors.flatMap((floor) =>
  readdirSync(`${source}/${floor}`).filter((name) => /\.(cpp|h)$/.test(name)).map((name) => ({floor, path: `${floor}/${name}`})));

const includes = (path) =>
  [...readFileSync(`${source}/${path}`, 'utf8').matchAll(/^\s*#\s*include\s*[<"]([^>"]+)[>"]/gm)].map((match) => match[1]);

// The first fault of an #include on a floor, or null.
function fault(floor, include) {
  const level = kFloors.indexOf(floor);
  const target = kFloors.indexOf(include.split('/')[0]);
  if (include.includes('/') && target > level) return `reaches up to ${include}`;
  for (const {pattern, from} of kThirdParty) {
    if (pattern.test(include) && level < kFloors.indexOf(from)) return `has no business with ${include}`;
  }
  return null;
}

test('the rule catches what it should', () => {
  assert.ok(fault('core', 'app/app.h'));
  assert.ok(fault('core', 'imgui.h'));
  assert.ok(fault('app', 'emscripten.h'));
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

test('emscripten.h is seen in one file only', () => {
  const users = files.filter(({path}) => includes(path).some((include) => include.startsWith('emscripten')));
  assert.deepEqual(users.map(({path}) => path), ['platform/main_web.cpp']);
});

test('the view never sees the search', () => {
  const faults = files.filter(({floor, path}) => floor === 'view' && includes(path).some((i) => i === 'core/search.h' || i === 'app/app.h'));
  assert.deepEqual(faults, []);
});
