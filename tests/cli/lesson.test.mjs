// Every lesson is true: the search confirms each number in its text. The schema for editors matches kt.
// Needs: kt, packages.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {Ajv2020 as Ajv} from 'ajv/dist/2020.js';
import {lessonFiles, readLessons} from '../../web/lessons/files.mjs';
import {kt} from '../built.mjs';

const folder = fileURLToPath(new URL('../../assets/lessons/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'kt-lesson-'));
after(() => rmSync(scratch, {recursive: true}));

const run = (...args) => {
  const {status, stdout, stderr} = spawnSync(kt, ['lesson', ...args], {encoding: 'utf8'});
  return {status, out: stdout, told: stderr};
};
const schema = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));

const written = (text) => {
  const file = join(scratch, 'lesson.json');
  writeFileSync(file, text);
  return file;
};

for (const name of lessonFiles()) {
  test(`${name}: claims and answers are true, and every number is claimed`, {timeout: 600_000}, () => {
    const {status, out} = run(folder + name, '--strict');
    assert.match(out, /^valid: /);
    assert.equal(status, 0);
  });
}

test('there are at least twelve lessons with unique names, stops and questions', () => {
  const lessons = readLessons();
  assert.ok(lessons.length >= 12);
  assert.equal(new Set(lessons.map(({id}) => id)).size, lessons.length);
  for (const [i, {id, stops}] of lessons.entries()) {
    assert.equal(lessonFiles()[i].slice(3, -5), id);
    assert.ok(stops.length >= 4, id);
    assert.ok(stops.filter(({question}) => question).length >= 3, id);
  }
  const kinds = lessons.flatMap(({stops}) => stops.map(({question}) => question?.kind));
  for (const kind of ['choice', 'number', 'square']) assert.ok(kinds.includes(kind), kind);
});

test('every stop has notes for the teacher, and every lesson ends with a question', () => {
  for (const {id, stops} of readLessons()) {
    assert.deepEqual(
      stops.filter(({notes}) => !notes).map(({title}) => title),
      [],
      id,
    );
    assert.ok(stops.at(-1).question, id);
  }
});

test('the place of a choice does not give the answer away', () => {
  const choices = readLessons()
    .flatMap(({stops}) => stops.map(({question}) => question))
    .filter((question) => question?.kind === 'choice');
  const isEven = (what, all, isFirst) => {
    const share = all.filter(isFirst).length / all.length;
    assert.ok(all.length >= 8 && share >= 0.4 && share <= 0.6, `${what}: ${Math.round(share * 100)} % of ${all.length}`);
  };
  isEven(
    'the first of two is right',
    choices.filter((question) => question.choices.length === 2),
    ({answer}) => answer === 1,
  );
  const rightText = (question) => question.choices[question.answer - 1].text;
  isEven(
    'yes is right',
    choices.filter((question) => question.choices.some(({text}) => /^(Yes|No)\b/.test(text))),
    (question) => rightText(question).startsWith('Yes'),
  );
  const three = choices.filter((question) => question.choices.length === 3);
  for (const place of [1, 2, 3])
    assert.ok(three.filter(({answer}) => answer === place).length >= three.length / 5, `place ${place} of three`);
});

test('reports a false claim with its line', () => {
  const text = readFileSync(`${folder}03-dead-end.json`, 'utf8');
  const line = text.split('\n').findIndex((each) => each.includes('"measure": "step", "is": 14')) + 1;
  const {status, out} = run(written(text.replace('"measure": "step", "is": 14', '"measure": "step", "is": 15')));
  assert.equal(out, `invalid: line ${line}: 'step' is 14, not 15\n`);
  assert.equal(status, 1);
});

test('reports a wrong answer', () => {
  const text = readFileSync(`${folder}01-tour.json`, 'utf8');
  const {status, out} = run(written(text.replace('"answer": 8,', '"answer": 7,')));
  assert.match(out, /^invalid: line \d+: 'moves' of c3 is 8, not 7\n$/);
  assert.equal(status, 1);
});

test('--strict reports a number in the text without a claim', () => {
  const text = readFileSync(`${folder}03-dead-end.json`, 'utf8');
  const file = written(text.replace('The frame around b2 means: dead end.', 'The frame says: 77 dead ends.'));
  assert.equal(run(file).status, 0);
  const {status, out} = run(file, '--strict');
  assert.match(out, /the stop mentions 77, but has no claim for it\n$/);
  assert.equal(status, 1);
});

test('refuses a file that is not a lesson, with line and reason', () => {
  const file = written('{"id": "a",\n"title": "A"\n"minutes": 3}');
  assert.deepEqual(run(file), {
    status: 2,
    out: '',
    told: `kt: ${file}: line 3: a comma or a } is missing before '"minutes": 3}'\n`,
  });
  assert.equal(run(scratch).status, 2);
  assert.match(run().told, /^kt: FILE is missing/);
  assert.match(run('/nowhere.json').told, /cannot be read\n$/);
});

test('--print shows the stops and the answers of the search', () => {
  const {status, out} = run(`${folder}02-steps.json`, '--print');
  assert.equal(status, 0);
  assert.match(out, /\n1\. A very small board \(step 0\)\n/);
  assert.match(out, /\n {3}\? How many rings can the knight choose from\?\n {3}= 2: /);
});

test('schema.json is the output of kt lesson --schema', () => {
  assert.equal(readFileSync(`${folder}schema.json`, 'utf8'), run('--schema').out);
});

const isLesson = new Ajv({allowUnionTypes: true}).compile(schema);

test('the schema accepts all lessons and rejects what kt rejects', () => {
  for (const lesson of readLessons()) assert.ok(isLesson(lesson), JSON.stringify(isLesson.errors));
  const [lesson] = readLessons();
  const broken = [
    {...lesson, id: 'A b'},
    {...lesson, minutes: 0},
    {...lesson, stops: []},
    {...lesson, titel: 'x'},
    ...[
      {settings: {bord: '5x5'}},
      {run: {to: 1, until: 'tour'}},
      {look: [{}]},
      {look: [{panel: 'x'}]},
      {text: []},
      {claims: [{measure: 'x', is: 1}]},
      {question: {kind: 'riddle'}},
    ].map((change) => ({...lesson, stops: [{...lesson.stops[0], ...change}]})),
  ];
  for (const each of broken) {
    assert.ok(!isLesson(each), JSON.stringify(each).slice(0, 80));
    assert.equal(run(written(JSON.stringify(each))).status, 2);
  }
});
