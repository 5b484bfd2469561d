// jsdom, in which other people run the unit tests of their pages: it has no layout, no constructed style sheets and no WebAssembly
// canvas. Importing the package and creating boards must not throw there.
// Needs: site, hosts, --all.
import assert from 'node:assert/strict';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {bundle, install} from './packages.mjs';

const kMinutes = {timeout: 300_000};
let modules = '';
before(() => {
  modules = install('.');
}, kMinutes);

test('jsdom can import the package and create boards', kMinutes, async () => {
  const {JSDOM, VirtualConsole} = createRequire(join(modules, 'package.json'))('jsdom');
  const problems = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => problems.push(error.cause ?? error));
  virtualConsole.on('error', (error) => problems.push(error));
  const script = await bundle("import {KnightsTour} from 'knights-tour';\nwindow.imported = KnightsTour;", modules);
  const {window} = new JSDOM('<!doctype html><body><knights-tour board="5x5">In words.</knights-tour>', {
    url: 'https://example.org/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  });
  window.eval(`(() => {${script.replace(/import\.meta\.url/g, '"https://example.org/app.js"')}})()`);
  assert.deepEqual(problems, []);
  assert.equal(window.customElements.get('knights-tour'), window.imported);
  const {document} = window;
  const parsed = document.querySelector('knights-tour');
  assert.equal(parsed.board, '5x5');
  assert.equal(parsed.textContent, 'In words.');

  const made = document.createElement('knights-tour');
  made.heat = true;
  document.body.append(made);
  made.step = 12;
  assert.equal(made.outerHTML, '<knights-tour heat="" step="12"></knights-tour>');
  assert.equal(typeof made.step, 'function');
  assert.equal(made.getState(), null);
  assert.equal(made.toText('chess'), '');
  document.body.prepend(made);
  made.remove();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  made.destroy();
  made.ready.catch(() => {});
  window.close();
  assert.deepEqual(problems, []);
});
