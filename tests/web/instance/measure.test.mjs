// The Measure panel: the experiment of the report by clicks, its figures compared with `kt compare`, its files, and the map of
// starts.
// Needs: kt, site, chromium.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {kOnlyWithAll, kt} from '../../built.mjs';
import {shareBrowser} from '../browser.mjs';
import {saved} from '../share/share_files.mjs';

const {pageTest} = shareBrowser();
const named = async (page, prefix) => (await page.controls()).filter(({id}) => id.startsWith(prefix));
const isOver = (page, prefix) =>
  page.until((wanted) => {
    const all = window.knightsTour.controls();
    return all.some(({id}) => id.startsWith(wanted)) && !all.some(({id}) => id === 'measure-stop' || id === 'measure-go-on');
  }, prefix);

// Lines as objects; only a start has a comma of its own.
function records(csv) {
  const [head, ...lines] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/"(\d+),(\d+)"/, '$1;$2').split(','));
  return lines.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i]])));
}
// The figures that both report about a run, in one form.
const figuresOf = ({algorithm, board, status, verdict, visits, backtracks, steps}) => ({
  algorithm,
  board,
  verdict: (status ?? verdict).replace(/^(open|closed) /, ''),
  visits,
  backtracks,
  steps,
});

async function type(page, id, text) {
  await page.click(id);
  await page.keyboard.type(text);
  await page.press('Enter');
}

pageTest('the experiment run by clicks gives the figures of kt compare', '#board=6', async (page) => {
  await page.click('panel=measure');
  await page.click('measure-details');
  await page.settle(); // its bar for scrolling has come, and moved the fields
  await type(page, 'measure-most', '8');
  await page.click('measure-method=pruned');
  await page.click('measure-method=neural-network');
  await page.click('measure-start');
  await isOver(page, 'measure-run-');
  const runs = await named(page, 'measure-run-');
  assert.match(
    runs[0].label,
    /^Backtracking, 5 × 5, a tour from a5: found a tour after 8,840 visits/,
    runs.map(({label}) => label).join('\n'),
  );
  const {name, bytes} = await saved(page, () => page.click('measure-csv'));
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
  await page.click('measure-details');
  await type(page, 'measure-least', '7');
  await type(page, 'measure-most', '9');
  await page.click('measure-visits');
  await page.click('measure-visits=1000000');
  await page.click('measure-way=report');
  await page.click('measure-start');
  await isOver(page, 'measure-tree-');
  const estimates = await named(page, 'measure-tree-');
  assert.deepEqual(
    estimates.map(
      ({label}) => /^Backtracking, (.) × .,.*: trying everything would take .* visits, by Knuth's estimate$/.exec(label)?.[1],
    ),
    ['7', '8', '9'],
  );
  const run = (await named(page, 'measure-run-')).find(({label}) => /^Warnsdorff with backtracking, 8 × 8/.test(label));
  assert.match(run.label, /found a tour after 64 visits/);
  await page.click(run.id);
  const {settings, step} = await page.state();
  assert.deepEqual(
    [settings.board, settings.algorithm, settings.moves, settings.start, step],
    ['8x8', 'warnsdorff-backtracking', 'report-brute', 'a8', 0],
  );
  await page.call('runUntil', 'tour');
  assert.equal((await page.state()).visits, 64);
  const {name, bytes} = await saved(page, () => page.click('measure-png'));
  assert.equal(name, 'growth.png');
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  assert.equal(bytes.readUInt32BE(16), 1280);
  await page.click('measure-choose');
  await page.shown('measure-start');
  await page.click('measure-chart');
  await page.shown(run.id);
});

pageTest('the prepared experiments answer their questions', '#board=6&panels=measure', kOnlyWithAll, async (page) => {
  for (const [kind, wanted, count] of [
    ['growth', 'measure-run-', 18],
    ['starts', 'measure-start-', 64],
  ]) {
    await page.click(`measure=${kind}`);
    await page.click('measure-start');
    await isOver(page, wanted);
    assert.equal((await named(page, wanted)).length, count);
  }
  const ends = (await named(page, 'measure-start-')).map(({label}) => label.replace(/^.*: (found a|stuck).*/, '$1'));
  assert.deepEqual(
    [...new Set(ends)].filter((end) => end !== 'stuck'),
    ['found a'],
  );
});

