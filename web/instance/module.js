// An instance of the WebAssembly, and passing texts to and from it.
import createVisualizer from '#visualizer';
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {guardExports, stopped} from './guard.js';
import {compileNow, compileOnce, refuseCompiled} from './wasm.js';

// instantiate(imports, receive): passes an instance and its module to receive(), or returns a promise that rejects.
const start = (options, instantiate) =>
  new Promise((resolve, reject) =>
    createVisualizer({
      ...options,
      locateFile: (name) => name,
      instantiateWasm: (imports, receive) => {
        instantiate(imports, receive)?.catch(reject);
        return {};
      },
    }).then(resolve, reject),
  );

// `options`: Emscripten's, such as a canvas; none for pictures. `onTrap(error)` may still read from the module; see guard.js.
/** @param {{onTrap?: (error: VisualizerError) => void, [option: string]: any}} options */
export async function startModule({onTrap = () => {}, ...options} = {}) {
  function trapped({message}) {
    const error = stopped(message);
    onTrap(error);
    return error;
  }
  const compiled = await compileOnce();
  try {
    return await start(options, (imports, receive) =>
      WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (compiled), imports)
        .then((instance) => receive({exports: guardExports(instance.exports, trapped)}, compiled))
        .catch((cause) => {
          // A module with imports that these scripts lack belongs to another version.
          throw cause instanceof WebAssembly.LinkError || cause instanceof TypeError ? refuseCompiled() : cause;
        }),
    );
  } catch (cause) {
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
export function withText(module, text, use) {
  const pointer = module.stringToNewUTF8(text);
  try {
    return use(pointer);
  } finally {
    module._free(pointer);
  }
}

// {width: 640, knight: false, accent: '#0072b2'} in the form for the WebAssembly.
export function optionsQuery(options) {
  const texts = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, typeof value === 'boolean' ? +value : value]);
  return new URLSearchParams(texts).toString();
}
