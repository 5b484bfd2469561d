// Module `instance`: the WebAssembly on a page: one visualizer on one canvas (here), its life between two posters
// (lifecycle.js), what keeps SDL to its canvas (canvas.js, fingers.js), what the surrounding page hears (presence.js, with
// announcer.js), and pictures without a canvas (posters.js). Loaded when a board is about to be seen.
// May know: element. Begin with createInstance().
//
//   const visualizer = createInstance(canvas, {settings: 'board=5x5&start=a1'});
//   await visualizer.ready;      // settled at the first drawn frame, or rejected with {kind, message}
//   visualizer.play();
//
// Its options and methods are declared in web/board.d.ts. Methods called before the WebAssembly is there wait for it, in order. Nothing
// here knows of the page around the canvas.
import {fallbacks, runUntil, statuses} from '#tables';
import {noteGame} from './best_games.js';
import {keepBookmarks} from './bookmarks.js';
import {connectCanvas, openContext} from './canvas.js';
import {VisualizerError, sentenceOf} from '../element/failure.js';
import {loadPart, refusePart} from '../element/files.js';
import {id, inEnglish} from '../element/fill_in.js';
import {stopped, untrapped} from './guard.js';
import {judgeAnswer, lessonAddress} from './lesson_calls.js';
import {optionsQuery, startModule, withText as withTextOf} from './module.js';
import {compileOnce} from './wasm.js';
/** @import {Visualizer} from '#visualizer' */
/** @import {Film, Instance, InstanceOptions, LessonAddress, PictureOptions, State, Status, Wish} from '../board.d.ts' */

const kGone = id('The browser lost the graphics context and could not restore it. Your search is safe.');
const kFirstFrameTimeout = 15_000; // milliseconds, while the page is visible

// In the format of web/build.mjs; throws for anything else.
/** @param {{listings: unknown, font: string}} programs */
function readPrograms({listings, font}) {
  if (typeof listings !== 'string') throw new TypeError('no listings');
  return {listings, font: Uint8Array.from(atob(font), (character) => character.charCodeAt(0))};
}

const kMaxStep = 2 ** 53; // as in the table of settings; larger numbers are not exact
const kMaxFilm = 1_000_000; // steps of a film in one call, which the page has to wait for

// Checks a number of steps, because the WebAssembly would silently convert anything else.
/** @param {number} value @param {string} name @param {number} lowest */
function wholeNumber(value, name, lowest, most = kMaxStep) {
  if (!Number.isInteger(value) || value < lowest || Math.abs(value) > most) {
    throw new RangeError(`${name}: '${value}' is not a whole number${lowest === 0 ? ` from 0 to ${most}` : ''}`);
  }
  return value;
}

const kSet = ['settings', 'step', 'status'];

// Checks the argument of setState() completely before anything is done. `state`: the current one. All of it can be passed back; only what
// follows from the rest must be equal.
/** @param {any} partial @param {State & Record<string, unknown>} state */
function checkState(partial, state) {
  if (partial === null || typeof partial !== 'object') throw new TypeError(`setState: '${partial}' is not an object`);
  for (const [key, value] of Object.entries(partial)) {
    if (Object.hasOwn(state, key) && (kSet.includes(key) || typeof value === typeof state[key])) continue;
    const isSetting = Object.hasOwn(state.settings, key);
    throw new TypeError(
      `setState: ${isSetting ? `'${key}' is a setting; put it into settings` : `'${key}' is not one of ${kSet.join(', ')}`}`,
    );
  }
  const {settings = {}, step, status} = partial;
  if (settings === null || typeof settings !== 'object') throw new TypeError(`settings: '${settings}' is not an object`);
  if (step !== undefined) wholeNumber(step, 'step', 0);
  if (status !== undefined && !statuses.includes(status)) {
    throw new RangeError(`status: '${status}' is not one of ${statuses.join(', ')}`);
  }
  const query = new URLSearchParams(Object.entries(settings).filter(([, value]) => value !== undefined));
  return {query: query.toString(), step, status};
}

