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
const kAllowed = {lang: 'auto, or a language as in HTML, such as de-AT: English stands for one that there is not'};

// [{name, type, fallback, text}]
export const attributes = [
  ...settings.map((setting) => ({name: setting.key, type: typeOf(setting), fallback: setting.fallback, allowed: kAllowed[setting.key] ?? setting.allowed, text: setting.help})),
  {name: 'settings', type: 'string', fallback: '', allowed: 'settings as in a link: board=5x5&start=a1', text: 'several settings at once; an attribute of its own wins'},
  {name: 'poster', type: 'string', fallback: 'auto', allowed: 'auto, or an address', text: 'what is shown until it lives: a picture'},
  {name: 'loading', type: either(['lazy', 'eager']), fallback: 'lazy', allowed: 'lazy, eager', text: 'whether its files come when it is about to be seen, or at once'},
  {name: 'reveal', type: either(['auto', 'interaction']), fallback: 'auto', allowed: 'auto, interaction', text: 'whether it lives when it is seen, or when Play is pressed'},
  {name: 'sound', type: 'boolean', fallback: 'false', allowed: 'a flag', text: 'it has a button and a key for its sound, which is off until somebody presses one of them'},
];

// [{name, parameters: [[name, type]], returns, text}]; a parameter with ? may be left out.
export const methods = [
  {name: 'play', parameters: [], returns: 'Promise<void>', text: 'Plays on.'},
  {name: 'pause', parameters: [], returns: 'Promise<void>', text: 'Stops playing.'},
  {name: 'step', parameters: [['n?', 'number']], returns: 'Promise<void>', text: 'So many steps, 1 if none are named; negative ones back.'},
  {name: 'seek', parameters: [['step', 'number']], returns: 'Promise<void>', text: 'To a step, from 0 to 2^53; rejects where it is stopped on the way.'},
  {name: 'runUntil', parameters: [['what', either(runUntil)]], returns: 'Promise<void>', text: 'To the next of its kind.'},
  {name: 'reset', parameters: [], returns: 'Promise<void>', text: 'Back to how it was opened.'},
  {name: 'getState', parameters: [['options?', '{path?: boolean}']], returns: 'State | null', text: 'What it shows, as plain JSON; null before there is anything. Without the path it costs nothing on large boards.'},
  {name: 'setState', parameters: [['state', 'PartialState']], returns: 'Promise<void>', text: 'Takes settings, step and status of what getState() gives; a key that it does not know is refused in a sentence.'},
  {name: 'toText', parameters: [['format', either(['matrix', 'squares', 'moves', 'chess', 'json'])]], returns: 'string', text: 'The path; empty before there is a board.'},
  {name: 'toSvg', parameters: [['options?', 'PictureOptions']], returns: 'Promise<string>', text: 'What it shows as the text of an SVG, whether it is alive or not.'},
  {name: 'toImage', parameters: [['type?', either(['image/png', 'image/svg+xml'])], ['width?', 'number']], returns: 'Promise<Blob>', text: 'The board as a picture, 1280 pixels wide if no width is named.'},
  {name: 'checkTour', parameters: [['tour', 'string'], ['board?', 'string']], returns: 'Promise<Verdict>', text: 'Judges a matrix or a list of squares.'},
  {name: 'drawTour', parameters: [['tour', 'string'], ['board?', 'string'], ['options?', 'PictureOptions']], returns: 'Promise<string>', text: 'The same as an SVG: the path up to the first fault, and the fault.'},
  {name: 'film', parameters: [['from?', 'number']], returns: 'Promise<Film>', text: 'A second run of the search from a step on, which disturbs nothing.'},
  {name: 'permalink', parameters: [], returns: 'string', text: 'A link to this step on the full page.'},
  {name: 'bookmarks', parameters: [], returns: 'number[]', text: 'The steps that are marked on the timeline.'},
  {name: 'controls', parameters: [], returns: 'Control[]', text: 'What is on the canvas now, in CSS pixels of the element.'},
  {name: 'font', parameters: [], returns: 'Promise<Uint8Array>', text: 'The font of the canvas, as a TrueType file.'},
  {name: 'share', parameters: [], returns: 'Promise<void>', text: 'Opens the dialog with all that can be taken away.'},
  {name: 'focus', parameters: [['options?', 'FocusOptions']], returns: 'void', text: 'A board that is not alive comes alive.'},
  {name: 'destroy', parameters: [], returns: 'void', text: 'For good: frees all that it has.'},
];

