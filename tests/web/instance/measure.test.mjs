// The Measure panel: the experiment of the report by clicks, its figures compared with `kt compare`, its files, and the map of
// starts.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {kt} from '../../built.mjs';
import {click, place, settle, shareBrowser, shown, state, tap, until} from '../browser.mjs';
import {saved} from '../share/share_files.mjs';

const {pageTest} = shareBrowser();
const controls = (page) => page.evaluate(() => window.knightsTour.controls());
const named = async (page, prefix) => (await controls(page)).filter(({id}) => id.startsWith(prefix));
// It goes on after this.
const press = async (page, id) => page.mouse.click(...await place(page, id));
const isOver = (page, prefix) => until(page, (wanted) => {
  const all = window.knightsTour.controls();
  return all.some(({id}) => id.startsWith(wanted)) && !all.some(({id}) => id === 'measure-stop' || id === 'measure-go-on');
}, prefix);

// Lines as objects; only a start has a comma of its own.
function records(csv) {
  const [head, ...lines] = csv.trimEnd().split('\n').map((line) => line.replace(/"(\d+),(\d+)"/, '$1;$2').split(','));
  return lines.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i]])));
}
// What both tell of a run, in one way.
const figuresOf = ({algorithm, board, status, verdict, visits, backtracks, steps}) =>
  ({algorithm, board, verdict: (status ?? verdict).replace(/^(open|closed) /, ''), visits, backtracks, steps});

async function type(page, id, text) {
  await click(page, id);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await settle(page);
}

pageTest('the experiment run by clicks gives the figures of kt compare', '#board=6', async (page) => {
  await click(page, 'panel=measure');
  await click(page, 'measure-details');
  await settle(page);  // its bar for scrolling has come, and moved the fields
  await type(page, 'measure-most', '8');
  await click(page, 'measure-method=pruned');
  await click(page, 'measure-method=neural-network');
  await click(page, 'measure-start');
  await isOver(page, 'measure-run-');
  const runs = await named(page, 'measure-run-');
  assert.match(runs[0].label, /^Backtracking, 5 × 5, a tour from a5: found a tour after 8,840 visits/, runs.map(({label}) => label).join('\n'));
  const {name, bytes} = await saved(page, () => click(page, 'measure-csv'));
  assert.equal(name, 'growth.csv');
  const told = records(bytes.toString()).map(figuresOf);
  assert.equal(told.length, 20);
  const algorithms = 'backtracking,warnsdorff,warnsdorff-backtracking,pruned,neural-network';
  const compared = spawnSync(kt, ['compare', '--csv', '--boards', '5..8', '--algorithms', algorithms], {encoding: 'utf8'});
  const key = ({board, algorithm}) => `${board} ${algorithm}`;
  const sorted = (rows) => rows.toSorted((a, b) => key(a).localeCompare(key(b)));
  assert.deepEqual(sorted(told), sorted(records(compared.stdout).map(figuresOf)));
  assert.ok(told.some(({visits}) => visits === '8250733'));
});

