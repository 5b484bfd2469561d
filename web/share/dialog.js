// The Share dialog: a table of sections, one of them open at a time.
//
//   openShare(element, {section: 'link', palette, language})  // settled when it is closed
//
// For a <knights-tour> that cannot be shown, it has the sections that need no board.
//
// It is in its own shadow root inside the element's, so that no style of the page applies. A section is a function of `context`, called
// when it is opened, that returns its content. Its words are in the language of the moment in which they are made; what was made before
// keeps its own.
import {animationSection} from './animation.js';
import {checkSection} from './check.js';
import {deviceSection} from './device.js';
import {make} from './dom.js';
import {lessonSection} from './lesson.js';
import {embedSection, linkSection} from './link.js';
import {pictureSection} from './picture.js';
import {sheet} from './style.js';
import {textSection, traceSection} from './text.js';
import {worksheetSection} from './worksheet.js';
import {isDark} from '../element/colours.js';
import {deferred} from '../element/deferred.js';
import {sentenceOf} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {sayIn} from '../element/say.js';
import {svgElement} from '../element/svg.js';
/** @import {BoardElement, State} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */
/** @import {Phrase} from '../element/say.js' */
/** @import {Work} from './slices.js' */

// What a section gets. The element has a state, except in the sections of kWithoutBoard.
/**
 * @typedef {{
 *   element: {getState(options?: {path?: boolean}): State} & BoardElement, language: Language, tr: Language['tr'],
 *   phrase: Phrase, palette: Record<string, string>, root: ShadowRoot, signal: AbortSignal, say(text: string): void,
 *   preview(draw: ((width: number) => string | null | Promise<string | null>) | null): Promise<void>,
 *   attempt(work: () => unknown): Promise<void>,
 *   busy<Result>(work: (options: Work) => Promise<Result>): Promise<Result | undefined>,
 * }} Context
 */

/** @type {[id: string, title: string, contentOf: (context: Context) => Node[]][]} */
const kSections = [
  ['link', id('Link'), linkSection],
  ['embed', id('Embed'), embedSection],
  ['text', id('Tour as text'), textSection],
  ['trace', id('Trace'), traceSection],
  ['picture', id('Picture'), pictureSection],
  ['animation', id('Animation'), animationSection],
  ['worksheet', id('Worksheet'), worksheetSection],
  ['lesson', id('Lesson'), lessonSection],
  ['check', id('Check a tour'), checkSection],
  ['device', id('This device'), deviceSection],
];
const kWithoutBoard = ['check', 'device'];

const kPreview = 420; // width of the picture beside a section, whose letters must be readable

// A progress bar for long work, with a way to cancel it.
/** @param {Language['tr']} tr */
function makeProgress(tr) {
  const bar = make('progress', {max: 1, value: 0, 'aria-label': tr('Progress')});
  const cancel = make('button', {type: 'button'}, tr('Cancel'));
  const all = make('div', {className: 'progress', hidden: true}, bar, cancel);
  return {bar, cancel, all};
}

class ShareDialog {
  #element;
  #palette;
  #language;
  #sections;
  #host = make('div', {part: 'share'});
  #root = this.#host.attachShadow({mode: 'open'});
  #status = make('p', {className: 'status', role: 'status'});
  #progress;
  #content = make('div', {className: 'content', role: 'tabpanel', id: 'content', tabIndex: -1});
  #picture = make('div', {className: 'picture', 'aria-hidden': 'true'});
  #tabs;
  #dialog;
  #closed = new AbortController(); // of the open section
  #ended = deferred();
  isOver = false;
  #previews = 0; // counts, so that an outdated one can be recognized

