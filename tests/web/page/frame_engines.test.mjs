// A board in an iframe, in several engines: it runs, fits, accepts clicks, and grows if the page listens.
// Needs: site, browsers.
import assert from 'node:assert/strict';
import {recipes} from '../../../web/embedding/recipes.js';
import {html} from '../answers.mjs';
import {engineTests} from '../engines.mjs';

const {blocks} = recipes.find(({id}) => id === 'frame');
const [{text: frame}, {text: listener}] = blocks({
  settings: [
    ['board', '6x6'],
    ['step', '12'],
    ['controls', 'minimal'],
  ],
  site: '',
  width: 640,
  height: 280,
});
const page = (body) => html(`<!doctype html><meta charset="utf-8"><title>Host</title><body style="margin: 0">${body}`);
const kSize = {width: 800, height: 700, scale: 1};

engineTests(
  'a frame runs, fits, accepts clicks and grows',
  {
    only: ['chromium', 'firefox'],
    overrides: {'/low.html': page(frame), '/listens.html': page(frame + listener)},
    start: {scale: 1},
  },
  async (open) => {
    const low = await open('low.html', kSize);
    await low.until(
      () => document.querySelector('iframe').contentDocument.querySelector('knights-tour')?.getState?.()?.step === 12,
    );
    const play = await low.evaluate(async () => {
      const board = document.querySelector('iframe').contentDocument.querySelector('knights-tour');
      await board.ready;
      return board.controls().find(({id}) => id === 'play').rect;
    });
    assert.ok(play.y >= 0 && play.y + play.height <= 280 && play.x + play.width <= 640, JSON.stringify(play));
    await low.clickAt(play.x + play.width / 2, play.y + play.height / 2);
    await low.until(() => document.querySelector('iframe').contentDocument.querySelector('knights-tour').getState().step > 12);
    await low.close();
    const listens = await open('listens.html', kSize);
    await listens.until(() => document.querySelector('iframe').getBoundingClientRect().height > 500);
  },
);
