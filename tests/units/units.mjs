// The unit tests as tests of Node.js: one GoogleTest process for each part of a suite.
//
// KT_UNITS: {suite: GoogleTest's filter} as JSON, where not all of them are wanted. Tests named ...Slow are sweeps over many
// boards and run with --all only, and never under the sanitizers, where they would take hours.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {test} from 'node:test';

const kMax = 3_600_000; // milliseconds

const run = (program, args, env) =>
  new Promise((resolve) => {
    const options = {env: {...process.env, ...env}, maxBuffer: 1 << 28, timeout: kMax};
    execFile(program, args, options, (error, out, err) => resolve({error, text: out + err}));
  });

// `command(suite)`: [program, ...arguments]. `parts`: how many there are of a suite, so that one of many tests is no longer
// than others when two run at a time. `without`: a filter's exceptions.
export function unitTests(suites, command, {parts = {}, without = ''} = {}) {
  const wanted = process.env.KT_UNITS ? JSON.parse(process.env.KT_UNITS) : null;
  for (const suite of suites.filter((each) => !wanted || each in wanted)) {
    const filter = wanted?.[suite] ?? (without && `-${without}`);
    const count = wanted ? 1 : (parts[suite] ?? 1);
    for (let part = 0; part < count; ++part) {
      test(`${suite}${count > 1 ? `, part ${part + 1} of ${count}` : ''}`, {timeout: kMax}, async (t) => {
        const [program, ...args] = command(suite);
        const {error, text} = await run(program, [...args, '--gtest_brief=1', `--gtest_filter=${filter || '*'}`], {
          GTEST_TOTAL_SHARDS: `${count}`,
          GTEST_SHARD_INDEX: `${part}`,
        });
        assert.equal(error, null, `${text}\n${error?.message}`);
        const [, passed] = /\[  PASSED  \] (\d+) test/.exec(text) ?? [];
        assert.ok(passed > 0, text);
        t.diagnostic(`${suite}: ${passed} tests of GoogleTest passed`);
      });
    }
  }
}