  /** @param {BoardElement} element @param {Record<string, string>} palette @param {Language} language */
  constructor(element, palette, language) {
    const {tr} = language;
    this.#element = element;
    this.#palette = palette;
    this.#language = language;
    this.#sections = element.getState({path: false}) ? kSections : kSections.filter(([id]) => kWithoutBoard.includes(id));
    this.#progress = makeProgress(tr);
    Object.assign(this.#host, {lang: language.locale, dir: 'ltr'});
    sheet.adopt(this.#root);
    for (const [role, colour] of Object.entries(this.#palette)) this.#host.style.setProperty(`--${role}`, colour);
    this.#host.style.setProperty('color-scheme', isDark(this.#palette) ? 'dark' : 'light');
    this.#tabs = this.#sections.map(([id, title], i) =>
      make(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${id}`,
          'aria-controls': 'content',
          onclick: () => this.open(i),
        },
        tr(title),
      ),
    );
    const close = make(
      'button',
      {type: 'button', className: 'close', 'aria-label': tr('Close'), onclick: () => this.#dialog.close()},
      '×',
    );
    this.#dialog = make(
      'dialog',
      {'aria-labelledby': 'title'},
      make('header', {}, make('h2', {id: 'title'}, tr('Share')), close),
      make(
        'div',
        {className: 'tabs', role: 'tablist', 'aria-label': tr('Export'), onkeydown: (event) => this.#turn(event)},
        ...this.#tabs,
      ),
      make('div', {className: 'pane'}, this.#content, this.#picture),
      make('footer', {}, this.#progress.all, this.#status),
    );
    this.#root.append(this.#dialog);
    // Keys typed here are not shortcuts of the page.
    for (const type of ['keydown', 'keyup', 'keypress']) this.#host.addEventListener(type, (event) => event.stopPropagation());
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog && !this.#covers(event)) this.#dialog.close();
    });
    this.#dialog.addEventListener('close', () => this.#end());
  }

  #end() {
    this.isOver = true;
    this.#closed.abort();
    this.#host.remove();
    this.#ended.resolve();
  }

  // Settled when it is closed.
  get closing() {
    return this.#ended.promise;
  }

  // A board that was moved, or removed and put back, leaves an open dialog behind that nobody can use, without an event.
  endIfLost() {
    if (!this.#dialog.matches(':modal')) this.#end();
  }

  /** @param {string} [section] */
  show(section) {
    this.#element.shadowRoot.append(this.#host);
    this.#dialog.showModal();
    this.open(
      Math.max(
        this.#sections.findIndex(([id]) => id === section),
        0,
      ),
    );
  }

  /** @param {number} at */
  open(at) {
    this.#closed.abort();
    this.#closed = new AbortController();
    this.#tabs.forEach((tab, i) => {
      tab.setAttribute('aria-selected', i === at);
      tab.tabIndex = i === at ? 0 : -1;
    });
    this.#tabs[at].focus();
    this.#tabs[at].scrollIntoView({block: 'nearest', inline: 'nearest'});
    this.#content.setAttribute('aria-labelledby', this.#tabs[at].id);
    this.#say('');
    this.#picture.replaceChildren();
    this.#content.replaceChildren(); // removes another section, even if this one fails
    try {
      this.#content.append(...this.#sections[at][2](this.#context()));
    } catch (/** @type {any} */ error) {
      this.#explain(error);
    }
  }

  /** @returns {Context} */
  #context() {
    const {signal} = this.#closed;
    return {
      element: /** @type {Context['element']} */ (this.#element),
      palette: this.#palette,
      language: this.#language,
      tr: this.#language.tr,
      phrase: sayIn(this.#language),
      root: this.#root,
      signal,
      say: (text) => {
        if (!signal.aborted) this.#say(text);
      },
      // Shows the result of `draw(width)`, the text of an SVG or a promise of it, beside the section; null: nothing.
      preview: (draw) =>
        this.#attempt(async () => {
          const turn = ++this.#previews;
          const text = draw && (await draw(kPreview));
          if (!signal.aborted && turn === this.#previews) this.#picture.replaceChildren(...(text ? [svgElement(text)] : []));
        }, signal),
      attempt: (work) => this.#attempt(work, signal),
      busy: (work) => this.#busy(work, signal),
    };
  }

  // Reports a failure of `work`.
  /** @param {() => unknown} work @param {AbortSignal} closed */
  async #attempt(work, closed) {
    try {
      await work();
    } catch (/** @type {any} */ error) {
      if (!closed.aborted) this.#explain(error);
    }
  }

  /** @param {Error} error */
  #explain(error) {
    const isGone = this.#sections === kSections && !this.#element.getState({path: false});
    const {put} = this.#language;
    this.#say(put(isGone ? [id('The board is no longer on the page.')] : [id('That did not work. {0}'), sentenceOf(error)]));
  }

  // Runs `work({signal, onProgress})` with a bar and a Cancel button; undefined if it was cancelled, or failed, which is reported.
  /** @template Result @param {(options: Work) => Promise<Result>} work @param {AbortSignal} closed */
  async #busy(work, closed) {
    const {all, bar, cancel} = this.#progress;
    const cancelled = new AbortController();
    const stop = () => cancelled.abort();
    closed.addEventListener('abort', stop);
    cancel.addEventListener('click', stop);
    all.hidden = false;
    bar.value = 0;
    this.#say(this.#language.tr('Working…'));
    this.#content.inert = true;
    try {
      const result = await work({
        signal: cancelled.signal,
        onProgress: (share) => {
          bar.value = share;
        },
      });
      if (!closed.aborted) this.#say('');
      return result;
    } catch (/** @type {any} */ error) {
      if (!closed.aborted && cancelled.signal.aborted) this.#say(this.#language.tr('Cancelled. Nothing was saved.'));
      else if (!closed.aborted) this.#explain(error);
    } finally {
      all.hidden = true;
      this.#content.inert = false;
      closed.removeEventListener('abort', stop);
      cancel.removeEventListener('click', stop);
    }
  }

  /** @param {string} text */
  #say(text) {
    this.#status.textContent = text;
  }

  // Arrow keys move through the sections.
  /** @param {KeyboardEvent} event */
  #turn(event) {
    const by = /** @type {Record<string, number>} */ ({ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1})[event.key];
    if (!by) return;
    event.preventDefault();
    const at = this.#tabs.findIndex((tab) => tab.tabIndex === 0);
    this.open((at + by + this.#sections.length) % this.#sections.length);
  }

  /** @param {MouseEvent} event */
  #covers({clientX, clientY}) {
    const box = this.#dialog.getBoundingClientRect();
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  }
}

const open = new WeakMap();

// A second call while it is open waits for the same dialog.
/** @param {BoardElement} element @param {{section?: string} & Pick<Context, 'palette' | 'language'>} options */
export function openShare(element, {section, palette, language}) {
  open.get(element)?.endIfLost();
  if (open.get(element)?.isOver !== false) {
    const dialog = new ShareDialog(element, palette, language);
    open.set(element, dialog);
    dialog.show(section);
  }
  return open.get(element).closing;
}
