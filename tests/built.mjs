// What is built for the tests, and where.
//
// kt is the one of the preset `native`, or of the one that KT_BUILD names.
import {fileURLToPath} from 'node:url';

// A program of a preset: 'tests/core_tests'.
export const program = (preset, name) => fileURLToPath(new URL(`../build/${preset}/${name}`, import.meta.url));

// The command. It speaks English, whatever the user's language.
process.env.LC_ALL = 'C';
export const kt = program(process.env.KT_BUILD ?? 'native', 'kt');

// The option of a slow test.
export const kOnlyWithAll = {skip: process.env.KT_ALL ? false : 'only with --all'};
