import {eventually} from '../browser.mjs';
// The Share dialog as the tests use it: its fields by their names, the files that it saves, and the board that a picture
// should show.
import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after} from 'node:test';

// Where files are saved, until saved() has read them.
export const folder = mkdtempSync(join(tmpdir(), 'knights-tour-'));

after(() => rmSync(folder, {recursive: true}));

export const status = async (page) => (await page.find('dialog .status')).evaluate((element) => element.textContent);
export const said = (page, pattern) => eventually(async () => pattern.test(await status(page)), `${pattern}`);

// The control under a name in the open section.
export async function control(page, title) {
  const handle = await page.evaluateHandle((wanted) => {
    const roots = [document];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    }
    return roots.flatMap((root) => [...root.querySelectorAll('#content label')]).find((each) => each.textContent === wanted)
      ?.control;
  }, title);
  return handle.asElement() ?? assert.fail(`there is no '${title}'`);
}

export async function type(page, title, text) {
  const field = await control(page, title);
  await field.click({count: 3});
  await field.type(String(text));
}

export const choose = async (page, title, value) => (await control(page, title)).select(value);
export const areaText = async (page, title) => (await control(page, title)).evaluate((area) => area.value);

// The file that an action saves.
export async function saved(page, action) {
  const session = await page.browser().target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {behavior: 'allow', downloadPath: folder});
  const known = new Set(readdirSync(folder));
  await action();
  const name = await eventually(
    () => readdirSync(folder).find((file) => !known.has(file) && !file.endsWith('.crdownload')),
    'a file',
  );
  const path = join(folder, name);
  await eventually(() => statSync(path).size > 0, `${name} is empty`);
  const bytes = readFileSync(path);
  rmSync(path);
  return {name, bytes};
}

export const rgb = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const over = (hex, ground) => {
  const alpha = parseInt(hex.slice(7), 16) / 255;
  return rgb(ground).map((channel, i) => Math.round(channel + (rgb(hex)[i] - channel) * alpha));
};
const isNear = (a, b, most = 2) => a.every((channel, i) => Math.abs(channel - b[i]) <= most);

// Where a board of `rows` x `cols` lies in a picture `width` wide: as src/view/picture/picture.cpp says, 24 of 640 around it.
export function boardIn(rows, cols, width) {
  const cell = Math.floor(Math.min((640 - 48) / Math.max(rows, cols), 140));
  const left = Math.floor((640 - cell * cols) / 2);
  const scale = width / 640;
  const height = Math.round((cell * rows + 48) * scale);
  // A corner of the square that hardly a line, number or piece covers: its lower right one.
  return {
    height,
    free: ([row, col]) => [Math.floor((left + cell * (col + 0.95)) * scale), Math.floor((24 + cell * (row + 0.93)) * scale)],
  };
}

// Compares a picture's squares with the state: those of the path are tinted.
export function expectSquares(at, {path}, [rows, cols], width, palette) {
  const {free} = boardIn(rows, cols, width);
  const visited = new Set(path.map(String));
  let wrong = 0;
  for (let row = 0; row < rows; ++row) {
    for (let col = 0; col < cols; ++col) {
      const ground = (row + col) % 2 ? palette['square-dark'] : palette['square-light'];
      const expected = visited.has(`${row},${col}`) ? over(palette.visited, ground) : rgb(ground);
      // A move may pass through this corner of a square or two.
      if (!isNear(at(...free([row, col])), expected)) ++wrong;
    }
  }
  assert.ok(wrong <= (rows * cols) / 12, `${wrong} squares of another colour`);
}
