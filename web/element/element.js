// Module `element`: <knights-tour>, a live board in anybody's page, and what stands for it before it lives. One script tag
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
import {flagKeys} from '#tables';
import {heard} from './deferred.js';
import {attributeNames, destroyed, Facade} from './facade.js';
import {loadPart} from './files.js';
import './hashes.js';
import {defineProperties, takeEarlyProperties} from './properties.js';
import {givenSettings} from './settings.js';
import {parts} from '../parts.js';
/** @import {BoardElement, KnightsTourMethods, PictureOptions, RunUntil} from '../board.d.ts' */

// A server that renders pages has no elements.
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @implements {KnightsTourMethods} */
export class KnightsTour extends Base {
  static observedAttributes = attributeNames;
  #facade = new Facade(/** @type {BoardElement} */ (/** @type {unknown} */ (this)));

  connectedCallback() {
    takeEarlyProperties(this, attributeNames);
    this.#facade.enter();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#facade.leave();
    }); // else it was only moved
  }

  adoptedCallback() {
    this.#facade.move();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    // Setting the same link again goes to it again.
    if (before !== after || name === 'settings') this.#facade.change(name);
  }

  get ready() {
    return this.#facade.ready.promise;
  }
  set ready(_) {} // otherwise frameworks that set this attribute would throw
  play() {
    return this.#facade.do('call', 'play');
  }
  pause() {
    return this.#facade.do('call', 'pause');
  }
  step(n = 1) {
    return this.#facade.do('travel', 'step', n);
  }
  seek(/** @type {number} */ step) {
    return this.#facade.do('travel', 'seek', step);
  }
  runUntil(/** @type {RunUntil} */ what) {
    return this.#facade.do('travel', 'runUntil', what);
  }
  reset() {
    return this.#facade.do('travel', 'reset');
  }
  // The last known state; null before there is any, and after destroy().
  /** @type {KnightsTourMethods['getState']} */
  getState(options) {
    return this.#facade.lifecycle?.live?.getState(options) ?? this.#facade.lifecycle?.saved ?? null;
  }

  /** @type {KnightsTourMethods['setState']} */
  setState(partial) {
    const plays = partial?.status === 'playing';
    const done = this.#facade.do('travel', 'setState', plays ? {...partial, status: undefined} : partial);
    return plays ? heard(done.then(() => this.play())) : done;
  }

  /** @type {KnightsTourMethods['toText']} */
  toText(format) {
    return this.#facade.lifecycle?.live?.toText(format) ?? '';
  }
  /** @type {KnightsTourMethods['checkTour']} */
  checkTour(text, board) {
    return this.#facade.do('call', 'checkTour', text, board);
  }
  /** @type {KnightsTourMethods['drawTour']} */
  drawTour(text, board, options) {
    return this.#facade.do('call', 'drawTour', text, board, this.#facade.look.of(options));
  }
  /** @type {BoardElement['film']} */
  film(from, options) {
    return this.#facade.do('call', 'film', from, options, (/** @type {PictureOptions} */ wanted) => this.#facade.look.of(wanted));
  }
  bookmarks() {
    return this.#facade.lifecycle?.live?.bookmarks() ?? [];
  }
  controls() {
    return this.#facade.lifecycle?.live?.controls() ?? [];
  }
  font() {
    return this.#facade.do('call', 'font');
  }

  permalink() {
    const link = this.#facade.lifecycle?.link ?? new URLSearchParams(givenSettings(this)).toString();
    return (parts.page ?? `${parts.base}index.html`) + (link && `#${link}`);
  }

  // `options`: see src/platform/web_pictures.cpp.
  /** @type {KnightsTourMethods['toSvg']} */
  async toSvg(options) {
    if (this.#facade.isOver) throw destroyed();
    const {live} = this.#facade.lifecycle ?? {};
    if (live) return live.toSvg(this.#facade.look.of(options));
    return (await loadPart('visualizer')).posterOf({settings: this.#facade.shown, options: this.#facade.look.of(options)});
  }

  async toImage(type = 'image/png', width = 1280) {
    return (await loadPart('visualizer').then(() => loadPart('share'))).imageOf(this, type, width);
  }

  /** @type {KnightsTourMethods['share']} */
  async share(asCode) {
    await this.#facade.do('wake', true);
    await this.#facade.lifecycle?.open(asCode === true ? 'openCode' : 'openShare');
  }

  // As for every element. A sleeping board comes alive. `focusVisible: false`: no ring until a key is pressed.
  /** @type {KnightsTourMethods['focus']} */
  focus(options) {
    this.#facade.focus(options);
  }
  destroy() {
    this.#facade.destroy();
  }
}

defineProperties(KnightsTour.prototype, attributeNames, [...flagKeys, 'sound']);

// A second copy of the script finds the element defined.
if (globalThis.customElements && !customElements.get('knights-tour')) customElements.define('knights-tour', KnightsTour);
