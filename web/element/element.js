// Folder `element`: <knights-tour>, a live board in anybody's page, and what stands for it before it lives. One script tag
// brings it; the rest is loaded when it is about to be seen. May know: the tables and parts.js. Begin with KnightsTour.
//
//   <script src="knights-tour.js" defer></script>
//   <knights-tour board="5x5" start="a1" controls="minimal">What is shown where it cannot run.</knights-tour>
//
// An <svg>, <img> or <picture> in it is what it shows until it lives; else that is a plain board, and its exact picture as
// soon as the WebAssembly is on the page.
//
// Attributes are the settings of src/app/settings/settings.cpp and those of package/interface.mjs; `lang` is that of HTML: see language.js.
// Methods and events are declared in web/board.d.ts. At a `frame` the canvas has just been drawn, and a caption that is written now is of
// the same step. The element never touches its page's address.
import {flagKeys, settingKeys} from '#tables';
import {watchColours} from './colours.js';
import {deferred, heard} from './deferred.js';
import {VisualizerError, sentenceOf} from './failure.js';
import {bringPart, explainLate} from './files.js';
import './hashes.js';
import {Language, watchLanguage} from './language.js';
import {Look} from './look.js';
import {Message} from './message.js';
import {Poster} from './poster.js';
import {defineProperties, takeEarlyProperties} from './properties.js';
import {id} from './put.js';
import {givenSettings} from './settings.js';
import {canWatch, lookAt, startWatching, stopWatching} from './visibility.js';
import {fillShadowRoot, sayParts, watchInherited} from './style.js';
import {tell, tellError} from './tell.js';
import {together} from './together.js';
import {parts} from '../parts.js';
/** @import {BoardElement, KnightsTourMethods, Lifecycle, Parts} from '../board.d.ts' */

const kFallbacks = {settings: '', poster: 'auto', loading: 'lazy', reveal: 'auto', sound: ''};
const kAttributes = [...settingKeys, ...Object.keys(kFallbacks)];

const destroyed = () => new VisualizerError('destroyed', 'The board was destroyed.');

// On a server, which renders pages, there are no elements.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @implements {KnightsTourMethods} */
export class KnightsTour extends Base {
  static observedAttributes = kAttributes;
  #inside = fillShadowRoot(this.attachShadow({mode: 'open'}));
  /** @type {Lifecycle | null} */
  #lifecycle = null;
  /** @type {Promise<Lifecycle | null> | null} */
  #coming = null;
  #isNear = false;
  /** @type {boolean | null} */
  #isInSight = null;     // nobody knows yet
  #isOver = false;
  #ready = deferred();   // the first drawn frame, or that of the attempt under way
  /** @type {AbortController | null} */
  #connection = null;    // while it is in a document
  #applyAttribute = together((changed) => this.#applyAttributes(changed));
  #hasFailed = false;    // for good, as far as it is not asked to try again
  #language = new Language(this, {
    setting: () => this.#shown.lang,
    changed: () => this.#speak(),
    failed: () => { tellError(this, this.#language.failure, this.#language); this.#excuseLanguage(); },
  });
  #message = new Message(this, this.#inside, this.#language.tr);
  #look = new Look(this, this.#inside, () => this.#shown.theme);
  #poster = new Poster(this, this.#inside, {
    language: this.#language,
    look: this.#look,
    state: () => ({settings: this.#shown, hasLived: Boolean(this.#lifecycle?.saved), hasFailed: this.#hasFailed, isOver: this.#isOver}),
  });

