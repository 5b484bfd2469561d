// The inside of the element: its style sheet and its parts.
import style from './element.css';
import {sheetOf} from './sheet.js';
/** @import {Inside} from '../board.d.ts' */
/** @import {Words} from './say.js' */

const sheet = sheetOf(style);

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} part */
function make(tag, part, attributes = {}) {
  const element = document.createElement(tag);
  element.className = part;
  element.setAttribute('part', part);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

// The width of the element where its content decides, as in a float or a table cell. Like an image, it shrinks if there is less space.
// Nothing else does that in all browsers.
function makeWidth() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of [
    ['class', 'width'],
    ['width', '640'],
    ['height', '0'],
    ['aria-hidden', 'true'],
  ])
    svg.setAttribute(name, value);
  return svg;
}

// Again when the element has come into another document, which takes its style sheets away.
export const dress = (/** @type {ShadowRoot} */ root) => sheet.adopt(root);

// Fills a shadow root and returns its parts by name. The canvas comes later, because a lost one cannot be used again.
export function fillShadowRoot(/** @type {ShadowRoot} */ root) {
  dress(root);
  const parts = {
    frame: make('div', 'frame'),
    space: make('div', 'space'),
    poster: make('div', 'poster'),
    play: make('button', 'play', {type: 'button'}),
    message: make('div', 'message', {role: 'alert', hidden: ''}),
    reason: make('p', 'reason'),
    actions: make('div', 'actions'),
    again: make('button', 'again', {type: 'button'}),
    dismiss: make('button', 'dismiss', {type: 'button'}),
    words: make('slot', 'words'),
    status: make('div', 'status', {role: 'status'}),
    mirror: make('div', 'mirror', {hidden: ''}),
    probe: Object.assign(document.createElement('div'), {className: 'probe'}),
    width: makeWidth(),
  };
  const {frame, width, probe, space, poster, play, message, reason, actions, again, dismiss, words, status, mirror} = parts;
  poster.append(play);
  actions.append(again, dismiss);
  message.append(reason, actions, words);
  space.append(poster, mirror, message, status);
  frame.append(space);
  // A key that presses a button here must not also turn the page's slide. See instance/keys.js for the keys of a live board.
  for (const type of /** @type {const} */ (['keydown', 'keypress', 'keyup'])) {
    frame.addEventListener(type, (event) => {
      if (/** @type {Element} */ (event.target).localName === 'button' && ['Enter', ' '].includes(event.key))
        event.stopPropagation();
    });
  }
  root.append(width, frame, probe);
  return parts;
}

// Sets its texts.
/** @param {Inside} parts @param {Words} language */
export function sayParts({frame, play, reason, actions, status, again, dismiss}, {locale, tr}) {
  frame.lang = locale;
  // All our languages are written from left to right, whatever the page's direction. The author's text keeps the page's direction.
  for (const part of [reason, actions, status]) part.dir = 'ltr';
  play.setAttribute('aria-label', tr('Play'));
  again.textContent = tr('Try again');
  dismiss.textContent = tr('Close');
}

// Calls `changed` when an inherited property changes: the colour scheme or the visibility. The probe has a transition for each; a
// transition that reverses before its first frame is cancelled.
/** @param {Inside} parts @param {() => void} changed @param {AbortSignal} signal */
export function watchInherited({probe}, changed, signal) {
  for (const type of ['transitionrun', 'transitioncancel']) probe.addEventListener(type, changed, {signal});
}
