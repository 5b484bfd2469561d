// Text drawn on the canvas is available under headings.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser, until} from '../browser.mjs';
import {mirrored, named, told} from '../reader.mjs';

const {pageTest} = shareBrowser();

// {heading: [words under it]}
async function outline(page) {
  const all = {};
  let heading = null;
  const kHeadings = ['Now', 'Board', 'Playback', 'Panels', 'Setup', 'Statistics', 'Code', 'Plot', 'Stack'];
  for (const {role, name, level} of await told(page)) {
    if (role === 'heading' && level === 2 && kHeadings.includes(name)) all[heading = name] = [];
    else if (heading && ['paragraph', 'StaticText', 'heading'].includes(role) && name) all[heading].push(name);
  }
  return all;
}

const holds = (page, heading, words) => until(page, () => true).then(async () => {
  for (let i = 0; i < 400; ++i) if ((await outline(page))[heading]?.some((text) => words instanceof RegExp ? words.test(text) : text === words)) return;
  assert.fail(`${words} is not under ${heading}: ${JSON.stringify((await outline(page))[heading])}`);
});

describe('text under headings', () => {
  pageTest('has the sentence, the numbers and the verdict', '#board=5&start=a1&panels=numbers', async (page) => {
    await mirrored(page);
    await page.evaluate(() => window.knightsTour.step(3));
    await named(page, 'heading', 'Now');
    await until(page, () => window.knightsTour.shadowRoot.querySelector('[role=status]').textContent !== '');
    const sentence = await page.evaluate(() => window.knightsTour.shadowRoot.querySelector('[role=status]').textContent);
    await holds(page, 'Now', sentence);
    await holds(page, 'Playback', 'Step: 3 of 3 so far');
    await holds(page, 'Statistics', 'Visits: 4');
    await holds(page, 'Statistics', 'Path: 4 of 25');
    await holds(page, 'Statistics', /^Yes, there is a tour from a1/);
    assert.deepEqual(Object.keys(await outline(page)), ['Now', 'Board', 'Playback', 'Panels', 'Statistics']);
    await page.evaluate(() => window.knightsTour.setState({settings: {panels: 'settings'}}));
    await holds(page, 'Setup', 'Start: a1');
  }, {height: 1000});

  pageTest('has the code\'s line and variables, and the plot as a table', '#board=5&panels=code,plot', async (page) => {
    await mirrored(page);
    await page.evaluate(() => window.knightsTour.seek(200));
    await holds(page, 'Code', /^Line \d+ \(current\): /);
    await holds(page, 'Code', /^Number: \d+, of 25$/);
    await holds(page, 'Plot', /^Plot of .* against /);
    await named(page, 'table', 'Plot');
    assert.equal((await told(page)).filter(({role, name}) => role === 'cell' && /^Steps? .*\d/.test(name)).length, 10);
  }, {height: 1000});
});
