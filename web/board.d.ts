// The contract of a board, declared once: what a page can call and hear (the element), and what the scripts call among themselves
// (the instance, marked @internal). The package's index.d.ts, its manifest, README and the reference of the embed page come from it
// (package/contract.mjs), and so do the calls that an iframe takes. `tsc -p web` checks all scripts against it.
//
// Settings and lists of names come from the program's tables (#tables). Events marked @local do not bubble.
import type {flagKeys, runUntil, settingKeys, statuses} from '#tables';
import type {KnightsTour} from './element/element.js';
import type {Language} from './element/language.js';
import type {Look} from './element/look.js';
import type {Message} from './element/message.js';
import type {fillShadowRoot} from './element/style.js';
import type {Lifecycle} from './instance/lifecycle.js';
import type {Item} from './imgui-dom/elements.js';
import type {Content} from './imgui-dom/grid.js';
import type {Menu} from './imgui-dom/menu.js';
import type {Levels} from './imgui-dom/tree.js';
import type {createInstance} from './instance/instance.js';
import type {focusCanvas} from './instance/canvas.js';
import type {drawNow, drawPosters, posterOf} from './instance/posters.js';
import type {checkLesson} from './lessons/checker.js';
import type {lessonOf, packed, stopOf} from './lessons/own.js';

export type Status = (typeof statuses)[number];

/** Why something failed. @internal */
export interface ErrorKinds {
  /** A value is not allowed; the default is used */
  setting: never;
  /** A file did not arrive, or arrived damaged */
  load: never;
  /** The browser has no WebAssembly */
  webassembly: never;
  /** The browser offers no WebGL 2 */
  webgl2: never;
  /** The board could not be drawn */
  start: never;
  /** The browser lost the graphics context and could not restore it */
  context: never;
  /** The search has stopped working */
  abort: never;
  /** The browser cannot play sound */
  sound: never;
  /** The browser could not make a picture */
  picture: never;
  /** A call was stopped before it finished */
  stopped: never;
  /** The board was destroyed */
  destroyed: never;
}
export type ErrorKind = keyof ErrorKinds;

/** Row and column, counted from 0 at the top left. On a graph, the column is the number of the vertex. */
export type Square = [row: number, column: number];

export interface SearchEvent {
  type: string;
  square: Square;
}

export type Settings = {[Key in SettingKey]: Key extends (typeof flagKeys)[number] ? boolean : string};

export interface State {
  version: 1;
  settings: Settings;
  status: Status;
  step: number;
  visits: number;
  backtracks: number;
  depth: number;
  deepest: number;
  path: Square[];
  event: SearchEvent;
  speed: {asked: number | 'frame' | 'max'; actual: number};
  frame: {drawn: number; requested: number};
  /** Only if boards are compared: all boards in order, and the time on their clock. */
  boards?: {clock: number; focus: number; all: Board[]};
  /** Only with the setting hope, and not while the user plays or predicts. */
  hope?: Hope;
}

/** Whether a tour begins with the path. */
export interface Hope {
  /** Missing after the search has given up its whole path. */
  hope?: 'promising' | 'lost' | 'unknown';
  /** Number of the square that was the mistake, from 1, and its name. exact: the mistake was not an earlier square. */
  since?: number;
  square?: Square;
  exact?: boolean;
  /** Visits until the search takes back that square. */
  visitsLeft?: number;
  /** Visits so far on lost paths. */
  visitsInVain?: number;
}

export interface Board {
  name: string;
  status: Status;
  /** True at the first tour, or at the end of the search, where the board stays. */
  done: boolean;
  event: SearchEvent;
  step: number;
  visits: number;
  backtracks: number;
  depth: number;
  deepest: number;
  /** Only with the setting hope. */
  hope?: Hope;
}

export interface PartialState {
  settings?: Partial<Record<keyof Settings, string | number | boolean>>;
  step?: number;
  status?: Status;
}

/** Options of a picture. Omitted ones are as on the board. */
export interface PictureOptions {
  width?: number;
  height?: number;
  numbers?: boolean;
  coordinates?: boolean;
  knight?: boolean;
  ground?: boolean;
  blank?: boolean;
  theme?: string;
}

export interface Control {
  id: string;
  label: string;
  role: string;
  rect: {x: number; y: number; width: number; height: number};
  enabled: boolean;
  checked?: boolean;
  value?: string | number;
  min?: number;
  max?: number;
  description?: string;
}

