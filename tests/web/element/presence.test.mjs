// <knights-tour> for those who do not see it or do not use a mouse: its controls, its announcements, the focus.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {pass, run, shareBrowser} from '../browser.mjs';
import {hostTests, ready, stateOf, until} from '../hosts.mjs';

const hostTest = hostTests(shareBrowser());
const withClock = true;

describe('what it says without the eye', () => {
  const status = (page) => page.$eval('>>> .status', (region) => region.textContent);

  hostTest('a sentence for each step of the user, and calm while it plays', '<knights-tour id="a" board="5x5" speed="10"></knights-tour>', async (page) => {
    assert.equal(await page.$eval('>>> .status', (region) => region.getAttribute('role')), 'status');
    await ready(page, 'a');
    await page.evaluate(() => {
      window.said = [];
      const region = window.a.shadowRoot.querySelector('.status');
      new MutationObserver(() => window.said.push(region.textContent)).observe(region, {childList: true, characterData: true, subtree: true});
    });
    for (let n = 1; n <= 3; ++n) {
      await page.evaluate(() => window.a.step(1));
      await until(page, (count) => window.said.length === count, n);
    }
    await pass(page, 0);
    await page.evaluate(() => window.a.play());
    const said = async () => (await page.evaluate(() => window.said)).slice(3);
    await pass(page, 4900);
    assert.deepEqual(await said(), ['Playing.']);
    await pass(page, 200);
    assert.match((await said())[1], /^Step [\d,]+: the path has/);
    await pass(page, 4800);
    assert.equal((await said()).length, 2);
    await page.evaluate(() => window.a.pause());
    await run(page);
    await until(page, () => window.said.length === 6);
    assert.match(await status(page), /^Paused\. Step [\d,]+: /);
  }, {withClock});

  hostTest('real controls do what those on the canvas do', '<knights-tour id="a" board="5x5"></knights-tour>', async (page) => {
    await ready(page, 'a');
    const press = (text) => page.evaluate((wanted) => {
      const found = [...window.a.shadowRoot.querySelectorAll('.mirror button')].find((button) => button.textContent === wanted);
      if (!found) throw new Error(`no '${wanted}' among ${[...window.a.shadowRoot.querySelectorAll('.mirror button')].map((b) => b.textContent)}`);
      found.click();
    }, text);
    await until(page, () => window.a.shadowRoot.querySelectorAll('.mirror > *').length > 10);
    const labels = await page.$$eval('>>> .mirror > *', (all) => all.map((one) => one.textContent || one.getAttribute('aria-label')));
    assert.ok(labels.every(Boolean), `${labels}`);
    await press('Play');
    await until(page, () => window.a.getState().status === 'playing');
    await until(page, () => [...window.a.shadowRoot.querySelectorAll('.mirror button')].some((button) => button.textContent === 'Pause'));
    await press('Pause');
    await until(page, () => window.a.getState().status === 'paused');
    await until(page, () => [...window.a.shadowRoot.querySelectorAll('.mirror button')].some((button) => button.textContent === 'Play'));
    // They are where their pictures are.
    const apart = await page.evaluate(() => {
      const {x, y} = window.a.controls().find(({id}) => id === 'play').rect;
      const canvas = window.a.shadowRoot.querySelector('canvas').getBoundingClientRect();
      const button = [...window.a.shadowRoot.querySelectorAll('.mirror button')].find((each) => each.textContent === 'Play');
      const box = button.getBoundingClientRect();
      return Math.hypot(box.x - canvas.x - x, box.y - canvas.y - y);
    });
    assert.ok(apart < 2, `${apart} pixels apart`);
  });

  hostTest('Tab goes in, along, and out; the focus stays where it is while things change', '<button id="before">before</button><knights-tour id="a" board="5x5" controls="minimal"></knights-tour><button id="after">after</button>', async (page) => {
    await ready(page, 'a');
    await until(page, () => window.a.shadowRoot.querySelectorAll('.mirror > *').length > 5);
    await page.focus('#before');
    const where = () => page.evaluate(() => {
      const inside = document.activeElement.shadowRoot?.activeElement;
      return inside ? inside.localName + (inside.closest('.mirror') ? ' of the mirror' : '') : document.activeElement.id;
    });
    const path = [];
    for (let i = 0; i < 3; ++i) {
      await page.keyboard.press('Tab');
      path.push(await where());
    }
    assert.match(path[0], /of the mirror$/);
    assert.deepEqual(path.slice(1), ['canvas', 'after']);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    const focused = () => page.evaluate(() => window.a.shadowRoot.activeElement?.textContent || window.a.shadowRoot.activeElement?.getAttribute('aria-label'));
    const first = await focused();
    await page.keyboard.press('ArrowDown');
    assert.notEqual(await focused(), first);
    const second = await focused();
    await page.evaluate(() => window.a.step(3));
    await pass(page, 5000);
    assert.equal(await focused(), second);
  }, {withClock});

  hostTest('who prefers less motion is not played to', '<knights-tour id="a" board="5x5" autoplay></knights-tour>', async (page) => {
    await ready(page, 'a');
    await pass(page, 5000);
    const {status: now, step} = await stateOf(page, 'a');
    assert.deepEqual([now, step], ['paused', 0]);
  }, {withClock, prepare: (page) => page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}])});
});
