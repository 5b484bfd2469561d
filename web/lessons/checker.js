// Checks a lesson by a user: a small WebAssembly of its own plays it, stop by stop, in slices.
import createChecker from '#lesson-checker';
import {loadPart} from '../element/files.js';
import {guardExports, stopped} from '../instance/guard.js';
import {inflated} from '../element/inflate.js';
/** @import {GivenSettings} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */

// A lesson, as src/app/lessons/played_lesson.h and stop_report.h have it. Somebody's own has its text as `source`.
/**
 * @typedef {{id: string, title: string, summary: string, minutes: number, hasPanels: boolean, settings: GivenSettings,
 *   stops: Stop[], source?: string}} Lesson
 * @typedef {{title: string, text: string[], notes: string, show: Show, marks: Mark[], picture: GivenSettings,
 *   asks: boolean}} PlainStop
 * @typedef {PlainStop & {question: Question}} AskingStop
 * @typedef {AskingStop | (PlainStop & {question?: undefined})} Stop
 * @typedef {{settings: GivenSettings, step: number, runs: Run[], mode: string, compares: boolean, panels: boolean,
 *   undo: boolean}} Show
 * @typedef {{pace?: number} & ({to: number, until?: undefined} | {to?: undefined, until: string})} Run
 * @typedef {{place: string, kind: string, text?: string, square?: string, to?: string, line?: number}} Mark
 * @typedef {{ask: string, answer: string, measured?: string, board?: string, graph?: string, clicks?: boolean, why: string,
 *   show: Show | null, marks: Mark[]}} Asked
 * @typedef {Asked & ({kind: 'choice', choices: Choice[]} | {kind: 'number' | 'square', choices?: undefined})} Question
 * @typedef {{text: string, why: string, right: boolean}} Choice
 * @typedef {{step: number, path: string[], candidates: number, next: string[], left: string[][], kept: number | null,
 *   answer: string}} Report
 * @typedef {Stop & {sheet: Report}} CheckedStop
 * @typedef {Lesson & {stops: CheckedStop[]}} CheckedLesson
 */

const unpack = async (/** @type {string} */ base64) => WebAssembly.compile(await inflated(base64));

async function start() {
  const compiled = await loadPart('lessonChecker', {file: 'lesson-checker.wasm.js', read: unpack});
  return new Promise((resolve, reject) =>
    createChecker({
      locateFile: (/** @type {string} */ name) => name,
      /** @param {WebAssembly.Imports} imports @param {(instance: object, compiled: unknown) => void} receive */
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(/** @type {WebAssembly.Module} */ (compiled), imports).then(
          (instance) => receive({exports: guardExports(instance.exports, ({message}) => stopped(message))}, compiled),
          reject,
        );
        return {};
      },
    }).then(resolve, reject),
  );
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

// In the language of element/language.js.
/** @param {any} module @param {Language} language */
function speak(module, {locale, catalogue}) {
  const pointers = [locale, catalogue].map((words) => module.stringToNewUTF8(words));
  module._kt_lesson_speak(...pointers);
  for (const pointer of pointers) module._free(pointer);
}

// {faults, lesson} of a text: its faults, each "line 12: ..." in `language`, and the lesson as src/app/lessons/played_lesson.h has it, or
// null after a fault of its form. `forSheet`: with all that its sheet needs. Throws after an abort. `onProgress(share)`.
/** @param {string} text @param {{language?: Language | null, forSheet?: boolean, onProgress?(share: number): void, signal?: AbortSignal | null}} options */
export async function checkLesson(text, {language = null, forSheet = false, onProgress = () => {}, signal = null} = {}) {
  const module = await start();
  if (language) speak(module, language);
  const pointer = module.stringToNewUTF8(text);
  const fault = module.UTF8ToString(module._kt_lesson_open(pointer, forSheet));
  module._free(pointer);
  if (fault) return {faults: [fault], lesson: null};
  for (let share = 0; share < 1; ) {
    share = module._kt_lesson_work();
    onProgress(share);
    await pause();
    signal?.throwIfAborted();
  }
  return {
    faults: module.UTF8ToString(module._kt_lesson_faults()).split('\n').filter(Boolean),
    lesson: /** @type {CheckedLesson} */ (JSON.parse(module.UTF8ToString(module._kt_lesson_played()))),
  };
}