pageTest('a point opens its run, and files contain what is shown', '#board=6&panels=measure', async (page) => {
  await click(page, 'measure-details');
  await settle(page);
  await type(page, 'measure-least', '7');
  await type(page, 'measure-most', '9');
  await click(page, 'measure-visits');
  await click(page, 'measure-visits=1000000');
  await click(page, 'measure-way=report');
  await click(page, 'measure-start');
  await isOver(page, 'measure-tree-');
  const estimates = await named(page, 'measure-tree-');
  assert.deepEqual(estimates.map(({label}) => /^Backtracking, (.) × .,.*: trying everything would take .* visits, by Knuth's estimate$/.exec(label)?.[1]), ['7', '8', '9']);
  const run = (await named(page, 'measure-run-')).find(({label}) => /^Warnsdorff with backtracking, 8 × 8/.test(label));
  assert.match(run.label, /found a tour after 64 visits/);
  await click(page, run.id);
  const {settings, step} = await state(page);
  assert.deepEqual([settings.board, settings.algorithm, settings.moves, settings.start, step], ['8x8', 'warnsdorff-backtracking', 'report-brute', 'a8', 0]);
  await page.evaluate(() => window.knightsTour.runUntil('tour'));
  assert.equal((await state(page)).visits, 64);
  const {name, bytes} = await saved(page, () => click(page, 'measure-png'));
  assert.equal(name, 'growth.png');
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  assert.equal(bytes.readUInt32BE(16), 1280);
  await click(page, 'measure-choose');
  await shown(page, 'measure-start');
  await click(page, 'measure-chart');
  await shown(page, run.id);
});

pageTest('the prepared experiments end and answer their question', '#board=6&panels=measure', async (page) => {
  for (const [kind, wanted, count] of [['growth', 'measure-run-', 18], ['starts', 'measure-start-', 64]]) {
    await click(page, `measure=${kind}`);
    await click(page, 'measure-start');
    await isOver(page, wanted);
    assert.equal((await named(page, wanted)).length, count);
  }
  const ends = (await named(page, 'measure-start-')).map(({label}) => label.replace(/^.*: (found a|stuck).*/, '$1'));
  assert.deepEqual([...new Set(ends)].filter((end) => end !== 'stuck'), ['found a']);
});

pageTest('a long experiment stops and continues without changing the board', '#board=6&panels=measure', async (page) => {
  await click(page, 'measure-details');
  await settle(page);
  await type(page, 'measure-least', '10');
  for (const id of ['measure-method=warnsdorff', 'measure-method=warnsdorff-backtracking', 'measure-seconds']) await click(page, id);
  await click(page, 'measure-seconds=none');
  await click(page, 'measure-visits');
  await click(page, 'measure-visits=1000000000');
  await press(page, 'measure-start');
  const visits = async () => Number((await shown(page, 'measure-run-0')).label.match(/([\d,]+) visits/)[1].replaceAll(',', ''));
  await shown(page, 'measure-run-0');
  await page.evaluate(() => window.knightsTour.runUntil('dead-end'));
  const {step, path} = await state(page);
  await press(page, 'measure-stop');
  await settle(page);
  const stopped = await visits();
  assert.ok(stopped > 0);
  await settle(page);
  assert.equal(await visits(), stopped);
  await press(page, 'measure-go-on');
  await until(page, (least) => Number(window.knightsTour.controls().find(({id}) => id === 'measure-run-0').label.match(/([\d,]+) visits/)[1].replaceAll(',', '')) > least, stopped);
  const now = await state(page);
  assert.deepEqual([now.step, now.path], [step, path], 'the board stays where it was');
  await press(page, 'measure-stop');
  await settle(page);
});

pageTest('the map of starts is correct, and a square opens its start', '#board=5&algorithm=pruned&panels=measure', async (page) => {
  await click(page, 'measure=starts');
  await click(page, 'measure-details');
  await click(page, 'measure-map');
  await click(page, 'measure-map=shown');
  await click(page, 'measure-start');
  await isOver(page, 'measure-start-');
  const squares = await named(page, 'measure-start-');
  assert.equal(squares.length, 25);
  // By the colours of its squares.
  squares.forEach(({label}, i) => assert.match(label, (Math.floor(i / 5) + i % 5) % 2 === 0 ? /: found a tour after \d+ visits/ : /: no tour, by a theorem/));
  await click(page, 'measure-start-12');
  const {settings} = await state(page);
  assert.deepEqual([settings.start, settings.board, settings.algorithm], ['c3', '5x5', 'pruned']);
  await page.evaluate(() => window.knightsTour.runUntil('tour'));
  assert.equal((await state(page)).visits, Number(squares[12].label.match(/after (\d+) visits/)[1]));
  const {bytes} = await saved(page, () => click(page, 'measure-csv'));
  assert.equal(records(bytes.toString()).filter(({status}) => status === 'none').length, 12);
  await page.evaluate(() => window.knightsTour.setState({settings: {board: '21x21'}}));
  await settle(page);
  assert.equal((await shown(page, 'measure-start')).enabled, false);
});

// With one finger on the sheet, till it is there.
async function reach(page, id) {
  const client = await page.createCDPSession();
  const send = (type, at) => client.send('Input.dispatchTouchEvent', {type, touchPoints: at === null ? [] : [{x: 20, y: at}]});
  for (let swipes = 0; swipes < 20; ++swipes) {
    if ((await controls(page)).some((each) => each.id === id) && (await place(page, id))[1] < 830) return tap(page, id);
    await send('touchStart', 780);
    for (let i = 1; i <= 6; ++i) await send('touchMove', 780 - 20 * i);
    await send('touchEnd', null);
    await settle(page);
  }
  assert.fail(`${id} is not to be reached`);
}

pageTest('the map of starts works by taps on a phone', '#board=5', async (page) => {
  if (!(await controls(page)).some(({id}) => id === 'panel=measure')) await tap(page, 'panels-more');
  await tap(page, 'panel=measure');
  await tap(page, 'measure=starts');
  await reach(page, 'measure-start');
  await isOver(page, 'measure-start-');
  await reach(page, 'measure-start-2');
  const {settings} = await state(page);
  assert.deepEqual([settings.board, settings.algorithm, settings.start], ['8x8', 'warnsdorff', 'c8']);
}, {width: 390, height: 844, touch: true});
