// What an element shows and loads around its board: the poster, messages, its language and its look, and the lifecycle, which comes when
// the board is about to be seen.
import {settingKeys} from '#tables';
import {watchColours} from './colours.js';
import {deferred, heard, together} from './deferred.js';
import {VisualizerError, sentenceOf} from './failure.js';
import {loadPart, explainLate} from './files.js';
import {Language, watchLanguage} from './language.js';
import {Look} from './look.js';
import {Message} from './message.js';
import {Poster} from './poster.js';
import {id} from './fill_in.js';
import {givenSettings} from './settings.js';
import {dress, fillShadowRoot, sayParts, watchInherited} from './style.js';
import {tell, tellError} from './tell.js';
import {canWatch, lookAt, startWatching, stopWatching} from './visibility.js';
import {parts} from '../parts.js';
/** @import {BoardElement, GivenSettings, Lifecycle, Parts, Sentence} from '../board.d.ts' */

const kFallbacks = {settings: '', poster: 'auto', loading: 'lazy', reveal: 'auto', sound: ''};

export const attributeNames = [...settingKeys, ...Object.keys(kFallbacks)];
export const destroyed = () => new VisualizerError('destroyed', 'The board was destroyed.');

export class Facade {
  /** @type {Lifecycle | null} */
  lifecycle = null;
  ready = deferred(); // the first drawn frame, or that of the attempt under way
  isOver = false;
  look;
  #element;
  #inside; // the parts of the element
  /** @type {Promise<Lifecycle | null> | null} */
  #coming = null; // the lifecycle
  #isNear = false;
  /** @type {boolean | null} */
  #isInSight = null; // nobody knows yet
  /** @type {AbortController | null} */
  #connection = null; // while it is in a document
  #applyAttribute = together((/** @type {string[]} */ changed) => this.#applyAttributes(changed));
  #hasFailed = false; // for good, as far as it is not asked to try again
  #language;
  #message;
  #poster;

