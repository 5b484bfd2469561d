// Without WebGL 2 a board is a picture, but lessons and the checks in Share work.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const withoutGraphics = {prepare: without('webgl2')};
const kWrong = '1 4 7 10\n8 11 2 5\n3 6 12 9';

const boardName = (page) => page.$eval('>>> .poster', (poster) => poster.getAttribute('aria-label'));
const largestNumber = (page) =>
  page.$$eval('>>> .poster svg text', (texts) => Math.max(...texts.map(({textContent}) => Number(textContent) || 0)));
const lessonText = (page) => page.$eval('>>> .lesson', (lesson) => lesson.textContent);
const pressNext = (page) => page.$eval('>>> .lesson .next', (next) => next.click());

describe('without WebGL 2', () => {
  hostTest(
    'a lesson shows board and text of each stop',
    '<knights-tour id="a" lesson="dead-end"></knights-tour>',
    withoutGraphics,
    async (page) => {
      await page.until(() => window.a.shadowRoot.querySelectorAll('.poster svg text').length > 20);
      assert.match(await boardName(page), / on 5 by 5 squares/);
      assert.match(await lessonText(page), /1 of \d+/);
      assert.equal(await largestNumber(page), 15, 'the start and 14 moves');
      await pressNext(page);
      await page.until(
        (before) =>
          Math.max(
            ...[...window.a.shadowRoot.querySelectorAll('.poster svg text')].map(({textContent}) => Number(textContent) || 0),
          ) > before,
        15,
      );
      assert.match(await lessonText(page), /2 of \d+/);
      assert.equal(await largestNumber(page), 21, 'the run ends in the dead end');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      assert.equal(await largestNumber(page), 21, 'and no other picture comes after it');
    },
  );

  hostTest(
    'without its lesson, a board shows its own settings',
    '<knights-tour id="a" lesson="dead-end"></knights-tour>',
    withoutGraphics,
    async (page) => {
      await page.until(() => window.a.shadowRoot.querySelectorAll('.poster svg text').length > 20);
      await page.evaluate(() => {
        window.a.removeAttribute('lesson');
        window.a.setAttribute('board', '6x6');
      });
      await page.until(() => / on 6 by 6 squares/.test(window.a.shadowRoot.querySelector('.poster').getAttribute('aria-label')));
    },
  );

  hostTest(
    'Share offers Check a tour, which judges and draws',
    '<knights-tour id="a" board="5x5"></knights-tour>',
    withoutGraphics,
    async (page) => {
      await (await page.waitForSelector('>>> .actions button ::-p-text(Check a tour)')).click();
      await page.waitForSelector('>>> [role=tab]');
      assert.deepEqual(await page.$$eval('>>> [role=tab]', (tabs) => tabs.map(({textContent}) => textContent)), [
        'Check a tour',
        'This device',
      ]);
      await page.$eval(
        '>>> textarea',
        (area, text) => {
          area.value = text;
        },
        kWrong,
      );
      await page.$$eval('>>> dialog button', (buttons) =>
        buttons.find(({textContent}) => textContent === 'Check the tour').click(),
      );
      await page.waitForSelector('>>> .picture svg');
      assert.match(await page.$eval('>>> .verdict', ({textContent}) => textContent), /^invalid: .*not a knight's move$/);
    },
  );

  hostTest(
    'tours are checked for the piece of the board',
    '<knights-tour id="a" board="5x5" leaper="0,1"></knights-tour>',
    withoutGraphics,
    async (page) => {
      const kByRows = '1 2 3\n6 5 4\n7 8 9';
      const check = () =>
        page.evaluate(async (text) => [(await window.a.checkTour(text)).valid, await window.a.drawTour(text)], kByRows);
      await page.evaluate(() => window.a.ready.catch(() => {}));
      const [isWazirs, tour] = await check();
      await page.evaluate(() => window.a.setAttribute('leaper', '1,2'));
      const [isKnights, fault] = await check();
      assert.deepEqual([isWazirs, isKnights], [true, false]);
      assert.notEqual(tour, fault);
    },
  );

  hostTest(
    "checkTour() and drawTour() use the page's language",
    '<knights-tour id="a" board="5x5" lang="de"></knights-tour>',
    withoutGraphics,
    async (page) => {
      await page.evaluate(() => window.a.ready.catch(() => {}));
      await page.evaluate((text) => window.a.checkTour(text), kWrong); // and the catalogue is there
      assert.match((await page.evaluate((text) => window.a.checkTour(text), kWrong)).message, /Springer/);
      assert.match(await page.evaluate((text) => window.a.drawTour(text), kWrong), /^<svg /);
    },
  );
});
