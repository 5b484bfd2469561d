// Each check of the hostile host page fails when what mends it is taken away: no check is there for show.
//
// They take minutes, and run with `./dev test --all`, or for the rows named in KT_ROWS.
// The scripts are built readable once, and a text of them is replaced as they are sent. Chromium is enough: what is
// judged here is the check.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {after, before, describe, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {startEngine} from '../engines.mjs';
import {checks, isWanted} from './checks.mjs';
import {limits, Visit} from './visit.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kPlainDist = 'build/dist-plain';

if (process.env.KT_ALL || process.env.KT_ROWS) describe('a check fails without its remedy', () => {
  let engine;
  before(async () => {
    execFileSync('node', ['web/build.mjs', '--plain', '--out', kPlainDist], {cwd: root});
    engine = await startEngine('chromium');
    limits.soon = 5000;  // what is waited for does not come
  }, {timeout: 120_000});
  after(() => engine?.close(), {timeout: 30_000});

  for (const check of checks.filter(isWanted)) {
    for (const {what, file, find, replace, policy, fails} of check.remedies ?? []) {
      test(`${check.row}: ${check.name}: fails without this: ${what}`, {timeout: 120_000}, async () => {
        const visit = new Visit(engine, {dist: `${root}${kPlainDist}`, edits: file ? [{file, find, replace}] : [], policy});
        let failure = null;
        try {
          await check.run(visit);
          await visit.judge();
        } catch (error) {
          failure = error;
        } finally {
          await visit.end();
        }
        assert.deepEqual(visit.servers.flatMap(({faults}) => faults), [], 'the remedy was found');
        assert.ok(failure, 'the check passes all the same');
        assert.match(failure.message, fails, 'it fails for this reason');
      });
    }
  }
});
