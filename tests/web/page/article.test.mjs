// The article as readers use it: scrolled from top to bottom in a real browser, its buttons clicked.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {eventually} from '../browser.mjs';
import {boards, exampleTest} from './example_page.mjs';

const kMaxAlive = 4;
const withClock = true;

async function scrollThrough(page) {
  const seen = new Set();
  const {total, view} = await page.evaluate(() => ({total: document.documentElement.scrollHeight, view: innerHeight}));
  for (let y = 0; y < total; y += view / 2) {
    await page.mouse.wheel({deltaY: y === 0 ? 0 : view / 2});
    await eventually(
      async () => (await boards(page)).every(({inSight, alive}) => !inSight || alive),
      `a board alive in sight at ${y}`,
    );
    const now = await boards(page);
    now.forEach(({inSight}, i) => {
      if (inSight) seen.add(i);
    });
    assert.ok(now.filter(({alive}) => alive).length <= kMaxAlive, 'more boards alive than the browser has room for');
  }
  assert.equal(seen.size, (await boards(page)).length, 'every board was seen');
  await eventually(() => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 2), 'at the end');
}

for (const [what, options] of Object.entries({
  'on a desktop': {},
  'on a telephone': {width: 390, height: 844, touch: true},
  ...(process.env.KT_ALL && {'in the dark': {dark: true}}),
})) {
  exampleTest(
    `scrolled through ${what}: every board in view is live, and nothing jumps`,
    'backtracking.html',
    options,
    async (page) => {
      await scrollThrough(page);
      assert.ok((await page.evaluate(() => window.shifted)) < 0.01, 'nothing moves by itself');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no scrolling sideways');
    },
  );
}

exampleTest('boards also start after distant jumps', 'backtracking.html', async (page) => {
  const {length} = await boards(page);
  for (const i of [length - 1, 0, length - 2, 4]) {
    await page.evaluate((n) => document.querySelectorAll('knights-tour')[n].scrollIntoView({block: 'center'}), i);
    await eventually(async () => (await boards(page)).every(({inSight, alive}) => !inSight || alive), `board ${i} alive`);
  }
});

// The n-th figure with boards, and what a reader does there.
async function figureOf(page, n) {
  const figure = (await page.$$('figure[data-shows]'))[n];
  await figure.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const board = async (i = 0) =>
    (await figure.$$('knights-tour'))[i].evaluate(async (element) => {
      await element.ready;
      return element.getState();
    });
  return {
    board,
    seek: (step) => figure.$eval('knights-tour', (element, wanted) => element.seek(wanted), step),
    click: async (label) => {
      await board();
      for (const button of await figure.$$('button')) {
        if ((await button.evaluate((element) => element.textContent)) === label) return button.click();
      }
      assert.fail(`figure ${n} has no button '${label}'`);
    },
    // From now on the figure's first button is pressed in the moment in which it gets this label, once.
    pressWhenItShows: (label) =>
      figure.$eval(
        'button',
        (button, wanted) => {
          new MutationObserver((changes, observer) => {
            if (button.textContent !== wanted) return;
            observer.disconnect();
            button.click();
          }).observe(button, {childList: true});
        },
        label,
      ),
    // Waits until a board is at a step, or has a status.
    expect: (wanted, i = 0) =>
      eventually(
        async () => {
          const state = await board(i);
          return Object.entries(wanted).every(([key, value]) => state[key] === value);
        },
        `${JSON.stringify(wanted)} in figure ${n}`,
      ),
    count: (text, i = 0) =>
      eventually(async () => (await (await figure.$$('.count'))[i].evaluate((element) => element.textContent)) === text, text),
    label: (text, i = 0) =>
      eventually(
        async () => (await (await figure.$$('button'))[i].evaluate((element) => element.textContent)) === text,
        `the label ${text}`,
      ),
  };
}

exampleTest('the first board autoplays, and its buttons work', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 0);
  await figure.label('Pause');
  await figure.expect({status: 'playing'});
  await figure.click('Pause');
  await figure.label('Play');
  await figure.expect({status: 'paused'});
  await figure.seek(12);
  await figure.click('One step back');
  await figure.expect({step: 11});
  await figure.click('Next dead end');
  await figure.expect({step: 20, depth: 21});
  await figure.count('step 20, 21 squares');
  await figure.click('Next dead end');
  await figure.expect({status: 'paused', step: 26});
  await figure.click('Play');
  await figure.expect({status: 'playing'});
});

