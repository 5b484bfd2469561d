// Whole sessions as with a screen reader: by names, roles and keys alone.
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

describe('with a screen reader', () => {
  pageTest('a lesson can be read and its questions answered', '#lesson=dead-end', async (page) => {
    await named(page, 'heading', 'On it goes');
    await named(page, 'group', 'Will it have to go back before it gets to square 25?');
    await leave(page);
    await tabTo(page, 'button', 'No');
    await press(page, 'Enter');
    await hears(page, /^Not quite\./);
    await page.keyboard.down('Shift');
    await press(page, 'Tab');
    await page.keyboard.up('Shift');
    assert.deepEqual([(await focused(page)).role, (await focused(page)).name], ['button', 'Yes']);
    await press(page, 'Enter');
    await hears(page, /^Right/);
    await tabTo(page, 'button', 'Next');
    await press(page, 'Enter');
    await named(page, 'heading', 'The dead end');
    await named(page, 'group', 'What should a program do now?');
    await named(page, 'gridcell', /^b2, dead end, knight here/);
    await leave(page);
    await tabTo(page, 'button', 'Take back the last move and try another one from there');
    await press(page, 'Enter');
    await hears(page, /^Right/);
  });

  pageTest('a game can be played, undone and checked', '#board=5&start=a1&panels=play', async (page) => {
    await mirrored(page);
    await leave(page);
    await tabTo(page, 'radio', 'Watch');
    await press(page, 'ArrowRight');
    await until(page, () => window.knightsTour.getState().settings.mode === 'play');
    await named(page, 'button', 'Can it still be finished?');
    await leave(page);
    await tabTo(page, 'gridcell', /^a1, knight here/);
    await press(page, 'c 2 Enter');
    assert.equal((await focused(page)).name, 'Move here');
    await press(page, 'Enter');
    await named(page, 'gridcell', 'c2, knight here, visited 2nd');
    await isSaid(page, /Your move\. From c2 the knight can reach 5 free squares; you have visited 2 of 25/);
    await press(page, 'a 5 Enter');
    await named(page, 'menuitem', 'Move here');
    const {name, disabled} = (await told(page)).find(({role, name: text}) => role === 'menuitem' && text === 'Move here');
    assert.deepEqual([name, disabled], ['Move here', true], 'no move of a knight');
    await press(page, 'Escape e 3 Enter Enter');
    await named(page, 'gridcell', 'e3, knight here, visited 3rd');
    await hears(page, /^Squares: 3 of 25$/);
    await tabTo(page, 'button', 'Let the search continue');
    await press(page, 'ArrowLeft*2');
    assert.equal((await focused(page)).name, 'Undo');
    await press(page, 'Enter');
    await named(page, 'gridcell', 'c2, knight here, visited 2nd');
    await tabTo(page, 'button', 'Can it still be finished?');
    await press(page, 'Enter');
    // A machine that is busy with other things may not know it within a second, and says so.
    await isSaid(page, /The tour can (still|no longer) be finished\.|It is too early to tell whether the tour can still be finished\./);
  });
});
