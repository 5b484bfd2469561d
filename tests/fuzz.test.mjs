// Texts from outside, made up by libFuzzer (tests/fuzz): a few thousand of each kind, the same in each run; with --all, ten
// minutes of each, led by the branches that they take (preset `fuzz`).
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {program} from './built.mjs';

const kLong = 600;  // seconds
const isLong = Boolean(process.env.KT_ALL);
// How many of each kind take about two seconds.
const kRuns = {settings: 1000, graph: 1200, tour: 15_000, kept: 200, position: 1000, lesson: 3000};

// One a line, where \n is the end of one of its own.
const corpus = (texts) => readFileSync(new URL(`fuzz/corpus/${texts}.txt`, import.meta.url), 'utf8').trimEnd().split('\n')
  .map((line) => line.replaceAll('\\n', '\n'));

// What they are made of, for libFuzzer to put together anew.
const words = (seeds) => [...new Set(seeds.flatMap((seed) => seed.match(/[\w-]{2,}=?|[^\w\s]/g) ?? []))]
  .map((word) => `"${[...Buffer.from(word)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}"\n`).join('');

function fuzz(texts, folder) {
  const seeds = corpus(texts);
  const files = seeds.map((seed, i) => join(folder, `seed${String(i).padStart(3, '0')}`));
  seeds.forEach((seed, i) => writeFileSync(files[i], seed));
  writeFileSync(join(folder, 'words'), words(seeds));
  const options = [`-dict=${join(folder, 'words')}`, `-artifact_prefix=${folder}/`, `-seed_inputs=${files.join()}`, '-max_len=300', '-print_final_stats=1',
    '-rss_limit_mb=4096', ...(isLong ? [`-max_total_time=${kLong}`] : ['-seed=13', `-runs=${kRuns[texts]}`])];
  return new Promise((resolve) => {
    execFile(program(isLong ? 'fuzz' : 'asan', `tests/fuzz/fuzz_${texts}`), options, {maxBuffer: 1 << 28}, (error, out, text) => resolve({error, text}));
  });
}

// The long ones two at a time: they are most of what --all takes.
describe('texts of any kind are taken or refused', {concurrency: isLong ? 2 : 1}, () => {
  for (const texts of Object.keys(kRuns)) {
    test(texts, {timeout: 2000 * kLong}, async (t) => {
      const folder = mkdtempSync(join(tmpdir(), 'kt-fuzz-'));
      try {
        const {error, text} = await fuzz(texts, folder);
        // What is at fault, and a text for the corpus, are in its last lines.
        const told = text.split('\n').filter((line) => !/^#\d+/.test(line)).join('\n');
        assert.equal(error, null, `${told}\n${error?.message}`);
        const runs = Number(/number_of_executed_units:\s+(\d+)/.exec(text)?.[1]);
        assert.ok(runs >= kRuns[texts], told);
        t.diagnostic(`${texts}: ${runs} texts`);
      } finally {
        rmSync(folder, {recursive: true});
      }
    });
  }
});
