// Writes dist/package, which npm can pack and a host of packages serve: the element as a module and as a script, its files, types,
// its manifest, and the hash of each file.
import {build} from 'esbuild';
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {languageFiles, lessonLanguageFiles} from '../languages.mjs';
import {hashOf} from './hash.mjs';
import {manifest} from './manifest.mjs';
import {typesText} from './types.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kFiles = [
  'knights-tour.js', 'visualizer.js', 'visualizer.wasm', 'visualizer.wasm.js',
  'mirror.js', 'sound.js', 'share.js', 'lessons.js', 'lesson-checker.wasm.js', 'programs.js',
  ...languageFiles(), ...lessonLanguageFiles(),
];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;


async function description() {
  const {name, version, description, license, keywords} = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return {
    name, version, description, license, keywords,
    type: 'module',
    main: './knights-tour.mjs',
    types: './index.d.ts',
    exports: {
      '.': {types: './index.d.ts', default: './knights-tour.mjs'},
      './package.json': './package.json',
      './custom-elements.json': './custom-elements.json',
      './*': './*',
    },
    customElements: 'custom-elements.json',
    unpkg: './knights-tour.js',
    jsdelivr: './knights-tour.js',
    sideEffects: true,
  };
}

// The parts that come later stay files of their own: who bundles the module finds them by their imports.
const later = {
  name: 'later',
  setup: ({onResolve}) => onResolve({filter: /^package:/}, ({path}) => ({path: path.replace('package:', './'), external: true})),
};

// The catalogues that there are, as where.js names the others.
const catalogues = {
  name: 'catalogues',
  setup: ({onResolve, onLoad}) => {
    onResolve({filter: /^catalogues$/}, ({path}) => ({path, namespace: 'catalogues'}));
    onLoad({filter: /./, namespace: 'catalogues'}, () => {
      const lines = [...languageFiles(), ...lessonLanguageFiles()].map((file) => `  '${file}': () => import('package:${file}'),\n`);
      return {contents: `export const catalogues = {\n${lines.join('')}};\n`};
    });
  },
};

// `dist`: the site, complete; `options`: of esbuild, as for its scripts.
export async function writePackage(dist, options) {
  const folder = join(dist, 'package');
  await mkdir(folder);
  for (const file of kFiles) await cp(join(dist, file), join(folder, file));
  await build({...options, entryPoints: [join(root, 'web/package/module.js')], outfile: join(folder, 'knights-tour.mjs'), format: 'esm',
    define: {...options.define, HASHES: '{}'}, plugins: [...options.plugins, catalogues, later]});
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await cp(join(root, 'web/package/README.md'), join(folder, 'README.md'));
  await writeFile(join(folder, 'package.json'), json(await description()));
  await writeFile(join(folder, 'index.d.ts'), typesText());
  await writeFile(join(folder, 'custom-elements.json'), json(manifest()));
  const hashes = await Promise.all([...kFiles, 'knights-tour.mjs'].map(async (file) => [file, await hashOf(join(folder, file))]));
  await writeFile(join(folder, 'integrity.json'), json(Object.fromEntries(hashes)));
}
