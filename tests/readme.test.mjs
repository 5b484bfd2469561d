// README's tables are those of the program.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {readme, withTables} from '../docs/readme.mjs';
import {kt} from './built.mjs';

const tables = JSON.parse(execFileSync(kt, ['list', '--json'], {encoding: 'utf8'}));
const text = readFileSync(readme, 'utf8');

test('README\'s tables are the program\'s: ./dev readme writes them', () => {
  assert.equal(text, withTables(text, tables));
});

test('a new row of any of them is missed', () => {
  const {settings, algorithms, tieRules, panels} = tables;
  const row = {id: 'new', key: 'new', title: 'New', summary: 'New.', help: 'new', allowed: 'new', fallback: 'new', complete: true};
  for (const name of Object.keys({settings, algorithms, tieRules, panels})) {
    assert.notEqual(text, withTables(text, {...tables, [name]: [...tables[name], row]}), name);
  }
});
