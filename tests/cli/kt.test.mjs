// The command kt as its users meet it: every command and option, exit statuses, error sentences.
// Needs: kt, site.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {test} from 'node:test';
import * as page from '#tables';
import {catalogueText, languageIds} from '../../assets/languages.mjs';
import {kOnlyWithAll, kt as program} from '../built.mjs';

const tables = JSON.parse(spawnSync(program, ['list', '--json'], {encoding: 'utf8'}).stdout);

// Splits the arguments at blanks.
function kt(args, input = '') {
  const run = spawnSync(program, args.split(' ').filter(Boolean), {input, encoding: 'utf8', timeout: 120_000});
  assert.equal(run.signal, null, `kt ${args} was stopped by ${run.signal}`);
  return {status: run.status, out: run.stdout, err: run.stderr};
}

function expectRun(args, {status = 0, out, err}, input) {
  const run = kt(args, input);
  assert.equal(run.status, status, `exit status of kt ${args}\n${run.err}`);
  if (out instanceof RegExp) assert.match(run.out, out, `kt ${args}`);
  else if (out !== undefined) assert.equal(run.out, out, `kt ${args}`);
  if (err instanceof RegExp) assert.match(run.err, err, `kt ${args}`);
  else if (err !== undefined) assert.equal(run.err, err, `kt ${args}`);
  return run;
}

const figures = (run) => {
  const {status, closed, visits, backtracks, steps} = JSON.parse(run.out);
  return {status, closed, visits, backtracks, steps};
};

test('solve prints JSON with its documented members', () => {
  const json = JSON.parse(expectRun('solve --print json', {}).out);
  assert.deepEqual(Object.keys(json), [
    'status',
    'reason',
    'closed',
    'visits',
    'backtracks',
    'steps',
    'visitsInVain',
    'squares',
    'board',
    'settings',
    'version',
  ]);
  const {squares, board: _board, settings: _settings, version: _version, ...rest} = json;
  assert.deepEqual(rest, {
    status: 'tour',
    reason: '',
    closed: false,
    visits: 8250733,
    backtracks: 8250669,
    steps: 16501401,
    visitsInVain: 8250669,
  });
  assert.equal(squares.length, 64);
  assert.deepEqual(squares.slice(0, 2), [
    [0, 0],
    [2, 1],
  ]);
});

test('the figures of solve agree with each other', () => {
  const impossible = JSON.parse(expectRun('solve --board 5 --start 0,1 --print json', {status: 1}).out);
  assert.equal(impossible.status, 'none');
  assert.match(impossible.reason, /colour/);
  assert.equal(impossible.visits, 0);
  const searched = figures(expectRun('solve --board 5 --start 0,1 --print json --no-theorems', {status: 1}));
  assert.deepEqual(searched, {status: 'none', closed: false, visits: 1829421, backtracks: 1829421, steps: 3658841});
  const stuck = figures(expectRun('solve --board 26 --algorithm warnsdorff --moves report-warnsdorff --print json', {status: 3}));
  assert.equal(stuck.status, 'stuck');
  assert.equal(stuck.steps, stuck.visits - 1 + stuck.backtracks + 1);
  const limit = figures(expectRun('solve --max-visits 1000 --print json', {status: 3}));
  assert.deepEqual({...limit, backtracks: 0, steps: 0}, {status: 'limit', closed: false, visits: 1000, backtracks: 0, steps: 0});
  assert.equal(limit.steps, limit.visits - 1 + limit.backtracks);
});

test('solve runs with every tie rule, and with neurons', () => {
  for (const {id: tie} of tables.tieRules)
    expectRun(`solve --algorithm warnsdorff-backtracking --tie ${tie} --seed 7 --print none`, {});
  expectRun('solve --board 6 --algorithm neural-network', {err: /^closed tour/});
});

test('trace prints the same lines forward and backward', () => {
  for (const settings of [
    '',
    '--algorithm warnsdorff-backtracking --tie random',
    '--algorithm pruned',
    '--detail candidate --goal closed',
  ]) {
    const forward = kt(`trace --board 6 --from 100 --steps 50 ${settings}`).out;
    const back = kt(`trace --board 6 --from 150 --steps -50 ${settings}`).out;
    assert.equal(back, forward.trimEnd().split('\n').reverse().join('\n') + '\n', settings);
  }
});

test('count gives the same number with every method', () => {
  for (const method of ['', '--method enumerate', '--method frontier']) {
    expectRun(`count --board 5 ${method}`, {out: '304\n'});
    expectRun(`count --board 5 --start all ${method}`, {out: '1728\n'});
    expectRun(`count --board 6 --goal closed ${method}`, {out: '9862\n'});
    expectRun(`count --board 4 ${method}`, {out: '0\n'});
    expectRun(`count --board 5x6 --goal closed --end 1,2 ${method}`, {out: '8\n'});
    for (const [end, count] of [
      ['2,0', 8611],
      ['0,0', 0],
      ['0,1', 0],
    ]) {
      expectRun(`count --board 6 --goal closed --start 0,1 --end ${end} ${method}`, {out: `${count}\n`});
    }
  }
});

test('count finds all tours of 7x7', kOnlyWithAll, async () => {
  const child = spawn(program, ['count', '--board', '7', '--start', 'all']);
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
  assert.equal(out, '165575218320\n'); // A165134
});

test('count reports that the memory does not suffice', kOnlyWithAll, () => {
  const run = spawnSync('sh', ['-c', `ulimit -v 200000; exec ${program} count --board 7 --start all`], {encoding: 'utf8'});
  assert.deepEqual([run.status, run.stdout], [3, '']);
  assert.match(run.stderr, /^undecided: not enough memory$/m);
});

