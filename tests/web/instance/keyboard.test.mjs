// The keys, on the canvas and beside it.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {keys} from '#tables';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
const withClock = true;

describe('keyboard', () => {
  pageTest('Space, arrows, Home, +, - and R work while the canvas has focus', '#v=1', {withClock}, async (page) => {
    await page.focus('>>> canvas');
    const press = async (key) => {
      await page.press(key);
      return page.state();
    };
    assert.equal((await press('ArrowRight')).step, 1);
    assert.equal((await press('ArrowRight')).step, 2);
    assert.equal((await press('ArrowLeft')).step, 1);
    assert.equal((await press('Home')).step, 0);
    assert.equal((await press('+')).speed.asked, 100);
    assert.equal((await press('-')).speed.asked, 'frame');
    assert.equal((await press('Space')).status, 'playing');
    assert.equal((await press('Space')).status, 'paused');
    assert.equal((await press('r')).step, 0);
  }); // or a key might be held for so long that it repeats

  pageTest('H and N run to the next lost move and to where it is noticed', '#board=6x6&hope', async (page) => {
    await page.focus('>>> canvas');
    const press = async (key, arrived) => {
      await page.press(key);
      await page.until(arrived);
      return page.state();
    };
    const {hope, depth, visits, step} = await press('h', () => {
      const now = window.knightsTour.getState();
      return now.status === 'paused' && now.hope?.visitsLeft > 0;
    });
    assert.equal(hope.since, depth, 'it stops with the fatal move');
    const later = await press('n', () => {
      const now = window.knightsTour.getState();
      return now.status === 'paused' && now.hope.hope === 'promising';
    });
    assert.equal(later.depth, depth - 1);
    assert.equal(later.visits, visits + hope.visitsLeft, 'as promised');
    assert.ok(later.step > step);
  });

  pageTest('runUntil stops at the next lost move and where it is noticed', '#board=5x5', async (page) => {
    await page.call('runUntil', 'lost');
    const {step, depth} = await page.state();
    assert.deepEqual({step, depth}, {step: 7, depth: 8}, 'b3, c1, e2, d4, b5, c3, and d1 was the mistake');
    await page.call('runUntil', 'noticed');
    const later = await page.state();
    assert.deepEqual([later.depth, later.event.type], [7, 'backtrack']);
  });

  pageTest('a key released while Control is down is released', '#v=1', async (page) => {
    await page.focus('>>> canvas');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('Control');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.up('Control');
    await page.settle();
    const {step} = await page.state();
    assert.ok(step >= 1);
    await page.press('ArrowLeft');
    assert.equal((await page.state()).step, step - 1);
  });

  pageTest('keys do nothing while another field has focus, and typing works', '#v=1', async (page) => {
    await page.evaluate(() => document.querySelector('main').prepend(document.createElement('input')));
    await page.focus('input');
    await page.keyboard.type('r space +1');
    await page.key('ArrowLeft');
    await page.key('Home');
    await page.keyboard.type('>');
    await page.settle();
    assert.equal(await page.$eval('input', (input) => input.value), '>r space +1');
    const {step: steps, status, speed} = await page.state();
    assert.equal(steps, 0);
    assert.equal(status, 'paused');
    assert.equal(speed.asked, 'frame');
  });

  pageTest('? lists all keys, and Escape closes the list and restores focus', '#board=5', async (page) => {
    await page.key('?');
    const dialog = await page.find('dialog[open]');
    const told = await dialog.evaluate((element) =>
      [...element.querySelectorAll('kbd')].map((key) => [key.textContent, key.parentNode.nextSibling.textContent]),
    );
    assert.deepEqual(told, [...keys.map(({name, does}) => [name, does]), ['?', 'Show this list']]);
    assert.deepEqual(
      await dialog.evaluate((element) => [
        element.ariaLabel ?? element.querySelector('h2').textContent,
        element.matches(':modal'),
      ]),
      ['Keys', true],
    );
    await page.key('ArrowRight');
    assert.equal((await page.state()).step, 0, 'meanwhile they do nothing');
    await page.key('Escape');
    await page.until(
      () => document.activeElement === window.knightsTour && !window.knightsTour.shadowRoot.querySelector('[part=keys]'),
    );
    await page.key('ArrowRight');
    await page.untilState({step: 1});
  });

  pageTest('Tab leaves the canvas', '#v=1', async (page) => {
    await page.evaluate(() => document.querySelector('main').append(document.createElement('input')));
    await page.focus('>>> canvas');
    await page.key('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.tagName), 'INPUT');
  });

  pageTest('a key held when focus leaves is released', '#v=1', {withClock}, async (page) => {
    await page.evaluate(() => document.querySelector('main').append(document.createElement('input')));
    await page.focus('>>> canvas');
    await page.keyboard.down('ArrowRight');
    await page.focus('input');
    await page.keyboard.up('ArrowRight');
    await page.pass(1000);
    const before = await page.state();
    await page.pass(5000);
    assert.deepEqual((await page.state()).frame, before.frame);
  });

  // Chromium reports another location when a key of the number pad is released, if its protocol pressed the key.
  pageTest('a key with different locations at press and release is released', '#v=1', {withClock}, async (page) => {
    await page.focus('>>> canvas');
    await page.evaluate(() => {
      window.places = new Set();
      for (const type of ['keydown', 'keyup'])
        addEventListener(
          type,
          ({isTrusted, location: place}) => {
            if (isTrusted) window.places.add(place);
          },
          true,
        );
    });
    await page.key('NumpadDecimal');
    assert.equal(await page.evaluate(() => window.places.size), 2);
    await page.pass(1000);
    const before = await page.state();
    await page.pass(5000);
    assert.deepEqual((await page.state()).frame, before.frame);
  });
});
