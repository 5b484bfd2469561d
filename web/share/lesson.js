// Section of the dialog: a lesson of one's own, made of the bookmarks: each becomes a stop with some words, and perhaps a question that
// the search answers. As a link that carries all of it, or as a file; and a file is opened here again.
//
// What makes it is a script of its own (web/lessons/own.js, checker.js), brought when the section is opened.
import {bringPart} from '../element/files.js';
import {withCheck} from '../element/link.js';
import {id} from '../element/put.js';
import {button, choice, field, make, note, row, save, takeAway} from './dom.js';
import {approach, openFilm} from './range.js';
import {inSlices} from './slices.js';

const kMaxStops = 40;
const kMaxSteps = 100_000_000;  // as src/app/lessons/lesson.cpp has it

// What can be asked at any step; the answer is found there: {answer, measure, why} of a film at that step, or null. `why` is a sentence,
// as element/put.js takes it.
const kAsked = {
  next: [id('Where is the knight after the next step?'), (film, {name}) => {
    if (film.step(1) === 0) return null;
    const {path, event} = film.state();
    if (path.length === 0) return null;
    const answer = name(path.at(-1));
    return {kind: 'square', answer, measure: 'knight', after: {to: film.state().step}, why: event.type === 'backtrack' ? [id('The knight went back to {0}.'), answer] : [id('The knight moved on to {0}.'), answer]};
  }],
  back: [id('How many squares does the knight go back from here?'), (film) => {
    let answer = 0;
    while (film.step(1) === 1 && ['backtrack', 'exhausted'].includes(film.state().event.type)) ++answer;
    return {kind: 'number', answer, measure: 'goes-back', why: answer === 0 ? [id('None, because it can move on.')] : [id('Only there does it have a move left to try.')]};
  }],
  depth: [id('How many squares long is the path?'), (film) => {
    const answer = film.state().depth;
    return {kind: 'number', answer, measure: 'depth', why: [id('The start counts, too.')]};
  }],
};

// One moment in the form.
function stopFields(step, i, tr, phrase) {
  const title = make('input', {type: 'text', maxLength: 80, value: phrase('Step {0}', step), 'aria-label': phrase('Heading of stop {0}', i + 1)});
  const words = make('textarea', {rows: 2, maxLength: 500, placeholder: tr('Text for this stop'), 'aria-label': phrase('Text of stop {0}', i + 1)});
  const question = choice(tr('Question'), [['', tr('none')], ...Object.entries(kAsked).map(([key, [ask]]) => [key, tr(ask)])], '');
  return {step, title, words, question, all: make('fieldset', {}, make('legend', {}, phrase('Stop {0}: step {1}', i + 1, step)), row(field(tr('Heading'), title), question), field(tr('Text'), words))};
}

// The answer as the search itself has it.
async function answerOf(element, step, find, tools, options) {
  const film = await openFilm(element, step);
  try {
    await inSlices(approach(film), options);
    return film.state().step === step ? find(film, tools) : null;
  } finally {
    film.close();
  }
}

async function makeLesson(element, {title, stops}, {stopOf, nameOf, lessonOf}, {language: {tr, put}, phrase}, options) {
  const state = element.getState();
  const rows = Number(state.settings.board.split('x')[0]);
  const vertices = state.settings.graph === 'none' ? null : [...new Set(state.settings.graph.split(/[-;>]/))].sort();
  const name = ([row, col]) => (vertices ? vertices[col] : /^[a-z]/.test(state.settings.start) ? nameOf(row, col, rows) : `${row},${col}`);
  const made = [];
  for (const {step, title: heading, words, question} of stops) {
    const [ask, find] = kAsked[question.control.value] ?? [];
    const found = ask ? await answerOf(element, step, find, {name}, options) : null;
    const text = words.value.trim() || heading.value.trim() || tr('Look at the board.');
    made.push(stopOf({settings: state.settings, step}, {title: heading.value.trim() || phrase('Stop {0}', made.length + 1), text, question: found && {ask: tr(ask), ...found, why: put(found.why)}}));
  }
  return lessonOf({title, summary: phrase('{0, plural, one {# moment} other {# moments}} of a search.', made.length), minutes: Math.min(2 * made.length, 90), stops: made});
}