export interface TourVerdict {
  valid: boolean;
  message: string;
  reading: string;
  board: string;
  holes: Square[];
  squares: Square[];
  fault: number;
}

export interface Verdict extends TourVerdict {
  tours?: TourVerdict[];
  version: string;
}

export interface Film {
  /** Works for a few milliseconds towards the first step of the film, and returns the share done. After close(), all methods throw. */
  approach(): number;
  state(): (Omit<State, 'settings' | 'version' | 'speed' | 'frame'> & {columns: string}) | null;
  /** Makes up to a million steps. Returns the number of steps made, which is smaller at the end. */
  step(n: number): number;
  /** Returns the next n steps, up to a million, as lines of comma-separated values. */
  trace(n: number): string;
  toSvg(options?: PictureOptions): string | null;
  close(): void;
}

export interface KnightsTourEventMap {
  /** The first frame has been drawn */
  ready: CustomEvent<null>;
  /** The status or a setting has changed */
  statechange: CustomEvent<{status: Status}>;
  /** A user or a script has stepped; playback does not fire it */
  step: CustomEvent<{step: number; depth: number; event: SearchEvent}>;
  /** The search has found a tour */
  tour: CustomEvent<{status: Status; step: number}>;
  /** The search has tried everything */
  exhausted: CustomEvent<{status: Status; step: number}>;
  /** A rule that never backtracks has no move left */
  stuck: CustomEvent<{status: Status; step: number}>;
  /** Something could not be read, loaded or shown; message says what @local */
  error: CustomEvent<{kind: ErrorKind; message: string}>;
  /** The canvas has just been drawn @local */
  frame: Event;
}

/** The element's methods; an iframe takes calls of those with `frame`. @internal */
export interface KnightsTourMethods {
  /** Starts or resumes playback. @frame */
  play(): Promise<void>;
  /** Pauses playback. @frame */
  pause(): Promise<void>;
  /** Takes n steps, by default 1. A negative number steps back. @frame */
  step(n?: number): Promise<void>;
  /** Goes to a step from 0 to 2^53. Rejects if it is stopped on the way. @frame */
  seek(step: number): Promise<void>;
  /** Runs to the next event of this kind. @frame */
  runUntil(what: RunUntil): Promise<void>;
  /** Returns to the state in which the board was opened. @frame */
  reset(): Promise<void>;
  /** Returns the state as plain JSON, or null before there is one. Without the path it is cheap even on large boards. @frame */
  getState(options?: {path?: boolean}): State | null;
  /** Applies the settings, step and status of a state from getState(). Refuses unknown keys with an error message. @frame */
  setState(state: PartialState): Promise<void>;
  /** Returns the path as text, or an empty string before there is a board. @frame */
  toText(format: 'matrix' | 'squares' | 'moves' | 'chess' | 'json'): string;
  /** Returns the board as SVG text, whether or not it is running. */
  toSvg(options?: PictureOptions): Promise<string>;
  /** Returns the board as a picture, by default 1280 pixels wide. @frame */
  toImage(type?: 'image/png' | 'image/svg+xml', width?: number): Promise<Blob>;
  /** Checks a tour given as a matrix or a list of squares. @frame */
  checkTour(tour: string, board?: string): Promise<Verdict>;
  /** Draws such a tour as SVG text, up to and including the first fault. */
  drawTour(tour: string, board?: string, options?: PictureOptions): Promise<string>;
  /** Starts a second, independent run of the search at a step. */
  film(from?: number): Promise<Film>;
  /** Returns a link to this step on the full page. @frame */
  permalink(): string;
  /** Returns the steps that are bookmarked on the timeline. */
  bookmarks(): number[];
  /** Returns the controls on the canvas, with their places in CSS pixels of the element. @frame */
  controls(): Control[];
  /** Returns the font of the canvas as a TrueType file. */
  font(): Promise<Uint8Array>;
  /** Opens the Share dialog; with true, only the QR code. */
  share(asCode?: boolean): Promise<void>;
  /** Focuses the board, and loads it if necessary. */
  focus(options?: FocusOptions): void;
  /** Destroys the board for good and frees its resources. */
  destroy(): void;
}

/** @internal */
export type SettingKey = (typeof settingKeys)[number];
/** @internal */
export type RunUntil = (typeof runUntil)[number];
/** The settings of an element or a link, as texts. @internal */
export type GivenSettings = {[Key in SettingKey]?: string};

