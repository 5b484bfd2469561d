// The tables of docs/settings.md are those of the program.
// Needs: kt.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {settingsPage, withTables} from '../docs/readme.mjs';
import {kt} from './built.mjs';

const tables = JSON.parse(execFileSync(kt, ['list', '--json'], {encoding: 'utf8'}));
const text = readFileSync(settingsPage, 'utf8');

test('docs/settings.md has the tables of the program: ./dev readme writes them', () => {
  assert.equal(text, withTables(text, tables));
});
