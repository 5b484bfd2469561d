// An algorithm needs one file and one row, a panel one file and one row, a setting one row and its use, a mark one row and
// two drawings. Each is added to a copy of the sources, as docs/extending.md describes, and appears everywhere.
//
// The copy is built in build/added, without optimization, and by ccache where there is one. With --all, or by name.
// Needs: packages, --all.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const self = fileURLToPath(import.meta.url);
const copy = `${root}build/added/`;

const kFiles = {
  'src/core/rules/last_first.h': `#pragma once

#include "core/problem/algorithms.h"
#include "core/state/path.h"

namespace kt {

inline void rank_last_first(const Path& path, Ranking& ranking) {
  const int count = path.moves_here();
  for (int i = 0; i < count; ++i) ranking[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(count - 1 - i);
}

}  // namespace kt
`,
  'src/view/panels/greeting_panel.cpp': `#include "view/panels/panels.h"
#include "view/widgets/rows.h"

namespace kt {

void draw_greeting_panel(Ui& ui, ImVec2 size) {
  Rows rows(size.x);
  draw_choice(ui, rows, "cheerful");
  ImGui::TextUnformatted(ui.snapshot.settings.cheerful ? "Hello!" : "Hello.");
}

}  // namespace kt
`,
};
// In each file a line after the one that has what is given.
const kLines = [
  ['src/core/rules/algorithms.cpp', '#include "core/problem/problem.h"', '#include "core/rules/last_first.h"'],
  [
    'src/core/rules/algorithms.cpp',
    'constexpr Algorithm kAlgorithms[] = {',
    '{.id = "last-first", .title = "Last first", .summary = "The last move first.", .complete = true, .rank = rank_last_first},',
  ],
  ['src/app/settings/panel_rows.h', '#define KT_PANELS(PANEL)', '  PANEL(greeting, "Greeting", 120, 0) \\'],
  ['src/app/settings/settings.h', 'bool autoplay = false;', 'bool cheerful = true;'],
  [
    'src/app/settings/settings.cpp',
    'constexpr Setting kSettings[] = {',
    '{"cheerful", "Cheerful", "greet loudly", false, flag<&Settings::cheerful>},',
  ],
  [
    'src/app/words/marks.h',
    '#define KT_MARKS(MARK)',
    '  MARK(home, notes, .name = "home", .help = "The knight lives here.", .words = "at home", .occurs = always, .find = find_home) \\',
  ],
  [
    'src/app/words/marks.cpp',
    'bool always(',
    'void find_home(const Snapshot& s, Marks& marks) { marks.push_back({.kind = MarkKind::home, .square = s.settings.start}); }',
  ],
  [
    'src/view/board/board_marks.cpp',
    'switch (mark.kind)',
    'case MarkKind::home: return picture.pen.disc(c, small, IM_COL32(1, 2, 3, 255));',
  ],
  [
    'src/view/graph/graph_marks.cpp',
    'switch (mark.kind)',
    'case MarkKind::home: return picture.pen.disc(c, r, IM_COL32(1, 2, 3, 255));',
  ],
];
const kPrograms = ['controls', 'marks']
  .map(
    (name) => `
add_executable(${name} ${root}tests/added/${name}.cpp)
target_include_directories(${name} PRIVATE ${root}tests)
target_link_libraries(${name} PRIVATE kt_programs)
`,
  )
  .join('');

// Ninja knows by its time what is new: what did not change keeps that of its source.
function write(path, text, time) {
  writeFileSync(copy + path, text);
  utimesSync(copy + path, time, time);
}

function addLines(path) {
  const lines = readFileSync(root + path, 'utf8').split('\n');
  for (const [, place, line] of kLines.filter(([file]) => file === path)) {
    const at = lines.findIndex((text) => text.includes(place));
    assert.ok(at >= 0, `${path} has ${place}`);
    lines.splice(at + 1, 0, line);
  }
  write(path, lines.join('\n'), new Date(Math.max(statSync(root + path).mtimeMs, statSync(self).mtimeMs)));
}

function makeCopy() {
  for (const name of ['src', 'cmake', 'assets', 'tests']) rmSync(copy + name, {recursive: true, force: true});
  mkdirSync(`${copy}tests`, {recursive: true});
  for (const name of ['src', 'cmake', 'assets', 'tests/bench', 'package.json', 'package-lock.json', 'CMakeLists.txt']) {
    cpSync(root + name, copy + name, {recursive: true, preserveTimestamps: true});
  }
  mkdirSync(`${root}.toolchain`, {recursive: true});
  if (!existsSync(`${copy}.toolchain`)) symlinkSync(`${root}.toolchain`, `${copy}.toolchain`);
  for (const [path, text] of Object.entries(kFiles)) write(path, text, statSync(self).mtime);
  for (const path of new Set(kLines.map(([file]) => file))) addLines(path);
  write('CMakeLists.txt', readFileSync(`${copy}CMakeLists.txt`, 'utf8') + kPrograms, statSync(self).mtime);
}

