// The look of an element in its place: the colours of its theme, its own colours, and the preferences of the page around it.
import {colourRoles} from '#tables';
import {coloursOf, isDark, lookOf, ownColours} from './colours.js';
/** @import {Inside, PictureOptions} from '../board.d.ts' */

export class Look {
  #element;
  #inside; // its parts
  #theme;
  #worn = ''; // the current colours

  // theme(): the current one.
  /** @param {HTMLElement} element @param {Inside} inside @param {() => string | undefined} theme */
  constructor(element, inside, theme) {
    this.#element = element;
    this.#inside = inside;
    this.#theme = theme;
  }

  get colours() {
    return coloursOf(this.#element, this.#theme());
  }
  // In the form for a live board.
  get wished() {
    return {...lookOf(this.#element), colours: ownColours(this.#element)};
  }
  // The options of a picture: with its own colours, unless a theme is requested.
  /** @param {PictureOptions & {density?: number}} [options] */
  of(options) {
    return {theme: this.#theme(), ...lookOf(this.#element), ...(options?.theme ? {} : ownColours(this.#element)), ...options};
  }
  // For its poster.
  get ofPoster() {
    const {clientWidth: width, clientHeight: height} = this.#inside.poster;
    return this.of({...(width > 0 && height > 0 && {width, height}), density: devicePixelRatio, ground: false});
  }
  get onPaper() {
    return this.of({theme: 'light', ground: false});
  }

  // Applies the colours; false if they are already applied. `isNew`: the thing they apply to is new.
  /** @param {boolean} isNew @param {Record<string, string>} [colours] */
  wear(isNew, colours = this.colours) {
    const {frame} = this.#inside;
    const worn = JSON.stringify(colours);
    if (worn === this.#worn && !isNew) return false;
    this.#worn = worn;
    for (const role of colourRoles) frame.style.setProperty(`--${role}`, colours[role]);
    frame.style.setProperty('color-scheme', isDark(colours) ? 'dark' : 'light');
    frame.classList.toggle('dark', isDark(colours));
    return true;
  }
}
