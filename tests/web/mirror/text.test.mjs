// Text drawn on the canvas is available under headings.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {eventually, shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

// {heading: [words under it]}
async function outline(page) {
  const all = {};
  let heading = null;
  const kHeadings = ['Now', 'Board', 'Playback', 'Panels', 'Setup', 'Statistics', 'Code', 'Plot', 'Stack'];
  for (const {role, name, level} of await page.nodes()) {
    if (role === 'heading' && level === 2 && kHeadings.includes(name)) all[(heading = name)] = [];
    else if (heading && ['paragraph', 'StaticText', 'heading'].includes(role) && name) all[heading].push(name);
  }
  return all;
}

const holds = async (page, heading, words) => {
  let under;
  await eventually(async () => {
    under = (await outline(page))[heading];
    return under?.some((text) => (words instanceof RegExp ? words.test(text) : text === words));
  }, words).catch(() => assert.fail(`${words} is not under ${heading}: ${JSON.stringify(under)}`));
};

describe('text under headings', () => {
  pageTest('has the sentence, the numbers and the verdict', '#board=5&start=a1&panels=numbers', {height: 1000}, async (page) => {
    await page.mirrored();
    await page.call('step', 3);
    await page.named('heading', 'Now');
    await page.until(() => window.knightsTour.shadowRoot.querySelector('[role=status]').textContent !== '');
    const sentence = await page.evaluate(() => window.knightsTour.shadowRoot.querySelector('[role=status]').textContent);
    await holds(page, 'Now', sentence);
    await holds(page, 'Playback', 'Step: 3 of 3 so far');
    await holds(page, 'Statistics', 'Visits: 4');
    await holds(page, 'Statistics', 'Path: 4 of 25');
    await holds(page, 'Statistics', /^Yes, there is a tour from a1/);
    assert.deepEqual(Object.keys(await outline(page)), ['Now', 'Board', 'Playback', 'Panels', 'Statistics']);
    await page.set({panels: 'settings'});
    await holds(page, 'Setup', 'Start: a1');
  });

  pageTest(
    "has the code's line and variables, and the plot as a table",
    '#board=5&panels=code,plot',
    {height: 1000},
    async (page) => {
      await page.mirrored();
      await page.call('seek', 200);
      await holds(page, 'Code', /^Line \d+ \(current\): /);
      await holds(page, 'Code', /^Number: \d+, of 25$/);
      await holds(page, 'Plot', /^Plot of .* against /);
      await page.named('table', 'Plot');
      assert.equal((await page.nodes()).filter(({role, name}) => role === 'cell' && /^Steps? .*\d/.test(name)).length, 10);
    },
  );
});