/** The element, with the properties that the scripts use. @internal */
export interface BoardElement extends HTMLElement, KnightsTourMethods {
  readonly ready: Promise<void>;
  readonly shadowRoot: ShadowRoot;
  sound: boolean;
  film(from?: number, options?: {ofClock?: boolean}): Promise<Film>;
  addEventListener<Name extends keyof KnightsTourEventMap>(
    type: Name,
    listener: (event: KnightsTourEventMap[Name]) => unknown,
    options?: AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions): void;
}

/** A sentence before translation: see element/fill_in.js. @internal */
export type Sentence = string | (Sentence | number)[];

/** How a board should look in its place. @internal */
export interface Wish {
  dark: boolean;
  contrast: boolean;
  colours: Record<string, string>;
}

/** A lesson and its stop, which is null if none is named. @internal */
export interface LessonAddress {
  id: string;
  stop: number | null;
}

/** What is on a canvas after a frame. @internal */
export interface Report {
  status: Status;
  theme: string;
  lang: string;
  /** In CSS pixels; 0 means any height. */
  wantedHeight: number;
  /** The present step as a link; null during playback. */
  link: string | null;
  lesson: LessonAddress | null;
  /** 0: no sound is offered; 1: it is off; 2: on. */
  sound: number;
}

/** @internal */
export interface InstanceOptions {
  /** As in a link. */
  settings?: string;
  /** The result of `kept` of another instance. */
  kept?: string;
  look?: Wish;
  /** As setSound() takes it. */
  sound?: number;
  language?: Language;
  /** After each drawn frame. */
  onFrame?(report: Report): void;
  /** For each refused setting, and each failure. */
  onError?(error: {kind: ErrorKind; message: string}): void;
  /** For each file that the user asked for. */
  onFile?(file: {name: string; type: string; text: string}): void;
  /** The user asks for the Share dialog, or for a QR code. */
  onShare?(asCode: boolean): void;
  /** The user asks for a list of the keys. */
  onKeys?(): void;
  /** The user enters or leaves full screen. */
  onPresent?(isToLeave: boolean): void;
  /** The browser has restored the graphics context after an error of the kind 'context'. */
  onBack?(): void;
}

/** The parts of an element's shadow root, by name. @internal */
export type Inside = ReturnType<typeof fillShadowRoot>;

/** @internal */
export interface LifecycleOptions {
  inside: Inside;
  language: Language;
  look: Look;
  message: Message;
  isNear: boolean;
  /** Null while nobody knows. */
  isInSight: boolean | null;
  /** The settings that the element was given. */
  settings(): GivenSettings;
}

/** What screen readers can ask: by function of src/platform/web_squares.cpp and web_frames.cpp. @internal */
export interface Answers {
  squares: Content;
  square_menu: Omit<Menu, 'choose'>;
  stack: Pick<Content, 'names' | 'places'> & {count: number};
  tree: Levels;
  tour: {count: number; closed: boolean; names: string[]};
}