pageTest('a long experiment stops and continues without changing the board', '#board=6&panels=measure', async (page) => {
  await page.click('measure-details');
  await type(page, 'measure-least', '10');
  for (const id of ['measure-method=warnsdorff', 'measure-method=warnsdorff-backtracking', 'measure-seconds'])
    await page.click(id);
  await page.click('measure-seconds=none');
  await page.click('measure-visits');
  await page.click('measure-visits=1000000000');
  await page.clickAt(...(await page.place('measure-start')));
  const visits = async () => Number((await page.shown('measure-run-0')).label.match(/([\d,]+) visits/)[1].replaceAll(',', ''));
  await page.shown('measure-run-0');
  await page.call('runUntil', 'dead-end');
  const {step, path} = await page.state();
  await page.clickAt(...(await page.place('measure-stop')));
  await page.settle();
  const stopped = await visits();
  assert.ok(stopped > 0);
  await page.settle();
  assert.equal(await visits(), stopped);
  await page.clickAt(...(await page.place('measure-go-on')));
  await page.until(
    (least) =>
      Number(
        window.knightsTour
          .controls()
          .find(({id}) => id === 'measure-run-0')
          .label.match(/([\d,]+) visits/)[1]
          .replaceAll(',', ''),
      ) > least,
    stopped,
  );
  const now = await page.state();
  assert.deepEqual([now.step, now.path], [step, path], 'the board stays where it was');
  await page.clickAt(...(await page.place('measure-stop')));
  await page.settle();
});

pageTest(
  'the map of starts is correct, and a square opens its start',
  '#board=5&algorithm=pruned&panels=measure',
  async (page) => {
    await page.click('measure=starts');
    await page.click('measure-details');
    await page.click('measure-map');
    await page.click('measure-map=shown');
    await page.click('measure-start');
    await isOver(page, 'measure-start-');
    const squares = await named(page, 'measure-start-');
    assert.equal(squares.length, 25);
    // By the colours of its squares.
    squares.forEach(({label}, i) =>
      assert.match(
        label,
        (Math.floor(i / 5) + (i % 5)) % 2 === 0 ? /: found a tour after \d+ visits/ : /: no tour, by a theorem/,
      ),
    );
    await page.click('measure-start-12');
    const {settings} = await page.state();
    assert.deepEqual([settings.start, settings.board, settings.algorithm], ['c3', '5x5', 'pruned']);
    await page.call('runUntil', 'tour');
    assert.equal((await page.state()).visits, Number(squares[12].label.match(/after (\d+) visits/)[1]));
    const {bytes} = await saved(page, () => page.click('measure-csv'));
    assert.equal(records(bytes.toString()).filter(({status}) => status === 'none').length, 12);
    await page.set({board: '21x21'});
    await page.settle();
    assert.equal((await page.shown('measure-start')).enabled, false);
  },
);

// With one finger on the sheet, till it is there.
async function reach(page, id) {
  for (let swipes = 0; swipes < 20; ++swipes) {
    if ((await page.shows(id)) && (await page.place(id))[1] < 830) return page.tap(id);
    await page.fingers(Array.from({length: 7}, (_, i) => [[20, 780 - 20 * i]]));
  }
  assert.fail(`${id} is not to be reached`);
}

pageTest('the map of starts works by taps on a phone', '#board=5', {width: 390, height: 844, touch: true}, async (page) => {
  if (!(await page.shows('panel=measure'))) await page.tap('panels-more');
  await page.tap('panel=measure');
  await page.tap('measure=starts');
  await reach(page, 'measure-start');
  await isOver(page, 'measure-start-');
  await reach(page, 'measure-start-2');
  const {settings} = await page.state();
  assert.deepEqual([settings.board, settings.algorithm, settings.start], ['8x8', 'warnsdorff', 'c8']);
});
