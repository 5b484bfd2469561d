// The desktop program, in a window on a virtual screen.
// Needs: kt, knights_tour, display, xdotool, --all.
import assert from 'node:assert/strict';
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {setTimeout as sleep} from 'node:timers/promises';
import {kt, program} from '../built.mjs';
import {startDisplay} from '../web/display.mjs';

const desktop = program('native', 'knights-tour');
const settings = ['board=5x5', 'start=a1', 'step=10', 'panels=tree'];
// The positions of the buttons in a window of 1280x800 with these settings.
const kShare = [519, 766],
  kSaveTree = [982, 92];

let display, folder;
before(async () => {
  display = await startDisplay();
  folder = mkdtempSync(join(tmpdir(), 'knights-tour-'));
});
after(async () => {
  await display.close();
  rmSync(folder, {recursive: true});
});

const ask = (...parameters) => {
  const {status, stdout, stderr} = spawnSync(desktop, parameters, {
    encoding: 'utf8',
    timeout: 30_000,
    env: {PATH: process.env.PATH},
  });
  return {status, stdout, stderr};
};

const eventually = async (what, find) => {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
    const found = find();
    if (found) return found;
  }
  throw new Error(`never: ${what}`);
};

async function inWindow(use) {
  const env = {...process.env, ...display.environment, XDG_DOWNLOAD_DIR: folder, XDG_RUNTIME_DIR: folder};
  const child = spawn(desktop, settings, {env, stdio: 'ignore'});
  const ended = once(child, 'exit');
  const xdotool = (...parameters) => execFileSync('xdotool', parameters, {env, encoding: 'utf8'});
  const files = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .sort();
  let window;
  // A press counts once the first frame is drawn.
  const press = async (at, fileCount) =>
    eventually(`${fileCount} files`, () => {
      xdotool('mousemove', '--window', window, ...at.map(String), 'sleep', '0.3', 'click', '1', 'sleep', '0.5');
      return files().length >= fileCount;
    });
  try {
    window = await eventually('a window', () =>
      spawnSync('xdotool', ['search', '--pid', `${child.pid}`], {env, encoding: 'utf8'}).stdout.trim(),
    );
    return await use({child, ended, press, files});
  } finally {
    child.kill('SIGKILL');
  }
}

test('prints its help and its version without a display', () => {
  const help = ask('--help');
  assert.equal(help.status, 0);
  assert.match(help.stdout, /^Usage: knights-tour \[KEY=VALUE \.\.\.\]\n/);
  assert.match(help.stdout, /^ {2}board {6}/m);
  const {stdout: version} = ask('--version');
  assert.equal(version, execFileSync(kt, ['--version'], {encoding: 'utf8'}).replace(/^kt/, 'knights-tour'));
});

test('refuses an option that does not exist', () => {
  const {status, stderr} = ask('--foo');
  assert.equal(status, 2);
  assert.equal(stderr, "knights-tour: there is no option '--foo' (see knights-tour --help)\n");
});

test('reports in one sentence that there is no display', () => {
  const {status, stderr} = ask('board=5x5');
  assert.equal(status, 1);
  assert.match(stderr, /^knights-tour: no window could be opened: .*\n$/m);
});

for (const signal of ['SIGTERM', 'SIGINT']) {
  test(`ends on ${signal}`, () =>
    inWindow(async ({child, ended}) => {
      await sleep(1000);
      child.kill(signal);
      assert.deepEqual(await Promise.race([ended, sleep(20_000, 'it goes on')]), [0, null]);
    }));
}

test('Share and panels save files, and number names that are taken', () =>
  inWindow(async ({press, files}) => {
    await press(kShare, 1);
    assert.equal(files()[0], 'knights-tour.svg');
    assert.match(readFileSync(join(folder, 'knights-tour.svg'), 'utf8'), /^<svg /);
    await press(kSaveTree, files().length + 1);
    const tree = files().find((name) => name !== 'knights-tour.svg' && !/-\d\.svg$/.test(name));
    assert.match(readFileSync(join(folder, tree), 'utf8'), /^<svg /);
    await press(kSaveTree, files().length + 1);
    assert.ok(files().includes(tree.replace('.svg', '-2.svg')), `${files()}`);
  }));
