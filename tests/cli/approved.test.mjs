// What kt prints: approved.txt has commands, and below each, indented, its output, its standard error after a !, and its
// exit status, if that is not 0, in brackets. KT_WRITE=1 rewrites it. Read the difference.
// Needs: kt.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {after, test} from 'node:test';
import {kt as program} from '../built.mjs';

const file = new URL('approved.txt', import.meta.url);
const sections = readFileSync(file, 'utf8').split(/\n(?=# )/);
const said = [];

function run(command) {
  const script = `kt() { '${program}' "$@"; }; set -o pipefail; ${command}`;
  const {status, stdout, stderr} = spawnSync('bash', ['-c', script], {encoding: 'utf8', timeout: 120_000});
  const told = stderr.replace(/^(one half: )?\d.*\n/gm, ''); // without the progress
  const lines = (text, mark) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => `  ${mark}${line}`);
  for (const text of [stdout, stderr]) assert.ok(text === '' || text.endsWith('\n'), `the last line of ${command} has no end`);
  return [command, ...lines(stdout, ''), ...lines(told, '! '), ...(status === 0 ? [] : [`  [${status}]`])];
}

for (const section of sections) {
  const [heading, ...lines] = section.split('\n');
  test(heading.slice(2), () => {
    const now = [heading, ...lines.filter((line) => !line.startsWith('  ')).flatMap((line) => (line ? run(line) : ['']))].join(
      '\n',
    );
    said.push(now);
    if (!process.env.KT_WRITE) assert.equal(now, section);
  });
}
if (process.env.KT_WRITE) after(() => writeFileSync(file, said.join('\n')));
