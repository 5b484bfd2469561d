// Shows that the checks of the hostile host page are not there for show: takes away what prevents a fault, and runs the check, which
// must fail. A tool to run now and then:
//
//   ./dev build && node tests/web/host/remedies.mjs [PART OF A CHECK'S NAME]
//
// It builds the scripts readable once, and replaces a text of them as they are sent. Read the reason that each check gives: it has to be
// about what was taken away.
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {limits} from '../board_page.mjs';
import {startEngine} from '../engines.mjs';
import {checks} from './checks.mjs';
import {Visit} from './visit.mjs';

const kStrict = "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'";
// [beginning of the check's name, what prevents the fault, file in dist, text to replace, replacement], or with {policy} of the host page.
const kRemedies = [
  [
    'typing into',
    'SDL listens on its canvas only',
    'visualizer.js',
    /(registerKeyEventCallback = \((\w+),[^)]*\) => \{)/,
    '$1 $2 = 2;',
  ], // the window
  [
    'single keys',
    'SDL listens on its canvas only',
    'visualizer.js',
    /(registerKeyEventCallback = \((\w+),[^)]*\) => \{)/,
    '$1 $2 = 2;',
  ],
  ['Tab enters', 'Tab is kept from SDL', 'visualizer.js', /event\d*\.key === "Tab" \|\| event\d*\.code === "Tab"/, 'false'],
  [
    "the browser's shortcuts",
    'chords are kept from SDL',
    'visualizer.js',
    /event\d*\.ctrlKey \|\| event\d*\.metaKey \|\| event\d*\.altKey/,
    'false',
  ],
  [
    'the wheel',
    'a wheel that is not wanted is left alone',
    'visualizer.js',
    /(var wheelHandlerFunc = [^{]*=> \{)/,
    '$1 e.preventDefault();',
  ],
  [
    'boards in different',
    'SDL is given the canvas itself',
    'visualizer.js',
    /specialHTMLTargets\["#canvas"\] = canvas/,
    'void 0',
  ],
  ["the page's styles", 'every property is reset', 'knights-tour.js', /all: initial;/g, ''],
  ['the page keeps', 'the title is left alone', 'visualizer.js', /(\w+)\._kt_create\(\)/, "(document.title = '', $&)"],
  ['the board follows', 'the size is observed', 'visualizer.js', /observer\.observe\(canvas\)/, 'void 0'],
  [
    'a restored context',
    'the loss is not final',
    'visualizer.js',
    /(on\d*\(canvas\d*, "webglcontextlost", \(event\d*\) => )event\d*\.preventDefault\(\)/,
    '$1void 0',
  ],
  [
    'a restored context',
    'what was in the context is rebuilt',
    'visualizer.js',
    /(on\d*\(canvas\d*, "webglcontextrestored", \(\) => )module\d*\._kt_context_restored\(handle\d*\)/,
    '$1void 0',
  ],
  ['twenty boards', 'four at most', 'visualizer.js', /kMaxLive(\d*) = 4\b/, 'kMaxLive$1 = 40'],
  [
    'at rest one board',
    'frames are asked for only when something moves',
    'visualizer.js',
    /var _emscripten_request_animation_frame = /,
    '(function again() { requestAnimationFrame(again); })(); $&',
  ],
  [
    'visualizer.wasm is missing',
    'the failure is explained',
    'knights-tour.js',
    /this\.#message\.say\(this\.#language\.put\(\[id\d*\("The board cannot[^;]*;/,
    'void 0',
  ],
  ['visualizer.wasm is missing', 'the board is drawn', 'knights-tour.js', /poster\.replaceChildren\([^;]*\)/, 'void 0'],
  ['real controls', 'the controls are mirrored', 'visualizer.js', /(?<!function )loadMirror\d*\(\);/g, ''],
  ['works under', 'wasm may be compiled', {policy: kStrict}],
  [
    'runs in a sandbox',
    'the wasm comes in a script where fetch is refused',
    'visualizer.js',
    /(mayBeMissing\d*\(\) \? fetched\d*\(\))\.catch\(packed\d*\)/,
    '$1',
  ],
  ['the single file', 'the WebAssembly is in it', 'knights-tour.html', /\.wasm="[^"]*"/, '.none=""'],
  [
    "the site's page",
    "a file's WebAssembly comes in a script",
    'visualizer.js',
    /if \(parts\d*\[kPart\d*\] \|\| isForbidden\d* \|\| location\.protocol === "file:"\) return packed\d*\(\);\s+return mayBeMissing\d*\(\) \? fetched\d*\(\)\.catch\(packed\d*\) : (fetched\d*\(\))\.catch\(packedIfForbidden\d*\)/,
    'return $1',
  ],
  ['the page does not jump', 'a place is held', 'knights-tour.js', /height: min\(\(100cqw[^;]*;/, ''],
  ['thousands', 'what is refused is told', 'visualizer.js', /onError\d*\(\{ kind: "setting", message \}\)/g, 'void 0'],
  [
    'refuses strange calls',
    'a step is a whole number',
    'visualizer.js',
    /!Number\.isInteger\(value\d*\) \|\| value\d* < lowest/,
    'false',
  ],
  ['creating many', 'what is removed is destroyed', 'visualizer.js', /this\.#instance\?\.destroy\(\)/, 'void 0'],
];

// What the check says without the remedy; '' if it passes.
async function failureOf(engine, {run}, options) {
  const visit = new Visit(engine, options);
  try {
    await run(visit);
    await visit.judge();
    return '';
  } catch (error) {
    return visit.servers.flatMap(({faults}) => faults)[0] ?? error.message;
  } finally {
    await visit.end();
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kPlainDist = 'build/dist-plain';
const [wanted = ''] = process.argv.slice(2);
execFileSync('node', ['web/build.mjs', '--plain', '--out', kPlainDist], {cwd: root});
limits.soon = 5000; // what is waited for does not come
const engine = await startEngine('chromium');
for (const [beginning, what, file, find, replace] of kRemedies) {
  const check = checks.find(({name}) => name.startsWith(beginning));
  if (check && !check.name.includes(wanted)) continue;
  const options = file.policy ? file : {edits: [{file, find, replace}]};
  const failure = check
    ? await failureOf(engine, check, {dist: `${root}${kPlainDist}`, ...options})
    : `no check begins with '${beginning}'`;
  const isFault = !check || failure === '' || failure.startsWith(`${file} has no `);
  if (isFault) process.exitCode = 1;
  console.log(
    `${isFault ? 'FAULT ' : 'fails '} ${check?.name}, without this: ${what}\n       ${failure.split('\n')[0] || 'it passes all the same'}`,
  );
}
await engine.close();