// [{name, detail, bubbles, text}]
export const events = [
  {name: 'ready', detail: 'null', bubbles: true, text: 'its first frame is drawn'},
  {name: 'statechange', detail: '{status: Status}', bubbles: true, text: 'its status or its settings are others'},
  {name: 'step', detail: '{step: number; depth: number; event: SearchEvent}', bubbles: true, text: 'a step that a user or a script took, not one that was played'},
  {name: 'tour', detail: '{status: Status; step: number}', bubbles: true, text: 'a tour is found'},
  {name: 'exhausted', detail: '{status: Status; step: number}', bubbles: true, text: 'all is tried'},
  {name: 'stuck', detail: '{status: Status; step: number}', bubbles: true, text: 'a rule that never goes back has no move left'},
  {name: 'error', detail: '{kind: ErrorKind; message: string}', bubbles: false, text: 'a sentence about what could not be read, loaded or shown'},
  {name: 'frame', detail: null, bubbles: false, text: 'what is on the canvas has just been drawn'},
];

export const errorKinds = {
  setting: 'a value is not allowed; the default is used',
  load: 'a file did not come, or came damaged',
  webassembly: 'the browser has none',
  webgl2: 'the browser offers none',
  start: 'the board could not be drawn',
  context: 'the graphics were taken away, and not given back',
  abort: 'the search has stopped working',
  sound: 'the browser makes no sound',
  stopped: 'a call did not get where it was to go',
  destroyed: 'the board was destroyed',
};

export const properties = colourRoles.map((role) => ({name: `--knights-tour-${role}`, text: `instead of the theme's colour ${role.replaceAll('-', ' ')}`}));

// What a Content-Security-Policy with default-src 'none' has to allow; where the files are elsewhere, their address in place of 'self'.
// The first two are the least; a page that has only the first works, and the browser complains.
export const policy = [
  {directive: 'script-src', sources: "'self' 'wasm-unsafe-eval'", text: 'the scripts, which may be known by a nonce instead, and the search, which is WebAssembly'},
  {directive: 'connect-src', sources: "'self'", text: 'the file of the search'},
  {directive: 'frame-src', sources: "'self'", text: 'in place of these two, where the board is in a frame'},
  {directive: 'img-src', sources: "'self'", text: 'only for a picture of your own as poster'},
  {directive: 'trusted-types', sources: 'knights-tour', text: "only beside require-trusted-types-for 'script'"},
];

// [{name, text}]
export const slots = [
  {name: '', text: 'an <svg>, <img> or <picture> is what it shows until it lives; words are shown where it can not be'},
];

export const cssParts = {
  frame: 'all of it', space: 'the place of the board, and of what is said instead', board: 'the canvas', poster: 'what stands for the board',
  play: 'the button on the poster', message: 'what is said in a sentence', reason: 'the sentence', actions: 'its buttons',
  again: 'Try again', dismiss: 'Close', words: 'the slot of the words', lesson: 'a lesson beside the board', status: 'what screen readers are told', mirror: 'the controls for them',
};

// Of embed.html, in both directions; [{message, text}]
export const messages = [
  {message: "{type: 'knights-tour/1', call: 'step', args: [1], id: 7}", text: 'to the frame: a method'},
  {message: "{type: 'knights-tour/1', id: 7, result}", text: 'its result'},
  {message: "{type: 'knights-tour/1', id: 7, error: 'a sentence'}", text: 'or why there is none'},
  {message: "{type: 'knights-tour/1', event: 'tour', detail}", text: 'an event of the board'},
  {message: "{type: 'knights-tour/1', height: 480}", text: 'how high the board would like to be; the page may make room'},
];
