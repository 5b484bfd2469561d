// The tests of kt again, under the address and undefined behaviour sanitizers.
// Needs: sanitized kt, --all.
import {readdirSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
// Skips the long tests, which take ten times as long with sanitizers.
const {KT_ALL: _, NODE_TEST_CONTEXT: __, ...environment} = process.env;

for (const name of readdirSync(at('.')).filter((file) => file.endsWith('.test.mjs') && at(file) !== at('sanitized.test.mjs'))) {
  test(name, {timeout: 1_800_000}, () => {
    const {status, stdout} = spawnSync(process.execPath, ['--test', at(name)], {
      env: {...environment, KT_BUILD: 'asan'},
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    assert.equal(status, 0, stdout);
    assert.match(stdout, /^# pass [1-9]/m);
  });
}
