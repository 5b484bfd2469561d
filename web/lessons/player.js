// A lesson beside the board: its sentences, its questions, and the way from stop to stop. It stands in the element's shadow root,
// within the frame, so that it is there where the board has all of the screen.
//
//   const player = openPlayer(element, inside, board, language);   // a LessonBoard or a StillBoard
//   player.show({id: 'dead-end', stop: 3});    // what the setting `lesson` says; null: none
//   player.close();               // and nothing of it is left
//
// It speaks the language that is in force while it is open: see element/language.js.
import {sentenceOf} from '../element/failure.js';
import {sayIn} from '../element/say.js';
import {sheetOf} from '../element/sheet.js';
import {keep as store, kept} from '../element/storage.js';
import {button, make} from '../share/dom.js';
import {Speaker, pageOf, siteOf} from './classroom/speaker.js';
import {makeEnd, resultOf} from './end.js';
import {describeRefusal, findLesson} from './find.js';
import {movedFrom} from './moved.js';
import {keep, progressOf} from './progress.js';
import {answeredQuestion, makeQuestion} from './question.js';
import {loadLessonWords} from './words.js';
import style from './style.css';
/** @import {BoardElement, ErrorKind, Inside, LessonAddress, Sentence} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {LessonBoard} from './board.js' */
/** @import {AskingStop, Lesson, Show, Stop} from './checker.js' */
/** @import {Progress} from './progress.js' */
/** @import {StillBoard} from './still.js' */
/** @typedef {(LessonBoard & {isStill?: undefined}) | StillBoard} StopBoard */

const kNarrow = 620; // CSS pixels: below it the lesson is above the controls of the board
const kMaxFit = 1.25,
  kMinFit = 0.7; // of the type in a presentation
const kClass = 'knights-tour/class'; // {on: true}: questions count the hands of a class

const sheet = sheetOf(style);

// {key, hands} of a lesson that a class takes, by element: the votes outlive the player, which another language or a lost context replaces.
const taught = new WeakMap();

class Player {
  #element;
  #inside;
  #board;
  #language;
  #phrase;
  /** @type {Sentence | null} */
  #unsaid = null; // a sentence: why it is in English
  #end = new AbortController();
  #parts;
  /** @type {string | null} */
  #key = null; // of the shown lesson, as in the setting
  /** @type {Lesson | null} */
  #lesson = null; // as src/app/lessons/played_lesson.h has it; somebody's own has its `source`, too
  #id = ''; // under which its progress is stored
  #at = 0;
  /** @type {ReturnType<typeof makeQuestion> | null} */
  #question = null;
  /** @type {number | null} */
  #asked = null; // the stop requested last; null: where the reader was
  #turn = 0; // counts, so that an outdated lesson can be recognized
  #brings = 0; // the same for the way to a stop or an answer
  #checking = new AbortController(); // of a user's lesson
  #isClass = kept(kClass).on === true;
  /** @type {Map<number, number[]>} */
  #hands = new Map(); // of a class, for each stop: how many for each choice
  #speaker;

