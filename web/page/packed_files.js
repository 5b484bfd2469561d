// In the single-file page and script: all catalogues and the programs, packed (web/build.mjs), instead of separate scripts.
import {inflating} from '../element/inflate.js';
import {parts} from '../parts.js';

async function unpack() {
  /** @type {{tables: {ids: string[], parts: Record<string, string[]>}[], parts: Record<string, unknown>}} */
  const {tables, parts: ready} = await new Response(inflating(PACKED)).json();
  Object.assign(parts, ready);
  for (const {ids, parts: named} of tables) {
    for (const [part, patterns] of Object.entries(named))
      parts[part] = patterns.map((pattern, i) => (pattern ? `${ids[i]}\n${pattern}\n` : '')).join('');
  }
}

let unpacked = null;
const bring = () => (unpacked ??= unpack());
parts.importers = {...parts.importers, ...Object.fromEntries(PACKED_FILES.map((file) => [file, bring]))};
