// The sound of a run, rendered offline and measured, and how it is switched on and off.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {giveDist, without} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';
import {kNotes, renderOffline} from './offline_sound.mjs';

const shared = shareBrowser();
const {hostTest} = shared;
const withClock = true;

const kChord = [293.66, 369.99, 440, 587.33];

// The full page, whose frames are noted: {step: depth}.
const runTest = (name, hash, body) =>
  shared.pageTest(name, hash, {withClock, prepare: (page) => page.evaluateOnNewDocument(renderOffline)}, async (page) => {
    await page.evaluate(() => {
      window.depths = {};
      window.knightsTour.addEventListener('frame', () => {
        const {step, depth} = window.knightsTour.getState({path: false});
        window.depths[step] = depth;
      });
    });
    await body(page);
  });

const contexts = (page) => page.evaluate(() => window.contexts.length);
const scripts = (page) => page.evaluate(() => [...document.scripts].filter(({src}) => src.includes('sound.js')).length);
const loudest = (page, ...range) => page.evaluate((...all) => window.audio.loudest(...all), kNotes, ...range);
const loudness = (page, ...range) => page.evaluate((...all) => window.audio.loudness(...all), ...range);
const now = (page) => page.evaluate(() => window.audio.now());

// Presses the button, and waits until it sounds.
async function switchOn(page) {
  await page.click('sound');
  for (let i = 0; i < 200 && (await contexts(page)) === 0; ++i) await page.pass(50);
  await page.pass(500);
  assert.equal((await page.control('sound')).checked, true);
}

describe('the sound of a run', () => {
  runTest(
    'each step is a tone: pitch tells the depth, timbre a backtrack',
    '#board=5x5&start=a1&speed=5&panels=none',
    async (page) => {
      await page.pass(100);
      await page.call('seek', 12);
      await switchOn(page);
      await page.call('play');
      await page.pass(8000);
      await page.call('pause');
      await page.pass(500);
      const depths = await page.evaluate(() => window.depths);
      const last = (await page.state()).step;
      assert.ok(last > 35 && last < 60, `step ${last}`);
      const [greeting, ...tones] = await page.evaluate(() => window.audio.onsets());
      assert.equal(
        (await loudest(page, greeting.from, greeting.from + 0.1)).place,
        depths[12] - 1,
        'one hears that one hears it',
      );
      assert.equal(tones.length, last - 12, 'a tone a step');
      let backs = 0;
      for (const [i, {from, to}] of tones.entries()) {
        const step = 13 + i,
          depth = depths[step],
          isBack = depth < depths[step - 1];
        assert.ok(to - from > 0.06 && to - from < 0.19, `step ${step}: ${to - from} seconds`);
        const {place, second} = await loudest(page, from, from + 0.1);
        assert.equal(place, depth - 1, `step ${step}: the note of depth ${depth}`);
        assert.ok(
          isBack ? second > 0.4 : second < 0.15,
          `step ${step}, ${isBack ? 'back' : 'on'}: the second partial is ${second} of the first`,
        );
        backs += isBack;
      }
      assert.ok(backs > 3, `${backs} steps back`);
    },
  );

  runTest('a tour is a chord', '#board=5x5&start=a1&algorithm=warnsdorff-backtracking&speed=10&panels=none', async (page) => {
    await switchOn(page);
    await page.call('play');
    for (let i = 0; i < 100 && (await page.state()).status !== 'tour'; ++i) await page.pass(250);
    const end = await now(page);
    await page.pass(2000);
    const before = await page.evaluate((...all) => window.audio.strengths(...all), kChord, end - 1.2, end - 0.8);
    const after = await page.evaluate((...all) => window.audio.strengths(...all), kChord, end + 0.05, end + 0.45);
    assert.ok(Math.min(...after) > 0.004, `all four: ${after}`);
    assert.ok(Math.max(...after) < 4 * Math.min(...after), `alike: ${after}`);
    assert.ok(Math.min(...before) < 0.002, `not before: ${before}`);
    assert.ok((await loudness(page, end + 1.7, end + 2)) < 0.003, 'and it ends');
    await page.pass(3000);
    assert.equal(await page.evaluate(() => window.contexts[0].state), 'suspended', 'then the device is let go');
  });

  runTest(
    'at high speed the pitch glides with the depth, until paused',
    '#board=6x6&start=a1&speed=frame&panels=none',
    async (page) => {
      await switchOn(page);
      const notes = [];
      const begun = await now(page);
      await page.call('play');
      await page.pass(500);
      const chromatic = Array.from({length: 36}, (_, i) => 146.83 * 2 ** (i / 12));
      for (let i = 0; i < 20; ++i) {
        await page.pass(150);
        notes.push({at: await now(page), depth: (await page.state()).depth});
      }
      await page.call('pause');
      await page.pass(50);
      const paused = await now(page);
      await page.pass(2000);
      for (let at = begun + 0.15; at < notes.at(-1).at - 0.05; at += 0.05) {
        const level = await loudness(page, at, at + 0.05);
        assert.ok(level > 0.06 && level < 0.12, `at ${at} neither a gap nor a bang: ${level}`);
      }
      // On its way from one note to the next: it is heard where it has just been.
      let right = 0;
      for (const {at, depth} of notes) {
        const {place} = await page.evaluate((...all) => window.audio.loudest(...all), chromatic, at - 0.02, at + 0.05);
        right += Math.abs(place - (depth - 1)) <= 2;
      }
      assert.ok(right >= 17, `${right} of ${notes.length}`);
      assert.ok((await loudness(page, paused + 0.15, paused + 1.5)) < 0.001, 'silence');
      await page.pass(3000);
      assert.equal(await page.evaluate(() => window.contexts[0].state), 'suspended');
    },
  );
});

