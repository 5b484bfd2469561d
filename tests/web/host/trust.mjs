// Checks for hostile pages, by rows: untrusted strings, messages, many boards, and calls after the end.
import assert from 'node:assert/strict';
import {settingKeys} from '#tables';
import {check} from './visit.mjs';

const kKeys = [...settingKeys, 'settings', 'poster', 'loading', 'reveal', 'sound'];

check(22, 'thousands of strange attributes are reported and do no harm', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
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
  await page.set({board: '5x5', graph: '', start: '0,0', controls: 'full'});
  await page.settle();
  const errors = await page.evaluate(() => window.errors);
  assert.ok(errors.some(({message}) => !message.startsWith('lesson:')), 'bad values are told');  // those of lessons by their own script
  assert.ok(errors.every(({kind, message}) => kind === 'setting' && message.length > 5), JSON.stringify(errors.find(({kind}) => kind !== 'setting')));
  assert.ok(await page.evaluate(() => probe.find('#plain').shadowRoot.querySelector('img, script') === null), 'no markup has come in');
  await page.call('seek', 0);
  await page.call('step', 2);
  await page.stepIs(2, 'it works as before');
}, {isAlike: true});

check(22, 'the full page opens with strange addresses', async (visit) => {
  const hashes = [
    'board=<img src=x onerror=alert(1)>&%zz=%', `v=99&&&===&graph=A-&board=${'9'.repeat(3000)}`, 'board=%ud800', 'board=0x9&board=7',
    '__proto__=1&constructor=2', `holes=${'0,0;'.repeat(400)}`, 'step=1e400', 'board=1024x1024&step=9007199254740993',
  ];
  for (const hash of visit.engine.name === 'chromium' ? hashes : hashes.slice(0, 2)) {
    const page = await visit.open(`dist/index.html#${hash}`);
    await page.ready();
    assert.equal(await page.evaluate(() => window.knightsTour.getState().version), 1, hash);
    assert.ok(await page.evaluate(() => document.querySelector('img') === null), hash);
    await visit.judge();
    await page.close();
    visit.pages.pop();
  }
}, {isAlike: true});

check(22, 'refuses strange calls in a sentence', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  const kStrange = 2000;
  const faults = await page.evaluate(async (count) => {
    const text = probe.strings(99);
    const board = probe.find('#plain');
    const refused = [(value) => board.seek(value), (value) => board.runUntil(`${value}!`), (value) => board.setState(value),
      (value) => board.setState({step: value}), (value) => board.setState({status: value}), (value) => board.step(value)];
    const ignored = [(value) => board.setState({settings: {[value]: value}}), (value) => board.toText(value), (value) => board.checkTour(value, value)];
    const found = [];
    for (let i = 0; i < count; ++i) {
      const value = text();
      const call = [...refused, ...ignored][i % (refused.length + ignored.length)];
      try {
        await call(value);
        if (refused.includes(call)) found.push(`${call} takes ${value.slice(0, 40)}`);
      } catch (error) {
        if (!(error instanceof Error) || error.message.length < 10) found.push(`${call} says ${error}`);
      }
    }
    return [...new Set(found)].slice(0, 5);
  }, kStrange);
  assert.deepEqual(faults, [], 'each refusal is an error with a sentence');
  assert.equal((await page.state()).step, 0);
}, {isAlike: true});

const answering = (page, frame) => page.until(`${frame} answers`,
    (id) => askFor(1000, id, 'getState').then(({result}) => Boolean(result?.frame?.drawn), () => false), frame);

check(23, 'frames answer known calls only, and limit their rate', async (visit) => {
  const page = await visit.open('frames.html');
  await page.evaluate(() => document.getElementById('open').scrollIntoView({behavior: 'instant'}));
  await answering(page, 'open');
  const heard = await page.evaluate(async () => {
    const {contentWindow} = document.getElementById('open');
    const text = probe.strings(5);
    strange.length = 0;
    // Of another type, or of none: not answered.
    const others = [null, 5, 'step', [], {}, {type: 'knights-tour/2', call: 'step', id: 1}, {type: 'other', call: 'reset', id: 2}];
    for (const message of others) contentWindow.postMessage(message, '*');
    for (let i = 0; i < 500; ++i) contentWindow.postMessage({type: text(), call: text(), args: text(), id: text()}, '*');
    const refused = [];
    for (const call of ['constructor', '__proto__', 'remove', 'attachShadow', 'addEventListener', '']) refused.push(await ask('open', call));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const kFlood = 1000;
    const flood = await Promise.all(Array.from({length: kFlood}, () => ask('open', 'getState')));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    return {strange, refused, dammed: flood.filter(({error}) => /a second/.test(error)).length, step: (await ask('open', 'getState')).result.step};
  });
  assert.deepEqual(heard.strange, [], 'no answer to what is none of its business');
  assert.ok(heard.refused.every(({error}) => /is not one of/.test(error)), JSON.stringify(heard.refused));
  assert.ok(heard.dammed > 50, `${heard.dammed} of 1000 calls at once were refused`);
  assert.equal(heard.step, 0);
}, {isAlike: true});