const environment = {CCACHE_BASEDIR: root, CCACHE_NOHASHDIR: '1', ...process.env};

function build() {
  const cmake = (...args) => execFileSync('cmake', args, {stdio: ['ignore', 'ignore', 'inherit'], env: environment});
  const hasCcache = spawnSync('ccache', ['--version']).status === 0;
  cmake(
    '-S',
    copy,
    '-B',
    `${copy}build`,
    '-G',
    'Ninja',
    '-DCMAKE_BUILD_TYPE=Debug',
    '-DCMAKE_CXX_FLAGS_DEBUG=-O0',
    '-DKT_TESTS=OFF',
    '-DKT_PROGRAM=OFF',
    ...(hasCcache ? ['-DCMAKE_CXX_COMPILER_LAUNCHER=ccache'] : []),
  );
  cmake('--build', `${copy}build`, '--target', 'kt', 'controls', 'marks');
}

const run = (name, ...args) =>
  execFileSync(`${copy}build/${name}`, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
const controls = (link) => new Map(JSON.parse(run('controls', link)).map((control) => [control.id, control]));

before(
  () => {
    makeCopy();
    build();
  },
  {timeout: 1_200_000},
);

test('kt list shows the added algorithm, panel and setting', () => {
  const {settings, algorithms, panels} = JSON.parse(run('kt', 'list', '--json'));
  assert.equal(algorithms[0].id, 'last-first');
  assert.deepEqual(panels[0], {id: 'greeting', title: 'Greeting', summary: ''});
  assert.equal(settings[0].key, 'cheerful');
  assert.equal(settings[0].fallback, 'true');
  const choices = (key) => settings.find((setting) => setting.key === key).choices;
  assert.deepEqual(choices('algorithm')[0], {id: 'last-first', title: 'Last first', summary: 'The last move first.'});
  assert.deepEqual(choices('panels')[0], {id: 'greeting', title: 'Greeting', summary: ''});
});

test('kt searches both ways with the added algorithm and accepts the setting', () => {
  assert.match(run('kt', 'list'), /^ {2}last-first +The last move first\.$/m);
  assert.match(run('kt', 'list'), /^ {2}--cheerful +greet loudly: a flag \[true\]$/m); // it is a setting of the page
  // The eighth of the moves that there are from the middle, where backtracking takes the first.
  const trace = (...args) =>
    run('kt', 'trace', '--board', '5x5', '--start', '2,2', ...args)
      .trim()
      .split('\n');
  assert.deepEqual(trace('--steps', '1', '--cheerful'), ['1 advance 4,3 2']);
  const own = trace('--algorithm', 'last-first', '--steps', '50');
  assert.equal(own[0], '1 advance 4,1 2');
  assert.deepEqual(trace('--algorithm', 'last-first', '--from', '50', '--steps', '-50'), own.toReversed());
});

test('the view shows the added algorithm, panel and setting', () => {
  const link = 'panels=settings,greeting&algorithm=last-first&cheerful=false';
  const page = controls(link);
  assert.equal(page.get('panel=greeting').label, 'Greeting');
  assert.equal(page.get('panel=greeting').role, 'tab');
  assert.equal(page.get('algorithm').value, 'last-first');
  const pressed = (link) => ['cheerful=true', 'cheerful=false'].map((id) => controls(link).get(id)?.checked);
  assert.deepEqual(pressed(link), [false, true]);
  assert.deepEqual(pressed('panels=greeting'), [true, false]);
  assert.deepEqual(pressed('panels=settings'), [undefined, undefined]);
});

test('the board, the graph, the legend, pictures and the names of squares show the added mark', () => {
  for (const [link, name] of [
    ['board=5&start=c3', 'c3, knight here, visited 1st, start, at home'],
    ['graph=A-B;B-C&start=B', 'B, knight here, visited 1st, start, at home, leads to A and C'],
  ]) {
    const {names, board, legend, picture} = JSON.parse(run('marks', link));
    assert.deepEqual(
      names.filter((text) => text.includes('home')),
      [name],
    );
    assert.ok(board > 0 && legend > 0 && picture, `${link}: ${board} on the board, ${legend} in the legend, ${picture}`);
  }
});
