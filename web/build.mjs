// Makes the static site: node web/build.mjs [--out dist] [--plain]. KT_SITE is its address, if that is known (page/card.mjs). The WebAssembly is built already, in build/web, and so is
// site.cjs, which tells what the page's scripts need to know of it (web/tables.mjs).
//
// Every script is a classic one, so that it runs from a file:// address and in a sandboxed frame too; they find each
// other's files by their own address (web/parts.js). `--plain` leaves them readable, for tests that take something away.
import {build, transform} from 'esbuild';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {deflateRawSync} from 'node:zlib';
import {minify} from 'terser';
import {codeFont, packed as packedListings} from '../assets/code.mjs';
import {pageFont} from '../assets/font.mjs';
import {hashOf} from './package/hash.mjs';
import {cardPng, oembed, withPreview} from './page/card.mjs';
import {withPictures} from './page/pictures.mjs';
import {withPolicy} from './page/policy.mjs';
import {languageFiles, languages, lessonLanguageFiles, lessonLanguages, packedLanguages, writeLanguages} from './languages.mjs';
import {licencesComment, licencesText} from './licences.mjs';
import {writeLessons} from './lessons/files.mjs';
import {writeTables} from './tables.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const {values: options} = parseArgs({options: {out: {type: 'string', default: 'dist'}, plain: {type: 'boolean', default: false}}});
const dist = join(root, options.out);
const site = (process.env.KT_SITE ?? '').replace(/[^/]$/, '$&/');
const from = (...path) => join(root, ...path);

// Each after those whose hashes it knows.
const kScripts = {
  'mirror.js': 'web/mirror/mirror.js',
  'sound.js': 'web/sound/sound.js',
  'share.js': 'web/share/share.js',
  'lessons.js': 'web/lessons/lessons.js',
  'visualizer.js': 'web/instance/visualizer.js',
  'page.js': 'web/page/page.js',
  'not_found.js': 'web/page/not_found.js',
  'frame.js': 'web/page/frame.js',
  'embedding/embedding.js': 'web/embedding/embedding.js',
  'lessons/list.js': 'web/lessons/list.js',
  'lessons/sheet.js': 'web/lessons/sheet_code.js',
  'knights-tour.js': 'web/element/element.js',
};
// What each of them brings, and so knows by its hash.
const kBrought = {
  'knights-tour.js': ['visualizer.js', ...languageFiles()],
  'visualizer.js': ['visualizer.wasm', 'visualizer.wasm.js', 'mirror.js', 'sound.js', 'share.js', 'lessons.js', 'programs.js'],
  'lessons.js': ['lesson-checker.wasm.js', ...lessonLanguageFiles()],
};
const kFiles = ['web/page/index.html', 'web/page/embed.html', 'web/page/404.html', 'web/page/style.css', 'web/examples', 'assets/knight.svg', 'build/web/visualizer.wasm'];

// A style sheet with those that it imports in their places.
async function styleSheet(path) {
  const text = await readFile(path, 'utf8');
  const imported = [...text.matchAll(/@import "([^"]+)";\n/g)];
  const sheets = await Promise.all(imported.map(([, name]) => styleSheet(join(dirname(path), name))));
  return text.replace(/@import "[^"]+";\n/g, () => sheets.shift());
}

// One imported by a script as text, without what only its readers need.
const sheets = {
  name: 'sheets',
  setup: ({onLoad}) => onLoad({filter: /\.css$/}, async ({path}) => {
    return {contents: await packedStyle(await styleSheet(path)), loader: 'text'};
  }),
};

const hashes = async (names) => Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(join(dist, name), 'sha256')])));

const kOptions = {
  bundle: true,
  target: ['chrome100', 'firefox102', 'safari15.4'],
  minify: !options.plain,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'error',
  plugins: [sheets],
  define: {LANGUAGES: JSON.stringify(languages), LESSON_LANGUAGES: JSON.stringify(lessonLanguages)},
};