export function lessonSection({element, say, signal, busy, tr, phrase, language}) {
  const bookmarks = element.bookmarks();
  const steps = (bookmarks.length > 0 ? bookmarks : [element.getState({path: false}).step]).filter((step) => step <= kMaxSteps).slice(0, kMaxStops);
  const title = make('input', {type: 'text', maxLength: 80, value: tr('My lesson')});
  const stops = steps.map((step, i) => stopFields(step, i, tr, phrase));
  const link = takeAway({title: tr('Link to the lesson'), rows: 3, copies: tr('Copy link to the lesson'), say, tr});
  link.all.hidden = true;
  link.copy.hidden = true;
  const gather = () => busy(async (options) => {
    const tools = await bringPart('lessons');
    const lesson = await makeLesson(element, {title: title.value.trim() || tr('My lesson'), stops}, tools, {language, phrase}, options);
    return {lesson, tools};
  });
  const makeLink = async () => {
    const made = await gather();
    if (!made) return;
    const letters = await made.tools.packed(made.lesson);
    if (letters.length > made.tools.longest) return say(phrase('The lesson needs {0} characters, but a link may have only {1}. Save it as a file.', letters.length, made.tools.longest));
    link.area.value = `${element.permalink().split('#')[0]}#${withCheck(`lesson=.${letters}`)}`;
    link.all.hidden = link.copy.hidden = false;
    link.copy.scrollIntoView({block: 'nearest'});
    say(phrase('The link has {0} characters and contains the whole lesson.', link.area.value.length));
  };
  const saveFile = async () => {
    const made = await gather();
    if (!made) return;
    save(new Blob([`${JSON.stringify(made.lesson, null, 2)}\n`], {type: 'application/json'}), `${made.lesson.id}.json`, {say, tr, phrase});
  };
  const chosen = make('input', {type: 'file', accept: '.json,application/json', hidden: true});
  const open = async () => {
    const [file] = chosen.files;
    chosen.value = '';
    if (!file) return;
    const text = await file.text();
    const answer = await busy(async ({onProgress}) => {
      const tools = await bringPart('lessons');
      const faults = await tools.checkLesson(text, {language, onProgress, signal});
      return {tools, faults, letters: faults.length > 0 ? '' : await tools.packed(JSON.parse(text))};
    });
    if (!answer) return;
    if (answer.faults.length > 0) return say(answer.faults.length > 1 ? phrase('{0}: {1}; and {2} more', file.name, answer.faults[0], answer.faults.length - 1) : phrase('{0}: {1}', file.name, answer.faults[0]));
    if (answer.letters.length > answer.tools.longest) return say(phrase('{0} is too long to open. Packed, it has {1} characters, but only {2} are allowed.', file.name, answer.letters.length, answer.tools.longest));
    element.setState({settings: {lesson: `.${answer.letters}`}});
    element.shadowRoot.querySelector('[part=share]')?.shadowRoot.querySelector('dialog').close();
  };
  chosen.addEventListener('change', open);
  return [
    note(bookmarks.length > 0 ? tr('Each bookmark becomes a stop.') : tr('Press M to bookmark a step; each bookmark becomes a stop. Until then, this step is the only stop.')),
    field(tr('Title'), title), ...stops.map(({all}) => all),
    row(button(tr('Create a link'), makeLink, true), button(tr('Save as a file'), saveFile), button(tr('Open a lesson file'), () => chosen.click()), chosen),
    link.all, row(link.copy),
    note(tr('You can edit the file in any text editor and open it here again.')),
  ];
}
