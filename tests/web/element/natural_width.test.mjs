// The natural width of a board is that of an image of 640 pixels, which may shrink.
// Needs: site, browsers.
import assert from 'node:assert/strict';
import {html} from '../answers.mjs';
import {engineTests} from '../engines.mjs';

const kWidth = 640;
const board = '<knights-tour board="5x5" controls="minimal" loading="eager"></knights-tour>';
const styled = (style) => board.replace('>', ` style="${style}">`);

// The surroundings of the board, and the share of `#place` that it takes.
const places = {
  'a block': {inside: board, fills: true},
  flex: {inside: `<div style="display: flex">${board}</div>`},
  'flex beside a text': {
    inside: `<div style="display: flex"><p style="flex: none; width: 80px">Text</p>${board}</div>`,
    beside: 80,
  },
  'a centred flex column': {inside: `<div style="display: flex; flex-direction: column; align-items: center">${board}</div>`},
  'grid place-items: center': {inside: `<div style="display: grid; place-items: center">${board}</div>`},
  'a grid with a column for its content': {
    inside: `<div style="display: grid; grid-template-columns: auto; justify-content: start">${board}</div>`,
  },
  'inline-block': {inside: styled('display: inline-block')},
  'an inline-block around it': {inside: `<div style="display: inline-block">${board}</div>`},
  float: {inside: styled('float: left')},
  'a float around it': {inside: `<div style="float: left">${board}</div>`},
  'position: absolute': {inside: styled('position: absolute')},
  'a table cell': {inside: `<table style="border-spacing: 0"><tr><td style="padding: 0">${board}</td></tr></table>`},
  'display: table-cell': {inside: `<div style="display: table-cell">${board}</div>`},
  'fit-content': {inside: styled('width: fit-content')},
  'fit-content around it': {inside: `<div style="width: fit-content">${board}</div>`},
};
const page = Object.entries(places)
  .map(
    ([name, {inside}]) =>
      `<section data-name="${name}" style="position: relative; overflow: auto; min-height: 40px">${inside}</section>`,
  )
  .join('');

engineTests(
  'a board has a natural width and never overflows',
  {
    overrides: {
      '/host.html': html(
        `<!doctype html><meta charset="utf-8"><title>Host</title><script src="knights-tour.js"></script><style>body { margin: 0 }</style><div id="place">${page}</div>`,
      ),
    },
  },
  async (open) => {
    const host = await open('host.html');
    for (const width of [900, 500, 300, 120]) {
      const seen = await host.evaluate((wide) => {
        document.getElementById('place').style.width = `${wide}px`;
        return [...document.querySelectorAll('section')].map((section) => {
          const box = section.querySelector('knights-tour').getBoundingClientRect();
          return {
            name: section.dataset.name,
            width: box.width,
            height: box.height,
            overflows: section.scrollWidth > section.clientWidth,
          };
        });
      }, width);
      for (const {name: place, ...box} of seen) {
        const {fills = false, beside = 0} = places[place];
        const expected = fills ? width : Math.min(kWidth, width - beside);
        assert.ok(Math.abs(box.width - expected) < 1, `${place} of ${width}: ${box.width} instead of ${expected}`);
        assert.equal(box.overflows, false, `${place} of ${width} overflows`);
        assert.ok(box.height > 40, `${place} of ${width}: ${box.height} high`);
      }
    }
  },
);
