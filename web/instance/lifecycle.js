// The lifecycle of a board: a poster, a visualizer while there is a slot for it, a poster again when it is long out of sight.
//
// It sends events, with a detail: explain (a sentence where the board would be, or null), fail ({error, svg}), picture
// (the text of what was shown last, or null), wait (whether it waits for a place), revive (whether it is asked for: a failure has passed),
// begin (there is an instance), look and language (its theme or its language has become another), and play (a frame while it plays).
import {deferred, heard} from '../element/deferred.js';
import {VisualizerError, sentenceOf} from '../element/failure.js';
import {explainLate, loadPart} from '../element/files.js';
import {sayIn} from '../element/say.js';
import {sheetOf} from '../element/sheet.js';
import {tell, tellError} from '../element/tell.js';
import {makeCanvas, nameCanvas} from './canvas.js';
import {changeOf} from './change.js';
import {dialogsOf} from './dialogs.js';
import {shareFont} from './font.js';
import {createInstance} from './instance.js';
import {keepKeys} from './keys.js';
import style from './living.css';
import {connectPaper} from './paper.js';
import {holdPosters} from './posters.js';
import {connectPresence} from './presence.js';
import {connectPresenter} from './presenter.js';
import {askForSlot, leaveSlot, shareSlots, stopWaiting, takeSlot} from './live_slots.js';
import {connectStill} from './still.js';
/** @import {BoardElement, ErrorKind, Instance, LifecycleOptions, Report, Sentence, State} from '../board.d.ts' */

const kSoon = 300; // milliseconds

const wait = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const sheet = sheetOf(style);

export class Lifecycle extends EventTarget {
  isNear = false;
  isInSight = false;
  lastInSight = 0;
  lastTouched = 0;
  /** @type {Instance | null} */
  live = null; // from its first frame on
  /** @type {State | null} */
  saved = null; // the last state, while there is no instance
  #element;
  #inside;
  #language;
  #look;
  #message;
  #settings;
  #openDialog;
  /** @type {Instance | null} */
  #instance = null;
  /** @type {HTMLCanvasElement | null} */
  #canvas = null;
  /** @type {ReturnType<typeof connectPresenter> | null} */
  #presenter = null;
  /** @type {ReturnType<typeof connectPresence> | null} */
  #presence = null;
  /** @type {AbortController | null} */
  #living = null; // while there is an instance
  /** @type {Promise<Instance | null> | null} */
  #waking = null;
  #generation = 0; // counts, so that an outdated start can be recognized
  #report = {theme: 'auto', lang: 'auto'}; // the last one
  /** @type {string | null} */
  #link = null; // of where it was when it went back to its poster
  #kept = ''; // the saved state from which it continues
  #next = deferred(); // the next instance, or the current one
  /** @type {any} */
  #failure = null; // why there is none
  /** @type {ReturnType<typeof connectStill> | null} */
  #still = null; // what it offers without WebGL 2
  #isOver = false;

  /** @param {BoardElement} element @param {LifecycleOptions} options */
  constructor(element, {inside, language, look, message, isNear, isInSight, settings}) {
    super();
    this.#element = element;
    this.#inside = inside;
    this.#language = language;
    this.#look = look;
    this.#message = message;
    this.#settings = settings;
    this.#openDialog = dialogsOf(element, {lifecycle: this, language, look, message});
    keepKeys(
      inside.frame,
      () => this.live?.isTyping(),
      () => element.sound,
    );
    // On the canvas and in the controls for screen readers.
    for (const type of ['pointerdown', 'keydown', 'wheel', 'click'])
      inside.space.addEventListener(type, () => this.touch(), {passive: true, capture: true});
    this.isNear = isNear;
    if (isInSight !== null) this.cameInSight(isInSight);
  }

