// The command kt as its users meet it: every command and option, exit statuses, error sentences.
// Needs: kt, site.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import * as page from '#tables';
import {catalogueText, languageIds} from '../../assets/languages.mjs';
import {kt as program} from '../built.mjs';

const tables = JSON.parse(spawnSync(program, ['list', '--json'], {encoding: 'utf8'}).stdout);

// Arguments as one text, split at blanks.
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

test('play judges a game', () => {
  const game = (moves, more = '') => `play --board 5x5 --start a5 --moves ${moves}${more}`;
  expectRun(game('b3;d4'), {out: '3 of 25 squares: the tour can still be finished\n'});
  expectRun(game('b3;c3'), {status: 1, out: "invalid: move 2: c3 is not a knight's move from b3. A knight moves two squares along a row or column and one to the side.\n"});
  expectRun(game('b3;a5'), {status: 1, out: 'invalid: move 2: a5 has already been visited, as number 1.\n'});
  expectRun(game('b3;z9'), {status: 2, err: /^kt: --moves: 'z9'/});
  expectRun('play --board 3x3 --moves 1,2;2,0;0,1;2,2;1,0;0,2;2,1',
            {status: 1, out: '8 of 9 squares, a dead end: the tour cannot be finished; it never could be, from this start\n'});
  const {squares} = JSON.parse(kt('solve --board 5x5 --print json').out);
  expectRun(`play --board 5x5 --moves ${squares.slice(1).map((square) => square.join(',')).join(';')}`, {out: 'valid open tour\n'});
  // Since a move of a game that is lost it is lost, and before it it is not.
  const lost = '1,2;3,3;1,4;2,2;4,3;3,1;1,0;0,2;2,3;4,4'.split(';');
  const told = kt(`play --board 5x5 --moves ${lost.join(';')}`);
  const mistake = Number(/the mistake was move (\d+)/.exec(told.out)?.[1]);
  assert.ok(told.status === 1 && mistake > 0, told.out);
  expectRun(`play --board 5x5 --moves ${lost.slice(0, mistake - 1).join(';')}`, {out: /the tour can still be finished/});
  expectRun(`play --board 5x5 --moves ${lost.slice(0, mistake).join(';')}`, {status: 1, out: /the tour can no longer be finished/});
});

const matrix = (rows) => rows.split(' / ').join('\n') + '\n';
const tutorialB = '00 05 14 09 20 / 13 08 19 04 15 / 18 01 06 21 10 / 07 12 23 16 03 / 24 17 02 11 22';
const wrongOfTutorialB = '00 03 16 09 20 / 15 10 01 04 17 / 02 19 08 21 14 / 11 06 23 18 05 / 22 13 12 07 24';
const figures = (run) => { const {status, closed, visits, backtracks, steps} = JSON.parse(run.out); return {status, closed, visits, backtracks, steps}; };

test('solve prints the matrices published in the sources', () => {
  expectRun('solve --board 5x5', {out: matrix(tutorialB), err: 'open tour: 8,840 visits, 8,815 backtracks, 17,654 steps\n'});
  expectRun('solve --board 5 --moves report --base 1',
            {out: matrix('01 20 17 12 03 / 16 11 02 07 18 / 21 24 19 04 13 / 10 15 06 23 08 / 25 22 09 14 05')});
  const closed = expectRun('solve --algorithm warnsdorff --moves report-warnsdorff --start 0,1 --goal closed --base 1', {err: /^closed tour: 64 visits, 0 backtracks, 63 steps\n$/});
  const flat = '36 1 18 21 54 61 16 13 19 22 37 64 17 14 55 60 2 35 20 53 62 57 12 15 23 38 63 40 47 52 59 56 34 3 24 45 58 41 30 11 25 6 39 48 31 46 51 42 4 33 8 27 44 49 10 29 7 26 5 32 9 28 43 50';
  assert.deepEqual(closed.out.trim().split(/\s+/).map(Number), flat.split(' ').map(Number));
  expectRun('solve --algorithm warnsdorff-backtracking --moves report-brute --print squares',
            {out: /^a8 c7 a6 b8 d7 f8 h7 g5 h3 g1 .* h1 f2\n$/, err: 'open tour: 64 visits, 0 backtracks, 63 steps\n'});
});

