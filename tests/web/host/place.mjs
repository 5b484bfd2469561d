// Checks for hostile pages, by rows: failures, policies, sandboxes, files, loading, and accessibility.
import assert from 'node:assert/strict';
import {brokenOff, notFound} from '../lacking.mjs';
import {kPlain, live, pass, press, scrollTo, state, stepSoon, until, wordsOf} from './visit.mjs';

const checks = [];
export default checks;

const outcome = (page) => page.evaluate(() => {
  const late = new Promise((resolve) => setTimeout(resolve, 60_000, 'neither'));
  return Promise.race([probe.find('#plain').ready.then(() => 'ready', (error) => error.kind), late]);
});

const answer = (type, body) => (request, response) => {
  response.setHeader('Content-Type', type);
  response.end(body);
};

const kFailures = [
  {name: 'the wasm is missing', overrides: {'visualizer.wasm': notFound}, kind: 'load'},
  {name: 'the wasm is cut short', overrides: {'visualizer.wasm': brokenOff}, kind: 'load'},
  {name: 'the wasm is an HTML page', overrides: {'visualizer.wasm': answer('text/html', '<p>Not here</p>')}, kind: 'load'},
  {name: 'the script is missing', overrides: {'visualizer.js': notFound}, kind: 'load'},
  {name: 'the script is cut short', overrides: {'visualizer.js': answer('text/javascript', '(() => { const cut = ')}, kind: 'load'},
  {name: 'the script is an HTML page', overrides: {'visualizer.js': answer('text/html', '<p>Not here</p>')}, kind: 'load'},
  {name: 'there is no WebGL 2', without: 'webgl2', kind: 'webgl2'},
  {name: 'there is no WebAssembly', without: 'webassembly', kind: 'webassembly'},
];
for (const {name, overrides = {}, without, kind} of kFailures) {
  checks.push({
    row: 4,
    name: `${name}: shows a message and a drawn board, and fires an error`,
    isAlike: !/ is (cut short|an HTML page)$/.test(name),
    async run(visit) {
      const server = await visit.serve({overrides});
      const page = await visit.open(`host.html?without=${without ?? ''}`, {server, problems: true});
      await scrollTo(page, kPlain);
      assert.equal(await outcome(page), kind);
      const words = await wordsOf(page, kPlain);
      const [error] = await page.evaluate(() => probe.errors);
      assert.equal(error?.kind, kind, 'the event says the same');
      assert.ok(error.message.length > 20 && words.includes(error.message), `the reader is told: ${words}`);
      assert.ok(await page.evaluate(() => {
        const drawn = [...probe.find('#plain').shadowRoot.querySelectorAll('svg, .plain')];
        return drawn.some((board) => board.getBoundingClientRect().width > 100 && getComputedStyle(board).visibility === 'visible');
      }), 'a drawn board takes the canvas\'s place');
      assert.ok(await page.evaluate(() => {
        const canvas = probe.find('#plain').shadowRoot.querySelector('canvas');
        return !canvas || getComputedStyle(canvas).display === 'none' || getComputedStyle(canvas).visibility === 'hidden';
      }), 'no blank canvas');
    },
    remedies: name !== kFailures[0].name ? [] : [
      {what: 'the failure is explained', file: 'knights-tour.js', find: /this\.#message\.say\(this\.#language\.put\(\[id\d*\("The board cannot[^;]*;/, replace: 'void 0', fails: /the reader is told/},
      {what: 'the board is drawn', file: 'knights-tour.js', find: /poster\.replaceChildren\([^;]*\)/, replace: 'void 0', fails: /a drawn board/},
    ],
  });
}

for (const file of ['visualizer.js', 'visualizer.wasm']) {
  checks.push({
    row: 4,
    name: `${file} loads on another try`,
    async run(visit) {
      let isThere = false;
      const server = await visit.serve({overrides: {[file]: async (request, response) => {
        if (!isThere) return answer('text/html', '<p>Not here</p>')(request, response);
        const {readFile} = await import('node:fs/promises');
        const type = file.endsWith('.js') ? 'text/javascript' : 'application/wasm';
        return answer(type, await readFile(new URL(`../../../dist/${file}`, import.meta.url)))(request, response);
      }}});
      const page = await visit.open('host.html', {server, problems: true});
      await scrollTo(page, kPlain);
      assert.equal(await outcome(page), 'load');
      isThere = true;
      await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('.again').click());
      await live(page);
      await press(page, kPlain, 'forward');
      assert.equal(await stepSoon(page, kPlain, 1), 1);
    },
  });
}

