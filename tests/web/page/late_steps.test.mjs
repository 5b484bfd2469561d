// Step numbers up to 2^53, the largest that JavaScript represents exactly: in links, in calls, in the step field. Larger
// numbers are refused in one sentence, and nothing is lost.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {click, settle, shareBrowser, state, until} from '../browser.mjs';

const {pageTest} = shareBrowser();

const kLast = 2 ** 53;
const refused = (text) => `step: '${text}' is not a whole number from 0 to ${kLast}`;

// Its error events from now on.
const listen = (page) => page.evaluate(() => {
  window.errors = [];
  window.knightsTour.addEventListener('error', ({detail}) => window.errors.push(detail.message));
});
const told = (page) => page.evaluate(() => window.errors);
const type = async (page, text) => {
  await click(page, 'step', 0.3);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await settle(page);
};

describe('the largest step number, 2^53', () => {
  pageTest('can be reached by a link', `#step=${kLast}`, async (page) => {
    assert.equal((await state(page)).settings.step, `${kLast}`);
    await until(page, () => window.knightsTour.getState().step > 0);
    await page.evaluate(() => window.knightsTour.pause());
    const {step} = await state(page);
    assert.ok(step > 0 && step < kLast);
  });

  pageTest('limits calls', '#step=12', async (page) => {
    await listen(page);
    const sentence = (call, value) => page.evaluate(async (name, argument) => {
      const way = window.knightsTour[name](argument).then(() => 'there', (error) => error.message);
      await new Promise(requestAnimationFrame);
      window.knightsTour.pause();
      return way;
    }, call, value);
    assert.match(await sentence('seek', kLast), /^seek: it was stopped at step \d+, on the way to step 9007199254740992\.$/);
    await page.evaluate(() => window.knightsTour.seek(12));
    assert.equal(await sentence('seek', kLast + 2), `seek: '${kLast + 2}' is not a whole number from 0 to ${kLast}`);
    assert.equal(await sentence('setState', {step: kLast + 2}), `step: '${kLast + 2}' is not a whole number from 0 to ${kLast}`);
    assert.deepEqual(await told(page), []);
    await sentence('setState', {settings: {step: '9007199254740993'}});
    await until(page, () => window.errors.length > 0);
    assert.deepEqual(await told(page), [refused('9007199254740993')]);
    const {step, settings} = await state(page);
    assert.deepEqual([step, settings.step], [12, '12']);
  });

  pageTest('limits the step field', '#step=12', async (page) => {
    await listen(page);
    for (const text of ['9007199254740993', '99999999999999999999999']) {
      await type(page, text);
      assert.deepEqual((await told(page)).pop(), refused(text));
      assert.equal((await state(page)).step, 12);
    }
    const before = await told(page);
    await type(page, '9,007,199,254,740,992');
    await until(page, () => window.knightsTour.getState().step > 12);
    assert.deepEqual(await told(page), before);
    await page.evaluate(() => window.knightsTour.pause());
  });
});
