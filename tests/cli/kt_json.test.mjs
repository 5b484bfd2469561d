// The JSON of kt: every command prints it, with the problem and the version.
// Needs: kt.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {kt as program} from '../built.mjs';

const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const tables = JSON.parse(spawnSync(program, ['list', '--json'], {encoding: 'utf8'}).stdout);
const commands = [
  ...spawnSync(program, ['--help'], {encoding: 'utf8'})
    .stdout.split('Subcommands:')[1]
    .split('\n\n')[0]
    .matchAll(/^  (\w+) /gm),
].map(([, name]) => name);

function json(args, {status = 0, input = ''} = {}) {
  const run = spawnSync(program, args.split(' '), {input, encoding: 'utf8', timeout: 120_000});
  assert.equal(run.status, status, `kt ${args}\n${run.stderr}`);
  const parsed = JSON.parse(run.stdout);
  assert.equal(parsed.version, version, args);
  return parsed;
}
// Checks the members that every command has.
function expectProblem({settings, board}, expected) {
  assert.equal(board, expected.board);
  assert.deepEqual(
    Object.keys(settings),
    tables.settings.filter(({ofSearch}) => ofSearch).map(({key}) => key),
  );
  for (const [key, value] of Object.entries(expected)) assert.equal(settings[key], value, key);
}
const text = (args, input = '') => spawnSync(program, args.split(' '), {input, encoding: 'utf8'}).stdout;
const lessons = fileURLToPath(new URL('../../assets/lessons/', import.meta.url));
const lesson = lessons + readdirSync(lessons).find((name) => name.endsWith('.json') && name !== 'schema.json');
const tour = text('solve --board 5x5');

test('each command prints JSON that names the version', () => {
  const runs = {
    solve: ['solve --board 5x5 --print json'],
    trace: ['trace --board 5x5 --steps 3 --print json'],
    count: ['count --board 5x5 --print json'],
    check: ['check - --print json', {input: tour}],
    compare: ['compare --boards 5 --algorithms pruned --print json'],
    play: ['play --board 5x5 --moves 1,2 --print json'],
    hope: ['hope --board 5x5 --moves 1,2 --print json'],
    estimate: ['estimate --board 5x5 --probes 100 --print json'],
    lesson: [`lesson ${lesson} --print=json`],
    list: ['list --print json'],
  };
  assert.deepEqual(Object.keys(runs).sort(), [...commands].sort());
  for (const [args, options] of Object.values(runs)) json(args, options);
  for (const [command, [args, options]] of Object.entries(runs)) {
    if (!['check', 'lesson', 'list'].includes(command))
      expectProblem(json(args, options), {board: command === 'compare' ? '8x8' : '5x5'});
  }
});

