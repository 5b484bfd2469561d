// Makes the static site: node web/build.mjs [--out dist] [--plain]. KT_SITE is its address, if that is known (page/card.mjs). The
// WebAssembly is built already, in build/web, and so is site.cjs, which tells what the page's scripts need to know of it (web/tables.mjs).
// What is written is listed in files.mjs.
//
// Every script is a classic one, so that it runs from a file:// address and in a sandboxed frame too; they find each
// other's files by their own address (web/parts.js). `--plain` leaves them readable, for tests that take something away.
import {build, transform} from 'esbuild';
import {execFile} from 'node:child_process';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs, promisify} from 'node:util';
import {deflateRawSync} from 'node:zlib';
import {minify} from 'terser';
import {codeFont, packed as packedListings} from '../assets/code.mjs';
import {pageFont} from '../assets/font.mjs';
import {boardFiles, siteFiles, standalone} from './files.mjs';
import {edited, elementsOf, lineOf} from './html.mjs';
import {allLanguages, languageFiles, languages, lessonLanguageFiles, lessonLanguages, writeLanguages} from './languages.mjs';
import {licencesComment, licencesText} from './licences.mjs';
import {writeLessons} from './lessons/files.mjs';
import {frameEvents, frameMethods} from './package/contract.mjs';
import {hashOf} from './package/hash.mjs';
import {cardPng, oembed, withPreview, withSite} from './page/card.mjs';
import {withPictures} from './page/pictures.mjs';
import {withPolicy} from './page/policy.mjs';
import {writeTables} from './tables.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const {values: options} = parseArgs({
  options: {out: {type: 'string', default: 'dist'}, plain: {type: 'boolean', default: false}},
});
const dist = join(root, options.out);
const site = (process.env.KT_SITE ?? '').replace(/[^/]$/, '$&/');
const from = (...path) => join(root, ...path);
const read = (file) => readFile(join(dist, file), 'utf8');
const write = (file, contents) => writeFile(join(dist, file), contents);
const rows = (kind) => siteFiles.filter((row) => row[kind]);

// A style sheet with its imports inlined.
async function styleSheet(path) {
  const text = await readFile(path, 'utf8');
  const imported = [...text.matchAll(/@import "([^"]+)";\n/g)];
  const sheets = await Promise.all(imported.map(([, name]) => styleSheet(join(dirname(path), name))));
  return text.replace(/@import "[^"]+";\n/g, () => sheets.shift() ?? '');
}

const packedStyle = async (text) => (await transform(text, {loader: 'css', minify: !options.plain})).code.trim();

// Style sheets that scripts import as text, minified.
const sheets = {
  name: 'sheets',
  setup: ({onLoad}) =>
    onLoad({filter: /\.css$/}, async ({path}) => {
      return {contents: await packedStyle(await styleSheet(path)), loader: 'text'};
    }),
};

const hashes = async (names) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(join(dist, name), 'sha256')])));

const kOptions = {
  bundle: true,
  target: ['chrome100', 'firefox102', 'safari15.4'],
  minify: !options.plain,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'error',
  plugins: [sheets],
  tsconfigRaw: '{}', // that of web/ is for checking
  define: {
    LANGUAGES: JSON.stringify(languages),
    LESSON_LANGUAGES: JSON.stringify(lessonLanguages),
    FRAME_METHODS: JSON.stringify(frameMethods),
    FRAME_EVENTS: JSON.stringify(frameEvents),
  },
};

// Emscripten's script is a sixth of the packed code. This makes it a tenth smaller than the bundler alone.
async function pack(file) {
  const {code} = await minify(await readFile(file, 'utf8'), {
    ecma: 2020,
    compress: {passes: 6, pure_getters: true, keep_fargs: false},
  });
  await writeFile(file, code);
}

async function bundleScripts() {
  for (const {file, entry, brings = []} of rows('entry')) {
    await build({
      entryPoints: [from(entry)],
      outfile: join(dist, file),
      ...kOptions,
      format: 'iife',
      // Emscripten's loader needs it; the file's address is passed separately.
      define: {...kOptions.define, 'import.meta.url': '""', HASHES: JSON.stringify(await hashes(brings))},
    });
    if (!options.plain) await pack(join(dist, file));
  }
}

// After the element, because it contains the element's hash.
async function writeEmbedPage() {
  const {embedPage} = await import('./embedding/page.mjs');
  await write('embedding/index.html', await withPictures(await embedPage(dist)));
}

async function writeLessonFolder() {
  const {writeLessonPages} = await import('./lessons/page.mjs');
  await writeLessonPages(dist);
}

// Style sheets load nothing more, and have the themes' colours. That of the example stays readable.
async function writeStyles() {
  const {withThemes} = await import('./theme_styles.mjs');
  for (const {file, style, readable} of rows('style')) {
    const text = withThemes(await styleSheet(from(style)));
    await write(file, readable ? text : await packedStyle(text));
  }
}

const change = async (file, make) => write(file, await make(await read(file)));

