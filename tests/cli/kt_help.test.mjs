// kt describes itself: version, help with examples, suggestions, its language, the man page, completions, and where they are installed.
// Needs: kt.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {kt as program} from '../built.mjs';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'kt-help-'));
after(() => rmSync(scratch, {recursive: true}));

function kt(args, {env = {}, input = ''} = {}) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    cwd: scratch,
    env: {...process.env, ...env},
    timeout: 120_000,
  });
  return {status, out: stdout, err: stderr};
}
const words = (text) => text.split(' ');
const {version} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const tables = JSON.parse(kt(['list', '--json']).out);
const commands = [
  ...kt(['--help'])
    .out.split('Subcommands:')[1]
    .split('\n\n')[0]
    .matchAll(/^  (\w+) /gm),
].map(([, name]) => name);
const kSearches = ['solve', 'trace', 'count', 'compare', 'estimate', 'play', 'hope'];

test('--version prints the version of package.json', () => {
  assert.deepEqual(kt(['--version']), {status: 0, out: `kt ${version}\n`, err: ''});
  assert.equal(tables.version, version);
});

test('the help of each command has examples that run', () => {
  writeFileSync(path.join(scratch, 'tour.txt'), kt(words('solve --board 5x5')).out);
  const lesson = new URL('../../assets/lessons/', import.meta.url);
  const one = readdirSync(lesson).find((name) => name.endsWith('.json') && name !== 'schema.json');
  writeFileSync(path.join(scratch, 'my-lesson.json'), readFileSync(new URL(one, lesson)));
  for (const command of commands) {
    const examples =
      kt([command, '--help'])
        .out.split('Examples:\n')[1]
        ?.match(/^  kt .*$/gm) ?? [];
    assert.ok(examples.length > 0, command);
    for (const example of examples) {
      assert.ok(example.includes(`kt ${command}`), example);
      const run = spawnSync('bash', ['-c', `set -o pipefail; kt() { '${program}' "$@"; }; ${example}`], {
        cwd: scratch,
        encoding: 'utf8',
        timeout: 120_000,
      });
      assert.equal(run.status, 0, `${example}\n${run.stderr}`);
      assert.ok(run.stdout.length > 0, example);
    }
  }
});

test('help shows the settings of a search; kt list shows the others', () => {
  const list = kt(['list']).out;
  const ignored = tables.settings.filter(({key}) => list.includes(`\n  --${key} `)).map(({key}) => key);
  assert.ok(ignored.includes('theme') && ignored.includes('speed') && ignored.includes('autoplay'));
  for (const command of kSearches) {
    const help = kt([command, '--help']).out;
    for (const {key, ofSearch} of tables.settings) {
      const isOwn = command === 'trace' && key === 'hope'; // an option instead of the setting
      assert.equal(
        help.includes(`  --${key} `) || help.includes(`  --${key}{true} `),
        !ignored.includes(key) || isOwn,
        `${command} --${key}`,
      );
      assert.ok(!(ofSearch && ignored.includes(key)), key);
    }
    assert.match(help, /kt accepts and ignores settings of the page, such as --theme\. kt list describes them\./);
  }
  assert.equal(kt(words('solve --board 5 --theme dark --autoplay --print none')).status, 0);
});

