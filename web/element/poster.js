// What stands for a board that is not alive: its exact picture, where the WebAssembly has drawn it; else what its author
// gave, the picture of an address or one among its children; else a plain board of the right shape, which wishes for the
// exact one.
import {wishes, wishForPoster} from './poster_wishes.js';
import {id} from './put.js';
import {svgElement} from './svg.js';
import {wordsOf} from './words.js';

const kPictures = 'svg, img, picture';

const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

// Of {rows, cols}, or null of a graph.
function plainBoard(shape) {
  const board = make('div', {className: shape ? 'plain' : 'plain sheet'});
  for (const [side, count] of Object.entries(shape ?? {})) board.style.setProperty(`--${side}`, count);
  return board;
}

// Its name: what the author says of the board, or of a picture of it; else what it is.
function nameOf(element, shape) {
  const board = shape ? [id("A knight's tour on {0} by {1} squares"), shape.rows, shape.cols] : [id("A knight's tour on a graph")];
  return wordsOf(element) || element.querySelector(':scope > [slot=picture][alt]')?.alt || board;
}

export class Poster {
  #element;
  #inside;               // the parts of the element
  #host;
  #exact = null;         // an <svg>
  #shape = null;         // of the board; null of a graph
  #isOutdated = false;   // the picture among the children: other settings have come since
  #wish;

  // `host`: address(), of a picture, or 'auto'; ask(), its exact picture, see instance/posters.js; draw(svg), to which it
  // leads; put(), which says its name.
  constructor(element, inside, host) {
    this.#element = element;
    this.#inside = inside;
    this.#host = host;
    this.#wish = {
      element,
      isWanted: () => element.isConnected && !inside.poster.hidden && !inside.poster.querySelector('img, slot'),
      ask: host.ask,
      show: host.draw,
    };
    inside.words.addEventListener('slotchange', () => {
      this.name();
      if (this.takePictures() && !inside.poster.hidden) host.draw();
    });
  }

  name() { this.#inside.poster.setAttribute('aria-label', this.#host.put(nameOf(this.#element, this.#shape))); }

  // What is to be seen has changed; with the settings, the picture among the children is of others.
  expire(hasOtherSettings = true) {
    this.#exact = null;
    this.#isOutdated ||= hasOtherSettings;
  }

  // It leaves the document.
  withdraw() {
    wishes.delete(this.#wish);
  }

  // The colours are others now.
  recolour() {
    if (this.#exact) wishForPoster(this.#wish);
  }

  // `svg`: the text of the exact picture, if there is a new one. `hasLived`: what its author gave is of before. Returns
  // whether it is but a plain board.
  draw(svg, shape, hasLived) {
    const {poster, play} = this.#inside;
    if (svg) this.#exact = svgElement(svg);
    const best = this.#exact ?? (hasLived ? null : this.#given());
    poster.replaceChildren(best ?? plainBoard(shape), play);
    poster.hidden = false;
    this.#shape = shape;
    this.name();
    if (!best) wishForPoster(this.#wish);
    return !best;
  }

  // Pictures among the children, which may come late, get into their slot. Returns whether there are new ones.
  takePictures() {
    const loose = [...this.#element.children].filter((child) => !child.slot && child.matches(kPictures));
    for (const child of loose) child.slot = 'picture';
    if (loose.length > 0) this.#isOutdated = false;
    return loose.length > 0;
  }

  #given() {
    const address = this.#host.address();
    if (address !== 'auto') return make('img', {src: address, alt: ''});
    if (this.#isOutdated || !this.#element.querySelector(':scope > [slot=picture]')) return null;
    const picture = make('slot', {name: 'picture'});
    picture.addEventListener('slotchange', () => {
      if (picture.isConnected && picture.assignedElements().length === 0) this.#host.draw();
    });
    return picture;
  }
}
