// All that others may use of <knights-tour>, in words: the types, the element's manifest and the tables of the embed page are made of
// it. What the settings, the themes and the lists are comes from the tables of the program; tests/web/element/interface.test.mjs
// holds the rest to what the element has.
import {colourRoles, runUntil, settings} from '#tables';

export const either = (values) => values.map((value) => `'${value}'`).join(' | ');

function typeOf({kind, choices}) {
  if (kind === 'flag') return 'boolean';
  return kind === 'choice' && choices.length > 0 ? either(choices.map(({id}) => id)) : 'string';
}

// Of an attribute more than of the setting.
const kAllowed = {lang: 'auto, or a language tag as in HTML, such as de-AT; a language without a translation falls back to English'};

// [{name, type, fallback, text}]
export const attributes = [
  ...settings.map((setting) => ({name: setting.key, type: typeOf(setting), fallback: setting.fallback, allowed: kAllowed[setting.key] ?? setting.allowed, text: setting.help})),
  {name: 'settings', type: 'string', fallback: '', allowed: 'settings as in a link: board=5x5&start=a1', text: 'several settings at once; separate attributes override them'},
  {name: 'poster', type: 'string', fallback: 'auto', allowed: 'auto, or an address', text: 'the picture shown until the board has loaded'},
  {name: 'loading', type: either(['lazy', 'eager']), fallback: 'lazy', allowed: 'lazy, eager', text: 'when the files load: shortly before the board scrolls into view, or at once'},
  {name: 'reveal', type: either(['auto', 'interaction']), fallback: 'auto', allowed: 'auto, interaction', text: 'when the board starts: as soon as it is visible, or when Play is pressed'},
  {name: 'sound', type: 'boolean', fallback: 'false', allowed: 'a flag', text: 'adds a button and a key for sound, which is off until the user presses one of them'},
];

// [{name, parameters: [[name, type]], returns, text}]; a parameter with ? may be left out.
export const methods = [
  {name: 'play', parameters: [], returns: 'Promise<void>', text: 'Starts or resumes playback.'},
  {name: 'pause', parameters: [], returns: 'Promise<void>', text: 'Pauses playback.'},
  {name: 'step', parameters: [['n?', 'number']], returns: 'Promise<void>', text: 'Takes n steps, by default 1. A negative number steps back.'},
  {name: 'seek', parameters: [['step', 'number']], returns: 'Promise<void>', text: 'Goes to a step from 0 to 2^53. Rejects if it is stopped on the way.'},
  {name: 'runUntil', parameters: [['what', either(runUntil)]], returns: 'Promise<void>', text: 'Runs to the next event of this kind.'},
  {name: 'reset', parameters: [], returns: 'Promise<void>', text: 'Returns to the state in which the board was opened.'},
  {name: 'getState', parameters: [['options?', '{path?: boolean}']], returns: 'State | null', text: 'Returns the state as plain JSON, or null before there is one. Without the path it is cheap even on large boards.'},
  {name: 'setState', parameters: [['state', 'PartialState']], returns: 'Promise<void>', text: 'Applies the settings, step and status of a state from getState(). Refuses unknown keys with an error message.'},
  {name: 'toText', parameters: [['format', either(['matrix', 'squares', 'moves', 'chess', 'json'])]], returns: 'string', text: 'Returns the path as text, or an empty string before there is a board.'},
  {name: 'toSvg', parameters: [['options?', 'PictureOptions']], returns: 'Promise<string>', text: 'Returns the board as SVG text, whether or not it is running.'},
  {name: 'toImage', parameters: [['type?', either(['image/png', 'image/svg+xml'])], ['width?', 'number']], returns: 'Promise<Blob>', text: 'Returns the board as a picture, by default 1280 pixels wide.'},
  {name: 'checkTour', parameters: [['tour', 'string'], ['board?', 'string']], returns: 'Promise<Verdict>', text: 'Checks a tour given as a matrix or a list of squares.'},
  {name: 'drawTour', parameters: [['tour', 'string'], ['board?', 'string'], ['options?', 'PictureOptions']], returns: 'Promise<string>', text: 'Draws such a tour as SVG text, up to and including the first fault.'},
  {name: 'film', parameters: [['from?', 'number']], returns: 'Promise<Film>', text: 'Starts a second, independent run of the search at a step.'},
  {name: 'permalink', parameters: [], returns: 'string', text: 'Returns a link to this step on the full page.'},
  {name: 'bookmarks', parameters: [], returns: 'number[]', text: 'Returns the steps that are bookmarked on the timeline.'},
  {name: 'controls', parameters: [], returns: 'Control[]', text: 'Returns the controls on the canvas, with their places in CSS pixels of the element.'},
  {name: 'font', parameters: [], returns: 'Promise<Uint8Array>', text: 'Returns the font of the canvas as a TrueType file.'},
  {name: 'share', parameters: [], returns: 'Promise<void>', text: 'Opens the Share dialog.'},
  {name: 'focus', parameters: [['options?', 'FocusOptions']], returns: 'void', text: 'Focuses the board, and loads it if necessary.'},
  {name: 'destroy', parameters: [], returns: 'void', text: 'Destroys the board for good and frees its resources.'},
];

