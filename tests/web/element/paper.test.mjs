// Printed pages, as pixels: boards that have run, that wait for a place, and that were never in view.
// Needs: site, chromium, pdftoppm.
import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, test} from 'node:test';
import {promisify} from 'node:util';
import {themes} from '#tables';
import {html} from '../answers.mjs';
import {optionsAndBody, shareBrowser, withServer} from '../browser.mjs';
import {areaOf, difference, pagesOf} from '../paper.mjs';

const {colours} = themes.light;
const kBoard = 'board="5x5" algorithm="warnsdorff" step="20" controls="minimal" theme="light"';
const kFresh = 'board="5x5" controls="minimal" theme="light"'; // no square of it is tinted
const kFar = '<p style="height: 3000px">Far above</p>';

const sheet = (body, headers) =>
  html(
    `<!doctype html><meta charset="utf-8"><title>Paper</title><script src="knights-tour.js"></script>
  <style>body { margin: 0; } p { margin: 0; }</style>${body}`,
    headers,
  );
const pdfOf = async (page) => pagesOf(await page.pdf({width: '800px', height: '1000px', printBackground: true}));
const squaresOf = (page) => areaOf(page, colours['square-dark']);
const hasPath = (page) => areaOf(page, colours['path-new']).count > 20;
const isSquare = ({width, height}) => Math.abs(width - height) <= 4;

const shared = shareBrowser();
const paperTest = (name, body, ...rest) => {
  const [overrides, run] = optionsAndBody(rest);
  shared.test(name, (open) =>
    withServer({'/host.html': sheet(body), ...overrides}, async (server) => {
      const page = await open({width: 800, height: 600, scale: 1});
      await page.goto(`${server.url}host.html`);
      await run(page, server);
    }),
  );
};

describe('printing', () => {
  paperTest(
    'a board never scrolled to prints like one that ran',
    `${kFar}<knights-tour id="a" ${kBoard}></knights-tour>`,
    async (page) => {
      assert.equal(await page.evaluate(() => Boolean(window.knightsTourParts.visualizer)), false, 'its code has not come');
      const before = (await pdfOf(page)).at(-1);
      assert.ok(hasPath(before), 'the path is drawn');
      await page.evaluate(() => window.a.scrollIntoView());
      await page.ready();
      const after = (await pdfOf(page)).at(-1);
      assert.ok(hasPath(after));
      const share = difference(before, after);
      assert.ok(share < 0.02, `${share} of the pixels differ`);
    },
  );

  paperTest(
    'a board that waits for a click prints its path',
    `<knights-tour reveal="interaction" ${kBoard}></knights-tour>`,
    async (page) => {
      assert.ok(hasPath((await pdfOf(page))[0]));
    },
  );

  paperTest(
    'a board in a lazy iframe out of view prints its path',
    `<p style="height: 900px">Above</p><iframe loading="lazy" src="embed.html#board=5x5&algorithm=warnsdorff&step=20&theme=light" width="600" height="600"></iframe>`,
    async (page) => {
      await page.until(() => document.querySelector('iframe').contentWindow.customElements?.get('knights-tour'));
      assert.ok((await pdfOf(page)).some(hasPath));
    },
  );

  paperTest(
    'waiting boards print as large as live ones',
    Array(6).fill(`<knights-tour loading="eager" style="height: 480px" ${kFresh}></knights-tour>`).join(''),
    async (page) => {
      await page.until(
        () =>
          [...document.querySelectorAll('knights-tour')].filter((board) => board.shadowRoot.querySelector('canvas')).length === 4,
      );
      await page.until(
        () =>
          [...document.querySelectorAll('knights-tour')].filter((board) =>
            board.shadowRoot.querySelector('.poster').checkVisibility(),
          ).length === 2,
      );
      const pages = await page.pdf({width: '800px', height: '480px', printBackground: true});
      const areas = pagesOf(pages).map(squaresOf);
      assert.equal(areas.length, 6);
      for (const area of areas) {
        assert.ok(isSquare(area) && area.height > 400 && area.height < 480, JSON.stringify(areas));
      }
    },
  );

  paperTest(
    "a board keeps its author's height and is not cropped",
    `<style>knights-tour { height: 300px; } section { height: 300px; overflow: hidden; }</style>
    <section><knights-tour ${kFresh}></knights-tour></section><section><knights-tour reveal="interaction" ${kFresh}></knights-tour></section>`,
    async (page) => {
      await page.evaluate(() => document.querySelector('knights-tour').ready);
      const pages = pagesOf(await page.pdf({width: '800px', height: '300px', printBackground: true}));
      assert.equal(pages.length, 2);
      for (const each of pages) {
        const area = squaresOf(each);
        assert.ok(isSquare(area) && area.height > 240 && area.bottom < 300, JSON.stringify(area));
        assert.ok(areaOf(each, colours.knight).count > 50, 'the knight');
      }
    },
  );

  paperTest(
    'without a height, a board fills the width without space for controls',
    `<div style="width: 500px"><knights-tour id="a" board="4x8" theme="light"></knights-tour></div><p id="next" style="height: 20px; background: #f0f">`,
    async (page) => {
      await page.ready();
      const [paper] = await pdfOf(page);
      const board = squaresOf(paper),
        next = areaOf(paper, '#ff00ff');
      assert.ok(board.width > 430 && board.width <= 500, JSON.stringify(board));
      assert.ok(Math.abs(board.width - 2 * board.height) < 8, JSON.stringify(board));
      assert.ok(next.top - board.bottom < 40, `${next.top} ${board.bottom}`);
    },
  );

  paperTest(
    'prints the plain board if the policy forbids inline scripts',
    `<knights-tour reveal="interaction" ${kBoard}></knights-tour>`,
    {
      '/strict.html': sheet(`<knights-tour reveal="interaction" ${kBoard}></knights-tour>`, {
        'Content-Security-Policy': "script-src 'self' 'wasm-unsafe-eval'",
      }),
    },
    async (page, server) => {
      await page.goto(`${server.url}strict.html`);
      const [paper] = await pdfOf(page);
      assert.ok(isSquare(squaresOf(paper)), JSON.stringify(squaresOf(paper)));
      assert.equal(hasPath(paper), false);
    },
  );

  const late = {'/host.html': sheet(`${kFar}<knights-tour ${kBoard}></knights-tour>`)};
  test('a browser that prints right after loading prints the path', () =>
    withServer(late, async (server) => {
      const program = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
      const folder = mkdtempSync(join(tmpdir(), 'knights-tour-print-'));
      try {
        await promisify(execFile)(
          program,
          [
            '--headless',
            '--no-sandbox',
            '--disable-gpu',
            `--user-data-dir=${folder}/profile`,
            `--print-to-pdf=${folder}/page.pdf`,
            `${server.url}host.html`,
          ],
          {timeout: 120_000},
        );
        assert.ok(pagesOf(readFileSync(`${folder}/page.pdf`)).some(hasPath));
      } finally {
        rmSync(folder, {recursive: true, force: true});
      }
    }));
});
