// The sound in all engines: one tone a step, with a pitch for the length of the path.
// Needs: site, browsers, --all.
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';
import {engineTests} from '../engines.mjs';
import {kNotes, renderOffline} from './offline_sound.mjs';

const kSteps = 6;

engineTests('each step is a tone', async (open) => {
  const page = await open('#board=5x5&start=a1&speed=1&panels=none');
  await page.shown('sound');
  await page.evaluate(renderOffline);
  await page.clickAt(...(await page.place('sound')));
  await page.until(() => window.contexts.length === 1 && window.knightsTour.controls().find(({id}) => id === 'sound').checked);
  await sleep(1500); // after the tone that says that sound is on
  await page.call('play');
  await page.until((wanted) => window.knightsTour.getState().step >= wanted, kSteps);
  await page.call('pause');
  await sleep(500);
  const {step} = await page.state();
  const [, ...tones] = await page.evaluate(() => window.audio.onsets());
  assert.equal(tones.length, step, 'a tone a step');
  for (const [i, {from}] of tones.entries()) {
    const {place} = await page.evaluate((...all) => window.audio.loudest(...all), kNotes, from, from + 0.1);
    assert.equal(place, i + 1, `step ${i + 1} is the note of depth ${i + 2}`);
  }
});
