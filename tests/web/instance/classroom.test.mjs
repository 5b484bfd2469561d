// What a teacher does with a search: go to any of its steps, watch it backwards, ask why, and look at every panel.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {panels, themes} from '#tables';
import {eventually, shareBrowser} from '../browser.mjs';

const {pageTest} = shareBrowser();
const kPanels = panels.map(({id}) => id);

// Everything but what counts frames.
async function picture(page) {
  const {frame, speed, ...rest} = await page.state();
  return JSON.stringify([rest, await page.controls()]);
}

describe('time', () => {
  pageTest('runs to the first dead end of 8x8, and steps across it', '#v=1', async (page) => {
    await page.click('until');
    await page.click('until=dead-end');
    const dead = await page.state();
    assert.equal(dead.status, 'paused');
    assert.equal(dead.step, 35);
    assert.equal(dead.depth, 36);
    assert.equal(dead.event.type, 'advance');
    await page.click('forward');
    assert.equal((await page.state()).event.type, 'backtrack');
    await page.click('back');
    assert.deepEqual((await page.state()).path, dead.path);
    await page.press('ArrowRight');
    assert.equal((await page.state()).step, 36);
  });

  pageTest('reaches the same state at any of 16,501,401 steps', '#speed=max', async (page) => {
    const told = await page.evaluate(async () => {
      const all = [];
      document.addEventListener('statechange', ({detail}) => all.push(detail), true);
      await window.knightsTour.runUntil('tour');
      return all;
    });
    const end = await page.state();
    assert.equal(end.step, 16_501_401, `${end.status} after ${JSON.stringify(told)}`);
    assert.equal(end.visits, 8_250_733);
    assert.equal((await page.control('timeline')).max, 16_501_401);
    // The same step from above and from below.
    for (const step of [12_345_678, 1_000_003, 8_250_000, 16_501_400]) {
      await page.call('seek', step);
      const {path, visits, deepest} = await page.state();
      await page.call('seek', step < 8e6 ? 0 : step - 5000);
      await page.call('seek', step);
      const again = await page.state();
      assert.deepEqual([again.path, again.visits, again.deepest], [path, visits, deepest]);
      assert.equal(again.step, step);
    }
    // By a click in the middle of the line.
    await page.click('timeline');
    assert.ok(Math.abs((await page.state()).step - 8_250_700) < 200_000);
    await page.click('to-end');
    assert.deepEqual((await page.state()).path, end.path);
  });

  pageTest('goes to a step that is typed', '#v=1', async (page) => {
    await page.click('step', 0.3);
    await page.keyboard.type('1,234');
    await page.press('Enter');
    assert.equal((await page.state()).step, 1234);
  });

  pageTest('plays backwards and stops at the start', '#speed=frame', async (page) => {
    await page.call('seek', 40);
    await page.click('play-back');
    await page.until(() => window.knightsTour.getState().status !== 'playing');
    const {status, step, path} = await page.state();
    assert.deepEqual([status, step, path], ['paused', 0, [[0, 0]]]);
  });

  pageTest('runUntil() settles at its event or when stopped', '#board=8&start=0,1', async (page) => {
    await page.call('runUntil', 'backtrack');
    assert.equal((await page.state()).event.type, 'backtrack');
    await page.call('runUntil', 'record');
    const {depth, deepest} = await page.state();
    assert.equal(depth, deepest);
    const stopped = page.evaluate(() => window.knightsTour.runUntil('end').then(() => 'settled'));
    await page.untilState({status: 'playing'});
    await page.click('play');
    assert.equal(await stopped, 'settled');
    assert.equal((await page.state()).status, 'paused');
    assert.match(await page.evaluate(() => window.knightsTour.runUntil('lunch').catch(String)), /'lunch' is not one of/);
  });

  pageTest('a key leads back to a bookmark', '#v=1', async (page) => {
    await page.call('seek', 20);
    await page.click('bookmark');
    await page.call('seek', 300);
    for (let i = 0; i < 10 && (await page.state()).step !== 20; ++i) await page.press('PageUp');
    assert.equal((await page.state()).step, 20);
    assert.equal((await page.control('bookmark')).label, 'Remove the bookmark');
  });

  pageTest('max speed draws as many frames as one step a frame', '#board=8&start=0,1', {withClock: true}, async (page) => {
    const drawn = async () => (await page.state()).frame.drawn;
    const shownInASecond = async () => {
      const before = await drawn();
      await page.pass(1000);
      return (await drawn()) - before;
    };
    await page.call('play');
    await page.pass(1000);
    const slow = await shownInASecond();
    await page.set({speed: 'max'});
    await page.pass(100);
    const fast = await shownInASecond();
    assert.ok(Math.abs(slow - 60) <= 1 && Math.abs(fast - slow) <= 1, `${fast} frames to ${slow}`);
    assert.ok((await page.state()).step > 1_000_000);
  });

  // In whichever frame it is taken.
  pageTest('draws the last step of a run at max speed', '#board=8&speed=max&panels=code', async (page) => {
    for (const board of ['8x8', '6x6', '8x8', '5x5', '8x8', '6x6']) {
      const [status, step, shown] = await page.evaluate(async (board) => {
        const element = window.knightsTour;
        element.setState({settings: {board}});
        element.play();
        do {
          await new Promise(requestAnimationFrame);
        } while (element.getState().status === 'playing');
        const {status, step} = element.getState();
        return [status, step, element.controls().find(({id}) => id === 'step').value];
      }, board);
      assert.equal(status, 'tour', board);
      assert.equal(shown, step, board);
    }
  });
});

