// What a lesson asks of the WebAssembly: src/platform/web_lessons.cpp. `handle` is 0 without an instance.
import {optionsQuery, withText} from './module.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {LessonAddress} from '../board.d.ts' */

/** @typedef {{kind: string, answer: string, board?: string, graph?: string}} Question */

// {id, stop} of a value of the setting `lesson`; null where it names none.
/** @type {(module: Visualizer, handle: number, value: string) => LessonAddress | null} */
export const lessonAddress = (module, handle, value) =>
  withText(module, value, (text) => JSON.parse(module.UTF8ToString(module._kt_lesson_address(handle, text))));

// 'right', 'wrong', 'low', 'high' or 'unreadable': what somebody said to a question of a lesson.
/** @param {Visualizer} module @param {number} handle @param {Question} question @param {string} said */
export const judgeAnswer = (module, handle, {kind, answer, board, graph}, said) =>
  withText(module, optionsQuery({kind, answer, board, graph}), (question) =>
    withText(module, said, (text) => module.UTF8ToString(module._kt_judge(handle, question, text))),
  );
