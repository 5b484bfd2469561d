// In the page that is a single file: all catalogues, packed (web/languages.mjs), in place of the scripts that would bring them.
import {parts} from '../parts.js';

async function unpack() {
  const packed = Uint8Array.from(atob(LANGUAGES_PACKED), (character) => character.charCodeAt(0));
  const {tables, fonts} = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
  Object.assign(parts, fonts);
  for (const {ids, parts: named} of tables) {
    for (const [part, patterns] of Object.entries(named)) parts[part] = patterns.map((pattern, i) => (pattern ? `${ids[i]}\n${pattern}\n` : '')).join('');
  }
}

let unpacked = null;
const bring = () => unpacked ??= unpack();
parts.importers = Object.fromEntries(LANGUAGE_FILES.map((file) => [file, bring]));
