// Sentences of the page's scripts, in English and other languages: the same cases as in tests/app/language/translation_test.cpp.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sayIn, translationOf} from '../../../web/element/say.js';

const kMany = 8_250_733;
const kSquares = '{0, plural, one {# square} other {# squares}}';

test('fills English patterns, with plurals, ordinals and choices', () => {
  const {say, tr} = translationOf();
  assert.equal(tr('Play'), 'Play');
  assert.equal(say('From {0} the knight goes to {1}.', 'c3', 'd5'), 'From c3 the knight goes to d5.');
  const visits = (n) => say('{0, plural, =0 {no visit} one {# visit} other {# visits}}', n);
  assert.deepEqual([0, 1, kMany].map(visits), ['no visit', '1 visit', '8,250,733 visits']);
  const nth = (n) => say('{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', n);
  assert.deepEqual([1, 2, 3, 4, 11, 13, 21, 112, 1003].map(nth), [
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '13th',
    '21st',
    '112th',
    '1,003rd',
  ]);
  const place = (kind) => say('{0, select, vertex {a vertex} other {a square}}', kind);
  assert.deepEqual(['vertex', 'square'].map(place), ['a vertex', 'a square']);
  assert.equal(say('{0}', 1234.5), '1,234.5');
  assert.equal(say(''), '');
});

test('arguments may be finished sentences, and are not parsed again', () => {
  const {say} = translationOf('de', `{0} of {1}\n{0} von {1}\n${kSquares}\n{0, plural, one {# Feld} other {# Felder}}\n`);
  assert.equal(say('{0} of {1}', kMany, say(kSquares, 1)), '8.250.733 von 1 Feld');
  assert.equal(say('no such pattern, {0}', 'c3'), 'no such pattern, c3', 'English, where there is none');
  assert.equal(say('{0} of {1}', '{1}', '# 1200'), '{1} von # 1200', 'a text is no pattern');
});

test('cases nest and have their own arguments', () => {
  const {say} = translationOf();
  const moves = (n, kind, by) =>
    say(
      '{0, plural, one {# {1, select, way {way} other {move}}} other {# {1, select, way {ways} other {moves}}}} of {2}',
      n,
      kind,
      by,
    );
  assert.equal(moves(1, 'move', 'c3'), '1 move of c3');
  assert.equal(moves(2, 'way', 'c3'), '2 ways of c3');
});

test("follows each language's plural rules", () => {
  const few = (locale, n) => translationOf(locale).say('{0, plural, one {one} other {other}}', n);
  assert.equal(few('fr', 0), 'one');
  assert.equal(few('en', 0), 'other');
  assert.equal(few('zh', 1), 'other');
  assert.equal(translationOf('fr').say('{0, selectordinal, one {#er} other {#e}}', 1), '1er');
});

test('a clause starts with a small letter', () => {
  const {say} = translationOf();
  assert.equal(say('No tour: {0, clause}', say('No move leads to {0}.', 'b2')), 'No tour: no move leads to b2.');
});

test('sentences follow a change of language', () => {
  const language = {locale: 'en', tr: (text) => text};
  const say = sayIn(language);
  assert.equal(say('{0}', kMany), '8,250,733');
  Object.assign(language, {locale: 'de'});
  assert.equal(say('{0}', kMany), '8.250.733');
});
