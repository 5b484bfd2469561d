// Files that the bundler or Emscripten turns into modules.
declare module '*.css' {
  const text: string;
  export default text;
}
declare module 'importers' {
  export const importers: Record<string, () => Promise<unknown>>;
}
declare module 'package:*';
declare module 'gifenc';
declare module '#lesson-checker' {
  const createChecker: (options: object) => Promise<any>;
  export default createChecker;
}
declare module '#visualizer' {
  /** What the scripts use of the module of Emscripten. Texts are passed as their addresses. */
  export interface Visualizer {
    HEAPU8: Uint8Array<ArrayBuffer>;
    _malloc(size: number): number;
    _free(pointer: number): void;
    UTF8ToString(pointer: number): string;
    stringToNewUTF8(text: string): number;
    /** The exports of src/platform/web_*.cpp. Those without a result return undefined. */
    [call: `_kt_${string}`]: (...values: (number | boolean | undefined)[]) => number;
  }
  const createVisualizer: (options: object) => Promise<Visualizer>;
  export default createVisualizer;
}
