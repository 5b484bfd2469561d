// Why a visualizer could not start, or stopped: a sentence that a reader can act on. `kind`: 'webassembly', 'webgl2', 'load',
// 'start', 'context', 'abort' or 'destroyed'.
export class VisualizerError extends Error {
  constructor(kind, message, cause) {
    super(message, {cause});
    this.kind = kind;
  }
}
