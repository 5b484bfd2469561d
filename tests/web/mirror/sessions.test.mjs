// Whole sessions as with a screen reader: by names, roles and keys alone.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
const hears = (page, words) => page.named('StaticText', words);
// What a screen reader has been told last.
const isSaid = (page, words) =>
  page.until(
    (source) => new RegExp(source).test(window.knightsTour.shadowRoot.querySelector('.status').textContent),
    words.source,
  );

describe('with a screen reader', () => {
  pageTest('a lesson can be read and its questions answered', '#lesson=dead-end', async (page) => {
    await page.named('heading', 'On it goes');
    await page.named('group', 'Will the knight have to go back before it gets to square 25?');
    await page.blur();
    await page.tabTo('button', 'No');
    await page.keys('Enter');
    await hears(page, /^Not quite\./);
    await page.key('Shift+Tab');
    assert.equal((await page.focused()).name, 'Yes');
    await page.keys('Enter');
    await hears(page, /^Right/);
    await page.tabTo('button', 'Next');
    await page.keys('Enter');
    await page.named('heading', 'The dead end');
    await page.named('group', 'What should a program do now?');
    await page.named('gridcell', /^b2, dead end, knight here/);
    await page.blur();
    await page.tabTo('button', 'Take back the last move and try another one from there');
    await page.keys('Enter');
    await hears(page, /^Right/);
  });

  pageTest('a game can be played, undone and checked', '#board=5&start=a1&panels=play', async (page) => {
    await page.mirrored();
    await page.blur();
    await page.tabTo('radio', 'Watch');
    await page.keys('ArrowRight');
    await page.untilState({mode: 'play'});
    await page.named('button', 'Can the tour be finished?');
    await page.blur();
    await page.tabTo('gridcell', /^a1, knight here/);
    await page.keys('c 2 Enter');
    assert.equal((await page.focused()).name, 'Move here');
    await page.keys('Enter');
    await page.named('gridcell', 'c2, knight here, visited 2nd');
    await isSaid(page, /Your move\. From c2 the knight can reach 5 free squares; you have visited 2 of 25/);
    await page.keys('a 5 Enter');
    assert.equal((await page.named('menuitem', 'Move here')).disabled, true, 'no move of a knight');
    await page.keys('Escape e 3 Enter Enter');
    await page.named('gridcell', 'e3, knight here, visited 3rd');
    await hears(page, /^Squares: 3 of 25$/);
    await page.tabTo('button', 'Let the search continue');
    await page.keys('ArrowLeft*2');
    assert.equal((await page.focused()).name, 'Undo');
    await page.keys('Enter');
    await page.named('gridcell', 'c2, knight here, visited 2nd');
    await page.tabTo('button', 'Can the tour be finished?');
    await page.keys('Enter');
    // A machine that is busy with other things may not know it within a second, and says so.
    await isSaid(
      page,
      /The tour can (still|no longer) be finished\.|It is too early to tell whether the tour can still be finished\./,
    );
  });
});