  /** @param {BoardElement} element */
  constructor(element) {
    this.#element = element;
    const inside = (this.#inside = fillShadowRoot(element.attachShadow({mode: 'open'})));
    const language = (this.#language = new Language(element, {
      setting: () => this.shown.lang,
      changed: () => this.#speak(),
      failed: () => {
        tellError(element, language.failure, language);
        this.#reportLanguage();
      },
    }));
    this.#message = new Message(element, inside, language);
    const look = (this.look = new Look(element, inside, () => this.shown.theme));
    this.#poster = new Poster(element, inside, {
      language,
      look,
      state: () => ({
        settings: this.shown,
        hasLived: Boolean(this.lifecycle?.saved),
        hasFailed: this.#hasFailed,
        isOver: this.isOver,
      }),
    });
    sayParts(inside, language);
  }

  // The element has come into a document,
  enter() {
    if (this.#connection) return this.#followLanguage(); // it was only moved
    if (!canWatch()) return;
    const {signal} = (this.#connection = new AbortController());
    if (!this.lifecycle?.live) this.#poster.appear();
    startWatching(this.#element, {
      cameNear: (isNear) => {
        this.#isNear = isNear;
        this.#followLanguage();
        this.lifecycle?.cameNear(isNear);
        this.#wakeIfWanted(isNear);
      },
      cameInSight: (isInSight) => {
        this.#isInSight = isInSight;
        this.lifecycle?.cameInSight(isInSight);
        this.#wakeIfWanted(isInSight);
      },
    });
    watchColours(this.#element, () => this.#refreshColours(), signal);
    watchInherited(
      this.#inside,
      () => {
        lookAt(this.#element);
        this.#refreshColours();
      },
      signal,
    );
    watchLanguage(this.#element, () => this.#followLanguage(), signal);
    if (this.#option('loading') === 'eager') this.#wakeIfWanted(true);
  }

  // It belongs to another document now. There it begins as a poster, and comes alive again.
  move() {
    dress(/** @type {ShadowRoot} */ (this.#element.shadowRoot));
    this.leave();
  }

  // or has left it.
  leave() {
    if (!this.#connection) return;
    this.#connection.abort();
    this.#connection = null;
    stopWatching(this.#element);
    this.lifecycle?.cameInSight(false);
    this.lifecycle?.retire();
    this.#poster.withdraw();
  }

  // An attribute has changed.
  change(/** @type {string} */ name) {
    if (this.#connection || this.lifecycle) this.#applyAttribute(name);
  }

  #option(/** @type {keyof typeof kFallbacks} */ name) {
    return this.#element.getAttribute(name) ?? kFallbacks[name];
  }

  #wakeIfWanted(/** @type {boolean} */ isWanted) {
    const isRevealed = this.#option('reveal') !== 'interaction' || this.lifecycle?.saved;
    if (isWanted && isRevealed && !this.#hasFailed) this.do('wake', false);
  }

  // A method of its lifecycle, which has to be loaded first. After a failure everything is tried once more.
  /** @param {'call' | 'travel' | 'wake'} method @param {...any} args @returns {any} */
  do(method, ...args) {
    if (this.#hasFailed && !this.isOver) {
      this.#hasFailed = false;
      this.ready = deferred();
    }
    if (this.lifecycle) return /** @type {any} */ (this.lifecycle)[method](...args);
    this.#coming ??= this.#load();
    return heard(this.#coming.then((/** @type {any} */ lifecycle) => lifecycle?.[method](...args)));
  }

  async #load() {
    try {
      if (this.isOver) return null;
      this.#language.follow();
      await explainLate(loadPart('visualizer'), (reason) => {
        if (!this.isOver) this.#explain(reason);
      });
      if (this.isOver) return null;
    } catch (error) {
      if (this.isOver) return null;
      this.#coming = null;
      this.#fail({error});
      return this.ready.promise; // rejected: no call is lost without a word
    }
    const {visualizer} = /** @type {Required<Parts>} */ (parts);
    const lifecycle = (this.lifecycle = new visualizer.Lifecycle(this.#element, {
      inside: this.#inside,
      language: this.#language,
      look: this.look,
      message: this.#message,
      isNear: this.#isNear,
      isInSight: this.#isInSight,
      settings: () => givenSettings(this.#element),
    }));
    for (const [type, act] of Object.entries(this.#acts))
      lifecycle.addEventListener(type, (event) => act(/** @type {CustomEvent} */ (event).detail));
    return lifecycle;
  }

  // What follows from the events of its lifecycle.
  /** @type {Record<string, (detail: any) => unknown>} */
  #acts = {
    begin: () => {
      this.#poster.expire();
      this.#refreshColours(true);
      if (this.#language.failure) this.#reportLanguage();
      this.ready.resolve();
    },
    explain: (/** @type {Sentence | null} */ reason) => this.#explain(reason),
    fail: (/** @type {{error: any, svg: string | null}} */ failure) => this.#fail(failure),
    language: () => this.#language.follow(),
    look: () => this.#refreshColours(),
    picture: (/** @type {string | null} */ svg) => this.#poster.draw(svg),
    play: () => lookAt(this.#element),
    revive: (/** @type {boolean} */ isAsked) => this.do('wake', isAsked),
    wait: (/** @type {boolean} */ isWaiting) => {
      if (isWaiting) this.#message.clear(); // all files that it needs for now have loaded
      this.#poster.wait(isWaiting);
    },
  };

  /** @param {{error: any, svg?: string | null}} failure */
  #fail({error, svg = null}) {
    const {kind = 'start'} = error,
      sentence = sentenceOf(error),
      message = this.#language.put(sentence);
    const isHopeless = kind === 'webassembly';
    this.#hasFailed = true;
    this.#inside.space.classList.add('failed');
    this.#message.say([id('The board cannot be shown. {0}'), sentence], {
      retry: isHopeless ? null : () => this.do('wake', true),
    });
    this.#poster.draw(svg);
    this.ready.reject(new VisualizerError(kind, message));
    tell(this.#element, 'error', {kind, message});
  }

  #applyAttributes(/** @type {string[]} */ changed) {
    const lifecycle = this.lifecycle;
    if (lifecycle?.live) return lifecycle.change(changed);
    // A starting board has its settings already.
    if (lifecycle?.isStarting)
      lifecycle.wake(false).then((begun) => {
        if (begun) this.#applyAttributes(changed);
      });
    lifecycle?.forget(); // it showed other settings than those requested now
    this.#followLanguage();
    this.#poster.expire(changed.some((key) => key === 'settings' || !(key in kFallbacks)));
    if (!this.#connection) return;
    this.#poster.draw();
    this.#wakeIfWanted(this.#option('loading') === 'eager' || this.#isNear);
  }

  // The settings of what it shows.
  /** @returns {GivenSettings} */
  get shown() {
    return this.lifecycle?.shown ?? givenSettings(this.#element);
  }

  // Whatever may have changed them; `isNew`: what they are for is new.
  #refreshColours(isNew = false) {
    if (!this.look.wear(isNew)) return;
    this.lifecycle?.live?.setLook(this.look.wished);
    if (!isNew) this.#poster.recolour();
  }

  // Shows the message in place of the board; null removes it.
  #explain(/** @type {Sentence | null} */ reason) {
    if (reason !== null) return this.#message.say(reason);
    this.#hasFailed = false;
    this.#inside.space.classList.remove('failed');
    this.#message.clear();
  }

  // While it is not about to be seen, it brings nothing.
  #followLanguage() {
    if (this.#isNear || this.#coming) this.#language.follow();
  }

  // Its words are in another language from now on. The listeners to its frame learn this: page/words.js.
  #speak() {
    sayParts(this.#inside, this.#language);
    this.#message.speak();
    this.#poster.name();
    this.lifecycle?.speak();
    this.#inside.frame.dispatchEvent(new Event('language'));
  }

  // It goes on in English.
  #reportLanguage() {
    const language = this.#language;
    this.lifecycle?.say(sentenceOf(language.failure), () =>
      language.follow(true).then(() => {
        if (!language.failure) this.#message.clear();
      }),
    );
  }

  // See focus() of the element.
  focus(/** @type {FocusOptions | undefined} */ options) {
    const focus = () => parts.visualizer?.focusCanvas(this.#inside, options);
    if (this.lifecycle?.live || this.isOver) return focus();
    this.do('wake', true).then(focus, () => {});
  }

  // For good: nothing of it comes back.
  destroy() {
    if (this.isOver) return;
    this.isOver = true;
    stopWatching(this.#element);
    this.lifecycle?.destroy();
    this.#message.clear();
    this.#inside.play.hidden = true;
    this.ready.reject(destroyed());
  }
}
