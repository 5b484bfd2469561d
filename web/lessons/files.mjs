// The lessons of assets/lessons, for the build: in the order of their names, with the results of their searches (site lessons).
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {exerciseLesson} from './exercises.js';

const folder = fileURLToPath(new URL('../../assets/lessons/', import.meta.url));
const program = fileURLToPath(new URL('../../build/web/site.cjs', import.meta.url));
const module = fileURLToPath(new URL('../../build/lessons.js', import.meta.url));

export const lessonFiles = () =>
  readdirSync(folder)
    .filter((name) => /^\d\d-[\w-]+\.json$/.test(name))
    .sort();
const lessonText = (name) => readFileSync(folder + name, 'utf8');
export const readLessons = () => lessonFiles().map((name) => JSON.parse(lessonText(name)));

// {faults, lesson} of each.
function play(lessons) {
  const input = lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join('');
  const answers = execFileSync(process.execPath, [program, 'lessons'], {input, encoding: 'utf8', maxBuffer: 1 << 28});
  return answers
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

// As the page plays them: src/app/lessons/played_lesson.h. One that is not true ends the build.
export function playedLessons(lessons = readLessons()) {
  return play(lessons).map(({faults, lesson}, i) => {
    if (faults.length > 0)
      throw new Error(`assets/lessons: ${lessons[i].id}: ${faults.join('; ')} (kt lesson FILE shows the line)`);
    return lesson;
  });
}

// The exercises of each lesson's sheet. Their answers are placeholders, so there are faults.
export const playedExercises = (lessons) => play(lessons.map(exerciseLesson)).map(({lesson}) => lesson);

// For the player, without what only a sheet needs.
export function writeLessons() {
  const lessons = playedLessons().map(({stops, ...lesson}) => ({...lesson, stops: stops.map(({sheet, ...stop}) => stop)}));
  writeFileSync(
    module,
    `// Made by web/lessons/files.mjs.\nexport const lessons = JSON.parse(${JSON.stringify(JSON.stringify(lessons))});\n`,
  );
}
