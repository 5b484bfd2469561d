// The lessons of assets/lessons, for the build: in the order of their names, and what the search itself says of each (site lessons).
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../assets/lessons/', import.meta.url));
const program = fileURLToPath(new URL('../../build/web/site.cjs', import.meta.url));
const module = fileURLToPath(new URL('../../build/lessons.js', import.meta.url));

export const lessonFiles = () => readdirSync(folder).filter((name) => /^\d\d-[\w-]+\.json$/.test(name)).sort();
const lessonText = (name) => readFileSync(folder + name, 'utf8');
export const readLessons = () => lessonFiles().map((name) => JSON.parse(lessonText(name)));

// What the player needs of a lesson, with the step at which a run ends: claims are for those who check it, and so is what an answer is
// measured by.
function played({$schema, stops, ...lesson}, report) {
  const question = ({measure, of, choices, ...asked}) => ({...asked, ...(choices && {choices: choices.map(({text, why}) => ({text, why}))})});
  return {...lesson, stops: stops.map(({claims, question: asked, run, ...stop}, i) => ({
    ...stop,
    ...(run && {run: run.until ? {...run, step: report.stops[i].step} : run}),
    ...(asked && {question: question(asked)}),
  }))};
}

export function writeLessons() {
  const lessons = readLessons(), all = reports(lessons);
  const text = JSON.stringify(lessons.map((lesson, i) => played(lesson, all[i])));
  writeFileSync(module, `// Made by web/lessons/files.mjs.\nexport const lessons = JSON.parse(${JSON.stringify(text)});\n`);
}

// Of each lesson what there is at its stops: [{stops: [{step, path, candidates, next, kept, answer}]}]. One that is not true ends the build.
export function reports(lessons) {
  const input = lessons.map((lesson) => `${JSON.stringify(lesson)}\n`).join('');
  const answers = execFileSync(process.execPath, [program, 'lessons'], {input, encoding: 'utf8', maxBuffer: 1 << 28});
  return answers.trim().split('\n').map((line, i) => {
    const report = JSON.parse(line);
    if (report.faults.length > 0) throw new Error(`assets/lessons: ${lessons[i].id}: ${report.faults.join('; ')} (kt lesson FILE tells the line)`);
    return report;
  });
}
