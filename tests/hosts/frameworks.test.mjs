// React and Vue set attributes, call methods, and hydrate boards rendered on a server.
// Needs: site, chromium, hosts, --all.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, before} from 'node:test';
import {pathToFileURL} from 'node:url';
import {give, noIcon, script} from '../web/answers.mjs';
import {shareBrowser} from '../web/browser.mjs';
import {bundle, install} from './packages.mjs';

const {hostTest} = shareBrowser();

// Each has an app of one board: `props` are its attributes; a page changes some of them with show({...}).
const kApps = {
  React: {
    app: `
      import {StrictMode, useState} from 'react';
      export function App({props}) {
        const [changed, setChanged] = useState({});
        if (globalThis.window) window.show = setChanged;
        const {gone, ...rest} = {...props, ...changed};
        return <StrictMode>{gone ? <p>gone</p> : <knights-tour id="a" {...rest} ontour={() => { window.tours = (window.tours ?? 0) + 1; }}>In words.</knights-tour>}</StrictMode>;
      }`,
    client: `
      import 'knights-tour';
      import {createRoot, hydrateRoot} from 'react-dom/client';
      const place = document.getElementById('app');
      const onRecoverableError = (error) => console.error(error);
      if (place.firstChild) hydrateRoot(place, <App props={props}/>, {onRecoverableError});
      else createRoot(place).render(<App props={props}/>);`,
    server: `
      import {renderToString} from 'react-dom/server';
      export const html = renderToString(<App props={props}/>);`,
  },
  Vue: {
    app: `
      import {defineComponent, h, shallowRef} from 'vue';
      export const App = defineComponent({props: ['props'], setup({props}) {
        const changed = shallowRef({});
        if (globalThis.window) window.show = (values) => { changed.value = values; };
        return () => {
          const {gone, ...rest} = {...props, ...changed.value};
          return gone ? h('p', 'gone') : h('knights-tour', {id: 'a', ...rest, onTour: () => { window.tours = (window.tours ?? 0) + 1; }}, 'In words.');
        };
      }});`,
    client: `
      import 'knights-tour';
      import {createApp, createSSRApp} from 'vue';
      const place = document.getElementById('app');
      (place.firstChild ? createSSRApp : createApp)(App, {props}).mount(place);`,
    server: `
      import {createSSRApp} from 'vue';
      import {renderToString} from 'vue/server-renderer';
      export const html = await renderToString(createSSRApp(App, {props}));`,
  },
};
const kProps = {board: '5x5', step: 12, controls: 'minimal', heat: true, autoplay: false};

let modules = '';
before(
  () => {
    modules = install('.');
  },
  {timeout: 300_000},
);

const textOf = ({app}, end, props) => `${app}\nconst props = ${JSON.stringify(props)};\n${end}`;

// As a server would: in another process's place, by a module of its own.
async function render(name, props) {
  const folder = mkdtempSync(join(tmpdir(), 'kt-server-'));
  try {
    const file = join(folder, 'server.mjs');
    writeFileSync(
      file,
      `import {createRequire} from 'node:module';\nconst require = createRequire(import.meta.url);\n${await bundle(
        `import 'knights-tour';\n${textOf(kApps[name], kApps[name].server, props)}`,
        modules,
        'node',
      )}`,
    );
    return (await import(pathToFileURL(file))).html;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

for (const [name, app] of Object.entries(kApps)) {
  describe(name, () => {
    const overrides = {};
    let html = '';
    before(
      async () => {
        html = await render(name, kProps);
        const text = await bundle(textOf(app, app.client, kProps), modules);
        overrides['/app.js'] = script(text);
        overrides['/app.html'] = give(
          'text/html',
          `<!doctype html><meta charset="utf-8"><title>${name}</title><div id="app"></div><script type="module" src="app.js"></script>`,
        );
        overrides['/rendered.html'] = give(
          'text/html',
          `<!doctype html><meta charset="utf-8"><title>${name}</title><div id="app">${html}</div><script type="module" src="app.js"></script>`,
        );
        Object.assign(overrides, noIcon);
      },
      {timeout: 300_000},
    );
    const appTest = (what, run) => hostTest(what, '', {overrides, script: ''}, run);
    const live = async (page) => {
      await page.until(() => window.a?.getState?.());
      await page.ready();
    };

    appTest('sets attributes that share names with methods, and keeps the methods', async (page, server) => {
      await page.goto(`${server.url}app.html`);
      await live(page);
      const {
        step,
        settings: {board, controls, heat, autoplay},
      } = await page.state();
      assert.deepEqual([step, board, controls, heat, autoplay], [12, '5x5', 'minimal', true, false]);
      await page.call('step', 2);
      assert.equal((await page.state()).step, 14);
      assert.ok(await page.evaluate(() => window.a.controls().length > 3));
    });

    appTest('passes changed attributes and delivers events', async (page, server) => {
      await page.goto(`${server.url}app.html`);
      await live(page);
      await page.evaluate(() => window.show({step: 3, theme: 'dark', controls: 'none'}));
      await page.until(() => {
        const {step, settings} = window.a.getState();
        return step === 3 && settings.theme === 'dark' && settings.controls === 'none';
      });
      await page.evaluate(() => window.show({settings: {board: '6x6', algorithm: 'warnsdorff'}, board: null, heat: false}));
      await page.until(() => window.a.getState().settings.board === '6x6' && !window.a.getState().settings.heat);
      await page.call('runUntil', 'tour');
      await page.until(() => window.tours >= 1);
    });

    appTest('mounts and unmounts a board twenty times', async (page, server) => {
      await page.goto(`${server.url}app.html`);
      await live(page);
      for (let i = 0; i < 20; ++i) {
        await page.evaluate(() => window.show({gone: true}));
        await page.until(() => !document.querySelector('knights-tour'));
        await page.evaluate(() => window.show({}));
        await page.until(() => window.a?.getState?.());
      }
      await page.ready();
      assert.equal((await page.state()).settings.board, '5x5');
    });

    appTest('hydrates a board rendered on a server', async (page, server) => {
      assert.match(html, /<knights-tour[^>]* board="5x5"[^>]*>In words\.<\/knights-tour>/);
      assert.match(html, / step="12"/);
      assert.match(html, name === 'Vue' ? / controls / : / controls="minimal"/); // Vue knows it of videos
      await page.goto(`${server.url}rendered.html`);
      await live(page);
      const {
        step,
        settings: {controls},
      } = await page.state();
      assert.deepEqual([step, controls], [12, 'minimal']);
      await page.evaluate(() => window.show({step: 4}));
      await page.untilState({step: 4});
    });
  });
}
