// The documented interface (web/package/interface.mjs) matches the element completely.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {attributes, cssParts, events, methods} from '../../../web/package/interface.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const kOne = '<knights-tour id="a" board="5x5" start="0,1"></knights-tour>';
const names = (rows) => rows.map(({name}) => name).sort();

describe('the documented interface', () => {
  hostTest('lists all attributes and methods', kOne, async (page) => {
    const {observed, own} = await page.evaluate(() => {
      const {prototype, observedAttributes} = customElements.get('knights-tour');
      return {
        observed: observedAttributes,
        own: Object.getOwnPropertyNames(prototype).filter((name) => typeof window.a[name] === 'function'),
      };
    });
    assert.deepEqual([...observed].sort(), names(attributes));
    const ofBrowsers = /^constructor$|Callback$/;
    assert.deepEqual(own.filter((name) => !ofBrowsers.test(name)).sort(), names(methods));
  });

  hostTest('lists all CSS parts', kOne, async (page) => {
    await page.ready();
    await page.evaluate(() => window.a.setAttribute('lesson', 'dead-end'));
    await page.until(() => window.a.shadowRoot.querySelector('[part=lesson]'));
    const parts = await page.evaluate(() =>
      [...window.a.shadowRoot.querySelectorAll('[part]')].map((one) => one.getAttribute('part')),
    );
    assert.deepEqual([...new Set(parts)].sort(), Object.keys(cssParts).sort());
  });

  hostTest('lists all events, and which of them bubble', kOne, async (page) => {
    await page.evaluate((all) => {
      window.heard = {};
      for (const name of all)
        window.a.addEventListener(name, ({bubbles}) => {
          window.heard[name] = bubbles;
        });
    }, names(events));
    const does = async (name, action) => {
      await page.evaluate(action);
      await page.until((one) => one in window.heard, name);
    };
    await page.ready();
    await does('step', () => window.a.step(2));
    await does('error', () => window.a.setState({settings: {goal: 'loop'}}));
    await does('exhausted', () => window.a.runUntil('end'));
    await does('stuck', async () => {
      await window.a.setState({settings: {start: '0,0', algorithm: 'warnsdorff', board: '3x3'}});
      await window.a.runUntil('end');
    });
    await does('tour', async () => {
      await window.a.setState({settings: {board: '5x5', algorithm: 'backtracking'}});
      await window.a.runUntil('tour');
    });
    // The first may have come before anybody could listen.
    await page.until((all) => all.every((name) => name in window.heard || name === 'ready'), names(events));
    const heard = await page.evaluate(() => window.heard);
    for (const {name, bubbles} of events.filter((each) => each.name in heard)) assert.equal(heard[name], bubbles, name);
  });
});