test('solve prints every format, and JSON with its documented members', () => {
  const json = JSON.parse(expectRun('solve --print json', {}).out);
  assert.deepEqual(Object.keys(json), ['status', 'reason', 'closed', 'visits', 'backtracks', 'steps', 'squares', 'board', 'settings', 'version']);
  const {squares, board: _board, settings: _settings, version: _version, ...rest} = json;
  assert.deepEqual(rest, {status: 'tour', reason: '', closed: false, visits: 8250733, backtracks: 8250669, steps: 16501401});
  assert.equal(squares.length, 64);
  assert.deepEqual(squares.slice(0, 2), [[0, 0], [2, 1]]);
  expectRun('solve --board 3x4 --start a3 --print squares', {out: /^a3 ([a-d][1-3] ?){11}\n$/});
  expectRun('solve --board 3x4 --print moves', {out: /^[1-8]{11}\n$/});
  expectRun('solve --board 3x4 --print none', {out: ''});
  expectRun('solve --board 3x4 --print pdf', {status: 2, out: '', err: "kt: --print: 'pdf' is not one of matrix, squares, moves, json, none\n"});
  expectRun('solve --board 3x4 --base 2', {status: 2, err: "kt: --base: '2' is not a whole number from 0 to 1\n"});
});

test('solve distinguishes no tour, stuck and limit', () => {
  const impossible = JSON.parse(expectRun('solve --board 5 --start 0,1 --print json', {status: 1, err: /^no tour: the 5x5 board has /}).out);
  assert.equal(impossible.status, 'none');
  assert.match(impossible.reason, /colour/);
  assert.equal(impossible.visits, 0);
  const searched = figures(expectRun('solve --board 5 --start 0,1 --print json --no-theorems', {status: 1, err: /^no tour: there is no tour from \(0,1\); the search tried every possibility \(1,829,421 visits, 1,829,421 backtracks\)\n$/}));
  assert.deepEqual(searched, {status: 'none', closed: false, visits: 1829421, backtracks: 1829421, steps: 3658841});
  const stuck = figures(expectRun('solve --board 26 --algorithm warnsdorff --moves report-warnsdorff --print json', {status: 3, err: /got stuck on .* proves nothing/}));
  assert.equal(stuck.status, 'stuck');
  assert.equal(stuck.steps, stuck.visits - 1 + stuck.backtracks + 1);
  const limit = figures(expectRun('solve --max-visits 1000 --print json', {status: 3, err: /^undecided: stopped after 1,000 visits, /}));
  assert.deepEqual({...limit, backtracks: 0, steps: 0}, {status: 'limit', closed: false, visits: 1000, backtracks: 0, steps: 0});
  assert.equal(limit.steps, limit.visits - 1 + limit.backtracks);
  expectRun('solve --max-visits 1000', {status: 3, out: /--/});
  expectRun('solve --max-visits x', {status: 2, err: "kt: --max-visits: 'x' is not a whole number from 0 to 9007199254740992\n"});
});