  /** @param {BoardElement} element @param {Inside} inside @param {StopBoard} board @param {Language} language */
  constructor(element, inside, board, language) {
    this.#element = element;
    this.#inside = inside;
    this.#board = board;
    this.#language = language;
    this.#phrase = sayIn(language);
    sheet.adopt(/** @type {ShadowRoot} */ (inside.frame.getRootNode()));
    this.#parts = this.#make();
    this.#speaker = new Speaker(element, language, {
      calls: {
        next: () => this.#forward(),
        back: () => this.#go(this.#at - 1),
        again: () => this.#go(this.#at),
        undo: () => this.#element.step(-1),
      },
      told: () => this.#told(),
      changed: () => this.#label(),
    });
  }

  #make() {
    const {frame} = this.#inside;
    const {signal} = this.#end,
      {tr} = this.#language;
    const name = make('p', {id: 'lesson-name'});
    const progress = make('progress', {'aria-label': tr('Lesson progress')});
    const body = make('div', {className: 'body', tabIndex: -1, 'aria-live': 'polite'});
    const back = button(tr('Back'), () => this.#go(this.#at - 1));
    const again = button('↺', () => this.#go(this.#at));
    again.setAttribute('aria-label', tr('Show this stop again'));
    again.title = tr('Show this stop again');
    const undo = button(tr('Undo'), () => this.#element.step(-1));
    const next = button(tr('Next'), () => this.#forward(), true);
    next.classList.add('next');
    const group = button(tr('Class'), () => this.#teach(!this.#isClass));
    group.classList.add('class');
    group.title = tr('Count raised hands for the answers A, B, C');
    const close = button('×', () => this.#leave());
    close.classList.add('close');
    close.setAttribute('aria-label', tr('Close the lesson'));
    const footer = make('footer', {}, back, again, undo, next);
    const all = make(
      'section',
      {className: 'lesson', 'aria-labelledby': 'lesson-name'},
      make('div', {className: 'sheet'}, make('header', {}, name, group, close), progress, body, footer),
    );
    all.setAttribute('part', 'lesson');
    all.dir = 'ltr';
    frame.addEventListener('keydown', (event) => this.#press(event), {capture: true, signal});
    frame.addEventListener('presenting', () => this.#label(), {signal});
    // A click on plain text leaves the focus to the page, and a remote control must work there, too.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.target === document.body && this.#isPresenting) this.#press(event);
      },
      {signal},
    );
    const observer = new ResizeObserver(() => {
      frame.classList.toggle('narrow', this.#key !== null && frame.clientWidth < kNarrow);
      this.#fit();
    });
    observer.observe(frame);
    observer.observe(all);
    signal.addEventListener('abort', () => observer.disconnect());
    return {all, name, progress, body, back, again, undo, next, group, footer};
  }

  get #isPresenting() {
    return this.#inside.frame.classList.contains('presenting');
  }

  // In a presentation the keys of a remote control change the stop wherever the focus is, otherwise only with the focus in the lesson. The
  // letters of a class count hands there, too, but only while a question is open: otherwise some of them are keys of the board.
  #press(/** @type {KeyboardEvent} */ event) {
    const {key, target, ctrlKey, altKey, metaKey, shiftKey, repeat} = /** @type {KeyboardEvent & {target: HTMLElement}} */ (
      event
    );
    const isPaging = key === 'PageDown' || key === 'PageUp';
    if (ctrlKey || altKey || metaKey || !this.#lesson || (target.localName === 'input' && !isPaging)) return;
    const isInside = this.#parts.all.contains(target);
    const isCode = key.toLowerCase() === 'q' && !shiftKey; // with Caps Lock, too
    const by = {PageDown: 1, PageUp: -1, ...(isInside ? {ArrowRight: 1, ArrowLeft: -1} : {})}[key];
    const hands = repeat ? 0 : shiftKey ? -1 : 1;
    const isHere = isInside || (this.#isPresenting && (by || this.#isAsking));
    const isTaken = isHere && (by || this.#question?.count(key.toUpperCase(), hands));
    if (!isCode && !isTaken) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // the board, too, would open the code
    if (repeat) return;
    if (isCode) this.#element.share(true);
    else if (/** @type {number} */ (by) > 0) this.#forward(isPaging);
    else if (by) this.#go(this.#at - 1);
  }

  get #hint() {
    return this.#language.tr('Press Page Down again to go on.');
  }

  get #isAsking() {
    return Boolean(this.#question && !this.#question.isOver());
  }

  // In a presentation or with a class, Next skips no question.
  get #answersFirst() {
    return this.#isAsking && (this.#isClass || this.#isPresenting || this.#speaker.isOpen);
  }

  // To the answer of an open question, or to the next stop. Page Down never skips a question.
  #forward(isPaging = false) {
    if (isPaging ? this.#isAsking : this.#answersFirst) this.#question?.reveal(isPaging ? this.#hint : '');
    else this.#go(this.#at + 1);
  }

  // With a class, or without.
  #teach(/** @type {boolean} */ isClass) {
    this.#isClass = isClass;
    store(kClass, {on: isClass});
    if (this.#lesson) this.#go(this.#at);
  }

  // What Next says, and the speaker's window, after anything that they depend on.
  #label() {
    if (!this.#lesson) return;
    const {all, group, next} = this.#parts,
      {tr} = this.#language,
      count = this.#lesson.stops.length;
    next.textContent = this.#answersFirst ? tr('Show the answer') : this.#at + 1 < count ? tr('Next') : tr('Finish');
    group.setAttribute('aria-pressed', this.#isClass);
    all.classList.toggle('asking', this.#answersFirst);
    this.#holdFocus(() => all.classList.toggle('spoken', this.#speaker.isOpen));
    // For the dialog with QR codes (share/code_dialog.js).
    all.dataset.stop = `${this.#key}.${Math.min(this.#at + 1, count)}`;
    if (this.#isClass && siteOf()) all.dataset.cards = pageOf('card', this.#language);
    else delete all.dataset.cards;
    this.#speaker.tell();
  }

  // As classroom/channel.js has it.
  #told() {
    if (!this.#lesson) return null;
    const {name, back, undo, next} = this.#parts,
      {tr} = this.#language,
      {stops} = this.#lesson;
    const {title = '', notes = ''} = stops[this.#at] ?? {},
      isOver = this.#at === stops.length;
    return {
      name: name.textContent,
      title: isOver ? tr('Lesson complete') : tr(title),
      notes: notes && tr(notes),
      following: tr(stops[this.#at + 1]?.title ?? ''),
      label: next.textContent,
      isFirst: back.disabled,
      isOver,
      canUndo: !undo.hidden,
    };
  }

  // `anew`: also goes to the current stop again.
  /** @param {LessonAddress | null} lesson */
  async show(lesson, anew = false) {
    if (!lesson) return this.#hide();
    const {id: key, stop} = movedFrom(lesson),
      at = stop === null ? null : stop - 1;
    this.#asked = at;
    if (key === this.#key) {
      if (this.#lesson && (anew || (at !== null && at !== this.#at))) this.#go(at ?? this.#at);
      if (this.#lesson || !anew) return;
    }
    this.#hide();
    if (taught.get(this.#element)?.key !== key) taught.set(this.#element, {key, hands: new Map()});
    this.#hands = taught.get(this.#element).hands;
    this.#key = key;
    const turn = ++this.#turn;
    this.#inside.frame.classList.add('taught');
    this.#inside.frame.classList.toggle('narrow', this.#inside.frame.clientWidth < kNarrow);
    const progress = make('p', {role: 'status'});
    this.#fill(this.#language.tr('Lesson'), [progress], {}); // removes everything of another lesson, including buttons
    this.#inside.frame.append(this.#parts.all);
    const {signal} = (this.#checking = new AbortController());
    try {
      await this.#loadWords();
      if (turn !== this.#turn) return;
      const found = await findLesson(key, {
        language: this.#language,
        signal,
        tell: (text) => {
          progress.textContent = text;
        },
      });
      if (turn !== this.#turn) return;
      this.#lesson = found;
    } catch (/** @type {any} */ error) {
      if (turn !== this.#turn) return;
      const {nodes, sentence} = describeRefusal(error, this.#language);
      const again = button(this.#language.tr('Try again'), () => this.show(lesson, true));
      this.#fill(this.#language.tr('Lesson'), error.cause ? [...nodes, again] : nodes, {});
      return this.#tellError(error.kind ?? 'setting', sentence);
    }
    this.#id = key.startsWith('.') ? `${this.#lesson.id}~${key.slice(1, 17)}` : key;
    const {stops} = this.#lesson,
      {stop: left} = progressOf(this.#id);
    this.#go(Math.min(this.#asked ?? (left < stops.length ? left : 0), stops.length - 1));
  }

  // If they fail to load, it is in English.
  async #loadWords() {
    try {
      await loadLessonWords(this.#language);
    } catch (/** @type {any} */ error) {
      this.#unsaid = sentenceOf(error);
      this.#tellError(error.kind, this.#language.put(this.#unsaid));
    }
  }

  /** @param {ErrorKind} kind @param {string} message */
  #tellError(kind, message) {
    this.#element.dispatchEvent(new CustomEvent('error', {detail: {kind, message}}));
  }

  // If what has the focus in the lesson goes, the text gets it, so that the keys of the lesson still work.
  /** @param {() => void} change */
  #holdFocus(change) {
    const {all, body} = this.#parts,
      root = /** @type {ShadowRoot} */ (this.#inside.frame.getRootNode()),
      had = all.contains(root.activeElement);
    change();
    const now = /** @type {HTMLButtonElement | null} */ (root.activeElement);
    if (had && (!all.contains(now) || !now?.checkVisibility() || now.disabled)) body.focus({preventScroll: true});
  }

  /** @param {string} name @param {Node[]} content @param {{at?: number | null, of?: number, isStop?: boolean}} place */
  #fill(name, content, place) {
    this.#holdFocus(() => this.#put(name, content, place));
    this.#fit();
  }

  /** @param {string} name @param {Node[]} content @param {{at?: number | null, of?: number, isStop?: boolean}} place */
  #put(name, content, {at = null, of = 0, isStop = false}) {
    const {name: heading, progress, body, back, again, undo, next, footer} = this.#parts;
    this.#inside.frame.classList.remove('compared', 'paneled');
    undo.hidden = true;
    heading.textContent = at === null ? name : this.#phrase('{0} · {1} of {2}', name, Math.min(at + 1, of), of);
    Object.assign(progress, {max: Math.max(of, 1), value: at === null ? 0 : at + 1, hidden: at === null});
    footer.hidden = at === null;
    footer.style.display = at === null ? 'none' : '';
    back.disabled = at === 0;
    again.hidden = next.hidden = !isStop;
    body.replaceChildren(...content);
    // A user's own lesson may be in any script.
    for (const text of /** @type {HTMLElement[]} */ ([heading, ...body.querySelectorAll('h2, p, li, button, summary')]))
      text.dir = 'auto';
    body.scrollTop = 0;
  }

  // In a presentation the texts of all stops have one size, so large that each stop, with its answer, fits. A speaker with a remote control
  // does not scroll.
  #fit() {
    const {all, body} = this.#parts;
    if (!this.#lesson || !this.#isPresenting) return;
    const tried = this.#lesson.stops.map((stop) =>
      make(
        'div',
        {className: 'body tried'},
        ...this.#words(stop),
        ...(stop.question
          ? [answeredQuestion(stop.question, this.#language, {counts: this.#countsFor(stop), hint: this.#hint})]
          : []),
        ...this.#notes(stop),
      ),
    );
    body.after(...tried);
    for (let fit = kMaxFit; fit >= kMinFit; fit -= 0.02) {
      all.style.setProperty('--fit', fit);
      if (tried.every((each) => each.offsetHeight <= body.clientHeight)) break;
    }
    for (const each of tried) each.remove();
  }

  #words(/** @type {Stop} */ {title, text}) {
    const {tr} = this.#language;
    return [make('h2', {tabIndex: -1}, tr(title)), ...text.map((each) => make('p', {}, tr(each)))];
  }

  // A class sees this screen, so its notes are in the speaker's window only.
  #notes(/** @type {Stop} */ {notes}) {
    const {tr} = this.#language;
    return [
      ...(notes && !this.#isClass
        ? [make('details', {className: 'notes'}, make('summary', {}, tr("Teacher's notes")), make('p', {}, tr(notes)))]
        : []),
      this.#speaker.offer(),
    ];
  }

  // Zeros, for a class that is asked to choose.
  #countsFor(/** @type {AskingStop} */ {question: {kind, choices}}) {
    return this.#isClass && kind === 'choice' ? choices.map(() => 0) : null;
  }

  // Goes to a stop; the end comes after the last one.
  async #go(/** @type {number} */ at) {
    const {stops, title} = /** @type {Lesson} */ (this.#lesson),
      {tr} = this.#language;
    if (at < 0 || at > stops.length) return;
    this.#question?.close();
    this.#question = null;
    this.#at = at;
    const had = progressOf(this.#id);
    keep(this.#id, {...had, stop: at < stops.length ? at : 0});
    if (at === stops.length) {
      this.#board.leave();
      this.#parts.all.removeAttribute('aria-busy');
      return this.#finish(had);
    }
    const stop = stops[at];
    /** @type {HTMLElement[]} */
    const content = this.#words(stop);
    if (stop.question) {
      const counts = this.#countsFor(stop);
      if (counts && !this.#hands.has(at)) this.#hands.set(at, counts);
      this.#question = makeQuestion(stop.question, {
        board: this.#board,
        space: this.#inside.space,
        hands: counts && /** @type {number[]} */ (this.#hands.get(at)),
        answered: this.#isClass ? undefined : had.answers[at],
        done: (right) => {
          if (this.#isClass) return; // it has no answers of its own
          const {answers} = progressOf(this.#id);
          keep(this.#id, {stop: at, answers: {...answers, [at]: {right}}});
        },
        shown: () => {
          this.#label();
          this.#showAnswer(stop);
        },
        language: this.#language,
      });
      content.push(this.#question.element);
    }
    content.push(...this.#notes(stop));
    if (this.#unsaid) content.push(make('p', {role: 'alert'}, this.#language.put(this.#unsaid)));
    this.#unsaid = null;
    this.#fill(tr(title), content, {at, of: stops.length, isStop: true});
    if (await this.#bring(stop, stop.show)) this.#board.mark(stop.marks, stop.asks && !this.#question?.isOver());
  }

  // To the stop or its answer. While the board is on its way, the lesson is busy.
  /** @param {Stop} stop @param {Show} show */
  async #bring(stop, show) {
    this.#parts.all.setAttribute('aria-busy', 'true');
    // On a phone all compared boards must be visible above the lesson.
    this.#inside.frame.classList.toggle('compared', show.compares);
    // So must the panels that it refers to; but a player needs squares of a finger's size.
    this.#inside.frame.classList.toggle('paneled', show.panels);
    this.#parts.undo.hidden = !show.undo || /** @type {boolean} */ (this.#board.isStill);
    this.#label();
    const turn = ++this.#brings;
    try {
      return await this.#board.show(stop, show, /** @type {Lesson} */ (this.#lesson), `${this.#key}.${this.#at + 1}`);
    } finally {
      if (turn === this.#brings) this.#parts.all.removeAttribute('aria-busy');
    }
  }

  async #showAnswer(/** @type {AskingStop} */ stop) {
    const {show, marks} = stop.question;
    if (!show || (await this.#bring(stop, show))) this.#board.mark(marks, false);
  }

  #finish(/** @type {Progress} */ {answers}) {
    const {stops, title} = /** @type {Lesson} */ (this.#lesson),
      language = this.#language;
    this.#fill(
      language.tr(title),
      makeEnd(/** @type {Lesson} */ (this.#lesson), {
        result: resultOf(/** @type {Lesson} */ (this.#lesson), answers, this.#isClass ? this.#hands : null, language),
        language,
        open: (id) => this.#change(id),
        restart: () => {
          keep(this.#id, {stop: 0, answers: {}});
          this.#hands.clear();
          this.#go(0);
        },
        root: this.#inside.frame,
        signal: this.#end.signal,
      }),
      {at: stops.length, of: stops.length},
    );
    this.#label();
  }

  #change(/** @type {string} */ lesson) {
    if (this.#board.isStill) this.#board.open(lesson === 'none' ? null : {id: lesson, stop: null});
    else this.#element.setState({settings: {lesson}});
  }

  #leave() {
    // A check under way ends now. A board that is starting takes the change later.
    ++this.#turn;
    this.#checking.abort();
    taught.delete(this.#element);
    this.#change('none');
    this.#element.focus({preventScroll: true});
  }

  #hide() {
    ++this.#turn;
    this.#checking.abort();
    this.#board.leave();
    this.#question?.close();
    this.#question = null;
    if (this.#key === null) return;
    this.#key = this.#lesson = null;
    this.#speaker.tell();
    this.#board.mark([], false);
    this.#parts.all.remove();
    this.#inside.frame.classList.remove('taught', 'narrow', 'compared', 'paneled');
  }

  close() {
    this.#hide();
    this.#speaker.close();
    this.#end.abort();
    const root = /** @type {ShadowRoot} */ (this.#inside.frame.getRootNode());
    sheet.leave(root);
  }
}

// `element`: a <knights-tour>; `inside`: its parts; `board`: shows the stops.
/** @type {(...all: ConstructorParameters<typeof Player>) => Player} */
export const openPlayer = (...all) => new Player(...all);
