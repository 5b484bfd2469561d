// The sound in all engines: one tone a step, with a pitch for the length of the path.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {serveDist} from '../../../web/serve.mjs';
import {engines, startEngine} from '../engines.mjs';
import {kNotes, renderOffline} from './offline_sound.mjs';

const kPatience = 60_000;
const kSteps = 6;

async function until(page, check, ...values) {
  for (const end = Date.now() + kPatience; !await page.evaluate(check, ...values); await sleep(50)) {
    if (Date.now() > end) throw new Error(`in vain: ${check} ${values}`);
  }
}

describe('sound', () => {
  for (const name of engines()) {
    test(`each step is a tone in ${name}`, {timeout: 300_000}, async () => {
      const server = await serveDist(0);
      const engine = await startEngine(name);
      try {
        const page = await engine.open(`${server.url}#board=5x5&start=a1&speed=1&panels=none`);
        await until(page, () => window.knightsTour?.controls?.().some(({id}) => id === 'sound'));
        await page.evaluate(renderOffline);
        const middle = () => page.evaluate(() => {
          const {rect} = window.knightsTour.controls().find(({id}) => id === 'sound');
          const canvas = window.knightsTour.shadowRoot.querySelector('canvas').getBoundingClientRect();
          return [canvas.x + rect.x + rect.width / 2, canvas.y + rect.y + rect.height / 2];
        });
        // Where it stays: a board that is coming finds its place in some frames.
        let [x, y] = [NaN, NaN];
        for (let isStill = false; !isStill; await sleep(200)) {
          const now = await middle();
          isStill = now[0] === x && now[1] === y;
          [x, y] = now;
        }
        await page.click(x, y);
        await until(page, () => window.contexts.length === 1 && window.knightsTour.controls().find(({id}) => id === 'sound').checked);
        await sleep(1500);  // after the tone that tells that it is heard
        await page.evaluate(() => window.knightsTour.play());
        await until(page, (wanted) => window.knightsTour.getState().step >= wanted, kSteps);
        await page.evaluate(() => window.knightsTour.pause());
        await sleep(500);
        const steps = await page.evaluate(() => window.knightsTour.getState().step);
        const [, ...tones] = await page.evaluate(() => window.audio.onsets());
        assert.equal(tones.length, steps, 'a tone a step');
        for (const [i, {from}] of tones.entries()) {
          const {place} = await page.evaluate((...all) => window.audio.loudest(...all), kNotes, from, from + 0.1);
          assert.equal(place, i + 1, `step ${i + 1} is the note of depth ${i + 2}`);
        }
      } finally {
        await engine.close();
        await server.close();
      }
    });
  }
});
