// What is built for the tests, and where.
//
// Natively it is the sanitized build, which finds faults of its own while others are looked for, or the one that KT_BUILD
// names.
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const at = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

// A program of a preset: 'tests/core_tests'.
export const program = (preset, name) => at(`${preset}/${name}`);

export const kNative = process.env.KT_BUILD ?? (existsSync(at('asan/kt')) ? 'asan' : 'native');

// The command.
export const kt = program(kNative, 'kt');
