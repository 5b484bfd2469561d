// The Share dialog: worksheets, checking tours, keyboard and touch, and pages with strict policies.
// Needs: kt, site, chromium.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {describe} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {kt} from '../../built.mjs';
import {give} from '../answers.mjs';
import {eventually, kPolicy, shareBrowser, sleep, withServer} from '../browser.mjs';

const shared = shareBrowser();
const {pageTest} = shared;

const read = async (page, selector, property = 'textContent') =>
  (await page.find(selector)).evaluate((element, name) => element[name], property);
// Instead of the printer.
const keepPrinted = (page) =>
  page.evaluateOnNewDocument(() => {
    window.print = () => {
      window.top.printed = document;
    };
  });
const isOpen = (page) =>
  page.evaluate(() => Boolean(document.querySelector('knights-tour').shadowRoot.querySelector('[part=share]')));
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.id || element.textContent;
  });

describe('Check a tour', () => {
  // kt's verdict on a text: the same words.
  const verdict = (text) => {
    try {
      return execFileSync(kt, ['check', '-'], {input: text, encoding: 'utf8'}).trim();
    } catch (error) {
      return error.stdout.trim();
    }
  };
  const good = execFileSync(kt, ['solve', '--board', '5x5', '--print', 'matrix'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const cells = good
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const swapped = good.replace(/\b(07|08)\b/g, (number) => (number === '07' ? '08' : '07'));

  const drawn = (page) =>
    page.evaluate(() => {
      const [dialog] = document.querySelector('knights-tour').shadowRoot.querySelectorAll('[part=share]');
      const svg = dialog.shadowRoot.querySelector('.picture svg');
      const of = (tag, attribute, colour) =>
        [...(svg?.querySelectorAll(tag) ?? [])].filter((each) => each.getAttribute(attribute) === colour);
      return {faults: of('path', 'stroke', '#b54500').length, numbers: of('text', 'fill', '#1e2227').length};
    });

  async function judge(page, text) {
    await (await page.find('.verdict')).evaluate((verdict) => {
      verdict.textContent = '';
    });
    await (await page.find('textarea')).evaluate((area) => {
      area.value = '';
      area.focus();
    });
    await page.keyboard.type(text);
    await page.pressButton('Check the tour');
    return eventually(async () => await read(page, '.verdict'), 'a verdict');
  }

  pageTest('accepts and draws a tour', '#theme=light', async (page) => {
    await page.openShare('check');
    assert.equal(await judge(page, good), verdict(good));
    assert.match(await read(page, '.verdict'), /^valid open tour/);
    await eventually(async () => isDeepStrictEqual(await drawn(page), {faults: 0, numbers: 25}), 'all of it');
  });

  pageTest("reports the first fault in kt's words, and marks it", '#theme=light', async (page) => {
    await page.openShare('check');
    assert.equal(await judge(page, swapped), verdict(swapped));
    assert.match(await read(page, '.verdict'), /^invalid: the move from 6 at .* to 7 at .* is not a knight's move$/);
    await eventually(
      async () => isDeepStrictEqual(await drawn(page), {faults: 2, numbers: 7}),
      'the squares from 0 to 6, then a dashed line and a cross',
    );
  });

  pageTest('accepts lists, and refuses nonsense and empty text', '#v=1', async (page) => {
    await page.openShare('check');
    const squares = [];
    cells.forEach((line, row) =>
      line.forEach((cell, col) => {
        squares[+cell] = `${'abcde'[col]}${5 - row}`;
      }),
    );
    assert.match(await judge(page, squares.join(' ')), /^valid open tour/);
    assert.match(await judge(page, 'a knight <b>goes</b> around'), /^the text contains neither a number nor a square$/);
    await (await page.find('textarea')).evaluate((area) => {
      area.value = ' \n';
    });
    await page.pressButton('Check the tour');
    await eventually(async () => /nothing to check/.test(await read(page, '.verdict')), 'a sentence');
    await eventually(async () => isDeepStrictEqual(await drawn(page), {faults: 0, numbers: 0}), 'no picture');
  });
});

describe('a worksheet', () => {
  for (const kind of ['blank', 'path']) {
    pageTest(
      `is printed with the settings and the board: ${kind}`,
      '#board=6x6&start=a1&algorithm=warnsdorff&step=12',
      async (page) => {
        await page.openShare('worksheet');
        await (await page.find('#content select')).select(kind);
        await keepPrinted(page);
        await page.pressButton('Print');
        await eventually(() => page.evaluate(() => window.printed), 'a sheet');
        const sheet = await page.evaluate(() => ({
          title: window.printed.querySelector('h1').textContent,
          numbers: [...window.printed.querySelectorAll('text[fill="#1e2227"]')].map((text) => +text.textContent),
          lines: window.printed.querySelectorAll('path[fill=none]').length,
          dark: ['#e6e0d3', '#cdd8d7'].map(
            (colour) => window.printed.querySelector(`path[fill="${colour}"]`)?.getAttribute('d').match(/M/g).length ?? 0,
          ),
          white: window.printed.querySelector('path').getAttribute('fill'),
          settings: window.printed.querySelector('dl').textContent,
          board: window.printed.querySelector('svg').getBoundingClientRect().height,
          styled: window.printed.adoptedStyleSheets.length,
        }));
        assert.equal(sheet.dark[0] + sheet.dark[1], 18, 'visited or not');
        assert.equal(sheet.white, '#ffffff');
        assert.deepEqual(
          sheet.numbers.sort((a, b) => a - b),
          kind === 'blank' ? [1] : Array.from({length: 13}, (_, i) => i + 1),
        );
        assert.equal(sheet.lines > 0, kind === 'path');
        assert.match(sheet.settings, /Board6x6Starta1GoalAny tourAlgorithmWarnsdorff's ruleMove orderAnticlockwise from five/);
        assert.equal(sheet.styled, 1);
      },
    );
  }

  pageTest('names the graph in place of the board', '#graph=A-B;B-C&start=A', async (page) => {
    await page.openShare('worksheet');
    await keepPrinted(page);
    await page.pressButton('Print');
    await eventually(() => page.evaluate(() => window.printed), 'a sheet');
    const titles = await page.evaluate(() => [...window.printed.querySelectorAll('dt')].map(({textContent}) => textContent));
    assert.deepEqual(titles.slice(0, 2), ['Graph', 'Start']);
    assert.ok(!titles.includes('Board'), titles.join());
  });

  pageTest(
    'prints the titles of choices in the language of the page',
    '#lang=de&board=6x6&algorithm=warnsdorff-backtracking',
    async (page) => {
      await page.openShare('worksheet');
      await keepPrinted(page);
      await page.pressButton('Drucken');
      await eventually(() => page.evaluate(() => window.printed), 'a sheet');
      const settings = await page.evaluate(() => window.printed.querySelector('dl').textContent);
      assert.match(settings, /AlgorithmusWarnsdorff mit BacktrackingZugreihenfolgeGegen den Uhrzeigersinn ab fünf/);
    },
  );
});

describe('keyboard, touch and sizes', () => {
  pageTest('arrow keys change sections, Tab stays inside, Escape restores focus', '#v=1', async (page) => {
    await page.evaluate(() => {
      document.querySelector('knights-tour').focus();
      window.heard = [];
      addEventListener('keydown', ({key}) => window.heard.push(key));
    });
    const before = await focused(page);
    await page.call('share');
    await eventually(() => isOpen(page), 'the dialog');
    await eventually(async () => (await focused(page)) === 'tab-link', 'the first section');
    const sections = [];
    for (let i = 0; i < 10; ++i) {
      sections.push(await focused(page));
      assert.ok((await read(page, '#content', 'childElementCount')) > 0, sections.at(-1));
      await page.key('ArrowDown');
    }
    assert.equal(new Set(sections).size, 10);
    assert.equal(await focused(page), 'tab-link');
    const met = new Set();
    for (let i = 0; i < 12; ++i) {
      await page.key('Tab');
      met.add(await focused(page));
    }
    assert.ok(met.has('Copy link to this step') && met.has('×'), [...met].join(', '));
    assert.ok(!met.has(before), 'nothing behind the dialog');
    await page.keyboard.type(' x');
    await page.key('Escape');
    await eventually(async () => !(await isOpen(page)), 'it is closed');
    assert.equal(await focused(page), before);
    // Past the last control Tab leaves for the browser, as in any dialog.
    assert.deepEqual(
      (await page.evaluate(() => window.heard)).filter((key) => key !== 'Tab'),
      [],
      'no key reaches the page',
    );
  });

  pageTest('opens only one dialog, and can be opened again', '#v=1', async (page) => {
    const count = () =>
      page.evaluate(() => document.querySelector('knights-tour').shadowRoot.querySelectorAll('[part=share]').length);
    await page.evaluate(() => {
      document.querySelector('knights-tour').share();
      document.querySelector('knights-tour').share();
    });
    await eventually(() => isOpen(page), 'the dialog');
    await sleep(100);
    assert.equal(await count(), 1);
    await (await page.find('.close')).click();
    await eventually(async () => (await count()) === 0, 'it is closed');
    await page.call('share');
    await eventually(async () => (await count()) === 1, 'it is open');
    await page.mouse.click(5, 5);
    await eventually(async () => (await count()) === 0, 'a click beside it closes it');
  });

  // Where it was, it is no longer modal, and no event says so.
  pageTest('opens again after its board was moved', '#v=1', async (page) => {
    const modal = (part) =>
      page.evaluate(
        (name) =>
          [...document.querySelector('knights-tour').shadowRoot.querySelectorAll(`[part=${name}]`)].map((host) =>
            host.shadowRoot.querySelector('dialog').matches(':modal'),
          ),
        part,
      );
    const move = () =>
      page.evaluate(() => {
        const board = document.querySelector('knights-tour');
        board.parentNode.append(board);
      });
    await page.openShare('link');
    await move();
    await page.call('share');
    await eventually(async () => isDeepStrictEqual(await modal('share'), [true]), 'one dialog, and it is modal');
    await page.key('Escape');
    await eventually(async () => !(await isOpen(page)), 'it is closed');
    await page.focus('>>> canvas');
    await page.key('?');
    await eventually(async () => isDeepStrictEqual(await modal('keys'), [true]), 'the keys');
    await move();
    await page.until(() => document.querySelector('knights-tour').shadowRoot.querySelector('canvas:not(.coming)'));
    await page.focus('>>> canvas');
    await page.key('?');
    await eventually(async () => isDeepStrictEqual(await modal('keys'), [true]), 'the keys again');
  });

  pageTest(
    'fills the screen of a phone, with controls of 44 pixels',
    '#v=1',
    {width: 390, height: 844, scale: 2, touch: true},
    async (page) => {
      await page.openShare('animation');
      const found = await page.evaluate(() => {
        const {shadowRoot} = document.querySelector('knights-tour').shadowRoot.querySelector('[part=share]');
        const box = shadowRoot.querySelector('dialog').getBoundingClientRect();
        const controls = [...shadowRoot.querySelectorAll('button, select, input')].filter((each) => each.offsetParent);
        return {
          width: box.width,
          wide: controls.filter((each) => each.closest('#content') && each.getBoundingClientRect().right > 390).length,
          low: controls.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
        };
      });
      assert.deepEqual(found, {width: 390, wide: 0, low: []});
      await (await page.find('#tab-check')).tap();
      await eventually(async () => (await focused(page)) === 'tab-check', 'a tap opens a section');
    },
  );

  pageTest('has the colours of the theme', '#theme=dark', async (page) => {
    await page.openShare('link');
    const colours = await (await page.find('dialog')).evaluate((dialog) => [
      getComputedStyle(dialog).backgroundColor,
      getComputedStyle(dialog).color,
    ]);
    assert.deepEqual(colours, ['rgb(22, 24, 28)', 'rgb(236, 238, 241)']);
  });
});

describe('a page with strict policy and hostile styles', () => {
  const kPage = `<!doctype html><link rel="stylesheet" href="hostile.css"><script src="knights-tour.js" defer></script>
    <p>Text</p><knights-tour board="5x5" step="8" algorithm="warnsdorff" theme="light"></knights-tour>
    <script src="wait.js" defer></script>`;
  const answer = (type, body) => give(type, body, {'Content-Security-Policy': kPolicy});
  const files = {
    '/host.html': answer('text/html', kPage),
    '/hostile.css': answer(
      'text/css',
      '* { all: revert !important; display: block !important; color: red !important; font-size: 40px !important; width: 7px !important }',
    ),
    '/wait.js': answer('text/javascript', 'window.knightsTour = document.querySelector("knights-tour");'),
  };

  shared.test("makes all files, unaffected by the page's styles", (open) =>
    withServer(files, async ({url}) => {
      const page = await open({width: 1280, height: 800});
      await page.goto(`${url}host.html`);
      await page.ready();
      await page.openShare('picture');
      const look = await (await page.find('dialog')).evaluate((dialog) => {
        const {width, height} = dialog.getBoundingClientRect();
        return {width, height, size: getComputedStyle(dialog).fontSize, color: getComputedStyle(dialog).color};
      });
      assert.deepEqual(look, {width: 896, height: 576, size: '15px', color: 'rgb(30, 34, 39)'});
      const squares = await read(page, '.picture svg', 'childElementCount');
      assert.ok(squares > 10);
      await page.openShare('worksheet');
      await keepPrinted(page);
      await page.pressButton('Print');
      await eventually(() => page.evaluate(() => window.printed?.querySelector('svg')), 'a sheet');
      const made = await page.evaluate(async () => {
        const board = document.querySelector('knights-tour');
        const png = await board.toImage('image/png', 300);
        const svg = await (await board.toImage('image/svg+xml')).text();
        return [png.type, png.size > 3000, svg.startsWith('<svg')];
      });
      assert.deepEqual(made, ['image/png', true, true]);
      await (await page.find('#tab-animation')).click();
      await page.pressButton('Create');
      await eventually(async () => /^Download started/.test(await read(page, 'dialog .status')), 'a GIF');
      assert.deepEqual(page.problems, []);
    }),
  );
});