/** The WebAssembly on one canvas: see instance/instance.js. @internal */
export interface Instance {
  /** Settled at the first drawn frame, or rejected. */
  ready: Promise<void>;
  /** The WebAssembly has loaded, and has this canvas. */
  loaded: Promise<void>;
  play(): Promise<void>;
  playBack(): Promise<void>;
  /** Plays once a seek under way has arrived. */
  autoplay(): Promise<void>;
  pause(): Promise<void>;
  step(n?: number): Promise<void>;
  seek(step: number): Promise<void>;
  /** Settled when a seek under way has arrived, or was stopped. */
  arrived(): Promise<void>;
  /** `what` is the name of an event, or of a square that the knight must reach. */
  runUntil(what: string): Promise<void>;
  reset(): Promise<void>;
  /** Omit the path if you ask often. */
  getState(options?: {path?: boolean}): State | null;
  setState(partial: PartialState & Partial<State>): Promise<void>;
  toText(format: string): string;
  /** Rejects if there is nothing left. `options`: see src/platform/web_pictures.cpp. */
  toSvg(options?: PictureOptions): Promise<string>;
  /** The same at once; null before the WebAssembly has loaded, and if there is nothing left. */
  svgNow(options?: PictureOptions): string | null;
  /** Finds the board if `board` is ''. */
  checkTour(text: string, board?: string): Promise<Verdict>;
  /** The path before the first fault, and the fault, as an SVG. */
  drawTour(text: string, board?: string, options?: PictureOptions): Promise<string>;
  /** Disturbs nothing. `ofClock`: if boards are compared, steps are times of their clock. `look` completes the options of a picture. */
  film(from?: number, options?: {ofClock?: boolean}, look?: (options?: PictureOptions) => PictureOptions): Promise<Film>;
  bookmarks(): number[];
  controls(): Control[];
  /** The canvas's font as a TrueType file: the page around it can use the same. */
  font(): Promise<Uint8Array<ArrayBuffer>>;
  /** What a permalink says: '' for the default. */
  link(): string;
  /** What has just happened, and why. */
  sentence(): string;
  /** The state from which another instance continues as if it were this one. */
  kept(): string;
  /** On while nobody sees the board. */
  suspend(isOn: boolean): void;
  setPresenting(isOn: boolean): void;
  /** For the panels of a presented lesson. */
  keepPanelPlace(keeps: boolean): void;
  /** Marks on what is shown, such as {place: 'square', square: 'a1', kind: 'note'}: src/app/snapshot/annotation.h. `asks`: the sentence does
   * not reveal what the step shows. */
  annotate(marks: Record<string, unknown>[], asks?: boolean): Promise<void>;
  /** The address in a value of the setting `lesson`. */
  lessonAddress(value: string): LessonAddress | null;
  /** Judges an answer to a question of a lesson: 'right', 'wrong', 'low', 'high' or 'unreadable'. */
  judge(question: {kind: string; answer: string; board?: string; graph?: string}, said: string): string;
  /** The name of the square at a point of the canvas, in CSS pixels; empty beside the board, and on a graph. */
  squareAt(x: number, y: number): string;
  isTyping(): boolean;
  /** Presses a control of controls() at a share of its rectangle. */
  act(id: string, x?: number, y?: number): boolean;
  /** {key: default} of every setting. Squares are named as in the other settings. */
  defaults(): Record<SettingKey, string>;
  /** How the board should look in its place, until the next call. */
  setLook(look: Wish): Promise<void>;
  /** Call this when the language has changed. */
  speak(): Promise<void>;
  /** controls() and more, for screen readers: see src/platform/web_exports.cpp. */
  items(): Item[];
  reveal(id: string): void;
  choose(id: string, option: string): void;
  /** Null once the instance is destroyed. */
  ask<What extends keyof Answers>(what: What, ...numbers: number[]): Answers[What] | null;
  /** Calls a function of the same files without an answer. */
  tell(what: string, ...numbers: number[]): void;
  doWithSquare(row: number, column: number, id: string): void;
  squareNamed(text: string): [number, number] | null;
  settingInWords(key: string): string;
  /** 0: no sound is offered; 1: it is off; 2: on. `why`: a sentence if it is not available. */
  setSound(state: number, why?: string): void;
  /** The events since the last call, or the present state, as tones: see src/platform/web_sound.cpp. */
  tones(isNew?: boolean): number[][];
  destroy(): void;
}

// The element has no method that is not declared above.
type Nothing<Undeclared extends never> = Undeclared;
type Callback = 'connectedCallback' | 'disconnectedCallback' | 'adoptedCallback' | 'attributeChangedCallback';
/** @internal */
export type Undeclared = Nothing<Exclude<keyof KnightsTour, keyof HTMLElement | keyof KnightsTourMethods | 'ready' | Callback>>;

/** @internal */
export interface Parts {
  /** The address of the folder of the first script that ran, and that script. */
  base: string;
  script?: HTMLScriptElement | null;
  /** The full page, to which permalink() leads. */
  page?: string;
  /** That page is a single file without the others. */
  isAlone?: boolean;
  /** {file: hash}, if the page loads the first script by its hash. */
  hashes?: Record<string, string>;
  /** For a module: how each file is imported, and where the others are. */
  importers?: Record<string, () => Promise<unknown>>;
  addresses?: Record<string, string>;
  visualizer?: {
    createInstance: typeof createInstance;
    drawNow: typeof drawNow;
    drawPosters: typeof drawPosters;
    focusCanvas: typeof focusCanvas;
    Lifecycle: typeof Lifecycle;
    posterOf: typeof posterOf;
  };
  lessons?: {
    checkLesson: typeof checkLesson;
    lessonOf: typeof lessonOf;
    packed: typeof packed;
    stopOf: typeof stopOf;
    [player: string]: any;
  };
  /** The parts that scripts add, by name, and whatever else the scripts share. */
  [part: string]: any;
}

export type {Lifecycle} from './instance/lifecycle.js';
