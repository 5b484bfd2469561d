// What TypeScript cannot read in the scripts: globals, files that the bundler packs, and Emscripten's loader.
import type {BoardElement, Parts} from './board.d.ts';

declare global {
  /** The object on which the scripts of a page meet: see parts.js. */
  var knightsTourParts: Parts;
  // Written in by build.mjs.
  const HASHES: Record<string, string>;
  const LANGUAGES: string[];
  const LESSON_LANGUAGES: string[];
  const PACKED: string;
  const PACKED_FILES: string[];
  const FRAME_METHODS: (keyof BoardElement)[];
  const FRAME_EVENTS: string[];

  interface HTMLElementTagNameMap {
    'knights-tour': BoardElement;
  }
  interface Window {
    knightsTour?: BoardElement;
    webkitAudioContext?: typeof AudioContext;
  }

  // These turn any value into a text.
  interface Element {
    setAttribute(name: string, value: string | number | boolean): void;
  }
  interface CSSStyleDeclaration {
    setProperty(name: string, value: string | number | null): void;
  }

  // Younger than TypeScript's own types.
  interface TrustedTypes {
    createScriptURL(address: string): string;
    createHTML(text: string): string;
  }
  var trustedTypes: {
    createPolicy(name: string, rules: TrustedTypes): TrustedTypes;
  };
}
