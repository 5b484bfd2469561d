// A lesson beside the board: its sentences, its questions, and the way from stop to stop. It stands in the element's shadow root,
// within the frame, so that it is there where the board has all of the screen.
//
//   const player = openPlayer(element, inside, board, language);   // a LessonBoard or a StillBoard
//   player.show({id: 'dead-end', stop: 3});    // what the setting `lesson` says; null: none
//   player.close();               // and nothing of it is left
//
// It speaks the language that is in force while it is open: see element/language.js.
import {lessons} from '../../build/lessons.js';
import {VisualizerError, sentenceOf} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {sayIn} from '../element/say.js';
import {sheetOf} from '../element/sheet.js';
import {button, make} from '../share/dom.js';
import {storeLesson} from '../share/own_lessons.js';
import {checkLesson} from './checker.js';
import {movedFrom} from './moved.js';
import {unpacked} from './own.js';
import {printSheet} from './paper.js';
import {keep, progressOf} from './progress.js';
import {answeredQuestion, makeQuestion} from './question.js';
import {loadLessonWords} from './words.js';
import {parts} from '../parts.js';
import style from './style.css';
/** @import {Sentence} from '../board.d.ts' */

const kNarrow = 620;  // CSS pixels: below it the lesson is above the controls of the board
const kMaxFit = 1.25, kMinFit = 0.7;  // of the type in a presentation
const kFaults = 5;    // shown for a refused lesson

const sheet = sheetOf(style);

class Player {
  #element;
  #inside;
  #board;
  #language;
  #phrase;
  /** @type {Sentence | null} */
  #unsaid = null;    // a sentence: why it is in English
  #end = new AbortController();
  #parts;
  /** @type {string | null} */
  #key = null;       // of the shown lesson, as in the setting
  /** @type {any} */
  #lesson = null;    // as src/app/lessons/played_lesson.h has it; somebody's own has its `source`, too
  #id = '';          // under which its progress is stored
  #at = 0;
  /** @type {ReturnType<typeof makeQuestion> | null} */
  #question = null;
  /** @type {number | null} */
  #asked = null;     // the stop requested last; null: where the reader was
  #turn = 0;         // counts, so that an outdated lesson can be recognized

  constructor(element, inside, board, language) {
    this.#element = element;
    this.#inside = inside;
    this.#board = board;
    this.#language = language;
    this.#phrase = sayIn(language);
    sheet.adopt(inside.frame.getRootNode());
    this.#parts = this.#make();
  }

