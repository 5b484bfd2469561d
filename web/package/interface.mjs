// All that others may use of <knights-tour>, in words: the types, the element's manifest and the tables of the embed page are made of
// it. Methods, events and kinds of errors come from web/board.d.ts (contract.mjs); settings, themes and lists from the tables of the
// program. tests/web/element/interface.test.mjs compares the rest with the element.
import {colourRoles, runUntil, settings} from '#tables';
import * as contract from './contract.mjs';

export const either = (values) => values.map((value) => `'${value}'`).join(' | ');

function typeOf({kind, choices}) {
  if (kind === 'flag') return 'boolean';
  return kind === 'choice' && choices.length > 0 ? either(choices.map(({id}) => id)) : 'string';
}

// Values that an attribute allows beyond those of the setting.
const kAllowed = {
  lang: 'auto, or a language tag as in HTML, such as de-AT; a language without a translation falls back to English',
};

// [{name, type, fallback, text}]
export const attributes = [
  ...settings.map((setting) => ({
    name: setting.key,
    type: typeOf(setting),
    fallback: setting.fallback,
    allowed: kAllowed[setting.key] ?? setting.allowed,
    text: setting.help,
  })),
  {
    name: 'settings',
    type: 'string',
    fallback: '',
    allowed: 'settings as in a link: board=5x5&start=a1',
    text: 'several settings at once; separate attributes override them',
  },
  {
    name: 'poster',
    type: 'string',
    fallback: 'auto',
    allowed: 'auto, or an address',
    text: 'the picture shown until the board has loaded',
  },
  {
    name: 'loading',
    type: either(['lazy', 'eager']),
    fallback: 'lazy',
    allowed: 'lazy, eager',
    text: 'when the files load: shortly before the board scrolls into view, or at once',
  },
  {
    name: 'reveal',
    type: either(['auto', 'interaction']),
    fallback: 'auto',
    allowed: 'auto, interaction',
    text: 'when the board starts: as soon as it is visible, or when Play is pressed',
  },
  {
    name: 'sound',
    type: 'boolean',
    fallback: 'false',
    allowed: 'a flag',
    text: 'adds a button and a key for sound, which is off until the user presses one of them',
  },
];

// What a setting of the program may be, in the place of its type's name.
const written = (type) => (type === 'RunUntil' ? either(runUntil) : type);
const lowered = (text) => text.replace(/^./, (letter) => letter.toLowerCase());

// [{name, parameters: [[name, type]], returns, text}]; a parameter with ? is optional.
export const methods = contract.methods.map((method) => ({
  ...method,
  parameters: method.parameters.map(([name, type]) => [name, written(type)]),
}));

// [{name, detail, bubbles, text}]
export const events = contract.events.map((event) => ({...event, text: lowered(event.text)}));

// {kind: text}
export const errorKinds = Object.fromEntries(Object.entries(contract.errorKinds).map(([kind, text]) => [kind, lowered(text)]));

export const properties = colourRoles.map((role) => ({
  name: `--knights-tour-${role}`,
  text: `replaces the theme's colour ${role.replaceAll('-', ' ')}`,
}));

// What a Content-Security-Policy with default-src 'none' must allow; if the files are elsewhere, with their address instead of 'self'. The
// first two are the minimum; with only the first, everything works, but the browser complains.
export const policy = [
  {
    directive: 'script-src',
    sources: "'self' 'wasm-unsafe-eval'",
    text: 'the scripts (a nonce works, too) and the WebAssembly of the search',
  },
  {directive: 'connect-src', sources: "'self'", text: 'the WebAssembly file of the search'},
  {directive: 'frame-src', sources: "'self'", text: 'instead of these two, if the board is in an iframe'},
  {directive: 'img-src', sources: "'self'", text: 'only if the poster is your own picture'},
  {directive: 'trusted-types', sources: 'knights-tour', text: "only together with require-trusted-types-for 'script'"},
];

// [{name, text}]
export const slots = [
  {
    name: '',
    text: 'an <svg>, <img> or <picture> is shown until the board has loaded; text is shown if the board cannot be shown',
  },
];

export const cssParts = {
  frame: 'the whole element',
  space: 'the area of the board, or of the message in its place',
  board: 'the canvas',
  poster: 'the picture shown until the board has loaded',
  play: 'the button on the poster',
  message: 'the message box',
  reason: 'the text of the message',
  actions: 'the buttons of the message',
  again: 'Try again',
  dismiss: 'Close',
  words: 'the slot for text',
  lesson: 'a lesson beside the board',
  status: 'announcements for screen readers',
  mirror: 'controls for screen readers',
};

// The messages of embed.html, in both directions: [{message, text}]
export const messages = [
  {message: "{type: 'knights-tour/1', call: 'step', args: [1], id: 7}", text: 'to the iframe: call a method'},
  {message: "{type: 'knights-tour/1', id: 7, result}", text: 'from the iframe: the result of the call'},
  {message: "{type: 'knights-tour/1', id: 7, error: 'a sentence'}", text: 'or the reason why it failed'},
  {message: "{type: 'knights-tour/1', event: 'tour', detail}", text: 'an event of the board'},
  {message: "{type: 'knights-tour/1', height: 480}", text: 'the height that the board needs; the page may resize the iframe'},
];
