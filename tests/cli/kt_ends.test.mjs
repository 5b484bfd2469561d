// How the command kt ends: when its output can not be written, and on Ctrl-C.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {closeSync, openSync} from 'node:fs';
import {test} from 'node:test';
import {kt as program} from '../built.mjs';

const words = (args) => args.split(' ').filter(Boolean);
const commands = [...spawnSync(program, ['--help'], {encoding: 'utf8'}).stdout.split('Subcommands:')[1].matchAll(/^  (\w+) /gm)].map(([, name]) => name);

// Runs kt with a file as its standard output or input.
function withFile(path, flags, stdio, args, input = '') {
  const file = openSync(path, flags);
  try {
    const run = spawnSync(program, words(args), {stdio: stdio.map((use) => (use === 'file' ? file : use)), input, encoding: 'utf8', timeout: 120_000});
    assert.equal(run.signal, null, `kt ${args} was stopped by ${run.signal}`);
    return {status: run.status, out: run.stdout, err: run.stderr};
  } finally {
    closeSync(file);
  }
}

const full = (args, input) => withFile('/dev/full', 'w', ['pipe', 'file', 'pipe'], args, input);

test('output that can not be written is an error of every command', () => {
  const runs = {
    solve: ['solve --board 5', 'solve --board 5 --print json', 'solve --board 40 --algorithm warnsdorff-backtracking'],
    // Without an end of its own: it is over because nothing can be written.
    trace: ['trace --board 5 --steps 3', 'trace --board 5 --from 10 --steps -3', 'trace --board 8 --start 0,1 --detail candidate'],
    count: ['count --board 5', 'count --board 5 --method enumerate', 'count --board 8 --goal closed'],
    check: [],  // below
    compare: ['compare --boards 5', 'compare --boards 5 --csv'],
    estimate: ['estimate --board 5 --probes 100'],
    list: ['list', 'list --json', '--help', 'list --help'],
  };
  assert.deepEqual(Object.keys(runs).sort(), [...commands].sort());
  for (const args of Object.values(runs).flat()) {
    const {status, err} = full(args);
    assert.equal(status, 4, `exit status of kt ${args}\n${err}`);
    assert.match(err, /^(known, .*\n)?kt: the output can not be written: No space left on device\n$/, `kt ${args}`);
  }
  const tour = spawnSync(program, words('solve --board 5'), {encoding: 'utf8'}).stdout;
  for (const input of [tour, tour.replace('24', '23')]) {
    assert.deepEqual(full('check -', input), {status: 4, out: null, err: 'kt: the output can not be written: No space left on device\n'});
  }
});

test('where nothing is to be written, a full disk is no error', () => {
  assert.equal(full('solve --board 5 --print none').status, 0);
  assert.deepEqual(full('solve --board 0x9'), {status: 2, out: null, err: "kt: board: '0x9' is not RxC with 1 to 1024 each\n"});
});

test('input that can not be read is told as such', () => {
  assert.deepEqual(withFile('/', 'r', ['file', 'pipe', 'pipe'], 'check -'), {status: 2, out: '', err: 'kt: standard input: can not be read\n'});
  const run = spawnSync(program, ['check', '/proc/self/mem'], {encoding: 'utf8'});  // can be opened, and that is all
  assert.deepEqual([run.status, run.stdout, run.stderr], [2, '', 'kt: /proc/self/mem: can not be read\n']);
});
