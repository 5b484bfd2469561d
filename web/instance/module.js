// An instance of the WebAssembly, and passing texts to and from it.
import createVisualizer from '#visualizer';
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {guardExports, stopped} from './guard.js';
import {compileNow, compileOnce, refuseCompiled} from './wasm.js';
/** @import {Visualizer} from '#visualizer' */

/** @typedef {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} Receive */
/** @typedef {(imports: WebAssembly.Imports, receive: Receive) => Promise<void>} Instantiate */

// instantiate(imports, receive): passes an instance and its module to receive(), or returns a promise that rejects.
/** @param {object} options @param {Instantiate} instantiate @returns {Promise<Visualizer>} */
const start = (options, instantiate) =>
  new Promise((resolve, reject) =>
    createVisualizer({
      ...options,
      locateFile: (/** @type {string} */ name) => name,
      /** @param {WebAssembly.Imports} imports @param {Receive} receive */
      instantiateWasm: (imports, receive) => {
        instantiate(imports, receive)?.catch(reject);
        return {};
      },
    }).then(resolve, reject),
  );

// `options`: Emscripten's, such as a canvas; none for pictures. `onTrap(error)` may still read from the module; see guard.js.
/** @param {{onTrap?: (error: VisualizerError) => void, [option: string]: any}} options */
export async function startModule({onTrap = () => {}, ...options} = {}) {
  function trapped(/** @type {Error} */ {message}) {
    const error = stopped(message);
    onTrap(error);
    return error;
  }
  const compiled = await compileOnce();
  try {
    return await start(options, (imports, receive) =>
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => receive({exports: guardExports(instance.exports, trapped)}, compiled))
        .catch((cause) => {
          // A module with imports that these scripts lack belongs to another version.
          throw cause instanceof WebAssembly.LinkError || cause instanceof TypeError ? refuseCompiled() : cause;
        }),
    );
  } catch (/** @type {any} */ cause) {
    throw cause instanceof VisualizerError
      ? cause
      : new VisualizerError('start', [id('The search could not be started: {0}'), cause.message], cause);
  }
}

// For pictures, before the browser does anything else: its promise waits for microtasks only.
export async function startModuleNow() {
  const compiled = compileNow();
  // Emscripten's script accepts the instance only after it has run to its end.
  return start({}, async (imports, receive) => {
    await null;
    const {exports} = new WebAssembly.Instance(compiled, imports);
    receive({exports: guardExports(exports, ({message}) => stopped(message))}, compiled);
  });
}

// The result of `use` with the address of a text, which is freed afterwards.
/** @template Result @param {Visualizer} module @param {string} text @param {(pointer: number) => Result} use */
export function withText(module, text, use) {
  const pointer = module.stringToNewUTF8(text);
  try {
    return use(pointer);
  } finally {
    module._free(pointer);
  }
}

// {width: 640, knight: false, accent: '#0072b2'} in the form for the WebAssembly.
export function optionsQuery(/** @type {object} */ options) {
  const texts = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, typeof value === 'boolean' ? +value : value]);
  return new URLSearchParams(texts).toString();
}
