// Holds a lesson that somebody brings to its word: a small WebAssembly of its own plays it, stop by stop, in slices.
import createChecker from '../../build/web/lesson_checker.js';
import {bringPart} from '../element/files.js';
import {guardExports, stopped} from '../instance/guard.js';
import {inflated} from '../element/inflate.js';

const unpack = async (base64) => WebAssembly.compile(await inflated(base64));

async function start() {
  const compiled = await bringPart('lessonChecker', {file: 'lesson-checker.wasm.js', read: unpack});
  return new Promise((resolve, reject) => createChecker({
    locateFile: (name) => name,
    instantiateWasm: (imports, receive) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => receive({exports: guardExports(instance.exports, ({message}) => stopped(message))}, compiled), reject);
      return {};
    },
  }).then(resolve, reject));
}

const pause = () => new Promise((resolve) => { setTimeout(resolve); });

// Plays it to its end; its first fault where it has not even the form of a lesson, else null.
async function play(module, text, forSheet, {onProgress = () => {}, signal = null}) {
  const pointer = module.stringToNewUTF8(text);
  const fault = module.UTF8ToString(module._kt_lesson_open(pointer, forSheet));
  module._free(pointer);
  if (fault) return fault;
  for (let share = 0; share < 1 && !signal?.aborted;) {
    share = module._kt_lesson_work();
    onProgress(share);
    await pause();
  }
  return null;
}

// In the language of element/language.js.
function speak(module, {locale, catalogue}) {
  const pointers = [locale, catalogue].map((words) => module.stringToNewUTF8(words));
  module._kt_lesson_speak(...pointers);
  for (const pointer of pointers) module._free(pointer);
}

// The faults of a lesson's text, each "line 12: ..." in `language`; none where it is in order. `onProgress(share)`.
export async function checkLesson(text, {language = null, ...options} = {}) {
  const module = await start();
  if (language) speak(module, language);
  const fault = await play(module, text, false, options);
  if (fault) return [fault];
  return options.signal?.aborted ? [] : module.UTF8ToString(module._kt_lesson_faults()).split('\n').filter(Boolean);
}

// Of one that is in order what there is at its stops, as the build has it for a sheet: src/app/lessons/report_json.h.
export async function reportOf(text, options = {}) {
  const module = await start();
  await play(module, text, true, options);
  return JSON.parse(module.UTF8ToString(module._kt_lesson_report()));
}
