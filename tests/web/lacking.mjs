// Simulates files that a server does not send and features that a browser lacks.

// Of serveDist()'s overrides: nothing at the address; a WebAssembly module that breaks off.
export const notFound = (request, response) => { response.statusCode = 404; response.end(); };
export const brokenOff = (request, response) => {
  response.setHeader('Content-Type', 'application/wasm');
  response.end(Buffer.from([0, 97, 115, 109, 1, 0, 0]));
};

// Done to a page before its scripts.
export const takeWebGl2 = (page) => page.evaluateOnNewDocument(() => {
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function(type, ...rest) {
    return type === 'webgl2' ? null : getContext.call(this, type, ...rest);
  };
});

export const takeUnpacking = (page) => page.evaluateOnNewDocument(() => { delete globalThis.DecompressionStream; });
