// The article as its readers meet it: scrolled from top to bottom in a real browser, its buttons clicked.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {pass, patience, run, shareBrowser, sleep} from '../browser.mjs';

const kMostAlive = 4;
const withClock = true;
// The element's script comes when it may: at once, but for tests of a slow one.
let script = {isComing: Promise.resolve()};
const shared = shareBrowser({overrides: {
  '/favicon.ico': (request, response) => response.writeHead(204).end(),
  '/knights-tour.js': async (request, response) => {
    await script.isComing;
    response.setHeader('Content-Type', 'text/javascript');
    response.end(await readFile(new URL('../../../dist/knights-tour.js', import.meta.url)));
  },
}});

// A page of the examples. What is reported on the console, asked of another host, or moved without the reader's doing
// is collected, and must be nothing in the end.
function exampleTest(name, file, body, {width = 1280, height = 800, scripts = true, media = [], late = false, ...options} = {}) {
  shared.test(name, async (open) => {
    if (late) script.isComing = new Promise((resolve) => { script.comes = resolve; });
    const page = await open({width, height, ...options});
    const {problems} = page;
    page.on('console', (message) => {
      // How this Chromium, which has no graphics card, puts its pages together is none of the page's doing.
      if (message.type() === 'warn' && !message.text().includes('GPU stall due to ReadPixels')) problems.push(message.text());
    });
    page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
    page.on('request', (request) => { if (!request.url().startsWith(shared.server.url)) problems.push(`asked for ${request.url()}`); });
    await page.setJavaScriptEnabled(scripts);
    await page.emulateMediaFeatures(media);
    await page.evaluateOnNewDocument(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    const arrival = page.goto(`${shared.server.url}examples/${file}`);
    // A page whose script is late is there before its load event.
    if (late) await until(() => page.$('footer').catch(() => null), 'the end of the page');
    else await arrival;
    await body(page, problems);
    await arrival;
    assert.deepEqual(problems, []);
  }, {timeout: 180_000});
}

async function until(condition, what) {
  const limit = patience(60_000);
  const end = Date.now() + limit;
  while (!await condition()) {
    assert.ok(Date.now() < end, `in ${limit / 1000} s not: ${what}`);
    await sleep(50);
  }
}

const boards = (page) => page.evaluate(() => [...document.querySelectorAll('knights-tour')].map((board) => {
  const {top, bottom} = board.getBoundingClientRect();
  const canvas = board.shadowRoot?.querySelector('canvas') ?? null;
  return {
    inSight: bottom > 0 && top < innerHeight,
    // Drawn, and not only about to be.
    alive: canvas !== null && getComputedStyle(canvas).visibility === 'visible' && Boolean(board.getState()),
  };
}));

async function scrollThrough(page) {
  const seen = new Set();
  const {total, view} = await page.evaluate(() => ({total: document.documentElement.scrollHeight, view: innerHeight}));
  for (let y = 0; y < total; y += view / 2) {
    await page.mouse.wheel({deltaY: y === 0 ? 0 : view / 2});
    await until(async () => (await boards(page)).every(({inSight, alive}) => !inSight || alive), `a board alive in sight at ${y}`);
    const now = await boards(page);
    now.forEach(({inSight}, i) => { if (inSight) seen.add(i); });
    assert.ok(now.filter(({alive}) => alive).length <= kMostAlive, 'more boards alive than the browser has room for');
  }
  assert.equal(seen.size, (await boards(page)).length, 'every board was seen');
  await until(() => page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 2), 'at the end');
}

for (const [what, options] of Object.entries({
  'on a desktop': {},
  'on a telephone': {width: 390, height: 844, touch: true},
  ...(process.env.KT_ALL && {'in the dark': {media: [{name: 'prefers-color-scheme', value: 'dark'}]}}),
})) {
  exampleTest(`scrolled through ${what}, every board lives when seen and nothing jumps`, 'backtracking.html', async (page) => {
    await scrollThrough(page);
    assert.ok(await page.evaluate(() => window.shifted) < 0.01, 'nothing moves by itself');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no scrolling sideways');
  }, options);
}

exampleTest('far jumps bring the boards to life, too', 'backtracking.html', async (page) => {
  const {length} = await boards(page);
  for (const i of [length - 1, 0, length - 2, 4]) {
    await page.evaluate((n) => document.querySelectorAll('knights-tour')[n].scrollIntoView({block: 'center'}), i);
    await until(async () => (await boards(page)).every(({inSight, alive}) => !inSight || alive), `board ${i} alive`);
  }
});

