// Folder `element`: <knights-tour>, a live board in anybody's page, and what stands for it before it lives. One script tag
// brings it; the rest is loaded when it is about to be seen. May know: the tables and parts.js. Begin with KnightsTour.
//
//   <script src="knights-tour.js" defer></script>
//   <knights-tour board="5x5" start="a1" controls="minimal">What is shown where it cannot run.</knights-tour>
//
// An <svg>, <img> or <picture> in it is what it shows until it lives; else that is a plain board, and its exact picture as
// soon as the WebAssembly is on the page.
//
// Attributes are the settings of src/app/settings/settings.cpp; `settings`, several of them as in a link; `poster`, a picture's
// address or auto; `loading`, lazy or eager; `reveal`, auto or interaction; `sound`, a flag: there is a button for it. `lang` is that
// of HTML: see language.js. Events bubble and are composed: ready,
// statechange, step (of the user's), tour, exhausted, stuck. `error` and `frame` do not bubble; at a `frame` what is on the canvas has just been
// drawn, and a caption that is written now is of the same step. It never touches its page's address.
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
import {changeOf, settingsOf} from './settings.js';
import {canWatch, lookAt, startWatching, stopWatching} from './visibility.js';
import {fillShadowRoot, sayParts, watchInherited} from './style.js';
import {together} from './together.js';
import {parts} from '../parts.js';

const kFallbacks = {settings: '', poster: 'auto', loading: 'lazy', reveal: 'auto', sound: ''};
const kAttributes = [...settingKeys, ...Object.keys(kFallbacks)];

const destroyed = () => new VisualizerError('destroyed', 'The board was destroyed.');

