// The monkey's hands inside a page and its frames, before their own scripts: what always holds of a board (`monkey.faults()`),
// calls whose promises it follows, and no way out of the page.
(() => {
  const found = []; // faults, in sentences
  let furthest = 0; // step that it was at since it was at rest, as far as known
  const fingers = new Map(); // on the page, by number: {target, left, top, touch}
  const pending = new Map(); // promises of calls that are not settled -> what was called
  const posted = new Set(); // ids of messages without an answer

  const board = () => window.knightsTour ?? document.querySelector('knights-tour');
  const frame = () => document.getElementById('framed')?.contentWindow;
  const isLive = () => Boolean(board()?.shadowRoot?.querySelector('canvas:not(.coming)'));
  const told = (error) => `${error?.message ?? error}\n${error?.stack}`; // Firefox's stack has no message
  const fault = (text) => {
    if (found.length < 20) found.push(text);
  };

  // Links, downloads, printers and the browser's own menu lead out of the page, and so does a link that is dropped.
  addEventListener('dragstart', (event) => event.preventDefault(), true);
  addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener(
    'click',
    (event) => {
      if (event.composedPath().some(({localName, href}) => localName === 'a' && href)) event.preventDefault();
    },
    true,
  );
  HTMLAnchorElement.prototype.click = () => {};
  window.print = () => dispatchEvent(new Event('afterprint'));

  // A key asks for the full screen with a later frame, and it may be given a good while after that. Firefox waits for ever when
  // it comes while the window is made smaller: then it is refused, as a browser may.
  let filling = null,
    isBarred = false;
  const {requestFullscreen} = Element.prototype;
  Element.prototype.requestFullscreen = function request(...options) {
    if (isBarred) return Promise.reject(new TypeError('no full screen while the window changes'));
    return (filling = requestFullscreen.apply(this, options));
  };
  async function leaveFullScreen() {
    isBarred = true;
    await filling?.catch(() => {});
    if (document.fullscreenElement) await document.exitFullscreen();
  }
  const allowFullScreen = () => {
    isBarred = false;
  };

  // What a person can act on: words, and none of a program's insides.
  const isSentence = (text) =>
    typeof text === 'string' &&
    /\w \w|\p{Script=Han}{2}/u.test(text) &&
    !/undefined|\[object|NaN|is not a function|Cannot read|memory access|unreachable|out of bounds|BigInt|circular|cyclic/.test(
      text.replace(/'.*'/s, ''),
    );
  const kKinds = ['setting', 'load', 'context']; // of error events
  const kReasons = ['stopped', 'destroyed', 'load', 'context']; // of calls that come to nothing
  addEventListener(
    'error',
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      const {kind, message} = event.detail;
      if (!kKinds.includes(kind) || !isSentence(message)) fault(`an error event of kind ${kind}: ${message}`);
    },
    true,
  );

  function judge(what, error) {
    const isRefusal = (error instanceof RangeError || error instanceof TypeError) && /^[\w']+: /.test(error.message);
    if ((isRefusal || kReasons.includes(error?.kind)) && isSentence(error.message)) return;
    fault(`${what} is refused with ${error?.kind}: ${told(error)}`);
  }
  function call(method, ...values) {
    const what = `${method}(${JSON.stringify(values)?.slice(0, 300)})`;
    let result;
    try {
      result = board()[method](...values);
    } catch (error) {
      return judge(what, error);
    }
    if (typeof result?.then !== 'function') return;
    pending.set(result, what);
    result
      .then(
        (film) => film?.close?.(),
        (error) => judge(what, error),
      )
      .finally(() => pending.delete(result));
  }

  // An answer to each message that has an id.
  addEventListener('message', ({data}) => {
    if (data?.type !== 'knights-tour/1' || !('id' in data)) return;
    posted.delete(data.id);
    if ('error' in data && !isSentence(data.error)) fault(`message ${data.id} is answered with: ${data.error}`);
  });
  function post(data) {
    if (data?.call && 'id' in data) posted.add(data.id);
    frame()?.postMessage(data, '*');
  }

  const kKeys = [
    'version',
    'settings',
    'status',
    'step',
    'visits',
    'backtracks',
    'depth',
    'deepest',
    'path',
    'event',
    'speed',
    'frame',
  ];
  const kCounters = ['step', 'visits', 'backtracks', 'depth', 'deepest'];
  const kStatuses = ['paused', 'playing', 'tour', 'exhausted', 'stuck'];
  const kEvents = [
    'start',
    'advance',
    'backtrack',
    'reject',
    'tour',
    'exhausted',
    'stuck',
    'divide',
    'lay',
    'join',
    'sweep',
    'restart',
  ];
  const kWithoutPath = ['divide-and-conquer', 'neural-network']; // until there is a tour

  // A square as the settings write it.
  function squareOf(text, rows) {
    const [, letters, rank] = text.match(/^([a-z]+)(\d+)$/) ?? [];
    if (!letters) return text.split(',').map(Number);
    return [rows - rank, [...letters].reduce((col, letter) => 26 * col + letter.charCodeAt(0) - 96, 0) - 1];
  }

  // {squares, their number; has(square); isMove(from, to); start, end as [row, column]} of the settings.
  function problemOf({board: size, holes, leaper, graph, start, end, given}) {
    const root = given === 'none' ? 1 : 1 + given.split(';').length; // squares that a search never gives up
    if (graph !== 'none') {
      const edges = graph.split(';').map((edge) => edge.match(/^(\w+)([->])(\w+)$/).slice(1));
      const names = [...new Set(edges.flatMap(([from, , to]) => [from, to]))].sort();
      const moves = new Set(
        edges.flatMap(([from, kind, to]) => (kind === '>' ? [`${from} ${to}`] : [`${from} ${to}`, `${to} ${from}`])),
      );
      const vertex = (name) => [0, names.indexOf(name)];
      return {
        root,
        squares: names.length,
        has: ([row, col]) => row === 0 && col in names,
        isMove: ([, from], [, to]) => moves.has(`${names[from]} ${names[to]}`),
        start: vertex(start),
        end: end === 'none' ? null : vertex(end),
      };
    }
    const [rows, cols] = size.split('x').map(Number);
    const missing = new Set(holes === 'none' ? [] : holes.split(';').map((hole) => squareOf(hole, rows).join()));
    const lengths = leaper
      .split(',')
      .map(Number)
      .sort((a, b) => a - b)
      .join();
    return {
      root,
      squares: rows * cols - missing.size,
      has: (square) =>
        square.every((x, i) => Number.isInteger(x) && x >= 0 && x < [rows, cols][i]) && !missing.has(square.join()),
      isMove: (from, to) =>
        from
          .map((x, i) => Math.abs(x - to[i]))
          .sort((a, b) => a - b)
          .join() === lengths,
      start: squareOf(start, rows),
      end: end === 'none' ? null : squareOf(end, rows),
    };
  }

  // What holds of every state, however it came about.
  function stateFaults(state) {
    const faults = [];
    const must = (isSo, what) => {
      if (!isSo) faults.push(what);
    };
    const {settings, status, step, visits, backtracks, depth, deepest, path, event, speed, hope} = state;
    must(
      Object.keys(state)
        .filter((key) => key !== 'boards' && key !== 'hope')
        .join() === kKeys.join(),
      `the keys are ${Object.keys(state)}`,
    );
    must(
      !hope ||
        (settings.hope &&
          (hope.hope === 'lost' ? hope.since >= 1 && hope.since <= depth : !('since' in hope)) &&
          (hope.visitsInVain ?? 0) <= visits),
      `of a path of ${depth} squares: ${JSON.stringify(hope)}`,
    );
    for (const key of kCounters) must(Number.isSafeInteger(state[key]) && state[key] >= 0, `${key} is ${state[key]}`);
    must(kStatuses.includes(status), `the status is ${status}`);
    for (const [key, value] of Object.entries(settings)) must(['string', 'boolean'].includes(typeof value), `${key} is ${value}`);
    must(Number.isFinite(speed.actual) && speed.actual >= 0, `the actual speed is ${speed.actual}`);
    must(
      String(speed.asked) === String(['frame', 'max'].includes(settings.speed) ? settings.speed : Number(settings.speed)),
      `${speed.asked} is asked, ${settings.speed} set`,
    );
    must(state.frame.drawn <= state.frame.requested, `${state.frame.drawn} frames of ${state.frame.requested} are drawn`);

    const problem = problemOf(settings);
    const {algorithm, goal, detail} = settings;
    const isTour = event.type === 'tour' && path.length > 0;
    must(
      problem.has(problem.start) && (!problem.end || problem.has(problem.end)),
      `start ${settings.start}, end ${settings.end}`,
    );
    must(kEvents.includes(event.type) && event.square.every(Number.isInteger), `the event is ${JSON.stringify(event)}`);
    must(
      path.length === depth && depth <= deepest && deepest <= problem.squares,
      `a path of ${path.length}, depth ${depth}, deepest ${deepest} of ${problem.squares}`,
    );
    must(path.every(problem.has), 'a square of the path is none');
    must(
      path.every((square, i) => i === 0 || problem.isMove(path[i - 1], square)),
      'two squares of the path are no move apart',
    );
    if (algorithm !== 'brute-force') must(new Set(path.map(String)).size === depth, 'a square is twice on the path');
    if (status === 'tour')
      must(isTour && depth === problem.squares, `a tour of ${depth} squares of ${problem.squares}, by ${event.type}`);
    if (isTour && goal === 'closed' && depth > 1) must(problem.isMove(path.at(-1), path[0]), 'the tour is not closed');
    if (isTour && problem.end) must(String(path.at(-1)) === String(problem.end), 'the tour ends elsewhere');
    if (status === 'exhausted') must(depth === 0 && event.type === 'exhausted', `exhausted at depth ${depth} by ${event.type}`);
    if (status === 'stuck') must(event.type === 'stuck', `stuck by ${event.type}`);
    if (kWithoutPath.includes(algorithm)) return faults;
    const {root} = problem;
    // A restart leaves its squares without going back.
    const left = visits - backtracks - (depth === 0 ? root - 1 : depth);
    must(algorithm === 'restarts' ? left >= 0 : left === 0, `${visits} visits, ${backtracks} backtracks, depth ${depth}`);
    must(depth === 0 || String(path[0]) === String(problem.start), `the path begins at ${path[0]}, not ${settings.start}`);
    const moves = settings.mode === 'play' ? root - 1 : visits - root + backtracks + (event.type === 'stuck'); // a game's are given
    must(detail === 'move' ? step === moves : step >= moves, `step ${step}, ${visits} visits, ${backtracks} backtracks`);
    must(step > 0 || (visits === root && depth === root), `at step 0 ${visits} visits, depth ${depth}`);
    return faults;
  }

  // Something is always visible: the board, its picture, or a sentence.
  function sightFaults(element) {
    const {shadowRoot} = element;
    const isSeen = (part) => [...shadowRoot.querySelectorAll(part)].some((one) => one.checkVisibility());
    if (element.isConnected && !['canvas:not(.coming)', '.poster', '.message'].some(isSeen)) return ['the board is invisible'];
    return [];
  }

  function controlFaults(element) {
    const controls = element.controls();
    const faults = controls
      .filter(({id, label, rect}) => !id || typeof label !== 'string' || Object.values(rect).some((x) => !Number.isFinite(x)))
      .map((control) => `a control ${JSON.stringify(control)}`);
    const ids = controls.map(({id}) => id);
    if (new Set(ids).size < ids.length) faults.push(`a control is there twice: ${ids.filter((id, i) => ids.indexOf(id) < i)}`);
    return faults;
  }

  const nextFrame = () => new Promise(requestAnimationFrame);
  // For at least 30 seconds and so many frames. Beside other tests frames come more seldom, and less is done in each.
  const kFrames = 600;
  async function until(isSo, what) {
    const end = Date.now() + 30_000;
    for (let frames = 0; !isSo(); ++frames, await nextFrame())
      if (Date.now() > end && frames > kFrames) throw new Error(`waited in vain for ${frames} frames until ${what}`);
  }
  // Nothing moves, and nothing is left to draw. But an experiment may go on meanwhile, and a board that came back at a late step
  // may still be computing the way there. Only its state over some frames distinguishes it from a board that still goes to a step.
  const kFar = 1_000_000,
    kStillFrames = 10;
  let still = 0,
    stillAt = '',
    isMeasuring = false;
  const isAtRest = (element) => {
    const state = element.getState({path: false});
    const {
      status,
      step,
      boards,
      frame: {drawn, requested},
    } = state;
    furthest = drawn === requested ? step : Math.max(furthest, step);
    // Only its panel tells whether an experiment is running, and it may be closed by now.
    isMeasuring = drawn !== requested && (isMeasuring || element.controls().some(({id}) => id === 'measure-stop'));
    const here = JSON.stringify([step, boards]);
    still = here === stillAt ? still + 1 : 0;
    stillAt = here;
    return status !== 'playing' && (drawn === requested || ((furthest > kFar || isMeasuring) && still >= kStillFrames));
  };
  // Compared boards share a clock, because the board with the focus need not have moved.
  const momentOf = ({step, boards}) => boards?.clock ?? step;
  // The search for lost moves goes on at rest: what it knew before has to stay, and it may know more.
  const keptOf = (hope = {}, known = {}) =>
    Object.entries(hope).filter(([key]) => key in known && ![hope.hope, known.hope].includes('unknown'));
  // All but what goes on at rest.
  const essence = ({frame, speed, hope, boards, ...state}, known = {hope, boards}) =>
    JSON.stringify({
      ...state,
      hope: keptOf(hope, known.hope),
      boards: boards && {
        ...boards,
        all: boards.all.map(({hope: its, ...board}, i) => ({...board, hope: keptOf(its, known.boards?.all[i]?.hope)})),
      },
      asked: speed.asked,
    });

  // What holds of a board that is alive, when it has come to rest: nothing moves it but what changes something, and what it
  // says of itself in other words is the same. Throws what does not.
  async function rest(element) {
    element.scrollIntoView({block: 'nearest'});
    await nextFrame();
    if (!isLive()) return;
    // Keys and presses that have just come have their turn in the frames that follow.
    element.pause(); // also playback that would continue when it is in view again
    const {drawn} = element.getState({path: false}).frame;
    await until(() => {
      if (isLive() && element.getState({path: false}).status === 'playing') element.pause();
      return !isLive() || isAtRest(element);
    }, `it is at rest, since frame ${drawn}`);
    await until(() => !isLive() || pending.size === 0, `${[...pending.values()]} is settled`);
    if (!isLive()) return;
    const before = element.getState();
    const same = (what, state = element.getState()) => {
      const [then, now] = [essence(before), essence(state, before)];
      const at = [...then].findIndex((letter, i) => letter !== now[i]);
      if (then !== now)
        throw new Error(
          `${what} makes of ${then.slice(0, 700)} ... ${then.slice(Math.max(at - 100, 0), at + 300)} this: ${now.slice(Math.max(at - 100, 0), at + 300)}; the boards were ${JSON.stringify(before.boards)} and are ${JSON.stringify(state.boards)}`,
        );
    };
    await element.setState({settings: before.settings});
    same('setState() with its own settings');
    await element.setState({...before, path: before.path});
    same('setState() with its own state');
    await element.seek(momentOf(before));
    same('seek() to where it is');
    if (momentOf(before) > 0) {
      await element.step(-1);
      await element.step(1);
      same('a step back and one forward');
    }
    await element.step(1);
    if (momentOf(element.getState({path: false})) > momentOf(before)) await element.step(-1);
    same('a step forward and one back');

    const link = new URLSearchParams(element.permalink().split('#')[1] ?? '');
    for (const [key, value] of link) {
      const said =
        key === 'step' && before.settings.mode !== 'play' ? String(momentOf(before)) : String(before.settings[key] ?? '');
      if (!['v', 'at'].includes(key) && value !== said && !(value === '' && said === 'true'))
        throw new Error(`the link says ${key}=${value}, the state ${said}`);
    }
    const linked = before.settings.mode === 'play' ? 0 : momentOf(before); // a game's moves are given
    if (Number(link.get('step') ?? 0) !== linked) throw new Error(`the link ${link} is not of step ${linked}`);
    const svg = await element.toSvg({width: 400});
    const {documentElement} = new DOMParser().parseFromString(svg, 'image/svg+xml');
    if (documentElement.localName !== 'svg') throw new Error(`toSvg() gives ${svg.slice(0, 300)}`);
    if (before.settings.graph === 'none' && before.depth > 0 && before.depth < 10_000) {
      const squares = element.toText('squares').trim().split(/\s+/);
      if (squares.join(' ') !== before.path.join(' '))
        throw new Error(
          `toText('squares') says ${squares.join(' ').slice(0, 500)}, the path is ${before.path.join(' ').slice(0, 500)}`,
        );
    }
    same('being asked');
  }

  // Whatever has been done to it, it can be made as one that is new, in a frame.
  async function renew(fallbacks) {
    const fresh = document.createElement('iframe');
    fresh.src = 'embed.html';
    document.body.append(fresh);
    await new Promise((resolve) => {
      fresh.onload = resolve;
    });
    const other = fresh.contentDocument.querySelector('knights-tour');
    const element = board();
    await element.play(); // brings it back, where it has gone
    await until(() => fresh.contentWindow.monkey.isLive() && isLive(), 'both are alive');
    for (const one of [element, other]) await one.setState({settings: fallbacks, step: 1000, status: 'paused'});
    const [here, there] = [element, other].map((one) => one.getState());
    const [found, expected] = [essence(here, there), essence(there, here)];
    if (found !== expected) throw new Error(`made new it is ${found}, and not ${expected}`);
  }

  const eachWindow = () => [window, frame()].filter((one) => one?.monkey);

  Object.assign((window.monkey = {}), {
    board,
    call,
    post,
    eachWindow,
    leaveFullScreen,
    allowFullScreen,
    isLive,
    rest: async () => {
      for (const one of eachWindow()) await one.monkey.restOf();
      if (!frame()?.monkey.isLive()) return;
      await until(() => posted.size === 0, 'messages are answered').catch(({message}) =>
        fault(`${message}: ${[...posted]}; in the frame: ${frame().monkey.told()}`),
      );
    },
    renew: (fallbacks) => renew(fallbacks).catch((error) => fault(`at last: ${told(error)}`)),
    restOf: () => rest(board()).catch((error) => fault(`at rest: ${told(error)}`)),
    // What its board says of itself.
    told: () =>
      JSON.stringify({
        live: isLive(),
        mode: board().shadowRoot?.mode,
        text: board().shadowRoot?.querySelector('.message:not([hidden])')?.textContent,
        state: board().getState?.({path: false}),
      }),
    own: () => {
      const element = board();
      const state = element?.getState?.();
      furthest = Math.max(furthest, state?.step ?? 0);
      const faults = [
        ...found.splice(0),
        ...(state ? stateFaults(state) : []),
        ...(element?.shadowRoot ? [...sightFaults(element), ...controlFaults(element)] : []),
      ];
      return faults.map(
        (text) => `${text}; at ${state ? JSON.stringify({...state, path: state.path.slice(0, 70).join(' ')}) : 'no state'}`,
      );
    },
    faults: () =>
      !window.monkey.isFirst
        ? [`the page was left, for ${location}`]
        : eachWindow().flatMap((one) => one.monkey.own().map((text) => (one === window ? text : `in the frame: ${text}`))),
    loseContext(after) {
      const canvas = board()?.shadowRoot?.querySelector('canvas');
      const context = canvas?.getContext('webgl2');
      if (!context || context.isContextLost()) return;
      const extension = context.getExtension('WEBGL_lose_context');
      canvas.addEventListener(
        'webglcontextlost',
        () => {
          if (after !== null)
            setTimeout(() => {
              if (canvas.isConnected && context.isContextLost()) extension.restoreContext();
            }, after);
        },
        {once: true},
      );
      extension.loseContext();
    },
    takeOutAndPutBack() {
      const element = board();
      const {parentNode, nextSibling} = element;
      if (!parentNode) return; // it is still out
      element.remove();
      setTimeout(() => parentNode.insertBefore(element, nextSibling));
    },
    // What is at a place of the window, through frames and shadow roots.
    touch(type, {id, x, y}) {
      if (type === 'touchstart') {
        let [target, left, top] = [document.elementFromPoint(x, y), 0, 0];
        for (;;) {
          const inner = target?.shadowRoot ?? target?.contentDocument;
          if (target?.contentDocument) ({x: left, y: top} = target.getBoundingClientRect());
          const next = inner?.elementFromPoint(x - left, y - top);
          if (!next || next === target) break;
          target = next;
        }
        if (!target) return;
        fingers.set(id, {target, left, top});
      }
      const finger = fingers.get(id);
      if (!finger) return;
      const {Touch, TouchEvent} = finger.target.ownerDocument.defaultView ?? window;
      finger.touch = new Touch({identifier: id, target: finger.target, clientX: x - finger.left, clientY: y - finger.top});
      if (type === 'touchend') fingers.delete(id);
      const touches = [...fingers.values()].map(({touch}) => touch);
      const targetTouches = touches.filter(({target}) => target === finger.target);
      finger.target.dispatchEvent(
        new TouchEvent(type, {
          touches,
          targetTouches,
          changedTouches: [finger.touch],
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      );
    },
    // The server knows it, too.
    setOffline(isOff) {
      if (navigator.onLine !== isOff) return;
      Object.defineProperty(navigator, 'onLine', {configurable: true, value: !isOff});
      dispatchEvent(new Event(isOff ? 'offline' : 'online'));
    },
  });
})();
