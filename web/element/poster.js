// The poster of a board that is not alive, in the place that the board will take: its exact picture if the WebAssembly has drawn it;
// otherwise the author's picture, from an address or among its children; otherwise a plain board of the right shape, which requests the
// exact picture. And the button that makes the board live.
import {posters, wishes, requestPoster} from './poster_requests.js';
import {id} from './fill_in.js';
import {shapeOf} from './settings.js';
import {svgElement} from './svg.js';
import {together} from './deferred.js';
import {authorText} from './words.js';
/** @import {BoardElement, GivenSettings, Inside, Sentence} from '../board.d.ts' */
/** @import {Language} from './language.js' */
/** @import {Look} from './look.js' */
/** @import {PosterRequest} from './poster_requests.js' */
/** @import {Shape} from './settings.js' */

const kPictures = 'svg, img, picture';

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Partial<HTMLElementTagNameMap[T]>} properties */
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

function plainBoard(/** @type {Shape} */ shape) {
  const board = make('div', {className: shape ? 'plain' : 'plain sheet'});
  for (const [side, count] of Object.entries(shape ?? {})) board.style.setProperty(`--${side}`, count);
  return board;
}

// Its name: the author's description of the board or of its picture, otherwise a general one.
/** @param {Element} element @param {Shape} shape @returns {Sentence} */
function nameOf(element, shape) {
  const board = shape
    ? [id("A knight's tour on {0} by {1} squares"), shape.rows, shape.cols]
    : [id("A knight's tour on a graph")];
  return authorText(element) || /** @type {any} */ (element.querySelector(':scope > [slot=picture][alt]'))?.alt || board;
}

// See place.css.
/** @param {Inside} inside @param {{controls?: any, panels?: string}} settings @param {Shape} shape */
function takePlace({space}, {controls, panels}, shape) {
  const failed = space.classList.contains('failed') ? ' failed' : '';
  space.className = `space place ${['quiet', 'minimal', 'none'].includes(controls) ? controls : 'full'}${failed}`;
  if (panels && panels !== 'auto') space.classList.add(panels === 'none' ? 'closed' : 'open');
  space.style.setProperty('--ratio', shape ? Math.min(shape.rows / shape.cols, 10) : 0.75);
}

export class Poster {
  // Posters that came into the document together read all their colours before the first is drawn, because each drawing in
  // between would make the browser work out its styles again.
  static #drawNewcomer = together((/** @type {Poster[]} */ newcomers) => {
    const colours = newcomers.map((poster) => poster.#look.colours);
    newcomers.forEach((poster, i) => poster.draw(null, colours[i]));
  });
  #element;
  #inside; // the parts of the element
  #language;
  #look;
  #state;
  /** @type {HTMLElement | null} */
  #exact = null; // an <svg>
  /** @type {Shape} */
  #shape = null; // of the board
  #isOutdated = false; // the picture among the children belongs to earlier settings
  #isPlain = false; // it is only a plain board
  #isWaiting = false; // for a slot among the live boards
  /** @type {PosterRequest} */
  #wish;

  // `settings` of what the element shows; `hasLived`: what its author gave is of before.
  /** @typedef {{settings: GivenSettings, hasLived: boolean, hasFailed: boolean, isOver: boolean}} Shown */
  /** @param {BoardElement} element @param {Inside} inside @param {{language: Language, look: Look, state(): Shown}} options */
  constructor(element, inside, {language, look, state}) {
    this.#element = element;
    this.#inside = inside;
    this.#language = language;
    this.#look = look;
    this.#state = state;
    this.#wish = {
      element,
      isWanted: () => element.isConnected && !inside.poster.hidden && !inside.poster.querySelector('img, slot'),
      ask: () => ({settings: state().settings, options: look.ofPoster}),
      show: (svg) => this.draw(svg),
    };
    const {play, poster} = inside;
    const focus = () => element.focus({preventScroll: true});
    play.addEventListener('click', () => element.play().then(focus, () => {}));
    play.addEventListener('focus', () => {
      if (this.#isWaiting && play.matches(':focus-visible')) focus();
    });
    poster.addEventListener('click', ({target}) => {
      if (this.#isWaiting && target !== play) focus();
    });
    inside.words.addEventListener('slotchange', () => {
      this.name();
      if (this.#takePictures() && !inside.poster.hidden) this.draw();
    });
  }

  name() {
    this.#inside.poster.setAttribute('aria-label', this.#language.put(nameOf(this.#element, this.#shape)));
  }

  // The content has changed. With other settings, the picture among the children is outdated.
  expire(hasOtherSettings = true) {
    this.#exact = null;
    this.#isOutdated ||= hasOtherSettings;
  }

  // Its element comes into the document,
  appear() {
    this.#takePictures();
    Poster.#drawNewcomer(this);
  }

  // or leaves it.
  withdraw() {
    wishes.delete(this.#wish);
    posters.delete(this.#wish);
  }

  // The colours have changed.
  recolour() {
    if (this.#exact) requestPoster(this.#wish);
  }

  // `svg`: the text of the exact picture, if there is a new one; without one, the best that there is. `colours`: those of its look, where
  // they are known.
  /** @param {string | null} [svg] @param {Record<string, string>} [colours] */
  draw(svg, colours) {
    const {poster, play} = this.#inside;
    const {settings, hasLived} = this.#state();
    this.#shape = shapeOf(settings);
    takePlace(this.#inside, settings, this.#shape);
    if (svg) this.#exact = svgElement(svg);
    const best = this.#exact ?? (hasLived ? null : this.#given());
    poster.replaceChildren(best ?? plainBoard(this.#shape), play);
    poster.hidden = false;
    this.name();
    if (this.#element.isConnected) posters.add(this.#wish);
    if (!best) requestPoster(this.#wish);
    this.#isPlain = !best;
    this.#offerPlay();
    this.#look.wear(true, colours);
  }

  // It has no slot among the live boards, and says that a click gives it one.
  wait(/** @type {boolean} */ isWaiting) {
    this.#isWaiting = isWaiting;
    this.#inside.poster.classList.toggle('waiting', isWaiting);
    this.#offerPlay();
  }

  #offerPlay() {
    const {play, poster} = this.#inside;
    const {hasLived, hasFailed, isOver} = this.#state();
    const isFirst = !hasLived && (this.#element.getAttribute('reveal') === 'interaction' || (this.#isPlain && !hasFailed));
    play.hidden = isOver || !(this.#isWaiting || isFirst);
    poster.setAttribute('role', play.hidden ? 'img' : 'group'); // a picture has no content
  }

  // Assigns pictures among the children, which may come late, to their slot. Returns true if there are new ones.
  #takePictures() {
    const loose = [...this.#element.children].filter((child) => !child.slot && child.matches(kPictures));
    for (const child of loose) child.slot = 'picture';
    if (loose.length > 0) this.#isOutdated = false;
    return loose.length > 0;
  }

  #given() {
    const address = this.#element.getAttribute('poster') ?? 'auto';
    if (address !== 'auto') return make('img', {src: address, alt: ''});
    if (this.#isOutdated || !this.#element.querySelector(':scope > [slot=picture]')) return null;
    const picture = make('slot', {name: 'picture'});
    picture.addEventListener('slotchange', () => {
      if (picture.isConnected && picture.assignedElements().length === 0) this.draw();
    });
    return picture;
  }
}
