// The embedding page: options, places, code to copy, and the reference.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {settings} from '#tables';
import {
  attributes,
  cssParts,
  errorKinds,
  events,
  messages,
  methods,
  policy,
  properties,
  slots,
} from '../../../web/package/interface.mjs';
import {recipes} from '../../../web/embedding/recipes.js';
import {optionsAndBody, shareBrowser} from '../browser.mjs';
import {saved} from '../share/share_files.mjs';

const shared = shareBrowser();

// Its page at `hash`, in use; errors on the console fail the test.
const embeddingTest = (what, hash, ...rest) => {
  const [{scripts = true, ...options}, run] = optionsAndBody(rest);
  shared.test(what, async (open) => {
    const page = await open({width: 1280, height: 900, ...options});
    await page.setJavaScriptEnabled(scripts);
    await page.goto(`${shared.server.url}embedding/${hash}`);
    if (scripts) await page.evaluate(() => window.board.ready);
    await run(page);
    assert.deepEqual(page.problems, []);
  });
};

const codes = (page) => page.$$eval('#recipe code', (all) => all.map((code) => code.textContent));
const shows = (page, wanted) =>
  page.until((given) => {
    const state = window.board.getState({path: false});
    return (
      state && Object.entries(given).every(([key, value]) => String(key === 'step' ? state.step : state.settings[key]) === value)
    );
  }, wanted);
async function type(page, name, text) {
  await page.evaluate((key) => {
    for (const group of document.querySelectorAll('details')) group.open ||= Boolean(group.querySelector(`[name=${key}]`));
  }, name);
  await page.clickElement(`[name=${name}]`, {count: 3});
  await page.keyboard.type(text);
  await page.key('Enter');
}
const valueOf = (page, name) =>
  page.$eval(`[name=${name}]`, (field) => (field.type === 'checkbox' ? String(field.checked) : field.value));

describe('options', () => {
  embeddingTest('every setting has a field that shows its default', '', async (page) => {
    for (const {key, fallback} of settings)
      assert.equal(await valueOf(page, key), key === 'controls' ? 'minimal' : fallback, key);
    assert.match((await codes(page))[0], /<knights-tour controls="minimal"><\/knights-tour>$/);
  });

  embeddingTest('choices appear on the board, in the code and in the address', '', async (page) => {
    await type(page, 'board', '5x6');
    await type(page, 'step', '12');
    await page.select('[name=algorithm]', 'warnsdorff');
    await page.clickElement('[name=autoplay]');
    await type(page, 'holes', 'c3;d2');
    await type(page, 'moves', '31427586');
    await shows(page, {
      board: '5x6',
      algorithm: 'warnsdorff',
      autoplay: 'true',
      holes: 'c3;d2',
      moves: '31427586',
      controls: 'minimal',
    });
    const [code] = await codes(page);
    const written =
      '<knights-tour board="5x6" holes="c3;d2" algorithm="warnsdorff" moves="31427586" step="12" controls="minimal" autoplay></knights-tour>';
    assert.equal(code, `<script src="${shared.server.url}knights-tour.js" defer></script>\n${written}`);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.evaluate(() => window.board.ready);
    assert.equal((await codes(page))[0], code);
    assert.equal(await valueOf(page, 'autoplay'), 'true');
    await page.clickElement('button[type=reset]');
    await shows(page, {
      board: '8x8',
      algorithm: 'backtracking',
      holes: 'none',
      autoplay: 'false',
      controls: 'minimal',
      step: '0',
    });
    assert.match((await codes(page))[0], /<knights-tour controls="minimal"><\/knights-tour>$/);
  });

  embeddingTest('reports an invalid value and keeps it in its field', '#board=6x6&controls=minimal', async (page) => {
    await type(page, 'board', '6x6000');
    await page.until(() => /6x6000.*1024/.test(document.getElementById('told').textContent));
    assert.equal(await page.$eval('[name=board]', (field) => field.hasAttribute('aria-invalid') && field.value), '6x6000');
    await type(page, 'board', '7x7');
    await shows(page, {board: '7x7'});
    assert.equal(await page.$eval('[name=board]', (field) => field.hasAttribute('aria-invalid')), false);
    assert.equal(await page.$eval('#told', (line) => line.textContent), '');
  });

  embeddingTest('takes the flags of a link', '#board=5x5&heat&hope=', async (page) => {
    await shows(page, {heat: 'true', hope: 'true'});
    for (const key of ['heat', 'hope']) assert.equal(await valueOf(page, key), 'true', key);
    const [code] = await codes(page);
    assert.match(code, /<knights-tour[^>]* heat\b/);
    assert.match(code, /<knights-tour[^>]* hope\b/);
  });

  embeddingTest('names an unknown key in the address', '#bord=6x6', async (page) => {
    assert.match(
      await page.$eval('#told', (line) => line.textContent),
      /'bord', which is not an option\. The options are board, holes/,
    );
  });

  embeddingTest('the form follows the board, and its step on request', '#board=5x5&controls=minimal', async (page) => {
    await page.evaluate(() => window.board.setState({settings: {theme: 'dark', goal: 'closed'}}));
    await page.until(
      () => document.querySelector('[name=theme]').value === 'dark' && document.querySelector('[name=goal]').value === 'closed',
    );
    assert.match((await codes(page))[0], / goal="closed" controls="minimal"| goal="closed" theme="dark" controls="minimal"/);
    await page.evaluate(() => window.board.step(9));
    await page.clickElement('#here');
    assert.equal(await valueOf(page, 'step'), '9');
    assert.match((await codes(page))[0], / step="9"/);
    assert.equal((await page.evaluate(() => window.board.getState())).step, 9);
  });
});

