// README, CONTRIBUTING, docs/ and the newest entry of CHANGELOG: their links lead somewhere, their commands exist, and their sentences are short.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {entriesOf} from '../.github/release.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = (path) => readFileSync(join(root, path), 'utf8');

const kDocuments = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/pull_request_template.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const kReadmeWords = 700;
const kSentenceWords = 25;

const kOutside = ['../../releases']; // relative to the page on GitHub
const kTables = /<!-- tables: [^]*?<!-- end of tables -->/; // sentences of the program

// As GitHub makes the anchors of headings.
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const withoutListings = (text) => text.replace(/^```[^]*?^```$/gm, '');
const anchorsOf = (text) => [...withoutListings(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

// Links of a text at `path` that lead nowhere.
function deadLinks(path, text) {
  const links = [...withoutListings(text).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  return links.filter((link) => {
    if (/^https:/.test(link) || kOutside.includes(link)) return false;
    const [file, anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(file === '' ? text : source(target)).includes(anchor);
  });
}

const usage = execFileSync(join(root, 'dev'), ['help'], {encoding: 'utf8'});
const kCommands = [...usage.matchAll(/^\.\/dev (\w+)/gm)].map(([, name]) => name);

// Commands and names of tests in a text that do not exist.
function unknownCommands(text) {
  const commands = [...text.matchAll(/\.\/dev ([a-z]+)/g)].map(([, name]) => name);
  const tests = [
    ...new Set([...text.matchAll(/`(?:\w+=\S+ )?\.\/dev test ([a-z][\w ]*)`/g)].flatMap(([, names]) => names.split(' '))),
  ];
  const isPlanned = (names) => spawnSync('node', ['tests/run.mjs', '--plan', ...names], {cwd: root}).status === 0;
  return [
    ...commands.filter((name) => !kCommands.includes(name)),
    ...(isPlanned(tests) ? [] : tests.filter((name) => !isPlanned([name]))),
  ];
}

// Sentences of the prose, list items and cells of tables. Code counts as one word.
function sentencesOf(text) {
  const blocks = withoutListings(text)
    .replace(kTables, '')
    .replace(/`[^`]+`/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n(?=[#|])|\|/);
  return blocks
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.?!]["*)]*) /))
    .map((each) => each.trim())
    .filter(Boolean);
}
const longSentences = (text) => sentencesOf(text).filter((each) => each.split(' ').length > kSentenceWords);

for (const path of kDocuments) {
  test(`${path}: links, commands and sentences`, () => {
    assert.deepEqual(deadLinks(path, source(path)), []);
    assert.deepEqual(unknownCommands(source(path)), []);
    assert.deepEqual(longSentences(source(path)), []);
  });
}

// Wordings that crept in with every translation from another language. A list, not a grammar: add what comes back.
const kAvoided = [
  {pattern: /\bcan not\b/i, instead: 'cannot'},
  {pattern: /\b(?:is|are|be|been|was|were) brought\b/, instead: 'load, show or return, with who does it'},
  {pattern: /\bto be had\b/, instead: 'available'},
  {pattern: /(?:^|[.!?:;] )Who (?![^.!;]*\?)/, instead: '"you", "users" or "the caller", unless it is a question'},
  {pattern: /(?:^|[.!?:;] )Whoever\b/, instead: '"you", "users" or "the caller"'},
  {pattern: /\bof it\b/, instead: 'the name of the thing'},
  {pattern: /(?:^|[.!?:;] )What is (?![^.!;]*\?)[^.!?]* is\b/, instead: 'the thing by its name as the subject'},
];
const avoidedIn = (text) =>
  kAvoided
    .filter(({pattern}) => pattern.test(text))
    .map(
      ({pattern, instead}) =>
        `${JSON.stringify(text.slice(0, 160))} matches ${pattern}: write ${instead} (see the list in tests/documents.test.mjs)`,
    );

test('the interface, the lessons and the documents avoid the listed wordings', () => {
  const english = ['', 'lessons/'].flatMap((folder) => Object.keys(JSON.parse(source(`assets/languages/${folder}de.json`))));
  const prose = [...kDocuments, 'web/examples/backtracking.html', 'web/embedding/index.html'].flatMap((path) =>
    sentencesOf(source(path)),
  );
  assert.deepEqual([...english, ...prose].flatMap(avoidedIn), []);
});

test('the newest entry of CHANGELOG.md has short sentences', () => {
  const [{text}] = entriesOf(source('CHANGELOG.md'));
  assert.deepEqual(longSentences(text), []);
});

test(`README has at most ${kReadmeWords} words and links to every part of the documentation`, () => {
  const text = source('README.md');
  const words = text.split(/\s+/).filter(Boolean).length;
  assert.ok(words <= kReadmeWords, `${words} words`);
  for (const link of [
    'docs/guide.md',
    'docs/embedding.md',
    'docs/command-line.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/settings.md',
    'docs/building.md',
  ]) {
    assert.ok(text.includes(`](${link}`), link);
  }
});

test('a link leads to every page of docs/', () => {
  const linked = new Set(
    kDocuments.flatMap((path) => [...source(path).matchAll(/\]\(([^)#]+)/g)].map(([, link]) => join(dirname(path), link))),
  );
  assert.deepEqual(
    kDocuments.filter((path) => path.startsWith('docs/') && !linked.has(path)),
    [],
  );
});

test('CONTRIBUTING names only existing paths', () => {
  const spans = [...source('CONTRIBUTING.md').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  const paths = spans
    .flatMap((span) => span.match(/(?<=^(?:node )?)[\w.][\w.-]*(?:\/[\w.-]+|\.(?:md|json|mjs))+(?= |$)/g) ?? [])
    .filter((path) => !path.startsWith('./dev'));
  assert.ok(paths.length > 20, `${paths.length} paths`);
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(root, path))),
    [],
  );
});