// Boards are seen before their script has come.
async function finishPages() {
  for (const {file} of rows('copy').filter((row) => row.file.endsWith('.html'))) await change(file, withPictures);
}

async function writePreviews() {
  for (const file of ['index.html', 'examples/backtracking.html', 'embedding/index.html', 'lessons/index.html']) {
    await change(file, (page) => withPreview(page, file, site));
  }
  await change('404.html', (page) => withSite(page, site));
}

const packed = (bytes) => deflateRawSync(bytes, {level: 9}).toString('base64');

const programs = async () => ({listings: packedListings(), font: Buffer.from(await codeFont()).toString('base64')});
const writePrograms = async () =>
  write('programs.js', `(globalThis.knightsTourParts??={}).programs=${JSON.stringify(await programs())};\n`);

async function packWasm({file, wasm, part}) {
  await write(file, `(globalThis.knightsTourParts??={}).${part}="${packed(await readFile(from('build/web', wasm)))}";\n`);
}

const kPacked = ['programs.js', ...languageFiles(), ...lessonLanguageFiles()]; // in the single file

// All of these (page/packed_files.js).
async function packedScript() {
  const {tables, parts} = await allLanguages();
  const define = {
    PACKED: JSON.stringify(packed(JSON.stringify({tables, parts: {...parts, programs: await programs()}}))),
    PACKED_FILES: JSON.stringify(kPacked),
  };
  const {
    outputFiles: [{text}],
  } = await build({entryPoints: [from('web/page/packed_files.js')], ...kOptions, define, format: 'iife', write: false});
  return text;
}

// The texts of all scripts that a board needs, in an order in which each finds what it would load; `more`: of the page. They may stand
// between script tags.
async function allScripts(more = []) {
  const names = boardFiles.map(({file}) => file).filter((file) => file.endsWith('.js') && !kPacked.includes(file));
  names.splice(-1, 0, ...more);
  const texts = [await packedScript(), ...(await Promise.all(names.map(read)))];
  return texts.filter(Boolean).map((text) => text.replaceAll('</script', '<\\/script'));
}

// The element with everything that it would load, as one classic script.
async function writeStandalone() {
  const licences = `/*\n${licencesText().replaceAll('*/', '* /')}*/\n`;
  await write(standalone, licences + (await allScripts()).join(';\n'));
}

// The page with all that it would load, in place of the links to it; links to what may have been taken away from it are left out.
const kAlone = '<script>knightsTourParts = {isAlone: true}</script>\n'; // without the pages beside it
async function writeSingleFile() {
  const kBeside = ['examples/', 'embedding/', 'lessons/'];
  const page = await read('index.html'),
    elements = elementsOf(page);
  const isStyle = ({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet';
  const isGone = ({name, attributes: {rel, href, src}}) =>
    (name === 'link' && ['icon', 'preload'].includes(rel)) ||
    (name === 'script' && src) ||
    (name === 'a' && kBeside.some((folder) => href.startsWith(folder)));
  const [style, body] = [elements.find(isStyle), elements.find(({name}) => name === 'body')];
  const scripts = (await allScripts(['page.js'])).map((text) => `<script>${text}</script>\n`);
  await write(
    'knights-tour.html',
    edited(page, [
      ...elements.filter(isGone).map((element) => lineOf(page, element)),
      {...lineOf(page, style), text: `<style>\n${await read('style.css')}</style>\n`},
      {from: body.close, text: kAlone + scripts.join('') + licencesComment()},
    ]),
  );
}

// Each page gets the content security policy that it needs, as a meta element, unless it has its own.
async function addPolicies() {
  for (const {file} of siteFiles.filter((row) => row.file.endsWith('.html'))) await change(file, withPolicy);
}

// What does not fit web/board.d.ts, as tsc reports it; '' where all does.
async function typeFaults() {
  try {
    await promisify(execFile)(process.execPath, [from('node_modules/typescript/bin/tsc'), '-p', from('web')]);
    return '';
  } catch ({stdout, message}) {
    return stdout || message;
  }
}

await rm(dist, {recursive: true, force: true});
for (const folder of new Set(siteFiles.map(({file}) => dirname(file)))) await mkdir(join(dist, folder), {recursive: true});
writeTables();
for (const {file, copy} of rows('copy')) await cp(from(copy), join(dist, file));
await write('inter.woff2', await pageFont());
await writeStyles();
await finishPages();
await write('card.png', await cardPng());
await write('oembed.json', `${JSON.stringify(oembed(site), null, 2)}\n`);
await writePrograms();
for (const row of rows('wasm')) await packWasm(row);
writeLessons();
const checking = options.plain ? '' : typeFaults(); // after the lessons, which a module imports, and while the rest is written
await writeLanguages(dist);
await bundleScripts();
await writeEmbedPage();
await writeLessonFolder();
await writePreviews();
await writeSingleFile();
await write('licences.txt', licencesText());
await writeStandalone();
const {writePackage} = await import('./package/package.mjs'); // reads the files written so far
await writePackage(dist, kOptions);
await addPolicies();
const faults = await checking;
if (faults) throw new Error(`tsc -p web\n${faults}`);