describe('switching the sound on and off', () => {
  runTest(
    'the button and S switch it on and off; before, nothing loads',
    '#board=5x5&start=a1&speed=20&panels=none',
    async (page) => {
      await page.call('play');
      await page.pass(1000);
      assert.deepEqual([await contexts(page), await scripts(page)], [0, 0]);
      assert.equal((await page.control('sound')).checked, false);
      await page.call('pause');
      await switchOn(page);
      assert.equal(await contexts(page), 1);
      await page.call('step');
      await page.pass(1000);
      await page.key('s');
      await page.pass(500);
      assert.equal((await page.control('sound')).checked, false);
      assert.equal(await page.evaluate(() => window.contexts[0].state), 'suspended');
      const off = await now(page);
      await page.call('step');
      await page.pass(1000);
      await page.key('s');
      await page.pass(500);
      assert.equal((await page.control('sound')).checked, true);
      assert.equal(await contexts(page), 1, 'one for all');
      await page.pass(500);
      assert.ok((await loudness(page, off, off + 0.9)) < 0.001, 'silence while it was off');
    },
  );

  const kTwo = '<knights-tour id="a" board="5x5" sound></knights-tour><knights-tour id="b" board="5x5"></knights-tour>';
  const prepare = (page) => page.evaluateOnNewDocument(renderOffline);
  const checked = (page, id) => page.evaluate((name) => window[name].controls().find((each) => each.id === 'sound')?.checked, id);

  hostTest('embedded boards need the sound attribute', kTwo, {prepare, height: 1600, width: 900}, async (page) => {
    await Promise.all([page.ready(), page.board('#b').ready()]);
    await page.evaluate(() => {
      window.keys = [];
      addEventListener('keydown', ({key}) => window.keys.push(key));
      window.b.focus();
    });
    await page.settle();
    await page.key('s');
    await page.board('#b').settle();
    assert.deepEqual([await checked(page, 'a'), await checked(page, 'b')], [false, undefined]);
    assert.deepEqual([await contexts(page), await scripts(page), await page.evaluate(() => window.keys)], [0, 0, ['s']]);
    await page.call('focus');
    await page.key('s');
    await page.until(() => window.contexts.length === 1 && window.a.controls().find(({id}) => id === 'sound').checked);
    assert.deepEqual(await page.evaluate(() => window.keys), ['s'], 'this one was used');
    // Each is switched on by itself, and its permission can be given and taken while it lives.
    await page.evaluate(() => {
      window.b.sound = true;
    });
    await page.until(() => window.b.controls().find(({id}) => id === 'sound')?.checked === false);
    await page.evaluate(() => window.a.removeAttribute('sound'));
    await page.until(() => !window.a.controls().some(({id}) => id === 'sound'));
    await page.evaluate(() => {
      window.a.sound = true;
    });
    await page.until(() => window.a.controls().find(({id}) => id === 'sound')?.checked === false);
    assert.equal((await page.state()).settings.sound, undefined, 'it is no setting');
  });

  let come = () => {};
  hostTest(
    'is played once if switched on again before its script arrives',
    '<knights-tour id="a" board="5x5" sound></knights-tour>',
    {
      prepare,
      overrides: {
        '/sound.js': (...all) => {
          come = () => giveDist('sound.js')(...all);
        },
      },
    },
    async (page) => {
      await page.ready();
      await page.call('focus');
      for (const isOn of [true, false, true]) {
        await page.key('s');
        await page.until((wanted) => window.a.controls().find(({id}) => id === 'sound').checked === wanted, isOn);
      }
      await page.settle();
      await page.evaluate(() => {
        window.opened = 0;
        let sound = null;
        Object.defineProperty(knightsTourParts, 'sound', {
          get: () => sound,
          set: ({openPlayer}) => {
            const count = (...all) => {
              ++window.opened;
              return openPlayer(...all);
            };
            sound = {openPlayer: count};
          },
        });
      });
      come();
      await page.until(() => window.opened > 0);
      await page.waitFrames();
      assert.equal(await page.evaluate(() => window.opened), 1);
    },
  );

  hostTest(
    'a removed board is silent, and sounds again when put back',
    '<knights-tour id="a" board="5x5" sound></knights-tour>',
    {prepare},
    async (page) => {
      await page.ready();
      await page.call('focus');
      await page.key('s');
      await page.until(() => window.contexts[0]?.state === 'running');
      await page.evaluate(() => {
        window.board = window.a;
        window.board.remove();
      });
      await page.until(() => window.contexts[0].state === 'suspended');
      await page.evaluate(() => document.body.append(window.board));
      await page.until(
        () => window.a.controls().find(({id}) => id === 'sound')?.checked && window.contexts[0].state === 'running',
      );
      assert.equal(await contexts(page), 1);
    },
  );

  shared.test('sound=true in the address allows sound in a frame', async (open) => {
    const page = await open({});
    for (const [keys, isThere] of [
      ['board=5x5&sound=true', true],
      ['board=5x5', false],
    ]) {
      await page.goto('about:blank');
      await page.goto(`${shared.server.url}embed.html#${keys}`);
      await page.ready();
      await page.settle();
      assert.equal(await page.shows('sound'), isThere, keys);
      assert.equal((await page.state()).settings.board, '5x5');
    }
  });

  hostTest(
    'reports a browser without Web Audio',
    '<knights-tour id="a" board="5x5" sound></knights-tour>',
    {prepare: without('audio')},
    async (page) => {
      await page.ready();
      await page.evaluate(() => {
        window.told = [];
        window.a.addEventListener('error', ({detail}) => window.told.push(detail));
        window.a.focus();
      });
      await page.key('s');
      await page.until(() => window.told.length === 1);
      assert.deepEqual(await page.evaluate(() => window.told), [
        {kind: 'sound', message: 'The sound needs Web Audio, which this browser lacks. Any current browser has it.'},
      ]);
      await page.until(() => window.a.controls().some(({id}) => id === 'dismiss'));
      assert.equal(await checked(page, 'a'), false);
      await page.until(() =>
        [...window.a.shadowRoot.querySelectorAll('[role=alert]')].some(({textContent}) =>
          /The sound needs Web Audio, which this browser lacks/.test(textContent),
        ),
      );
    },
  );

  shared.pageTest('screen readers find the button and announce whether sound is on', '#board=5&start=a1', async (page) => {
    await page.mirrored();
    await page.blur();
    await page.tabTo('button', 'Play');
    for (let i = 0; i < 12 && (await page.focused()).name !== 'Sound'; ++i) await page.keys('ArrowRight');
    const {role, name, pressed} = await page.focused();
    assert.deepEqual([role, name, Boolean(pressed)], ['button', 'Sound', false]);
    await page.keys('Enter');
    await page.until(
      () => window.knightsTour.shadowRoot.querySelector('.mirror [data-id=sound]').getAttribute('aria-pressed') === 'true',
    );
    await page.until(() => /Sound on/.test(window.knightsTour.shadowRoot.querySelector('[role=status]').textContent));
    await page.named('button', 'Sound');
  });
});
