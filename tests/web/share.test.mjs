// What can be taken away: every file that the Share dialog saves is decoded here, and compared with the state it is of.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe} from 'node:test';
import {PNG} from 'pngjs';
import {palettes} from '../../web/poster/palette.js';
import {kt} from '../built.mjs';
import {openPage, settle, shareBrowser, sleep} from './browser.mjs';
import {readGif, readWebm} from './decode.mjs';
import {find, open, press, until} from './dialog.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const state = (page) => page.evaluate(() => window.knightsTour.getState());
const folder = mkdtempSync(join(tmpdir(), 'knights-tour-'));

after(() => rmSync(folder, {recursive: true}));

const status = async (page) => (await find(page, 'dialog .status')).evaluate((element) => element.textContent);
const said = (page, pattern) => until(async () => pattern.test(await status(page)), `${pattern}`);

// The control under a name in the open section.
async function control(page, title) {
  const handle = await page.evaluateHandle((wanted) => {
    const roots = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    return roots.flatMap((root) => [...root.querySelectorAll('#content label')]).find((each) => each.textContent === wanted)?.control;
  }, title);
  return handle.asElement() ?? assert.fail(`there is no '${title}'`);
}

async function type(page, title, text) {
  const field = await control(page, title);
  await field.click({count: 3});
  await field.type(String(text));
}

const choose = async (page, title, value) => (await control(page, title)).select(value);
const areaText = async (page, title) => (await control(page, title)).evaluate((area) => area.value);

// The file that an action saves.
async function saved(page, action) {
  const session = await page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: folder});
  const known = new Set(readdirSync(folder));
  await action();
  const name = await until(() => readdirSync(folder).find((file) => !known.has(file) && !file.endsWith('.crdownload')), 'a file');
  const path = join(folder, name);
  await until(() => statSync(path).size > 0, `${name} is empty`);
  const bytes = readFileSync(path);
  rmSync(path);
  return {name, bytes};
}

const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const over = (hex, ground) => {
  const alpha = parseInt(hex.slice(7), 16) / 255;
  return rgb(ground).map((channel, i) => Math.round(channel + (rgb(hex)[i] - channel) * alpha));
};
const isNear = (a, b, most = 2) => a.every((channel, i) => Math.abs(channel - b[i]) <= most);

// Where a board of `rows` x `cols` lies in a picture `width` wide: as web/poster/scene.js says, 24 of 640 around it.
function boardIn(rows, cols, width) {
  const cell = Math.floor(Math.min((640 - 48) / Math.max(rows, cols), 140));
  const left = Math.floor((640 - cell * cols) / 2);
  const scale = width / 640;
  const height = Math.round((cell * rows + 48) * scale);
  // A corner of the square that no line, number or piece covers: its lower right one.
  return {height, free: ([row, col]) => [Math.floor((left + cell * (col + 0.95)) * scale), Math.floor((24 + cell * (row + 0.93)) * scale)]};
}

// Compares a picture's squares with the state: those of the path are tinted.
function expectSquares(at, {path}, [rows, cols], width, palette) {
  const {free} = boardIn(rows, cols, width);
  const visited = new Set(path.map(String));
  let wrong = 0;
  for (let row = 0; row < rows; ++row) {
    for (let col = 0; col < cols; ++col) {
      const ground = (row + col) % 2 ? palette.square_dark : palette.square_light;
      const expected = visited.has(`${row},${col}`) ? over(palette.visited, ground) : rgb(ground);
      // A move may pass through this corner of a square or two.
      if (!isNear(at(...free([row, col])), expected)) ++wrong;
    }
  }
  assert.ok(wrong <= rows * cols / 12, `${wrong} squares of another colour`);
}

const kBoard = '#board=6x6&algorithm=warnsdorff&step=20&theme=light';

