// <knights-tour>: a live board in anybody's page. One script tag brings it; the rest is loaded when it is about to be seen.
//
//   <script src="knights-tour.js" defer></script>
//   <knights-tour board="5x5" start="a1" controls="minimal">What is shown where it cannot run.</knights-tour>
//
// Attributes are the settings of src/app/settings.cpp; `settings`, several of them as in a link; `poster`, a picture's
// address or auto; `loading`, lazy or eager; `reveal`, auto or interaction. Events bubble and are composed: ready,
// statechange, step (of the user's), tour, exhausted, stuck, error. It never touches its page's address.
import {coloursOf, named, ownColours, watchColours} from './element/colours.js';
import {Life} from './element/life.js';
import {kSettings, ratioOf, settingsOf} from './element/settings.js';
import {startWatching, stopWatching} from './element/sight.js';
import {furnish} from './element/style.js';
import {tourText} from './element/tour_text.js';
import {loadScript, parts} from './parts.js';
import {posterState} from './poster.js';
import {boardScene} from './scene.js';
import {sceneToSvg} from './scene_svg.js';

const kFallbacks = {settings: '', poster: 'auto', loading: 'lazy', reveal: 'auto'};
const kEnds = ['tour', 'exhausted', 'stuck'];

const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

// A link without the step, and the step.
function partsOf(link) {
  const settings = new URLSearchParams(link);
  const step = Number(settings.get('step') ?? 0);
  settings.delete('step');
  settings.delete('v');
  return {rest: settings.toString(), step};
}

