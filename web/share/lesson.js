// Section of the dialog: a lesson of your own, made from the bookmarks. Each becomes a stop with a text, and perhaps a question that the
// search answers. The result is a link with the whole lesson, or a file, which can be opened here again.
//
// What is written here stays on the device, with the search that it belongs to, and so do the lessons. The code of lessons is a separate script
// (web/lessons/own.js, checker.js), loaded when it is needed.
import {lessonLimits} from '#tables';
import {loadPart} from '../element/files.js';
import {withCheck} from '../element/link.js';
import {id} from '../element/fill_in.js';
import {momentOf} from '../element/moment.js';
import {canKeep, keepNewest, kept, searchName} from '../element/storage.js';
import {button, choice, field, make, note, row, save, copyField} from './dom.js';
import {forgetLesson, storeLesson, storedLessons} from './own_lessons.js';
/** @import {Parts, Sentence} from '../board.d.ts' */
/** @import {Context} from './dialog.js' */
/** @import {Work} from './slices.js' */

const kDrafts = 'knights-tour/drafts'; // {search: {title, stops: {step: {title, text, question}}}}
const kMaxDrafts = 20;

// What can be asked at any step: the question; what a lesson has it measured by; and why the search's answer is right, a sentence as
// element/fill_in.js takes it. The report says where the search is: lessons/checker.js.
/** @type {Record<string, [string, (step: number) => object, (answer: string, report: {path: string[], candidates: number}) => Sentence]>} */
const kAsked = {
  next: [
    id('Where is the knight after the next step?'),
    (step) => ({kind: 'square', measure: 'knight', after: {to: step + 1}}),
    (answer, {path}) => [
      !path.includes(answer)
        ? id('The knight moved on to {0}.')
        : path.at(-1) === answer
          ? id('The knight stays on {0}.')
          : id('The knight went back to {0}.'),
      answer,
    ],
  ],
  back: [
    id('How many squares does the knight go back from here?'),
    () => ({kind: 'number', measure: 'goes-back'}),
    (answer, {candidates}) => [
      answer !== '0'
        ? id('The knight goes back until a square has a move left to try.')
        : candidates > 0
          ? id('The knight can move on, so it does not go back.')
          : id('The search is over.'),
    ],
  ],
  depth: [
    id('How many squares long is the path?'),
    () => ({kind: 'number', measure: 'depth'}),
    () => [id('The start counts, too.')],
  ],
};

// A part of a draft as it was stored, whatever was stored there.
/** @param {unknown} stored @param {string | number} name */
const partOf = (stored, name) => Object(Object(stored)[name]);
/** @param {Record<string, unknown>} stored @param {string} name @param {string} otherwise */
const textOf = (stored, name, otherwise) => (typeof stored[name] === 'string' ? stored[name] : otherwise);

// One moment in the form. `draft`: what was written there before.
/**
 * @param {number} step @param {number} i @param {Record<string, unknown>} draft @param {Context['tr']} tr
 * @param {Context['phrase']} phrase
 */
function stopFields(step, i, draft, tr, phrase) {
  const title = make('input', {
    type: 'text',
    maxLength: 80,
    value: textOf(draft, 'title', phrase('Step {0}', step)),
    'aria-label': phrase('Heading of stop {0}', i + 1),
  });
  const words = make('textarea', {
    rows: 2,
    maxLength: 600,
    value: textOf(draft, 'text', ''),
    placeholder: tr('Text for this stop'),
    'aria-label': phrase('Text of stop {0}', i + 1),
  });
  const question = choice(
    tr('Question'),
    [['', tr('none')], ...Object.entries(kAsked).map(([key, [ask]]) => [key, tr(ask)])],
    textOf(draft, 'question', ''),
  );
  return {
    step,
    title,
    words,
    question,
    all: make(
      'fieldset',
      {},
      make('legend', {}, phrase('Stop {0}: step {1}', i + 1, step)),
      row(field(tr('Heading'), title), question),
      field(tr('Text'), words),
    ),
  };
}

// Each question gets the answer of the search; one that the search cannot answer is left out. Throws the first fault of the lesson.
/**
 * @param {Context['element']} element @param {{title: string, stops: ReturnType<typeof stopFields>[]}} written
 * @param {NonNullable<Parts['lessons']>} tools @param {Pick<Context, 'language' | 'phrase'>} words @param {Work} options
 */
async function makeLesson(element, {title, stops}, {stopOf, lessonOf, checkLesson}, {language, phrase}, options) {
  const {tr, put} = language,
    {settings} = element.getState();
  const made = stops.map(({step, title: heading, words, question}, i) => {
    const [ask, measured] = kAsked[question.control.value] ?? [];
    const text = words.value.trim() || heading.value.trim() || tr('Look at the board.');
    return stopOf(
      {settings, step},
      {
        title: heading.value.trim() || phrase('Stop {0}', i + 1),
        text,
        question: /** @type {object | undefined} */ (ask && {ask: tr(ask), ...measured(step), answer: '?', why: '?'}),
      },
    );
  });
  const lesson = lessonOf({
    title,
    summary: phrase('{0, plural, one {# moment} other {# moments}} of a search.', made.length),
    minutes: Math.min(2 * made.length, 90),
    stops: made,
  });
  const check = (/** @type {number} */ half) =>
    checkLesson(JSON.stringify(lesson), {
      language,
      signal: options.signal,
      onProgress: (share) => options.onProgress?.((half + share) / 2),
    });
  const {faults, lesson: played} = await check(0); // placeholders for answers are faults, too
  if (!played) throw new Error(faults[0]);
  for (const [i, stop] of made.entries()) {
    const {question, sheet} = played.stops[i],
      answer = question?.measured;
    if (answer === undefined) delete stop.question;
    else
      Object.assign(/** @type {object} */ (stop.question), {
        answer,
        why: put(kAsked[stops[i].question.control.value][2](answer, sheet)),
      });
  }
  const [fault] = (await check(1)).faults;
  if (fault) throw new Error(fault);
  return lesson;
}

