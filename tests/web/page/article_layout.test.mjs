// The article's layout, in windows of any width, with scripts and without.
// Needs: site, chromium, --all.
import assert from 'node:assert/strict';
import {eventually} from '../browser.mjs';
import {boards, exampleTest, script} from './example_page.mjs';

// Parts of a section that lie upon each other, and what is wider than the window.
const faultsOfLayout = () => {
  const faults = document.documentElement.scrollWidth > innerWidth ? [`${innerWidth}: scrolls sideways`] : [];
  const boxes = [...document.querySelectorAll('section, figure')].map((whole) =>
    [...whole.children]
      .filter((part) => getComputedStyle(part).clipPath === 'none')
      .map((part) => [part, part.getBoundingClientRect()]),
  );
  for (const parts of boxes) {
    parts.forEach(([one, a], i) =>
      parts.slice(i + 1).forEach(([other, b]) => {
        const [across, down] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        if (across > 1 && down > 1)
          faults.push(`${innerWidth}: ${one.localName} and ${other.localName} ${other.textContent.trim().slice(0, 30)}`);
      }),
    );
    for (const [part, {left, right}] of parts)
      if (left < -1 || right > innerWidth + 1) faults.push(`${innerWidth}: ${part.localName} is cut off`);
  }
  const code = document.querySelector('.code');
  if (code.scrollWidth > code.clientWidth) faults.push(`${innerWidth}: the program is cut off`);
  return faults;
};

exampleTest('nothing is cut off or overlaps at any window width', 'backtracking.html', async (page) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1099, 800],
    [1100, 600],
    [1280, 800],
    [1920, 1080],
  ]) {
    await page.setViewport({...page.viewport(), width, height});
    await eventually(() => page.evaluate((wanted) => innerWidth === wanted, width), `a window of ${width} pixels`);
    assert.deepEqual(await page.evaluate(faultsOfLayout), []);
  }
});

exampleTest('in a wide window, a board stays in view beside its text', 'backtracking.html', async (page) => {
  const ways = await page.evaluate(() =>
    [...document.querySelectorAll('.beside')].map((section) => {
      const figure = section.querySelector('[data-shows]');
      const [all, own] = [section, figure].map((element) => element.getBoundingClientRect());
      const top = parseFloat(getComputedStyle(figure).top);
      return {from: Math.max(0, all.top + scrollY - top), way: all.height - own.height};
    }),
  );
  assert.ok(
    ways.every(({way}) => way >= -1),
    'no figure is higher than its section',
  );
  const long = ways.map((one, i) => ({...one, i})).filter(({way}) => way > 100);
  assert.ok(long.length >= 3, `${long.length} sections with more text than there is beside a board`);
  for (const {i, from, way} of long) {
    const seen = [];
    for (const share of [0.02, 0.5, 0.98]) {
      seen.push(
        await page.evaluate(
          (n, y) => {
            scrollTo({top: y, behavior: 'instant'});
            const {top, bottom, left} = document
              .querySelectorAll('.beside')
              [n].querySelector('[data-shows]')
              .getBoundingClientRect();
            return {top: Math.round(top), isWhole: top >= 0 && bottom <= innerHeight && left > innerWidth / 2};
          },
          i,
          from + way * share,
        ),
      );
    }
    assert.deepEqual(seen, Array(3).fill({top: seen[0].top, isWhole: true}), `section ${i}`);
  }
});

// Between the texts of two sections, where a board is higher than the text beside it.
exampleTest('in a wide window, the text has no large holes', 'backtracking.html', async (page) => {
  for (const [width, height] of [
    [1280, 800],
    [1600, 900],
    [1920, 1080],
  ]) {
    await page.setViewport({...page.viewport(), width, height});
    await eventually(() => page.evaluate((wanted) => innerWidth === wanted, width), `a window of ${width} pixels`);
    const holes = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('section > :not([data-shows]), footer')].filter(
        (part) => part.offsetHeight > 0,
      );
      return parts.slice(1).map((part, i) => ({
        height: part.getBoundingClientRect().top - parts[i].getBoundingClientRect().bottom,
        before: part.textContent.trim().slice(0, 30),
      }));
    });
    assert.ok(holes.length > 30);
    assert.deepEqual(
      holes.filter((hole) => hole.height > 450),
      [],
      `${width} pixels`,
    );
  }
});

exampleTest(
  'on a phone, program and board are visible together',
  'backtracking.html',
  {width: 390, height: 844, touch: true},
  async (page) => {
    await page.$eval('#lines', (board) => board.scrollIntoView({block: 'start'}));
    const {board, code} = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
      return {board: box('#lines'), code: box('.code')};
    });
    assert.ok(board.top >= -1 && code.top >= board.bottom && code.bottom <= 844, `a program from ${code.top} to ${code.bottom}`);
  },
);

for (const scheme of ['light', 'dark']) {
  exampleTest(
    `without scripts, ${scheme}: shows pictures and descriptions, but no buttons`,
    'backtracking.html',
    {scripts: false, dark: scheme === 'dark'},
    async (page) => {
      const visible = (selector) => page.$$eval(selector, (all) => all.filter((element) => element.checkVisibility()).length);
      const count = async (selector) => (await page.$$(selector)).length;
      assert.equal(await visible('.actions'), 0);
      assert.equal(await visible('knights-tour > p'), await count('knights-tour > p'));
      assert.equal(await visible(`knights-tour > .in-the-${scheme}`), await count('knights-tour'));
      assert.equal(await visible('knights-tour > svg'), await count('knights-tour'), 'one picture each');
      const narrow = await page.$$eval('knights-tour > svg', (all) =>
        all
          .filter((svg) => svg.checkVisibility())
          .map((svg) => {
            const [own, board] = [svg, svg.parentElement].map((element) => element.getBoundingClientRect());
            return own.width < 200 || Math.abs(own.width - own.height) > 1 || own.right > board.right + 1;
          }),
      );
      assert.ok(
        narrow.every((is) => !is),
        `${narrow}`,
      );
      const letters = await page.$$eval(`#predict-rule > .in-the-${scheme} text`, (all) =>
        all.map((text) => text.textContent).filter((text) => /^[A-Z]$/.test(text)),
      );
      assert.deepEqual(letters, ['A', 'B', 'C', 'D', 'E'], 'what is asked is not told');
      assert.equal(await visible('.unseen td'), 19, 'in the place of the charts there are their figures');
    },
  );
}

// The element's script loads late: everything that is already visible stays in place.
for (const [what, options] of Object.entries({'on a desktop': {}, 'on a telephone': {width: 390, height: 844, touch: true}})) {
  exampleTest(`pictures reserve the space of boards ${what}`, 'backtracking.html', {...options, late: true}, async (page) => {
    const boxes = () =>
      page.$$eval('knights-tour, h2', (all) =>
        all.map((element) => {
          const {top, height} = element.getBoundingClientRect();
          return `${element.id || element.localName} ${Math.round(top + scrollY)} ${Math.round(height)}`;
        }),
      );
    const before = await boxes();
    assert.equal(await page.$$eval('knights-tour:defined', (all) => all.length), 0);
    script.comes();
    await eventually(async () => (await boards(page)).some(({alive}) => alive), 'a board alive');
    assert.deepEqual(await boxes(), before);
    assert.ok((await page.evaluate(() => window.shifted)) < 0.01, 'nothing moves by itself');
  });
}
