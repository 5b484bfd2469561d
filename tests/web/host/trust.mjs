// Rows of web.md about trust and endurance: strings from anywhere, messages, many lives, use after the end.
import assert from 'node:assert/strict';
import {kPlain, live, press, settle, sleep, state, stepSoon, until, wordsOf} from './visit.mjs';

const checks = [];
export default checks;

const kKeys = ['board', 'holes', 'leaper', 'start', 'end', 'goal', 'algorithm', 'moves', 'tie', 'seed', 'detail', 'speed', 'step',
  'graph', 'theme', 'controls', 'panels', 'lesson', 'settings', 'poster', 'loading', 'reveal'];

checks.push({
  row: 22,
  name: 'thousands of strange attributes: a sentence and the default, never a stop',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    const kStrange = 3000;
    await page.evaluate(async (keys, count) => {
      const text = probe.strings(7);
      const board = probe.find('#plain');
      window.errors = [];
      board.addEventListener('error', ({detail}) => errors.push(detail));
      for (let i = 0; i < count; ++i) {
        const key = keys[i % keys.length];
        const value = key === 'poster' ? 'auto' : text();
        board.setAttribute(key, value);
        if (i % 100 === 99) {
          await new Promise((resolve) => setTimeout(resolve));
          if (!board.getState()) throw new Error(`no state after ${key}=${value.slice(0, 80)}`);
        }
      }
      for (const key of keys) board.removeAttribute(key);
    }, kKeys, kStrange);
    await page.evaluate(() => probe.find('#plain').setState({settings: {board: '5x5', graph: '', start: '0,0', controls: 'full'}}));
    await settle(page, kPlain);
    const errors = await page.evaluate(() => window.errors);
    assert.ok(errors.length > 0, 'bad values are told');
    assert.ok(errors.every(({kind, message}) => kind === 'setting' && message.length > 5), JSON.stringify(errors.find(({kind}) => kind !== 'setting')));
    assert.ok(await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('img, script') === null), 'no markup has come in');
    await page.evaluate(() => probe.find('#plain').seek(0));
    await page.evaluate(() => probe.find('#plain').step(2));
    assert.equal(await stepSoon(page, kPlain, 2), 2, 'it works as before');
  },
});

checks.push({
  row: 22,
  name: 'strange addresses of the full page: it opens all the same',
  async run(visit) {
    const hashes = [
      'board=<img src=x onerror=alert(1)>&%zz=%', `v=99&&&===&graph=A-&board=${'9'.repeat(3000)}`, 'board=%ud800', 'board=0x9&board=7',
      '__proto__=1&constructor=2', `holes=${'0,0;'.repeat(400)}`, 'step=1e400', 'board=1024x1024&step=9007199254740993',
    ];
    for (const hash of visit.engine.name === 'chromium' ? hashes : hashes.slice(0, 2)) {
      const page = await visit.open(`dist/index.html#${hash}`);
      await page.evaluate(() => window.knightsTour.ready);
      assert.equal(await page.evaluate(() => window.knightsTour.getState().version), 1, hash);
      assert.ok(await page.evaluate(() => document.querySelector('img') === null), hash);
      await visit.judge();
      await page.close();
      visit.pages.pop();
    }
  },
});

checks.push({
  row: 22,
  name: 'strange calls are refused in a sentence',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    const kStrange = 2000;
    const accepted = await page.evaluate(async (count) => {
      const text = probe.strings(99);
      const board = probe.find('#plain');
      const taken = [];
      for (let i = 0; i < count; ++i) {
        const value = text();
        const calls = [() => board.seek(value), () => board.runUntil(value), () => board.setState(value), () => board.setState({step: value}),
          () => board.setState({settings: {[value]: value}}), () => board.setState({status: value}), () => board.toText(value)];
        try { await calls[i % calls.length](); } catch (error) {
          if (!(error instanceof Error) || error.message.length < 5) taken.push(String(error));
        }
      }
      return taken;
    }, kStrange);
    assert.deepEqual(accepted, [], 'each refusal is an error with a sentence');
    assert.equal((await state(page, kPlain)).step, 0);
  },
});

checks.push({
  row: 23,
  name: 'messages: only the right type is answered, calls that do not exist are refused, and many at once do no harm',
  async run(visit) {
    const page = await visit.open('frames.html');
    await until(page, 'it answers', () => ask('open', 'getState').then(({result}) => Boolean(result?.frame?.drawn), () => false));
    const answers = await page.evaluate(async () => {
      const {contentWindow} = document.getElementById('open');
      const text = probe.strings(5);
      strange.length = 0;
      const before = strange.length;
      // Of another type, or of none: not answered.
      for (const message of [null, 5, 'step', [], {}, {type: 'knights-tour/2', call: 'step', id: 1}, {type: 'other', call: 'reset', id: 2}]) {
        contentWindow.postMessage(message, '*');
      }
      for (let i = 0; i < 300; ++i) contentWindow.postMessage({type: text(), call: text(), args: text(), id: text()}, '*');
      await new Promise((resolve) => setTimeout(resolve, 300));
      const silent = strange.length === before;
      const refused = [];
      for (const call of ['constructor', '__proto__', 'remove', 'innerHTML', 'attachShadow', 'addEventListener', 'destroyed', '']) refused.push(await ask('open', call));
      return {silent, refused, step: (await ask('open', 'getState')).result.step};
    });
    assert.ok(answers.silent, 'no answer to what is none of its business');
    assert.ok(answers.refused.every(({error}) => String(error?.message ?? error ?? '').length > 5), JSON.stringify(answers.refused));
    assert.equal(answers.step, 0);
  },
});