describe('the board shows the state', () => {
  // Nothing is drawn in the lower right corners of squares, so their colour shows whether a square is on the path.
  // The colours of every theme are checked by tests/view/board/board_picture_test.cpp.
  for (const theme of process.env.KT_ALL ? Object.keys(themes) : ['light']) {
    pageTest(
      `${theme}: colours tell free and visited squares and the knight apart`,
      `#board=6&theme=${theme}`,
      {scale: 1, width: 640, height: 560},
      async (page) => {
        for (const step of [0, 9, 23, 40]) {
          await page.call('seek', step);
          await page.mouse.move(5, 5);
          await page.settle();
          const {at} = await page.pixels('board');
          const {path} = await page.state();
          const corner = (row, col) => at((col + 0.97) / 6, (row + 0.97) / 6).join();
          const names = {'free light': new Set(), 'free dark': new Set(), 'visited light': new Set(), 'visited dark': new Set()};
          for (let row = 0; row < 6; ++row) {
            for (let col = 0; col < 6; ++col) {
              if (row === path.at(-1)[0] && col === path.at(-1)[1]) continue; // perhaps framed as a dead end
              const visited = path.some(([r, c]) => r === row && c === col);
              names[`${visited ? 'visited' : 'free'} ${(row + col) % 2 ? 'dark' : 'light'}`].add(corner(row, col));
            }
          }
          const colours = Object.values(names).filter((set) => set.size > 0);
          for (const [name, set] of Object.entries(names))
            assert.ok(set.size <= 1, `${name}: ${[...set].join(' ')} at step ${step}`);
          assert.equal(
            new Set(colours.map((set) => [...set][0])).size,
            colours.length,
            `colours that mean different things differ at step ${step}`,
          );
          // The knight's body covers the place where every other square shows its own colour, or a line.
          const body = ([row, col]) => at((col + 0.55) / 6, (row + 0.68) / 6).join();
          const knight = body(path.at(-1));
          const others = [...Array(36).keys()]
            .map((v) => [Math.floor(v / 6), v % 6])
            .filter(([r, c]) => r !== path.at(-1)[0] || c !== path.at(-1)[1]);
          assert.ok(
            others.every((square) => body(square) !== knight),
            `another square looks like the knight's at step ${step}`,
          );
        }
      },
    ); // what is painted has its price
  }
});

