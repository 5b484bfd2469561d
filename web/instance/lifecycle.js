// The lifecycle of a board: a poster, a visualizer while there is a slot for it, a poster again when it is long out of sight.
//
// `host`: what the element gives: settings() as {key: text}; shadow, its parts by name; drawPoster(svg), with the text of
// what was shown last, if there is any; explain(reason); fail(error); tell(type, detail), an event; share(); frame(report),
// after each frame that is drawn; began(instance) and ended(), around the time in which there is one; look(), the options
// of its picture.
import {explainLate} from '../element/files.js';
import {createInstance} from './instance.js';
import style from './living.css';
import {holdPosters} from './posters.js';
import {connectPresenter} from './presenter.js';
import {askForSlot, leaveSlot, shareSlots, stopWaiting, takeSlot} from '../element/live_slots.js';

function deferred() {
  const one = {};
  one.promise = new Promise((resolve, reject) => Object.assign(one, {resolve, reject}));
  one.promise.catch(() => {});  // a failure is told to whoever awaits it
  return one;
}

let sheet = null;

function adoptStyle(root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function makeCanvas() {
  const canvas = document.createElement('canvas');
  canvas.className = 'board coming';
  const attributes = {
    part: 'board', tabindex: '0', role: 'application',
    'aria-label': 'The search for a knight\'s tour. Space plays and pauses, the arrow keys step.',
  };
  for (const [name, value] of Object.entries(attributes)) canvas.setAttribute(name, value);
  return canvas;
}

export class Lifecycle {
  isNear = false;
  isInSight = false;
  lastInSight = 0;
  live = null;    // the instance, from its first frame on
  saved = null;   // the last state, when there is no instance
  #host;
  #instance = null;
  #canvas = null;
  #presenter = null;
  #waking = null;
  #generation = 0;       // counts, so that a start that was overtaken knows it
  #resumes = '';    // how it goes on when it is seen again: 'play', 'playBack', or not at all
  #run = null;  // the running runUntil()
  #isOver = false;

  constructor(host) {
    this.#host = host;
  }

  // Resolves to the instance, or to null where there is none to be.
  wake(isAsked) {
    if (this.#isOver) return Promise.resolve(null);
    if (isAsked) askForSlot(this);
    this.#waking ??= this.#start(isAsked, ++this.#generation);
    return this.#waking;
  }

  async #start(isAsked, generation) {
    const isStale = () => generation !== this.#generation;
    if (!await takeSlot(this, isAsked)) {
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
    const {saved} = this;
    adoptStyle(this.#host.shadow.frame.getRootNode());
    this.#canvas = makeCanvas();
    this.#host.shadow.mirror.after(this.#canvas);
    const instance = createInstance(this.#canvas, {
      settings: new URLSearchParams(saved?.settings ?? this.#host.settings()).toString(),
      onFrame: (report) => {
        if (isStale()) return;
        this.#presenter?.frame(report);
        this.#host.frame(report);
      },
      onError: (error) => {
        if (isStale()) return;
        if (error.kind === 'context' && !this.isInSight) this.retire();  // it comes back when it is seen
        else if (['abort', 'context'].includes(error.kind)) this.#fail(error);
        else this.#host.tell('error', {kind: error.kind, message: error.message});
      },
      onShare: () => this.#host.share(),
      onKeys: () => this.#host.keys(),
      onPresent: (isToLeave) => this.#presenter?.present(isToLeave),
    });
    this.#instance = instance;
    await explainLate(instance.loaded, (reason) => { if (!isStale()) this.#host.explain(reason); });
    await instance.ready;
    if (saved && !isStale()) await instance.setState({step: saved.step});
    if (isStale()) return;
    this.live = instance;
    this.saved = null;
    this.#host.shadow.poster.hidden = true;
    this.#canvas.classList.remove('coming');
    this.#host.explain(null);
    this.#presenter = connectPresenter(this.#host.shadow.frame, (isOn) => instance.setPresenting(isOn));
    this.#host.began(instance);
    const plays = !saved && instance.getState({path: false}).settings.autoplay;
    if (plays && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.#resumes = 'play';
    if (this.isInSight) this.#resume();
    if (!saved) this.#host.tell('ready');
  }

  #fail(error) {
    if (error.kind !== 'context') this.stopRun();  // else it goes on when there is one again
    this.#host.fail(error, this.#end());
  }

  // Frees everything; what it showed is kept. Returns the picture of it.
  #end() {
    let picture = null;
    ++this.#generation;
    this.#waking = null;
    if (this.live) {
      this.#suspend();
      this.saved = this.live.getState() ?? this.saved;
      picture = this.live.toSvg(this.#host.look());
      this.#host.ended();
    }
    this.live = null;
    this.#presenter?.close();
    this.#presenter = null;
    this.#instance?.destroy();
    this.#instance = null;
    this.#canvas?.remove();
    this.#canvas = null;
    leaveSlot(this);
    return picture;
  }

  retire() {
    const picture = this.#end();
    this.#host.explain(null);
    this.#host.drawPoster(picture);
  }

  destroy() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.stopRun();
    this.retire();
    this.saved = null;
  }

  cameNear(isNear) {
    this.isNear = isNear;
    if (!isNear && !this.isInSight) stopWaiting(this);
  }

  cameInSight(isInSight) {
    this.lastInSight = performance.now();
    if (this.isInSight === isInSight) return;
    this.isInSight = isInSight;
    if (isInSight) this.#resume();
    else this.#suspend();
    shareSlots();
  }

  #suspend() {
    if (this.live?.getState({path: false})?.status !== 'playing') return;
    if (this.#run) this.#run.isCut = true;
    else this.#resumes = this.live.playsBack() ? 'playBack' : 'play';
    this.live.pause();
  }

  #resume() {
    if (!this.live) return;
    if (this.#run?.isCut) this.#continueRun(this.#run);
    else if (this.#resumes) this.live[this.#resumes]();
    this.#resumes = '';
  }

  // Plays now, or as soon as it is seen.
  play() {
    this.stopRun();
    if (this.live && this.isInSight) return this.live.play();
    this.#resumes = 'play';
    return this.wake(true).then(() => {});
  }

  runUntil(what) {
    this.stopRun();
    const run = Object.assign(deferred(), {what, isCut: true});
    this.#run = run;
    if (this.live && this.isInSight) this.#continueRun(run);
    else this.wake(true).then((instance) => { if (!instance) run.resolve(); });
    return run.promise;
  }

  #continueRun(run) {
    run.isCut = false;
    const end = (settle) => (result) => {
      if (run.isCut) return;  // it goes on when it is seen again
      if (this.#run === run) this.#run = null;
      settle(result);
    };
    this.live.runUntil(run.what).then(end(run.resolve), end(run.reject));
  }

  stopRun() {
    this.#run?.resolve();
    this.#run = null;
  }

  // What ends playing: now when it can, else after the start.
  interrupt(method, ...args) {
    this.stopRun();
    this.#resumes = '';
    return this.call(method, ...args);
  }

  call(method, ...args) {
    if (this.live) return this.live[method](...args);
    return this.wake(true).then((instance) => instance?.[method](...args));
  }
}
