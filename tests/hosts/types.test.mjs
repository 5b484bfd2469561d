// The package's types: each entry point compiles with only its own framework installed, and rejects wrong attributes, methods
// and events. Run with --all, or by name.
// Needs: site, hosts, --all.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {before, describe, test} from 'node:test';
import {install, ownPackage} from './packages.mjs';

const kMinutes = {timeout: 300_000};
let modules = '';
before(() => {
  modules = install('all');
}, kMinutes);

// {name: {packages, options, files}}; `packages` are all that is installed beside ours.
const kProjects = {
  'plain TypeScript': {
    packages: [],
    options: {},
    files: {
      'plain.ts': `import {configure, KnightsTour, VisualizerError, type State} from 'knights-tour';
      configure({base: '/files/'});
      const board = document.querySelector('knights-tour')!;
      board.step = 12;
      board.controls = 'minimal';
      board.heat = true;
      board.settings = {board: '5x5', step: 3};
      void board.step(2).then(() => board.seek(7));
      const state: State | null = board.getState({path: false});
      if (state?.status === 'tour') console.log(state.path[0][1], state.settings.heat);
      board.addEventListener('step', ({detail}) => console.log(detail.step + detail.depth));
      board.addEventListener('error', ({detail: {kind, message}}) => console.log(kind === 'load', message.length));
      const made: KnightsTour = document.createElement('knights-tour');
      void made.toImage('image/png').then((blob: Blob) => blob.size);
      console.log(made.controls()[0].rect.x, new VisualizerError('load', 'no').kind);
      // @ts-expect-error
      board.runUntil('never');
      // @ts-expect-error
      board.heat = 'perhaps';
      // @ts-expect-error
      configure({bases: ''});
    `,
    },
  },
  React: {
    packages: ['react', '@types/react'],
    options: {jsx: 'react-jsx'},
    files: {
      'react.tsx': `import 'knights-tour/react';
      export const Page = () => <knights-tour board="5x5" step={12} controls="minimal" heat className="wide" style={{maxWidth: 480}} onstep={({detail}) => console.log(detail.step)}>words</knights-tour>;
      export const Other = () => <p className="a">text</p>;
      // @ts-expect-error
      export const Wrong = () => <knights-tour bord="5x5"/>;
    `,
    },
  },
  Preact: {
    packages: ['preact'],
    options: {jsx: 'react-jsx', jsxImportSource: 'preact'},
    files: {
      'preact.tsx': `import 'knights-tour/preact';
      export const Page = () => <knights-tour board="5x5" step={12} controls="minimal" heat class="wide" onstep={({detail}) => console.log(detail.step)}>words</knights-tour>;
      export const Other = () => <p class="a">text</p>;
      // @ts-expect-error
      export const Wrong = () => <knights-tour bord="5x5"/>;
    `,
    },
  },
  Solid: {
    packages: ['solid-js', 'csstype'],
    options: {jsx: 'preserve', jsxImportSource: 'solid-js'},
    files: {
      'solid.tsx': `import 'knights-tour/solid';
      export const Page = () => <knights-tour board="5x5" step={12} controls="minimal" heat class="wide" on:step={({detail}) => console.log(detail.step)}>words</knights-tour>;
      export const Other = () => <p class="a">text</p>;
      // @ts-expect-error
      export const Wrong = () => <knights-tour bord="5x5"/>;
    `,
    },
  },
  Vue: {
    packages: ['vue'],
    options: {},
    files: {
      'vue.ts': `import 'knights-tour/vue';
      import type {GlobalComponents} from 'vue';
      type Props = InstanceType<GlobalComponents['knights-tour']>['$props'];
      export const props: Props = {board: '5x5', step: 12, heat: true, onstep: ({detail}) => console.log(detail.step)};
      // @ts-expect-error
      export const wrong: Props = {bord: '5x5'};
    `,
    },
  },
};

// In a folder of its own: above it there are no packages that could be found by accident.
function compile({packages, options, files}, resolution) {
  const folder = mkdtempSync(join(tmpdir(), 'kt-types-'));
  try {
    const own = join(folder, 'node_modules/knights-tour');
    mkdirSync(own, {recursive: true});
    for (const file of readdirSync(ownPackage))
      if (/\.d\.ts$|^package\.json$/.test(file)) copyFileSync(join(ownPackage, file), join(own, file));
    for (const name of packages) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), {recursive: true});
      symlinkSync(join(modules, 'node_modules', name), join(folder, 'node_modules', name));
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          skipLibCheck: false,
          target: 'es2022',
          lib: ['es2022', 'dom', 'dom.iterable'],
          types: [],
          ...resolution,
          ...options,
        },
        include: ['*.ts', '*.tsx'],
      }),
    );
    const {stdout} = spawnSync(process.execPath, [join(modules, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    // Errors in other packages' types are not reported.
    return stdout
      .split('\n')
      .filter((line) => line !== '' && !/^[^(]*\/hosts\/all\/node_modules\//.test(line))
      .join('\n');
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('types', () => {
  for (const [name, project] of Object.entries(kProjects)) {
    test(`compile for ${name} without other frameworks`, kMinutes, () => {
      assert.equal(compile(project, {module: 'esnext', moduleResolution: 'bundler'}), '');
    });
  }

  test('compile for plain TypeScript with nodenext resolution', kMinutes, () => {
    assert.equal(compile(kProjects['plain TypeScript'], {module: 'nodenext', moduleResolution: 'nodenext'}), '');
  });

  test('compile for all frameworks in one project', kMinutes, () => {
    const packages = Object.values(kProjects).flatMap((project) => project.packages);
    const text = ['react', 'preact', 'solid', 'vue'].map((name) => `import 'knights-tour/${name}';\n`).join('');
    assert.equal(
      compile(
        {packages, options: {}, files: {'all.ts': `${text}export const board = document.createElement('knights-tour');\n`}},
        {module: 'esnext', moduleResolution: 'bundler'},
      ),
      '',
    );
  });
});