  #make() {
    const {frame} = this.#inside;
    const {signal} = this.#end, {tr} = this.#language;
    const name = make('p', {id: 'lesson-name'});
    const progress = make('progress', {'aria-label': tr('Lesson progress')});
    const body = make('div', {className: 'body', tabIndex: -1, 'aria-live': 'polite'});
    const back = button(tr('Back'), () => this.#go(this.#at - 1));
    const again = button('↺', () => this.#go(this.#at));
    again.setAttribute('aria-label', tr('Show this stop again'));
    again.title = tr('Show this stop again');
    const undo = button(tr('Undo'), () => this.#element.step(-1));
    const next = button(tr('Next'), () => this.#go(this.#at + 1), true);
    next.classList.add('next');
    const close = button('×', () => this.#leave());
    close.setAttribute('aria-label', tr('Close the lesson'));
    const footer = make('footer', {}, back, again, undo, next);
    const all = make('section', {className: 'lesson', 'aria-labelledby': 'lesson-name'},
      make('div', {className: 'sheet'}, make('header', {}, name, close), progress, body, footer));
    all.setAttribute('part', 'lesson');
    all.dir = 'ltr';
    frame.addEventListener('keydown', (event) => this.#press(event), {capture: true, signal});
    const observer = new ResizeObserver(() => {
      frame.classList.toggle('narrow', this.#key !== null && frame.clientWidth < kNarrow);
      this.#fit();
    });
    observer.observe(frame);
    observer.observe(all);
    signal.addEventListener('abort', () => observer.disconnect());
    return {all, name, progress, body, back, again, undo, next, footer};
  }

  // In a presentation the keys of a remote control change the stop wherever the focus is, otherwise only with the focus in the lesson.
  #press(event) {
    const {key, target, ctrlKey, altKey, metaKey} = event;
    if (ctrlKey || altKey || metaKey || !this.#lesson || target.localName === 'input') return;
    if (key === 'q') return this.#element.share(true);
    const isInside = this.#parts.all.contains(target);
    const isPresenting = this.#inside.frame.classList.contains('presenting');
    const by = {PageDown: 1, PageUp: -1, ...(isInside ? {ArrowRight: 1, ArrowLeft: -1} : {})}[key];
    if (!by || !(isInside || isPresenting)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#go(this.#at + by);
  }

  // `anew`: also goes to the current stop again.
  async show(lesson, anew = false) {
    if (!lesson) return this.#hide();
    const {id: key, stop} = movedFrom(lesson), at = stop === null ? null : stop - 1;
    this.#asked = at;
    if (key === this.#key) {
      if (this.#lesson && (anew || (at !== null && at !== this.#at))) this.#go(at ?? this.#at);
      return;
    }
    this.#hide();
    this.#key = key;
    const turn = ++this.#turn;
    this.#inside.frame.classList.add('taught');
    this.#inside.frame.classList.toggle('narrow', this.#inside.frame.clientWidth < kNarrow);
    this.#fill(this.#language.tr('Lesson'), [], {});  // removes everything of another lesson, including buttons
    this.#inside.frame.append(this.#parts.all);
    try {
      await this.#loadWords();
      const found = key.startsWith('.') ? await this.#own(key.slice(1), turn) : lessons.find((each) => each.id === key);
      if (turn !== this.#turn) return;
      if (!found) throw new VisualizerError('setting', [id("There is no lesson '{0}'. The lessons are {1}."), key, lessons.map((each) => each.id).join(', ')]);
      this.#lesson = found;
    } catch (error) {
      if (turn === this.#turn) this.#refuse(error);
      return;
    }
    this.#id = key.startsWith('.') ? `${this.#lesson.id}~${key.slice(1, 17)}` : key;
    const {stops} = this.#lesson, {stop: left} = progressOf(this.#id);
    this.#go(Math.min(this.#asked ?? (left < stops.length ? left : 0), stops.length - 1));
  }

  // If they fail to load, it is in English.
  async #loadWords() {
    try {
      await loadLessonWords(this.#language);
    } catch (error) {
      this.#unsaid = sentenceOf(error);
      this.#tellError(error.kind, this.#language.put(this.#unsaid));
    }
  }

  #tellError(kind, message) { this.#element.dispatchEvent(new CustomEvent('error', {detail: {kind, message}})); }

  // Another author's lesson: the search plays it before it is shown.
  async #own(letters, turn) {
    const {tr} = this.#language;
    const wait = make('p', {role: 'status'}, tr('Checking the lesson…'));
    this.#fill(tr('Lesson'), [wait], {});
    const text = await unpacked(letters);
    const {faults, lesson} = await checkLesson(text, {language: this.#language, signal: this.#end.signal, onProgress: (share) => { if (turn === this.#turn) wait.textContent = this.#phrase('Checking the lesson: {0}%.', Math.round(share * 100)); }});
    if (faults.length > 0) throw Object.assign(new VisualizerError('setting', [id('This lesson cannot be played. Its author can fix it:')]), {faults});
    storeLesson(letters, lesson.title);
    return {...lesson, source: text};
  }

  #refuse(error) {
    const {faults = []} = error, {put, tr} = this.#language, message = put(sentenceOf(error));
    const told = faults.slice(0, kFaults).map((fault) => make('li', {}, fault));
    if (faults.length > kFaults) told.push(make('li', {}, this.#phrase('and {0} more', faults.length - kFaults)));
    this.#fill(tr('Lesson'), [make('p', {role: 'alert'}, error.message.startsWith('line') ? this.#phrase('This lesson cannot be played: {0}.', message) : message), ...(told.length > 0 ? [make('ul', {}, ...told)] : [])], {});
    this.#tellError('setting', `lesson: ${faults[0] ?? message}`);
  }

  #fill(name, content, {at = null, of = 0, next = null}) {
    const {name: heading, progress, body, back, again, undo, next: forward, footer} = this.#parts;
    this.#inside.frame.classList.remove('compared', 'paneled');
    undo.hidden = true;
    heading.textContent = at === null ? name : this.#phrase('{0} · {1} of {2}', name, Math.min(at + 1, of), of);
    Object.assign(progress, {max: Math.max(of, 1), value: at === null ? 0 : at + 1, hidden: at === null});
    footer.hidden = at === null;
    footer.style.display = at === null ? 'none' : '';
    back.disabled = at === 0;
    again.hidden = next === null;
    forward.hidden = next === null;
    forward.textContent = next ?? this.#language.tr('Next');
    body.replaceChildren(...content);
    // A user's own lesson may be in any script.
    for (const text of [heading, ...body.querySelectorAll('h2, p, li, button, summary')]) text.dir = 'auto';
    body.scrollTop = 0;
    this.#fit();
  }

  // In a presentation the texts of all stops have one size, so large that each stop, with its answer, fits. A speaker with a remote control
  // does not scroll.
  #fit() {
    const {all, body} = this.#parts;
    if (!this.#lesson || !this.#inside.frame.classList.contains('presenting')) return;
    const tried = this.#lesson.stops.map((stop) => make('div', {className: 'body tried'}, ...this.#words(stop), ...(stop.question ? [answeredQuestion(stop.question, this.#language)] : []), ...this.#notes(stop)));
    body.after(...tried);
    for (let fit = kMaxFit; fit >= kMinFit; fit -= 0.02) {
      all.style.setProperty('--fit', fit);
      if (tried.every((each) => each.offsetHeight <= body.clientHeight)) break;
    }
    for (const each of tried) each.remove();
  }

  #words({title, text}) {
    const {tr} = this.#language;
    return [make('h2', {tabIndex: -1}, tr(title)), ...text.map((each) => make('p', {}, tr(each)))];
  }

  #notes({notes}) {
    const {tr} = this.#language;
    return notes ? [make('details', {className: 'notes'}, make('summary', {}, tr('Teacher\'s notes')), make('p', {}, tr(notes)))] : [];
  }

  // Goes to a stop; the end comes after the last one.
  async #go(at) {
    const {stops, title} = this.#lesson, {tr} = this.#language;
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
    const content = this.#words(stop);
    if (stop.question) {
      this.#question = makeQuestion(stop.question, {
        board: this.#board,
        space: this.#inside.space,
        answered: had.answers[at],
        done: (right) => {
          const {answers} = progressOf(this.#id);
          keep(this.#id, {stop: at, answers: {...answers, [at]: {right}}});
        },
        shown: () => this.#showAnswer(stop),
        language: this.#language,
      });
      content.push(this.#question.element);
    }
    content.push(...this.#notes(stop));
    if (this.#unsaid) content.push(make('p', {role: 'alert'}, this.#language.put(this.#unsaid)));
    this.#unsaid = null;
    this.#fill(tr(title), content, {at, of: stops.length, next: at + 1 < stops.length ? tr('Next') : tr('Finish')});
    if (await this.#bring(stop, stop.show)) this.#board.mark(stop.marks, stop.asks && !this.#question?.isOver());
  }

  // To the stop or its answer. While the board is on its way, the lesson is busy.
  async #bring(stop, show) {
    this.#parts.all.setAttribute('aria-busy', 'true');
    // On a phone all compared boards must be visible above the lesson.
    this.#inside.frame.classList.toggle('compared', show.compares);
    // So must the panels that it refers to; but a player needs squares of a finger's size.
    this.#inside.frame.classList.toggle('paneled', show.panels);
    this.#parts.undo.hidden = !show.undo || this.#board.isStill;
    const isThere = await this.#board.show(stop, show, this.#lesson, `${this.#key}.${this.#at + 1}`);
    if (isThere) this.#parts.all.removeAttribute('aria-busy');
    return isThere;
  }

  async #showAnswer(stop) {
    const {show, marks} = stop.question;
    if (!show || await this.#bring(stop, show)) this.#board.mark(marks, false);
  }

  #finish({answers}) {
    const {stops, title, id: key} = this.#lesson, {tr} = this.#language;
    const asked = stops.filter(({question}) => question).length;
    const right = Object.values(answers).filter((answer) => answer.right).length;
    const place = lessons.findIndex((lesson) => lesson.id === key);
    const following = place >= 0 ? lessons[place + 1] : null;
    const content = [make('h2', {tabIndex: -1}, tr('Lesson complete')), make('p', {}, asked === 0 ? tr('This lesson had no questions.') : this.#phrase('You got {0} of {1} right on the first try.', right, asked))];
    if (following) content.push(make('p', {}, tr('Up next:')), button(tr(following.title), () => this.#change(following.id), true));
    content.push(make('p', {}), button(tr('Start from the beginning'), () => {
      keep(this.#id, {stop: 0, answers: {}});
      this.#go(0);
    }));
    if (place < 0) content.push(make('p', {}), this.#printer());
    if (parts.base.startsWith('http')) content.push(make('p', {}), make('p', {}, make('a', {href: `${parts.base}lessons/index.html`, target: '_blank', rel: 'noopener'}, tr('All lessons, with homework sheets'))));
    this.#fill(tr(title), content, {at: stops.length, of: stops.length});
  }

  // For users' own lessons; ours have their pages.
  #printer() {
    const {source} = this.#lesson, language = this.#language, name = language.tr('Print a homework sheet');
    const {signal} = this.#end;
    const print = button(name, async () => {
      print.disabled = true;
      try {
        await printSheet(source, this.#inside.frame, language, {signal, onProgress: (share) => { print.textContent = this.#phrase('Creating the sheet: {0}%', Math.round(share * 100)); }});
      } catch (error) {
        if (!signal.aborted) print.after(make('p', {role: 'alert'}, language.put(sentenceOf(error))));
      }
      print.disabled = false;
      print.textContent = name;
    });
    return print;
  }

  #change(lesson) {
    if (this.#board.isStill) this.show(lesson === 'none' ? null : {id: lesson, stop: null});
    else this.#element.setState({settings: {lesson}});
  }

  #leave() {
    this.#change('none');
    this.#element.focus({preventScroll: true});
  }

  #hide() {
    ++this.#turn;
    this.#board.leave();
    this.#question?.close();
    this.#question = null;
    if (this.#key === null) return;
    this.#key = this.#lesson = null;
    this.#board.mark([], false);
    this.#parts.all.remove();
    this.#inside.frame.classList.remove('taught', 'narrow', 'compared', 'paneled');
  }

  close() {
    this.#hide();
    this.#end.abort();
    const root = this.#inside.frame.getRootNode();
    sheet.leave(root);
  }
}

// `element`: a <knights-tour>; `inside`: its parts; `board`: shows the stops.
export const openPlayer = (...all) => new Player(...all);
