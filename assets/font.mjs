// Fonts cut down to what is drawn of them.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

export const kAscii = Array.from({length: 95}, (_, i) => String.fromCharCode(32 + i)).join('');

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

// A font of @expo-google-fonts with these characters only.
export async function cutFont(name, characters) {
  const require = createRequire(import.meta.url);
  const file = readFileSync(require.resolve(`@expo-google-fonts/${name}`));
  return withoutLayout(await subsetFont(file, characters, {targetFormat: 'truetype', noLayoutClosure: true}));
}
