// An instance of the search's WebAssembly, and how texts get into it and out of it.
import createVisualizer from '../../build/web/visualizer.js';
import {VisualizerError} from '../element/failure.js';
import {compileOnce, refuseWasm} from './wasm.js';

// One that asks for what is not there is of another version than these scripts.
function judge(cause) {
  throw cause instanceof WebAssembly.LinkError || cause instanceof TypeError ? refuseWasm() : cause;
}

// `options`: by Emscripten's way, such as a canvas; none for pictures.
export async function startModule(options = {}) {
  const compiled = await compileOnce();
  try {
    return await new Promise((resolve, reject) => createVisualizer({
      ...options,
      locateFile: (name) => name,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(compiled, imports).catch(judge).then((instance) => receive(instance, compiled)).catch(reject);
        return {};
      },
    }).then(resolve, reject));
  } catch (cause) {
    throw cause instanceof VisualizerError ? cause : new VisualizerError('start', `The search could not be started: ${cause.message}`, cause);
  }
}

// The result of `use` with the address of a text, which is freed afterwards.
export function withText(module, text, use) {
  const pointer = module.stringToNewUTF8(text);
  try { return use(pointer); } finally { module._free(pointer); }
}

// {width: 640, knight: false, accent: '#0072b2'} as the WebAssembly reads it.
export function queryOf(options) {
  const texts = Object.entries(options).filter(([, value]) => value !== undefined).map(([key, value]) => [key, typeof value === 'boolean' ? +value : value]);
  return new URLSearchParams(texts).toString();
}