describe('panels', () => {
  pageTest('a click in the stack shows its moment, and Return leads back', '#board=5&panels=stack', async (page) => {
    await page.call('seek', 3000);
    await page.settle();
    const {path} = await page.state();
    const frame = (await page.controls()).filter((c) => c.id.startsWith('frame-')).at(-1);
    const depth = Number(frame.id.slice('frame-'.length));
    assert.ok(depth < path.length);
    await page.click(frame.id);
    const moment = await page.state();
    assert.deepEqual(moment.path, path.slice(0, depth));
    await page.call('step');
    assert.deepEqual((await page.state()).path, path.slice(0, depth + 1), 'the next step is the one the path goes on with');
    await page.click('return');
    assert.equal((await page.state()).step, 3000);
  });

  pageTest('a click in the tree shows its moment', '#board=5&panels=tree', async (page) => {
    await page.call('seek', 3000);
    await page.settle();
    const {path} = await page.state();
    const nodes = (await page.controls()).filter((c) => c.id.startsWith('tree-node-')).map((c) => Number(c.id.slice(10)));
    const depth = Math.min(...nodes.filter((d) => d > path.length - 8));
    await page.click(`tree-node-${depth}`);
    assert.deepEqual((await page.state()).path, path.slice(0, depth));
  });

  pageTest('saves the tree as SVG and the plot as CSV', '#board=5&panels=tree', async (page) => {
    await page.evaluate(() => {
      window.files = [];
      URL.createObjectURL = (blob) => {
        window.files.push(blob);
        return '#';
      };
    });
    await page.call('seek', 3000);
    await page.settle();
    await page.click('tree-svg');
    await page.set({panels: 'plot'});
    await page.settle();
    await page.click('plot-csv');
    const files = await page.evaluate(() =>
      Promise.all(window.files.map(async (file) => ({type: file.type, text: await file.text()}))),
    );
    assert.deepEqual(
      files.map((file) => file.type),
      ['image/svg+xml', 'text/csv'],
    );
    const root = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.nodeName,
      files[0].text,
    );
    assert.equal(root, 'svg');
    assert.ok(files[1].text.split('\n').length > 100);
  });

  // A click on each control of each panel changes the state or the list of controls. The flame graph searches a whole tree.
  for (const panel of process.env.KT_SHORT ? ['play', 'compare'] : kPanels) {
    const board = panel === 'flame' ? '4x5' : '6x6';
    pageTest(
      `every control reacts to a click: ${panel}`,
      `#board=${board}&algorithm=warnsdorff-backtracking&detail=candidate&panels=${panel}`,
      {height: 900, timeout: 180_000},
      async (page) => {
        await page.evaluate(() => {
          window.saved = 0;
          URL.createObjectURL = () => {
            ++window.saved;
            return '#';
          };
        });
        await page.call('runUntil', 'tour');
        await page.call('seek', 150);
        await page.settle();
        const clicked = new Set();
        // What stands on every page is clicked with the first panel.
        const others = new Set();
        if (panel !== kPanels[0]) {
          await page.set({panels: 'numbers'});
          await page.settle();
          for (const {id} of await page.controls()) others.add(id);
          await page.set({panels: panel});
          await page.settle();
        }
        const passive = /^(board|plot-area|tree-fit|frame-.*|tree-node-.*|timeline)$/; // they have tests of their own
        for (const {id, enabled, checked, role} of await page.controls()) {
          if (clicked.has(id) || !enabled || checked || passive.test(id) || others.has(id)) continue;
          const still = (await page.controls()).find((c) => c.id === id);
          if (!still?.enabled || still.checked) continue;
          clicked.add(id);
          const before = await picture(page);
          const saved = await page.evaluate(() => window.saved);
          await page.click(id);
          if (id === 'share') {
            // a dialog of the page, which has tests of its own
            await page.find('dialog[open]');
            await page.key('Escape');
            await page.gone('dialog[open]');
            continue;
          }
          const isField = ['spinbutton', 'slider', 'textbox'].includes(role);
          const reacts = async () => (await picture(page)) !== before || (await page.evaluate(() => window.saved)) > saved;
          if (!isField) await eventually(reacts, `something comes of a click on ${id}`);
          // A list that opened: each of its items, too, or of a long one the first and the last.
          if (['combobox', 'button'].includes(role)) {
            const items = (await page.controls()).filter((c) => c.id.startsWith(id + '=')).map((c) => c.id);
            for (const item of process.env.KT_ALL ? items : new Set([...items.slice(0, 1), ...items.slice(-1)])) {
              if (!(await page.controls()).some((c) => c.id === item)) await page.click(id);
              const entry = (await page.controls()).find((c) => c.id === item);
              if (entry?.enabled) await page.click(item);
              clicked.add(item);
            }
          }
          await page.key('Escape');
          await page.call('pause');
          await page.evaluate(
            (p, size) =>
              window.knightsTour.setState({
                settings: {
                  board: size,
                  panels: p,
                  theme: 'light',
                  scale: '1',
                  algorithm: 'warnsdorff-backtracking',
                  detail: 'candidate',
                  speed: 'frame',
                  start: '0,0',
                  base: '1',
                  language: 'english',
                },
                step: 150,
              }),
            panel,
            board,
          );
          await page.settle();
        }
        const least = {settings: 25, stack: 0, numbers: 0}; // nothing but rows to click, or words to read
        assert.ok(clicked.size >= (least[panel] ?? 2), [...clicked].join(' '));
        assert.equal((await page.state()).settings.board, board);
      },
    );
  }
});
