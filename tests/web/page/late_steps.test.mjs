// Step numbers up to 2^53, the largest that JavaScript represents exactly: in links, in calls, in the step field. Larger
// numbers are refused in one sentence, and nothing is lost.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();

const kLast = 2 ** 53;
const refused = (text) => `step: '${text}' is not a whole number from 0 to ${kLast}`;

const told = async (page) => (await page.errors()).map(({message}) => message);
const type = async (page, text) => {
  await page.click('step', 0.3);
  await page.keyboard.type(text);
  await page.press('Enter');
};

describe('the largest step number, 2^53', () => {
  pageTest('can be reached by a link', `#step=${kLast}`, async (page) => {
    assert.equal((await page.state()).settings.step, `${kLast}`);
    await page.until(() => window.knightsTour.getState().step > 0);
    await page.call('pause');
    const {step} = await page.state();
    assert.ok(step > 0 && step < kLast);
  });

  pageTest('limits calls', '#step=12', {prepare: (page) => page.listen()}, async (page) => {
    const sentence = (call, value) =>
      page.evaluate(
        async (name, argument) => {
          const way = window.knightsTour[name](argument).then(
            () => 'there',
            (error) => error.message,
          );
          await new Promise(requestAnimationFrame);
          window.knightsTour.pause();
          return way;
        },
        call,
        value,
      );
    assert.match(await sentence('seek', kLast), /^seek: it was stopped at step \d+, on the way to step 9007199254740992\.$/);
    await page.call('seek', 12);
    assert.equal(await sentence('seek', kLast + 2), `seek: '${kLast + 2}' is not a whole number from 0 to ${kLast}`);
    assert.equal(await sentence('setState', {step: kLast + 2}), `step: '${kLast + 2}' is not a whole number from 0 to ${kLast}`);
    assert.deepEqual(await told(page), []);
    await sentence('setState', {settings: {step: '9007199254740993'}});
    await page.until(() => window.errors.length > 0);
    assert.deepEqual(await told(page), [refused('9007199254740993')]);
    const {step, settings} = await page.state();
    assert.deepEqual([step, settings.step], [12, '12']);
  });

  pageTest('limits the step field', '#step=12', {prepare: (page) => page.listen()}, async (page) => {
    for (const text of ['9007199254740993', '99999999999999999999999']) {
      await type(page, text);
      assert.deepEqual((await told(page)).pop(), refused(text));
      assert.equal((await page.state()).step, 12);
    }
    const before = await told(page);
    await type(page, '9,007,199,254,740,992');
    await page.until(() => window.knightsTour.getState().step > 12);
    assert.deepEqual(await told(page), before);
    await page.call('pause');
  });
});
