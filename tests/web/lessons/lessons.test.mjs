// The player of lessons: its layout, its storage and its error messages.
// Needs: site, chromium.
import assert from 'node:assert/strict';
import {describe} from 'node:test';
import {readLessons} from '../../../web/lessons/files.mjs';
import {kOnlyWithAll} from '../../built.mjs';
import {without} from '../answers.mjs';
import {eventually, shareBrowser} from '../browser.mjs';
import {atStop, calmTest, kMini, link, packedOf, panel, present, press} from './reader.mjs';

const shared = shareBrowser();
// Nothing is walked, but where that is what is tested.
const pageTest = calmTest(shared);

const lesson = readLessons().find(({id}) => id === 'dead-end');

describe('a lesson', () => {
  pageTest('is shown beside the board at its stop, with marks', link('dead-end.2'), async (page) => {
    await atStop(page, lesson.stops[1].title);
    const {step, settings} = await page.state();
    assert.equal(step, 20);
    assert.equal(settings.board, '5x5');
    assert.equal(settings.panels, 'none');
    const [frame, board, text] = await page.evaluate(() =>
      ['.frame', 'canvas', '.lesson'].map((what) =>
        window.knightsTour.shadowRoot.querySelector(what).getBoundingClientRect().toJSON(),
      ),
    );
    assert.ok(board.right <= text.left + 1 && text.right <= frame.right + 1 && text.width >= 300);
    assert.equal(text.height, frame.height);
    const marked = await page.call('toSvg');
    await page.set({lesson: 'none'});
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson'));
    assert.ok(marked !== (await page.call('toSvg')), 'the marks go with the lesson');
  });

  pageTest('the address names the stop, and Back returns to it', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    await press(page, '.next');
    await atStop(page, lesson.stops[1].title);
    await page.until(() => location.hash.includes('lesson=dead-end.2'));
    // A link to where it is already brings the board back.
    for (const again of ['dead-end.2', 'dead-end']) {
      await page.evaluate(async (hash) => {
        const heard = new Promise((resolve) => {
          addEventListener('hashchange', resolve, {once: true});
        });
        location.hash = hash;
        await heard;
        await new Promise(requestAnimationFrame);
        await window.knightsTour.setState({});
      }, `#lesson=${again}`);
      await page.until(() => {
        const {settings, step} = window.knightsTour.getState();
        return settings.board === '5x5' && step === 20;
      });
    }
    await page.evaluate(() => {
      location.hash = '#lesson=dead-end.4';
    });
    await atStop(page, lesson.stops[3].title);
    assert.equal((await page.state()).step, 25);
    await page.evaluate(() => {
      location.hash = '#board=6x6';
    });
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson'));
    assert.equal((await page.state()).settings.board, '6x6');
  });

  pageTest('opens from a link to a lesson that has become part of it', link('closed.2'), async (page) => {
    await atStop(page, 'Close the loop yourself');
    assert.match((await panel(page)).name, /^Possible or not\? · 6 of /);
    await page.until(() => window.knightsTour.getState().settings.lesson === 'colours.6');
  });

  pageTest('shows no buttons until the next lesson has loaded', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    const pressed = await page.evaluate(async () => {
      const root = window.knightsTour.shadowRoot;
      const places = new Set();
      const aFrame = () => new Promise(requestAnimationFrame);
      await window.knightsTour.setState({settings: {lesson: 'none'}});
      while (root.querySelector('.lesson')) await aFrame(); // so long its buttons are its own
      const watch = new MutationObserver(() => {
        const next = root.querySelector('.lesson .next');
        if (!next) return;
        places.add(root.querySelector('.lesson #lesson-name').textContent);
        if (next.checkVisibility()) next.click();
      });
      watch.observe(root, {childList: true, subtree: true});
      await window.knightsTour.setState({settings: {lesson: 'no-such-lesson'}}).catch(() => {});
      while (!root.querySelector('.lesson [role=alert]')) await aFrame();
      watch.disconnect();
      return [...places];
    });
    assert.deepEqual(pressed, ['Lesson'], 'nothing of the other one is left');
  });

  pageTest('plays to a stop that has a pace', link('steps.2'), {calm: false}, async (page) => {
    await page.untilState({step: 1});
    await page.untilState({step: 2});
    assert.equal((await panel(page)).title, 'It takes the first one');
  });

  pageTest('explains wrong answers and counts first tries', link('stack.1'), async (page) => {
    await atStop(page, 'A pile of squares');
    const write = async (text) => {
      await page.$eval(
        '>>> .question input',
        (input, value) => {
          input.value = value;
        },
        text,
      );
      await press(page, '.question .entry button.main');
      return (await panel(page)).reply;
    };
    assert.match(await write('three'), /^Enter a whole number\.$/);
    assert.match(await write('1'), /^Not quite\. Too low\.$/);
    assert.match(await write('9'), /^Not quite\. Too high\.$/);
    assert.match(await write('8'), /^Right\. There were 5 rows/);
    const {stops} = readLessons().find(({id}) => id === 'stack');
    for (const {title} of stops.slice(1)) {
      await press(page, '.next');
      await atStop(page, title);
    }
    await press(page, '.next');
    await atStop(page, 'Lesson complete');
    const {name, body} = await panel(page);
    assert.ok(name.endsWith(` · ${stops.length} of ${stops.length}`), name);
    assert.match(body, RegExp(`You got 0 of ${stops.filter(({question}) => question).length} right on the first try\\.`));
  });

  pageTest('shows the answer on request, also on the board', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    await press(page, '.question > .entry:last-child button');
    assert.equal((await panel(page)).reply, `The answer is: Yes. ${lesson.stops[0].question.why}`);
    assert.match((await panel(page)).reply, /The knight gets as far/);
    await page.untilState({step: 20});
  });

  pageTest('the sentence under the board hides the answer to the question', link('dead-end.2'), async (page) => {
    await atStop(page, lesson.stops[1].title);
    await page.mirrored();
    const tells = (words) => eventually(async () => (await page.nodes()).some(({name}) => words.test(name ?? '')), `${words}`);
    await tells(/^The explanation appears once you have answered\.$/);
    assert.ok(!(await page.nodes()).some(({name}) => /must go back to a4/.test(name ?? '')));
    await press(page, '.choices button:nth-child(2)');
    await tells(/must go back to a4/);
    await press(page, '.next');
    await atStop(page, lesson.stops[2].title);
    await press(page, 'footer button');
    await atStop(page, lesson.stops[1].title);
    await tells(/^The explanation appears once you have answered\.$/);
    await page.call('step', -1);
    await tells(/^From a4 the knight can reach/); // of another step
  });

  pageTest('a click on the board answers without a new search', link(packedOf(JSON.stringify(kMini))), async (page) => {
    await atStop(page, 'Here');
    assert.match((await panel(page)).body, /Stuck <b>at<\/b> step 20/); // as text
    const before = (await page.state()).settings.start;
    const box = await (await page.$('>>> .catcher')).boundingBox();
    await page.mouse.click(box.x + box.width * 0.1, box.y + box.height * 0.1);
    await page.until(() =>
      window.knightsTour.shadowRoot.querySelector('.reply').textContent.startsWith("Not quite. a5 isn't the answer."),
    );
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.7);
    await page.until(() =>
      window.knightsTour.shadowRoot.querySelector('.reply').textContent.startsWith('Right. It is in a frame.'),
    );
    assert.equal(await page.$('>>> .catcher'), null);
    assert.equal((await page.state()).settings.start, before);
  });

  pageTest('resumes at the stop where it was left', link('steps.4'), async (page) => {
    await atStop(page, 'Guess before you look');
    await press(page, '.choices button:nth-child(1)');
    await press(page, '.next');
    await atStop(page, 'The first dead end');
    await page.goto('about:blank');
    await page.goto(`${shared.server.url}#lesson=steps`);
    await page.ready();
    await atStop(page, 'The first dead end');
    await press(page, 'footer button');
    await atStop(page, 'Guess before you look');
    assert.equal((await panel(page)).reply, 'You already got this right.');
  });

  pageTest('works without local storage', link('counting.1'), {prepare: without('storage')}, async (page) => {
    const {stops} = readLessons().find(({id}) => id === 'counting');
    await atStop(page, stops[0].title);
    await press(page, '.next');
    await atStop(page, stops[1].title);
  });

  pageTest('in a presentation, the keys of a remote control change stops', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    await present(page);
    for (const {title} of lesson.stops.slice(1, 3)) {
      await page.keys('PageDown*2'); // first comes the answer
      await atStop(page, title);
    }
    await page.key('PageUp');
    await atStop(page, lesson.stops[1].title);
    // The arrow keys are the search's.
    const {step} = await page.state();
    await page.focus('>>> canvas');
    await page.key('ArrowLeft');
    await page.until((before) => window.knightsTour.getState({path: false}).step === before - 1, step);
    assert.equal((await panel(page)).title, lesson.stops[1].title);
    assert.ok(
      await page.$eval('>>> .lesson', (panel) => panel.checkVisibility() && panel.getBoundingClientRect().right <= innerWidth),
    );
  });

  // A lesson with panels at every stop, with panels at one, and with boards that are compared.
  for (const [id, compares, when] of [
    ['stack', false, {}],
    ['dead-end', false, kOnlyWithAll],
    ['order', true, {}],
  ]) {
    pageTest(
      `keeps board, text and playback in place at every stop of a presentation: ${id}`,
      link(`${id}.1`),
      {width: 1280, height: 800, ...when},
      async (page) => {
        const {stops} = readLessons().find((each) => each.id === id);
        await atStop(page, stops[0].title);
        await present(page);
        await page.until(() => window.knightsTour.shadowRoot.querySelector('canvas').clientHeight === innerHeight);
        await page.settle();
        const places = [];
        for (const [i, {title, settings = {}}] of stops.entries()) {
          if (i > 0) await page.keys(stops[i - 1].question ? 'PageDown*2' : 'PageDown');
          await atStop(page, title);
          const found = await page.evaluate((isAlone) => {
            const all = window.knightsTour.controls(),
              root = window.knightsTour.shadowRoot;
            const rect = (wanted) => JSON.stringify(all.find((one) => one.id === wanted).rect);
            const heading = root.querySelector('.lesson h2');
            const {left, top} = heading.getBoundingClientRect();
            return {
              board: isAlone ? rect('board') : null,
              play: rect('play'),
              timeline: rect('timeline'),
              text: JSON.stringify([
                left,
                top,
                ...[heading, root.querySelector('.lesson .body p'), root.querySelector('.next')].map(
                  (part) => getComputedStyle(part).fontSize,
                ),
              ]),
              others: all.filter((one) => /^(panel=|panels-more|legend|until|share|speed$)/.test(one.id)).map((one) => one.id),
              frame: getComputedStyle(root.querySelector('canvas')).outlineStyle,
            };
          }, !settings.compare);
          assert.deepEqual([found.others, found.frame], [[], 'none'], title);
          places.push(found);
        }
        for (const what of ['board', 'play', 'timeline', 'text']) {
          const values = new Set(places.map((place) => place[what]).filter(Boolean));
          assert.equal(values.size, 1, `${what}: ${[...values]}`);
        }
        assert.equal(
          places.some(({board}) => board === null),
          compares,
        );
      },
    );
  }

  for (const [width, height, when] of [
    [1280, 720, {}],
    [1280, 800, kOnlyWithAll],
    [1920, 1080, kOnlyWithAll],
    [1024, 768, {}],
  ]) {
    pageTest(
      `fits a presentation of ${width} x ${height} with large board and text`,
      link('dead-end.2'),
      {width, height, ...when},
      async (page) => {
        await atStop(page, lesson.stops[1].title);
        await present(page);
        await page.until(() => window.knightsTour.shadowRoot.querySelector('canvas').clientHeight === innerHeight);
        await page.settle();
        const {rect} = await page.control('board');
        const words = await page.$eval('>>> .lesson .body', (body) => ({
          type: parseFloat(getComputedStyle(body).fontSize),
          hidden: body.scrollHeight - body.clientHeight,
        }));
        const canvas = await page.$eval('>>> canvas', ({clientWidth}) => clientWidth);
        assert.ok(rect.height >= 0.62 * Math.min(height, canvas), `${rect.height}`);
        assert.ok(words.type >= Math.min(18, width / 64) && words.hidden <= 0, JSON.stringify(words));
        await page.key('PageDown');
        await page.until(() => window.knightsTour.shadowRoot.querySelector('.reply').textContent.startsWith('The answer is'));
        assert.ok(
          await page.$eval('>>> .lesson .body', (body) => body.scrollHeight <= body.clientHeight),
          'nobody has to scroll to the answer',
        );
      },
    );
  }

  pageTest('Page Down shows an answer before it goes on, without a presentation, too', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    await page.focus('>>> .lesson .body');
    await page.key('PageDown');
    assert.equal((await panel(page)).reply, `The answer is: Yes. ${lesson.stops[0].question.why}Press Page Down again to go on.`);
    await page.key('PageDown');
    await atStop(page, lesson.stops[1].title);
    await press(page, '.next');
    await atStop(page, lesson.stops[2].title);
  });

  pageTest('closes with its button', link('dead-end.1'), async (page) => {
    await atStop(page, lesson.stops[0].title);
    await press(page, 'header .close');
    await page.until(() => !window.knightsTour.shadowRoot.querySelector('.lesson'));
    await page.settle();
    assert.equal((await page.state()).settings.lesson, 'none');
    const width = await page.$eval('>>> canvas', (canvas) => canvas.clientWidth);
    assert.equal(width, page.viewport().width);
  });

  pageTest(
    'on a phone, the lesson on the stack shows the stack',
    link('stack.1'),
    {width: 390, height: 844, touch: true},
    async (page) => {
      const {stops} = readLessons().find(({id}) => id === 'stack');
      for (const [i, {title}] of stops.slice(0, 3).entries()) {
        if (i > 0) await press(page, '.next');
        await atStop(page, title);
        await page.$eval('>>> .frame', (frame) => {
          frame.scrollTop = 0;
        });
        await page.settle();
        const {list, above, rows, board} = await page.evaluate(() => {
          const {knightsTour} = window,
            root = knightsTour.shadowRoot;
          const top = root.querySelector('canvas').getBoundingClientRect().top;
          const all = knightsTour
            .controls()
            .filter(({id}) => /^frame-/.test(id))
            .map(({rect}) => top + rect.y + rect.height);
          return {
            list: all,
            above: root.querySelector('.lesson').getBoundingClientRect().top,
            rows: knightsTour.getState().depth,
            board: knightsTour.controls().find(({id}) => id === 'board').rect.height,
          };
        });
        const seen = list.filter((bottom) => bottom <= above + 1).length;
        assert.ok(seen >= Math.min(rows, 4), `${seen} of ${rows} rows`);
        assert.ok(board >= 3 * 44, 'a square for a finger');
      }
    },
  );

  pageTest(
    'on a phone, the board is fully visible above the lesson',
    link('steps.2'),
    {width: 390, height: 844, touch: true},
    async (page) => {
      await atStop(page, 'It takes the first one');
      const {rect} = await page.control('board');
      const [board, text, frame] = await page.evaluate(() =>
        ['canvas', '.lesson', '.frame'].map((what) =>
          window.knightsTour.shadowRoot.querySelector(what).getBoundingClientRect().toJSON(),
        ),
      );
      assert.ok(rect.width > 280 && board.top + rect.y + rect.height <= text.top, `${rect.width}`);
      assert.ok(text.height > 180 && text.bottom <= frame.bottom + 1);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      const play = await page.evaluate(() => {
        const frame = window.knightsTour.shadowRoot.querySelector('.frame');
        frame.scrollTop = frame.scrollHeight;
        const {rect} = window.knightsTour.controls().find(({id}) => id === 'play');
        return frame.querySelector('canvas').getBoundingClientRect().top + rect.y + rect.height;
      });
      assert.ok(
        play <= (await page.$eval('>>> .lesson', (lesson) => lesson.getBoundingClientRect().top)),
        'Play is above it then',
      );
    },
  );
});