checks.push({
  row: 4,
  name: 'a wrong content type of the wasm does no harm',
  isAlike: true,
  async run(visit) {
    const {readFile} = await import('node:fs/promises');
    const wasm = await readFile(new URL('../../../dist/visualizer.wasm', import.meta.url));
    const server = await visit.serve({overrides: {'visualizer.wasm': answer('text/plain', wasm)}});
    const page = await visit.open('host.html', {server});
    await live(page);
    await press(page, kPlain, 'forward');
    assert.equal(await stepSoon(page, kPlain, 1), 1);
  },
  remedies: [{what: 'the bytes are compiled whatever they are called', file: 'visualizer.js', find: /(const known\d* = )[^;]*;/, replace: '$1true;', fails: /could not be loaded/}],
});

checks.push({
  row: 13,
  name: 'real controls mirror what is drawn on the canvas',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await until(page, 'a control for each step', () => {
      const names = [...probe.find('#plain').shadowRoot.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
      return probe.find('#plain').controls().filter(({role}) => role === 'button').every(({label}) => names.includes(label));
    });
    await page.evaluate(() => {
      const board = probe.find('#plain');
      const {label} = board.controls().find(({id}) => id === 'forward');
      const button = [...board.shadowRoot.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === label);
      button.focus();
    });
    await page.key('Enter');
    assert.equal(await stepSoon(page, kPlain, 1), 1, 'Enter on the real button steps');
  },
  remedies: [{what: 'the controls are mirrored', file: 'visualizer.js', find: /(?<!function )bringMirror\d*\(\);/g, replace: '', fails: /a control for each/}],
});

const kStatus = '[role=status], [aria-live=polite]';

checks.push({
  row: 14,
  name: 'announces each single step once, and little while playing',
  isAlike: true,
  async run(visit) {
    const page = await visit.open('host.html?clock');
    assert.ok(await page.evaluate((selector) => probe.find('#plain').shadowRoot.querySelector(selector) !== null, kStatus), 'from the start');
    await live(page);
    await page.evaluate((selector) => {
      window.said = [];
      const regions = [...probe.find('#plain').shadowRoot.querySelectorAll(selector)];
      const hear = () => said.push(regions.map((region) => region.textContent).join(' ').trim());
      for (const region of regions) new MutationObserver(hear).observe(region, {childList: true, characterData: true, subtree: true});
    }, kStatus);
    const said = async () => (await page.evaluate(() => window.said.splice(0))).filter(Boolean);
    for (const step of [1, 2]) {
      await press(page, kPlain, 'forward');
      assert.equal(await stepSoon(page, kPlain, step), step);
      await pass(page, 1500);
      const messages = new Set(await said());
      assert.equal(messages.size, 1, `after step ${step}: ${[...messages].join(' | ')}`);
    }
    await page.evaluate(() => probe.find('#plain').play());
    await pass(page, 3000);
    const playing = await said();
    assert.ok(playing.length >= 1 && playing.length <= 4, `in three seconds of playing: ${playing.join(' | ')}`);
    await page.evaluate(() => probe.find('#plain').pause());
  },
  remedies: [
    {what: 'a step is told', file: 'visualizer.js', find: /announcer\d*\.stepped\(\)/, replace: 'void 0', fails: /after step 1/},
    {what: 'playing is told calmly', file: 'visualizer.js', find: 'kDigest = 5e3', replace: 'kDigest = 0', fails: /three seconds/},
  ],
});

checks.push({
  row: 19,
  name: 'works under a strict policy without inline styles or eval',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await page.evaluate(async () => {
      const board = probe.find('#plain');
      await board.setState({settings: {theme: 'dark', board: '6x6'}});
      board.toText('matrix');
      await board.toImage('image/png');
      await board.seek(100);
    });
    assert.equal((await state(page, kPlain)).step, 100);
    assert.ok(await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('style') === null), 'no style element');
    const shape = await page.evaluate(() => {
      const box = probe.find('#plain').getBoundingClientRect();
      return [box.width, box.height];
    });
    assert.ok(shape[0] > 500 && shape[1] > 200, `${shape}: the element's own styles apply`);
  },
  // The policy itself: with less of it granted, the check must see it.
  remedies: [{what: 'wasm may be compiled', policy: "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'", fails: /could not be loaded|could not be started/}],
});

