// Translates a sentence: its id is its English pattern, as in src/core/basics/message.h, and a catalogue has the pattern of the language.
//
//   const {tr, say} = translationOf('de', 'Play\nSpielen\n{0, plural, one {# square} other {# squares}}\n...');
//   tr('Play');                                                      // Spielen
//   say('{0, plural, one {# square} other {# squares}}', 8250733);   // 8.250.733 Felder
//
// Numbers get the separators of the language. Texts are inserted as they are, and so are parts that are translated already. May know:
// nothing.
//
// A language as it is at the moment, and what sayIn() returns for it.
/** @typedef {{locale: string, tr(text: string): string}} Words */
/** @typedef {(pattern: string, ...values: (string | number)[]) => string} Phrase */

// The content of a catalogue: ids and patterns, one after the other, each ended by a line feed.
export const patternsOf = (/** @type {string} */ catalogue) =>
  new Map(Array.from(catalogue.matchAll(/(.*)\n(.*)\n/g), ([, id, pattern]) => [id, pattern]));

const kept = new Map();
/** @param {string} locale @param {'number' | Intl.PluralRuleType} type */
function rulesOf(locale, type) {
  const key = `${locale} ${type}`;
  if (!kept.has(key)) kept.set(key, type === 'number' ? new Intl.NumberFormat(locale) : new Intl.PluralRules(locale, {type}));
  return kept.get(key);
}

/** @param {string} locale @param {number} number @returns {string} */
export const numberIn = (locale, number) => rulesOf(locale, 'number').format(number);

// The position after the brace that closes the one at `open`.
/** @param {string} pattern @param {number} open */
function afterBrace(pattern, open) {
  let depth = 0;
  for (let i = open; i < pattern.length; ++i) {
    if (pattern[i] === '{') ++depth;
    if (pattern[i] === '}' && --depth === 0) return i + 1;
  }
  return pattern.length;
}

// The matching case of "one {...} other {...}".
/** @param {string} cases @param {(name: string) => boolean} isWanted */
function choose(cases, isWanted) {
  let other = '';
  for (let open = cases.indexOf('{'); open >= 0; open = cases.indexOf('{')) {
    const name = cases.slice(0, open).trim(),
      end = afterBrace(cases, open),
      body = cases.slice(open + 1, end - 1);
    if (isWanted(name)) return body;
    if (name === 'other') other = body;
    cases = cases.slice(end);
  }
  return other;
}

// `counted`: the text for #.
/** @param {string} locale @param {string} pattern @param {(string | number)[]} values @param {string} counted */
function write(locale, pattern, values, counted) {
  const plain = (/** @type {string | number} */ value) => (typeof value === 'number' ? numberIn(locale, value) : String(value));
  function argument(/** @type {string} */ inside) {
    const [, place, kind, cases = ''] = /** @type {any[]} */ (/^(\d)(?:\s*,\s*(\w+)\s*(?:,([^]*))?)?$/.exec(inside) ?? []);
    if (!(place < values.length)) return '';
    const value = values[place],
      text = plain(value);
    if (!kind) return text;
    if (kind === 'clause') return text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    if (typeof value !== 'number')
      return write(
        locale,
        choose(cases, (name) => name === text),
        values,
        '',
      );
    const category = rulesOf(locale, kind === 'plural' ? 'cardinal' : 'ordinal').select(value);
    return write(
      locale,
      choose(cases, (name) => name === category || name === `=${value}`),
      values,
      text,
    );
  }
  let text = '';
  for (let i = 0; i < pattern.length; ) {
    if (pattern[i] === '{') {
      const end = afterBrace(pattern, i);
      text += argument(pattern.slice(i + 1, end - 1));
      i = end;
    } else {
      text += pattern[i] === '#' && counted ? counted : pattern[i];
      ++i;
    }
  }
  return text;
}

// `language` may change: the words are those of the moment.
/** @type {(language: Words) => Phrase} */
export const sayIn =
  (language) =>
  (pattern, ...values) =>
    write(language.locale, language.tr(pattern), values, '');

// Without a catalogue: English.
export function translationOf(locale = 'en', catalogue = '') {
  const patterns = patternsOf(catalogue);
  const language = {locale, tr: (/** @type {string} */ text) => patterns.get(text) ?? text};
  return {...language, say: sayIn(language)};
}