test("solve prints a graph's vertices and the path by name", () => {
  const {squares, vertices, path, board, settings} = json('solve --graph A-B;B-C;C-D --start A --print json');
  assert.deepEqual(
    {squares, vertices, path, board},
    {
      squares: [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      vertices: ['A', 'B', 'C', 'D'],
      path: ['A', 'B', 'C', 'D'],
      board: undefined,
    },
  );
  assert.deepEqual([settings.graph, settings.start], ['A-B;B-C;C-D', 'A']);
});

test('trace prints its events as one object', () => {
  const {events, steps, status} = json('trace --board 5x5 --steps 3 --print json');
  assert.deepEqual(
    events.map(({step, event, square, name, depth}) => `${step} ${event} ${name} ${depth} ${square}`),
    ['1 advance b3 2 2,1', '2 advance c1 3 4,2', '3 advance e2 4 3,4'],
  );
  assert.deepEqual([steps, status], [3, 'limit']);
  assert.deepEqual(
    json('trace --board 5x5 --from 10 --steps -2 --print json').events.map(({step}) => step),
    [10, 9],
  );
  assert.deepEqual(json('trace --board 5x5 --steps 0 --print json').events, []);
  assert.equal(json('trace --board 3 --start 1,1 --print json', {status: 1}).status, 'none');
});

test('trace --hope prints whether a tour begins with each path', () => {
  const {events} = json('trace --board 5x5 --from 5 --steps 2 --hope --print json');
  assert.deepEqual(
    events.map(({hope, since, exact}) => ({hope, since, exact})),
    [
      {hope: 'promising', since: undefined, exact: undefined},
      {hope: 'lost', since: 8, exact: true},
    ],
  );
  const [last] = json('trace --board 3 --start 1,1 --hope --print json', {status: 1}).events;
  assert.ok(!('hope' in last), 'no path is left');
});

test('hope prints the square since which a path is lost', () => {
  const known = ({hope, since, square, exact}) => ({hope, since, square, exact});
  const lost = json('hope --board 5x5 --moves 1,2;3,3;1,4;2,2;4,3;3,1 --print json', {status: 1});
  assert.deepEqual(known(lost), {hope: 'lost', since: 6, square: 'd1', exact: true});
  assert.deepEqual(lost.squares, [
    [0, 0],
    [1, 2],
    [3, 3],
    [1, 4],
    [2, 2],
    [4, 3],
    [3, 1],
  ]);
  const open = {since: undefined, square: undefined, exact: undefined};
  assert.deepEqual(known(json('hope --board 5x5 --print json')), {hope: 'promising', ...open});
  assert.deepEqual(known(json('hope --board 8x8 --moves 1,2 --max-visits 1 --print json', {status: 3})), {
    hope: 'unknown',
    ...open,
  });
});

test('a check that is cut short says what it knows', () => {
  const budgets = [0, ...Array.from({length: 18}, (_, i) => 2 ** i)];
  const words = budgets.map((visits) =>
    text(`trace --board 6x6 --from 999 --steps 1 --hope --max-visits ${visits}`).trim().split(' ').slice(4).join(' '),
  );
  const [, since] = /^lost (\d+)$/.exec(words.at(-1)) ?? assert.fail(words.at(-1));
  assert.equal(words[0], 'unknown');
  assert.ok(
    words.some((word) => word.startsWith('lost <=')),
    `${words}`,
  );
  for (const word of words.filter((each) => each.startsWith('lost'))) assert.ok(Number(/\d+/.exec(word)) >= since, word);

  const path = json('trace --board 6x6 --from 999 --steps 1 --print json').squares.slice(1).join(';');
  const answers = budgets.map((visits) =>
    spawnSync(program, ['hope', '--board', '6x6', '--moves', path, '--max-visits', `${visits}`], {encoding: 'utf8'}),
  );
  for (const {stdout, status} of answers) {
    assert.match(stdout, /^(unknown: limit reached|lost since \d+ \(\w+\)( or earlier: limit reached)?)\n$/);
    assert.equal(status, stdout.startsWith('lost') ? 1 : 3);
  }
  assert.match(answers.at(-1).stdout, new RegExp(`^lost since ${since} \\(\\w+\\)\\n$`));
});

test('results count the visits in vain where their end shows them', () => {
  assert.equal(json('solve --board 5x5 --print json').visitsInVain, 8840 - 25);
  assert.equal(json('solve --board 4x4 --algorithm restarts --no-theorems --print json', {status: 1}).visitsInVain, 383);
  assert.equal(json('solve --board 8x8 --max-visits 1000 --print json', {status: 3}).visitsInVain, null);
  assert.deepEqual(
    json('compare --boards 5 --algorithms backtracking,pruned,restarts --print json').runs.map(({visitsInVain}) => visitsInVain),
    [8815, 0, null],
  );
});

test('count reports its method, and prints counts as strings', () => {
  assert.deepEqual(
    (({status, count, method, starts}) => ({status, count, method, starts}))(json('count --board 5x5 --start all --print json')),
    {status: 'done', count: '1728', method: 'frontier', starts: 'all'},
  );
  const known = json('count --board 8 --start all --print json');
  assert.deepEqual([known.count, known.method], ['19591828170979904', 'known']);
  assert.match(known.reason, /A165134/);
  const limit = json('count --board 6 --start all --max-states 1000 --print json', {status: 3});
  assert.deepEqual([limit.status, limit.count], ['limit', null]);
  assert.match(limit.reason, /more than 1000 states/);
});

test('check, compare, play, estimate and lesson print the same results as JSON', () => {
  const wrong = tour.replace('24', '23');
  assert.equal(json('check - --print json', {input: tour}).message, 'valid open tour');
  const invalid = json('check - --print json', {status: 1, input: wrong});
  assert.deepEqual([invalid.valid, invalid.message], [false, text('check -', wrong).trim()]);

  const {runs} = json('compare --boards 5,6 --algorithms pruned,brute-force --print json');
  assert.deepEqual(
    runs.map(({algorithm, board, status}) => `${algorithm} ${board} ${status}`),
    ['pruned 5x5 tour', 'brute-force 5x5 not covered', 'pruned 6x6 tour', 'brute-force 6x6 not covered'].sort(
      (a, b) =>
        runs.findIndex((run) => a.startsWith(`${run.algorithm} ${run.board}`)) -
        runs.findIndex((run) => b.startsWith(`${run.algorithm} ${run.board}`)),
    ),
  );
  assert.ok(runs[0].visits >= 25 && runs[0].seconds >= 0);
  assert.deepEqual(
    json('compare --graph A-B;B-C --compare algorithm:pruned --print json').runs.map(({board, visits}) => [board, visits]),
    [
      [undefined, 3],
      [undefined, 3],
    ],
  );
  assert.deepEqual(
    json('compare --compare two-orders --print json').runs.map(({name, visits}) => [name, visits]),
    [
      ['Clockwise from one', 41],
      ['Downwards first', 70659],
    ],
  );

  const played = json('play --board 5x5 --start a5 --moves b3;c3 --print json', {status: 1});
  assert.deepEqual(
    [played.verdict, played.mistake, played.squares],
    [
      'invalid',
      2,
      [
        [0, 0],
        [2, 1],
      ],
    ],
  );
  assert.deepEqual((({verdict, mistake}) => [verdict, mistake])(json('play --board 5x5 --start a5 --moves b3;d4 --print json')), [
    'possible',
    null,
  ]);
  assert.equal(json('play --board 3x3 --moves 1,2;2,0;0,1;2,2;1,0;0,2;2,1 --print json', {status: 1}).verdict, 'lost');

  const {visits, probes, low, high, seconds} = json('estimate --board 5x5 --probes 1000 --print json');
  assert.ok(visits > 1e5 && probes === 1000 && low <= high && seconds > 0);
  assert.ok(json('estimate --board 400x400 --probes 1 --print json').log10Visits > 10);
  for (const board of ['1x1', '3x3 --start b2']) {
    const start = json(`estimate --board ${board} --probes 1 --print json`);
    assert.ok(start.visits === 1 && start.visitsPerSecond > 1 && start.seconds < 1, 'the start is a visit');
  }

  const checked = json(`lesson ${lesson} --print json`);
  assert.ok(checked.valid && checked.faults.length === 0 && checked.stops.length > 0 && checked.title.length > 0);
});

test('kt check reads many tours outside braces', () => {
  const {status, signal} = spawnSync(program, ['check', '-'], {
    input: '"path":[1],'.repeat(200_000),
    stdio: ['pipe', 'ignore', 'inherit'],
    timeout: 120_000,
  });
  assert.deepEqual({status, signal}, {status: 0, signal: null});
});