// Of Emscripten's script, which is a sixth of what is packed, this leaves a tenth less than the bundler alone.
async function pack(file) {
  const {code} = await minify(await readFile(file, 'utf8'), {ecma: 2020, compress: {passes: 3, pure_getters: true}});
  await writeFile(file, code);
}

async function bundleScripts() {
  for (const [name, entry] of Object.entries(kScripts).filter(([, path]) => existsSync(from(path)))) {
    await build({
      entryPoints: [from(entry)],
      outfile: join(dist, name),
      ...kOptions,
      format: 'iife',
      // Emscripten's loader asks for it; it is told where its file is.
      define: {...kOptions.define, 'import.meta.url': '""', HASHES: JSON.stringify(await hashes(kBrought[name] ?? []))},
    });
    if (!options.plain) await pack(join(dist, name));
  }
}

// After the element, whose hash it tells.
async function writeEmbedPage() {
  const {embedPage} = await import('./embedding/page.mjs');
  await writeFile(join(dist, 'embedding/index.html'), withPreview(await withPictures(await embedPage(dist)), 'embedding/index.html', site));
}

async function writeLessonFolder() {
  const {writeLessonPages} = await import('./lessons/page.mjs');
  await writeLessonPages(dist);
  const {withThemes} = await import('./theme_styles.mjs');
  await writeFile(join(dist, 'lessons/style.css'), await packedStyle(withThemes(await styleSheet(from('web/lessons/pages.css')))));
  await writeFile(join(dist, 'lessons/sheet.css'), await packedStyle(await styleSheet(from('web/lessons/sheet.css'))));
  await writeFile(join(dist, 'lessons/index.html'), withPreview(await readFile(join(dist, 'lessons/index.html'), 'utf8'), 'lessons/index.html', site));
}

const packedStyle = async (text) => (await transform(text, {loader: 'css', minify: !options.plain})).code.trim();

// Style sheets load nothing more, and have the themes' colours; that of the example is to be read. Boards are seen before
// their script has come.
async function finishPages() {
  const {withThemes} = await import('./theme_styles.mjs');
  await writeFile(join(dist, 'style.css'), await packedStyle(withThemes(await styleSheet(from('web/page/style.css')))));
  await writeFile(join(dist, 'embed.css'), await packedStyle(await styleSheet(from('web/page/embed.css'))));
  await writeFile(join(dist, 'examples/article.css'), withThemes(await styleSheet(from('web/examples/article.css'))));
  await writeFile(join(dist, 'embedding/style.css'), await packedStyle(withThemes(await styleSheet(from('web/embedding/style.css')))));
  const examples = (await readdir(join(dist, 'examples'))).map((name) => `examples/${name}`);
  for (const name of ['index.html', 'embed.html', ...examples].filter((each) => each.endsWith('.html'))) {
    await writeFile(join(dist, name), await withPictures(await readFile(join(dist, name), 'utf8')));
  }
  for (const name of ['index.html', 'examples/backtracking.html']) {
    await writeFile(join(dist, name), withPreview(await readFile(join(dist, name), 'utf8'), name, site));
  }
  await writeFile(join(dist, 'card.png'), await cardPng());
  await writeFile(join(dist, 'oembed.json'), `${JSON.stringify(oembed(site), null, 2)}\n`);
}

async function packPrograms() {
  const programs = {listings: packedListings(), font: Buffer.from(await codeFont()).toString('base64')};
  await writeFile(join(dist, 'programs.js'), `(globalThis.knightsTourParts??={}).programs=${JSON.stringify(programs)};\n`);
}

async function packWasm(file, part, to) {
  const packed = deflateRawSync(await readFile(from('build/web', file)), {level: 9}).toString('base64');
  await writeFile(join(dist, to), `(globalThis.knightsTourParts??={}).${part}="${packed}";\n`);
}

