// What a hostile host page can break, in numbered rows, in three engines.
//
// The checks are in tests/web/host/; the tool remedies.mjs shows that they fail when what mends them is taken away.
// KT_ENGINES=chromium,webkit runs some engines only, KT_ROWS=1,5 some rows. Chromium makes all checks; the others, by name,
// those in which engines differ, and all with --all.
// Needs: site, browsers, --all.
import {after, before, describe, test} from 'node:test';
import {patience} from '../browser.mjs';
import {engines, startEngine} from '../engines.mjs';
import {checks} from './checks.mjs';
import {Visit} from './visit.mjs';

const wantedEngines = engines();

// The engines wait more than they work, so they run at the same time.
describe('in a hostile page', {concurrency: wantedEngines.length}, () => {
  for (const name of wantedEngines) describe(name, {concurrency: 1}, () => checkIn(name));
});

function isFor(name, {only, isAlike}) {
  return only?.includes(name) ?? (name === 'chromium' || !isAlike || Boolean(process.env.KT_ALL));
}

function checkIn(name) {
  let engine;
  before(
    async () => {
      engine = await startEngine(name);
    },
    {timeout: 240_000},
  );
  after(() => engine?.close(), {timeout: 30_000});

  for (const check of checks.filter((each) => isFor(name, each))) {
    test(`${check.row}: ${check.name}`, {timeout: patience(240_000)}, async () => {
      const visit = new Visit(engine);
      try {
        await check.run(visit);
        await visit.judge();
      } finally {
        await visit.end();
      }
    });
  }
}
