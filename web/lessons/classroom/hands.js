// The choices of a question for a class: each has a letter and counts raised hands, and then has a bar, as in Predict.
import {sayIn} from '../../element/say.js';
import {button, make} from '../../share/dom.js';
import {letterAt} from './letters.js';
/** @import {Language} from '../../element/language.js' */
/** @import {Phrase} from '../../element/say.js' */
/** @import {Choice} from '../checker.js' */
/** @import {Letter} from './letters.js' */

const kMax = 999;
const kSvg = 'http://www.w3.org/2000/svg';

function letterIcon(/** @type {Letter} */ {letter, colour, shape, baseline}) {
  /** @param {string} name @param {Record<string, string | number>} attributes */
  const create = (name, attributes) => {
    const element = document.createElementNS(kSvg, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };
  const svg = create('svg', {class: 'letter', viewBox: '0 0 100 100'}),
    text = create('text', {x: 50, y: baseline, fill: '#fff', 'text-anchor': 'middle', 'font-size': 50});
  text.textContent = letter;
  svg.append(create('path', {d: shape, fill: colour}), text);
  return svg;
}

export const votesIn = (/** @type {number[]} */ counts) => counts.reduce((sum, hands) => sum + hands, 0);

// "3 of 5 votes were correct."
/** @param {Phrase} phrase @param {number} right @param {number} all */
export const describeVotes = (phrase, right, all) =>
  phrase('{0} of {1, plural, one {# vote was} other {# votes {0, plural, one {was} other {were}}}} correct.', right, all);

// `counts`: the hands for each choice, which it changes. Returns {element, count(letter, by), whether a choice has this letter; reveal()}.
/** @param {Choice[]} choices @param {number[]} counts @param {Language} language */
export function makeHands(choices, counts, language) {
  const {tr} = language,
    phrase = sayIn(language);
  const rows = choices.map(({text}, i) => {
    const {letter} = letterAt(i),
      name = phrase('votes for {0}', letter);
    const number = make('output', {'aria-label': name});
    const word = make('span', {}, tr(text));
    const bar = make('i');
    const change = (/** @type {number} */ by) => {
      counts[i] = Math.min(Math.max(counts[i] + by, 0), kMax);
      number.value = phrase('{0}', counts[i]);
    };
    /** @param {string} sign @param {number} by @param {string} pattern */
    const step = (sign, by, pattern) => {
      const one = button(sign, () => change(by));
      one.setAttribute('aria-label', phrase(pattern, name));
      return one;
    };
    change(0);
    const all = make(
      'div',
      {className: 'hands', role: 'group', 'aria-label': letter},
      letterIcon(letterAt(i)),
      word,
      step('−', -1, 'Decrease {0}'),
      number,
      step('+', 1, 'Increase {0}'),
      bar,
    );
    return {letter, change, all, word, bar};
  });
  const element = make('div', {className: 'choices'}, ...rows.map(({all}) => all));
  return {
    element,
    count: (/** @type {string} */ letter, /** @type {number} */ by) => {
      const row = rows.find((each) => each.letter === letter);
      row?.change(by);
      return Boolean(row);
    },
    reveal: () => {
      element.classList.add('over');
      const sum = Math.max(votesIn(counts), 1);
      for (const [i, {word, bar}] of rows.entries()) {
        bar.style.setProperty('--share', String(counts[i] / sum));
        if (choices[i].right) word.textContent = phrase('{0}, correct', tr(choices[i].text));
      }
    },
  };
}