/** @param {Context} context */
export function lessonSection({element, say, busy, tr, phrase, language}) {
  const bookmarks = element.bookmarks();
  const steps = (bookmarks.length > 0 ? bookmarks : [momentOf(element.getState({path: false}))])
    .filter((step) => step <= lessonLimits.steps)
    .slice(0, lessonLimits.stops);
  const search = searchName(element.getState({path: false}).settings),
    draft = partOf(kept(kDrafts), search),
    before = partOf(draft, 'stops');
  const title = make('input', {type: 'text', maxLength: 80, value: textOf(draft, 'title', tr('My lesson'))});
  const stops = steps.map((step, i) => stopFields(step, i, partOf(before, step), tr, phrase));
  const form = make(
    'div',
    {
      className: 'form',
      oninput: () => {
        const written = stops.map(({step, title: heading, words, question}) => [
          step,
          {title: heading.value, text: words.value, question: question.control.value},
        ]);
        keepNewest(kDrafts, search, {title: title.value, stops: {...before, ...Object.fromEntries(written)}}, kMaxDrafts);
      },
    },
    field(tr('Title'), title),
    ...stops.map(({all}) => all),
  );
  const stored = choice(tr('Lessons on this device'), [], '');
  const shelf = row(
    stored,
    button(tr('Open'), () => openLesson(stored.control.value)),
    button(tr('Forget'), () => {
      forgetLesson(stored.control.value);
      showStored();
    }),
  );
  const showStored = () => {
    const all = storedLessons();
    shelf.hidden = all.length === 0;
    stored.control.replaceChildren(...all.map(({letters, title: name}) => make('option', {value: letters}, name)));
  };
  showStored();
  const openLesson = (/** @type {string} */ letters) => {
    element.setState({settings: {lesson: `.${letters}`}});
    /** @type {any} */ (element.shadowRoot.querySelector('[part=share]'))?.shadowRoot.querySelector('dialog').close();
  };
  const link = copyField({title: tr('Link to the lesson'), rows: 3, copies: tr('Copy link to the lesson'), say, tr});
  link.all.hidden = true;
  link.copy.hidden = true;
  const gather = () =>
    busy(async (options) => {
      const tools = await loadPart('lessons');
      const lesson = await makeLesson(
        element,
        {title: title.value.trim() || tr('My lesson'), stops},
        tools,
        {language, phrase},
        options,
      );
      return {lesson, tools};
    });
  const makeLink = async () => {
    const made = await gather();
    if (!made) return;
    const letters = await made.tools.packed(made.lesson);
    if (letters.length > lessonLimits.letters)
      return say(
        phrase(
          'The lesson needs {0} characters, but a link may have only {1}. Save the lesson as a file.',
          letters.length,
          lessonLimits.letters,
        ),
      );
    storeLesson(letters, made.lesson.title);
    showStored();
    link.area.value = `${element.permalink().split('#')[0]}#${withCheck(`lesson=.${letters}`)}`;
    link.all.hidden = link.copy.hidden = false;
    link.copy.scrollIntoView({block: 'nearest'});
    say(phrase('The link has {0} characters and contains the whole lesson.', link.area.value.length));
  };
  const saveFile = async () => {
    const made = await gather();
    if (!made) return;
    save(new Blob([`${JSON.stringify(made.lesson, null, 2)}\n`], {type: 'application/json'}), `${made.lesson.id}.json`, {
      say,
      tr,
      phrase,
    });
  };
  const chosen = make('input', {type: 'file', accept: '.json,application/json', hidden: true});
  const open = async () => {
    const [file] = /** @type {FileList} */ (chosen.files);
    chosen.value = '';
    if (!file) return;
    const text = await file.text();
    const answer = await busy(async (options) => {
      const tools = await loadPart('lessons');
      const {faults} = await tools.checkLesson(text, {language, ...options});
      return {faults, letters: faults.length > 0 ? '' : await tools.packed(JSON.parse(text))};
    });
    if (!answer) return;
    if (answer.faults.length > 0)
      return say(
        answer.faults.length > 1
          ? phrase('{0}: {1}; and {2} more', file.name, answer.faults[0], answer.faults.length - 1)
          : phrase('{0}: {1}', file.name, answer.faults[0]),
      );
    if (answer.letters.length > lessonLimits.letters)
      return say(
        phrase(
          '{0} is too long to open. Packed, it has {1} characters, but only {2} are allowed.',
          file.name,
          answer.letters.length,
          lessonLimits.letters,
        ),
      );
    openLesson(answer.letters);
  };
  chosen.addEventListener('change', open);
  return [
    note(
      bookmarks.length > 0
        ? tr('Each bookmark becomes a stop.')
        : tr('Press M to bookmark a step; each bookmark becomes a stop. Until then, this step is the only stop.'),
    ),
    form,
    row(
      button(tr('Create a link'), makeLink, true),
      button(tr('Save as a file'), saveFile),
      button(tr('Open a lesson file'), () => chosen.click()),
      chosen,
    ),
    link.all,
    row(link.copy),
    note(tr('You can edit the file in any text editor and open it here again.')),
    shelf,
    note(
      canKeep()
        ? tr('The text that you write here stays on this device, and so do your bookmarks and lessons.')
        : tr('This browser stores nothing for this page. Save the lesson as a file to keep it.'),
    ),
  ];
}
