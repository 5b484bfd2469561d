// A trap in the WebAssembly: one sentence, an `error` event, a button, and the board as it was.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();
const board = '<knights-tour id="a" board="5x5" start="2,2" controls="minimal" speed="20"></knights-tour>';

// Before the page's scripts: where `traps` is 'once' or 'always', a call out of the WebAssembly traps, by a real `unreachable`; where it
// is 'always', each call into it does, too.
const prepare = (page) => {
  return page.evaluateOnNewDocument(() => {
    const {instantiate} = WebAssembly;
    // (module (func (export "t") unreachable))
    const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    let trap = null;
    const armed =
      (call, isInto) =>
      (...values) => {
        if (!window.traps || (isInto && window.traps !== 'always')) return call(...values);
        if (window.traps === 'once') window.traps = '';
        trap ??= new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(code))).exports.t;
        return trap();
      };
    const arm = (all, isInto) =>
      Object.fromEntries(
        Object.entries(all).map(([name, value]) => [
          name,
          typeof value === 'function' ? armed(value, isInto) : value?.constructor === Object ? arm(value, isInto) : value,
        ]),
      );
    WebAssembly.instantiate = async (module, imports) => {
      const {exports} = await instantiate.call(WebAssembly, module, arm(imports, false));
      return {exports: arm(exports, true)};
    };
  });
};
const options = {prepare};

// The reader is told once; there is a picture; the button brings the board back.
async function isToldAndComesBack(page, step) {
  const {text, button} = await page.failure();
  assert.match(text, /^The board cannot be shown\. The search stopped working: .+$/);
  assert.deepEqual(
    (await page.errors()).map(({kind}) => kind),
    ['abort'],
  );
  assert.equal(await page.evaluate(() => window.a.shadowRoot.querySelector('canvas')), null);
  assert.ok(await page.evaluate(() => window.a.shadowRoot.querySelector('.poster :is(svg, .plain)').checkVisibility()));
  const told = await page.state();
  assert.ok(told.step >= step, `${told.step} is not before ${step}`);
  await page.clickAt(button.x, button.y);
  await page.ready();
  const back = await page.state();
  assert.ok(back.step >= told.step);
  assert.deepEqual({...back.settings, step: ''}, {...told.settings, step: ''}); // the step of a link
  assert.equal((await page.message()).text, '');
  return back;
}

describe('a WebAssembly trap', () => {
  hostTest('while playing: the board resumes and plays on', board, options, async (page) => {
    await page.ready();
    await page.set({algorithm: 'warnsdorff', tie: 'random', theme: 'dark'});
    await page.call('play');
    await page.until(() => window.a.getState().step > 5);
    await page.evaluate(() => {
      window.traps = 'once';
    });
    const {settings} = await isToldAndComesBack(page, 5);
    assert.equal(settings.algorithm, 'warnsdorff');
    assert.equal(settings.theme, 'dark');
    await page.until(() => window.a.getState().status === 'playing' && window.a.getState().step > 8);
  });

  hostTest('in a call: rejects the call with the reason', board, options, async (page) => {
    await page.ready();
    await page.call('seek', 12);
    const said = await page.evaluate(() => {
      window.traps = 'once';
      return window.a.seek(100).then(
        () => 'there',
        ({kind, message}) => `${kind}: ${message}`,
      );
    });
    assert.match(said, /^abort: The search stopped working: /);
    await isToldAndComesBack(page, 12);
  });

  hostTest('in a pointer event: the board resumes at its step', board, options, async (page) => {
    await page.ready();
    await page.call('seek', 9);
    await page.evaluate(() => {
      window.traps = 'once';
    });
    await page.mouse.move(200, 200);
    const {step} = await isToldAndComesBack(page, 9);
    assert.equal(step, 9);
  });

  hostTest('with unreadable state: the board resumes its last state at rest', board, options, async (page) => {
    await page.ready();
    await page.evaluate(() => window.a.setState({settings: {algorithm: 'pruned'}, step: 7}));
    await page.settle();
    await page.evaluate(() => {
      window.traps = 'always';
    });
    await page.mouse.move(210, 210);
    await page.failure();
    await page.evaluate(() => {
      window.traps = '';
    });
    const {step, settings} = await isToldAndComesBack(page, 7);
    assert.equal(step, 7);
    assert.equal(settings.algorithm, 'pruned');
  });
});
