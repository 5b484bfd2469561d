// The life of a board: a poster, a visualizer while there is a place for it, a poster again when it is long out of sight.
//
// `host`: what the element gives: settings() as {key: text}; shadow, its parts by name; drawPoster(state or null);
// tell(type, detail), an event; frame(report), after each frame that is drawn.
import {loadScript, parts} from '../parts.js';
import {hurry, leavePlace, sharePlaces, takePlace} from './places.js';
import {makeCanvas} from './style.js';

const kLate = 8000;  // milliseconds until the wait is explained

function deferred() {
  const promise = {};
  promise.promise = new Promise((resolve, reject) => Object.assign(promise, {resolve, reject}));
  promise.promise.catch(() => {});  // a failure is told to whoever awaits it
  return promise;
}

export class Life {
  isInSight = false;
  lastInSight = 0;
  live = null;    // the instance, from its first frame on
  saved = null;   // the last state, when there is no instance
  ready = deferred();
  #host;
  #instance = null;
  #canvas = null;
  #waking = null;
  #birth = 0;          // counts, so that a start that was overtaken knows it
  #resumes = false;    // plays on when it is seen again
  #journey = null;     // the running runUntil()
  #isOver = false;

  constructor(host) {
    this.#host = host;
  }

  // Resolves to the instance, or to null where there is none to be.
  wake(isAsked) {
    if (this.#isOver) return Promise.resolve(null);
    if (isAsked) hurry(this);
    this.#waking ??= this.#start(isAsked, ++this.#birth);
    return this.#waking;
  }

  async #start(isAsked, birth) {
    const isStale = () => birth !== this.#birth;
    if (!await takePlace(this, isAsked) || isStale()) return null;
    const late = setTimeout(() => this.#host.explain('The board\'s files are taking long to load.'), kLate);
    try {
      if (!parts.visualizer) await loadScript('visualizer.js').catch((cause) => { throw loadError(cause); });
      if (isStale()) return null;
      await this.#settle(isStale);
    } catch (error) {
      if (!isStale()) this.#fail(error);
    } finally {
      clearTimeout(late);
    }
    return isStale() ? null : this.live;
  }

  async #settle(isStale) {
    const {saved} = this;
    const settings = saved ? saved.settings : this.#host.settings();
    this.#canvas = makeCanvas();
    this.#host.shadow.space.prepend(this.#canvas);
    this.#instance = parts.visualizer.createInstance(this.#canvas, {
      settings: new URLSearchParams(Object.entries(settings)).toString(),
      onFrame: (report) => this.#host.frame(report),
      onError: (error) => { if (error.kind === 'abort') this.#fail(error); else this.#host.tell('error', error); },
    });
    const instance = this.#instance;
    await instance.ready;
    if (saved) await instance.setState({step: saved.step});
    if (isStale()) return;
    this.live = instance;
    this.saved = null;
    this.#host.explain(null);
    this.#host.shadow.poster.hidden = true;
    this.#canvas.classList.remove('coming');
    const {settings: {autoplay}} = instance.getState();
    if (!saved && autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.#resumes = true;
    if (this.isInSight) this.#resume();
    this.ready.resolve();
    if (!saved) this.#host.tell('ready');
  }

  #fail({kind, message}) {
    this.#end();
    this.#host.drawPoster(this.saved);
    this.#host.explain(message, kind);
    this.ready.reject(Object.assign(new Error(message), {kind}));
    this.#host.tell('error', {kind, message});
  }

  // Frees everything; what it showed is kept.
  #end() {
    ++this.#birth;
    this.#waking = null;
    if (this.live) {
      this.saved = this.live.getState() ?? this.saved;
      this.#suspend();
    }
    this.live = null;
    this.#instance?.destroy();
    this.#instance = null;
    this.#canvas?.remove();
    this.#canvas = null;
    leavePlace(this);
  }

  retire() {
    this.#end();
    this.#host.drawPoster(this.saved);
  }

  destroy() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#end();
    this.saved = null;
    this.stopJourney();
    this.#resumes = false;
    this.ready.reject(Object.assign(new Error('The board was destroyed.'), {kind: 'destroyed'}));
  }

  cameInSight(isInSight) {
    this.lastInSight = performance.now();
    if (this.isInSight === isInSight) return;
    this.isInSight = isInSight;
    if (isInSight) this.#resume();
    else this.#suspend();
    sharePlaces();
  }

  #suspend() {
    if (this.live?.getState()?.status !== 'playing') return;
    if (this.#journey) this.#journey.isCut = true;
    else this.#resumes = true;
    this.live.pause();
  }

  #resume() {
    if (!this.live) return;
    if (this.#journey?.isCut) this.#travel(this.#journey);
    else if (this.#resumes) this.live.play();
    this.#resumes = false;
  }

  // Plays now, or as soon as it is seen.
  play() {
    this.stopJourney();
    if (this.live && this.isInSight) return this.live.play();
    this.#resumes = true;
    return this.wake(true).then(() => {});
  }

  runUntil(what) {
    this.stopJourney();
    const journey = Object.assign(deferred(), {what, isCut: true});
    this.#journey = journey;
    if (this.live && this.isInSight) this.#travel(journey);
    else this.wake(true).then((instance) => { if (!instance) this.stopJourney(); });
    return journey.promise;
  }

  #travel(journey) {
    journey.isCut = false;
    const arrive = () => { if (!journey.isCut) { journey.resolve(); if (this.#journey === journey) this.#journey = null; } };
    this.live.runUntil(journey.what).then(arrive, journey.reject);
  }

  stopJourney() {
    this.#journey?.resolve();
    this.#journey = null;
  }

  // Anything else: now when it can, else after the start. It ends what is waiting to go on.
  call(method, ...args) {
    this.stopJourney();
    this.#resumes = false;
    if (this.live) return this.live[method](...args);
    return this.wake(true).then((instance) => instance?.[method](...args));
  }
}

function loadError(cause) {
  return {kind: 'load', message: `The board's files could not be loaded: ${cause.message}`};
}
