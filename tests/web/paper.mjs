// The pages of a PDF as pictures, by pdftoppm, which is independent of the browser that wrote it.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PNG} from 'pngjs';

// The pages of a PDF, one pixel for each pixel of CSS.
export function pagesOf(pdf) {
  const folder = mkdtempSync(join(tmpdir(), 'knights-tour-paper-'));
  try {
    writeFileSync(join(folder, 'all.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', '96', '-png', join(folder, 'all.pdf'), join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort()
      .map((name) => PNG.sync.read(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

const rgbOf = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

// How many pixels have nearly the colour, and the box around them: {count, left, top, right, bottom, width, height}.
export function areaOf({data, width, height}, hex) {
  const colour = rgbOf(hex);
  const found = {count: 0, left: width, top: height, right: -1, bottom: -1};
  for (let at = 0; at < data.length; at += 4) {
    if (colour.some((channel, i) => Math.abs(channel - data[at + i]) > 2)) continue;
    const x = (at / 4) % width,
      y = Math.floor(at / 4 / width);
    ++found.count;
    Object.assign(found, {
      left: Math.min(found.left, x),
      right: Math.max(found.right, x),
      top: Math.min(found.top, y),
      bottom: Math.max(found.bottom, y),
    });
  }
  return {...found, width: found.right - found.left + 1, height: found.bottom - found.top + 1};
}

// The share of the pixels that are clearly different.
export function difference(a, b) {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((i) => Math.abs(a.data[at + i] - b.data[at + i]) > 48)) ++different;
  return different / (a.width * a.height);
}
