// The pictures that the build adds to the pages: every board has pictures of its settings and step, and a strict policy
// allows them.
// Needs: kt, site.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {themes} from '#tables';
import {kt} from './built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = [
  'index.html',
  'knights-tour.html',
  ...readdirSync(`${root}dist/examples`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => `examples/${name}`),
];
const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']));

// [{settings, pictures: {'in-the-light': svg, ...}}, ...], without what scripts of the page say.
function boardsOf(page) {
  const html = readFileSync(`${root}dist/${page}`, 'utf8').replace(/<script>[^]*?<\/script>/g, '');
  return [...html.matchAll(/<knights-tour\b([^>]*)>([^]*?)<\/knights-tour>/g)].map(([, attributes, content]) => ({
    settings: attributesOf(attributes),
    pictures: Object.fromEntries([...content.matchAll(/<svg class="([\w-]+)"[^]*?<\/svg>/g)].map(([svg, name]) => [name, svg])),
  }));
}

const textsOf = (svg, isOurs) =>
  [...svg.matchAll(/<text[^>]* fill="(#\w+)"[^>]*>([^<]*)</g)].filter(([, colour]) => isOurs(colour)).map(([, , text]) => text);
// The numbers of the path. A search that has ended without a tour leaves it dimmed, and then they are muted, like the
// coordinates before them.
function numbersOf(svg, {text, muted}, board = '8x8') {
  const numbers = textsOf(svg, (colour) => colour === text);
  const [rows, cols = rows] = board.split('x').map(Number);
  return numbers.length > 0 ? numbers : textsOf(svg, (colour) => colour === muted).slice(rows + cols);
}

// The length of the path at the step, as kt knows it.
function depthOf({
  board = '8x8',
  step = '0',
  algorithm = 'backtracking',
  moves = 'clockwise',
  start = '0,0',
  goal = 'tour',
  detail = 'move',
}) {
  if (step === '0') return 1;
  const options = Object.entries({board, algorithm, moves, start, goal, detail}).flatMap(([key, value]) => [`--${key}`, value]);
  const {stdout} = spawnSync(kt, ['trace', ...options, '--steps', step], {encoding: 'utf8'});
  return Number(stdout.trim().split('\n').at(-1).split(' ')[3]);
}

for (const page of pages) {
  test(`${page}: each board has pictures of its step`, () => {
    const boards = boardsOf(page);
    assert.ok(boards.length > 0);
    for (const {settings, pictures} of boards) {
      const told = `${JSON.stringify(settings)}`;
      assert.deepEqual(
        Object.keys(pictures),
        page === 'examples/minimal.html' ? ['in-the-light'] : ['in-the-light', 'in-the-dark'],
        told,
      );
      const schemes = {'in-the-light': themes.light.colours, 'in-the-dark': themes.dark.colours};
      for (const [name, svg] of Object.entries(pictures)) {
        const numbers = numbersOf(svg, schemes[name], settings.board)
          .map(Number)
          .sort((a, b) => a - b);
        assert.deepEqual(
          numbers,
          Array.from({length: depthOf(settings)}, (_, i) => i + 1),
          told,
        );
        assert.match(svg, new RegExp(`<path[^>]* fill="${schemes[name].background}"`), 'on its ground');
        assert.doesNotMatch(svg, /<style|<script|<image|\s(?:style|id|on\w+|href)=/, told);
        const [start] = /^<svg[^>]*>/.exec(svg);
        for (const attribute of [
          / class="[\w-]+"/,
          / aria-hidden="true"/,
          / viewBox="0 0 \d+ \d+"/,
          / width="100%"/,
          / height="\d+"/,
        ])
          assert.match(start, attribute, told);
      }
    }
  });
}
