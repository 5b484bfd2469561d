// Why a visualizer could not start, or stopped. `kind`: 'webassembly', 'webgl2', 'load', 'start', 'abort' or 'destroyed'.
export class VisualizerError extends Error {
  constructor(kind, message, cause) {
    super(message, {cause});
    this.kind = kind;
  }
}