exampleTest("the caption shows the board's step, while playing and after", 'backtracking.html', {withClock}, async (page) => {
  await (await figureOf(page, 0)).expect({status: 'playing'});
  const seen = await page.evaluate(async () => {
    const board = document.getElementById('first');
    const count = board.closest('figure').querySelector('.count');
    const look = async (milliseconds) => {
      await clock.go(milliseconds);
      const {step, depth} = board.getState();
      return [count.textContent, `step ${step}, ${depth} square${depth === 1 ? '' : 's'}`];
    };
    const seen = [];
    for (let i = 0; i < 60; ++i) seen.push(await look(30));
    board.pause();
    seen.push(await look(50));
    for (let i = 0; i < 3; ++i) {
      board.step(-1);
      seen.push(await look(50));
    }
    return seen;
  });
  for (const [told, is] of seen) assert.equal(told, is);
  assert.ok(new Set(seen.map(([told]) => told)).size > 8, 'it moved');
});

exampleTest('nothing moves by itself with prefers-reduced-motion', 'backtracking.html', {withClock, calm: true}, async (page) => {
  const figure = await figureOf(page, 0);
  await figure.expect({step: 0});
  await page.pass(5000);
  await figure.expect({step: 0, status: 'paused'});
  await page.run();
  await figure.click('Play');
  await figure.expect({status: 'playing'});
});

exampleTest('the tour plays from the start, or is shown complete', 'backtracking.html', {withClock}, async (page) => {
  const figure = await figureOf(page, 1);
  await figure.expect({status: 'tour', step: 63});
  await page.pass(0);
  await figure.click('Walk it from the start');
  await page.pass(1000);
  const {status, step} = await figure.board();
  assert.ok(status === 'playing' && step >= 5 && step <= 8, `${status} at step ${step}`);
  await page.run();
  await figure.click('Show it whole');
  await figure.expect({status: 'tour', step: 63});
  await figure.count('step 63, 64 squares: a tour');
});

exampleTest('buttons show the dead end and the mistake before it', 'backtracking.html', async (page) => {
  const deadEnd = await figureOf(page, 2);
  await deadEnd.click('Show the mistake');
  await deadEnd.expect({step: 7, depth: 8});
  await deadEnd.count('step 7, 8 squares');
  await deadEnd.click('Show the dead end');
  await deadEnd.expect({step: 20, depth: 21});
});

exampleTest('the program beside the board marks the line that has just run', 'backtracking.html', async (page) => {
  const back = await figureOf(page, 4);
  const marked = (line) =>
    eventually(async () => {
      const lines = await page.$$eval('.code [aria-current]', (all) => all.map((element) => element.textContent.trim()));
      return lines.length === 1 && lines[0] === line;
    }, `the line '${line}' is marked`);
  await back.expect({step: 94, depth: 17});
  await marked('mark square as free again');
  await back.click('One step back');
  await back.expect({step: 93, depth: 18});
  await marked('if it leads to a free square:');
  for (let i = 0; i < 4; ++i) await back.click('One step on');
  await back.expect({step: 97, depth: 18});
  await back.count('step 97, 18 squares');
  await marked('mark square as visited');
  await back.seek(0);
  await marked('search(square):');
  await page.$eval('#lines', (board) => board.runUntil('tour'));
  await marked('if every square is visited: done');
  await back.seek(94);
  await back.click('Play');
  await back.label('Pause', 2);
  await back.click('Pause');
  await back.expect({status: 'paused'});
});

exampleTest('a board shows what is lost, and runs to the next mistake', 'backtracking.html', async (page) => {
  const lost = await figureOf(page, 5);
  await eventually(async () => (await lost.board()).hope?.hope === 'lost', 'the path is known to be lost');
  assert.deepEqual([(await lost.board()).hope.since, (await lost.board()).step], [8, 20]);
  await lost.click('Where it notices');
  await lost.expect({step: 3658, depth: 7, status: 'paused'});
  await lost.click('Next mistake');
  await lost.expect({step: 3659, depth: 8, status: 'paused'});
  await lost.count('step 3,659, 8 squares');
  await lost.click('The first dead end');
  await lost.expect({step: 20});
});

