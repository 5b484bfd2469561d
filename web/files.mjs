// The files of dist/, in one list: build.mjs writes them, package/package.mjs packs those of the board, and tests/pages.test.mjs compares
// the list with the folder.
//
// A row says what its file is made of: `entry`, a module that is bundled, which knows by their hashes what it `brings`; `wasm`, a file of
// build/web that a script packs as a `part`; `copy`; or `style`, a style sheet, packed or `readable`. Others are made in a way of their own.
import {languageFiles, lessonLanguageFiles, lessonLanguages} from './languages.mjs';
import {readLessons} from './lessons/files.mjs';

// The homework sheet of each lesson, the path for a class, the answer card and the speaker's window, in English and in the other languages.
const lessonPages = [...readLessons().map(({id}) => id), 'class', 'card', 'speaker'].flatMap((name) =>
  ['', ...lessonLanguages.map((locale) => `${locale}/`)].map((folder) => `lessons/${folder}${name}.html`),
);

// The files that a board may load, each after the files that it loads itself. The last one is the script that a page loads.
export const boardFiles = [
  {file: 'visualizer.wasm', copy: 'build/web/visualizer.wasm'},
  {file: 'visualizer.wasm.js', wasm: 'visualizer.wasm', part: 'wasm'},
  {file: 'lesson-checker.wasm.js', wasm: 'lesson_checker.wasm', part: 'lessonChecker'},
  {file: 'programs.js'},
  ...[...languageFiles(), ...lessonLanguageFiles()].map((file) => ({file})),
  {file: 'mirror.js', entry: 'web/mirror/mirror.js'},
  {file: 'sound.js', entry: 'web/sound/sound.js'},
  {file: 'share.js', entry: 'web/share/share.js'},
  {file: 'lessons.js', entry: 'web/lessons/lessons.js', brings: ['lesson-checker.wasm.js', ...lessonLanguageFiles()]},
  {
    file: 'visualizer.js',
    entry: 'web/instance/visualizer.js',
    brings: ['visualizer.wasm', 'visualizer.wasm.js', 'mirror.js', 'sound.js', 'share.js', 'lessons.js', 'programs.js'],
  },
  {file: 'knights-tour.js', entry: 'web/element/element.js', brings: ['visualizer.js', ...languageFiles()]},
];

export const standalone = 'knights-tour.standalone.js';

export const siteFiles = [
  ...boardFiles,
  {file: standalone},
  {file: 'index.html', copy: 'web/page/index.html'},
  {file: 'page.js', entry: 'web/page/page.js'},
  {file: 'style.css', style: 'web/page/style.css'},
  {file: 'knights-tour.html'},
  {file: 'embed.html', copy: 'web/page/embed.html'},
  {file: 'embed.css', style: 'web/page/embed.css'},
  {file: 'frame.js', entry: 'web/page/frame.js'},
  {file: '404.html', copy: 'web/page/404.html'},
  {file: 'not_found.js', entry: 'web/page/not_found.js'},
  {file: 'embedding/index.html'},
  {file: 'embedding/style.css', style: 'web/embedding/style.css'},
  {file: 'embedding/embedding.js', entry: 'web/embedding/embedding.js'},
  {file: 'lessons/index.html'},
  {file: 'lessons/style.css', style: 'web/lessons/pages.css'},
  {file: 'lessons/list.js', entry: 'web/lessons/list.js'},
  ...lessonPages.map((file) => ({file})),
  {file: 'lessons/sheet.js', entry: 'web/lessons/sheet_code.js'},
  {file: 'lessons/sheet.css', style: 'web/lessons/sheet.css'},
  {file: 'lessons/card.js', entry: 'web/lessons/classroom/card.js'},
  {file: 'lessons/card.css', style: 'web/lessons/classroom/card.css'},
  {file: 'lessons/speaker.js', entry: 'web/lessons/classroom/window.js'},
  {file: 'lessons/speaker.css', style: 'web/lessons/classroom/window.css'},
  ...['minimal.html', 'backtracking.html', 'article.js', 'growth.js', 'flame.js'].map((name) => ({
    file: `examples/${name}`,
    copy: `web/examples/${name}`,
  })),
  ...['article.css', 'growth.css', 'flame.css'].map((name) => ({
    file: `examples/${name}`,
    style: `web/examples/${name}`,
    readable: true,
  })),
  {file: 'inter.woff2'},
  {file: 'knight.svg', copy: 'assets/knight.svg'},
  {file: 'card.png'},
  {file: 'oembed.json'},
  {file: 'licences.txt'},
];