check(23, 'frames listen only to their parent and the listed origins', async (visit) => {
  const page = await visit.open('frames.html');
  const add = (id, origins) => page.evaluate((name, allowed) => {
    const frame = Object.assign(document.createElement('iframe'), {id: name, src: `/dist/embed.html#board=5x5&origins=${allowed}`});
    document.body.prepend(frame);
  }, id, origins);
  const own = await page.evaluate(() => location.origin);
  await add('ours', own);
  await answering(page, 'ours');
  // The same message by the hand of another window.
  const stepFrom = (sourceName) => page.evaluate(async (name) => {
    const {contentWindow} = document.getElementById('ours');
    const source = {parent: window, itself: contentWindow}[name];
    const data = {type: 'knights-tour/1', call: 'step', args: [1], id: 'by hand'};
    contentWindow.dispatchEvent(new contentWindow.MessageEvent('message', {data, source, origin: location.origin}));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return (await ask('ours', 'getState')).result.step;
  }, sourceName);
  assert.equal(await stepFrom('itself'), 0, 'another window is not listened to');
  assert.equal(await stepFrom('parent'), 1, 'the page around it is');
  await add('theirs', 'https://a.example');
  await page.until('the other frame is there', () => document.getElementById('theirs').contentDocument?.querySelector('knights-tour')?.getState()?.frame);
  await page.evaluate(() => askFor(1000, 'theirs', 'step', 1).catch(() => {}));
  const step = await page.evaluate(() => document.getElementById('theirs').contentDocument.querySelector('knights-tour').getState().step);
  assert.equal(step, 0, 'this page is not among the origins');
  page.problemsExpected = true;  // the engines report that a message to https://a.example has no receiver
}, {isAlike: true});

check(25, 'creating many boards leaks nothing', async (visit) => {
  const page = await visit.open('plain.html');
  // Where nothing tells the memory fewer lives show the rest.
  const kLives = visit.engine.can.memory && process.env.KT_ALL ? 100 : 30;
  const liveAndDie = (lives) => page.evaluate(async (count) => {
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
  await liveAndDie(10);
  const before = await page.memory?.();
  await liveAndDie(kLives);
  await page.until('every context is given back', () => probe.liveContexts() === 0);
  assert.equal(await page.evaluate(() => document.querySelectorAll('canvas, iframe').length), 0);
  if (!before) return;
  const kAllowed = 8e6;  // bytes in all: one life has a memory of more than this
  const after = await page.memory();
  assert.ok(after - before < kAllowed, `${((after - before) / kLives / 1000).toFixed(0)} kB a life`);
}, {isAlike: true});

check(25, 'a board moved in the document keeps its state', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.call('step', 6);
  await page.evaluate(() => document.getElementById('elsewhere').append(document.getElementById('plain')));
  await page.live();
  assert.equal((await page.state()).step, 6);
  await page.click('forward');
  await page.stepIs(7);
  await page.evaluate(async () => {
    const board = document.getElementById('plain');
    board.remove();
    for (let i = 0; i < 5; ++i) await new Promise(requestAnimationFrame);
    document.getElementById('frame').append(board);
  });
  await page.live();
  await page.until('it is where it was', () => probe.find('#plain').getState()?.step === 7);
}, {isAlike: true});

check(25, 'loading twice and calls after destroy() do no harm', async (visit) => {
  const page = await visit.open('host.html');
  await page.evaluate(() => new Promise((resolve, reject) => {
    const again = document.createElement('script');
    Object.assign(again, {src: '/dist/knights-tour.js?again', onload: resolve, onerror: reject});
    document.head.append(again);
  }));
  await page.live();
  const after = await page.evaluate(async () => {
    const board = probe.find('#plain');
    board.destroy();
    board.destroy();
    const calls = [() => board.play(), () => board.pause(), () => board.step(), () => board.seek(3), () => board.runUntil('tour'), () => board.reset(),
      () => board.setState({step: 1}), () => board.getState(), () => board.controls(), () => board.permalink(), () => board.toText('matrix'), () => board.toImage('image/png')];
    const thrown = [];
    for (const call of calls) {
      const late = new Promise((resolve) => setTimeout(resolve, 30_000, 'late'));
      try { if (await Promise.race([call(), late]) === 'late') thrown.push(`${call}: never settles`); } catch (error) {
        if (!/destroyed/.test(`${error.kind} ${error.message}`)) thrown.push(`${call}: ${error}`);
      }
    }
    return {thrown, contexts: probe.liveContexts()};
  });
  assert.deepEqual(after, {thrown: [], contexts: 0});
}, {isAlike: true});

check(18, 'text to copy is in a real field, and keys there do not reach the board', async (visit) => {
  const page = await visit.open('host.html');
  await page.live();
  await page.evaluate(() => probe.find('#plain').share());
  const kDialog = '#plain >>> [part=share] >>> dialog[open]';
  await page.until('the dialog is open', (path) => { try { return probe.find(path) !== null; } catch { return false; } }, kDialog);
  const field = await page.evaluate((path) => {
    const area = probe.find(path).querySelector('textarea');
    area.focus();
    area.select();
    return {text: area.value, chosen: area.selectionEnd - area.selectionStart};
  }, kDialog);
  assert.match(field.text, /index\.html#.*board=5x5/);
  assert.equal(field.chosen, field.text.length, 'all of it can be selected');
  await page.key('ArrowRight');
  await page.key('r');
  assert.equal((await page.state()).step, 0, 'the board does not hear it');
  await page.key('Escape');
  await page.until('Escape closes it', () => probe.find('#plain').shadowRoot.querySelector('[part=share]') === null);
}, {isAlike: true});
