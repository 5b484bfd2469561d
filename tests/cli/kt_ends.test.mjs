// How the command kt ends: when its output cannot be written, and on Ctrl-C.
// Needs: kt.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {closeSync, openSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {kt as program} from '../built.mjs';

const words = (args) => args.split(' ').filter(Boolean);
const commands = [
  ...spawnSync(program, ['--help'], {encoding: 'utf8'})
    .stdout.split('Subcommands:')[1]
    .split('\n\n')[0]
    .matchAll(/^  (\w+) /gm),
].map(([, name]) => name);

// Runs kt with a file as its standard output or input.
function withFile(path, flags, stdio, args, input = '') {
  const file = openSync(path, flags);
  try {
    const run = spawnSync(program, words(args), {
      stdio: stdio.map((use) => (use === 'file' ? file : use)),
      input,
      encoding: 'utf8',
      timeout: 120_000,
    });
    assert.equal(run.signal, null, `kt ${args} was stopped by ${run.signal}`);
    return {status: run.status, out: run.stdout, err: run.stderr};
  } finally {
    closeSync(file);
  }
}

const full = (args, input) => withFile('/dev/full', 'w', ['pipe', 'file', 'pipe'], args, input);

test('every command fails if its output cannot be written', () => {
  const runs = {
    solve: ['solve --board 5', 'solve --board 5 --print json', 'solve --board 40 --algorithm warnsdorff-backtracking'],
    // These end only because nothing can be written.
    trace: [
      'trace --board 5 --steps 3',
      'trace --board 5 --steps 3 --hope',
      'trace --board 5 --from 10 --steps -3',
      'trace --board 8 --start 0,1 --detail candidate',
    ],
    count: ['count --board 5', 'count --board 5 --method enumerate', 'count --board 8 --goal closed'],
    check: [], // below
    compare: ['compare --boards 5', 'compare --boards 5 --csv'],
    estimate: ['estimate --board 5 --probes 100'],
    lesson: ['lesson --schema'],
    play: ['play --board 5 --moves 1,2'],
    hope: ['hope --board 5 --moves 1,2', 'hope --board 5 --print json'],
    list: ['list', 'list --json', '--help', 'list --help'],
  };
  assert.deepEqual(Object.keys(runs).sort(), [...commands].sort());
  for (const args of Object.values(runs).flat()) {
    const {status, err} = full(args);
    assert.equal(status, 4, `exit status of kt ${args}\n${err}`);
    assert.match(err, /^(known from .*\n)?kt: the output cannot be written: No space left on device\n$/, `kt ${args}`);
  }
  const tour = spawnSync(program, words('solve --board 5'), {encoding: 'utf8'}).stdout;
  for (const input of [tour, tour.replace('24', '23')]) {
    assert.deepEqual(full('check -', input), {
      status: 4,
      out: null,
      err: 'kt: the output cannot be written: No space left on device\n',
    });
  }
});

test('a full disk is no error if there is no output', () => {
  assert.equal(full('solve --board 5 --print none').status, 0);
  assert.deepEqual(full('solve --board 0x9'), {
    status: 2,
    out: null,
    err: "kt: board: '0x9' is not a size RxC with 1 to 1024 rows and columns\n",
  });
});

test('input that cannot be read is reported', () => {
  assert.deepEqual(withFile('/', 'r', ['file', 'pipe', 'pipe'], 'check -'), {
    status: 2,
    out: '',
    err: 'kt: standard input: cannot be read\n',
  });
  const run = spawnSync(program, ['check', '/proc/self/mem'], {encoding: 'utf8'}); // can be opened but not read
  assert.deepEqual([run.status, run.stdout, run.stderr], [2, '', 'kt: /proc/self/mem: cannot be read\n']);
});

// Runs kt and presses Ctrl-C when `pattern` appears in its output.
function interrupted(args, pattern) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words(args));
    let out = '',
      err = '';
    // A timeout instead of waiting forever; not a limit on the time.
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`kt ${args} does not end\n${err}`));
    }, 60_000);
    const look = (text) => {
      // Only once: a second Ctrl-C after the clean end of the first would be reported as a signal.
      if (!child.killed && pattern.test(text)) child.kill('SIGINT');
    };
    child.stdout.on('data', (data) => {
      look(data);
      if (out.length < 1e6) out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
      look(err);
    });
    child.on('close', (status, signal) => {
      clearTimeout(patience);
      resolve({status, signal, out, err});
    });
  });
}

