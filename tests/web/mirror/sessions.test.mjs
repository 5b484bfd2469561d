// Whole sessions with eyes shut: names, roles and keys alone.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser, until} from '../browser.mjs';
import {focused, mirrored, named, press, tabTo, told} from '../reader.mjs';

const {pageTest} = shareBrowser();
const hears = async (page, words) => {
  for (let i = 0; i < 200; ++i) if ((await told(page)).some(({role, name}) => role === 'StaticText' && words.test(name))) return;
  assert.fail(`${words} is not told`);
};
// What a screen reader has been told last.
const isSaid = (page, words) => until(page, (source) => new RegExp(source).test(window.knightsTour.shadowRoot.querySelector('.status').textContent), words.source);
const leave = (page) => page.evaluate(() => document.activeElement.blur());

describe('with eyes shut', () => {
  pageTest('a lesson with its questions', '#lesson=dead-end', async (page) => {
    await named(page, 'heading', 'On it goes');
    await named(page, 'group', 'Will it get through to square 25 without ever going back?');
    await leave(page);
    await tabTo(page, 'button', 'Yes');
    await press(page, 'Enter');
    await hears(page, /^Not that\./);
    await press(page, 'Tab');
    assert.deepEqual([(await focused(page)).role, (await focused(page)).name], ['button', 'No']);
    await press(page, 'Enter');
    await hears(page, /^Right/);
    await tabTo(page, 'button', 'Next');
    await press(page, 'Enter');
    await named(page, 'heading', 'The dead end');
    await named(page, 'group', 'What should a program do now?');
    await named(page, 'gridcell', /^b2, dead end, knight here/);
    await leave(page);
    await tabTo(page, 'button', 'Take the last jump back, and try another one from there');
    await press(page, 'Enter');
    await hears(page, /^Right/);
  });

  pageTest('a game: begun, played, a wrong move, undone, and asked whether it can be finished', '#board=5&start=a1&panels=play', async (page) => {
    await mirrored(page);
    await leave(page);
    await tabTo(page, 'radio', 'Watch');
    await press(page, 'ArrowRight');
    await until(page, () => window.knightsTour.getState().settings.mode === 'play');
    await named(page, 'button', 'Can it still be finished?');
    await leave(page);
    await tabTo(page, 'gridcell', /^a1, knight here/);
    await press(page, 'c 2 Enter');
    assert.equal((await focused(page)).name, 'Go here');
    await press(page, 'Enter');
    await named(page, 'gridcell', 'c2, knight here, visited 2nd');
    await isSaid(page, /from c2 the knight can go to 5 free squares\. You have 2 of 25/);
    await press(page, 'a 5 Enter');
    await named(page, 'menuitem', 'Go here');
    const {name, disabled} = (await told(page)).find(({role, name: text}) => role === 'menuitem' && text === 'Go here');
    assert.deepEqual([name, disabled], ['Go here', true], 'no move of a knight');
    await press(page, 'Escape e 3 Enter Enter');
    await named(page, 'gridcell', 'e3, knight here, visited 3rd');
    await hears(page, /^Squares: 3 of 25$/);
    await tabTo(page, 'button', 'Let the search go on');
    await press(page, 'ArrowLeft*2');
    assert.equal((await focused(page)).name, 'Undo');
    await press(page, 'Enter');
    await named(page, 'gridcell', 'c2, knight here, visited 2nd');
    await tabTo(page, 'button', 'Can it still be finished?');
    await press(page, 'Enter');
    // A machine that is busy with other things may not know it within a second, and says so.
    await isSaid(page, /It can (still be finished|not be finished any more)\.|is not known yet/);
  });
});
