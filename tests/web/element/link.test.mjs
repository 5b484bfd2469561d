// Links: truncated links are recognized, and damage by other programs is repaired.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {readLink, withCheck} from '../../../web/element/link.js';

const kSettings = 'v=1&board=6x6&start=a1&moves=87654321&step=12';
const kLink = `#${withCheck(kSettings)}`;

test('a link with a check yields its settings', () => {
  assert.match(kLink, /^#check=[0-9a-z]{5}&v=1&board=6x6/);
  assert.equal(readLink(kLink), kSettings);
  assert.equal(withCheck(''), '');
});

test('a link without a check is read unchanged', () => {
  for (const text of ['', kSettings, 'board=5x5', 'autoplay', 'graph=A-B.;B.-C&start=B.'])
    assert.equal(readLink(`#${text}`), text);
});

test('every truncated link is reported', () => {
  for (let length = '#check'.length; length < kLink.length; ++length) {
    assert.match(readLink(kLink.slice(0, length)), /&check=cut$/, kLink.slice(0, length));
  }
});

test('the guide has a link with the right check', () => {
  const [link] = /#check=[^`]+/.exec(readFileSync(new URL('../../../docs/guide.md', import.meta.url), 'utf8'));
  assert.equal(readLink(link), 'v=1&board=6x6');
});

test('a changed link is reported', () => assert.match(readLink(kLink.replace('6x6', '7x6')), /&check=cut$/));

for (const [what, damaged] of Object.entries({
  'an encoded #': `#%23${kLink.slice(1)}`,
  'two #': `#${kLink}`,
  '& escaped as in HTML': kLink.replaceAll('&', '&amp;'),
  'everything encoded': `#${encodeURIComponent(kLink.slice(1))}`,
  'an encoded semicolon': `#${withCheck('v=1&given=1,2;3,3')}`.replace(';', '%3B'),
  'a full stop after it': `${kLink}.`,
  'a bracket after it': `${kLink})`,
  'a bracket and a full stop after it': `${kLink}).`,
})) {
  test(`repairs a link with ${what}`, () => assert.doesNotMatch(readLink(damaged), /check/));
}

test('punctuation after a link without a check is removed', () => {
  assert.equal(readLink('#board=5x5).'), 'board=5x5');
  assert.equal(readLink('#v=1&amp;board=5x5'), 'v=1&board=5x5');
});

test('a map of holes keeps its last squares', () => {
  for (const link of ['board=2x3&holes=.../.X.', 'v=1&board=2x3&holes=X../...']) assert.equal(readLink(`#${link}`), link);
  assert.equal(readLink('#holes=.X./...&board=2x3.'), 'holes=.X./...&board=2x3');
});

test('punctuation covered by a matching check stays', () => assert.equal(readLink(`#${withCheck('graph=A-B.')}`), 'graph=A-B.'));
