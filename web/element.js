// <knights-tour>: a live board in anybody's page. One script tag brings it; the rest is loaded when it is about to be seen.
//
//   <script src="knights-tour.js" defer></script>
//   <knights-tour board="5x5" start="a1" controls="minimal">What is shown where it cannot run.</knights-tour>
//
// Attributes are the settings of src/app/settings.cpp; `settings`, several of them as in a link; `poster`, a picture's
// address or auto; `loading`, lazy or eager; `reveal`, auto or interaction. Methods and events: README.md.
import {Life} from './element/life.js';
import {kSettings, ratioOf, settingsOf} from './element/settings.js';
import {startWatching, stopWatching} from './element/sight.js';
import {furnish} from './element/style.js';
import {parts} from './parts.js';

const kFallbacks = {settings: '', poster: 'auto', loading: 'lazy', reveal: 'auto'};

class KnightsTour extends HTMLElement {
  static observedAttributes = [...kSettings, ...Object.keys(kFallbacks)];
  #shadow = furnish(this.attachShadow({mode: 'open'}));
  #life = new Life({
    settings: () => settingsOf(this),
    shadow: this.#shadow,
    drawPoster: (state) => this.#drawPoster(state),
    explain: (reason, kind) => this.#explain(reason, kind),
    tell: (type, detail) => this.#tell(type, detail),
    frame: (report) => this.#frame(report),
  });
  #changed = new Set();  // attributes, to be applied together
  #status = 'paused';
  #isWatched = false;

  constructor() {
    super();
    this.#shadow.play.addEventListener('click', () => this.play());
  }

  connectedCallback() {
    if (this.#isWatched) return;  // it was only moved
    this.#isWatched = true;
    if (!this.#life.live) this.#drawPoster(this.#life.saved);
    startWatching(this, {
      cameNear: (isNear) => { if (isNear && !this.#failed && this.#option('reveal') !== 'interaction') this.#life.wake(false); },
      cameInSight: (isInSight) => this.#life.cameInSight(isInSight),
    });
    if (this.#option('loading') === 'eager') this.#life.wake(false);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isWatched) return;
      this.#isWatched = false;
      stopWatching(this);
      this.#life.cameInSight(false);
      this.#life.retire();
    });
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.#isWatched) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#applyAttributes());
    this.#changed.add(name);
  }

  #applyAttributes() {
    const changed = [...this.#changed];
    this.#changed.clear();
    const given = settingsOf(this);
    if (!this.#life.live) return this.#drawPoster(null);
    const settings = Object.fromEntries(changed.filter((key) => key in given).map((key) => [key, given[key]]));
    this.setState({settings});
  }

  #failed = false;

  #option(name) {
    return this.getAttribute(name) ?? kFallbacks[name];
  }

  #drawPoster(state) {
    const {poster, play, space} = this.#shadow;
    const settings = state?.settings ?? settingsOf(this);
    space.className = `space ${['minimal', 'none'].includes(settings.controls) ? settings.controls : 'full'}`;
    space.style.setProperty('--ratio', ratioOf(settings));
    poster.hidden = false;
    play.hidden = this.#option('reveal') !== 'interaction';
  }

  // What is told where the board would be; null when there is nothing to tell.
  #explain(reason, kind) {
    this.#failed = Boolean(kind);
    const {message} = this.#shadow;
    message.hidden = reason === null;
    if (reason === null) return message.replaceChildren();
    const paragraph = (text) => Object.assign(document.createElement('p'), {textContent: text});
    message.replaceChildren(paragraph(kind ? `The board cannot be shown. ${reason}` : reason), document.createElement('slot'));
  }

  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
  }

  #frame({status, wantedHeight}) {
    const height = wantedHeight > 0 ? `${Math.ceil(wantedHeight)}px` : '';
    if (this.#shadow.space.style.height !== height) this.#shadow.space.style.height = height;
    if (status === this.#status) return;
    this.#status = status;
    this.#tell('statechange', {status});
    if (['tour', 'exhausted', 'stuck'].includes(status)) this.#tell(status, {status});
  }

  get ready() { return this.#life.ready.promise; }
  play() { return this.#life.play(); }
  pause() { return this.#life.call('pause'); }
  step(n = 1) { return this.#life.call('step', n); }
  seek(step) { return this.#life.call('seek', step); }
  runUntil(what) { return this.#life.runUntil(what); }
  reset() { return this.#life.call('reset'); }
  setState(partial) { return this.#life.call('setState', partial); }
  getState() { return this.#life.live?.getState() ?? this.#life.saved; }
  controls() { return this.#life.live?.controls() ?? []; }
  font() { return this.#life.call('font'); }
  focus(options) { this.shadowRoot.querySelector('canvas')?.focus(options); }

  destroy() {
    stopWatching(this);
    this.#life.destroy();
  }
}

// A second copy of the script finds the element defined.
if (!customElements.get('knights-tour')) customElements.define('knights-tour', KnightsTour);
parts.element ??= customElements.get('knights-tour');
