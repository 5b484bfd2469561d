// Section of the dialog: a lesson of one's own, made of the bookmarks: each becomes a stop with some words, and perhaps a question that
// the search answers. As a link that carries all of it, or as a file; and a file is opened here again.
//
// What makes it is a script of its own (web/lessons/own.js, checker.js), brought when the section is opened.
import {bringPart} from '../element/files.js';
import {button, choice, field, make, note, row, save, takeAway} from './dom.js';
import {approach} from './range.js';
import {inSlices} from './slices.js';

const kMostStops = 40;
const kMostSteps = 100_000_000;  // as src/app/lessons/lesson.cpp has it

// What can be asked at any step; the answer is found there: {answer, measure, why} of a film at that step, or null.
const kAsked = {
  next: ['Where is the knight after the next step?', (film, {name}) => {
    if (film.step(1) === 0) return null;
    const {path, event} = film.state();
    if (path.length === 0) return null;
    const answer = name(path.at(-1));
    return {kind: 'square', answer, measure: 'knight', after: {to: film.state().step}, why: event.type === 'backtrack' ? `It went back to ${answer}.` : `It went on to ${answer}.`};
  }],
  back: ['How many squares does it go back from here?', (film) => {
    let answer = 0;
    while (film.step(1) === 1 && ['backtrack', 'exhausted'].includes(film.state().event.type)) ++answer;
    return {kind: 'number', answer, measure: 'goes-back', why: answer === 0 ? 'None: it can go on.' : 'Only then is there a move that it has not tried.'};
  }],
  depth: ['How many squares has the path?', (film) => {
    const answer = film.state().depth;
    return {kind: 'number', answer, measure: 'depth', why: 'The start is one of them.'};
  }],
};

// One moment in the form.
function stopFields(step, i) {
  const title = make('input', {type: 'text', maxLength: 80, value: `Step ${step.toLocaleString('en')}`, 'aria-label': `Heading of stop ${i + 1}`});
  const words = make('textarea', {rows: 2, maxLength: 500, placeholder: 'What is to be said here', 'aria-label': `Words of stop ${i + 1}`});
  const question = choice('Question', [['', 'none'], ...Object.entries(kAsked).map(([id, [ask]]) => [id, ask])], '');
  return {step, title, words, question, all: make('fieldset', {}, make('legend', {}, `Stop ${i + 1}: step ${step.toLocaleString('en')}`), row(field('Heading', title), question), field('Words', words))};
}

// The answer as the search itself has it.
async function answerOf(element, step, find, tools, options) {
  const film = await element.film(step);
  try {
    await inSlices(approach(film), options);
    return film.state().step === step ? find(film, tools) : null;
  } finally {
    film.close();
  }
}

async function makeLesson(element, {title, stops}, {stopOf, nameOf, lessonOf}, options) {
  const state = element.getState();
  const rows = Number(state.settings.board.split('x')[0]);
  const vertices = state.settings.graph === 'none' ? null : [...new Set(state.settings.graph.split(/[-;>]/))].sort();
  const name = ([row, col]) => (vertices ? vertices[col] : /^[a-z]/.test(state.settings.start) ? nameOf(row, col, rows) : `${row},${col}`);
  const made = [];
  for (const {step, title: heading, words, question} of stops) {
    const [ask, find] = kAsked[question.control.value] ?? [];
    const found = ask ? await answerOf(element, step, find, {name}, options) : null;
    const text = words.value.trim() || heading.value.trim() || 'Look at the board.';
    made.push(stopOf({settings: state.settings, step}, {title: heading.value.trim() || `Stop ${made.length + 1}`, text, question: found && {ask, ...found}}));
  }
  return lessonOf({title, summary: `${made.length} moments of a search.`, minutes: Math.min(2 * made.length, 90), stops: made});
}

export function lessonSection({element, say, signal, busy}) {
  const bookmarks = element.bookmarks();
  const steps = (bookmarks.length > 0 ? bookmarks : [element.getState({path: false}).step]).filter((step) => step <= kMostSteps).slice(0, kMostStops);
  const title = make('input', {type: 'text', maxLength: 80, value: 'My lesson'});
  const stops = steps.map(stopFields);
  const link = takeAway({title: 'Opens with the lesson', rows: 3, copies: 'Copy as lesson', say});
  link.all.hidden = true;
  link.copy.hidden = true;
  const gather = () => busy(async (options) => {
    const tools = await bringPart('lessons');
    const lesson = await makeLesson(element, {title: title.value.trim() || 'My lesson', stops}, tools, options);
    return {lesson, tools};
  });
  const makeLink = async () => {
    const made = await gather();
    if (!made) return;
    const letters = await made.tools.packed(made.lesson);
    if (letters.length > made.tools.longest) return say(`It is too long for a link: ${letters.length.toLocaleString('en')} letters, and ${made.tools.longest.toLocaleString('en')} are allowed. Save it as a file.`);
    link.area.value = `${element.permalink().split('#')[0]}#lesson=.${letters}`;
    link.all.hidden = link.copy.hidden = false;
    link.copy.scrollIntoView({block: 'nearest'});
    say(`A link of ${link.area.value.length.toLocaleString('en')} letters: all of the lesson is in it.`);
  };
  const saveFile = async () => {
    const made = await gather();
    if (!made) return;
    save(new Blob([`${JSON.stringify(made.lesson, null, 2)}\n`], {type: 'application/json'}), `${made.lesson.id}.json`);
    say('Saved. It can be edited with any editor, and opened here.');
  };
  const chosen = make('input', {type: 'file', accept: '.json,application/json', hidden: true});
  const open = async () => {
    const [file] = chosen.files;
    chosen.value = '';
    if (!file) return;
    const text = await file.text();
    const answer = await busy(async ({onProgress}) => {
      const tools = await bringPart('lessons');
      const faults = await tools.checkLesson(text, {onProgress, signal});
      return {tools, faults, letters: faults.length > 0 ? '' : await tools.packed(JSON.parse(text))};
    });
    if (!answer) return;
    if (answer.faults.length > 0) return say(`${file.name}: ${answer.faults[0]}${answer.faults.length > 1 ? `; and ${answer.faults.length - 1} more` : ''}`);
    if (answer.letters.length > answer.tools.longest) return say(`${file.name} is too long to be opened: ${answer.letters.length.toLocaleString('en')} letters when it is packed, and ${answer.tools.longest.toLocaleString('en')} are allowed.`);
    element.setState({settings: {lesson: `.${answer.letters}`}});
    element.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('dialog').close();
  };
  chosen.addEventListener('change', open);
  return [
    note(bookmarks.length > 0 ? 'Each bookmark becomes a stop.' : 'Mark moments with M, and each becomes a stop. Until then there is this one.'),
    field('Title', title), ...stops.map(({all}) => all),
    row(button('Make a link', makeLink, true), button('Save as a file', saveFile), button('Open a lesson file', () => chosen.click()), chosen),
    link.all, row(link.copy),
  ];
}
