// All English texts of the page's scripts and pages, which a catalogue of assets/languages needs besides those of the program. `node
// web/ids.mjs` prints them, `node web/ids.mjs lessons` those of the lessons, for assets/languages/lessons.
//
// In scripts, a text is the first argument of tr(), phrase() or id(), as a literal; in tables and pages its position decides.
import {readdirSync, readFileSync} from 'node:fs';
import {argv} from 'node:process';
import {fileURLToPath} from 'node:url';
import {treeOf} from './html.mjs';
import {readLessons} from './lessons/files.mjs';

const web = fileURLToPath(new URL('.', import.meta.url));
const read = (path) => readFileSync(web + path, 'utf8');

const kPageMakers = ['lessons/class.mjs', 'lessons/classroom/pages.mjs', 'lessons/sheet.mjs']; // scripts of the build that write pages in every language

const kLiteral = /\b(?:tr|phrase|id)\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const valueOf = (literal) =>
  JSON.parse(literal[0] === '"' ? literal : `"${literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`);
const idsOfScript = (text) => [...text.matchAll(kLiteral)].map(([, literal]) => valueOf(literal));

// What is no text of the page, or is said elsewhere.
const kUnsaid = ['noscript', 'svg', 'pre', 'code', 'style', 'script', '#comment'];
const isUnsaid = ({name, attributes = {}}) =>
  kUnsaid.includes(name) ||
  'data-minutes' in attributes ||
  'data-coded' in attributes ||
  (attributes.lang === 'en' && name !== 'html');
const textsIn = (node) =>
  isUnsaid(node)
    ? []
    : [node.attributes?.['aria-label'] ?? '', ...(node.children ? node.children.flatMap(textsIn) : [node.text])];
const idsOfPage = (html) =>
  textsIn(treeOf(html))
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /\p{L}/u.test(text));

const titlesOf = (rows) => rows.flatMap(({title, choices = []}) => [title, ...choices.map((choice) => choice.title)]);

// From the build: `#tables` and the pages in `dist`.
export async function scriptIds() {
  const scripts = readdirSync(web, {recursive: true}).filter(
    (path) => (path.endsWith('.js') && !path.startsWith('examples')) || kPageMakers.includes(path),
  );
  const {keys, languages, settings, textFormats} = await import('#tables');
  const {recipes} = await import('./embedding/recipes.js');
  const {kAboutSite, kReference} = await import('./embedding/reference.js');
  const told = recipes.flatMap(({title, steps, blocks}) => [
    title,
    ...steps,
    ...blocks({settings: [], site: '', what: '', link: '', height: 0}).map(({file}) => file),
  ]);
  const all = [
    ...scripts.flatMap((path) => idsOfScript(read(path))),
    ...keys.flatMap(({name, does}) => (name.length > 1 ? [name, does] : [does])),
    ...titlesOf(settings),
    ...titlesOf(textFormats),
    ...told,
    kAboutSite,
    ...Object.values(kReference).map(([, text]) => text),
    ...['page/index.html', 'page/embed.html'].flatMap((path) => idsOfPage(read(path))),
    ...['embedding', 'lessons'].flatMap((folder) => idsOfPage(readFileSync(`${web}../dist/${folder}/index.html`, 'utf8'))),
  ];
  const unsaid = new Set([...lessonIds(), ...languages.map(({name}) => name)]); // a language has its own name
  return [...new Set(all)].filter((text) => text && !unsaid.has(text));
}

const idsOfMarks = (look = []) => look.map((mark) => mark.text);
const idsOfQuestion = ({ask, why, choices = [], look}) => [
  ask,
  why,
  ...choices.flatMap((choice) => [choice.text, choice.why]),
  ...idsOfMarks(look),
];
const idsOfStop = ({title, text, notes, question, look}) => [
  title,
  ...text,
  notes,
  ...(question ? idsOfQuestion(question) : []),
  ...idsOfMarks(look),
];
export const lessonIds = () => [
  ...new Set(
    readLessons()
      .flatMap(({title, summary, stops}) => [title, summary, ...stops.flatMap(idsOfStop)])
      .filter(Boolean),
  ),
];

if (argv[1] === fileURLToPath(import.meta.url)) console.log((argv[2] === 'lessons' ? lessonIds() : await scriptIds()).join('\n'));