// Until the board starts there and the form says so.
const startsAt = async (page, square, written) => {
  await shows(page, {start: square});
  await page.until((wanted) => document.querySelector('[name=start]').value === wanted, written);
};

describe('a square chosen on the board', () => {
  for (const [what, change] of [
    ['a reset', (page) => page.clickElement('#options [type=reset]')],
    ['the default, typed', (page) => type(page, 'start', '0,0')],
  ])
    embeddingTest(`gives way to ${what}, and the form follows the next one`, '', async (page) => {
      await page.board('#board').click('board', 2.5 / 8, 5.5 / 8);
      await startsAt(page, 'c3', 'c3');
      await change(page);
      await shows(page, {start: 'a8'});
      await page.board('#board').settle();
      await page.board('#board').click('board', 4.5 / 8, 4.5 / 8);
      await startsAt(page, 'e4', 'e4');
      assert.match((await codes(page))[0], / start="e4"/);
    });

  embeddingTest('shows in the form after a default was typed that was in force', '', async (page) => {
    await type(page, 'start', 'a8');
    await page.board('#board').settle();
    await page.board('#board').click('board', 2.5 / 8, 5.5 / 8);
    await startsAt(page, 'c3', 'c3');
  });
});

for (const [what, hash, step] of [
  ['a game has no step, because its moves are given', '#board=5x5&mode=play&given=b3;a1;c2', '0'],
  ['compared boards have the step of their clock', '#board=5x5&algorithm=warnsdorff&compare=algorithm:backtracking', '40'],
])
  embeddingTest(`opened at this step, ${what}`, hash, async (page) => {
    if (step !== '0') await page.evaluate((to) => window.board.seek(Number(to)), step);
    await page.board('#board').settle();
    await page.clickElement('#here');
    assert.equal(await valueOf(page, 'step'), step);
  });

