// Writes dist/package, which npm can pack and a CDN can serve: the element as a module and as a script, its files, types, manifest, README
// and licences, and the hash of each file.
import {build} from 'esbuild';
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {boardFiles, standalone} from '../files.mjs';
import {licencesText} from '../licences.mjs';
import {frameworkTypes} from './framework_types.mjs';
import {hashOf} from './hash.mjs';
import {manifest} from './manifest.mjs';
import {readmeText} from './readme.mjs';
import {typesText} from './types.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = [...boardFiles.map(({file}) => file), standalone];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const kServer = 'knights-tour.server.mjs';

// The addresses in the package's package.json, as far as they are known. The repository is `repository` in the project's package.json, or
// KT_REPOSITORY if a workflow publishes a copy; the site is KT_SITE.
export function addressesOf({repository, homepage, bugs}, {KT_REPOSITORY = '', KT_SITE = ''} = process.env) {
  const known = KT_REPOSITORY || (repository?.url ?? repository ?? '').replace(/^git\+|\.git$/g, '');
  return {
    homepage: homepage ?? (KT_SITE || (known && `${known}#readme`) || undefined),
    bugs: bugs ?? (known ? {url: `${known}/issues`} : undefined),
    repository: known ? {type: 'git', url: `git+${known}.git`} : undefined,
  };
}

// `types`: names of the entry points for frameworks.
function description(project, types) {
  const {name, version, description, license, keywords} = project;
  const entry = (file) => ({types: file, 'react-server': `./${kServer}`, default: './knights-tour.mjs'});
  return {
    name,
    version,
    description,
    license,
    keywords,
    ...addressesOf(project),
    type: 'module',
    main: './knights-tour.mjs',
    types: './index.d.ts',
    exports: {
      '.': entry('./index.d.ts'),
      ...Object.fromEntries(types.map((each) => [`./${each}`, entry(`./${each}.d.ts`)])),
      './package.json': './package.json',
      './custom-elements.json': './custom-elements.json',
      './*': './*',
    },
    customElements: 'custom-elements.json',
    // Short addresses of a CDN redirect, so only a script with everything inside works there.
    unpkg: './knights-tour.standalone.js',
    jsdelivr: './knights-tour.standalone.js',
    sideEffects: true,
  };
}

// Parts that load later stay separate files: bundlers find them by their imports.
const later = {
  name: 'later',
  setup: ({onResolve}) => onResolve({filter: /^package:/}, ({path}) => ({path: path.replace('package:', './'), external: true})),
};

// How where.js imports each of them.
const importers = {
  name: 'importers',
  setup: ({onResolve, onLoad}) => {
    onResolve({filter: /^importers$/}, ({path}) => ({path, namespace: 'importers'}));
    onLoad({filter: /./, namespace: 'importers'}, () => {
      const lines = boardFiles
        .slice(0, -1)
        .filter(({file}) => file.endsWith('.js'))
        .map(({file}) => `  '${file}': () => import('package:${file}'),\n`);
      return {contents: `export const importers = {\n${lines.join('')}};\n`};
    });
  },
};

// `dist`: the complete site; `options`: of esbuild, as for its scripts.
export async function writePackage(dist, options) {
  const folder = join(dist, 'package');
  await mkdir(folder);
  for (const file of files) await cp(join(dist, file), join(folder, file));
  for (const [entry, outfile] of [
    ['module.js', 'knights-tour.mjs'],
    ['server.js', kServer],
  ]) {
    await build({
      ...options,
      entryPoints: [join(root, 'web/package', entry)],
      outfile: join(folder, outfile),
      format: 'esm',
      define: {...options.define, HASHES: '{}'},
      plugins: [...options.plugins, importers, later],
    });
  }
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const types = frameworkTypes();
  const {homepage, repository, bugs} = addressesOf(project);
  const links = [
    ['Homepage', homepage],
    ['Source', repository?.url.replace(/^git\+|\.git$/g, '')],
    ['Report a bug', bugs?.url ?? bugs],
  ].filter(([, address]) => address);
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'licences.txt'), licencesText());
  await cp(join(dist, 'card.png'), join(folder, 'card.png'));
  await writeFile(join(folder, 'README.md'), await readmeText(process.env.KT_SITE ?? '', links));
  await writeFile(join(folder, 'package.json'), json(description(project, Object.keys(types))));
  await writeFile(join(folder, 'index.d.ts'), typesText());
  for (const [name, text] of Object.entries(types)) await writeFile(join(folder, `${name}.d.ts`), text);
  await writeFile(join(folder, 'custom-elements.json'), json(manifest()));
  const hashes = await Promise.all(
    [...files, 'knights-tour.mjs', kServer].map(async (file) => [file, await hashOf(join(folder, file))]),
  );
  await writeFile(join(folder, 'integrity.json'), json(Object.fromEntries(hashes)));
}
