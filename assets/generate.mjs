// Turns the assets into C++: the fonts cut down to the characters in use, and the knight's outline as a polygon.
//   node assets/generate.mjs OUT.cpp
// The result defines what src/view/assets.h declares.
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

const kAscii = Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i)).join('');
const kCharacters = kAscii + '×·–−≥≤→←…²';
const kCodeCharacters = kAscii + '←';  // tests/code.test.mjs knows them too
const kPointsPerCurve = 10;

// What draws a font on the canvas, and what browsers ask of one: all but the layout tables, which are more than half.
const kTables = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'];

// A TrueType file of the wanted tables only: a header, a directory, and the tables at multiples of four bytes.
function withoutLayout(font) {
  const tables = Array.from({length: font.readUInt16BE(4)}, (_, i) => font.subarray(12 + 16 * i, 28 + 16 * i))
    .map((row) => ({row, bytes: font.subarray(row.readUInt32BE(8), row.readUInt32BE(8) + row.readUInt32BE(12))}))
    .filter(({row}) => kTables.includes(row.toString('latin1', 0, 4)));
  const header = Buffer.from(font.subarray(0, 12));
  const power = 2 ** Math.floor(Math.log2(tables.length));
  [tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)].forEach((value, i) => header.writeUInt16BE(value, 4 + 2 * i));
  let end = 12 + 16 * tables.length;
  const rows = [], contents = [];
  for (const {row, bytes} of tables) {
    const moved = Buffer.from(row);
    moved.writeUInt32BE(end, 8);
    rows.push(moved);
    contents.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat([header, ...rows, ...contents]);
}

async function font(name, characters) {
  const require = createRequire(import.meta.url);
  const file = readFileSync(require.resolve(`@expo-google-fonts/${name}`));
  return withoutLayout(await subsetFont(file, characters, {targetFormat: 'truetype', noLayoutClosure: true}));
}

// The path's absolute M, L, C and Z commands, flattened; coordinates from 0 to 1.
function outline(svg) {
  const size = Number(svg.match(/viewBox="0 0 (\d+) \d+"/)[1]);
  const words = svg.match(/ d="([^"]+)"/)[1].split(/[\s,]+/);
  const points = [];
  const next = () => [Number(words.shift()), Number(words.shift())];
  while (words.length > 0) {
    const command = words.shift();
    if (command === 'M' || command === 'L') {
      points.push(next());
    } else if (command === 'C') {
      const p = [points.at(-1), next(), next(), next()];
      for (let i = 1; i <= kPointsPerCurve; ++i) {
        const t = i / kPointsPerCurve, u = 1 - t;
        points.push([0, 1].map((k) => u ** 3 * p[0][k] + 3 * u * u * t * p[1][k] + 3 * u * t * t * p[2][k] + t ** 3 * p[3][k]));
      }
    } else if (command !== 'Z') {
      throw new Error(`knight.svg: the path command '${command}' is not one of M, L, C, Z`);
    }
  }
  const eye = ['cx', 'cy', 'r'].map((key) => Number(svg.match(new RegExp(` ${key}="([\\d.]+)"`))[1]) / size);
  return {points: points.map((point) => point.map((x) => x / size)), eye};
}

const float = (x) => `${x.toFixed(4)}f`;
const inter = await font('inter/400Regular/Inter_400Regular.ttf', kCharacters);
const mono = await font('jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf', kCodeCharacters);
const knight = outline(readFileSync(fileURLToPath(new URL('knight.svg', import.meta.url)), 'utf8'));
writeFileSync(process.argv[2], `#include "view/assets.h"

namespace kt {
namespace {
constexpr unsigned char kInter[] = {${Array.from(inter).join(',')}};
constexpr unsigned char kMono[] = {${Array.from(mono).join(',')}};
constexpr ImVec2 kOutline[] = {${knight.points.map(([x, y]) => `{${float(x)}, ${float(y)}}`).join(', ')}};
}  // namespace

std::span<const unsigned char> inter_font() { return kInter; }
std::span<const unsigned char> mono_font() { return kMono; }
std::span<const ImVec2> knight_outline() { return kOutline; }
KnightEye knight_eye() { return {{${float(knight.eye[0])}, ${float(knight.eye[1])}}, ${float(knight.eye[2])}}; }
}  // namespace kt
`);
