// An instance of the WebAssembly, and how texts get into it and out of it.
import createVisualizer from '../../build/web/visualizer.js';
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/put.js';
import {firstCode, laterCode} from './wasm.js';

// One that asks for what is not there is of another version than what it is for: these scripts, or the first part.
const judge = (code) => (cause) => {
  throw cause instanceof WebAssembly.LinkError || cause instanceof TypeError ? code.refuse() : cause;
};

const buildOf = (code) => String(WebAssembly.Module.customSections(code, 'build').map((bytes) => new Uint8Array(bytes)));

// What stands in the first part for the functions of the second, until that is there: by their numbers.
const missing = (abort) => new Proxy({}, {
  get: (_, number) => () => {
    const what = `its function ${number} was called before visualizer.later.wasm was there`;
    abort(what);
    throw new Error(what);
  },
});

// `options`: by Emscripten's way, such as a canvas; none for pictures. Of what it resolves to bringLater() resolves when the
// second part is there, which hasLater() tells.
export async function startModule(options = {}) {
  const compiled = await firstCode.compileOnce();
  let first = null, coming = null, hasLater = false;

  async function join() {
    const later = await laterCode.compileOnce();
    if (buildOf(later) !== buildOf(compiled)) throw laterCode.refuse();
    await WebAssembly.instantiate(later, {first}).catch(judge(laterCode));
    hasLater = true;
  }
  const bringLater = () => coming ??= join().catch((failure) => {
    coming = null;
    throw failure;
  });

  try {
    const module = await new Promise((resolve, reject) => createVisualizer({
      ...options,
      locateFile: (name) => name,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(compiled, {...imports, later: missing(options.onAbort ?? (() => {}))}).catch(judge(firstCode)).then((instance) => {
          first = instance.exports;
          receive(instance, compiled);
        }).catch(reject);
        return {};
      },
    }).then(resolve, reject));
    return Object.assign(module, {bringLater, hasLater: () => hasLater});
  } catch (cause) {
    throw cause instanceof VisualizerError ? cause : new VisualizerError('start', [id('The search could not be started: {0}'), cause.message], cause);
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