// All catalogues for the page that is a single file; '' where there are none.
async function packedLanguageScript() {
  if (languages.length === 0) return '';
  const define = {LANGUAGES_PACKED: JSON.stringify(await packedLanguages()), LANGUAGE_FILES: JSON.stringify([...languageFiles(), ...lessonLanguageFiles()])};
  const {outputFiles: [{text}]} = await build({entryPoints: [from('web/page/packed_languages.js')], ...kOptions, define, format: 'iife', write: false});
  return text;
}

// The texts of all scripts that a board needs, in an order in which each finds what it would load; `more`: of the page. A text may stand
// between script tags.
async function allScripts(more = []) {
  const files = ['visualizer.wasm.js', 'programs.js', 'visualizer.js', 'mirror.js', 'sound.js', 'share.js', 'lesson-checker.wasm.js', 'lessons.js', ...more, 'knights-tour.js'];
  const texts = await Promise.all(files.filter((name) => existsSync(join(dist, name))).map((name) => readFile(join(dist, name), 'utf8')));
  return [await packedLanguageScript(), ...texts].filter(Boolean).map((text) => text.replaceAll('</script', '<\\/script'));
}

// The element with all that it would load, as one classic script.
async function writeStandalone() {
  const licences = `/*\n${licencesText().replaceAll('*/', '* /')}*/\n`;
  await writeFile(join(dist, 'knights-tour.standalone.js'), licences + (await allScripts()).join(';\n'));
}

// The page with all that it would load, in place of the links to it.
async function writeSingleFile() {
  const read = (name) => readFile(join(dist, name), 'utf8');
  let page = await read('index.html');
  const replace = (pattern, text) => {
    if (!pattern.test(page)) throw new Error(`index.html has no ${pattern}`);
    page = page.replace(pattern, () => text);
  };
  replace(/ *<link rel="icon"[^>]*>\n/, '');
  page = page.replace(/ *<link rel="preload"[^>]*>\n/g, '');
  for (const folder of ['examples', 'embedding', 'lessons']) replace(RegExp(` *<a href="${folder}[^]*?</a>\n`), '');  // it may have been taken away from them
  replace(/ *<link rel="stylesheet"[^>]*>\n/, `<style>\n${await read('style.css')}</style>\n`);
  page = page.replace(/ *<script[^>]*><\/script>\n/g, '');
  const scripts = (await allScripts(['page.js'])).map((text) => `<script>${text}</script>\n`);
  replace(/<\/body>/, `${scripts.join('')}${licencesComment()}</body>`);
  await writeFile(join(dist, 'knights-tour.html'), page);
}

// Each page gets the content security policy that it needs, as a meta element; one that has its own keeps it.
async function addPolicies() {
  const pages = (await readdir(dist, {recursive: true})).filter((name) => name.endsWith('.html'));
  for (const path of pages.map((name) => join(dist, name))) await writeFile(path, withPolicy(await readFile(path, 'utf8')));
}

await rm(dist, {recursive: true, force: true});
await mkdir(join(dist, 'embedding'), {recursive: true});
writeTables();
for (const file of kFiles.filter((path) => existsSync(from(path)))) {
  await cp(from(file), join(dist, file.split('/').at(-1)), {recursive: true});
}
await writeFile(join(dist, 'inter.woff2'), await pageFont());
await finishPages();
await packPrograms();
await packWasm('visualizer.wasm', 'wasm', 'visualizer.wasm.js');
await packWasm('lesson_checker.wasm', 'lessonChecker', 'lesson-checker.wasm.js');
writeLessons();
await writeLanguages(dist);
await bundleScripts();
await writeEmbedPage();
await writeLessonFolder();
await writeSingleFile();
await writeFile(join(dist, 'licences.txt'), licencesText());
await writeStandalone();
const {writePackage} = await import('./package/package.mjs');  // which reads what was written
await writePackage(dist, kOptions);
await addPolicies();