class KnightsTour extends HTMLElement {
  static observedAttributes = [...kSettings, ...Object.keys(kFallbacks)];
  #shadow = furnish(this.attachShadow({mode: 'open'}));
  #life = new Life({
    settings: () => settingsOf(this),
    shadow: this.#shadow,
    drawPoster: (state) => this.#drawPoster(state),
    explain: (reason, kind) => this.#explain(reason, kind),
    tell: (type, detail) => this.#tell(type, detail),
    share: () => this.share(),
    frame: (report) => this.#frame(report),
    began: (instance) => this.#began(instance),
    ended: () => this.#ended(),
  });
  #connection = null;    // an AbortController while it is in a document
  #changed = new Set();  // attributes, to be applied together
  #hasFailed = false;
  #status = 'paused';
  #theme = 'auto';
  #link = null;          // where the search was last at rest
  #mirror = null;
  #announcer = null;

  constructor() {
    super();
    this.#shadow.play.addEventListener('click', () => this.play().then(() => this.focus({preventScroll: true})));
  }

  connectedCallback() {
    if (this.#connection) return;  // it was only moved
    this.#connection = new AbortController();
    this.#drawPoster(this.#life.saved);
    startWatching(this, {
      cameNear: (isNear) => { this.#life.cameNear(isNear); this.#wakeIfWanted(isNear); },
      cameInSight: (isInSight) => { this.#life.cameInSight(isInSight); this.#wakeIfWanted(isInSight); },
    });
    watchColours(this, () => this.#refreshColours(), this.#connection.signal);
    if (this.#option('loading') === 'eager') this.#wakeIfWanted(true);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#connection) return;
      this.#connection.abort();
      this.#connection = null;
      stopWatching(this);
      this.#life.cameInSight(false);
      this.#life.retire();
    });
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.#connection) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#applyAttributes());
    this.#changed.add(name);
  }

  #option(name) {
    return this.getAttribute(name) ?? kFallbacks[name];
  }

  #wakeIfWanted(isWanted) {
    const isRevealed = this.#option('reveal') !== 'interaction' || this.#life.saved;
    if (isWanted && isRevealed && !this.#hasFailed) this.#life.wake(false);
  }

  #applyAttributes() {
    const changed = [...this.#changed];
    this.#changed.clear();
    const {live} = this.#life;
    if (!live) {
      this.#life.saved = null;  // what it showed is not what is asked for now
      this.#drawPoster(null);
      return this.#wakeIfWanted(this.#option('loading') === 'eager' || this.#life.isNear);
    }
    const all = {...live.defaults(), ...settingsOf(this)};
    // A link stands for all settings, also those that it leaves out.
    const keys = changed.includes('settings') ? Object.keys(all) : changed.filter((key) => key in all);
    if (keys.length === 0) return;
    const step = keys.includes('step') ? Number(all.step) : undefined;
    const settings = Object.fromEntries(keys.map((key) => [key, all[key]]));
    this.setState({settings, ...(Number.isSafeInteger(step) && step >= 0 ? {step} : {})});
  }

  get #colours() {
    return coloursOf(this.#life.live ? this.#theme : this.#state().settings.theme, ownColours(this));
  }

  #state() {
    return this.#life.live?.getState() ?? this.#life.saved ?? posterState(settingsOf(this));
  }

  #refreshColours() {
    const {frame, poster} = this.#shadow;
    const colours = this.#colours;
    for (const role of ['background', 'text', 'muted', 'accent']) frame.style.setProperty(`--${role}`, colours[role]);
    frame.style.setProperty('--warning', colours.dead_end);
    frame.style.setProperty('color-scheme', parseInt(colours.background.slice(1, 3), 16) < 128 ? 'dark' : 'light');
    if (this.#life.live) this.#life.live.setColours(named(ownColours(this)));
    if (!poster.hidden) this.#drawBoard();
  }

  #drawPoster(state) {
    const {poster, play, space} = this.#shadow;
    const settings = state?.settings ?? settingsOf(this);
    space.className = `space ${['minimal', 'none'].includes(settings.controls) ? settings.controls : 'full'}`;
    space.style.setProperty('--ratio', ratioOf(settings));
    poster.hidden = false;
    play.hidden = this.#option('reveal') !== 'interaction' || Boolean(state);
    this.#refreshColours();
  }

  #drawBoard() {
    const {poster, play} = this.#shadow;
    const address = this.#option('poster');
    const isDrawn = address === 'auto' || this.#life.saved;
    const board = isDrawn ? sceneToSvg(boardScene(this.#state(), {palette: this.#colours})) : make('img', {src: address, alt: ''});
    poster.replaceChildren(board, play);
  }

  // What is told where the board would be; null when there is nothing to tell. With a kind, it is for good.
  #explain(reason, kind) {
    this.#hasFailed = Boolean(kind);
    const {message} = this.#shadow;
    message.hidden = reason === null;
    message.replaceChildren();
    if (reason === null) return;
    message.append(make('p', {textContent: kind ? `The board cannot be shown. ${reason}` : reason}), make('slot', {}));
    const tour = tourText(settingsOf(this));
    if (tour) message.append(make('p', {textContent: 'A tour of it, in numbers:'}), make('pre', {textContent: tour}));
  }

  #tell(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
  }

  #began(instance) {
    const {connectAnnouncer, connectMirror} = parts.visualizer;
    this.#announcer = connectAnnouncer(this.#shadow.status, instance);
    this.#shadow.mirror.hidden = false;
    this.#mirror = connectMirror(this.#shadow.mirror, instance, {
      act: (...where) => instance.act(...where),
      change: (settings) => this.setState({settings}),
      seek: (step) => this.seek(step),
      isSetting: (key) => kSettings.includes(key),
    });
    this.#mirror.frame('paused');
    this.#refreshColours();
  }

  #ended() {
    this.#announcer.close();
    this.#mirror.close();
    this.#shadow.mirror.hidden = true;
  }

  #frame({status, theme, wantedHeight, link}) {
    const height = wantedHeight > 0 ? `${Math.ceil(wantedHeight)}px` : '';
    const {space} = this.#shadow;
    if (space.style.height !== height) space.style.height = height;
    const before = {status: this.#status, link: this.#link, theme: this.#theme};
    this.#status = status;
    this.#theme = theme;
    if (link !== null) this.#link = link;
    if (!this.#life.live) return;  // it is on its way to where it was
    if (theme !== before.theme) this.#refreshColours();
    this.#mirror.frame(status);
    this.#report(before);
  }

  // Tells what has changed since the frame before.
  #report(before) {
    const status = this.#status;
    if (status === 'playing') this.#announcer.playing();
    const [now, then] = [partsOf(this.#link), partsOf(before.link)];
    const hasMoved = status !== 'playing' && this.#link !== before.link;
    if (hasMoved && before.status !== 'playing' && now.step !== then.step) {
      const {step, depth, event} = this.getState();
      this.#announcer.stepped();
      this.#tell('step', {step, depth, event});
    }
    if (status !== before.status) this.#announcer.became(status);
    if (status !== before.status || (hasMoved && now.rest !== then.rest)) this.#tell('statechange', {status});
    if (status !== before.status && kEnds.includes(status)) this.#tell(status, {status, step: now.step});
  }

  get ready() { return this.#life.ready.promise; }
  play() { return this.#life.play(); }
  pause() { return this.#life.interrupt('pause'); }
  step(n = 1) { return this.#life.interrupt('step', n); }
  seek(step) { return this.#life.interrupt('seek', step); }
  runUntil(what) { return this.#life.runUntil(what); }
  reset() { return this.#life.interrupt('reset'); }
  // The last one known; null before there is any, and after destroy().
  getState() { return this.#life.live?.getState() ?? this.#life.saved; }

  setState(partial) {
    const {step, status} = partial ?? {};
    if (status === 'playing') return Promise.resolve(this.setState({...partial, status: undefined})).then(() => this.play());
    return step === undefined && status === undefined ? this.#life.call('setState', partial) : this.#life.interrupt('setState', partial);
  }

  // 'matrix', 'squares', 'moves', 'chess' or 'json'; '' before there is a board.
  toText(format) { return this.#life.live?.toText(format) ?? ''; }
  checkTour(text, board) { return this.#life.call('checkTour', text, board); }
  film(from) { return this.#life.call('film', from); }
  controls() { return this.#life.live?.controls() ?? []; }
  font() { return this.#life.call('font'); }

  // Of the full page, at this step.
  permalink() {
    const link = this.#life.live?.link() ?? this.#link ?? new URLSearchParams(settingsOf(this)).toString();
    return (parts.page ?? `${parts.base}index.html`) + (link && `#${link}`);
  }

  // The board as a Blob: 'image/png', `width` pixels wide, or 'image/svg+xml'.
  async toImage(type = 'image/png', width = 1280) {
    if (!parts.share) await loadScript('share.js');
    return parts.share.imageOf(this.#state(), this.#colours, type, width);
  }

  // Opens the dialog with all that can be taken away.
  async share() {
    await this.#life.wake(true);
    if (!parts.share) await loadScript('share.js');
    if (this.#life.live) parts.share.openShare(this, {palette: this.#colours});
  }

  focus(options) { this.shadowRoot.querySelector('canvas')?.focus(options); }

  // For good: nothing of it comes back.
  destroy() {
    stopWatching(this);
    this.#life.destroy();
    this.#shadow.play.hidden = true;
  }
}

// A second copy of the script finds the element defined.
if (!customElements.get('knights-tour')) customElements.define('knights-tour', KnightsTour);