// The n-th figure, with what a reader does there.
async function figureOf(page, n) {
  const figure = (await page.$$('figure'))[n];
  await figure.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const board = async (i = 0) => (await figure.$$('knights-tour'))[i].evaluate(async (element) => {
    await element.ready;
    return element.getState();
  });
  return {
    board,
    seek: (step) => figure.$eval('knights-tour', (element, wanted) => element.seek(wanted), step),
    click: async (label) => {
      await board();
      for (const button of await figure.$$('button')) {
        if (await button.evaluate((element) => element.textContent) === label) return button.click();
      }
      assert.fail(`figure ${n} has no button '${label}'`);
    },
    // From now on the figure's first button is pressed in the moment in which it gets this label, once.
    pressWhenItShows: (label) => figure.$eval('button', (button, wanted) => {
      new MutationObserver((changes, observer) => {
        if (button.textContent !== wanted) return;
        observer.disconnect();
        button.click();
      }).observe(button, {childList: true});
    }, label),
    // Waits until a board is at a step, or has a status.
    expect: (wanted, i = 0) => until(async () => {
      const state = await board(i);
      return Object.entries(wanted).every(([key, value]) => state[key] === value);
    }, `${JSON.stringify(wanted)} in figure ${n}`),
    count: (text, i = 0) => until(async () => await (await figure.$$('.count'))[i].evaluate((element) => element.textContent) === text, text),
    label: (text) => until(async () => await figure.$eval('button', (element) => element.textContent) === text, `the label ${text}`),
  };
}

exampleTest('the first board plays by itself; its buttons stop it, step back and find the dead ends', 'backtracking.html', async (page) => {
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

exampleTest('the caption is of the same step as the board, while it plays and after', 'backtracking.html', async (page) => {
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
}, {withClock});

exampleTest('whoever wants no motion has none before asking for it', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 0);
  await figure.expect({step: 0});
  await pass(page, 5000);
  await figure.expect({step: 0, status: 'paused'});
  await run(page);
  await figure.click('Play');
  await figure.expect({status: 'playing'});
}, {withClock, media: [{name: 'prefers-reduced-motion', value: 'reduce'}]});

exampleTest('the tour is walked from the start, and shown whole', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 1);
  await figure.expect({status: 'tour', step: 63});
  await pass(page, 0);
  await figure.click('Walk it from the start');
  await pass(page, 1000);
  const {status, step} = await figure.board();
  assert.ok(status === 'playing' && step >= 5 && step <= 8, `${status} at step ${step}`);
  await run(page);
  await figure.click('Show it whole');
  await figure.expect({status: 'tour', step: 63});
  await figure.count('step 63, 64 squares: a tour');
}, {withClock});

exampleTest('the dead end, the mistake before it, and the way back', 'backtracking.html', async (page) => {
  const deadEnd = await figureOf(page, 2);
  await deadEnd.click('Show the mistake');
  await deadEnd.expect({step: 7, depth: 8});
  await deadEnd.count('step 7, 8 squares');
  await deadEnd.click('Show the dead end');
  await deadEnd.expect({step: 20, depth: 21});
  const back = await figureOf(page, 4);
  await back.expect({step: 24, depth: 17});
  await back.click('One step back');
  await back.expect({step: 23, depth: 18});
  await back.click('One step on');
  await back.click('One step on');
  await back.expect({step: 25, depth: 18});
  await back.click('To the next dead end');
  await back.expect({step: 26, depth: 19});
});

exampleTest('two orders of moves, side by side', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 5);
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

exampleTest('sixteen million steps at full speed, and back', 'backtracking.html', async (page) => {
  const figure = await figureOf(page, 6);
  await figure.expect({step: 1068, depth: 59});
  // On the way: a quick machine has reached the end before the test could look for the button.
  await figure.pressWhenItShows('Pause');
  await figure.click('Run at full speed');
  await figure.expect({status: 'paused'});
  await figure.label('Run at full speed');
  const {step} = await figure.board();
  assert.ok(step > 1068 && step < 16501401, `paused at ${step}, somewhere on the way`);
  await figure.click('Run at full speed');
  await until(async () => (await figure.board()).status === 'tour', 'a tour');
  await figure.expect({step: 16501401});
  await figure.label('Run at full speed');
  await figure.click('Back to step 1,068');
  await figure.expect({step: 1068, depth: 59});
});