// On a server, which renders pages, there are no elements.
export class KnightsTour extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = kAttributes;
  // Of those that came into the document together, all colours are read before the first is drawn: each drawing in between
  // would make the browser work out its styles once more.
  static #drawNewcomer = together((newcomers) => {
    const colours = newcomers.map((element) => element.#look.colours);
    newcomers.forEach((element, i) => element.#drawPoster(null, colours[i]));
  });
  #shadow = fillShadowRoot(this.attachShadow({mode: 'open'}));
  #lifecycle = null;     // see lifecycle.js
  #coming = null;        // the promise of it
  #isNear = false;
  #isInSight = null;     // nobody knows yet
  #isOver = false;
  #ready = deferred();   // the first drawn frame, or that of the attempt under way
  #connection = null;    // an AbortController while it is in a document
  #applyAttribute = together((changed) => this.#applyAttributes(changed));
  #hasFailed = false;    // for good, as far as it is not asked to try again
  #liveTheme = 'auto';
  #liveLang = 'auto';
  #link = null;          // of where it was when it went back to its poster
  #presence = null;
  #language = new Language(this, {
    setting: () => (this.#lifecycle?.live ? this.#liveLang : this.#shown.lang),
    changed: () => this.#speak(),
    failed: () => this.#refuseLanguage(),
  });
  #message = new Message(this, this.#shadow, this.#language.tr);
  #look = new Look(this, this.#shadow, () => (this.#lifecycle?.live ? this.#liveTheme : this.#shown.theme));
  #openDialog = null;    // see dialogs.js
  #poster = new Poster(this, this.#shadow, {
    address: () => this.#option('poster'),
    settings: () => this.#shown,
    hasLived: () => this.#hasLived,
    offersPlay: (isPlain, isWaiting) => !this.#isOver && (isWaiting || (!this.#hasLived && (this.#option('reveal') === 'interaction' || (isPlain && !this.#hasFailed)))),
    ask: () => ({settings: this.#shown, options: this.#look.ofPoster}),
    draw: (svg) => this.#drawPoster(svg),
    put: this.#language.put,
  });

  constructor() {
    super();
    sayParts(this.#shadow, this.#language);
  }

  connectedCallback() {
    if (this.#connection) return this.#followLanguage();  // it was only moved
    takeEarlyProperties(this, kAttributes);
    if (!canWatch()) return;
    this.#connection = new AbortController();
    this.#poster.takePictures();
    KnightsTour.#drawNewcomer(this);
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
    watchColours(this, () => this.#refreshColours(), this.#connection.signal);
    watchInherited(this.#shadow, () => {
      lookAt(this);
      this.#refreshColours();
    }, this.#connection.signal);
    watchLanguage(this, () => this.#followLanguage(), this.#connection.signal);
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

  #option(name) {
    return this.getAttribute(name) ?? kFallbacks[name];
  }

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
      this.#fail(error);
      return this.#ready.promise;  // rejected: no call is lost without a word
    }
    this.#lifecycle = new parts.visualizer.Lifecycle({
      settings: () => settingsOf(this),
      shadow: this.#shadow,
      language: this.#language,
      drawPoster: (svg) => this.#drawPoster(svg),
      explain: (reason) => this.#explain(reason),
      fail: (error, svg) => this.#fail(error, svg),
      revive: (isAsked) => this.#do('wake', isAsked),
      lookOfLive: () => this.#look.wished,
      sound: () => this.sound,
      ink: () => this.#look.onPaper,
      look: () => {
        this.#shadow.poster.hidden = false;
        return this.#look.ofPoster;
      },
      tell: (type, detail) => this.#tell(type, detail),
      share: (asCode) => this.share(asCode),
      keys: () => this.#openDialog('openKeys'),
      waits: (isWaiting) => this.#poster.wait(isWaiting),
      frame: (report) => this.#frame(report),
      began: (instance) => this.#began(instance),
      ended: () => this.#ended(),
    });
    parts.visualizer.keepKeys(this.#shadow.frame, () => this.#lifecycle.live?.isTyping(), () => this.sound);
    this.#openDialog = parts.visualizer.dialogsOf(this, {
      isOffered: () => this.#lifecycle.offersShare,
      options: () => ({palette: this.#look.colours, language: this.#language}),
      say: (sentence, retry) => this.#tellOver(sentence, retry),
      clear: () => this.#message.clear(),
      failed: (error) => this.#tellError(error),
    });
    this.#lifecycle.cameNear(this.#isNear);
    if (this.#isInSight !== null) this.#lifecycle.cameInSight(this.#isInSight);
    return this.#lifecycle;
  }

  #fail(error, svg) {
    const {kind = 'start'} = error, sentence = sentenceOf(error), message = this.#language.put(sentence);
    const isHopeless = kind === 'webassembly';
    this.#hasFailed = true;
    this.#shadow.space.classList.add('failed');
    this.#message.say(this.#language.put([id('The board cannot be shown. {0}'), sentence]), {retry: isHopeless ? null : () => this.#do('wake', true)});
    this.#drawPoster(svg);
    this.#ready.reject(new VisualizerError(kind, message));
    this.#tell('error', {kind, message});
  }

  #applyAttributes(changed) {
    const live = this.#lifecycle?.live;
    if (!live) {
      // What is starting was told of its settings before.
      if (this.#lifecycle?.isStarting) this.#lifecycle.wake(false).then((begun) => { if (begun) this.#applyAttributes(changed); });
      this.#lifecycle?.forget();  // what it showed is not what is asked for now
      this.#followLanguage();
      this.#poster.expire(changed.some((key) => key === 'settings' || !(key in kFallbacks)));
      this.#drawPoster();
      return this.#wakeIfWanted(this.#option('loading') === 'eager' || this.#isNear);
    }
    this.#presence?.allowSound();
    const change = changeOf(changed, {...live.defaults(), ...settingsOf(this)});
    if (!change) return;
    const done = this.setState(change);
    if (changed.includes('settings')) done?.then(() => this.#presence?.followed(this.getAttribute('settings') ?? ''), () => {});
  }

  // The settings of what it shows when it is not alive, with where it is.
  get #shown() { return this.#lifecycle?.shown() ?? settingsOf(this); }
  get #hasLived() { return Boolean(this.#lifecycle?.saved); }

  // Whatever may have changed them; `isNew`: what they are for is new.
  #refreshColours(isNew, colours) {
    if (!this.#look.wear(isNew, colours)) return;
    this.#lifecycle?.live?.setLook(this.#look.wished);
    if (!isNew) this.#poster.recolour();
  }

  // `svg`: the text of its exact picture; without one, the best that there is.
  #drawPoster(svg, colours) {
    this.#poster.draw(svg);
    this.#refreshColours(true, colours);
  }

  // What is told where the board would be; null when there is nothing to tell.
  #explain(reason) {
    if (reason !== null) return this.#message.say(this.#language.put(reason));
    this.#hasFailed = false;
    this.#shadow.space.classList.remove('failed');
    this.#message.clear();
  }

  // While it is not about to be seen, it brings nothing.
  #followLanguage() {
    if (this.#isNear || this.#coming) this.#language.follow();
  }

  // Its words are in another language from now on. Whoever listens to its frame hears of it: page/words.js.
  #speak() {
    sayParts(this.#shadow, this.#language);
    this.#poster.name();
    this.#lifecycle?.speak();
    this.#presence?.speak();
    this.#shadow.frame.dispatchEvent(new Event('language'));
  }

  // It goes on in English.
  #refuseLanguage() {
    this.#tellError(this.#language.failure);
    this.#excuseLanguage();
  }
  #excuseLanguage() {
    this.#tellOver(sentenceOf(this.#language.failure), () => this.#language.follow(true).then(() => { if (!this.#language.failure) this.#message.clear(); }));
  }

  // A sentence over the board, if it lives.
  #tellOver(sentence, retry) {
    if (this.#lifecycle?.live) this.#message.say(this.#language.put(sentence), {retry, isOver: true});
  }

  #tellError(error) { this.#tell('error', {kind: error.kind, message: this.#language.put(sentenceOf(error))}); }

  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: type !== 'error', composed: true}));  // not to window.onerror
  }

  #began(instance) {
    this.#presence = parts.visualizer.connectPresence(this, this.#shadow, instance, this.#language, (type, detail) => this.#tell(type, detail));
    this.#poster.expire();
    this.#refreshColours(true);
    if (this.#language.failure) this.#excuseLanguage();
    this.#ready.resolve();
  }

  #ended() {
    this.#link = this.#lifecycle.live.link();
    this.#presence?.close();
    this.#presence = null;
  }

  #frame(report) {
    const {theme, lang, wantedHeight} = report;
    if (report.status === 'playing') lookAt(this);
    const {style} = this.#shadow.space;
    const height = wantedHeight > 0 ? `${Math.ceil(wantedHeight)}px` : '';
    if (style.height !== height) style.height = height;
    if (theme !== this.#liveTheme) {
      this.#liveTheme = theme;
      this.#refreshColours();
    }
    if (lang !== this.#liveLang) {
      this.#liveLang = lang;
      this.#language.follow();
    }
    this.#presence?.frame(report);
    this.dispatchEvent(new Event('frame'));
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

  // 'matrix', 'squares', 'moves', 'chess' or 'json'; '' before there is a board.
  toText(format) { return this.#lifecycle?.live?.toText(format) ?? ''; }
  checkTour(text, board) { return this.#do('call', 'checkTour', text, board); }

  film(from, options) { return this.#do('call', 'film', from, options, (wanted) => this.#look.of(wanted)); }

  bookmarks() { return this.#lifecycle?.live?.bookmarks() ?? []; }
  controls() { return this.#lifecycle?.live?.controls() ?? []; }
  font() { return this.#do('call', 'font'); }

  // Of the full page, at this step.
  permalink() {
    const link = this.#lifecycle?.live?.link() ?? this.#link ?? new URLSearchParams(settingsOf(this)).toString();
    return (parts.page ?? `${parts.base}index.html`) + (link && `#${link}`);
  }

  // What it shows as the text of an SVG, whether it is alive or not; `options`: see src/platform/web_pictures.cpp.
  async toSvg(options) {
    if (this.#isOver) throw destroyed();
    const {live} = this.#lifecycle ?? {};
    if (live) return live.toSvg(this.#look.of(options));
    return (await bringPart('visualizer')).posterOf({settings: this.#shown, options: this.#look.of(options)});
  }

  // A tour of somebody, as checkTour() takes it.
  drawTour(text, board, options) { return this.#do('call', 'drawTour', text, board, this.#look.of(options)); }

  // The board as a Blob: 'image/png', `width` pixels wide, or 'image/svg+xml'.
  async toImage(type = 'image/png', width = 1280) {
    return (await bringPart('visualizer').then(() => bringPart('share'))).imageOf(this, type, width);
  }

  // Opens the dialog with all that can be taken away, or with a QR code.
  async share(asCode) {
    await this.#do('wake', true);
    await this.#openDialog?.(asCode === true ? 'openCode' : 'openShare');
  }

  // As every element's. A board that is not alive comes alive. `focusVisible: false`: without a ring, until a key is pressed.
  focus(options) {
    const focus = () => parts.visualizer?.focusCanvas(this.#shadow, options);
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
    this.#shadow.play.hidden = true;
    this.#ready.reject(destroyed());
  }
}

defineProperties(KnightsTour.prototype, kAttributes, [...flagKeys, 'sound']);

// A second copy of the script finds the element defined.
if (globalThis.customElements && !customElements.get('knights-tour')) customElements.define('knights-tour', KnightsTour);
