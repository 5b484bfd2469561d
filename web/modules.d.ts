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
  /** The module of Emscripten; `_kt_...` are the exports of src/platform/web_*.cpp. */
  const createVisualizer: (options: object) => Promise<any>;
  export default createVisualizer;
}