/** @param {HTMLCanvasElement} canvas @param {InstanceOptions} options @returns {Instance} */
export function createInstance(
  canvas,
  {
    settings = '',
    kept = '',
    look,
    sound = 0,
    language,
    onFrame = () => {},
    onError = () => {},
    onFile = () => {},
    onShare = () => {},
    onKeys = () => {},
    onPresent = () => {},
    onBack = () => {},
  } = {},
) {
  const cleanup = new AbortController();
  const {signal} = cleanup;
  /** @type {Set<{check(): boolean, resolve(): void, reject(error: unknown): void}>} */
  const waiting = new Set(); // called after each frame; removed when the result is true
  /** @type {WebGL2RenderingContext | null} */
  let context = null;
  let module = /** @type {Visualizer} */ (/** @type {unknown} */ (null)); // null until it has loaded
  let handle = 0;
  /** @type {{link: string, state: State | null, lesson: LessonAddress | null}} */
  let shown = {link: '', state: null, lesson: null}; // the last state at rest
  /** @type {ReturnType<typeof readLast> | null} */
  let last = null; // what could be read after a trap

  /** @template Result @param {string} text @param {(pointer: number) => Result} use */
  const withText = (text, use) => withTextOf(module, text, use);
  const readText = (/** @type {number} */ pointer) => module.UTF8ToString(pointer);
  const readJson = (/** @type {number} */ pointer) => JSON.parse(readText(pointer));
  const addressOf = (/** @type {string} */ lesson) => lessonAddress(module, handle, lesson);
  const noteBookmarks = keepBookmarks(
    () => readText(module._kt_bookmarks(handle)),
    (all) => withText(all.flat().join(','), (numbers) => module._kt_set_bookmarks(handle, numbers)),
  );
  /** @param {() => boolean} check @returns {Promise<void>} */
  const afterFrame = (check) => new Promise((resolve, reject) => waiting.add({check, resolve, reject}));

  /** @type {(status: Status, theme: string, wantedHeight: number, errors: string, sound: number, lang: string) => void} */
  function frameDrawn(status, theme, wantedHeight, errors, sound, lang) {
    for (const message of errors.split('\n').filter(Boolean)) onError({kind: 'setting', message});
    for (const entry of waiting) {
      if (!entry.check()) continue;
      waiting.delete(entry);
      entry.resolve();
    }
    if (handle === 0) return;
    const link = status === 'playing' ? null : readText(module._kt_link(handle));
    if (link !== null && (link !== shown.link || !shown.state)) {
      const state = readJson(module._kt_state(handle, false));
      shown = {link, state, lesson: addressOf(state.settings.lesson)};
    }
    if (link !== null && shown.state) noteBookmarks(shown.state);
    onFrame({status, theme, lang, wantedHeight, sound, link, lesson: shown.lesson});
  }

  function fail(/** @type {VisualizerError} */ error) {
    for (const entry of waiting) entry.reject(error);
    waiting.clear();
  }

  // After a trap: the shown state, as far as it can still be read, otherwise the last one at rest.
  function readLast(/** @type {number} */ trapped) {
    /** @template Result @param {() => Result} read @param {Result} otherwise */
    const attempt = (read, otherwise) => {
      try {
        return read();
      } catch {
        return otherwise;
      }
    };
    return {
      kept: attempt(() => readText(module._kt_saved_state(trapped)), shown.link),
      state: attempt(() => readJson(module._kt_state(trapped, true)), shown.state && {...shown.state, path: []}),
      svg: (/** @type {PictureOptions} */ options) =>
        attempt(() => withText(optionsQuery(options), (query) => readText(module._kt_picture(trapped, query))), null),
    };
  }

  // For good: after a trap, or because it ended itself.
  let isOver = false;
  function stop(/** @type {VisualizerError} */ error) {
    if (isOver) return;
    isOver = true;
    if (handle !== 0) last = readLast(handle);
    handle = 0;
    cleanup.abort(); // no listener may call into a stopped instance
    fail(error);
    onError(error);
    if (last) last.svg = () => null;
  }

  function stopIfDestroyed() {
    if (signal.aborted) throw new VisualizerError('destroyed', 'The visualizer was destroyed before it was ready.');
  }

  // Loads the code panel's programs when it is shown. On failure the panel says so, and loads them again on request.
  async function loadPrograms() {
    try {
      const {listings, font} = await loadPart('programs', {read: readPrograms});
      if (handle === 0) return;
      const pointer = module._malloc(font.length);
      module.HEAPU8.set(font, pointer);
      if (!module._kt_give_programs(handle, module.stringToNewUTF8(listings), pointer, font.length)) throw refusePart('programs');
    } catch (/** @type {any} */ error) {
      if (handle === 0) return;
      withText(inWords(error), (text) => module._kt_refuse_programs(handle, text));
      onError(error);
    }
  }

  const inWords = (/** @type {VisualizerError} */ error) => (language?.put ?? inEnglish)(sentenceOf(error));
  const lettered = new Set(['en']); // languages whose characters it has
  function speak() {
    if (!language) return;
    const font = lettered.has(language.locale) ? [] : language.font;
    lettered.add(language.locale);
    const pointer = font.length > 0 ? module._malloc(font.length) : 0;
    if (pointer !== 0) module.HEAPU8.set(font, pointer);
    withText(language.locale, (locale) =>
      withText(language.catalogue, (text) => module._kt_speak(handle, locale, text, pointer, font.length)),
    );
  }

  function takeLook(/** @type {Wish} */ {dark, contrast, colours}) {
    module._kt_set_dark(handle, dark);
    module._kt_set_contrast(handle, contrast);
    const refused = withText(new URLSearchParams(colours).toString(), (pointer) =>
      readText(module._kt_set_colours(handle, pointer)),
    );
    for (const message of refused.split('\n').filter(Boolean)) onError({kind: 'setting', message});
  }

  // Before the WebAssembly loads: starts the browser's graphics, which takes time.
  function checkBrowser() {
    if (typeof WebAssembly !== 'object') {
      throw new VisualizerError('webassembly', [
        id('The search needs WebAssembly, which this browser lacks. Any current browser has it.'),
      ]);
    }
    compileOnce().catch(() => {}); // without WebGL it still draws pictures
    context = openContext(canvas, signal, () => onError(new VisualizerError('context', [kGone])), onBack);
    if (!context) {
      throw new VisualizerError('webgl2', [
        id(
          'The board needs WebGL 2, which this browser does not offer. WebGL may be switched off, or the graphics driver may be blocked.',
        ),
      ]);
    }
  }

  const gone = () => new VisualizerError('destroyed', [id('The board is no longer on the page.')]);

  async function create() {
    checkBrowser();
    module = await startModule({
      canvas,
      // SDL looks for '#canvas' in the document; this is the one it means. Tried with Emscripten 3.1.69 and 6.0.5.
      preRun: [
        (/** @type {{specialHTMLTargets: Record<string, unknown>}} */ {specialHTMLTargets}) => {
          specialHTMLTargets['#canvas'] = canvas;
        },
      ],
      onFrame: frameDrawn,
      /** @param {string} name @param {string} type @param {string} text */
      onFile: (name, type, text) => onFile({name, type, text}),
      onShare: (/** @type {number} */ asCode) => onShare(asCode !== 0),
      onPresent: (/** @type {number} */ isToLeave) => onPresent(isToLeave !== 0),
      onGame: noteGame,
      onPrograms: loadPrograms,
      onAbort: (/** @type {string} */ why) => stop(stopped(why)),
      onTrap: stop,
    });
    stopIfDestroyed();
    handle = module._kt_create();
    if (handle === 0) {
      throw new VisualizerError('start', [id('The board could not be drawn: {0}'), module.UTF8ToString(module._kt_error())]);
    }
    connectCanvas(canvas, module, handle, signal, onKeys);
    if (language?.catalogue) speak();
    if (look) takeLook(look);
    if (sound) withText('', (text) => module._kt_set_sound(handle, sound, text));
    withText(settings, (pointer) => module._kt_change(handle, pointer));
    if (kept) withText(kept, (pointer) => module._kt_restore(handle, pointer));
  }

  async function firstFrame() {
    await created;
    const timeout = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      fail(new VisualizerError('start', [id('The board has loaded, but nothing was drawn.')]));
    }, kFirstFrameTimeout);
    try {
      await afterFrame(() => true);
    } finally {
      clearInterval(timeout);
    }
  }

  // look(options): completes the options of a picture.
  /** @param {number} from @param {boolean} ofClock @param {(options: PictureOptions) => PictureOptions} look @returns {Film} */
  function openFilm(from, ofClock, look = (options) => options) {
    let film = module._kt_recording_open(handle, from, ofClock);
    /** @template Result @param {() => Result} action */
    const running = (action) => {
      if (film === 0 || handle === 0) throw gone();
      return action();
    };
    return {
      approach: () => running(() => module._kt_recording_approach(film)),
      state: () => running(() => readJson(module._kt_recording_state(handle, film))),
      step: (n) => running(() => module._kt_recording_step(film, wholeNumber(n, 'step', 0, kMaxFilm))),
      trace: (n) => running(() => readText(module._kt_recording_trace(handle, film, wholeNumber(n, 'trace', 0, kMaxFilm)))),
      toSvg: (options = {}) =>
        running(() =>
          withText(optionsQuery(look(options)), (query) => readText(module._kt_recording_picture(handle, film, query))),
        ),
      close: () => {
        if (film !== 0 && handle !== 0) module._kt_recording_close(film);
        film = 0;
      },
    };
  }

  const created = create();
  const ready = firstFrame();
  ready.catch(() => {}); // callers that await it get the failure

  // Runs at once if possible, so that a state read afterwards shows the effect; never after destroy().
  /** @param {() => unknown} action @returns {Promise<any>} */
  const whenCreated = async (action) => {
    if (handle === 0) await created;
    if (handle !== 0) return action();
  };
  /** @returns {string | null} */
  const svgNow = (options = {}) =>
    handle === 0
      ? (last?.svg(options) ?? null)
      : withText(optionsQuery(options), (query) => readText(module._kt_picture(handle, query)));
  // Near steps are reached at once, far ones over several frames. Settled on arrival, or when stopped.
  const arrival = () => {
    if (module._kt_is_seeking(handle)) return afterFrame(() => !module._kt_is_seeking(handle));
  };
  const play = (isBack = false, waits = false) => whenCreated(() => module._kt_play(handle, isBack, waits));
  const pause = () => whenCreated(() => module._kt_pause(handle));
  const seek = (/** @type {number} */ step) =>
    whenCreated(async () => {
      module._kt_seek(handle, wholeNumber(step, 'seek', 0));
      if (!module._kt_is_seeking(handle)) return;
      /** @type {any} */
      let end = null;
      await afterFrame(() => {
        if (!module._kt_is_seeking(handle)) end = readJson(module._kt_state(handle, false));
        return end !== null;
      });
      if ((end.boards?.clock ?? end.step) === step || !['paused', 'playing'].includes(end.status)) return; // the run ends before it
      throw new VisualizerError('stopped', `seek: it was stopped at step ${end.step}, on the way to step ${step}.`);
    });

  return {
    ready,
    loaded: created,
    play: () => play(),
    playBack: () => play(true),
    autoplay: () => play(false, true),
    setPresenting: (isOn) => {
      if (handle !== 0) module._kt_set_presenting(handle, isOn);
    },
    keepPanelPlace: (keeps) => {
      if (handle !== 0) module._kt_keep_panel_place(handle, keeps);
    },
    suspend: untrapped((isOn) => {
      if (handle !== 0) module._kt_suspend(handle, isOn);
    }),
    kept: () => (handle === 0 ? (last?.kept ?? '') : readText(module._kt_saved_state(handle))),
    pause,
    seek,
    arrived: () => whenCreated(arrival),
    step: (n = 1) =>
      whenCreated(() => {
        module._kt_step(handle, wholeNumber(n, 'step', -Infinity));
        return arrival();
      }),
    runUntil: (what) =>
      whenCreated(() => {
        const known = withText(String(what), (pointer) => module._kt_run_until(handle, pointer));
        if (!known) throw new RangeError(`runUntil: '${what}' is not one of ${runUntil.join(', ')}`);
        return arrival();
      }),
    annotate: (marks, asks) =>
      whenCreated(() => withText(marks.map(optionsQuery).join('\n'), (lines) => module._kt_annotate(handle, lines, asks))),
    lessonAddress: (value) => (handle === 0 ? null : addressOf(value)),
    judge: (question, said) => judgeAnswer(module, handle, question, said),
    squareAt: (x, y) => (handle === 0 ? '' : readText(module._kt_square_at(handle, x, y))),
    bookmarks: () => (handle === 0 ? [] : readJson(module._kt_bookmarks(handle)).map((/** @type {number[]} */ [step]) => step)),
    reset: () =>
      whenCreated(() => {
        module._kt_reset(handle);
        return arrival();
      }),
    getState: ({path = true} = {}) => (handle === 0 ? (last?.state ?? null) : readJson(module._kt_state(handle, path))),
    setState: (partial) =>
      whenCreated(async () => {
        const {query, step, status} = checkState(partial, {...readJson(module._kt_state(handle, false)), path: []});
        withText(query, (pointer) => module._kt_change(handle, pointer));
        if (status === 'paused') pause();
        if (step !== undefined) await seek(partial.boards?.clock ?? step); // for compared boards, the step of their clock
        if (status === 'playing') play();
      }),
    controls: () => (handle === 0 ? [] : readJson(module._kt_controls(handle))),
    items: () => (handle === 0 ? [] : readJson(module._kt_items(handle))),
    reveal: (id) => {
      if (handle !== 0) withText(id, (name) => module._kt_reveal(handle, name));
    },
    choose: (id, option) => {
      if (handle !== 0) withText(id, (name) => withText(option, (text) => module._kt_choose(handle, name, text)));
    },
    font: () => whenCreated(() => module.HEAPU8.slice(module._kt_font(), module._kt_font() + module._kt_font_size())),
    link: () => (handle === 0 ? (last?.kept.split('\n', 1)[0] ?? '') : readText(module._kt_link(handle))),
    sentence: () => (handle === 0 ? '' : readText(module._kt_sentence(handle))),
    toSvg: async (options) => {
      const svg = await whenCreated(() => svgNow(options));
      if (!svg) throw gone();
      return svg;
    },
    svgNow,
    toText: (format) => {
      if (handle === 0) return '';
      const text = withText(String(format), (pointer) => readText(module._kt_text(handle, pointer)));
      if (text.startsWith('toText: ')) throw new RangeError(text);
      return text;
    },
    checkTour: (text, board = '') =>
      whenCreated(() =>
        withText(String(text), (tour) => withText(String(board), (size) => readJson(module._kt_check_tour(handle, tour, size)))),
      ),
    drawTour: (text, board = '', options = {}) =>
      whenCreated(() =>
        withText(String(text), (tour) =>
          withText(String(board), (size) =>
            withText(optionsQuery(options), (query) => readText(module._kt_check_picture(handle, tour, size, query))),
          ),
        ),
      ),
    isTyping: () => handle !== 0 && Boolean(module._kt_is_typing(handle)),
    act: (id, x = 0.5, y = 0.5) => handle !== 0 && Boolean(withText(id, (pointer) => module._kt_act(handle, pointer, x, y))),
    defaults: () => ({...fallbacks, squares: ''}),
    setLook: (look) => whenCreated(() => takeLook(look)),
    speak: () => whenCreated(speak),
    ask: (what, ...numbers) => (handle === 0 ? null : readJson(module[`_kt_${what}`](handle, ...numbers))),
    tell: (what, ...numbers) => {
      if (handle !== 0) module[`_kt_${what}`](handle, ...numbers);
    },
    doWithSquare: (row, column, id) => {
      if (handle !== 0) withText(id, (pointer) => module._kt_do_with_square(handle, row, column, pointer));
    },
    squareNamed: (text) =>
      handle === 0 ? null : withText(text, (pointer) => readJson(module._kt_square_named(handle, pointer))),
    settingInWords: (key) =>
      handle === 0 ? '' : withText(key, (pointer) => readText(module._kt_setting_in_words(handle, pointer))),
    setSound: (state, why = '') => {
      if (handle !== 0) withText(why, (text) => module._kt_set_sound(handle, state, text));
    },
    tones: (isNew = false) => (handle === 0 ? [] : readJson(module._kt_tones(handle, isNew))),
    film: (from = 0, {ofClock = false} = {}, look) => whenCreated(() => openFilm(wholeNumber(from, 'film', 0), ofClock, look)),
    destroy: () => {
      cleanup.abort();
      if (handle !== 0) {
        module._kt_destroy(handle);
        handle = 0;
        fail(new VisualizerError('destroyed', 'The visualizer was destroyed.'));
      }
      // SDL keeps the context, but a browser has only few.
      if (context && !context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