describe('places', () => {
  embeddingTest('each place has its own code and address, by mouse and keyboard', '', async (page) => {
    const seen = new Set();
    for (const {id, title} of recipes) {
      await page.clickElement(`#place-${id}`);
      assert.equal(await page.$eval('[role=tab][aria-selected=true]', (tab) => tab.textContent), title);
      const [code] = await codes(page);
      assert.ok(code.length > 20);
      for (const each of await codes(page))
        if (/<iframe|IFrame\(/.test(each)) assert.match(each, /allow="clipboard-write; fullscreen; autoplay"/, title);
      seen.add((await codes(page)).join('\n') + (await page.$eval('#recipe', (panel) => panel.textContent)));
    }
    assert.equal(seen.size, recipes.length);
    await page.key('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.id), `place-${recipes[0].id}`);
    await page.clickElement('#place-vue');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForSelector('#place-vue[aria-selected=true]');
  });

  embeddingTest('a click copies the code, or selects it without clipboard access', '#board=5x5', async (page) => {
    const written = () =>
      page.evaluate(() => {
        window.written = [];
        navigator.clipboard.writeText = (text) => {
          window.written.push(text);
          return Promise.resolve();
        };
      });
    await written();
    await page.clickElement('#recipe figure button');
    await page.until(() => window.written.length === 1);
    assert.equal(await page.evaluate(() => window.written[0]), (await codes(page))[0]);
    await page.until(() => document.querySelector('#recipe figure button').textContent === 'Copied');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    });
    await page.clickElement('#recipe figure button');
    await page.until(() => getSelection().toString().includes('knights-tour.js'));
  });

  embeddingTest('the width set by handle or keys appears in the code', '', async (page) => {
    const {x, y, height} = await (await page.$('.handle')).boundingBox();
    const from = (await (await page.$('.place')).boundingBox()).x;
    await page.mouse.move(x + 5, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(from + 300, y + height / 2, {steps: 4});
    await page.mouse.up();
    assert.match((await codes(page))[0], / style="max-width: 300px">/);
    assert.equal(Math.round((await (await page.$('.place')).boundingBox()).width), 300);
    await page.focus('#width');
    await page.key('ArrowRight');
    assert.match((await codes(page))[0], / style="max-width: 310px">/);
  });

  embeddingTest('the code uses another address of the files', '#place=frame&board=5x5', async (page) => {
    await page.clickElement('#site', {count: 3});
    await page.keyboard.type('https://example.org/tour');
    assert.match((await codes(page))[0], /src="https:\/\/example\.org\/tour\/embed\.html#board=5x5"/);
  });

  test('a Markdown link has no parentheses', () => {
    const markdown = recipes.find(({id}) => id === 'markdown');
    const [{text}] = markdown.blocks({what: 'A tour', link: 'https://example.org/a(b)/#board=5x5'});
    assert.equal(text, '[![A tour](knights-tour.svg)](https://example.org/a%28b%29/#board=5x5)');
  });

  embeddingTest('saves the picture for Markdown', '#place=markdown&board=5x5&step=9', async (page) => {
    const {name, bytes} = await saved(page, () => page.clickElement('#recipe > p > button'));
    assert.equal(name, 'knights-tour.svg');
    assert.match(bytes.toString(), /^<svg .*<\/svg>\s*$/s);
  });

  embeddingTest('the link in Share opens this page with its board', '', async (page) => {
    await page.goto(`${shared.server.url}#board=5x7&start=a1&step=9&theme=dark`);
    await page.ready();
    await page.openShare('embed');
    await page.find('.picture svg');
    const address = await (await page.find('#content a')).evaluate((link) => link.href);
    await page.goto(address);
    await page.evaluate(() => window.board.ready);
    await shows(page, {board: '5x7', start: 'a1', theme: 'dark', step: '9', controls: 'minimal'});
    assert.match((await codes(page))[0], / board="5x7".* step="9" theme="dark" controls="minimal"/);
  });
});

describe('reference', () => {
  embeddingTest("lists the element's whole interface, also without scripts", '', {scripts: false}, async (page) => {
    const rows = (id) => page.$eval(`#${id} ~ .scroll tbody`, (body) => [...body.rows].map((row) => row.cells[0].textContent));
    const names = {attributes, events, properties, slots};
    for (const [id, list] of Object.entries(names))
      assert.deepEqual(
        await rows(id),
        list.map(({name}) => name || 'the only one'),
        id,
      );
    assert.deepEqual(
      (await rows('methods')).map((call) => call.replace(/\(.*/, '')),
      methods.map(({name}) => name),
    );
    assert.deepEqual(await rows('errors'), Object.keys(errorKinds));
    assert.deepEqual(await rows('parts'), Object.keys(cssParts));
    assert.deepEqual(
      await rows('policy'),
      policy.map(({directive}) => directive),
    );
    assert.deepEqual(
      await rows('messages'),
      messages.map(({message}) => message),
    );
    assert.ok(
      await page.$eval('knights-tour', (board) =>
        [...board.querySelectorAll('svg')].some((svg) => svg.getBoundingClientRect().width > 200),
      ),
      'a picture of the board',
    );
  });

  embeddingTest(
    'on a phone nothing is wider than the page',
    '#board=6x6&place=cdn&controls=minimal',
    {width: 390, height: 844, touch: true},
    async (page) => {
      assert.deepEqual(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]), [390, 390]);
    },
  );
});
