// Each catalogue translates every text of the program, the scripts, the pages and the lessons, with valid patterns.
// Needs: site.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {words as wordsOfTables} from '#tables';
import {programIds} from '../assets/languages.mjs';
import {languages} from '../web/languages.mjs';
import {lessonIds, scriptIds} from '../web/ids.mjs';

const tableWords = wordsOfTables.filter((text) => /\p{L}{2}/u.test(text)); // not the letters of keys
const read = (file) => JSON.parse(readFileSync(new URL(`../assets/languages/${file}`, import.meta.url), 'utf8'));
const lacking = (words, ids) => ids.filter((id) => !Object.hasOwn(words, id));

// The arguments of a pattern; throws where its braces do not match.
function argumentsOf(pattern) {
  let depth = 0;
  for (const letter of pattern) {
    depth += {'{': 1, '}': -1}[letter] ?? 0;
    assert.ok(depth >= 0, `a brace is closed that is not open: ${pattern}`);
  }
  assert.equal(depth, 0, `a brace is open: ${pattern}`);
  return new Set([...pattern.matchAll(/\{(\d)[,}]/g)].map(([, place]) => place));
}

function checkPatterns(words) {
  for (const [id, pattern] of Object.entries(words)) {
    const given = argumentsOf(id);
    for (const wanted of argumentsOf(pattern)) assert.ok(given.has(wanted), `there is no {${wanted}}: ${pattern}`);
  }
}

test('finds the texts of scripts, lessons and the program', async () => {
  assert.ok((await scriptIds()).includes('The board cannot be shown. {0}'));
  assert.ok((await scriptIds()).includes('Open the lesson'), 'a text of the homework sheets');
  assert.ok(lessonIds().length > 400);
  assert.ok(lessonIds().includes('move 7'), 'a mark that a question shows with its answer');
  assert.ok(programIds().includes('{0} is a dead end'));
});

for (const language of languages) {
  test(`${language}: translates every text of the program`, () => {
    const words = read(`${language}.json`);
    assert.deepEqual(lacking(words, [...programIds(), ...tableWords]), []);
  });

  test(`${language}: has no unused texts`, async () => {
    const said = new Set([...programIds(), ...tableWords, ...(await scriptIds())]);
    assert.deepEqual(
      Object.keys(read(`${language}.json`)).filter((id) => !said.has(id)),
      [],
    );
  });

  test(`${language}: translates every text of scripts and pages`, async () => {
    const words = read(`${language}.json`);
    assert.deepEqual(lacking(words, await scriptIds()), []);
    checkPatterns(words);
  });

  test(`${language}: translates every text of the lessons`, () => {
    const words = read(`lessons/${language}.json`);
    assert.deepEqual(lacking(words, lessonIds()), []);
    checkPatterns(words);
  });
}
