// A screen that nobody sees, for browsers that draw WebGL only into a window; and processes that end with the test.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';

const groups = new Set();
const killGroup = (pid) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    /* it has ended */
  }
};

// Whatever way this process ends, except by SIGKILL, what it started ends with it.
process.once('exit', () => groups.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

// A process in a group of its own: close() ends it with all its children.
export function startGroup(command, parameters, options = {}) {
  const child = spawn(command, parameters, {detached: true, stdio: 'ignore', ...options});
  const ended = once(child, 'exit').catch(() => {}); // a command that is missing has ended, too
  if (child.pid) groups.add(child.pid);
  const close = async () => {
    if (!child.pid) return;
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      /* it has ended */
    }
    await Promise.race([ended, sleep(3000, undefined, {ref: false})]);
    killGroup(child.pid);
    groups.delete(child.pid);
  };
  return {child, ended, close};
}

// An X server that picks a free number for its screen. It draws in software, without helper threads: those of Mesa's llvmpipe 22.3.6
// free a list that Firefox is reading in a thread of its own, and the browser crashes.
export async function startDisplay() {
  if (process.platform !== 'linux') return {environment: {}, close: async () => {}}; // there is a screen
  const {child, ended, close} = startGroup(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  );
  const number = await Promise.race([once(child.stdio[3], 'data').then(([text]) => Number(text)), ended.then(() => NaN)]);
  if (!Number.isInteger(number)) throw new Error('Xvfb does not start: is the Debian package xvfb installed?');
  return {environment: {DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1', LP_NUM_THREADS: '0'}, close};
}
