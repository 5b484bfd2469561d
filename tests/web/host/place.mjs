// Checks for hostile pages, by rows: failures, policies, sandboxes, files, loading, and accessibility.
import assert from 'node:assert/strict';
import {giveDist, html, kFaults, untilAgain} from '../answers.mjs';
import {check} from './visit.mjs';

const outcome = (page) =>
  page.onBoard((board) => {
    const late = new Promise((resolve) => setTimeout(resolve, 60_000, 'neither'));
    return Promise.race([
      board.ready.then(
        () => 'ready',
        (error) => error.kind,
      ),
      late,
    ]);
  });

const kFailures = [
  ...['visualizer.wasm', 'visualizer.js'].flatMap((file) =>
    ['is missing', 'is cut short', 'is an HTML page'].map((way) => ({
      name: `${file} ${way}`,
      overrides: {[file]: kFaults[way].answer(file)},
      kind: 'load',
      isAlike: way === 'is missing',
    })),
  ),
  {name: 'there is no WebGL 2', without: 'webgl2', kind: 'webgl2', isAlike: true},
  {name: 'there is no WebAssembly', without: 'webassembly', kind: 'webassembly', isAlike: true},
];
for (const {name, overrides = {}, without = '', kind, isAlike} of kFailures) {
  check(
    4,
    `${name}: shows a message and a drawn board, and fires an error`,
    async (visit) => {
      const server = await visit.serve({overrides});
      const page = await visit.open(`host.html?without=${without}`, {server, problems: true});
      await page.scrollTo();
      assert.equal(await outcome(page), kind);
      const words = await page.onBoard(({shadowRoot}) => shadowRoot.textContent);
      const [error] = await page.evaluate(() => probe.errors);
      assert.equal(error?.kind, kind, 'the event says the same');
      assert.ok(error.message.length > 20 && words.includes(error.message), `the reader is told: ${words}`);
      assert.ok(
        await page.onBoard(({shadowRoot}) =>
          [...shadowRoot.querySelectorAll('svg, .plain')].some(
            (drawn) => drawn.getBoundingClientRect().width > 100 && getComputedStyle(drawn).visibility === 'visible',
          ),
        ),
        "a drawn board takes the canvas's place",
      );
      assert.ok(
        await page.onBoard(({shadowRoot}) => {
          const canvas = shadowRoot.querySelector('canvas');
          return !canvas || getComputedStyle(canvas).display === 'none' || getComputedStyle(canvas).visibility === 'hidden';
        }),
        'no blank canvas',
      );
    },
    {isAlike},
  );
}

for (const file of ['visualizer.js', 'visualizer.wasm']) {
  check(4, `${file} loads on another try`, async (visit) => {
    const server = await visit.serve({overrides: {[file]: untilAgain(html('<p>Not here</p>'), giveDist(file))}});
    const page = await visit.open('host.html', {server, problems: true});
    await page.scrollTo();
    assert.equal(await outcome(page), 'load');
    await page.onBoard(({shadowRoot}) => shadowRoot.querySelector('.again').click());
    await page.live();
    await page.click('forward');
    await page.stepIs(1);
  });
}

check(13, 'real controls mirror what is drawn on the canvas', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.until('a control for each step', () => {
    const names = [...probe.find('#plain').shadowRoot.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    return probe
      .find('#plain')
      .controls()
      .filter(({role}) => role === 'button')
      .every(({label}) => names.includes(label));
  });
  await page.evaluate(() => {
    const board = probe.find('#plain');
    const {label} = board.controls().find(({id}) => id === 'forward');
    const button = [...board.shadowRoot.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
    button.focus();
  });
  await page.key('Enter');
  await page.stepIs(1, 'Enter on the real button steps');
});

check(19, 'works under a strict policy without inline styles or eval', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.evaluate(async () => {
    const board = probe.find('#plain');
    await board.setState({settings: {theme: 'dark', board: '6x6'}});
    board.toText('matrix');
    await board.toImage('image/png');
    await board.seek(100);
  });
  assert.equal((await page.state()).step, 100);
  assert.ok(await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('style') === null), 'no style element');
  const shape = await page.evaluate(() => {
    const box = probe.find('#plain').getBoundingClientRect();
    return [box.width, box.height];
  });
  assert.ok(shape[0] > 500 && shape[1] > 200, `${shape}: the element's own styles apply`);
});

check(20, 'runs in a sandbox with and without CORS headers', async (visit) => {
  const page = await visit.open('frames.html');
  for (const [frame, board] of [
    ['closed', '5x5'],
    ['open', '6x6'],
  ]) {
    await page.evaluate((id) => document.getElementById(id).scrollIntoView({behavior: 'instant'}), frame);
    await page.until(
      `${frame} answers with a state`,
      (id) =>
        askFor(1000, id, 'getState').then(
          ({result}) => Boolean(result?.frame?.drawn),
          () => false,
        ),
      frame,
    );
    const reply = await page.evaluate(async (id) => {
      await ask(id, 'step', 3);
      return (await ask(id, 'getState')).result;
    }, frame);
    assert.deepEqual([reply.settings.board, reply.step], [board, 3], frame);
    assert.ok(await page.evaluate((id) => heights[id]?.at(-1) > 100, frame), `${frame} tells its height`);
  }
});

async function playFrom(visit, address) {
  const page = await visit.open(`${address}#board=5x5&step=12`, {problems: true});
  await page.evaluate(() =>
    Promise.race([
      window.knightsTour.ready,
      new Promise((resolve, reject) => setTimeout(reject, 60_000, new Error('never ready'))),
    ]),
  );
  assert.equal(await page.evaluate(() => window.knightsTour.getState().step), 12);
  await page.call('step', 1);
  assert.equal(await page.evaluate(() => window.knightsTour.getState().step), 13);
}

check(21, 'the single file opens from a directory of its own', async (visit) => {
  const folder = await visit.folder(['knights-tour.html']);
  await playFrom(visit, new URL('knights-tour.html', folder).href);
});

check(21, "the site's page opens from a file:// address", async (visit) => {
  const folder = await visit.folder();
  await playFrom(visit, new URL('index.html', folder).href);
});

check(24, 'the page does not jump when a board starts', async (visit) => {
  const page = await visit.open('far.html', {width: 700, height: 600});
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  assert.ok(before > 6300, `${before}: a place is held for the board`);
  await page.live();
  assert.ok(Math.abs((await height()) - before) <= 2, `the page was ${before} high and is ${await height()}`);
});