  constructor() {
    super();
    sayParts(this.#inside, this.#language);
  }

  connectedCallback() {
    if (this.#connection) return this.#followLanguage();  // it was only moved
    takeEarlyProperties(this, kAttributes);
    if (!canWatch()) return;
    const {signal} = this.#connection = new AbortController();
    this.#poster.appear();
    startWatching(this, {
      cameNear: (isNear) => {
        this.#isNear = isNear;
        this.#followLanguage();
        this.#lifecycle?.cameNear(isNear);
        this.#wakeIfWanted(isNear);
      },
      cameInSight: (isInSight) => {
        this.#isInSight = isInSight;
        this.#lifecycle?.cameInSight(isInSight);
        this.#wakeIfWanted(isInSight);
      },
    });
    watchColours(this, () => this.#refreshColours(), signal);
    watchInherited(this.#inside, () => { lookAt(this); this.#refreshColours(); }, signal);
    watchLanguage(this, () => this.#followLanguage(), signal);
    if (this.#option('loading') === 'eager') this.#wakeIfWanted(true);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#connection) return;
      this.#connection.abort();
      this.#connection = null;
      stopWatching(this);
      this.#lifecycle?.cameInSight(false);
      this.#lifecycle?.retire();
      this.#poster.withdraw();
    });
  }

  attributeChangedCallback(name, before, after) {
    // A link given once more is gone to once more.
    if ((before === after && name !== 'settings') || !this.#connection) return;
    this.#applyAttribute(name);
  }

  #option(name) { return this.getAttribute(name) ?? kFallbacks[name]; }

  #wakeIfWanted(isWanted) {
    const isRevealed = this.#option('reveal') !== 'interaction' || this.#lifecycle?.saved;
    if (isWanted && isRevealed && !this.#hasFailed) this.#do('wake', false);
  }

  // A method of its lifecycle, which has to be loaded first. After a failure everything is tried once more.
  #do(method, ...args) {
    if (this.#hasFailed && !this.#isOver) {
      this.#hasFailed = false;
      this.#ready = deferred();
    }
    if (this.#lifecycle) return this.#lifecycle[method](...args);
    this.#coming ??= this.#load();
    return heard(this.#coming.then((lifecycle) => lifecycle?.[method](...args)));
  }

  async #load() {
    try {
      if (this.#isOver) return null;
      this.#language.follow();
      await explainLate(bringPart('visualizer'), (reason) => this.#explain(reason));
      if (this.#isOver) return null;
    } catch (error) {
      this.#coming = null;
      this.#fail({error});
      return this.#ready.promise;  // rejected: no call is lost without a word
    }
    const {visualizer} = /** @type {Required<Parts>} */ (parts), board = /** @type {BoardElement} */ (/** @type {unknown} */ (this));
    const lifecycle = this.#lifecycle = new visualizer.Lifecycle(board, {
      inside: this.#inside, language: this.#language, look: this.#look, message: this.#message,
      isNear: this.#isNear, isInSight: this.#isInSight, settings: () => givenSettings(this),
    });
    for (const [type, act] of Object.entries(this.#acts)) lifecycle.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
    return lifecycle;
  }

  // What follows from the events of its lifecycle.
  #acts = {
    begin: () => {
      this.#poster.expire();
      this.#refreshColours(true);
      if (this.#language.failure) this.#excuseLanguage();
      this.#ready.resolve();
    },
    explain: (reason) => this.#explain(reason),
    fail: (failure) => this.#fail(failure),
    language: () => this.#language.follow(),
    look: () => this.#refreshColours(),
    picture: (svg) => this.#poster.draw(svg),
    play: () => lookAt(this),
    revive: (isAsked) => this.#do('wake', isAsked),
    wait: (isWaiting) => this.#poster.wait(isWaiting),
  };

  #fail({error, svg = null}) {
    const {kind = 'start'} = error, sentence = sentenceOf(error), message = this.#language.put(sentence);
    const isHopeless = kind === 'webassembly';
    this.#hasFailed = true;
    this.#inside.space.classList.add('failed');
    this.#message.say(this.#language.put([id('The board cannot be shown. {0}'), sentence]), {retry: isHopeless ? null : () => this.#do('wake', true)});
    this.#poster.draw(svg);
    this.#ready.reject(new VisualizerError(kind, message));
    tell(this, 'error', {kind, message});
  }

  #applyAttributes(changed) {
    const lifecycle = this.#lifecycle;
    if (lifecycle?.live) return lifecycle.change(changed);
    // What is starting was told of its settings before.
    if (lifecycle?.isStarting) lifecycle.wake(false).then((begun) => { if (begun) this.#applyAttributes(changed); });
    lifecycle?.forget();  // what it showed is not what is asked for now
    this.#followLanguage();
    this.#poster.expire(changed.some((key) => key === 'settings' || !(key in kFallbacks)));
    this.#poster.draw();
    this.#wakeIfWanted(this.#option('loading') === 'eager' || this.#isNear);
  }

  // The settings of what it shows.
  get #shown() { return this.#lifecycle?.shown ?? givenSettings(this); }

  // Whatever may have changed them; `isNew`: what they are for is new.
  #refreshColours(isNew = false) {
    if (!this.#look.wear(isNew)) return;
    this.#lifecycle?.live?.setLook(this.#look.wished);
    if (!isNew) this.#poster.recolour();
  }

  // What is told where the board would be; null when there is nothing to tell.
  #explain(reason) {
    if (reason !== null) return this.#message.say(this.#language.put(reason));
    this.#hasFailed = false;
    this.#inside.space.classList.remove('failed');
    this.#message.clear();
  }

  // While it is not about to be seen, it brings nothing.
  #followLanguage() { if (this.#isNear || this.#coming) this.#language.follow(); }

  // Its words are in another language from now on. Whoever listens to its frame hears of it: page/words.js.
  #speak() {
    sayParts(this.#inside, this.#language);
    this.#poster.name();
    this.#lifecycle?.speak();
    this.#inside.frame.dispatchEvent(new Event('language'));
  }

  // It goes on in English.
  #excuseLanguage() {
    const language = this.#language;
    this.#lifecycle?.say(sentenceOf(language.failure), () => language.follow(true).then(() => { if (!language.failure) this.#message.clear(); }));
  }

  get ready() { return this.#ready.promise; }
  set ready(_) {}  // frameworks that are given an attribute of that name would throw
  play() { return this.#do('call', 'play'); }
  pause() { return this.#do('call', 'pause'); }
  step(n = 1) { return this.#do('travel', 'step', n); }
  seek(step) { return this.#do('travel', 'seek', step); }
  runUntil(what) { return this.#do('travel', 'runUntil', what); }
  reset() { return this.#do('travel', 'reset'); }
  // The last one known; null before there is any, and after destroy().
  getState(options) { return this.#lifecycle?.live?.getState(options) ?? this.#lifecycle?.saved ?? null; }

  setState(partial) {
    const plays = partial?.status === 'playing';
    const done = this.#do('travel', 'setState', plays ? {...partial, status: undefined} : partial);
    return plays ? heard(done.then(() => this.play())) : done;
  }

  toText(format) { return this.#lifecycle?.live?.toText(format) ?? ''; }
  checkTour(text, board) { return this.#do('call', 'checkTour', text, board); }
  drawTour(text, board, options) { return this.#do('call', 'drawTour', text, board, this.#look.of(options)); }
  film(from, options) { return this.#do('call', 'film', from, options, (wanted) => this.#look.of(wanted)); }
  bookmarks() { return this.#lifecycle?.live?.bookmarks() ?? []; }
  controls() { return this.#lifecycle?.live?.controls() ?? []; }
  font() { return this.#do('call', 'font'); }

  permalink() {
    const link = this.#lifecycle?.link ?? new URLSearchParams(givenSettings(this)).toString();
    return (parts.page ?? `${parts.base}index.html`) + (link && `#${link}`);
  }

  // `options`: see src/platform/web_pictures.cpp.
  async toSvg(options) {
    if (this.#isOver) throw destroyed();
    const {live} = this.#lifecycle ?? {};
    if (live) return live.toSvg(this.#look.of(options));
    return (await bringPart('visualizer')).posterOf({settings: this.#shown, options: this.#look.of(options)});
  }

  async toImage(type = 'image/png', width = 1280) {
    return (await bringPart('visualizer').then(() => bringPart('share'))).imageOf(this, type, width);
  }

  async share() {
    await this.#do('wake', true);
    await this.#lifecycle?.open('openShare');
  }

  // As every element's. A board that is not alive comes alive. `focusVisible: false`: without a ring, until a key is pressed.
  focus(options) {
    const focus = () => parts.visualizer?.focusCanvas(this.#inside, options);
    if (this.#lifecycle?.live || this.#isOver) return focus();
    this.#do('wake', true).then(focus, () => {});
  }

  // For good: nothing of it comes back.
  destroy() {
    if (this.#isOver) return;
    this.#isOver = true;
    stopWatching(this);
    this.#lifecycle?.destroy();
    this.#message.clear();
    this.#inside.play.hidden = true;
    this.#ready.reject(destroyed());
  }
}

defineProperties(KnightsTour.prototype, kAttributes, [...flagKeys, 'sound']);

// A second copy of the script finds the element defined.
if (globalThis.customElements && !customElements.get('knights-tour')) customElements.define('knights-tour', KnightsTour);
