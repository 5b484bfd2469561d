// The rows of web.md that a test can see, on a hostile host page, in three engines.
//
// The checks are in tests/web/host/; remedies.test.mjs shows for each that it fails when what mends it is taken away.
// KT_ENGINES=chromium,webkit runs some engines only, KT_ROWS=1,5 some rows.
import {after, before, describe, test} from 'node:test';
import {kEngines, startEngine} from './engines.mjs';
import {checks, isWanted} from './host/checks.mjs';
import {Visit} from './host/visit.mjs';

const wantedEngines = process.env.KT_ENGINES?.split(',') ?? Object.keys(kEngines);

for (const name of wantedEngines) {
  describe(`in somebody else's page: ${name}`, () => {
    let engine;
    before(async () => { engine = await startEngine(name); }, {timeout: 120_000});
    after(() => engine?.close(), {timeout: 30_000});

    for (const check of checks.filter(({only}) => only?.includes(name) ?? true).filter(isWanted)) {
      test(`${check.row}: ${check.name}`, {timeout: 120_000}, async () => {
        const visit = new Visit(engine);
        try {
          await check.run(visit);
          await visit.judge();
        } finally {
          await visit.end();
        }
      });
    }
  });
}
