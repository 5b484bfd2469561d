// Fonts cut down to what is drawn of them.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

// What the canvas can always write: English, and the signs of the interface.
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
  [tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power)].forEach((value, i) =>
    header.writeUInt16BE(value, 4 + 2 * i),
  );
  let end = 12 + 16 * tables.length;
  const rows = [],
    contents = [];
  for (const {row, bytes} of tables) {
    const moved = Buffer.from(row);
    moved.writeUInt32BE(end, 8);
    rows.push(moved);
    contents.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat([header, ...rows, ...contents]);
}

async function subset(file, characters, targetFormat = 'truetype') {
  const {default: subsetFont} = await import('subset-font'); // catalogues are packed before the packages are there
  return subsetFont(file, characters, {targetFormat, noLayoutClosure: true});
}
const cut = async (file, characters) => withoutLayout(await subset(file, characters));
const fileOf = (name) => readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${name}`));

// A font of @expo-google-fonts with these characters only.
export const cutFont = (name, characters) => cut(fileOf(name), characters);

export const kInter = 'inter/400Regular/Inter_400Regular.ttf';
export const kInterCharacters = kAscii + '×·–−≥≤→←…²çñê'; // the last three for names of languages

// The same font for the pages around the boards, as wide as on the canvas: Latin letters, and the signs of texts.
const kLatin = Array.from({length: 0x180 - 0xa0}, (_, i) => String.fromCharCode(0xa0 + i)).join('');
export async function pageFont() {
  const characters = `${kInterCharacters}${kLatin}‘’‚“”„‹›•†€₂↑↓↔▶`;
  return subset(await cut(fileOf(kInter), characters), characters, 'woff2');
}

// Droid Sans Fallback: KT_HAN names its file; else it is looked for where Debian's fonts-droid-fallback, Fedora, Homebrew's fonts
// and Windows have it.
const kHan = [
  process.env.KT_HAN,
  '/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf',
  '/usr/share/fonts/google-droid-sans-fonts/DroidSansFallbackFull.ttf',
  ...[`${process.env.HOME}/Library/Fonts`, '/Library/Fonts', `${process.env.WINDIR}/Fonts`].map(
    (folder) => `${folder}/DroidSansFallbackFull.ttf`,
  ),
].find((file) => file && existsSync(file));
const isHan = (character) => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character);

// What a text has that Inter has not been cut to, as a font; null where there is nothing. Where Chinese has no font on this
// machine it has none here either.
export async function charactersBeyondInter(text) {
  const more = [...new Set(text)].filter((character) => character > ' ' && !kInterCharacters.includes(character)).sort();
  if (more.length === 0) return null;
  if (!more.some(isHan)) return cut(fileOf(kInter), more.join(''));
  return cut(readFileSync(kHan), more.join(''));
}
export const hasHan = () => kHan !== undefined;
