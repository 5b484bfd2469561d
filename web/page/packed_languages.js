// In the single-file page and script: all catalogues, packed (web/languages.mjs), instead of separate scripts.
import {inflating} from '../element/inflate.js';
import {parts} from '../parts.js';

async function unpack() {
  /** @type {{tables: {ids: string[], parts: Record<string, string[]>}[], fonts: Record<string, string>}} */
  const {tables, fonts} = await new Response(inflating(LANGUAGES_PACKED)).json();
  Object.assign(parts, fonts);
  for (const {ids, parts: named} of tables) {
    for (const [part, patterns] of Object.entries(named))
      parts[part] = patterns.map((pattern, i) => (pattern ? `${ids[i]}\n${pattern}\n` : '')).join('');
  }
}

let unpacked = null;
const bring = () => (unpacked ??= unpack());
parts.importers = {...parts.importers, ...Object.fromEntries(LANGUAGE_FILES.map((file) => [file, bring]))};
