// Reports a live board to the page around it: events, sentences for screen readers, and, as soon as their script has loaded,
// controls for them.
//
// `element` is the <knights-tour>, `inside` the parts of its shadow root.
import {connectAnnouncer} from './announcer.js';
import {loadPart} from '../element/files.js';
import {tell, tellError} from '../element/tell.js';
import {connectLesson} from './lesson.js';
import {connectSound} from './sound.js';
/** @import {Language} from '../element/language.js' */
/** @import {BoardElement, Inside, Instance, Report, State, Status} from '../board.d.ts' */

const kEnds = ['tour', 'exhausted', 'stuck'];

// Splits a link in two: the position, which is a step or the moves of a game, and the settings.
function partsOf(/** @type {string} */ link) {
  const settings = new URLSearchParams(link);
  const place = `${settings.get('step')} ${settings.get('mode') === 'play' ? settings.get('given') : ''}`;
  settings.delete('step');
  settings.delete('at');
  return {place, settings: settings.toString()};
}

// `language`: see element/language.js. Returns {frame(report), followed(link), allowSound(), speak(), after a change of language; close()}.
/** @param {BoardElement} element @param {Inside} inside @param {Instance} instance @param {Language} language */
export function connectPresence(element, inside, instance, language) {
  const announcer = connectAnnouncer(inside.status, instance, language);
  /** @type {{frame(status: Status): void, changed(before: string, after: string): void, close(): void}} */
  let mirror = {frame: (_status) => {}, changed: (_before, _after) => {}, close: () => {}}; // placeholder until it is loaded
  let isOver = false;
  const {status, settings} = /** @type {State} */ (instance.getState({path: false}));
  let last = {status, link: instance.link()};
  const lesson = connectLesson(element, inside, (lessons) => lessons.openPlayer(element, inside, instance, language), language);
  lesson.frame(instance.lessonAddress(settings.lesson));
  const sound = connectSound(element, instance, language, announcer.say);

  // If it fails to load, everything else works; it is tried again when the focus comes.
  async function loadMirror() {
    try {
      const {connectMirror} = await loadPart('mirror');
      if (isOver) return;
      mirror = connectMirror(element, inside.mirror, instance, language, announcer.say);
      mirror.frame(last.status);
    } catch (/** @type {any} */ error) {
      if (isOver) return;
      tellError(element, error, language);
      inside.frame.addEventListener('focusin', loadMirror, {once: true});
    }
  }
  loadMirror();

  // A link is known only at rest.
  /** @param {string} link @param {typeof last} before */
  function arrived(link, before) {
    const [now, then] = [partsOf(link), partsOf(before.link)];
    const isOther = now.settings !== then.settings;
    if (isOther) mirror.changed(then.settings, now.settings);
    if (now.place !== then.place && before.status !== 'playing') {
      const {step, depth, event} = /** @type {State} */ (instance.getState({path: false}));
      announcer.stepped();
      tell(element, 'step', {step, depth, event});
    }
    return isOther;
  }

  return {
    allowSound: sound.allow,
    // A link that says nothing but the lesson leads to it also where that is no news: the board is not there any more.
    followed: (/** @type {string} */ link) => {
      const {v, lesson: value, ...others} = Object.fromEntries(new URLSearchParams(link));
      if (value && Object.keys(others).length === 0) lesson.reopen(instance.lessonAddress(value));
    },
    speak: lesson.speak,
    /** @param {Report} report */
    frame: ({status, link, lesson: address, sound: heard}) => {
      const before = last;
      last = {status, link: link ?? before.link};
      mirror.frame(status);
      sound.frame(status, heard);
      if (link !== null) lesson.frame(address);
      const isNew = status !== before.status;
      if (status === 'playing' && !isNew) announcer.playing();
      const isOther = last.link !== before.link && arrived(/** @type {string} */ (link), before);
      if (isNew) announcer.became(status);
      if (isNew || isOther) tell(element, 'statechange', {status});
      if (isNew && kEnds.includes(status)) {
        const {step, boards} = /** @type {State} */ (instance.getState({path: false}));
        tell(element, /** @type {'tour' | 'exhausted' | 'stuck'} */ (status), {status, step: boards?.clock ?? step});
      }
    },
    close: () => {
      isOver = true;
      announcer.close();
      mirror.close();
      sound.close();
      lesson.close();
    },
  };
}
