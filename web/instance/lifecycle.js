// The lifecycle of a board: a poster, a visualizer while there is a slot for it, a poster again when it is long out of sight.
//
// `host`: what the element gives: settings() as {key: text}; shadow, its parts by name; drawPoster(svg), with the text of
// what was shown last, if there is any; explain(reason); fail(error); tell(type, detail), an event; share(); waits(is), for a
// place; frame(report), after each frame that is drawn; began(instance) and ended(), around the time in which there is
// one; revive(isAsked), after a failure that has passed; look(), the options of its picture, and ink(), of the one for paper; lookOfLive(), as createInstance() takes it;
// sound(), whether there is a button for it; language, see element/language.js.
import {deferred, heard} from '../element/deferred.js';
import {VisualizerError, sentenceOf} from '../element/failure.js';
import {explainLate} from '../element/files.js';
import {id} from '../element/put.js';
import {sheetOf} from '../element/sheet.js';
import {lendFont} from './font.js';
import {createInstance} from './instance.js';
import style from './living.css';
import {connectPaper} from './paper.js';
import {holdPosters} from './posters.js';
import {connectPresenter} from './presenter.js';
import {askForSlot, leaveSlot, shareSlots, stopWaiting, takeSlot} from './live_slots.js';
import {connectStill} from './still.js';

const kSoon = 300;  // milliseconds

const wait = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const sheet = sheetOf(style);

function makeCanvas() {
  const canvas = document.createElement('canvas');
  canvas.className = 'board coming';
  const attributes = {part: 'board', tabindex: '0', role: 'application', dir: 'ltr'};
  for (const [name, value] of Object.entries(attributes)) canvas.setAttribute(name, value);
  return canvas;
}

// Where the page is written from right to left, it says that the canvas is not.
function nameCanvas(canvas, {put}) {
  const name = [id('Search for a knight\'s tour. Space plays and pauses; the arrow keys step.')];
  const isRight = getComputedStyle(canvas.parentElement).direction === 'rtl';
  canvas.setAttribute('aria-label', put(isRight ? [id('{0} Everything is drawn from left to right.'), name] : name));
}

export class Lifecycle {
  isNear = false;
  isInSight = false;
  lastInSight = 0;
  lastTouched = 0;
  live = null;    // the instance, from its first frame on
  saved = null;  // the last state, while there is no instance
  #host;
  #instance = null;
  #canvas = null;
  #presenter = null;
  #living = null;        // an AbortController while there is an instance
  #waking = null;
  #generation = 0;       // counts, so that a start that was overtaken knows it
  #kept = '';            // all that it goes on from, as the instance put it down
  #next = deferred();    // the next instance, or the present one
  #failure = null;       // why there is none
  #still = null;         // what it offers without WebGL 2
  #isOver = false;

  constructor(host) {
    this.#host = host;
  }

