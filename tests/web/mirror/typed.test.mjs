// Text entry on touch screens: a canvas opens no keyboard, so real fields of the page are used.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {kOnlyWithAll} from '../../built.mjs';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

// The field that has the focus, by its id; '' where it is none.
const typing = (page) =>
  page.evaluate(() => {
    const field = window.knightsTour.shadowRoot.activeElement;
    return field?.matches('input[type=text]') && getComputedStyle(field).opacity === '1' ? field.dataset.id : '';
  });
const isMirrored = (page, id) =>
  page.until((name) => window.knightsTour.shadowRoot.querySelector(`.mirror input[data-id="${name}"]`), id);

describe('typing after a tap', () => {
  for (const [name, hash, size] of [
    ['on a phone', '#board=5', {width: 390, height: 844}],
    ['on a small phone', '#board=5', {width: 360, height: 640, ...kOnlyWithAll}],
    ['on a phone on its side', '#board=5', {width: 844, height: 390}],
    ['on a tablet', '#board=5', {width: 1024, height: 1366, ...kOnlyWithAll}],
    ['with minimal controls', '#board=5&controls=minimal', {width: 390, height: 844}],
  ]) {
    pageTest(`types the step to go to, ${name}`, hash, {...size, touch: true}, async (page) => {
      await page.settle();
      const {role, rect} = await page.shown('step');
      assert.equal(role, 'spinbutton');
      assert.ok(rect.width >= 44, `${rect.width} pixels wide`);
      await isMirrored(page, 'step');
      await page.tapAt(...(await page.place('step')));
      assert.equal(await typing(page), 'step');
      assert.equal(await page.evaluate(() => window.knightsTour.shadowRoot.activeElement.inputMode), 'numeric');
      await page.keyboard.type('17');
      await page.key('Enter');
      await page.untilState({step: 17});
    });
  }

  pageTest('types the size of the board', '#board=5&panels=settings', {width: 390, height: 1800, touch: true}, async (page) => {
    await page.settle();
    await isMirrored(page, 'rows');
    await page.tapAt(...(await page.place('rows')));
    assert.equal(await typing(page), 'rows');
    await page.keyboard.type('6');
    await page.key('Enter');
    await page.untilState({board: '6x5'});
  });

  pageTest(
    'types the sides of an experiment',
    '#board=5&panels=measure',
    {width: 390, height: 1800, touch: true},
    async (page) => {
      await page.settle();
      await page.click('measure-details');
      await isMirrored(page, 'measure-most');
      await page.tap('measure-most');
      assert.equal(await typing(page), 'measure-most');
      await page.keyboard.type('8');
      await page.key('Enter');
      await page.until(() => window.knightsTour.controls().find(({id}) => id === 'measure-most').value === 8);
    },
  );
});
