// The player's side of the speaker's window. That window shows the notes and has the controls, so that a projector shows neither.
import {button, make} from '../../share/dom.js';
import {parts} from '../../parts.js';
import {channelOf} from './channel.js';
/** @import {BoardElement} from '../../board.d.ts' */
/** @import {Language} from '../../element/language.js' */
/** @import {Told} from './channel.js' */

const kSize = 'popup,width=720,height=760';
const kPatience = 10_000; // milliseconds, until a window that does not answer is reported
const kLeft = 'knights-tour/speaker'; // in the storage of the tab

// {id, isOpen, hasCome: since it was opened last, began, opened: the window} of an element: the window stays when the element gets another player, for another language.
const known = new WeakMap();
/** @typedef {{id: string, isOpen: boolean, hasCome: boolean, began: number, opened: Window | null}} Known */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('');

// The directory of the site, which has the pages for lessons: that of the full page. '' if there is none on a web server; a bundle has only
// the files of the board, and the single file has nothing beside it.
export function siteOf() {
  if (parts.isAlone) return '';
  const page = parts.page ?? (parts.importers ? '' : parts.base);
  return page.startsWith('http') ? new URL('.', page).href : '';
}

// A page of dist/lessons that the build writes in each language (pages.mjs).
/** @param {string} name @param {{locale: string}} language */
export const pageOf = (name, {locale}) =>
  `${siteOf()}lessons/${LESSON_LANGUAGES.includes(locale) ? `${locale}/` : ''}${name}.html`;

// A page that goes leaves the id and the clock of its open window to the same board of the next page, above all of the same page after a
// reload. They are stored only meanwhile, because a copy of the tab copies its storage.
const placeOf = (/** @type {BoardElement} */ element) =>
  `${kLeft}${location.pathname}#${[...document.querySelectorAll('knights-tour')].indexOf(element)}`;

/** @param {string} place @param {Known} known */
function leaveTo(place, {id, began}) {
  try {
    sessionStorage.setItem(place, JSON.stringify({id, began}));
  } catch {
    // The window stays closed.
  }
}

/** @param {string} place @returns {Pick<Known, 'id' | 'began'> | null} */
function leftAt(place) {
  try {
    const left = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    sessionStorage.removeItem(place);
    return left;
  } catch {
    return null;
  }
}

// A window of another origin has another channel, and one of a file or in a sandbox has none.
const canTalk = () =>
  self.origin === location.origin && siteOf().startsWith(`${location.origin}/`) && typeof BroadcastChannel === 'function';

// Browsers separate the channels of a frame by the site of the whole page.
function isInOtherSite() {
  try {
    return self.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}

export class Speaker {
  #language;
  #host;
  /** @type {Known} */
  #known;
  /** @type {BroadcastChannel | null} */
  #channel = null;
  #end = new AbortController();

  // `host`: {calls: {next(), back(), again(), undo()}; told(): what the window shows, see channel.js, or null without a lesson; changed()}.
  /**
   * @param {BoardElement} element @param {Language} language
   * @param {{calls: Record<string, () => unknown>, told(): Told | null, changed(): void}} host
   */
  constructor(element, language, host) {
    const place = placeOf(element),
      left = known.has(element) ? null : leftAt(place);
    if (!known.has(element)) known.set(element, {id: newId(), isOpen: false, hasCome: false, began: 0, opened: null, ...left});
    this.#known = known.get(element);
    this.#language = language;
    this.#host = host;
    if (this.#known.isOpen || left) this.#listen();
    if (left) this.#channel?.postMessage({hello: true}); // the window answers, unless it was closed meanwhile
    const {signal} = this.#end;
    addEventListener(
      'pagehide',
      () => {
        if (this.isOpen) leaveTo(place, this.#known);
        this.#send({closed: true});
      },
      {signal},
    );
    addEventListener(
      'pageshow', // also when the browser brings the page back
      () => {
        leftAt(place);
        this.tell();
      },
      {signal},
    );
  }

  // A window that crashes says no 'bye'.
  get isOpen() {
    return this.#known.isOpen && !this.#known.opened?.closed;
  }

  // The button that opens it. The reason for a failure appears below.
  offer() {
    const said = make('p', {role: 'status'});
    return make(
      'div',
      {className: 'speaker'},
      button(this.#language.tr("Speaker's window"), () =>
        this.#open((/** @type {string} */ text) => {
          said.textContent = text;
        }),
      ),
      said,
    );
  }

  #open(/** @type {(text: string) => void} */ say) {
    const {tr} = this.#language,
      {id} = this.#known;
    if (!canTalk()) return say(tr("The speaker's window needs the whole site on a web server."));
    if (isInOtherSite())
      return say(tr("The speaker's window does not work in an iframe on another site. Open the lesson in its own tab."));
    this.#listen();
    this.#known.hasCome = false;
    this.#known.opened = window.open(`${pageOf('speaker', this.#language)}#${id}`, `knights-tour-${id}`, kSize);
    if (!this.#known.opened) {
      return say(tr("The browser blocked the speaker's window. Allow pop-up windows for this page, then try again."));
    }
    say('');
    setTimeout(() => {
      if (!this.isOpen && !this.#known.hasCome)
        say(tr("The speaker's window did not load. Its page may be missing on this site."));
    }, kPatience);
  }

  #listen() {
    this.#channel ??= channelOf(this.#known.id);
    this.#channel.onmessage = ({data: {call}}) => this.#take(call);
  }

  #take(/** @type {string} */ call) {
    const {calls, told, changed} = this.#host;
    if (Object.hasOwn(calls, call)) return told() && calls[call]();
    if (call === 'hello' || call === 'bye') this.#known.isOpen = call === 'hello';
    if (call === 'hello') this.#known.hasCome = true;
    if (call === 'clock' || !this.#known.began) this.#known.began = Date.now();
    changed();
  }

  #send(/** @type {object} */ message) {
    if (this.isOpen) this.#channel?.postMessage(message);
  }

  // Call it after every change.
  tell() {
    const told = this.#host.told();
    this.#send(told ? {...told, began: this.#known.began} : {closed: true});
  }

  close() {
    this.#send({closed: true});
    this.#channel?.close();
    this.#end.abort();
  }
}
