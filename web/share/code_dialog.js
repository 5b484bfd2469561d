// The dialog with a QR code of what is shown, as large as it fits: for a room with phones.
import {id} from '../element/fill_in.js';
import {button, make, note, row} from './dom.js';
import {isLocal, qrCode} from './qr.js';
import {openSmall} from './small.js';
/** @import {BoardElement} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Context} from './dialog.js' */

/** @param {BoardElement} element */
const playerOf = (element) => /** @type {HTMLElement | null} */ (element.shadowRoot.querySelector('[part=lesson]'));

// In a lesson the address names only the stop: a short address has a code that can be read from the last row. Without WebGL 2 the board has
// no state, and only the player knows the stop.
/** @param {BoardElement} element */
export function codeAddress(element) {
  const address = element.permalink(),
    state = element.getState({path: false});
  const {lesson = 'none'} = state?.settings ?? {lesson: playerOf(element)?.dataset.stop},
    isOwn = lesson.startsWith('.');
  if (lesson === 'none' || (isOwn && state)) return address;
  const [page, settings = ''] = address.split('#'),
    link = new URLSearchParams(settings),
    lang = link.get('lang');
  link.set('lesson', lesson);
  return `${page}#${isOwn ? link : `lesson=${lesson}${lang ? `&lang=${lang}` : ''}`}`;
}

// The code with its explanation.
/** @param {string} address @param {Language} language */
export function codeParts(address, {tr, put}) {
  const code = qrCode(address);
  if (!code) return [note(tr('The link to this step is too long for a QR code. Share the link instead.'))];
  code.setAttribute('aria-label', put([id('QR code for {0}'), address]));
  return [
    code,
    ...(isLocal(address) ? [note(tr('This address works on this computer only. Phones need the page on a web server.'))] : []),
  ];
}

/** @param {string} address @param {Language} language */
const sized = (address, language) => [...codeParts(address, language), make('p', {className: 'address'}, address)];

// Where a lesson is taught to a class: the code of the answer cards, or that of the stop.
/** @param {BoardElement} element @param {string} cards @param {Language} language */
function choiceOf(element, cards, language) {
  const {tr} = language,
    place = make('div', {className: 'place'});
  const choices = [
    [tr('Answer cards'), cards],
    [tr('This stop'), codeAddress(element)],
  ].map(([name, address]) => button(name, ({currentTarget}) => show(currentTarget, address)));
  /** @param {EventTarget | null} chosen @param {string} address */
  function show(chosen, address) {
    for (const each of choices) each.setAttribute('aria-pressed', String(each === chosen));
    place.replaceChildren(...sized(address, language));
  }
  show(choices[0], cards);
  return [row(...choices), place];
}

/** @param {BoardElement} element @param {Pick<Context, 'palette' | 'language'>} options */
export function openCode(element, options) {
  const {language} = options,
    cards = playerOf(element)?.dataset.cards;
  return openSmall(element, options, {
    name: 'code',
    title: language.tr('Scan to open this on a phone'),
    keys: ['q', 'PageDown', 'PageUp'],
    content: cards ? choiceOf(element, cards, language) : sized(codeAddress(element), language),
  });
}
