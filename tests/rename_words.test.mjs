// Renaming English patterns in sources, catalogues, lessons and listings (assets/rename_words.mjs).
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  faultsOf,
  renameInCatalogue,
  renameInCpp,
  renameInHtml,
  renameInJs,
  renameInJson,
  renameInListing,
  renameInProgram,
} from '../assets/rename_words.mjs';

const names = new Map([
  ['All as it was', 'Anew'],
  ["It's {0}", 'Now it is "{0}"'],
  ['Tom & Co', 'Tom < Co'],
  ['one long sentence', 'short'],
]);

test("renames C++ strings, also before a control's id and in several pieces", () => {
  assert.equal(renameInCpp('tr("All as it was###reset")', names), 'tr("Anew###reset")');
  assert.equal(renameInCpp('{"one long "\n    "sentence", x}', names), '{"short", x}');
  assert.equal(renameInCpp('"It\'s {0}"', names), '"Now it is \\"{0}\\""');
  assert.equal(renameInCpp('"All as it was sight"', names), '"All as it was sight"', 'only whole patterns');
});

test('renames JavaScript strings and keeps their quotes', () => {
  assert.equal(renameInJs(String.raw`id('It\'s {0}')`, names), `id('Now it is "{0}"')`);
  assert.equal(renameInJs('"All as it was"', names), '"Anew"');
});

test('renames text and attributes of pages, and values but not keys of lessons', () => {
  assert.equal(
    renameInHtml('<p>\n  Tom &amp;\n  Co\n</p><a title="Tom &amp; Co">', names),
    '<p>\n  Tom &lt; Co\n</p><a title="Tom &lt; Co">',
  );
  assert.equal(renameInJson('{"All as it was": "All as it was"}', names), '{"All as it was": "Anew"}');
});

test('renames quoted words of listings, except patterns with arguments', () => {
  assert.equal(renameInListing('button "All as it was"\nbutton "It\'s {0}"', names), 'button "Anew"\nbutton "It\'s {0}"');
  assert.equal(renameInProgram('  //e All as it was\n  //p All as it was\n', names), '  //e Anew\n  //p All as it was\n');
});

test('keeps translations and the order of a catalogue', () => {
  assert.deepEqual(Object.entries(renameInCatalogue({'All as it was': 'a', Zoom: 'b'}, names)), [
    ['Anew', 'a'],
    ['Zoom', 'b'],
  ]);
  assert.deepEqual(Object.entries(renameInCatalogue({Play: 'b', 'All as it was': 'a'}, names)), [
    ['Play', 'b'],
    ['Anew', 'a'],
  ]);
  assert.throws(() => renameInCatalogue({'All as it was': 'a', Anew: 'c'}, names), /two translations: 'a' and 'c'/);
});

test('refuses unknown patterns, duplicates and missing arguments', () => {
  const known = new Set(['a', 'b {0}']);
  assert.deepEqual(
    faultsOf(
      [
        ['a', 'c'],
        ['b {0}', '{0} d'],
      ],
      known,
    ),
    [],
  );
  assert.deepEqual(faultsOf([['x', 'y']], known), ["no catalogue has 'x'"]);
  assert.match(
    faultsOf(
      [
        ['a', 'c'],
        ['a', 'd'],
      ],
      known,
    ).join(),
    /renamed twice/,
  );
  assert.match(faultsOf([['a', '{1} c']], known).join(), /asks for \{1\}, which 'a' does not have/);
});