exampleTest('the flame graph shows the whole search; a click goes to a step', 'backtracking.html', async (page) => {
  const {board, expect} = await figureOf(page, 5);
  await board();
  const {steps, mistakes, names, kept} = await page.$eval('.graph', (graph) => {
    const all = (what) => [...graph.querySelectorAll(what)];
    return {
      steps: graph.querySelector('svg svg').viewBox.baseVal.width,
      mistakes: all('.mistake')
        .slice(0, 5)
        .map((block) => Number(block.getAttribute('x'))),
      names: all('text').map(({textContent}) => textContent),
      kept: all('.kept').filter((block) => Number(block.getAttribute('x')) < 7).length,
    };
  });
  assert.equal(steps, 17654);
  assert.deepEqual(mistakes, [7, 3659, 7243, 10913, 14615]);
  assert.deepEqual(names, ['d1', 'e4', 'd5', 'a4', 'a2']);
  assert.equal(kept, 7);
  const graph = await page.$('.graph');
  await graph.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await board();
  const {x, y, width, height} = await graph.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await eventually(async () => Math.abs((await board()).step - steps / 2) < steps / width, 'the step in the middle');
  await eventually(
    () => page.$eval('.graph line', (line) => Math.abs(parseFloat(line.getAttribute('x1')) - 50) < 1),
    'the line in the middle',
  );
  await page.$eval('.graph', (element) => {
    element.closest('section').querySelector('knights-tour').seek(0);
  });
  await expect({step: 0});
  await eventually(() => page.$eval('.graph line', (line) => parseFloat(line.getAttribute('x1')) === 0), 'the line at the start');
});

exampleTest('two move orders run side by side', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 6);
  await figure.expect({step: 56, status: 'tour'}, 0);
  await figure.expect({step: 56, status: 'paused'}, 1);
  await figure.click('Let the second one finish');
  await figure.expect({step: 17654, status: 'tour'}, 1);
  await figure.count('step 17,654, 25 squares: a tour', 1);
  await figure.expect({step: 56}, 0);
  await figure.click('Both from the start');
  for (const i of [0, 1]) await figure.expect({step: 0}, i);
  await figure.click('Seven steps each');
  for (const i of [0, 1]) await figure.expect({step: 7, depth: 8}, i);
});

exampleTest('sixteen million steps run at full speed, pause and return', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 7);
  await figure.expect({step: 1068, depth: 59});
  // On the way: a quick machine has reached the end before the test could look for the button.
  await figure.pressWhenItShows('Pause');
  await figure.click('Run at full speed');
  await figure.expect({status: 'paused'});
  await figure.label('Run at full speed');
  const {step} = await figure.board();
  assert.ok(step > 1068 && step < 16501401, `paused at ${step}, somewhere on the way`);
  await figure.click('Run at full speed');
  await eventually(async () => (await figure.board()).status === 'tour', 'a tour');
  await figure.expect({step: 16501401});
  await figure.label('Run at full speed');
  await figure.click('Back to step 1,068');
  await figure.expect({step: 1068, depth: 59});
});

exampleTest('Warnsdorff’s rule finds a tour, gets stuck, and backtracks', 'backtracking.html', async (page) => {
  const rule = await figureOf(page, 10);
  await rule.click('One move on');
  await rule.expect({step: 11});
  await rule.click('One move back');
  await rule.expect({step: 10});
  await rule.click('To the end');
  await rule.expect({step: 63, status: 'tour'});
  const stuck = await figureOf(page, 11);
  await stuck.expect({step: 60, status: 'stuck'});
  await stuck.click('Let it go back');
  await stuck.expect({step: 155, status: 'tour'});
  await stuck.count('step 155, 64 squares: a tour');
  await stuck.click('Forward only');
  await stuck.expect({step: 60, status: 'stuck'});
});

