// Links: a permalink restores the state for a thousand settings; the address of the page; the single file.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {giveDist, held} from '../answers.mjs';
import {eventually, openPage, shareBrowser, sleep, withServer} from '../browser.mjs';
import {withCheck} from '../../../web/element/link.js';

const shared = shareBrowser();
const {pageTest} = shared;
const hash = (page) => new URL(page.url()).hash;

// Waits until the address has followed.
const address = (page, expected) => page.until((wanted) => location.hash === wanted, expected);

// Settings at random, in the page: `rows` of {key: value}, of which each is allowed.
function randomSettings(count, seed) {
  let now = seed;
  const below = (n) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return Math.floor((now / 2 ** 32) * n);
  };
  const one = (...values) => values[below(values.length)];
  const square = (rows, cols) =>
    below(2) ? `${below(rows)},${below(cols)}` : `${String.fromCharCode(97 + below(cols))}${1 + below(rows)}`;
  const permutation = () => {
    const digits = [...'12345678'];
    for (let i = 7; i > 0; --i) {
      const j = below(i + 1);
      [digits[i], digits[j]] = [digits[j], digits[i]];
    }
    return digits.join('');
  };
  return Array.from({length: count}, () => {
    const rows = 3 + below(6),
      cols = 3 + below(6);
    const wishes = {
      board: () => `${rows}x${cols}`,
      start: () => square(rows, cols),
      end: () => square(rows, cols),
      holes: () => Array.from({length: 1 + below(3)}, () => square(rows, cols)).join(';'),
      leaper: () => one('1,2', '1,3', '2,3', '1,1'),
      goal: () => one('tour', 'closed'),
      algorithm: () => one('backtracking', 'warnsdorff', 'warnsdorff-backtracking', 'pruned', 'brute-force'),
      moves: () => one('clockwise', 'report', 'lexicographic', permutation()),
      tie: () => one('first', 'last', 'random'),
      seed: () => String(below(30000)),
      detail: () => one('move', 'candidate'),
      speed: () => one('frame', 'max', '0.25', '10', '1000000'),
      theme: () => one('auto', 'light', 'dark', 'projector', 'contrast'),
      scale: () => one('0.5', '1', '1.25', '2'),
      controls: () => one('full', 'minimal', 'none'),
      panels: () => one('settings', 'code,plot', 'numbers', 'auto'),
      language: () => one('none', 'english', 'python', 'cpp'),
      base: () => one('0', '1'),
      heat: () => one('true', 'false'),
      graph: () => one('none', 'none', 'none', 'A-B;B-C;C>D;A-D', 'Ä&b-C 3;C 3-d%'),
    };
    const settings = {};
    for (const [key, wish] of Object.entries(wishes)) if (below(3) === 0) settings[key] = wish();
    return {settings, step: below(3) ? below(40) : 0};
  });
}

describe('a page whose board is not ready yet', () => {
  const opening = (name, body) =>
    shared.test(name, async (open) => {
      const script = held(giveDist('visualizer.js'));
      await withServer({'/visualizer.js': script.wait}, async (server) => {
        const page = await open();
        await page.goto(`${server.url}#board=5x5`, {waitUntil: 'domcontentloaded'});
        await script.asked;
        await body(page, script);
      });
    });

  opening('follows a link that is typed', async (page, script) => {
    // Either may end with the page that was there before.
    await page
      .evaluate(() => {
        location.hash = 'board=6x6';
      })
      .catch(() => {});
    script.come();
    const shows = () => page.evaluate(() => window.knightsTour?.getState?.()?.settings.board).catch(() => null);
    await eventually(async () => (await shows()) === '6x6', 'the board of the link');
    assert.equal(hash(page), '#board=6x6');
  });

  opening('leaves the focus where the visitor has put it', async (page, script) => {
    await page.focus('header a[href^="lessons/"]');
    script.come();
    await page.ready();
    await page.waitFrames(5);
    assert.equal(await page.evaluate(() => document.activeElement.pathname), '/lessons/index.html');
  });
});

describe('a link', () => {
  pageTest('restores random settings, and is as short as possible', '#v=1', {timeout: 180_000}, async (page) => {
    const {faults, links} = await page.evaluate(
      async (rows) => {
        const {createInstance} = knightsTourParts.visualizer;
        const canvas = document.body.appendChild(document.createElement('canvas'));
        const board = createInstance(canvas);
        await board.ready;
        const defaults = board.defaults();
        const show = async (settings, step) => {
          await board.setState({settings: {...defaults, ...settings}});
          await board.seek(step);
        };
        const seen = () => {
          const {settings, step, path} = board.getState();
          delete settings.step; // the step to show first
          return JSON.stringify([settings, step, path]);
        };
        const faults = [],
          links = [];
        for (const {settings, step} of rows) {
          await show(settings, step);
          const link = board.link(),
            wanted = seen();
          await show({}, 0);
          if (board.link() !== '') faults.push(`the default has the link ${board.link()}`);
          const given = Object.fromEntries(new URLSearchParams(link));
          delete given.v;
          await show(given, Number(given.step ?? 0));
          if (seen() !== wanted) faults.push(`${link}: ${seen()} is not ${wanted}`);
          if (board.link() !== link) faults.push(`${link} became ${board.link()}`);
          if (Object.entries(given).some(([key, value]) => defaults[key] === value)) faults.push(`${link} says a default`);
          links.push(link);
        }
        board.destroy();
        return {faults, links};
      },
      randomSettings(process.env.KT_ALL ? 1000 : 300, 7),
    );
    assert.deepEqual(faults.slice(0, 5), []);
    assert.ok(new Set(links).size > 0.8 * links.length, 'they differ');
    const order = await page.evaluate(() => Object.keys(knightsTour.getState().settings));
    for (const link of links) {
      const places = [...new URLSearchParams(link).keys()].slice(1).map((key) => order.indexOf(key));
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
        link,
      );
      if (link) assert.match(link, /^v=1&/);
    }
  });

  pageTest(
    'opens the state from which it was copied',
    '#board=6x7&start=c2&algorithm=warnsdorff-backtracking&step=20&heat',
    async (page) => {
      const link = await page.call('permalink');
      const before = await page.state();
      const other = await openPage(shared.browser, link);
      const {step, path, settings} = await other.state();
      assert.deepEqual([step, path, settings.heat, settings.start], [20, before.path, true, 'c2']);
      await other.close();
    },
  );
});

