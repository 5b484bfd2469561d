// theme=auto: the page's colour scheme where the board stands, then the system's; live.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {css} from '../answers.mjs';
import {shareBrowser} from '../browser.mjs';

const {hostTest} = shareBrowser();

// How documentation is made dark by VitePress and Docusaurus, Starlight, and MkDocs Material.
const kSheet = `
  .dark { color-scheme: dark; } .plain { color-scheme: light; }
  [data-theme=dark] { color-scheme: dark; } [data-md-color-scheme=slate] { color-scheme: dark; }
  .far { height: 3000px; }`;
const overrides = {'/scheme.css': css(kSheet)};
const kBoards = '<knights-tour id="a" board="5x5"></knights-tour><knights-tour id="b" board="5x5"></knights-tour>';
const kPage = `<link rel="stylesheet" href="scheme.css">
  <main><knights-tour id="a" board="5x5"></knights-tour><div class="far"></div><knights-tour id="b" board="5x5"></knights-tour></main>`;

const scheme = (id) => getComputedStyle(window[id].shadowRoot.querySelector('.frame')).colorScheme;
// One board is alive and draws itself, the other is shown by its poster.
const become = async (page, wanted, what = '') => {
  for (const id of ['a', 'b']) {
    await page.until(
      `${what}: ${id} becomes ${wanted}`,
      (id, wanted) => getComputedStyle(window[id].shadowRoot.querySelector('.frame')).colorScheme === wanted,
      id,
      wanted,
    );
  }
  const ground = {dark: /^#[0-3]/, light: /^#[c-f]/}[wanted];
  await page.until(
    `${what}: its picture becomes ${wanted}`,
    async (pattern) => new RegExp(pattern).test(/fill="(#\w+)"/.exec(await window.a.toSvg({ground: true}))[1]),
    ground.source,
  );
};

// `rows`: [what, dark, light], where dark() and light() change the page; each leaves it light.
const goDarkAndBack = (rows) => async (page) => {
  await system(page, 'light');
  await page.ready();
  await become(page, 'light');
  for (const [what, dark, light] of rows) {
    await page.evaluate(dark);
    await become(page, 'dark', what);
    await page.evaluate(light);
    await become(page, 'light', what);
  }
};
const system = (page, value) => page.emulateMediaFeatures([{name: 'prefers-color-scheme', value}]);

describe('the colour scheme of the page', () => {
  const kSchemes = [
    [
      'a class on the document',
      () => document.documentElement.classList.add('dark'),
      () => document.documentElement.classList.remove('dark'),
    ],
    [
      'data-theme on the document',
      () => {
        document.documentElement.dataset.theme = 'dark';
      },
      () => {
        delete document.documentElement.dataset.theme;
      },
    ],
    [
      'an attribute on the body',
      () => {
        document.body.dataset.mdColorScheme = 'slate';
      },
      () => {
        delete document.body.dataset.mdColorScheme;
      },
    ],
    [
      'any ancestor',
      () => {
        document.querySelector('main').className = 'dark';
      },
      () => {
        document.querySelector('main').className = '';
      },
    ],
    [
      'the meta element',
      () => {
        document.head.insertAdjacentHTML('beforeend', '<meta name="color-scheme" content="dark">');
      },
      () => {
        document.head.querySelector('[name=color-scheme]').remove();
      },
    ],
  ];
  hostTest('switches a board to dark and back', kPage, {overrides}, goDarkAndBack(kSchemes));

  const kMarks = [
    [
      'class="dark" on the document',
      () => {
        document.documentElement.className = 'dark';
      },
      () => {
        document.documentElement.className = '';
      },
    ],
    [
      'class="dark" on the body',
      () => {
        document.body.className = 'dark wide';
      },
      () => {
        document.body.className = 'wide';
      },
    ],
    [
      'data-theme',
      () => {
        document.documentElement.dataset.theme = 'dark';
      },
      () => {
        delete document.documentElement.dataset.theme;
      },
    ],
    [
      'data-bs-theme',
      () => {
        document.documentElement.dataset.bsTheme = 'dark';
      },
      () => {
        delete document.documentElement.dataset.bsTheme;
      },
    ],
    [
      'data-md-color-scheme',
      () => {
        document.body.dataset.mdColorScheme = 'slate';
      },
      () => {
        delete document.body.dataset.mdColorScheme;
      },
    ],
    [
      'a meta element whose content changes',
      () => {
        document.head.querySelector('[name=color-scheme]').content = 'dark';
      },
      () => {
        document.head.querySelector('[name=color-scheme]').content = 'light';
      },
    ],
  ];
  hostTest(
    'is marked by a class or an attribute if no style sheet sets color-scheme',
    `<meta name="color-scheme" content="light dark">${kBoards}`,
    goDarkAndBack(kMarks),
  );

  hostTest('follows a change that is undone at once', kPage, {overrides}, async (page) => {
    await system(page, 'light');
    await page.ready();
    await become(page, 'light');
    const meanwhile = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const around = document.querySelector('main');
          const inside = window.a.shadowRoot;
          inside.querySelector('.probe').addEventListener(
            'transitionrun',
            () => {
              resolve(getComputedStyle(inside.querySelector('.frame')).colorScheme);
              around.className = '';
            },
            {once: true},
          );
          around.className = 'dark';
        }),
    );
    assert.equal(meanwhile, 'dark');
    await become(page, 'light');
  });

  hostTest("overrides the system's scheme, and a theme overrides it", kPage, {overrides}, async (page) => {
    await system(page, 'dark');
    await page.ready();
    await become(page, 'dark');
    await page.evaluate(() => {
      document.body.className = 'plain';
    });
    await become(page, 'light');
    await system(page, 'light');
    await page.evaluate(() => {
      document.body.className = 'dark';
    });
    await become(page, 'dark');
    await page.evaluate(() => {
      for (const id of ['a', 'b']) window[id].setAttribute('theme', 'light');
    });
    await become(page, 'light');
    assert.equal(await page.evaluate(scheme, 'a'), 'light');
  });
});
