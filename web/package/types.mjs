// The types of the package for plain TypeScript: the text of index.d.ts. framework_types.mjs adds those of the frameworks.
import {settings, statuses} from '#tables';
import {attributes, either, errorKinds, events, methods} from './interface.mjs';

const comment = (text) => `/** ${text.replace(/^./, (letter) => letter.toUpperCase())} */`;
// Choices are told, and other texts are taken: what is wrong is said by the board, in a sentence.
const open = (type) => (type.startsWith("'") ? `${type} | (string & {})` : type === 'string' ? 'string | number' : type);
const parametersOf = ({parameters}) => parameters.map(([name, type]) => `${name}: ${type}`).join(', ');
const signature = (method) => `${method.name}(${parametersOf(method)}): ${method.returns}`;
// A method with the name of an attribute reads as the method; what is set is the attribute.
const property = ({name, type}) => {
  const method = methods.find((each) => each.name === name);
  const read = method ? `(${parametersOf(method)}) => ${method.returns}` : type === 'boolean' ? 'boolean' : 'string';
  const set = name === 'settings' ? 'string | Record<string, unknown> | null | undefined' : `${open(type)} | null | undefined`;
  return `  get ${name}(): ${read};\n  set ${name}(value: ${set}${method ? ` | (${read})` : ''});`;
};
const valueOf = ({key, kind, help}) => `  ${comment(help)}\n  ${key}: ${kind === 'flag' ? 'boolean' : 'string'};`;

export const typesText = () => `// Made by web/package/types.mjs of the tables of the program.

export type Status = ${either(statuses)};
export type ErrorKind = ${either(Object.keys(errorKinds))};
/** Row and column, counted from 0 at the top left; of a graph the number of the vertex is the column. */
export type Square = [row: number, column: number];
export interface SearchEvent { type: string; square: Square }

export interface Settings {
${settings.map(valueOf).join('\n')}
}

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
  /** Only where boards are compared: all of them in their order, and where their clock stands. */
  boards?: {clock: number; focus: number; all: Board[]};
}

export interface Board {
  name: string;
  status: Status;
  /** At its first tour, or its end, where it stays. */
  done: boolean;
  event: SearchEvent;
  step: number;
  visits: number;
  backtracks: number;
  depth: number;
  deepest: number;
}

export interface PartialState {
  settings?: Partial<Record<keyof Settings, string | number | boolean>>;
  step?: number;
  status?: Status;
}

/** Of a picture; what is left out is as the board has it. */
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

export interface TourVerdict { valid: boolean; message: string; reading: string; board: string; holes: Square[]; squares: Square[]; fault: number }

export interface Verdict extends TourVerdict { tours?: TourVerdict[]; version: string }

export interface Film {
  approach(): number;
  state(): (Omit<State, 'settings' | 'version' | 'speed' | 'frame'> & {columns: string}) | null;
  step(n: number): number;
  trace(n: number): string;
  toSvg(options?: PictureOptions): string | null;
  close(): void;
}

export interface KnightsTourEventMap {
${events.map(({name, detail, text}) => `  ${comment(text)}\n  ${name}: ${detail === null ? 'Event' : `CustomEvent<${detail}>`};`).join('\n')}
}

/** \`<knights-tour>\`: a live board. */
export class KnightsTour extends HTMLElement {
  /** Settled at the first drawn frame, or rejected with a VisualizerError. */
  get ready(): Promise<void>;
  set ready(value: unknown);
${attributes.filter(({name}) => name !== 'lang').map((each) => `  ${comment(each.text)}\n${property(each)}`).join('\n')}
${methods.filter(({name}) => !attributes.some((each) => each.name === name)).map((method) => `  ${comment(method.text)}\n  ${signature(method)};`).join('\n')}
  addEventListener<Name extends keyof KnightsTourEventMap>(type: Name, listener: (this: KnightsTour, event: KnightsTourEventMap[Name]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof KnightsTourEventMap>(type: Name, listener: (this: KnightsTour, event: KnightsTourEventMap[Name]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

export class VisualizerError extends Error {
  kind: ErrorKind;
  constructor(kind: ErrorKind, message: string, cause?: unknown);
}

/**
 * Before there is a board: where its files are, if not as the package has them, and the full page to which permalink() leads.
 */
export function configure(options: {base?: string; page?: string}): void;

/** The attributes, as frameworks set them. */
export interface KnightsTourAttributes {
${attributes.map(({name, type, text}) => `  ${comment(text)}\n  ${name}?: ${name === 'settings' ? 'string | Record<string, unknown>' : open(type)};`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap { 'knights-tour': KnightsTour }
}

/** The events, as listeners of JSX and templates. */
export type KnightsTourListeners = {[Name in keyof KnightsTourEventMap as \`on\${Name}\`]?: (event: KnightsTourEventMap[Name]) => void};
`;