checks.push({
  row: 25,
  name: 'a hundred lives leave nothing behind',
  async run(visit) {
    const page = await visit.open('plain.html');
    // Elsewhere nothing tells the memory; fewer lives show the rest.
    const kLives = visit.engine.can.metrics ? 100 : 30;
    const live = (lives) => page.evaluate(async (count) => {
      for (let i = 0; i < count; ++i) {
        const board = document.createElement('knights-tour');
        board.style.width = '300px';
        board.setAttribute('board', '5x5');
        board.setAttribute('controls', 'minimal');
        document.body.append(board);
        await board.ready;
        board.step(3);
        if (i % 2) board.destroy();
        board.remove();
      }
    }, lives);
    await live(10);
    const before = await page.memory?.();
    await live(kLives);
    await sleep(300);
    assert.equal(await page.evaluate(() => probe.liveContexts()), 0, 'every context is given back');
    assert.equal(await page.evaluate(() => document.querySelectorAll('canvas, iframe').length), 0);
    if (!before) return;
    const kAllowed = 8e6;  // bytes in all: one life has a memory of more than this
    const after = await page.memory();
    assert.ok(after - before < kAllowed, `${((after - before) / kLives / 1000).toFixed(0)} kB a life`);
  },
  remedies: [{what: 'what is removed is destroyed', file: 'knights-tour.js', find: /this\.#instance\?\.destroy\(\)/, replace: 'void 0'}],
});

checks.push({
  row: 25,
  name: 'moved in the document it lives on where it was',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await page.evaluate(() => probe.find('#plain').step(6));
    await page.evaluate(() => document.getElementById('elsewhere').append(document.getElementById('plain')));
    await live(page);
    assert.equal((await state(page, kPlain)).step, 6);
    await press(page, kPlain, 'forward');
    assert.equal(await stepSoon(page, kPlain, 7), 7);
    await page.evaluate(async () => {
      const board = document.getElementById('plain');
      board.remove();
      await new Promise((resolve) => setTimeout(resolve, 300));
      document.getElementById('frame').append(board);
    });
    await live(page);
    await until(page, 'it is where it was', () => probe.find('#plain').getState()?.step === 7);
  },
});

checks.push({
  row: 25,
  name: 'loaded twice, and used after its end: harmless',
  async run(visit) {
    const page = await visit.open('host.html');
    await page.evaluate(() => new Promise((resolve, reject) => {
      const again = document.createElement('script');
      Object.assign(again, {src: '/dist/knights-tour.js?again', onload: resolve, onerror: reject});
      document.head.append(again);
    }));
    await live(page);
    const after = await page.evaluate(async () => {
      const board = probe.find('#plain');
      board.destroy();
      board.destroy();
      const calls = [() => board.play(), () => board.pause(), () => board.step(), () => board.seek(3), () => board.runUntil('tour'), () => board.reset(),
        () => board.setState({step: 1}), () => board.getState(), () => board.controls(), () => board.permalink(), () => board.toText('matrix'), () => board.toImage('image/png')];
      const thrown = [];
      for (const call of calls) {
        const late = new Promise((resolve) => setTimeout(resolve, 2000, 'late'));
        try { if (await Promise.race([call(), late]) === 'late') thrown.push(`${call}: never settles`); } catch (error) {
          if (!/destroyed/.test(`${error.kind} ${error.message}`)) thrown.push(`${call}: ${error}`);
        }
      }
      return {thrown, contexts: probe.liveContexts()};
    });
    assert.deepEqual(after, {thrown: [], contexts: 0});
  },
});

checks.push({
  row: 18,
  name: 'what is to be copied is text in a real field, and the clipboard is only asked for after a click',
  async run(visit) {
    const page = await visit.open('host.html');
    await live(page);
    await page.evaluate(() => probe.find('#plain').share());
    await until(page, 'the dialog is open', () => probe.find('#plain').shadowRoot.querySelector('dialog[open]') !== null);
    const fields = await page.evaluate(() => [...probe.find('#plain').shadowRoot.querySelectorAll('dialog[open] :is(input, textarea)')].map(({value}) => value));
    assert.ok(fields.some((text) => /knights-tour|index\.html/.test(text)), `fields: ${JSON.stringify(fields)}`);
    assert.ok((await wordsOf(page, kPlain)).length > 0);
    await page.key('Escape');
    await until(page, 'Escape closes it', () => probe.find('#plain').shadowRoot.querySelector('dialog[open]') === null);
  },
});
