// Module `mirror`: a board for those who do not see it, or do not use a mouse: what is on its canvas as real controls, with what
// only this program knows of them. It is a script of its own, which comes after the first frame (instance/presence.js). May know:
// imgui-dom, element. Begin with connectMirror().
import {connectMirror as mirrorControls} from '../imgui-dom/mirror.js';
import {changesOf} from './changes.js';
import {connectTyping} from './typing.js';
import {id} from '../element/fill_in.js';
import {numberIn, sayIn} from '../element/say.js';
import {sheetOf} from '../element/sheet.js';
import {authorText} from '../element/words.js';
import style from '../imgui-dom/mirror.css';
import {parts} from '../parts.js';
/** @import {BoardElement, Instance, PartialState, State, Status} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Program} from '../imgui-dom/mirror.js' */

const kHelp = id(
  'The arrow keys move from square to square. Home and End go to the ends of the row, or with Control to the corners; Page Up and Page Down move eight rows. Type a square such as c4 to go there. Enter opens the actions for a square; Space plays and pauses.',
);

const sheet = sheetOf(style);

// `element`: the <knights-tour>; `root`: the parent of the controls; `language`: see element/language.js; announce(text). Returns
// {frame(status); changed(before, after), links without their steps; close()}.
/**
 * @param {BoardElement} element @param {HTMLElement} root @param {Instance} instance @param {Language} language
 * @param {(text: string) => void} announce
 */
function connectMirror(element, root, instance, language, announce) {
  const {tr} = language,
    phrase = sayIn(language);
  const settings = instance.defaults();
  const change = (/** @type {PartialState['settings']} */ changed) => element.setState({settings: changed});

  /** @param {string} id @param {number} value */
  function slide(id, value) {
    if (id === 'timeline') element.seek(value);
    else instance.choose(id, String(value));
  }
  /** @param {string} id @param {string} text */
  function enter(id, text) {
    if (id === 'step') {
      const digits = text.replace(/\D/g, '');
      if (digits === '') return;
      if (Number.isSafeInteger(Number(digits))) element.seek(Number(digits));
      else change({step: digits}); // which accepts it, or says why not
    } else if (id === 'rows' || id === 'columns') {
      const [rows, columns] = /** @type {State} */ (instance.getState({path: false})).settings.board.split('x');
      change({board: id === 'rows' ? `${text}x${columns}` : `${rows}x${text}`});
    } else if (Object.hasOwn(settings, id)) {
      change({[id]: text});
    } else {
      instance.choose(id, text);
    }
  }

  const {ask, tell} = instance;
  /** @type {Program['board']} */
  const board = {
    look: (...range) => ask('squares', ...range),
    show: (row, column) => tell('show_square', row, column),
    menu: (row, column) => ({
      ...(ask('square_menu', row, column) ?? {title: '', items: []}),
      choose: (id) => instance.doWithSquare(row, column, id),
    }),
    find: (text) => instance.squareNamed(text) ?? instance.squareNamed(text.toLowerCase()),
    press: () => instance.act('play'),
    help: () => tr(kHelp),
    describe: () => authorText(element),
  };
  // The stack from its top down.
  const depthAt = (/** @type {number} */ index) => (ask('stack', 0, 0)?.count ?? 0) - index;
  /** @type {Program['list']} */
  const list = {
    look: (row, first, rows, length) => {
      const stack = ask('stack', first, rows && length);
      if (!stack) return null;
      const {count, names, places} = stack;
      return {label: tr('Stack, top first'), rows: 1, columns: count, isList: true, here: [0, 0], names, places};
    },
    show: (row, index) => {
      instance.reveal('list');
      tell('show_row', depthAt(index));
    },
    open: (from, row, index) => tell('seek_frame', depthAt(index)),
    help: () => tr('Press Enter to go to the moment just before the knight left the selected square.'),
  };
  /** @type {Program['tree']} */
  const tree = {
    look: (first, count) => ask('tree', first, count) ?? {count: 0, levels: []},
    show: (level) => {
      instance.reveal('tree');
      tell('show_node', level);
    },
    open: (level) => tell('seek_frame', level),
  };
  /** @type {Program['table']} */
  const table = {
    look: (first, length) => {
      const {count, closed, names} = ask('tour', first, length) ?? {count: 0, closed: false, names: []};
      const label = closed
        ? phrase('Closed tour, {0, plural, one {# square} other {# squares}}', count)
        : phrase('Tour, {0, plural, one {# square} other {# squares}}', count);
      return {
        label,
        count,
        columns: [tr('Visit'), tr('Square')],
        rows: names.map((name, i) => [numberIn(language.locale, first + i + 1), name]),
      };
    },
  };
  let status = '';
  /** @type {string | null} */
  let sentence = null; // the last one at rest; null if the next one is announced otherwise
  // Announces a sentence that changes without a step of the user: the answer to a question.
  function showSentence() {
    const before = sentence;
    sentence = status === 'playing' ? null : instance.sentence();
    const isKnown =
      before === null ||
      sentence === null ||
      /** @type {Element} */ (/** @type {ShadowRoot} */ (root.getRootNode()).querySelector('.status')).textContent.includes(
        sentence,
      );
    if (sentence !== before && !isKnown) announce(/** @type {string} */ (sentence));
  }

  // The rows of the stack and the nodes of the tree have their own parts; a tour has one at rest.
  function items() {
    showSentence();
    const all = instance.items().filter(({id}) => !/^(frame-|tree-node-|tree$)/.test(id));
    const at = all.findIndex(({role}) => role === 'grid');
    if (at >= 0 && status !== 'playing' && (ask('tour', 0, 0)?.count ?? 0) > 0)
      all.splice(at + 1, 0, {...all[at], id: '', label: tr('Tour'), role: 'table'});
    return all;
  }

  const end = new AbortController();
  connectTyping(root, instance, end.signal);
  sheet.adopt(/** @type {ShadowRoot} */ (root.getRootNode()));
  root.hidden = false;
  instance.items(); // from the next frame on all details are collected
  const mirror = mirrorControls(root, {
    items,
    press: (id) => instance.act(id),
    choose: (id, option) => instance.choose(id, option),
    reveal: (id) => instance.reveal(id),
    words: () => ({
      earlier: tr('Earlier rows'),
      later: tr('Later rows'),
      named: (label, value) => phrase('{0}: {1}', label, value),
    }),
    slide,
    enter,
    board,
    list,
    tree,
    table,
    first: ['play'],
    regions: ['Now', 'Board', 'Playback'],
  });
  return {
    frame: (/** @type {Status} */ now) => {
      status = now;
      mirror.frame(status === 'playing');
    },
    // In its own task, because a link may be long.
    changed: (/** @type {string} */ before, /** @type {string} */ after) =>
      setTimeout(() => {
        const told = changesOf(before, after, (key) => {
          const words = instance.settingInWords(key);
          return words && phrase('{0}.', words);
        });
        if (!told) return;
        sentence = null;
        announce(told);
      }),
    close: () => {
      end.abort();
      mirror.close();
      root.hidden = true;
    },
  };
}

parts.mirror ??= {connectMirror};