describe('links and code', () => {
  pageTest('a click copies the link to this step', kBoard, async (page) => {
    await page.browserContext().overridePermissions(shared.server.url, ['clipboard-read', 'clipboard-sanitized-write']);
    await page.evaluate(() => window.knightsTour.seek(7));
    await settle(page);
    await open(page, 'link');
    await press(page, 'Copy link');
    await said(page, /Copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, await page.evaluate(() => window.knightsTour.permalink()));
    const other = await openPage(shared.browser, link);
    await until(async () => (await state(other)).step === 7, 'step 7');
    assert.deepEqual((await state(other)).path, (await state(page)).path);
    await other.close();
  });

  pageTest('where the clipboard is closed, the text is selected', kBoard, async (page) => {
    await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('closed')); });
    await open(page, 'link');
    await press(page, 'Copy link');
    await said(page, /Ctrl\+C/);
    const area = await control(page, 'Opens at this very step');
    const selected = await area.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
    assert.equal(selected, await page.evaluate(() => window.knightsTour.permalink()));
  });

  pageTest('the embed code brings the same board', '#board=5x7&start=a1&holes=2,2;3,3&moves=31427586&step=9', async (page) => {
    await open(page, 'embed');
    await choose(page, 'Controls', 'none');
    const read = (code) => page.evaluate((text) => {
      const [, element] = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script, knights-tour, iframe');
      const {attributes} = element ?? new DOMParser().parseFromString(text, 'text/html').querySelector('iframe');
      return Object.fromEntries([...attributes].map(({name, value}) => [name, value]));
    }, code);
    const own = await read(await areaText(page, 'As an element, where scripts are allowed'));
    assert.deepEqual(own, {board: '5x7', start: 'a1', holes: '2,2;3,3', moves: '31427586', step: '9', controls: 'none'});
    const {src, title} = await read(await areaText(page, 'As a frame, where only frames are'));
    const address = new URL(src);
    assert.equal(address.origin + address.pathname, `${shared.server.url}embed.html`);
    assert.deepEqual(Object.fromEntries(new URLSearchParams(address.hash.slice(1))), own);
    assert.ok(title);
    await (await control(page, 'Plays when it is seen')).click();
    assert.match(await areaText(page, 'As an element, where scripts are allowed'), / autoplay>/);
  });
});

describe('texts', () => {
  pageTest('every text is the path, and reads back', '#board=5x5&algorithm=warnsdorff&step=24&start=c3', async (page) => {
    const {path} = await state(page);
    assert.equal(path.length, 25);
    await open(page, 'text');
    const title = 'The path at this step';
    for (const format of ['matrix', 'squares', 'chess', 'json']) {
      await choose(page, 'Format', format);
      const text = await areaText(page, title);
      const report = await page.evaluate((written) => window.knightsTour.checkTour(written, '5x5'), text);
      assert.equal(report.message.startsWith('valid'), true, `${format}: ${report.message}`);
      assert.deepEqual(report.squares, path, format);
    }
    await choose(page, 'Format', 'moves');
    const kMoves = [[2, 1], [1, 2], [-1, 2], [-2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]];
    const walked = [path[0]];
    for (const digit of await areaText(page, title)) {
      walked.push(walked.at(-1).map((x, i) => x + kMoves[digit - 1][i]));
    }
    assert.deepEqual(walked, path);
  });

  pageTest('a matrix is counted from 0 or from 1', '#board=10x10&algorithm=warnsdorff&step=99', async (page) => {
    const {path} = await state(page);
    await open(page, 'text');
    for (const base of [0, 1]) {
      await choose(page, 'Counted from', String(base));
      const text = await areaText(page, 'The path at this step');
      assert.equal(text, execFileSync(kt, ['solve', '--board', '10x10', '--algorithm', 'warnsdorff', '--print', 'matrix', '--base', `${base}`],
        {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}));
      const cells = text.trim().split('\n').map((line) => line.split(' ').map(Number));
      path.forEach(([row, col], i) => assert.equal(cells[row][col], i + base));
    }
    const {bytes, name} = await saved(page, () => press(page, 'Save as a file'));
    assert.equal(name, 'knights-tour.txt');
    assert.equal(bytes.toString(), await areaText(page, 'The path at this step'));
  });

  pageTest('the trace is that of kt', '#board=5x5&step=300', async (page) => {
    await open(page, 'trace');
    await type(page, 'From step', 101);
    await type(page, 'To step', 2600);
    const {bytes} = await saved(page, () => press(page, 'Save as CSV'));
    const [head, ...lines] = bytes.toString().trim().split('\n');
    assert.equal(head, 'step,event,row,column,depth');
    const expected = execFileSync(kt, ['trace', '--board', '5x5', '--from', '100', '--steps', '2500'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    assert.deepEqual(lines, expected.trim().split('\n').map((line) => line.replaceAll(' ', ',')));
    assert.equal((await state(page)).step, 300, 'the board has not moved');
  });

  pageTest('a trace beyond the end stops there', '#board=3x3&step=1', async (page) => {
    await open(page, 'trace');
    await type(page, 'To step', 5000);
    const {bytes} = await saved(page, () => press(page, 'Save as CSV'));
    assert.match(bytes.toString().trim().split('\n').at(-1), /^\d+,exhausted,0,0,0$/);
  });
});

describe('pictures', () => {
  for (const theme of ['light', 'dark']) {
    pageTest(`PNG, ${theme}: as wide as asked, every square in its colour`, `#board=6x6&algorithm=warnsdorff&step=20&theme=${theme}`, async (page) => {
      await open(page, 'picture');
      await type(page, 'Width in pixels', 960);
      const {bytes, name} = await saved(page, () => press(page, 'Save as PNG'));
      assert.equal(name, 'knights-tour-6x6-step-20.png');
      const png = PNG.sync.read(bytes);
      assert.deepEqual([png.width, png.height], [960, boardIn(6, 6, 960).height]);
      const at = (x, y) => [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 3)];
      expectSquares(at, await state(page), [6, 6], 960, palettes[theme]);
      assert.deepEqual(at(3, 3), rgb(palettes[theme].background));
    });
  }

  pageTest('SVG: stands alone, is small, and has the squares and the path', '#board=5x7&algorithm=warnsdorff&step=20', async (page) => {
    const {path} = await state(page);
    await open(page, 'picture');
    const {bytes} = await saved(page, () => press(page, 'Save as SVG'));
    const found = await page.evaluate(async (text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const fills = (colour) => [...parsed.querySelectorAll('path')].find((each) => each.getAttribute('fill') === colour)?.getAttribute('d').match(/M/g).length;
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
      await image.decode();
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        dark: fills('#e6e0d3'), visited: fills('#56b4e9'), size: [image.naturalWidth, image.naturalHeight],
        moves: [...parsed.querySelectorAll('polyline')].filter((line) => !line.hasAttribute('stroke-dasharray'))
          .map((line) => line.getAttribute('points').split(' ').length / 2 - 1).reduce((sum, n) => sum + n, 0),
        numbers: [...parsed.querySelectorAll('text')].filter((each) => each.hasAttribute('paint-order')).map((each) => each.textContent),
        strangers: parsed.querySelectorAll('script, foreignObject, image, [href], [style], [onload]').length,
      };
    }, bytes.toString());
    assert.equal(found.error, null);
    assert.deepEqual([found.dark, found.visited, found.moves, found.strangers], [17, path.length, path.length - 1, 0]);
    assert.deepEqual(found.numbers, path.map((_, i) => String(i + 1)));
    assert.equal(found.size[0], 640);
    assert.ok(bytes.length < 20_000, `${bytes.length} bytes`);
  });

  pageTest('what is unticked is not in it', kBoard, async (page) => {
    await open(page, 'picture');
    await (await control(page, 'Numbers')).click();
    await (await control(page, 'Coordinates')).click();
    const {bytes} = await saved(page, () => press(page, 'Save as SVG'));
    assert.doesNotMatch(bytes.toString(), /paint-order/);
    assert.doesNotMatch(bytes.toString(), />5<\/text>/);
  });

  pageTest('toImage() gives the same without the dialog', kBoard, async (page) => {
    const [type, size] = await page.evaluate(async () => {
      const blob = await window.knightsTour.toImage('image/png', 320);
      const bitmap = await createImageBitmap(blob);
      return [blob.type, [bitmap.width, bitmap.height]];
    });
    assert.deepEqual([type, size], ['image/png', [320, boardIn(6, 6, 320).height]]);
  });
});

