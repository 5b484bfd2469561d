// What can be taken away: every file that the Share dialog saves is decoded here, and compared with the state it is of.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe} from 'node:test';
import {PNG} from 'pngjs';
import {textFormats, themes} from '#tables';
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

// Where a board of `rows` x `cols` lies in a picture `width` wide: as src/view/picture/picture.cpp says, 24 of 640 around it.
function boardIn(rows, cols, width) {
  const cell = Math.floor(Math.min((640 - 48) / Math.max(rows, cols), 140));
  const left = Math.floor((640 - cell * cols) / 2);
  const scale = width / 640;
  const height = Math.round((cell * rows + 48) * scale);
  // A corner of the square that hardly a line, number or piece covers: its lower right one.
  return {height, free: ([row, col]) => [Math.floor((left + cell * (col + 0.95)) * scale), Math.floor((24 + cell * (row + 0.93)) * scale)]};
}

// Compares a picture's squares with the state: those of the path are tinted.
function expectSquares(at, {path}, [rows, cols], width, palette) {
  const {free} = boardIn(rows, cols, width);
  const visited = new Set(path.map(String));
  let wrong = 0;
  for (let row = 0; row < rows; ++row) {
    for (let col = 0; col < cols; ++col) {
      const ground = (row + col) % 2 ? palette['square-dark'] : palette['square-light'];
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

  pageTest('with a picture in it, which the element shows at once', '#board=5x5&start=a1&step=9&theme=light', async (page) => {
    await open(page, 'embed');
    await choose(page, 'Controls', 'none');
    await (await control(page, 'With a picture, shown at once and without scripts')).click();
    const title = 'As an element, where scripts are allowed';
    await until(async () => (await areaText(page, title)).includes('</svg></knights-tour>'), 'the picture');
    const other = await page.browser().newPage();
    // A page of somebody else, where the script never comes.
    await other.setContent(`<body>${(await areaText(page, title)).replace(/<script.*<\/script>/, '')}`);
    const found = await other.evaluate(() => {
      const svg = document.querySelector('knights-tour > svg');
      const {width, height} = svg.getBoundingClientRect();
      return {
        named: svg.getAttribute('role') + svg.getAttribute('aria-label'), size: [width, height],
        numbers: [...svg.querySelectorAll('text[fill="#1e2227"]')].map((text) => +text.textContent).sort((a, b) => a - b),
      };
    });
    await other.close();
    assert.equal(found.named, 'imgThe board of 5x5 at step 9');
    assert.deepEqual(found.numbers, Array.from({length: 10}, (_, i) => i + 1));
    assert.ok(found.size[0] > 300 && found.size[1] > 300 && found.size[1] < 500, `${found.size}`);
  });
});

describe('texts', () => {
  pageTest('every text is the path, and reads back', '#board=5x5&algorithm=warnsdorff&step=24&start=c3', async (page) => {
    const {path} = await state(page);
    assert.equal(path.length, 25);
    await open(page, 'text');
    const title = 'The path at this step';
    for (const {id: format} of textFormats.filter(({id}) => id !== 'moves')) {
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
      expectSquares(at, await state(page), [6, 6], 960, themes[theme].colours);
      assert.deepEqual(at(3, 3), rgb(themes[theme].colours.background));
    });
  }

  pageTest('SVG: stands alone, is small, and has the squares and the path', '#board=5x7&algorithm=warnsdorff&step=20', async (page) => {
    const {path} = await state(page);
    await open(page, 'picture');
    const {bytes} = await saved(page, () => press(page, 'Save as SVG'));
    const found = await page.evaluate(async (text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const paths = [...parsed.querySelectorAll('path')];
      // Of upright rectangles.
      const squares = (colour) => paths.find((each) => each.getAttribute('fill') === colour)?.getAttribute('d').match(/M/g).length;
      const strokes = paths.filter((each) => each.getAttribute('fill') === 'none' && !each.hasAttribute('stroke-opacity'));
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
      await image.decode();
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        squares: ['#f7f4ed', '#e6e0d3', '#dbe9ec', '#cdd8d7'].map(squares), size: [image.naturalWidth, image.naturalHeight],
        // Longer than a dash or the side of a cross.
        moves: strokes.flatMap((each) => each.getAttribute('d').match(/[ML][^ML]+[L][^ML]+/g) ?? []).map((line) => line.slice(1).split(/[ L]/).map(Number))
          .filter(([x, y, right, down]) => Math.hypot(right - x, down - y) > 80).length,
        numbers: [...parsed.querySelectorAll('text')].filter((each) => each.getAttribute('fill') === '#1e2227').map((each) => +each.textContent),
        strangers: parsed.querySelectorAll('script, style, foreignObject, image, [href], [style], [onload], [id]').length,
      };
    }, bytes.toString());
    assert.equal(found.error, null);
    const [light, dark, lightVisited, darkVisited] = found.squares;
    assert.deepEqual([light + lightVisited, dark + darkVisited, lightVisited + darkVisited], [18, 17, path.length]);
    assert.deepEqual([found.moves, found.strangers], [path.length - 1, 0]);
    assert.deepEqual(found.numbers.sort((a, b) => a - b), path.map((_, i) => i + 1));
    assert.equal(found.size[0], 640);
    assert.ok(bytes.length < 20_000, `${bytes.length} bytes`);
  });

  pageTest('every algorithm, the heat map, the candidates and the next move are in them', '#board=8x8&algorithm=pruned-warnsdorff&step=30&theme=light&heat=true', async (page) => {
    const svg = () => page.evaluate(async () => (await window.knightsTour.toImage('image/svg+xml')).text());
    const pixelsOf = async (png, hex) => {
      const wanted = rgb(hex);
      let count = 0;
      for (let i = 0; i < png.data.length; i += 4) count += wanted.every((channel, c) => png.data[i + c] === channel);
      return count;
    };
    await open(page, 'picture');
    await type(page, 'Width in pixels', 640);
    const {bytes} = await saved(page, () => press(page, 'Save as PNG'));
    const png = PNG.sync.read(bytes);
    const light = themes.light.colours;
    assert.ok(await pixelsOf(png, light['heat-high']) > 20 * 70 * 70, 'squares that were visited');
    assert.ok(await pixelsOf(png, light.candidate) > 400, 'a disc, a ring, dashes');
    const hot = await svg();
    assert.match(hot, new RegExp(`stroke="${light.candidate}"`), 'the way to the next move');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.knightsTour.setState({settings: {heat: 'false'}}));
    await settle(page);
    const cold = await svg();
    assert.match(cold, new RegExp(`stroke="${light.candidate}"`));
    assert.ok(hot.includes(light['heat-high']) && !cold.includes(light['heat-high']));
  });

  for (const [what, hash] of Object.entries({
    'a board': '#board=6x6&start=a1&step=30&theme=projector&holes=c3', 'a graph': '#graph=A-B;A-C;B-D;C>D;D-E;E-A&step=2&theme=dark',
    'a board of 70 x 70': '#board=70x70&algorithm=warnsdorff&step=2000',
  })) {
    pageTest(`PNG of ${what}: what the browser itself makes of the SVG`, hash, async (page) => {
      const {mean, distant, size} = await page.evaluate(async () => {
        const width = 1000;
        const painted = await createImageBitmap(await window.knightsTour.toImage('image/png', width));
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([await window.knightsTour.toSvg({width: document.location.hash.includes('70') ? width : 640})], {type: 'image/svg+xml'}));
        await image.decode();
        const pixels = (drawn) => {
          const context = Object.assign(document.createElement('canvas'), {width: painted.width, height: painted.height}).getContext('2d');
          context.drawImage(drawn, 0, 0, painted.width, painted.height);
          return context.getImageData(0, 0, painted.width, painted.height).data;
        };
        const [ours, theirs] = [painted, image].map(pixels);
        let sum = 0, far = 0;
        for (let i = 0; i < ours.length; i += 4) {
          const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(ours[i + channel] - theirs[i + channel])));
          sum += apart;
          if (apart > 60) ++far;
        }
        return {mean: sum / ours.length * 4, distant: far / ours.length * 4, size: [painted.width, painted.height]};
      });
      assert.ok(size[0] === 1000 && size[1] > 700, `${size}`);
      assert.ok(mean < 2 && distant < 0.005, `${mean} apart, ${distant} of the pixels much`);
    });
  }

  pageTest('what is unticked is not in it', kBoard, async (page) => {
    await open(page, 'picture');
    await (await control(page, 'Numbers')).click();
    await (await control(page, 'Coordinates')).click();
    const {bytes} = await saved(page, () => press(page, 'Save as SVG'));
    assert.deepEqual([...bytes.toString().matchAll(/<text[^>]*fill="#(?:1e2227|565d67)"[^>]*>/g)], []);
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
      expectSquares(at, await state(page), [6, 6], 240, themes.light.colours);
    }
  });

  pageTest('GIF: the heat map has its colours', '#board=5x5&theme=light&heat=true', async (page) => {
    await makeAnimation(page, 'gif', {from: 40, to: 44});
    const {bytes} = await saved(page, () => press(page, 'Make it'));
    const {pixels} = readGif(bytes).frames.at(-1);
    const [r, g, b] = rgb(themes.light.colours['heat-high']);
    assert.ok(pixels.filter((pixel) => (pixel & 0xffffff) === (r << 16 | g << 8 | b)).length > 500, 'the square visited most');
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
