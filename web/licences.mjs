// licences.txt, beside the site's files, in the package, and in every single-file page: the licences of this program and of everything
// compiled or copied into it.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const read = (path) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8').trim();
const font = (name) => `node_modules/@expo-google-fonts/${name}/LICENSE_FONT`;
const own = (name) => `assets/licences/${name}.txt`;

// [name, licence, file with its text]
export const kLicences = [
  ['knights-tour', 'MIT', 'LICENSE'],
  ['Dear ImGui, which draws the interface', 'MIT', own('imgui')],
  ['stb_truetype, stb_rect_pack and stb_textedit, in Dear ImGui', 'MIT', own('stb')],
  ['SDL2, the window and its input', 'zlib', own('sdl2')],
  ["Emscripten, the WebAssembly's loader and runtime", 'MIT', own('emscripten')],
  ['musl, the C library of the WebAssembly', 'MIT', own('musl')],
  ['Inter, the font of the interface', 'SIL Open Font License 1.1', font('inter')],
  ['JetBrains Mono, the font of programs', 'SIL Open Font License 1.1', font('jetbrains-mono')],
  ['Droid Sans Fallback, the font of Chinese characters', 'Apache License 2.0', own('droid')],
  ['gifenc, which writes GIF', 'MIT', 'node_modules/gifenc/LICENSE.md'],
  ['uqr, which makes QR codes', 'MIT', 'node_modules/uqr/LICENSE'],
  ['webm-muxer, which writes WebM', 'MIT', 'node_modules/webm-muxer/LICENSE'],
];

const kLine = '='.repeat(72);

export const licencesText = () =>
  [
    'The licences of this program and of the parts of others in it:\n',
    ...kLicences.map(([what, licence]) => `- ${what}: ${licence}`),
    ...kLicences.map(([what, , file]) => `\n${kLine}\n${what}\n${kLine}\n\n${read(file)}`),
  ].join('\n') + '\n';

// The same as an HTML comment, which no text can close.
export const licencesComment = () => `<!--\n${licencesText().replace(/-{2,}(!?)>/g, '- -$1>')}-->\n`;