async function makeAnimation(page, format, {from, to, every = 1, rate = 4, width = 240}) {
  await open(page, 'animation');
  await type(page, 'From step', from);
  await type(page, 'To step', to);
  await type(page, 'Show every … step', every);
  await choose(page, 'Pictures a second', String(rate));
  await type(page, 'Width in pixels', width);
  await choose(page, 'Format', format);
}

describe('animations', () => {
  pageTest('GIF: a picture for each step, each as the search was', '#board=6x6&algorithm=warnsdorff&theme=light', async (page) => {
    await makeAnimation(page, 'gif', {from: 3, to: 23, every: 2, rate: 5});
    const {bytes, name} = await saved(page, () => press(page, 'Make it'));
    assert.equal(name, 'knights-tour-6x6.gif');
    const gif = readGif(bytes);
    assert.deepEqual([gif.width, gif.height], [240, boardIn(6, 6, 240).height + boardIn(6, 6, 240).height % 2]);
    assert.equal(gif.loops, 0, 'for ever');
    assert.deepEqual(gif.frames.map(({delay}) => delay), [...Array(10).fill(200), 2000]);
    assert.equal((await state(page)).step, 0, 'the board has not moved');
    for (const [i, {pixels}] of gif.frames.entries()) {
      await page.evaluate((step) => window.knightsTour.seek(step), 3 + 2 * i);
      const at = (x, y) => [16, 8, 0].map((shift) => pixels[y * gif.width + x] >> shift & 255);
      expectSquares(at, await state(page), [6, 6], 240, palettes.light);
    }
  });

  pageTest('GIF: it ends where the search ends', '#board=5x5&algorithm=warnsdorff', async (page) => {
    await makeAnimation(page, 'gif', {from: 20, to: 500});
    const {bytes} = await saved(page, () => press(page, 'Make it'));
    assert.equal(readGif(bytes).frames.length, 5);
  });

  pageTest('WebM: as many pictures, as long and as wide as asked, and it plays', '#board=6x6&algorithm=warnsdorff', async (page) => {
    await makeAnimation(page, 'webm', {from: 0, to: 20, rate: 10, width: 320});
    const {bytes} = await saved(page, () => press(page, 'Make it'));
    const film = readWebm(bytes);
    assert.deepEqual([film.width, film.height], [320, boardIn(6, 6, 320).height + boardIn(6, 6, 320).height % 2]);
    assert.deepEqual(film.frames, [...Array.from({length: 21}, (_, i) => 100 * i), 4000], 'the last one rests');
    const played = await page.evaluate(async (base64) => {
      const video = document.createElement('video');
      video.muted = true;
      video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], {type: 'video/webm'}));
      await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = () => reject(new Error(video.error.message)); });
      return {width: video.videoWidth, height: video.videoHeight, duration: video.duration};
    }, bytes.toString('base64'));
    assert.deepEqual([played.width, played.height], [film.width, film.height]);
    assert.ok(Math.abs(played.duration - 4) < 0.2, `${played.duration} s`);
  });

  pageTest('without an encoder there is a recording, and without that a sentence', '#board=5x5&algorithm=warnsdorff', async (page) => {
    await page.evaluate(() => { delete globalThis.VideoEncoder; });
    await makeAnimation(page, 'webm', {from: 0, to: 4, rate: 10, width: 160});
    const {bytes} = await saved(page, () => press(page, 'Make it'));
    assert.equal(readWebm(bytes).width, 160);
    await page.evaluate(() => { delete globalThis.MediaRecorder; });
    await press(page, 'Make it');
    await said(page, /can not make films/);
  });

  pageTest('too long a film is refused with a way out', '#board=8x8', async (page) => {
    await makeAnimation(page, 'gif', {from: 0, to: 1_000_000});
    await press(page, 'Make it');
    await said(page, /show every 334th step/);
    await type(page, 'From step', 5);
    await type(page, 'To step', 2);
    await press(page, 'Make it');
    await said(page, /behind/);
  });

  pageTest('it can be cancelled, and closing the dialog cancels it', '#board=8x8', async (page) => {
    const files = readdirSync(folder).length;
    await makeAnimation(page, 'gif', {from: 0, to: 2900, width: 400});
    await press(page, 'Make it');
    await until(async () => await (await find(page, 'progress')).evaluate((bar) => bar.value) > 0, 'progress');
    await press(page, 'Cancel');
    await said(page, /Cancelled/);
    assert.equal(await (await find(page, '.progress')).evaluate((row) => row.hidden), true);
    await press(page, 'Make it');
    await until(async () => /Working/.test(await status(page)), 'work');
    await page.keyboard.press('Escape');
    await until(() => page.evaluate(() => !window.knightsTour.shadowRoot.querySelector('[part=share]')), 'it is closed');
    await sleep(300);
    assert.equal(readdirSync(folder).length, files);
    assert.ok(await page.evaluate(async () => { await window.knightsTour.seek(5); return window.knightsTour.getState().step === 5; }));
  });

  // In time of the processor, so that whatever else this machine does counts for nothing.
  for (const format of ['gif', 'webm']) {
    pageTest(`${format}: the page lives on while it is made`, '#board=8x8', async (page) => {
      await makeAnimation(page, format, {from: 0, to: 120, width: 480});
      await page.tracing.start({categories: ['toplevel', 'disabled-by-default-devtools.timeline']});
      await saved(page, () => press(page, 'Make it'));
      const trace = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
      // Of several pages the one that works most.
      const isMain = ({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain';
      const tasksOf = (thread) => trace.traceEvents.filter(
        ({ph, pid, tid, tdur}) => ph === 'X' && tdur && pid === thread.pid && tid === thread.tid);
      const tasks = trace.traceEvents.filter(isMain).map(tasksOf).sort((a, b) => b.length - a.length)[0];
      assert.ok(tasks.length > 100, `${tasks.length} tasks`);
      const longest = Math.max(...tasks.map(({tdur}) => tdur)) / 1000;
      assert.ok(longest < 50, `a task of ${longest} ms`);
    });
  }
});