  /** @param {string} type @param {unknown} detail */
  #send(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, {detail}));
  }

  // Resolves to the instance, or to null if there will be none.
  wake(/** @type {boolean} */ isAsked) {
    if (this.#isOver || (!isAsked && !this.#element.isConnected)) return Promise.resolve(null);
    if (isAsked) {
      this.touch();
      askForSlot(this);
    }
    this.#waking ??= this.#start(isAsked, ++this.#generation);
    return this.#waking;
  }

  /** @param {boolean} isAsked @param {number} generation */
  async #start(isAsked, generation) {
    const isStale = () => generation !== this.#generation;
    const patience = setTimeout(() => this.#send('wait', true), kSoon);
    const isGranted = await takeSlot(this, isAsked);
    clearTimeout(patience);
    this.#send('wait', false);
    if (!isGranted) {
      if (!isStale()) this.#waking = null;
      return null;
    }
    if (isStale()) return null;
    const release = holdPosters();
    try {
      await this.#settle(isStale);
    } catch (/** @type {any} */ error) {
      if (!isStale()) this.#fail(error);
    } finally {
      release();
    }
    return isStale() ? null : this.live;
  }

  async #settle(/** @type {() => boolean} */ isStale) {
    const kept = this.#kept;
    this.#failure = null;
    sheet.adopt(/** @type {ShadowRoot} */ (this.#inside.frame.getRootNode()));
    const canvas = (this.#canvas = makeCanvas());
    this.#inside.mirror.after(canvas);
    nameCanvas(canvas, this.#language);
    const instance = createInstance(canvas, {
      settings: kept ? '' : new URLSearchParams(this.#settings()).toString(),
      kept,
      look: this.#look.wished,
      language: this.#language,
      sound: this.#element.sound ? 1 : 0,
      onFrame: (report) => {
        if (!isStale()) this.#frame(report);
      },
      onError: (error) => {
        if (isStale()) return;
        if (error.kind === 'context' && !this.isInSight)
          this.retire(); // it comes back when it is visible
        else if (['abort', 'context'].includes(error.kind)) this.#fail(error);
        else tellError(this.#element, error, this.#language);
      },
      onBack: () => {
        if (this.#failure?.kind === 'context' && !this.#instance) this.#send('revive', this.isInSight);
      },
      onFile: (file) => this.#save(file),
      onShare: (asCode) => this.#element.share(asCode),
      onKeys: () => this.open('openKeys'),
      onPresent: (isToLeave) => this.#presenter?.present(isToLeave),
    });
    this.#instance = instance;
    await explainLate(instance.loaded, (reason) => {
      if (!isStale()) this.#send('explain', reason);
    });
    await instance.ready;
    if (kept && !isStale()) await Promise.race([instance.arrived(), wait(kSoon)]); // a near step should not be seen replaying
    if (isStale()) return;
    canvas.classList.remove('coming');
    this.#begin(instance, kept);
  }

  /** @param {{name: string, type: string, text: string}} file */
  async #save(file) {
    const language = this.#language;
    try {
      const {saveFile} = await loadPart('share');
      const say = (/** @type {string} */ text) => this.#message.say(text, {isOver: true});
      await saveFile(file, {say, tr: language.tr, phrase: sayIn(language)});
    } catch (/** @type {any} */ error) {
      this.say(sentenceOf(error));
      tellError(this.#element, error, language);
    }
  }

  /** @param {Instance} instance @param {string} kept */
  #begin(instance, kept) {
    const {frame, poster, space} = this.#inside;
    this.live = instance;
    shareFont('en', instance.font);
    this.#updateFont();
    this.#leaveStill();
    this.forget();
    poster.hidden = true;
    this.#send('explain');
    this.#presenter = connectPresenter(frame, (isOn) => instance.setPresenting(isOn));
    const {signal} = (this.#living = new AbortController());
    connectPaper(space, () => instance.svgNow(this.#look.onPaper), signal);
    this.#presence = connectPresence(this.#element, this.#inside, instance, this.#language);
    this.#send('begin');
    instance.suspend(!this.isInSight);
    const plays = !kept && instance.getState({path: false})?.settings.autoplay;
    if (plays && !isCalm()) instance.autoplay();
    this.#next.resolve(instance);
    if (!kept) tell(this.#element, 'ready');
  }

  /** @param {Report} report */
  #frame(report) {
    const before = this.#report,
      {style} = this.#inside.space;
    this.#report = report;
    this.#presenter?.frame(report);
    if (report.status === 'playing') this.#send('play');
    const height = report.wantedHeight > 0 ? `${Math.ceil(report.wantedHeight)}px` : '';
    if (style.height !== height) style.height = height;
    if (report.theme !== before.theme) this.#send('look');
    if (report.lang !== before.lang) this.#send('language');
    this.#presence?.frame(report);
    this.#element.dispatchEvent(new Event('frame'));
  }

  #fail(/** @type {{kind?: ErrorKind, message: string}} */ error) {
    this.#failure = error;
    const svg = this.#end();
    this.#send('fail', {error, svg});
    if (error.kind !== 'webgl2') return this.#leaveStill();
    this.#still ??= connectStill(this.#element, {
      inside: this.#inside,
      language: this.#language,
      look: this.#look,
      settings: this.#settings,
      draw: (svg) => this.#send('picture', svg),
    });
  }

  #leaveStill() {
    this.#still?.close();
    this.#still = null;
  }

  // Frees everything and keeps the shown state. Returns its picture.
  #end() {
    let picture = null;
    ++this.#generation;
    this.#waking = null;
    if (this.live) {
      this.#next = deferred();
      this.live.suspend(true);
      this.#kept = this.live.kept();
      const state = this.live.getState();
      this.saved = state && {...state, status: state.status === 'playing' ? 'paused' : state.status};
      this.#inside.poster.hidden = false;
      picture = this.live.svgNow(this.#look.ofPoster);
      this.#link = this.live.link();
      this.#presence?.close();
      this.#presence = null;
    }
    this.live = null;
    this.#presenter?.close();
    this.#presenter = null;
    this.#living?.abort();
    this.#living = null;
    this.#instance?.destroy();
    this.#instance = null;
    this.#canvas?.remove();
    this.#canvas = null;
    leaveSlot(this);
    return picture;
  }

  // If it is visible, it waits for a slot again.
  retire() {
    const picture = this.#end();
    this.#send('explain');
    this.#send('picture', picture);
    if (this.isInSight) this.wake(false);
  }

  // In the new language.
  speak() {
    this.#still?.speak();
    if (!this.#canvas) return;
    nameCanvas(this.#canvas, this.#language);
    if (this.#instance) heard(this.#instance.speak());
    this.#updateFont();
    this.#presence?.speak();
  }

  // Adds the characters that its language needs.
  #updateFont() {
    const language = this.#language;
    if (this.live && language.locale !== 'en') shareFont(language.locale, () => language.font);
  }

  // It has its settings, but is not alive yet.
  get isStarting() {
    return this.#instance !== null && this.live === null;
  }
  // It plays by itself, and nobody has touched it.
  get takesTurns() {
    const {autoplay} = this.#keptSettings ?? this.#settings();
    return this.lastTouched === 0 && ![undefined, 'false'].includes(autoplay) && !isCalm();
  }
  touch() {
    this.lastTouched = performance.now();
  }

  destroy() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leaveStill();
    this.retire();
    this.forget();
    this.#next.reject(new VisualizerError('destroyed', 'The board was destroyed.'));
  }

  get element() {
    return this.#element;
  }

  // The last shown state is outdated.
  forget() {
    this.saved = null;
    this.#link = null;
    this.#kept = '';
    this.#still?.follow();
  }

  // Attributes of the element have changed while it is alive.
  change(/** @type {string[]} */ names) {
    this.#presence?.allowSound();
    const change = changeOf(names, {...this.live?.defaults(), ...this.#settings()});
    if (!change) return;
    const done = this.#element.setState(change);
    if (names.includes('settings'))
      done?.then(
        () => this.#presence?.followed(this.#element.getAttribute('settings') ?? ''),
        () => {},
      );
  }

  // Share opens, either completely or only with its checks.
  get offersShare() {
    return this.live !== null || this.#still !== null;
  }
  open(/** @type {string} */ dialog) {
    return this.#openDialog(dialog);
  }

  // A sentence over the board, if it lives.
  /** @param {Sentence} sentence @param {() => unknown} [retry] */
  say(sentence, retry) {
    if (this.live) this.#message.say(sentence, {retry, isOver: true});
  }

  // Where it is, or was last, as a link has it; null before there was anything.
  get link() {
    return this.live?.link() ?? this.#link;
  }

  get #keptSettings() {
    return this.#kept ? Object.fromEntries(new URLSearchParams(this.#kept.split('\n', 1)[0])) : null;
  }

  // The settings of what it shows, with where it was last; null before there was anything.
  get shown() {
    if (this.live) return {...this.#settings(), theme: this.#report.theme, lang: this.#report.lang};
    return this.#still?.settings ?? (this.saved && this.#keptSettings);
  }

  cameNear(/** @type {boolean} */ isNear) {
    this.isNear = isNear;
    if (!isNear && !this.isInSight) stopWaiting(this);
  }

  cameInSight(/** @type {boolean} */ isInSight) {
    this.lastInSight = performance.now();
    if (this.isInSight === isInSight) return;
    this.isInSight = isInSight;
    this.live?.suspend(!isInSight);
    shareSlots();
  }

  // A call that leads to another step. If the board returns to its poster in the meantime, the call continues when it comes back. If it can
  // never be shown again, the call has no effect.
  /** @param {string} method @param {...unknown} args */
  travel(method, ...args) {
    return heard(this.#travel(method, ...args));
  }

  /** @param {string} method @param {...unknown} args */
  async #travel(method, ...args) {
    this.touch();
    /** @type {any} */
    let instance = this.live ?? (await this.wake(true));
    if (this.#isOver) return;
    if (!instance && this.#failure) throw this.#failure;
    instance ??= await this.#next.promise;
    let way = () => instance[method](...args);
    for (;;) {
      try {
        return await way();
      } catch (/** @type {any} */ error) {
        if (error.kind !== 'destroyed') throw error;
        if (this.#failure) throw this.#failure;
        instance = await this.#next.promise;
        way = () => instance.arrived();
      }
    }
  }

  /** @param {string} method @param {...unknown} args */
  call(method, ...args) {
    this.touch();
    if (this.live) return /** @type {any} */ (this.live)[method](...args);
    if (this.#still?.calls[method]) return this.#still.calls[method](...args);
    return heard(
      this.wake(true).then(async (instance) => {
        if (this.#still?.calls[method]) return this.#still.calls[method](...args);
        if (this.#isOver) return;
        if (!instance && this.#failure) throw this.#failure;
        return (instance ?? (await this.#next.promise))[method](...args);
      }),
    );
  }
}