test('solve accepts every setting of a search', () => {
  const closed = figures(expectRun('solve --board 3x10 --goal closed --print json', {}));
  assert.equal(closed.closed, true);
  expectRun('solve --board 5 --end 4,4 --algorithm pruned --print squares', {out: /^0,0 .* 4,4\n$/});
  expectRun('solve --board 4x5 --holes 0,1;3,3 --algorithm pruned', {status: 0, out: /##/});
  expectRun('solve --board 4 --leaper 0,1 --print squares', {out: /^a4 /});
  expectRun('solve --graph A-B;A-D;B>C;B-D;D-E;E-F;F>C --start A --print squares', {out: 'A B D E F C\n', err: 'open tour: 7 visits, 1 backtrack, 7 steps\n'});
  expectRun('solve --graph A-B;A-D;B-C;B-D;D-E;E-F;C-F --start A --print squares', {out: 'A B C F E D\n'});
  for (const {id: tie} of tables.tieRules) {
    expectRun(`solve --algorithm warnsdorff-backtracking --tie ${tie} --seed 7 --print none`, {});
  }
  expectRun('solve --board 6x8 --algorithm divide-and-conquer', {err: /^closed tour/});
  expectRun('solve --board 6 --algorithm neural-network', {err: /^closed tour/});
  expectRun('solve --board 3x4 --algorithm brute-force --print none', {});
  expectRun('solve --board 5 --detail candidate --print none', {err: /^open tour: 8,840 visits, 8,815 backtracks, /});
  // The page's own settings are taken as they come with a link.
  expectRun('solve --board 5 --speed max --theme dark --step 9 --autoplay --print none', {});
});

test('a vertex may be named all or none', () => {
  expectRun('solve --graph A-none;all-none --start all --end A --print squares', {out: 'all none A\n'});
  expectRun('solve --graph A-B;B-none --start A --end none --print squares', {out: 'A B none\n'});
  expectRun('solve --graph A-B;B-none --start none --print squares', {out: 'none B A\n'});
  expectRun('solve --graph A-B;B-none --start none --end none --print none', {status: 1});
  expectRun('solve --graph A-none;B-none --start A --given none --print squares', {out: 'A none B\n'});
  // On a graph with a vertex called all, * means every start.
  for (const method of ['enumerate', 'frontier']) {
    expectRun(`count --graph A-all;B-all;A-B --start all --method ${method}`, {out: '2\n'});
    expectRun(`count --graph A-all;B-all;A-B --start * --method ${method}`, {out: '6\n'});
    expectRun(`count --graph A-C;B-C;A-B --start all --method ${method}`, {out: '6\n'});
  }
});

test('reports bad values in one sentence and exits with 2', () => {
  expectRun('solve --board 0x9', {status: 2, out: '', err: "kt: board: '0x9' is not a size RxC with 1 to 1024 rows and columns\n"});
  expectRun('solve --algorithm brute-force', {status: 2, err: 'kt: algorithm: brute force works on up to 20 squares, not 64; it would have to try about 10^45 walks\n'});
  expectRun('solve --algorithm warnsdorff --tie squirrel-cull --board 5x6', {status: 2, err: /^kt: tie: 'squirrel-cull' works only for .*\n$/});
  expectRun('solve --board 3 --holes 0,0 --start 0,0', {status: 2, err: "kt: start: '0,0' is a hole\n"});
  expectRun('solve --graph A-A', {status: 2, err: /^kt: graph: 'A' has an edge to itself/});
  expectRun('solve --bord 5', {status: 2, err: /^kt: .*--bord.*\n$/});
  expectRun('', {status: 2, err: /^kt: .*\n$/});
  expectRun('dance', {status: 2, err: /^kt: .*\n$/});
});

test('trace prints STEP TYPE SQUARE DEPTH', () => {
  expectRun('trace --board 5 --steps 3', {out: '1 advance b3 2\n2 advance c1 3\n3 advance e2 4\n'});
  expectRun('trace --board 5 --steps 3 --squares row-column', {out: '1 advance 2,1 2\n2 advance 4,2 3\n3 advance 3,4 4\n'});
  expectRun('trace --board 5 --from 10 --steps -3', {out: '10 advance b4 11\n9 advance d5 10\n8 advance e3 9\n'});
  expectRun('trace --board 3 --start 1,1', {status: 1, out: '1 exhausted 1,1 0\n'});
  // Billions of steps into a run, as a link of the page says it.
  const late = 'B3B88qz-xCAAAG2B2BCHCUB72CBp-DB5jrBBBBCEFEGBBGBBGEBGFECFHGBBHFIBDGIDDIGEGEDBGGBCHCDDFGBGIAOcTQDS';
  assert.match(kt(`trace --start 0,1 --at ${late} --steps 1`).out, /^5500000001 /);
  expectRun(`trace --start 0,2 --at ${late}`, {status: 2, err: 'kt: at: this position is incomplete or belongs to another problem\n'});
  expectRun('trace --board 5 --from 17652', {out: '17653 advance c2 24\n17654 tour a1 25\n', status: 0});
  expectRun('trace --graph A-B;A-D;B>C;B-D;D-E;E-F;F>C', {out: '1 advance B 2\n2 advance C 3\n3 backtrack C 2\n4 advance D 3\n5 advance E 4\n6 advance F 5\n7 tour C 6\n'});
  expectRun('trace --board 3 --detail candidate --start a3 --steps 3', {out: '1 advance b1 2\n2 reject 4,2 2\n3 reject 3,3 2\n'});
  const stuck = expectRun('trace --board 3 --algorithm warnsdorff', {status: 3});
  assert.match(stuck.out, /\n8 stuck [a-c][1-3] 8\n$/);
  expectRun('trace --board 3 --start 1,1 --from 9', {status: 2, err: 'kt: --from: the search ends at step 1\n'});
  expectRun('trace --steps x', {status: 2, err: /^kt: --steps: 'x' is not a whole number/});
});

test('trace prints the same lines forward and backward', () => {
  for (const settings of ['', '--algorithm warnsdorff-backtracking --tie random', '--algorithm pruned', '--detail candidate --goal closed']) {
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
    for (const [end, count] of [['2,0', 8611], ['0,0', 0], ['0,1', 0]]) {
      expectRun(`count --board 6 --goal closed --start 0,1 --end ${end} ${method}`, {out: `${count}\n`});
    }
  }
  expectRun('count --graph A>B;B>C;C>A --goal closed', {out: '1\n'});
  expectRun('count --graph A>B;B>C --method frontier', {status: 2, err: /^kt: --method: /});
  expectRun('count --board 6 --goal closed --method halves', {out: '9862\n'});
  expectRun('count --board 6 --goal closed --method halves --start all --end 0,0', {out: '9862\n'});
  for (const [settings, why] of [
    ['--board 6', 'counting by halves needs closed tours without an end square'],
    ['--board 6 --goal closed --end 2,1', 'counting by halves needs closed tours without an end square'],
    ['--board 6 --goal closed --holes 0,0', 'counting by halves needs a board without holes'],
    ['--board 6 --goal closed --leaper 1,1', "counting by halves works only for the knight"],
    ['--board 7 --goal closed', 'counting by halves needs a side with an even number of squares, at least 4'],
    ['--board 12 --goal closed', 'the halves would meet in a strip of 2x12 squares, but at most 2x10 are allowed'],
  ]) expectRun(`count ${settings} --method halves`, {status: 2, out: '', err: `kt: --method: ${why}\n`});
  expectRun('count --board 5 --method guess', {status: 2, err: "kt: --method: 'guess' is not one of enumerate, frontier, halves\n"});
  expectRun('count --board 6 --start all --max-states 1000', {status: 3, out: '', err: /^undecided: counting would need more than 1000 states at a time, \d+ of 36 squares done, \d+ states\n$/});
  expectRun('count --board 6 --goal closed --max-states 1000', {out: '9862\n'});
  expectRun('count --board 8 --goal closed --max-states 1000', {status: 3, out: '', err: /^undecided: counting would need more than 1000 /});  // not told as known
  expectRun('count --board 5 --max-states many', {status: 2, err: "kt: --max-states: 'many' is not a whole number from 0 to 4294967295\n"});
  expectRun('count --board 5 --max-states 9 --method enumerate', {status: 2, err: 'kt: --max-states: this option works only with the methods frontier and halves\n'});
  const known = expectRun('count --board 8 --goal closed', {out: '13267364410532\n'});
  assert.match(known.err, /known from .*A001230, not computed here/);
});

const kSlow = {skip: process.env.KT_ALL ? false : 'only with --all'};

test('count finds all tours of 7x7', kSlow, async () => {
  const child = spawn(program, ['count', '--board', '7', '--start', 'all']);
  let out = '';
  child.stdout.on('data', (data) => { out += data; });
  assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
  assert.equal(out, '165575218320\n');  // A165134
});

test('count reports that the memory does not suffice', kSlow, () => {
  const run = spawnSync('sh', ['-c', `ulimit -v 200000; exec ${program} count --board 7 --start all`], {encoding: 'utf8'});
  assert.deepEqual([run.status, run.stdout], [3, '']);
  assert.match(run.stderr, /^undecided: not enough memory$/m);
});

test('check reports how it read a text, and judges several tours', () => {
  const good = '1 4 7 10\n8 11 2 5\n3 6 9 12\n', bad = '1 4 7 10\n8 11 2 5\n3 6 12 9\n';
  expectRun('check -', {out: 'valid open tour\nRead as square numbers from 0, row by row. The board is 3x4.\n'}, '0 6 8 1 7 9 2 4 10 3 5 11');
  expectRun('check -', {out: 'tour 1: valid open tour\ntour 2: valid open tour, the same as tour 1\n'}, `${good}\n${good}`);
  const wrong = "tour 1: valid open tour\ntour 2: invalid: the move from 8 at (1,0) to 9 at (2,3) is not a knight's move\n";
  expectRun('check -', {out: wrong}, `${good}\n${bad}`);
  expectRun('check - --all', {status: 1, out: wrong}, `${good}\n${bad}`);
});

test('check judges a tour and names the first fault', () => {
  expectRun('check -', {out: 'valid open tour\n'}, matrix(tutorialB));
  expectRun('check -', {status: 1, out: "invalid: the move from 5 at (3,4) to 6 at (3,1) is not a knight's move\n"}, matrix(wrongOfTutorialB));
  const closed = kt('solve --board 6 --goal closed --algorithm pruned --base 1').out;
  expectRun('check -', {out: 'valid closed tour\n'}, closed);
  const squares = kt('solve --board 5 --start a5 --print squares').out;
  expectRun('check - --board 5', {out: 'valid open tour\n'}, squares);
  expectRun('check -', {status: 2, err: /^kt: standard input: /}, 'a knight');
  expectRun('check /no/such/file', {status: 2, err: 'kt: /no/such/file: cannot be read\n'});
  expectRun('check - --board 9x', {status: 2, err: "kt: board: '9x' is not a size RxC with 1 to 1024 rows and columns\n"}, squares);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kt-'));
  try {
    writeFileSync(`${folder}/tour.txt`, matrix(tutorialB).replaceAll(' ', ','));
    expectRun(`check ${folder}/tour.txt`, {out: 'valid open tour\n'});
    expectRun(`check ${folder}`, {status: 2, err: /cannot be read\n$/});
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('compare prints the report’s experiment as a table and as CSV', () => {
  const table = expectRun('compare --algorithms backtracking,warnsdorff --boards 5..6,3x4', {}).out.trimEnd().split('\n');
  assert.equal(table.length, 7);
  assert.match(table[0], /^algorithm +board +verdict +visits +backtracks +steps +time \(ms\)$/);
  assert.match(table[1], /^backtracking +5x5 +open tour +8,840 +8,815 +17,654 +[\d.]+$/);
  const csv = expectRun('compare --algorithms backtracking,brute-force --boards 5 --csv', {}).out.trimEnd().split('\n');
  assert.equal(csv[0], 'algorithm,board,verdict,visits,backtracks,steps,time_ms');
  assert.match(csv[1], /^backtracking,5x5,open tour,8840,8815,17654,[\d.]+$/);
  assert.equal(csv[2], 'brute-force,5x5,not covered,,,,');
  expectRun('compare --boards 9..5', {status: 2, err: "kt: --boards: '9..5' is not a range such as 5..10, with sides from 1 to 1024\n"});
  expectRun('compare --boards 5 --algorithms magic', {status: 2, err: "kt: --algorithms: there is no algorithm 'magic' (see kt list)\n"});
  expectRun('compare', {status: 2, err: /--boards/});
  const beside = expectRun('compare --compare two-orders', {}).out.trimEnd().split('\n');
  assert.match(beside[0], /^difference +board +verdict +visits/);
  assert.match(beside[1], /^Clockwise from one +5x5 +open tour +41 +16 /);
  assert.match(beside[2], /^Downwards first +5x5 +open tour +70,659 /);
  expectRun('compare --compare algorithm:magic', {status: 2, err: /^kt: compare: 'algorithm:magic', algorithm: 'magic' is not one of/});
  assert.match(expectRun('compare --boards 8 --algorithms backtracking --max-visits 500', {}).out, /limit +500 /);
});

test('--lang chooses the language of messages and numbers', () => {
  const told = /^\S.* 8\.840 .* 8\.815 .* 17\.654 /;
  expectRun('solve --board 5 --print none --lang de', {err: told});
  expectRun('--lang de solve --board 5 --print none', {err: told});
  expectRun('solve --board 5 --print none --lang auto', {err: 'open tour: 8,840 visits, 8,815 backtracks, 17,654 steps\n'});
  for (const command of ['solve', 'check -', 'lesson']) {
    expectRun(`${command} --lang nowhere`, {status: 2, err: "kt: lang: 'nowhere' is not one of auto, en, de, fr, es, pt, zh\n"});
  }
});

test('a catalogue is written line by line, for known languages only', () => {
  assert.equal(catalogueText({'{0} steps': '{0} Schritte', Play: 'Los'}), '{0} steps\n{0} Schritte\nPlay\nLos\n');
  assert.throws(() => catalogueText({Play: 'Los\n'}), /is not a line of text/);
  assert.throws(() => catalogueText({Play: 7}), /is not a line of text/);
  for (const id of languageIds()) assert.ok(tables.languages.some((language) => language.id === id), id);
});

test('kt list exports every text of the tables to translators', () => {
  const {words, settings, algorithms, tieRules, panels, keys, textFormats} = tables;
  assert.deepEqual(words, [...new Set(words)].sort(), 'each once');
  const rows = [...settings, ...settings.filter(({key}) => key !== 'lang').flatMap(({choices}) => choices), ...algorithms, ...tieRules, ...panels, ...textFormats];
  for (const {title, summary, help} of rows) {
    for (const text of [title, summary, help].filter(Boolean)) assert.ok(words.includes(text), text);
  }
  for (const {name, does} of keys) assert.ok(words.includes(name) && words.includes(does), name);
  assert.ok(words.includes('Next dead end') && words.includes('Naive versus Warnsdorff'));
  assert.ok(!words.includes('Deutsch'), 'languages are called as they call themselves');
});

test('estimate prints size, spread and time', () => {
  const {out} = expectRun('estimate --board 5 --probes 20000', {});
  assert.match(out, /^size {6}about 1\.\d million visits\nspread {4}.*\ntime {6}.* on this computer, at .* visits per second\n$/);
  expectRun('estimate --probes 0', {status: 2, err: 'kt: --probes: an estimate needs at least 1 probe\n'});
});

test('list and help name every algorithm, order, tie rule and setting', () => {
  const {out} = expectRun('list', {});
  const {algorithms, moveOrders, tieRules, settings} = tables;
  for (const [rows, least] of [[algorithms, 8], [moveOrders, 5], [tieRules, 6]]) {
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
  assert.deepEqual(page.settingKeys, rest.settings.map(({key}) => key));
});

test('without a terminal, kt shows progress without colours and ends on Ctrl-C', async () => {
  const child = spawn(program, ['solve', '--board', '8', '--start', '0,1', '--print', 'json']);
  let out = '', err = '';
  child.stdout.on('data', (data) => { out += data; });
  child.stderr.on('data', (data) => {
    err += data;
    // Once: a second one ends it at once, with nothing told.
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