  // Resolves to the instance, or to null where there is none to be.
  wake(isAsked) {
    if (this.#isOver) return Promise.resolve(null);
    if (isAsked) {
      this.touch();
      askForSlot(this);
    }
    this.#waking ??= this.#start(isAsked, ++this.#generation);
    return this.#waking;
  }

  async #start(isAsked, generation) {
    const isStale = () => generation !== this.#generation;
    const patience = setTimeout(() => this.#host.waits(true), kSoon);
    const isGranted = await takeSlot(this, isAsked);
    clearTimeout(patience);
    this.#host.waits(false);
    if (!isGranted) {
      if (!isStale()) this.#waking = null;
      return null;
    }
    if (isStale()) return null;
    const release = holdPosters();
    try {
      await this.#settle(isStale);
    } catch (error) {
      if (!isStale()) this.#fail(error);
    } finally {
      release();
    }
    return isStale() ? null : this.live;
  }

  async #settle(isStale) {
    const kept = this.#kept;
    this.#failure = null;
    sheet.adopt(this.#host.shadow.frame.getRootNode());
    this.#canvas = makeCanvas();
    for (const type of ['pointerdown', 'keydown', 'wheel']) this.#canvas.addEventListener(type, () => this.touch(), {passive: true});
    this.#host.shadow.mirror.after(this.#canvas);
    nameCanvas(this.#canvas, this.#host.language);
    const instance = createInstance(this.#canvas, {
      settings: kept ? '' : new URLSearchParams(this.#host.settings()).toString(),
      kept,
      look: this.#host.lookOfLive(),
      language: this.#host.language,
      sound: this.#host.sound() ? 1 : 0,
      onFrame: (report) => {
        if (isStale()) return;
        this.#presenter?.frame(report);
        this.#host.frame(report);
      },
      onError: (error) => {
        if (isStale()) return;
        if (error.kind === 'context' && !this.isInSight) this.retire();  // it comes back when it is seen
        else if (['abort', 'context'].includes(error.kind)) this.#fail(error);
        else this.#host.tell('error', {kind: error.kind, message: this.#host.language.put(sentenceOf(error))});
      },
      onBack: () => {
        if (this.#failure?.kind === 'context' && !this.#instance) this.#host.revive(this.isInSight);
      },
      onShare: (asCode) => this.#host.share(asCode),
      onKeys: () => this.#host.keys(),
      onPresent: (isToLeave) => this.#presenter?.present(isToLeave),
    });
    this.#instance = instance;
    await explainLate(instance.loaded, (reason) => { if (!isStale()) this.#host.explain(reason); });
    await instance.ready;
    if (kept && !isStale()) await Promise.race([instance.arrived(), wait(kSoon)]);  // a near step is not seen replayed
    if (isStale()) return;
    this.live = instance;
    lendFont('en', instance.font);
    this.#lendLetters();
    this.#leaveStill();
    this.forget();
    this.#host.shadow.poster.hidden = true;
    this.#canvas.classList.remove('coming');
    this.#host.explain(null);
    this.#presenter = connectPresenter(this.#host.shadow.frame, (isOn) => instance.setPresenting(isOn));
    this.#living = new AbortController();
    connectPaper(this.#host.shadow.space, () => instance.svgNow(this.#host.ink()), this.#living.signal);
    this.#host.began(instance);
    instance.suspend(!this.isInSight);
    const plays = !kept && instance.getState({path: false}).settings.autoplay;
    if (plays && !isCalm()) instance.play();
    this.#next.resolve(instance);
    if (!kept) this.#host.tell('ready');
  }

  #fail(error) {
    this.#failure = error;
    this.#host.fail(error, this.#end());
    if (error.kind === 'webgl2') this.#still ??= connectStill(this.#host);
    else this.#leaveStill();
  }

  #leaveStill() {
    this.#still?.close();
    this.#still = null;
  }

  // Frees everything; what it showed is kept. Returns the picture of it.
  #end() {
    let picture = null;
    ++this.#generation;
    this.#waking = null;
    if (this.live) {
      this.#next = deferred();
      this.live.suspend(true);
      this.#kept = this.live.kept();
      const state = this.live.getState();
      this.saved = state && {...state, status: state.status === 'playing' ? 'paused' : state.status};
      picture = this.live.svgNow(this.#host.look());
      this.#host.ended();
    }
    this.live = null;
    this.#presenter?.close();
    this.#presenter = null;
    this.#living?.abort();
    this.#living = null;
    this.#instance?.destroy();
    this.#instance = null;
    this.#canvas?.remove();
    this.#canvas = null;
    leaveSlot(this);
    return picture;
  }

  // Where somebody sees it, it waits for a place again.
  retire() {
    const picture = this.#end();
    this.#host.explain(null);
    this.#host.drawPoster(picture);
    if (this.isInSight) this.wake(false);
  }

  // In the language that is in force now.
  speak() {
    this.#still?.speak();
    if (!this.#canvas) return;
    nameCanvas(this.#canvas, this.#host.language);
    this.#instance?.speak();
    this.#lendLetters();
  }

  // What its language has beyond English.
  #lendLetters() {
    const {language} = this.#host;
    if (this.live && language.locale !== 'en') lendFont(language.locale, () => language.font);
  }

  // It has its settings, but is not alive yet.
  get isStarting() { return this.#instance !== null && this.live === null; }
  // It plays by itself, and nobody has touched it.
  get takesTurns() {
    const {autoplay} = this.#kept ? this.shown() : this.#host.settings();
    return this.lastTouched === 0 && ![undefined, 'false'].includes(autoplay) && !isCalm();
  }
  touch() { this.lastTouched = performance.now(); }

  destroy() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leaveStill();
    this.retire();
    this.forget();
    this.#next.reject(new VisualizerError('destroyed', 'The board was destroyed.'));
  }

  // What it showed is not what is to be shown next.
  forget() {
    this.saved = null;
    this.#kept = '';
    this.#still?.follow();
  }

  // Share opens: all of it, or its checks.
  get offersShare() { return this.live !== null || this.#still !== null; }

  // The settings of what it showed last, with where it was; null before there was anything, and while it is alive.
  shown() {
    return this.#still?.settings ?? (this.saved && Object.fromEntries(new URLSearchParams(this.#kept.split('\n', 1)[0])));
  }

  cameNear(isNear) {
    this.isNear = isNear;
    if (!isNear && !this.isInSight) stopWaiting(this);
  }

  cameInSight(isInSight) {
    this.lastInSight = performance.now();
    if (this.isInSight === isInSight) return;
    this.isInSight = isInSight;
    this.live?.suspend(!isInSight);
    shareSlots();
  }

  // A call on the way to another step. Where the board goes back to its poster meanwhile, it is under way again when it
  // comes back; where it can not be shown any more, the call comes to nothing.
  travel(method, ...args) {
    return heard(this.#travel(method, ...args));
  }

  async #travel(method, ...args) {
    this.touch();
    let instance = this.live ?? await this.wake(true);
    if (this.#isOver) return;
    if (!instance && this.#failure) throw this.#failure;
    instance ??= await this.#next.promise;
    let way = () => instance[method](...args);
    for (;;) {
      try {
        return await way();
      } catch (error) {
        if (error.kind !== 'destroyed') throw error;
        if (this.#failure) throw this.#failure;
        instance = await this.#next.promise;
        way = () => instance.arrived();
      }
    }
  }

  call(method, ...args) {
    this.touch();
    if (this.live) return this.live[method](...args);
    if (this.#still?.calls[method]) return this.#still.calls[method](...args);
    return heard(this.wake(true).then((instance) => {
      if (this.#still?.calls[method]) return this.#still.calls[method](...args);
      if (!instance && this.#failure && !this.#isOver) throw this.#failure;
      return instance?.[method](...args);
    }));
  }
}