checks.push({
  row: 20,
  name: 'runs in a sandbox with and without CORS headers',
  async run(visit) {
    const page = await visit.open('frames.html');
    for (const [frame, board] of [['closed', '5x5'], ['open', '6x6']]) {
      await page.evaluate((id) => document.getElementById(id).scrollIntoView({behavior: 'instant'}), frame);
      await until(page, `${frame} answers with a state`, (id) => askFor(1000, id, 'getState').then(({result}) => Boolean(result?.frame?.drawn), () => false), frame);
      const reply = await page.evaluate(async (id) => {
        await ask(id, 'step', 3);
        return (await ask(id, 'getState')).result;
      }, frame);
      assert.deepEqual([reply.settings.board, reply.step], [board, 3], frame);
      assert.ok(await page.evaluate((id) => heights[id]?.at(-1) > 100, frame), `${frame} tells its height`);
    }
  },
  remedies: [{what: 'the wasm comes in a script where fetch is refused', file: 'visualizer.js', find: /(mayBeMissing\d*\(\) \? fetched\d*\(\))\.catch\(packed\d*\)/, replace: '$1', fails: /closed answers/}],
});

async function playFrom(visit, address) {
  const page = await visit.open(`${address}#board=5x5&step=12`, {problems: true});
  await page.evaluate(() => Promise.race([window.knightsTour.ready, new Promise((resolve, reject) => setTimeout(reject, 60_000, new Error('never ready')))]));
  assert.equal(await page.evaluate(() => window.knightsTour.getState().step), 12);
  await page.evaluate(() => window.knightsTour.step(1));
  assert.equal(await page.evaluate(() => window.knightsTour.getState().step), 13);
}

checks.push({
  row: 21,
  name: 'the single file opens from a directory of its own',
  async run(visit) {
    const folder = await visit.folder(['knights-tour.html']);
    await playFrom(visit, new URL('knights-tour.html', folder).href);
  },
  remedies: [{what: 'the WebAssembly is in it', file: 'knights-tour.html', find: /\.wasm="[^"]*"/, replace: '.none=""', fails: /could not be loaded|undefined/}],
});

checks.push({
  row: 21,
  name: 'the site\'s page opens from a file:// address',
  async run(visit) {
    const folder = await visit.folder();
    await playFrom(visit, new URL('index.html', folder).href);
  },
  remedies: [{what: 'a file\'s WebAssembly comes in a script', file: 'visualizer.js', find: /if \(parts\d*\[kPart\d*\] \|\| isForbidden\d* \|\| location\.protocol === "file:"\) return packed\d*\(\);\s+return mayBeMissing\d*\(\) \? fetched\d*\(\)\.catch\(packed\d*\) : (fetched\d*\(\))\.catch\(packedIfForbidden\d*\)/, replace: 'return $1', fails: /could not be loaded|undefined/}],
});

checks.push({
  row: 24,
  name: 'the page does not jump when a board starts',
  async run(visit) {
    const page = await visit.open('far.html', {width: 700, height: 600});
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    assert.ok(before > 6300, `${before}: a place is held for the board`);
    await live(page);
    assert.ok(Math.abs(await height() - before) <= 2, `the page was ${before} high and is ${await height()}`);
  },
  remedies: [{what: 'a place is held', file: 'knights-tour.js', find: /height: min\(\(100cqw[^;]*;/, replace: '', fails: /place is held/}],
});

checks.push({
  row: 24,
  name: 'boards far below the viewport load no WebAssembly',
  isAlike: true,
  async run(visit) {
    const server = await visit.serve();
    const page = await visit.open('far.html?clock', {server, width: 700, height: 500});
    await pass(page, 5000);
    await page.evaluate(() => clock.run());
    const loaded = () => server.requests.filter((path) => path.startsWith('/dist/'));
    assert.deepEqual(loaded(), ['/dist/knights-tour.js']);
    assert.ok(await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('.plain') !== null), 'but a board is drawn');
    await live(page);
    assert.ok(loaded().includes('/dist/visualizer.wasm'));
    assert.equal(loaded().filter((path) => path.endsWith('/visualizer.wasm')).length, 1);
  },
  remedies: [{what: 'a board waits until it is near', file: 'knights-tour.js', find: /"400px"/, replace: '"40000px"', fails: /visualizer/}],
});