exampleTest('Warnsdorff’s rule, its failure, and the remedy', 'backtracking.html', async (page) => {
  const rule = await figureOf(page, 7);
  await rule.click('One move on');
  await rule.expect({step: 11});
  await rule.click('One move back');
  await rule.expect({step: 10});
  await rule.click('To the end');
  await rule.expect({step: 63, status: 'tour'});
  const stuck = await figureOf(page, 8);
  await stuck.expect({step: 60, status: 'stuck'});
  await stuck.click('Let it go back');
  await stuck.expect({step: 155, status: 'tour'});
  await stuck.count('step 155, 64 squares: a tour');
  await stuck.click('Forward only');
  await stuck.expect({step: 60, status: 'stuck'});
});

exampleTest('the ring is walked; the impossible board is searched to its end', 'backtracking.html', async (page) => {
  const ring = await figureOf(page, 9);
  await ring.expect({step: 63, status: 'tour'});
  await pass(page, 0);
  await ring.click('Walk round');
  await pass(page, 1000);
  assert.equal((await ring.board()).status, 'playing');
  await run(page);
  const impossible = await figureOf(page, 10);
  await impossible.expect({step: 0});
  await impossible.click('Search all the same');
  await until(async () => (await impossible.board()).status === 'exhausted', 'the end');
  await impossible.expect({step: 3658841, visits: 1829421});
  await impossible.count('step 3,658,841, 0 squares: no tour: everything was tried');
  await impossible.click('From the start');
  await impossible.expect({step: 0, depth: 1});
}, {withClock});

exampleTest('its content security policy is in force', 'backtracking.html', async (page, problems) => {
  const refused = await page.evaluate(() => new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {once: true});
    document.head.append(Object.assign(document.createElement('style'), {textContent: 'p { color: red; }'}));
  }));
  assert.equal(refused, 'style-src-elem');
  await until(() => problems.length > 0, 'the refusal is on the console');
  assert.match(problems.splice(0).join(), /^[^,]*Content Security Policy[^]*$/);
});

for (const scheme of ['light', 'dark']) {
  exampleTest(`without scripts, ${scheme}: the boards are shown and told in words, and there are no buttons`, 'backtracking.html', async (page) => {
    const visible = (selector) => page.$$eval(selector, (all) => all.filter((element) => element.checkVisibility()).length);
    const count = async (selector) => (await page.$$(selector)).length;
    assert.equal(await visible('.actions'), 0);
    assert.equal(await visible('knights-tour > p'), await count('knights-tour > p'));
    assert.equal(await visible(`knights-tour > .in-the-${scheme}`), await count('knights-tour'));
    assert.equal(await visible('knights-tour > svg'), await count('knights-tour'), 'one picture each');
    const narrow = await page.$$eval('knights-tour > svg', (all) => all.filter((svg) => svg.checkVisibility()).map((svg) => {
      const [own, board] = [svg, svg.parentElement].map((element) => element.getBoundingClientRect());
      return own.width < 200 || Math.abs(own.width - own.height) > 1 || own.right > board.right + 1;
    }));
    assert.ok(narrow.every((is) => !is), `${narrow}`);
  }, {scripts: false, media: [{name: 'prefers-color-scheme', value: scheme}]});
}

// The element's script is long in coming: what is there by then stays where it is.
for (const [what, options] of Object.entries({'on a desktop': {}, 'on a telephone': {width: 390, height: 844, touch: true}})) {
  exampleTest(`pictures hold the boards' places ${what}`, 'backtracking.html', async (page) => {
    const boxes = () => page.$$eval('knights-tour, h2', (all) => all.map((element) => {
      const {top, height} = element.getBoundingClientRect();
      return `${element.id || element.localName} ${Math.round(top + scrollY)} ${Math.round(height)}`;
    }));
    const before = await boxes();
    assert.equal(await page.$$eval('knights-tour:defined', (all) => all.length), 0);
    script.comes();
    await until(async () => (await boards(page)).some(({alive}) => alive), 'a board alive');
    assert.deepEqual(await boxes(), before);
    assert.ok(await page.evaluate(() => window.shifted) < 0.01, 'nothing moves by itself');
  }, {...options, late: true});
}

exampleTest('the minimal page', 'minimal.html', async (page) => {
  await page.evaluate(() => document.getElementById('board').ready);
  await page.click('#next');
  await until(() => page.$eval('#told', (element) => /^Step \d+: \d+ squares\.$/.test(element.textContent)), 'the step is told');
  const {step, event} = await page.evaluate(() => document.getElementById('board').getState());
  assert.ok(step > 30 && event.type === 'advance', `step ${step}`);
});
