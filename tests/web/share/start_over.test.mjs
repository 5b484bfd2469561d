// A clean start for the next class: asked for first, by clicks in Share and on the page of all lessons. Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {without} from '../answers.mjs';
import {becomes, shareBrowser} from '../browser.mjs';

const shared = shareBrowser();
const {hostTest, pageTest} = shared;

const kDone = ['games', 'lessons', 'bookmarks', 'drafts', 'own-lessons'].map((name) => `knights-tour/${name}`);
const fill = (page) =>
  page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '{"a": 1}');
    localStorage.setItem('knights-tour/page', '{"open": "auto"}');
    localStorage.setItem('knights-tour/legend', 'hidden');
    localStorage.setItem('of another program', 'stays');
  }, kDone);
const keys = (page) => page.evaluate(() => Object.keys(localStorage).sort());
const kStays = ['knights-tour/legend', 'knights-tour/page', 'of another program'];
const press = async (page, text) => (await page.find(`dialog.ask button ::-p-text(${text})`)).click();
const isAsked = (page) =>
  page.evaluate(() => {
    const share = document.querySelector('knights-tour')?.shadowRoot.querySelector('[part=share]')?.shadowRoot ?? document;
    return share.querySelector('dialog.ask')?.textContent ?? null;
  });
// The address changes first, then the page loads again.
const reloads = async (page, act) => {
  await page.evaluate(() => {
    window.isOld = true;
  });
  await act();
  await becomes(() => page.evaluate(() => !window.isOld && document.readyState === 'complete').catch(() => false), true);
};
const tells = (page, sentence) =>
  page.until(
    (wanted) =>
      document
        .querySelector('knights-tour')
        .shadowRoot.querySelector('[part=share]')
        .shadowRoot.querySelector('.content')
        .textContent.includes(wanted),
    sentence,
  );

describe('starting over', () => {
  pageTest(
    'forgets what was done, after asking, and keeps theme and language',
    '#board=5x5&start=a5&theme=dark&lang=en&mode=play&given=b3',
    async (page) => {
      await fill(page);
      await page.openShare('device');
      await page.pressButton('Start over');
      assert.match(await isAsked(page), /best games, answers in lessons, votes, bookmarks and your own lessons/);
      await press(page, 'Cancel');
      await becomes(() => isAsked(page), null);
      assert.equal((await keys(page)).length, kDone.length + kStays.length, 'nothing is forgotten yet');
      await page.pressButton('Start over');
      await reloads(page, () => press(page, 'Start over'));
      await page.ready();
      assert.deepEqual(await keys(page), kStays);
      const {settings} = await page.state();
      assert.deepEqual(
        [settings.theme, settings.lang, settings.mode, settings.given, settings.board],
        ['dark', 'en', 'watch', 'none', '8x8'],
      );
      await page.evaluate(() => localStorage.clear());
    },
  );

  pageTest('Escape and the focus do not start over', '#board=5x5&start=a5', async (page) => {
    await fill(page);
    await page.openShare('device');
    await page.pressButton('Start over');
    await page.until(
      () =>
        document.querySelector('knights-tour').shadowRoot.querySelector('[part=share]').shadowRoot.activeElement?.textContent ===
        'Cancel',
    );
    await page.key('Escape');
    await becomes(() => isAsked(page), null);
    assert.equal((await keys(page)).length, kDone.length + kStays.length);
    await page.evaluate(() => localStorage.clear());
  });

  pageTest('says that a browser stores nothing', '#board=5x5', {prepare: without('storage')}, async (page) => {
    await page.openShare('device');
    await tells(page, 'This browser stores nothing for this page. Everything you do here is lost when you close the page.');
    await (await page.find('#tab-lesson')).click();
    await tells(page, 'This browser stores nothing for this page. Save the lesson as a file to keep it.');
  });

  // The npm package has configure({page}) for this.
  for (const [where, full] of [
    ['on the same site', '/index.html'],
    ['on another site', 'https://example.org/'],
  ])
    hostTest(`keeps the page around a board whose full page is ${where}`, '<knights-tour></knights-tour>', async (page) => {
      await page.ready();
      await page.evaluate((address) => {
        knightsTourParts.page = new URL(address, location.href).href;
      }, full);
      await page.openShare('device');
      await page.pressButton('Start over');
      await reloads(page, () => press(page, 'Start over'));
      assert.match(page.url(), /\/host\.html$/);
    });

  shared.test('is offered on the page of all lessons, in its language', async (open) => {
    const page = await open({width: 1000, height: 700});
    await page.goto(`${shared.server.url}lessons/index.html#lang=de`);
    await page.waitForSelector('.device:not([hidden])');
    await fill(page);
    await (await page.$('.start-over')).click();
    assert.match(await isAsked(page), /^Neu anfangen\?Wenn du neu anfängst, vergisst dieses Gerät/);
    await reloads(page, async () => (await page.$('dialog.ask button.main')).click());
    assert.deepEqual(await keys(page), kStays);
    assert.deepEqual(page.problems, []);
    await page.evaluate(() => localStorage.clear());
  });
});
