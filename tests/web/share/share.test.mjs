// Every link, text and picture that the Share dialog makes is read here, and compared with the state of the search.
// Its animations are in share_animations.test.mjs.
// Needs: kt, site, chromium.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {describe} from 'node:test';
import {PNG} from 'pngjs';
import {textFormats, themes} from '#tables';
import {kt} from '../../built.mjs';
import {withCheck} from '../../../web/element/link.js';
import {eventually, openPage, shareBrowser} from '../browser.mjs';
import {areaText, boardIn, choose, control, expectSquares, rgb, said, saved, type} from './share_files.mjs';

const shared = shareBrowser();
const {pageTest} = shared;
const kBoard = '#board=6x6&algorithm=warnsdorff&step=20&theme=light';

// The permalink with the check that Share adds.
const linkOf = async (page) => {
  const [address, settings] = (await page.call('permalink')).split('#');
  return `${address}#${withCheck(settings)}`;
};

describe('links and code', () => {
  pageTest('copies the link to the current step', kBoard, async (page) => {
    await page.browserContext().overridePermissions(shared.server.url, ['clipboard-read', 'clipboard-sanitized-write']);
    await page.call('seek', 7);
    await page.settle();
    await page.openShare('link');
    await page.pressButton('Copy link');
    await said(page, /Copied/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, await linkOf(page));
    const other = await openPage(shared.browser, link);
    await eventually(async () => (await other.state()).step === 7, 'step 7');
    assert.deepEqual((await other.state()).path, (await page.state()).path);
    await other.close();
  });

  pageTest('selects the text without clipboard access', kBoard, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
    });
    await page.openShare('link');
    await page.pressButton('Copy link');
    await said(page, /Ctrl\+C/);
    const area = await control(page, 'Link to this step');
    const selected = await area.evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
    assert.equal(selected, await linkOf(page));
  });

  pageTest(
    'the embed code makes the same board',
    '#board=5x7&start=a1&holes=2,2;3,3&moves=31427586&step=9',
    {bypassesPolicy: true},
    async (page) => {
      await page.openShare('embed');
      await choose(page, 'Controls', 'none');
      const read = (code) =>
        page.evaluate((text) => {
          const [, element] = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script, knights-tour, iframe');
          const {attributes} = element ?? new DOMParser().parseFromString(text, 'text/html').querySelector('iframe');
          return Object.fromEntries([...attributes].map(({name, value}) => [name, value]));
        }, code);
      const own = await read(await areaText(page, 'As an element, where scripts are allowed'));
      assert.deepEqual(
        own,
        {board: '5x7', start: '4,0', holes: '2,2;3,3', moves: '31427586', step: '9', controls: 'none'},
        'its squares are named as the link names its holes',
      );
      const {src, title} = await read(await areaText(page, 'As an iframe, where scripts are not allowed'));
      const address = new URL(src);
      assert.equal(address.origin + address.pathname, `${shared.server.url}embed.html`);
      assert.deepEqual(Object.fromEntries(new URLSearchParams(address.hash.slice(1))), own);
      assert.ok(title);
      await (await control(page, 'Start playing when visible')).click();
      assert.match(await areaText(page, 'As an element, where scripts are allowed'), / autoplay>/);
    },
  );

  pageTest('the embed code can include a picture', '#board=5x5&start=a1&step=9&theme=light', async (page) => {
    await page.openShare('embed');
    await choose(page, 'Controls', 'none');
    await (await control(page, 'Include a picture that appears at once, even without scripts')).click();
    const title = 'As an element, where scripts are allowed';
    await eventually(async () => (await areaText(page, title)).includes('</svg></knights-tour>'), 'the picture');
    const other = await page.browser().newPage();
    // A page of somebody else, where the script never comes.
    await other.setContent(`<body>${(await areaText(page, title)).replace(/<script.*<\/script>/, '')}`);
    const frame = await areaText(page, 'As an iframe, where scripts are not allowed');
    assert.match(frame, /<\/iframe>\n<noscript><svg .*aria-label="The 5x5 board at step 9".*<\/svg><\/noscript>$/s);
    const found = await other.evaluate(() => {
      const svg = document.querySelector('knights-tour > svg');
      const {width, height} = svg.getBoundingClientRect();
      return {
        named: svg.getAttribute('role') + svg.getAttribute('aria-label'),
        size: [width, height],
        numbers: [...svg.querySelectorAll('text[fill="#1e2227"]')].map((text) => +text.textContent).sort((a, b) => a - b),
      };
    });
    await other.close();
    assert.equal(found.named, 'imgThe 5x5 board at step 9');
    assert.deepEqual(
      found.numbers,
      Array.from({length: 10}, (_, i) => i + 1),
    );
    assert.ok(found.size[0] > 300 && found.size[1] > 300 && found.size[1] < 500, `${found.size}`);
  });
});

