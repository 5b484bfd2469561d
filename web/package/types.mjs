// The types of the package for plain TypeScript: the text of index.d.ts. framework_types.mjs adds those of the frameworks.
import {settings, statuses} from '#tables';
import {published} from './contract.mjs';
import {attributes, either, errorKinds, methods} from './interface.mjs';

const comment = (text) => `/** ${text.replace(/^./, (letter) => letter.toUpperCase())} */`;
// Known choices are listed, and other texts are allowed: the board reports a wrong value in a sentence.
const open = (type) => (type.startsWith("'") ? `${type} | (string & {})` : type === 'string' ? 'string | number' : type);
const parametersOf = ({parameters}) => parameters.map(([name, type]) => `${name}: ${type}`).join(', ');
const signature = (method) => `${method.name}(${parametersOf(method)}): ${method.returns}`;
// A method with the name of an attribute reads as the method; setting it sets the attribute.
const property = ({name, type}) => {
  const method = methods.find((each) => each.name === name);
  const read = method ? `(${parametersOf(method)}) => ${method.returns}` : type === 'boolean' ? 'boolean' : 'string';
  const set = name === 'settings' ? 'string | Record<string, unknown> | null | undefined' : `${open(type)} | null | undefined`;
  return `  get ${name}(): ${read};\n  set ${name}(value: ${set}${method ? ` | (${read})` : ''});`;
};
const valueOf = ({key, kind, help}) => `  ${comment(help)}\n  ${key}: ${kind === 'flag' ? 'boolean' : 'string'};`;

// In the place of declarations that use the tables of the program.
const kWritten = {
  Status: `export type Status = ${either(statuses)};`,
  ErrorKind: `export type ErrorKind = ${either(Object.keys(errorKinds))};`,
  Settings: `export interface Settings {\n${settings.map(valueOf).join('\n')}\n}`,
};

export const typesText = () => `// Made by web/package/types.mjs of web/board.d.ts and the tables of the program.

${Object.entries(published)
  .map(([name, text]) => kWritten[name] ?? text)
  .join('\n\n')}

/** \`<knights-tour>\`: a live board. */
export class KnightsTour extends HTMLElement {
  /** Settled at the first drawn frame, or rejected with a VisualizerError. */
  get ready(): Promise<void>;
  set ready(value: unknown);
${attributes
  .filter(({name}) => name !== 'lang')
  .map((each) => `  ${comment(each.text)}\n${property(each)}`)
  .join('\n')}
${methods
  .filter(({name}) => !attributes.some((each) => each.name === name))
  .map((method) => `  ${comment(method.text)}\n  ${signature(method)};`)
  .join('\n')}
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
