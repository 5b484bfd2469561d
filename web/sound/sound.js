// Module `sound`: plays the sound of a board with Web Audio. src/app/sound decides the tones; this module turns them into oscillators. It
// is a separate script, which loads when sound is switched on (instance/sound.js). May know: element, and an instance by its methods only.
// Begin with openPlayer().
//
// All boards of a page share one context, which is suspended after some silence, and while the page is hidden. Found at
// knightsTourParts.sound.
import {timbres} from '#tables';
import {VisualizerError} from '../element/failure.js';
import {id} from '../element/fill_in.js';
import {parts} from '../parts.js';
/** @import {Instance, Status} from '../board.d.ts' */
/** @import {Language} from '../element/language.js' */

const kLine = timbres.length - 1; // the kind of tone that glides
const kAhead = 0.03; // seconds between a frame and its sound, which must not be late
const kAttack = 0.006; // as in src/app/sound/timbre.h
const kQuiet = 0.01; // of a tone's loudness, at its end
const kGlide = 0.008; // time constant of a gliding line
const kRing = 0.12; // seconds that it rings on, so that there is no gap between two frames
const kFade = 0.012; // for stopped tones
const kIdle = 2000; // milliseconds of silence until the device is released
const kPatience = 500; // milliseconds in which it must have started

const kNone = id('The sound needs Web Audio, which this browser lacks. Any current browser has it.');

let context = /** @type {AudioContext} */ (/** @type {unknown} */ (null)); // null before the first player
/** @type {PeriodicWave[]} */
let waves = [];
/** @type {AbortController | null} */
let listening = null; // while there are players
let timer = 0;
const players = new Set();

function openContext() {
  const Context = globalThis.AudioContext ?? /** @type {Window & typeof globalThis} */ (globalThis).webkitAudioContext;
  if (!Context) throw new VisualizerError('sound', [kNone]);
  try {
    context = new Context({latencyHint: 'interactive'});
  } catch (/** @type {any} */ {message}) {
    throw new VisualizerError('sound', [id('This browser cannot play sound: {0}'), message]);
  }
  waves = timbres.map(({partials}) =>
    context.createPeriodicWave(new Float32Array(partials.length + 1), Float32Array.of(0, ...partials), {
      disableNormalization: true,
    }),
  );
}

const resume = () => {
  if (!document.hidden && context.state !== 'running') context.resume().catch(() => {});
};
const suspendContext = () => {
  if (context.state === 'running') context.suspend().catch(() => {});
};

// Some browsers let a context start only during a key press or touch.
function listen() {
  listening = new AbortController();
  const {signal} = listening;
  for (const type of ['pointerup', 'touchend', 'keydown', 'click'])
    addEventListener(type, resume, {capture: true, passive: true, signal});
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) suspendContext();
    },
    {signal},
  );
}

// Keeps the context running for so many seconds of sound.
/** @param {number} seconds */
function keepAwake(seconds) {
  resume();
  clearTimeout(timer);
  timer = setTimeout(suspendContext, seconds * 1000 + kIdle);
}

// `language`: see element/language.js. Returns {frame(status), after each frame of the canvas; close()}. Throws a VisualizerError if sound
// is not available.
/** @param {Instance} instance @param {Language} language */
export function openPlayer(instance, language) {
  if (!context) openContext();
  if (players.size === 0) listen();
  const out = context.createGain();
  out.connect(context.destination);
  /** @type {ReturnType<typeof start> | null} */
  let line = null;
  let lineEnd = -1;
  let lastStatus = '';

  /** @param {number} kind @param {number} hertz @param {number} at */
  function start(kind, hertz, at) {
    const oscillator = context.createOscillator(),
      loudness = context.createGain();
    oscillator.setPeriodicWave(waves[kind]);
    oscillator.frequency.setValueAtTime(hertz, at);
    loudness.gain.value = 0;
    oscillator.connect(loudness).connect(out);
    oscillator.start(at);
    return {oscillator, loudness: loudness.gain, pitch: oscillator.frequency};
  }

  /** @param {number} kind @param {number} hertz @param {number} at @param {number} seconds */
  function strike(kind, hertz, at, seconds) {
    const {oscillator, loudness} = start(kind, hertz, at);
    const {gain} = timbres[kind];
    loudness.setValueAtTime(0, at);
    loudness.linearRampToValueAtTime(gain, at + kAttack);
    loudness.exponentialRampToValueAtTime(gain * kQuiet, at + seconds);
    oscillator.stop(at + seconds);
  }

  // Glides the line to a pitch; it ends by itself if nothing follows.
  /** @param {number} hertz @param {number} at @param {number} seconds */
  function draw(hertz, at, seconds) {
    line ??= start(kLine, hertz, at);
    if (lineEnd < at) line.pitch.setValueAtTime(hertz, at);
    else line.pitch.setTargetAtTime(hertz, at, Math.min(kGlide, seconds));
    lineEnd = at + seconds + kRing;
    line.loudness.cancelScheduledValues(at);
    line.loudness.setTargetAtTime(timbres[kLine].gain, at, kGlide);
    line.loudness.setTargetAtTime(0, lineEnd, kFade);
  }

  function endLine() {
    if (!line) return;
    const now = context.currentTime;
    line.loudness.cancelScheduledValues(now);
    line.loudness.setTargetAtTime(0, now, kFade);
    line.oscillator.stop(now + 10 * kFade);
    line = null;
    lineEnd = -1;
  }

  /** @param {number[][]} tones */
  function play(tones) {
    const now = context.currentTime + kAhead;
    let end = 0;
    for (const [kind, ...numbers] of tones) {
      const [hertz, from, seconds] = numbers.map((number) => number / 1000);
      if (kind === kLine) draw(hertz, now + from, seconds);
      else strike(kind, hertz, now + from, seconds);
      end = Math.max(end, from + seconds);
    }
    keepAwake(end);
  }

  const player = {
    frame: (/** @type {Status} */ status) => {
      if (status !== lastStatus) endLine();
      lastStatus = status;
      const tones = instance.tones();
      if (tones.length > 0) play(tones);
    },
    close: () => {
      if (!players.delete(player)) return;
      endLine();
      out.gain.setTargetAtTime(0, context.currentTime, kFade);
      setTimeout(
        () => {
          out.disconnect();
          if (players.size === 0) suspendContext();
        },
        20 * 1000 * kFade,
      );
      if (players.size === 0) /** @type {AbortController} */ (listening).abort();
    },
  };
  players.add(player);
  play(instance.tones(true));
  setTimeout(() => {
    if (players.has(player) && !document.hidden && context.state === 'suspended')
      instance.setSound(2, language.tr('The sound starts when you next press a key, click or tap.'));
  }, kPatience);
  return player;
}

parts.sound ??= {openPlayer};
