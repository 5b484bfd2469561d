// Clicks on a canvas that the page rotates, mirrors, skews or shows in perspective hit the visible square.
import {test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {serveDist} from '../../../web/serve.mjs';
import {engines, startEngine} from '../engines.mjs';

const kPatience = 30_000;
const kTransforms = {
  'nothing': 'none',
  'a rotation': 'rotate(30deg)',
  'a quarter turn': 'rotate(90deg)',
  'a mirror': 'scaleX(-1)',
  'a skew': 'skew(20deg, 10deg)',
  'a perspective': 'perspective(600px) rotateY(40deg) rotateX(10deg)',
  'a half size': 'scale(0.5)',
};
const page = `<!doctype html><meta charset="utf-8"><title>Host</title><script src="knights-tour.js"></script>
<style>body { margin: 0 } #place { width: 420px; height: 520px; margin: 90px auto } knights-tour { height: 100% }</style>
<div id="place"><knights-tour id="a" board="5x5" controls="minimal" loading="eager"></knights-tour></div>`;

async function until(host, check, ...values) {
  for (const end = Date.now() + kPatience; !await host.evaluate(check, ...values); await sleep(50)) {
    if (Date.now() > end) throw new Error(`in vain: ${check} ${values}, at ${JSON.stringify(await host.evaluate(() => [window.a.getState().settings.start, window.a.getState().step]))}`);
  }
}

// Where a point of a control is seen, by a mark of no size that the browser transforms.
const seen = (host, id, x, y) => host.evaluate((name, across, down) => {
  const {rect} = window.a.controls().find((control) => control.id === name);
  const mark = document.createElement('div');
  mark.style.cssText = `position: absolute; width: 0; height: 0; left: ${rect.x + rect.width * across}px; top: ${rect.y + rect.height * down}px`;
  window.a.shadowRoot.querySelector('.space').append(mark);
  const box = mark.getBoundingClientRect();
  mark.remove();
  return [Math.round(box.x), Math.round(box.y)];
}, id, x, y);

for (const name of engines()) {
  test(`clicks on a transformed canvas hit what is seen, in ${name}`, {timeout: 300_000}, async () => {
    const server = await serveDist(0, {'/host.html': (request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    }});
    const engine = await startEngine(name);
    try {
      const host = await engine.open(`${server.url}host.html`, {width: 900, height: 700});
      await host.evaluate(() => window.a.ready);
      for (const [what, transform] of Object.entries(kTransforms)) {
        await host.evaluate((how) => { document.getElementById('place').style.transform = how; }, transform);
        await sleep(100);
        // One near each corner, and none in the middle, which most transforms leave where it is.
        for (const [col, row] of [[0, 1], [4, 0], [3, 4], [1, 3]]) {
          await host.click(...await seen(host, 'board', (col + 0.5) / 5, (row + 0.5) / 5));
          await until(host, (square) => window.a.getState().settings.start === square, `${'abcde'[col]}${5 - row}`).catch((error) => { throw new Error(`${what}: ${error.message}`); });
        }
        await host.evaluate(() => window.a.reset());
        await host.click(...await seen(host, 'forward', 0.5, 0.5));
        await until(host, () => window.a.getState().step === 1).catch((error) => { throw new Error(`${what}, Step: ${error.message}`); });
      }
      if (!engine.can.touch) return;
      const phone = await engine.open(`${server.url}host.html`, {width: 900, height: 700, touch: true});
      await phone.evaluate(() => window.a.ready);
      for (const [what, transform] of Object.entries(kTransforms)) {
        await phone.evaluate((how) => { document.getElementById('place').style.transform = how; }, transform);
        await sleep(100);
        for (const [col, row] of [[4, 1], [1, 4]]) {
          await phone.tap(...await seen(phone, 'board', (col + 0.5) / 5, (row + 0.5) / 5));
          await until(phone, (square) => window.a.getState().settings.start === square, `${'abcde'[col]}${5 - row}`).catch((error) => { throw new Error(`a finger, ${what}: ${error.message}`); });
        }
      }
    } finally {
      await engine.close();
      await server.close();
    }
  });
}
