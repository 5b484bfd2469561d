// How an element looks in its place: its theme's colours, its own, and what is wished for around it.
import {colourRoles} from '#tables';
import {coloursOf, isDark, lookOf, ownColours} from './colours.js';

export class Look {
  #element;
  #inside;     // its parts
  #theme;
  #worn = '';  // the colours it has now

  // theme(): the one it has now.
  constructor(element, inside, theme) {
    this.#element = element;
    this.#inside = inside;
    this.#theme = theme;
  }

  get colours() { return coloursOf(this.#element, this.#theme()); }
  // As a board that is alive is told.
  get wished() { return {...lookOf(this.#element), colours: ownColours(this.#element)}; }
  // The options of a picture: with its own colours, unless a theme is asked for.
  of(options) {
    return {theme: this.#theme(), ...lookOf(this.#element), ...(options?.theme ? {} : ownColours(this.#element)), ...options};
  }
  // Of the picture that stands in its place.
  get ofPoster() {
    const {clientWidth: width, clientHeight: height} = this.#inside.poster;
    return this.of({...(width > 0 && height > 0 && {width, height}), density: devicePixelRatio, ground: false});
  }
  get onPaper() { return this.of({theme: 'light', ground: false}); }

  // Puts the colours on; false when it has them already. `isNew`: what they are for is new.
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