test('compare prints the report’s experiment as a table and as CSV', () => {
  const table = expectRun('compare --algorithms backtracking,warnsdorff --boards 5..6,3x4', {}).out.trimEnd().split('\n');
  assert.equal(table.length, 7);
  assert.match(table[0], /^algorithm +board +verdict +visits +backtracks +steps +time \(ms\) +in vain$/);
  assert.match(table[1], /^backtracking +5x5 +open tour +8,840 +8,815 +17,654 +[\d.]+ +99\.71%$/);
  const csv = expectRun('compare --algorithms backtracking,brute-force --boards 5 --csv', {}).out.trimEnd().split('\n');
  assert.equal(csv[0], 'algorithm,board,verdict,visits,backtracks,steps,time_ms,visits_in_vain');
  assert.match(csv[1], /^backtracking,5x5,open tour,8840,8815,17654,[\d.]+,8815$/);
  assert.equal(csv[2], 'brute-force,5x5,not covered,,,,,');
  const beside = expectRun('compare --compare two-orders', {}).out.trimEnd().split('\n');
  assert.match(beside[0], /^difference +board +verdict +visits/);
  assert.match(beside[1], /^Clockwise from one +5x5 +open tour +41 +16 /);
  assert.match(beside[2], /^Downwards first +5x5 +open tour +70,659 /);
  const graph = expectRun('compare --graph A-B;B-C --compare algorithm:pruned', {}).out.trimEnd().split('\n');
  assert.match(graph[1], /^Backtracking +graph +open tour +3 +0 /);
  expectRun('compare --compare algorithm:magic', {
    status: 2,
    err: /^kt: compare: 'algorithm:magic', algorithm: 'magic' is not one of/,
  });
  assert.match(expectRun('compare --boards 8 --algorithms backtracking --max-visits 500', {}).out, /limit +500 /);
});

test('a catalogue is written line by line, for known languages only', () => {
  assert.equal(catalogueText({'{0} steps': '{0} Schritte', Play: 'Los'}), '{0} steps\n{0} Schritte\nPlay\nLos\n');
  assert.throws(() => catalogueText({Play: 'Los\n'}), /is not a line of text/);
  assert.throws(() => catalogueText({Play: 7}), /is not a line of text/);
  for (const id of languageIds())
    assert.ok(
      tables.languages.some((language) => language.id === id),
      id,
    );
});

test('kt list exports every text of the tables to translators', () => {
  const {words, settings, algorithms, tieRules, panels, keys, textFormats} = tables;
  assert.deepEqual(words, [...new Set(words)].sort(), 'each once');
  const rows = [
    ...settings,
    ...settings.filter(({key}) => key !== 'lang').flatMap(({choices}) => choices),
    ...algorithms,
    ...tieRules,
    ...panels,
    ...textFormats,
  ];
  for (const {title, summary, help} of rows) {
    for (const text of [title, summary, help].filter(Boolean)) assert.ok(words.includes(text), text);
  }
  for (const {name, does} of keys) assert.ok(words.includes(name) && words.includes(does), name);
  assert.ok(words.includes('Next dead end') && words.includes('Which order is better?'));
  assert.ok(!words.includes('Deutsch'), 'languages are called as they call themselves');
});

test('estimate prints size, spread and time', () => {
  const {out} = expectRun('estimate --board 5 --probes 20000', {});
  assert.match(out, /^size {6}about 1\.\d million visits\nspread {4}.*\ntime {6}.* on this computer, at .* visits per second\n$/);
});

test('list and help name every algorithm, order, tie rule and setting', () => {
  const {out} = expectRun('list', {});
  const {algorithms, moveOrders, tieRules, settings} = tables;
  for (const [rows, least] of [
    [algorithms, 8],
    [moveOrders, 5],
    [tieRules, 6],
  ]) {
    assert.ok(rows.length >= least);
    for (const {id} of rows) assert.match(out, new RegExp(`^  ${id} `, 'm'));
  }
  for (const command of ['solve', 'trace', 'count', 'compare', 'estimate']) {
    const help = expectRun(`${command} --help`, {}).out;
    for (const {key, help: meaning, fallback} of settings.filter(({ofSearch}) => ofSearch)) {
      const line = help.split('\n').find((text) => text.startsWith(`  --${key} `) || text.startsWith(`  --${key}{true} `));
      assert.ok(line?.includes(`${meaning}: `) && line.endsWith(`[${fallback}]`), `${command} --${key}`);
    }
  }
  expectRun('--help', {out: /solve.*\n.*trace.*\n.*count.*\n.*check.*\n.*compare/});
});

test('the page and kt have the same tables', () => {
  const {themes, ...rest} = tables;
  for (const [name, rows] of Object.entries(rest)) assert.deepEqual(page[name], rows, name);
  for (const [id, {weight, colours}] of Object.entries(themes)) assert.deepEqual(page.themes[id], {weight, colours});
  assert.deepEqual(Object.keys(page.themes), Object.keys(themes));
  assert.deepEqual(
    page.settingKeys,
    rest.settings.map(({key}) => key),
  );
});

test('without a terminal, kt shows progress without colours and ends on Ctrl-C', async () => {
  const child = spawn(program, ['solve', '--board', '8', '--start', '0,1', '--print', 'json']);
  let out = '',
    err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
    // Only once, because a second Ctrl-C ends it at once without a message.
    if (!child.killed && /visits, .* backtracks, longest path/.test(err)) child.kill('SIGINT');
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(status, 3);
  assert.doesNotMatch(err, /\x1b/);
  assert.match(err, /undecided: interrupted after [\d,]+ visits/);
  const json = JSON.parse(out);
  assert.equal(json.status, 'limit');
  assert.ok(json.visits > 1e4 && json.squares.length > 1);
});