test('the language follows the environment unless --lang is given', () => {
  const input = kt(words('solve --board 5x5')).out;
  const said = (env, ...args) => kt(['check', '-', ...args], {env: {LC_ALL: '', LC_MESSAGES: '', LANG: '', ...env}, input}).out;
  const english = 'valid open tour\n',
    german = kt(words('check - --lang de'), {input}).out;
  assert.notEqual(german, english);
  assert.equal(said({}), english);
  assert.equal(said({LANG: 'C'}), english);
  assert.equal(said({LANG: 'xx_XX.UTF-8'}), english);
  assert.equal(said({LANG: 'de_AT.UTF-8'}), german);
  assert.equal(said({LANG: 'de'}), german);
  assert.equal(said({LANG: 'de_DE.utf8@euro'}), german);
  assert.equal(said({LANG: 'de_DE.ISO-8859-1'}), english, 'the letters would be wrong');
  assert.equal(said({LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'de_DE.UTF-8'}), german);
  assert.equal(said({LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8'}), english);
  assert.equal(said({LANG: 'de_DE.UTF-8'}, '--lang', 'en'), english);
  assert.equal(said({LANG: 'de_DE.UTF-8'}, '--lang', 'auto'), german);
  const solved = kt(words('solve --board 5 --print none'), {env: {LC_ALL: 'de_DE.UTF-8'}}).err;
  assert.match(solved, / 8\.840 /);
});

test('errors of the command line are in the language of the environment', () => {
  for (const args of ['', 'sovle', 'solve --bord 5', 'solve --board', 'check', 'check a b', 'check a --all=x']) {
    const [english, german] = ['C.UTF-8', 'de_DE.UTF-8'].map(
      (locale) => kt(words(args).filter(Boolean), {env: {LC_ALL: locale}}).err,
    );
    assert.match(english, / \(see kt.* --help\)\n$/, args);
    assert.match(german, / \(siehe kt.* --help\)\n$/, args);
    const sentence = (text) => text.slice(0, text.indexOf(' ('));
    assert.notEqual(sentence(german), sentence(english), args);
  }
});

test('the man page and completions name every command and option', () => {
  const texts = Object.fromEntries(['man', 'bash', 'zsh', 'fish'].map((what) => [what, kt(['--generate', what]).out]));
  texts.man = texts.man.replaceAll('\\-', '-');
  for (const command of commands) {
    const options = [...kt([command, '--help']).out.matchAll(/^  (?:-h,)?--([\w-]+)/gm)].map(([, name]) => name);
    assert.ok(options.length > 1, command);
    for (const [what, text] of Object.entries(texts)) {
      assert.match(text, new RegExp(`\\b${command}\\b`), what);
      for (const option of options.filter((name) => name !== 'help'))
        assert.ok(text.includes(what === 'fish' ? `-l ${option} ` : `--${option}`), `${what}: ${command} --${option}`);
    }
  }
  for (const each of ['exit status', 'environment', 'name', 'synopsis'])
    assert.match(texts.man, new RegExp(`^\\.SH ${each}`, 'mi'));
  assert.deepEqual(kt(['--generate', 'csh']), {
    status: 2,
    out: '',
    err: "kt: --generate: 'csh' is not one of man, bash, zsh, fish; did you mean zsh?\n",
  });
});

test('bash completes commands, options and their values', () => {
  const file = path.join(scratch, 'kt.bash');
  writeFileSync(file, kt(['--generate', 'bash']).out);
  const complete = (...line) => {
    const script = `. '${file}'; COMP_WORDS=(${line.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${line.length - 1}; _kt; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script], {encoding: 'utf8'}).trim().split('\n').filter(Boolean);
  };
  assert.deepEqual(complete('kt', 'so'), ['solve']);
  assert.deepEqual(
    complete('kt', '').filter((word) => !word.startsWith('-')),
    commands,
  );
  assert.deepEqual(complete('kt', 'solve', '--al'), ['--algorithm']);
  assert.deepEqual(
    complete('kt', 'solve', '--algorithm', 'prun'),
    tables.algorithms.map(({id}) => id).filter((id) => id.startsWith('prun')),
  );
  assert.deepEqual(complete('kt', 'solve', '--print', ''), ['matrix', 'squares', 'moves', 'json', 'none']);
  assert.deepEqual(complete('kt', 'count', '--print', ''), ['text', 'json']);
  assert.deepEqual(complete('kt', 'solve', '--board', ''), [], 'left to the user');
  for (const shell of ['zsh', 'fish']) {
    const other = path.join(scratch, `kt.${shell}`);
    writeFileSync(other, kt(['--generate', shell]).out);
    const run = spawnSync(shell, ['-n', other], {encoding: 'utf8'});
    if (run.error?.code !== 'ENOENT') assert.equal(run.status, 0, run.stderr);
  }
});

test('cmake --install puts kt, man page and completions into standard directories', () => {
  const build = fileURLToPath(new URL(`../../build/${process.env.KT_BUILD ?? 'native'}`, import.meta.url)),
    prefix = path.join(scratch, 'usr');
  execFileSync('cmake', ['--install', `${build}/src/cli`, '--prefix', prefix], {encoding: 'utf8'});
  assert.equal(execFileSync(`${prefix}/bin/kt`, ['--version'], {encoding: 'utf8'}), `kt ${version}\n`);
  for (const [file, what] of [
    ['share/man/man1/kt.1', 'man'],
    ['share/bash-completion/completions/kt', 'bash'],
    ['share/zsh/site-functions/_kt', 'zsh'],
    ['share/fish/vendor_completions.d/kt.fish', 'fish'],
  ]) {
    assert.ok(existsSync(`${prefix}/${file}`), file);
    assert.equal(readFileSync(`${prefix}/${file}`, 'utf8'), kt(['--generate', what]).out);
  }
});
