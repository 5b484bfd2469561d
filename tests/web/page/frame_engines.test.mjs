// A board in an iframe, in several engines: it runs, fits, accepts clicks, and grows if the page listens.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {serveDist} from '../../../web/serve.mjs';
import {recipes} from '../../../web/embedding/recipes.js';
import {engines, startEngine} from '../engines.mjs';

const kPatience = 30_000;

async function until(page, check, ...values) {
  for (const end = Date.now() + kPatience; !await page.evaluate(check, ...values); await sleep(50)) {
    if (Date.now() > end) throw new Error(`in vain: ${check} ${values}`);
  }
}

describe('a frame', () => {
  for (const name of engines('chromium', 'firefox')) {
    test(`runs, fits, accepts clicks and grows in ${name}`, {timeout: 300_000}, async () => {
      const settings = [['board', '6x6'], ['step', '12'], ['controls', 'minimal']];
      const {blocks} = recipes.find(({id}) => id === 'frame');
      const [{text: frame}, {text: listener}] = blocks({settings, site: '', width: 640, height: 280});
      const page = (body) => (request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(`<!doctype html><meta charset="utf-8"><title>Host</title><body style="margin: 0">${body}`);
      };
      const server = await serveDist(0, {'/low.html': page(frame), '/listens.html': page(frame + listener)});
      const engine = await startEngine(name, {scale: 1});
      try {
        const low = await engine.open(`${server.url}low.html`, {width: 800, height: 700, scale: 1});
        await until(low, () => document.querySelector('iframe').contentDocument.querySelector('knights-tour')?.getState?.()?.step === 12);
        const play = await low.evaluate(async () => {
          const board = document.querySelector('iframe').contentDocument.querySelector('knights-tour');
          await board.ready;
          return board.controls().find(({id}) => id === 'play').rect;
        });
        assert.ok(play.y >= 0 && play.y + play.height <= 280 && play.x + play.width <= 640, JSON.stringify(play));
        await low.click(play.x + play.width / 2, play.y + play.height / 2);
        await until(low, () => document.querySelector('iframe').contentDocument.querySelector('knights-tour').getState().step > 12);
        await low.close();
        const listens = await engine.open(`${server.url}listens.html`, {width: 800, height: 700, scale: 1});
        await until(listens, () => document.querySelector('iframe').getBoundingClientRect().height > 500);
      } finally {
        await engine.close();
        await server.close();
      }
    });
  }
});