// [{name, detail, bubbles, text}]
export const events = [
  {name: 'ready', detail: 'null', bubbles: true, text: 'the first frame has been drawn'},
  {name: 'statechange', detail: '{status: Status}', bubbles: true, text: 'the status or a setting has changed'},
  {name: 'step', detail: '{step: number; depth: number; event: SearchEvent}', bubbles: true, text: 'a user or a script has stepped; playback does not fire it'},
  {name: 'tour', detail: '{status: Status; step: number}', bubbles: true, text: 'the search has found a tour'},
  {name: 'exhausted', detail: '{status: Status; step: number}', bubbles: true, text: 'the search has tried everything'},
  {name: 'stuck', detail: '{status: Status; step: number}', bubbles: true, text: 'a rule that never backtracks has no move left'},
  {name: 'error', detail: '{kind: ErrorKind; message: string}', bubbles: false, text: 'something could not be read, loaded or shown; message says what'},
  {name: 'frame', detail: null, bubbles: false, text: 'the canvas has just been drawn'},
];

export const errorKinds = {
  setting: 'a value is not allowed; the default is used',
  load: 'a file did not arrive, or arrived damaged',
  webassembly: 'the browser has no WebAssembly',
  webgl2: 'the browser offers no WebGL 2',
  start: 'the board could not be drawn',
  context: 'the browser lost the graphics context and could not restore it',
  abort: 'the search has stopped working',
  sound: 'the browser cannot play sound',
  stopped: 'a call was stopped before it finished',
  destroyed: 'the board was destroyed',
};

export const properties = colourRoles.map((role) => ({name: `--knights-tour-${role}`, text: `replaces the theme's colour ${role.replaceAll('-', ' ')}`}));

// What a Content-Security-Policy with default-src 'none' has to allow; where the files are elsewhere, their address in place of 'self'.
// The first two are the least; a page that has only the first works, and the browser complains.
export const policy = [
  {directive: 'script-src', sources: "'self' 'wasm-unsafe-eval'", text: 'the scripts, for which a nonce works, too, and the search, which is WebAssembly'},
  {directive: 'connect-src', sources: "'self'", text: 'the WebAssembly file of the search'},
  {directive: 'frame-src', sources: "'self'", text: 'instead of these two, if the board is in an iframe'},
  {directive: 'img-src', sources: "'self'", text: 'only if the poster is your own picture'},
  {directive: 'trusted-types', sources: 'knights-tour', text: "only together with require-trusted-types-for 'script'"},
];

// [{name, text}]
export const slots = [
  {name: '', text: 'an <svg>, <img> or <picture> is shown until the board has loaded; text is shown if the board cannot be shown'},
];

export const cssParts = {
  frame: 'the whole element', space: 'the area of the board, or of the message in its place', board: 'the canvas', poster: 'the picture shown until the board has loaded',
  play: 'the button on the poster', message: 'the message box', reason: 'the text of the message', actions: 'the buttons of the message',
  again: 'Try again', dismiss: 'Close', words: 'the slot for text', lesson: 'a lesson beside the board', status: 'announcements for screen readers', mirror: 'controls for screen readers',
};

// Of embed.html, in both directions; [{message, text}]
export const messages = [
  {message: "{type: 'knights-tour/1', call: 'step', args: [1], id: 7}", text: 'to the iframe: call a method'},
  {message: "{type: 'knights-tour/1', id: 7, result}", text: 'from the iframe: the result of the call'},
  {message: "{type: 'knights-tour/1', id: 7, error: 'a sentence'}", text: 'or the reason why it failed'},
  {message: "{type: 'knights-tour/1', event: 'tour', detail}", text: 'an event of the board'},
  {message: "{type: 'knights-tour/1', height: 480}", text: 'the height that the board needs; the page may resize the iframe'},
];
