// The poster of a board that is not alive, in the place that the board will take: its exact picture if the WebAssembly has drawn it;
// otherwise the author's picture, from an address or among its children; otherwise a plain board of the right shape, which requests the
// exact picture. And the button that makes the board live.
import {posters, wishes, requestPoster} from './poster_requests.js';
import {id} from './fill_in.js';
import {shapeOf} from './settings.js';
import {svgElement} from './svg.js';
import {together} from './deferred.js';
import {authorText} from './words.js';

const kPictures = 'svg, img, picture';

const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

// For {rows, cols}, or null for a graph.
function plainBoard(shape) {
  const board = make('div', {className: shape ? 'plain' : 'plain sheet'});
  for (const [side, count] of Object.entries(shape ?? {})) board.style.setProperty(`--${side}`, count);
  return board;
}

// Its name: the author's description of the board or of its picture, otherwise a general one.
function nameOf(element, shape) {
  const board = shape
    ? [id("A knight's tour on {0} by {1} squares"), shape.rows, shape.cols]
    : [id("A knight's tour on a graph")];
  return authorText(element) || element.querySelector(':scope > [slot=picture][alt]')?.alt || board;
}

// See place.css.
function takePlace({space}, {controls, panels}, shape) {
  const failed = space.classList.contains('failed') ? ' failed' : '';
  space.className = `space place ${['quiet', 'minimal', 'none'].includes(controls) ? controls : 'full'}${failed}`;
  if (panels && panels !== 'auto') space.classList.add(panels === 'none' ? 'closed' : 'open');
  space.style.setProperty('--ratio', shape ? Math.min(shape.rows / shape.cols, 10) : 0.75);
}

export class Poster {
  // Posters that came into the document together read all their colours before the first is drawn, because each drawing in
  // between would make the browser work out its styles again.
  static #drawNewcomer = together((newcomers) => {
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
  /** @type {{rows: number, cols: number} | null} */
  #shape = null; // of the board; null for a graph
  #isOutdated = false; // the picture among the children belongs to earlier settings
  #isPlain = false; // it is only a plain board
  #isWaiting = false; // for a slot among the live boards
  #wish;

  // state(): {settings, of what the element shows; hasLived, so that what its author gave is of before; hasFailed, isOver}.
  constructor(element, inside, {language, look, state}) {
    this.#element = element;
    this.#inside = inside;
    this.#language = language;
    this.#look = look;
    this.#state = state;
    // See instance/posters.js.
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
    posters.add(this.#wish);
    if (!best) requestPoster(this.#wish);
    this.#isPlain = !best;
    this.#offerPlay();
    this.#look.wear(true, colours);
  }

  // It has no slot among the live boards, and says that a click gives it one.
  wait(isWaiting) {
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