exampleTest(
  'the closed tour plays; the impossible board is searched completely',
  'backtracking.html',
  {withClock},
  async (page) => {
    const ring = await figureOf(page, 12);
    await ring.expect({step: 63, status: 'tour'});
    await page.pass(0);
    await ring.click('Walk round');
    await page.pass(1000);
    assert.equal((await ring.board()).status, 'playing');
    await page.run();
    const impossible = await figureOf(page, 13);
    await impossible.expect({step: 0});
    await impossible.click('Search anyway');
    await eventually(async () => (await impossible.board()).status === 'exhausted', 'the end');
    await impossible.expect({step: 3658841, visits: 1829421});
    await impossible.count('step 3,658,841, 0 squares: no tour: everything was tried');
    await impossible.click('From the start');
    await impossible.expect({step: 0, depth: 1});
  },
);

exampleTest("a reader predicts the rule's move before it is shown", 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 9);
  await figure.expect({step: 10});
  const click = async (row, column) => {
    await page.mouse.click(
      ...(await page.$eval(
        '#predict-rule',
        (board, x, y) => {
          const {rect} = board.controls().find(({id}) => id === 'board');
          const canvas = board.shadowRoot.querySelector('canvas').getBoundingClientRect();
          return [canvas.x + rect.x + rect.width * x, canvas.y + rect.y + rect.height * y];
        },
        (column + 0.5) / 8,
        (row + 0.5) / 8,
      )),
    );
    await page.board('#predict-rule').settle();
  };
  await click(2, 7);
  assert.equal((await figure.board()).step, 10, 'this is an answer');
  await click(0, 7); // anywhere: on to the next question
  await figure.expect({step: 11, status: 'paused'});
  assert.deepEqual((await figure.board()).event.square, [2, 7]);
});

exampleTest('the growth chart fills while its runs are made, and stops on request', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 8);
  const points = () =>
    page.$$eval('.chart [data-visits]', (all) => all.map(({dataset: {side, visits, is}}) => `${side}: ${visits}, ${is}`));
  await figure.expect({step: 0, status: 'paused'});
  assert.deepEqual(await points(), []);
  await figure.click('Run them');
  await figure.label('Stop');
  // What the table beside it quotes; the last one goes on for a hundred million visits.
  const quoted = await page.$$eval('.growth [data-side]', (rows) =>
    rows.flatMap((row) =>
      [...row.querySelectorAll('[data-of="visits"]')].map(({value}) => `${row.dataset.side}: ${value}, tour`),
    ),
  );
  const done = quoted.filter((run) => !run.startsWith('9: 100000000')).sort();
  assert.equal(done.length, 9);
  await eventually(async () => (await points()).filter((run) => run.endsWith('tour')).length === 9, 'nine runs');
  assert.deepEqual((await points()).filter((run) => run.endsWith('tour')).sort(), done);
  await eventually(async () => (await points()).some((run) => /^9: \d+, running$/.test(run)), 'the last run is on its way');
  await figure.click('Stop');
  await figure.label('Run them');
  assert.match(await page.$eval('.told', (element) => element.textContent), /^9 × 9, blind: given up after [\d,]+ visits$/);
  await figure.expect({status: 'paused'});
});

exampleTest('the content security policy is enforced', 'backtracking.html', async (page, problems) => {
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {once: true});
        document.head.append(Object.assign(document.createElement('style'), {textContent: 'p { color: red; }'}));
      }),
  );
  assert.equal(refused, 'style-src-elem');
  await eventually(() => problems.length > 0, 'the refusal is on the console');
  assert.match(problems.splice(0).join(), /^[^,]*Content Security Policy[^]*$/);
});

exampleTest('the minimal page runs to the next dead end and describes it', 'minimal.html', async (page) => {
  await page.evaluate(() => document.getElementById('board').ready);
  await page.clickElement('#next');
  await eventually(
    () => page.$eval('#told', (element) => /^Step \d+: \d+ squares\.$/.test(element.textContent)),
    'the step is told',
  );
  const {step, event} = await page.evaluate(() => document.getElementById('board').getState());
  assert.ok(step > 30 && event.type === 'advance', `step ${step}`);
});