const kAtStep = /^undecided: interrupted at step [\d,]+$/m;
const kLines = /^\d+ \w+ \S+ \d+$/m;
const ctrlC = {
  'solve --board 8 --start 0,1 --print none': [
    / visits, .* longest path/,
    /^undecided: interrupted after [\d,]+ visits, .* the longest path had \d+ of 64 squares$/m,
  ],
  'solve --board 100 --algorithm neural-network --print none': [
    /^[\d,]+ steps$/m,
    /^undecided: interrupted after [\d,]+ steps$/m,
  ],
  'trace --board 8 --start 0,1 --steps 90000000000': [kLines, kAtStep],
  'trace --board 8 --start 0,1 --from 9000000000000': [/^[\d,]+ steps$/m, kAtStep],
  'trace --board 100 --algorithm neural-network --from 9000000000000': [/^[\d,]+ steps$/m, kAtStep],
  'trace --board 8 --from 16000000 --steps -16000000': [kLines, kAtStep],
  'trace --board 8 --start 0,1 --steps 90000000000 --hope': [/^\d+ \w+ \S+ \d+ \w+( \d+)?$/m, kAtStep],
  'count --board 7 --method enumerate': [
    /searches done, [\d,]+ visits/,
    /^undecided: interrupted, 0 of 1 searches done, [\d,]+ visits$/m,
  ],
  'count --board 8 --method frontier': [
    /squares done, [\d,]+ states/,
    /^undecided: interrupted, \d+ of 64 squares done, [\d,]+ states$/m,
  ],
  'count --board 8 --goal closed --method halves': [
    /^one half: \d+ of 24 squares done, [\d,]+ states/m,
    /^undecided: interrupted, one half: \d+ of 24 squares done, [\d,]+ states$/m,
  ],
  'compare --boards 3,8 --algorithms backtracking --start 0,1 --max-visits 9000000000000': [/longest path/, null],
  'estimate --board 1000 --probes 1000000000': [/^[\d,]+ probes$/m, null],
};

for (const [args, [atWork, told]] of Object.entries(ctrlC)) {
  test(`Ctrl-C ends kt ${args}`, async () => {
    const {status, signal, err, out} = await interrupted(args, atWork);
    assert.deepEqual({status, signal}, {status: 3, signal: null}, err);
    if (told) assert.match(err, told);
    else
      assert.deepEqual(
        err.split(/[\r\n]+/).filter((line) => line.trim() && !atWork.test(line)),
        [],
        'nothing but progress',
      );
    if (args.startsWith('compare')) assert.match(out, /3x3 +none .*\n.*8x8 +limit /);
    if (args.startsWith('estimate')) assert.match(out, /^size .*\nspread .*\ntime /);
  });
}

// The program `script` gives it one.
test('on a terminal, a result replaces the line of progress', {skip: process.platform !== 'linux'}, () => {
  const command = `${program} solve --board 8 --start 0,1 --max-visits 400000000`;
  const {stdout} = spawnSync('script', ['-qec', command, '/dev/null'], {encoding: 'utf8', timeout: 120_000});
  const [, ...lines] = stdout.split('\r\x1b[K');
  assert.ok(lines.length > 0, 'there was progress');
  assert.match(lines.at(-1), /^[\d-]{2} [\d-]{2} .*undecided: /s, stdout);
});

test('Ctrl-C ends a command whose reader has stopped reading', {timeout: 60_000}, async (t) => {
  const child = spawn(program, words('trace --board 8 --start 0,1 --steps 90000000000'));
  t.after(() => child.kill('SIGKILL'));
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdout.pause();
  // It works until the pipe is full, and then sleeps.
  const isAsleep = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').includes(') S ');
  for (let asleep = 0; asleep < 5; asleep = isAsleep() ? asleep + 1 : 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const exit = new Promise((resolve) => child.on('exit', (...how) => resolve(how)));
  const told = new Promise((resolve) => child.stderr.on('end', resolve));
  child.kill('SIGINT');
  assert.deepEqual(await exit, [3, null]);
  await told;
  assert.match(err, /^undecided: interrupted/);
});

test('refuses input that is too large or not UTF-8 in one sentence', () => {
  const judge = (input, more = '') => {
    const {status, stdout, stderr} = spawnSync(program, words(`check - ${more}`), {input, encoding: 'utf8'});
    return [status, stdout, stderr];
  };
  const tour = spawnSync(program, words('solve --board 5x5'), {encoding: 'utf8'}).stdout;
  const refused = (why) => [2, '', `kt: standard input: ${why}\n`];
  const utf16 = 'this is UTF-16; save it as UTF-8';
  assert.deepEqual(judge(Buffer.from('\uFEFF' + tour, 'utf16le')), refused(utf16));
  assert.deepEqual(judge(Buffer.from(tour, 'utf16le')), refused(utf16));
  assert.deepEqual(judge(Buffer.from('\uFEFF' + tour, 'utf16le').swap16()), refused(utf16));
  assert.deepEqual(judge(Buffer.from('\uFEFF' + tour, 'utf8')), [0, 'valid open tour\n', '']);
  const bad = [[0x80], [0xc0, 0xaf], [0xe4], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff]];
  for (const bytes of bad)
    assert.deepEqual(
      judge(Buffer.concat([Buffer.from(tour), Buffer.from(bytes)])),
      refused('line 6 is not UTF-8; save the file as UTF-8'),
      bytes,
    );
  assert.deepEqual(judge(Buffer.concat([Buffer.from(tour), Buffer.from([0])])), refused('this is not a text file'));
  assert.deepEqual(
    judge(Buffer.alloc(16_000_001, '1')),
    refused('the text is larger than 16 MB, more than the largest board needs'),
  );
  const {status, stderr} = spawnSync(program, ['check', '/dev/zero'], {encoding: 'utf8', timeout: 60_000}); // never ends
  assert.deepEqual([status, stderr], [2, 'kt: /dev/zero: the text is larger than 16 MB, more than the largest board needs\n']);
});
