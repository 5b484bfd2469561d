// Turns the assets into C++: the font cut down to the characters in use, and the knight's outline as a polygon.
//   node assets/generate.mjs OUT.cpp
// The result defines what src/view/pen/assets.h declares.
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {charactersBeyondInter, cutFont, hasHan, kInter, kInterCharacters} from './font.mjs';

// Each language's name in itself is read in every language; without a font for Chinese there is no Chinese.
const kNames = hasHan() ? '简体中文' : 'é';
const kPointsPerCurve = 20;
const kTolerance = 0.002; // of the knight's size: a fifth of a pixel on a large square

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
        const t = i / kPointsPerCurve,
          u = 1 - t;
        points.push([0, 1].map((k) => u ** 3 * p[0][k] + 3 * u * u * t * p[1][k] + 3 * u * t * t * p[2][k] + t ** 3 * p[3][k]));
      }
    } else if (command !== 'Z') {
      throw new Error(`knight.svg: the path command '${command}' is not one of M, L, C, Z`);
    }
  }
  const eye = ['cx', 'cy', 'r'].map((key) => Number(svg.match(new RegExp(` ${key}="([\\d.]+)"`))[1]) / size);
  return {
    points: simplified(
      points.map((point) => point.map((x) => x / size)),
      kTolerance,
    ),
    eye,
  };
}

// Without the points that lie within `tolerance` of the line between their neighbours (Douglas and Peucker 1973).
function simplified(points, tolerance) {
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  const off = points.map(([x, y]) => Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length);
  const farthest = off.indexOf(Math.max(...off));
  if (off[farthest] <= tolerance) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

const float = (x) => `${x.toFixed(4)}f`;
const inter = await cutFont(kInter, kInterCharacters);
const names = await charactersBeyondInter(kNames);
const knight = outline(readFileSync(fileURLToPath(new URL('knight.svg', import.meta.url)), 'utf8'));
writeFileSync(
  process.argv[2],
  `#include "view/pen/assets.h"

namespace kt {
namespace {
constexpr unsigned char kInter[] = {${Array.from(inter).join(',')}};
constexpr unsigned char kNames[] = {${Array.from(names).join(',')}};
constexpr ImVec2 kOutline[] = {${knight.points.map(([x, y]) => `{${float(x)}, ${float(y)}}`).join(', ')}};
}  // namespace

std::span<const unsigned char> inter_font() { return kInter; }
std::span<const unsigned char> names_font() { return kNames; }
std::span<const ImVec2> knight_outline() { return kOutline; }
KnightEye knight_eye() { return {{${float(knight.eye[0])}, ${float(knight.eye[1])}}, ${float(knight.eye[2])}}; }
}  // namespace kt
`,
);