describe('a damaged link', () => {
  const kSentence = 'This link is incomplete or has been changed. Copy the whole link again.';
  const kLink = `#${withCheck('v=1&board=6x7&start=c2&algorithm=warnsdorff&step=20')}`;
  const openHash = async (open, hash, path = '') => {
    const page = await open();
    await page.listen();
    await page.goto(`${shared.server.url}${path}${hash}`);
    await page.ready();
    await page.settle();
    return {page, errors: (await page.errors()).map(({message}) => message)};
  };

  shared.test('is applied as far as possible, and reported', async (open) => {
    const {page, errors} = await openHash(open, kLink.slice(0, -6));
    assert.ok(errors.includes(kSentence), `${errors}`);
    assert.equal((await page.state()).settings.board, '6x7');
  });

  for (const [what, hash, path] of [
    ['nothing wrong with it', kLink],
    ['& escaped as in HTML, and a full stop after it', `${kLink.replaceAll('&', '&amp;')}.`],
    ['an encoded #', kLink.replace('#', '%23'), 'index.html'],
  ]) {
    shared.test(`is repaired if it has ${what}`, async (open) => {
      const {page, errors} = await openHash(open, hash, path);
      assert.deepEqual(errors, []);
      const {settings, step} = await page.state();
      assert.deepEqual([settings.board, settings.start, step], ['6x7', 'c2', 20]);
    });
  }
});

describe('the address', () => {
  // The browser reports the change with a delay, and the board may be about to write its own link.
  pageTest(
    'that changes is followed, not overwritten',
    '#board=5',
    {
      withClock: true,
      prepare: (page) =>
        page.evaluateOnNewDocument(() => addEventListener('hashchange', (event) => event.stopImmediatePropagation())),
    },
    async (page) => {
      await page.evaluate(() => {
        window.knightsTour.step(1);
        location.hash = '#board=6';
      });
      await page.pass(1000);
      const {settings, step} = await page.state();
      assert.deepEqual([settings.board, step], ['6x6', 0]);
    },
  );

  pageTest('follows the board; Back and Forward switch between searches', '#v=1', async (page) => {
    const length = () => page.evaluate(() => history.length);
    const first = await length();
    assert.equal(hash(page), '#v=1');
    await page.click('forward');
    await page.click('forward');
    await address(page, '#v=1&step=2');
    assert.equal(await length(), first, 'a step is no entry');
    await page.set({board: '5x5'});
    await address(page, '#v=1&board=5x5');
    await page.click('board', 0.5, 0.5);
    await address(page, '#v=1&board=5x5&start=c3');
    assert.equal(await length(), first + 2);
    await page.goBack();
    await page.untilState({start: 'a5'});
    await address(page, '#v=1&board=5x5');
    await sleep(700); // the address has come to rest; what follows goes back and forward before it has again
    await page.goBack();
    await page.untilState({board: '8x8'});
    assert.equal((await page.state()).step, 2);
    await page.goForward();
    await page.untilState({board: '5x5'});
    assert.equal(await length(), first + 2, 'going back and forward makes no entries');
    await page.evaluate(() => {
      location.hash = '#board=6&step=3';
    });
    await page.untilState({board: '6x6'});
    assert.equal((await page.state()).step, 3);
  });

  pageTest('does not change while playing', '#speed=60', {withClock: true}, async (page) => {
    await page.evaluate(() => {
      window.written = 0;
      for (const name of ['pushState', 'replaceState']) {
        const write = history[name];
        history[name] = function (...all) {
          ++window.written;
          return write.apply(this, all);
        };
      }
      window.knightsTour.play();
    });
    await page.pass(2500);
    assert.equal(await page.evaluate(() => window.written), 0);
    await page.call('pause');
    await page.run();
    await page.settle();
    const {step} = await page.state();
    await address(page, `#v=1&speed=60&step=${step}`);
  });
});

describe('the single file', () => {
  shared.test('runs from a file:// address, loads nothing, shows the code and opens Share', async (open) => {
    const file = pathToFileURL(fileURLToPath(new URL('../../../dist/knights-tour.html', import.meta.url))).href;
    const page = await open({width: 1280, height: 800});
    const requests = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(file)) requests.push(request.url());
    });
    await page.goto(`${file}#board=5x5&step=7`);
    await page.ready();
    await page.click('forward');
    assert.equal((await page.state()).step, 8);
    await address(page, '#v=1&board=5x5&step=8');
    await page.set({panels: 'code'});
    await page.until(() => window.knightsTourParts.programs?.listings.startsWith('backtracking ') ?? false);
    await page.settle();
    assert.ok(!(await page.controls()).some(({id}) => id === 'programs-again'));
    await page.click('share');
    await page.find('dialog[open]');
    assert.deepEqual([requests, page.problems], [[], []]);
  });
});