describe('texts', () => {
  pageTest('every text format reads back as the path', '#board=5x5&algorithm=warnsdorff&step=24&start=c3', async (page) => {
    const {path} = await page.state();
    assert.equal(path.length, 25);
    await page.openShare('text');
    const title = 'The path at this step';
    for (const {id: format} of textFormats.filter(({id}) => id !== 'moves')) {
      await choose(page, 'Format', format);
      const text = await areaText(page, title);
      const report = await page.evaluate((written) => window.knightsTour.checkTour(written, '5x5'), text);
      assert.equal(report.message.startsWith('valid'), true, `${format}: ${report.message}`);
      assert.deepEqual(report.squares, path, format);
    }
    await choose(page, 'Format', 'moves');
    const kMoves = [
      [2, 1],
      [1, 2],
      [-1, 2],
      [-2, 1],
      [-2, -1],
      [-1, -2],
      [1, -2],
      [2, -1],
    ];
    const walked = [path[0]];
    for (const digit of await areaText(page, title)) {
      walked.push(walked.at(-1).map((x, i) => x + kMoves[digit - 1][i]));
    }
    assert.deepEqual(walked, path);
  });

  pageTest('a matrix counts from 0 or from 1', '#board=10x10&algorithm=warnsdorff&step=99', async (page) => {
    const {path} = await page.state();
    await page.openShare('text');
    for (const base of [0, 1]) {
      await choose(page, 'Counted from', String(base));
      const text = await areaText(page, 'The path at this step');
      assert.equal(
        text,
        execFileSync(kt, ['solve', '--board', '10x10', '--algorithm', 'warnsdorff', '--print', 'matrix', '--base', `${base}`], {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
      const cells = text
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number));
      path.forEach(([row, col], i) => assert.equal(cells[row][col], i + base));
    }
    const {bytes, name} = await saved(page, () => page.pressButton('Save as a file'));
    assert.equal(name, 'knights-tour.txt');
    assert.equal(bytes.toString(), await areaText(page, 'The path at this step'));
    await choose(page, 'Format', 'json');
    assert.equal((await saved(page, () => page.pressButton('Save as a file'))).name, 'knights-tour.json');
  });

  pageTest('writes a matrix of 400x400', '#board=400x400&algorithm=warnsdorff&step=3', async (page) => {
    await page.openShare('text');
    const text = await areaText(page, 'The path at this step');
    assert.equal(text.trim().split('\n').length, 400);
    assert.match(text, /^0*1 /);
  });

  pageTest('an error in a section removes the previous section', '#board=5x5', async (page) => {
    await page.openShare('link');
    await page.evaluate(() => {
      window.knightsTour.toText = () => {
        throw new RangeError('no text');
      };
    });
    await page.pressButton('Tour as text');
    await said(page, /That did not work\. no text/);
    assert.equal(
      await page.evaluate(
        () => window.knightsTour.shadowRoot.querySelector('[part=share]').shadowRoot.querySelector('.content').childElementCount,
      ),
      0,
    );
  });

  pageTest('every section says that the board is gone', '#board=5x5', async (page) => {
    await page.openShare('link');
    await page.evaluate(() => window.knightsTour.destroy());
    for (const section of ['text', 'animation', 'lesson']) {
      await (await page.find(`#tab-${section}`)).click();
      await page.until(
        (sentence) =>
          document.querySelector('knights-tour').shadowRoot.querySelector('[part=share]').shadowRoot.querySelector('.status')
            .textContent === sentence,
        'The board is no longer on the page.',
      );
    }
  });

  pageTest('the trace matches kt trace', '#board=5x5&step=300', async (page) => {
    await page.openShare('trace');
    await type(page, 'From step', 101);
    await type(page, 'To step', 2600);
    const {bytes} = await saved(page, () => page.pressButton('Save as CSV'));
    const [head, ...lines] = bytes.toString().trim().split('\n');
    assert.equal(head, 'step,event,row,column,depth');
    const expected = execFileSync(
      kt,
      ['trace', '--board', '5x5', '--squares', 'row-column', '--from', '100', '--steps', '2500'],
      {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
    assert.deepEqual(
      lines,
      expected
        .trim()
        .split('\n')
        .map((line) => line.replaceAll(' ', ',')),
    );
    assert.equal((await page.state()).step, 300, 'the board has not moved');
  });

  pageTest('a trace beyond the end stops there', '#board=3x3&step=1', async (page) => {
    await page.openShare('trace');
    await type(page, 'To step', 5000);
    const {bytes} = await saved(page, () => page.pressButton('Save as CSV'));
    assert.match(bytes.toString().trim().split('\n').at(-1), /^\d+,exhausted,0,0,0$/);
  });
});

describe('pictures', () => {
  for (const theme of ['light', 'dark']) {
    pageTest(
      `PNG, ${theme}: has the chosen width and the right square colours`,
      `#board=6x6&algorithm=warnsdorff&step=20&theme=${theme}`,
      async (page) => {
        await page.openShare('picture');
        await type(page, 'Width in pixels', 960);
        const {bytes, name} = await saved(page, () => page.pressButton('Save as PNG'));
        assert.equal(name, 'knights-tour-6x6-step-20.png');
        const png = PNG.sync.read(bytes);
        assert.deepEqual([png.width, png.height], [960, boardIn(6, 6, 960).height]);
        const at = (x, y) => [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 3)];
        expectSquares(at, await page.state(), [6, 6], 960, themes[theme].colours);
        assert.deepEqual(at(3, 3), rgb(themes[theme].colours.background));
      },
    );
  }

  pageTest(
    'SVG: is self-contained and small, with squares and path',
    '#board=5x7&algorithm=warnsdorff&step=20',
    {bypassesPolicy: true},
    async (page) => {
      const {path} = await page.state();
      await page.openShare('picture');
      const {bytes} = await saved(page, () => page.pressButton('Save as SVG'));
      const found = await page.evaluate(async (text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        const paths = [...parsed.querySelectorAll('path')];
        // The number of upright rectangles of a colour.
        const squares = (colour) =>
          paths
            .find((each) => each.getAttribute('fill') === colour)
            ?.getAttribute('d')
            .match(/M/g).length;
        const strokes = paths.filter((each) => each.getAttribute('fill') === 'none' && !each.hasAttribute('stroke-opacity'));
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
        await image.decode();
        return {
          error: parsed.querySelector('parsererror')?.textContent ?? null,
          squares: ['#f7f4ed', '#e6e0d3', '#dbe9ec', '#cdd8d7'].map(squares),
          size: [image.naturalWidth, image.naturalHeight],
          // Longer than a dash or the side of a cross.
          moves: strokes
            .flatMap((each) => each.getAttribute('d').match(/[ML][^ML]+[L][^ML]+/g) ?? [])
            .map((line) => line.slice(1).split(/[ L]/).map(Number))
            .filter(([x, y, right, down]) => Math.hypot(right - x, down - y) > 80).length,
          numbers: [...parsed.querySelectorAll('text')]
            .filter((each) => each.getAttribute('fill') === '#1e2227')
            .map((each) => +each.textContent),
          strangers: parsed.querySelectorAll('script, style, foreignObject, image, [href], [style], [onload], [id]').length,
        };
      }, bytes.toString());
      assert.equal(found.error, null);
      const [light, dark, lightVisited, darkVisited] = found.squares;
      assert.deepEqual([light + lightVisited, dark + darkVisited, lightVisited + darkVisited], [18, 17, path.length]);
      assert.deepEqual([found.moves, found.strangers], [path.length - 1, 0]);
      assert.deepEqual(
        found.numbers.sort((a, b) => a - b),
        path.map((_, i) => i + 1),
      );
      assert.equal(found.size[0], 640);
      assert.ok(bytes.length < 20_000, `${bytes.length} bytes`);
    },
  );

  pageTest(
    'show the heat map, the candidates and the next move',
    '#board=8x8&algorithm=pruned-warnsdorff&step=30&theme=light&heat=true',
    async (page) => {
      const svg = () => page.evaluate(async () => (await window.knightsTour.toImage('image/svg+xml')).text());
      const pixelsOf = async (png, hex) => {
        const wanted = rgb(hex);
        let count = 0;
        for (let i = 0; i < png.data.length; i += 4) count += wanted.every((channel, c) => png.data[i + c] === channel);
        return count;
      };
      await page.openShare('picture');
      await type(page, 'Width in pixels', 640);
      const {bytes} = await saved(page, () => page.pressButton('Save as PNG'));
      const png = PNG.sync.read(bytes);
      const light = themes.light.colours;
      assert.ok((await pixelsOf(png, light['heat-high'])) > 20 * 70 * 70, 'squares that were visited');
      assert.ok((await pixelsOf(png, light.candidate)) > 400, 'a disc, a ring, dashes');
      const hot = await svg();
      assert.match(hot, new RegExp(`stroke="${light.candidate}"`), 'the way to the next move');
      await page.key('Escape');
      await page.set({heat: 'false'});
      await page.settle();
      const cold = await svg();
      assert.match(cold, new RegExp(`stroke="${light.candidate}"`));
      assert.ok(hot.includes(light['heat-high']) && !cold.includes(light['heat-high']));
    },
  );

  for (const [what, hash] of Object.entries({
    'a board': '#board=6x6&start=a1&step=30&theme=projector&holes=c3',
    'a graph': '#graph=A-B;A-C;B-D;C>D;D-E;E-A&step=2&theme=dark',
    'a board of 70 x 70': '#board=70x70&algorithm=warnsdorff&step=2000',
  })) {
    pageTest(`PNG of ${what}: matches the SVG drawn by the browser`, hash, {bypassesPolicy: true}, async (page) => {
      const {mean, distant, size} = await page.evaluate(async () => {
        const width = 1000;
        const painted = await createImageBitmap(await window.knightsTour.toImage('image/png', width));
        // A picture cannot use the fonts of its page, so it brings its own.
        const font = btoa(
          Array.from(new Uint8Array(await window.knightsTour.font()), (byte) => String.fromCharCode(byte)).join(''),
        );
        const style = `<style>@font-face { font-family: knights-tour; src: url(data:font/ttf;base64,${font}); }</style>`;
        const svg = await window.knightsTour.toSvg({width: document.location.hash.includes('70') ? width : 640});
        const image = new Image();
        image.src = URL.createObjectURL(
          new Blob([svg.replace(/^<svg[^>]*>/, (start) => start + style)], {type: 'image/svg+xml'}),
        );
        await image.decode();
        const pixels = (drawn) => {
          const context = Object.assign(document.createElement('canvas'), {
            width: painted.width,
            height: painted.height,
          }).getContext('2d');
          context.drawImage(drawn, 0, 0, painted.width, painted.height);
          return context.getImageData(0, 0, painted.width, painted.height).data;
        };
        const [ours, theirs] = [painted, image].map(pixels);
        let sum = 0,
          far = 0;
        for (let i = 0; i < ours.length; i += 4) {
          const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(ours[i + channel] - theirs[i + channel])));
          sum += apart;
          if (apart > 60) ++far;
        }
        return {mean: (sum / ours.length) * 4, distant: (far / ours.length) * 4, size: [painted.width, painted.height]};
      });
      assert.ok(size[0] === 1000 && size[1] > 700, `${size}`);
      assert.ok(mean < 2 && distant < 0.005, `${mean} apart, ${distant} of the pixels much`);
    });
  }

  pageTest('leave out numbers and coordinates that are unticked', kBoard, async (page) => {
    await page.openShare('picture');
    const texts = async () => {
      const {bytes} = await saved(page, () => page.pressButton('Save as SVG'));
      return [...bytes.toString().matchAll(/<text/g)].length;
    };
    assert.ok((await texts()) > 3 + 12 + 21, 'and six letters and digits beside the board, and the numbers of the path');
    await (await control(page, 'Show numbers')).click();
    await (await control(page, 'Coordinates')).click();
    assert.equal(await texts(), 3, 'the onward moves of three candidates');
  });

  pageTest('toImage() makes a PNG without the dialog', kBoard, async (page) => {
    const [type, size] = await page.evaluate(async () => {
      const blob = await window.knightsTour.toImage('image/png', 320);
      const bitmap = await createImageBitmap(blob);
      return [blob.type, [bitmap.width, bitmap.height]];
    });
    assert.deepEqual([type, size], ['image/png', [320, boardIn(6, 6, 320).height]]);
  });
});
