// The first script of every page that the tests' server sends: notes what an embed does to its page, as `window.probe`,
// and takes away what the address names in `without=webgl2,webassembly,...`. A frame tells its problems to its parent.
(() => {
  const probe = {problems: [], errors: [], listeners: {}, frames: 0, contexts: []};
  window.probe = probe;

  const note = (text) => {
    probe.problems.push(text);
    if (parent !== window) parent.postMessage({type: 'probe', text: `in a frame: ${text}`}, '*');
  };
  addEventListener('message', ({data}) => {
    if (data?.type === 'probe') note(data.text);
  });
  addEventListener(
    'error',
    (event) => {
      if (event instanceof CustomEvent)
        probe.errors.push(event.detail); // a board's
      else note(event.message ?? `could not load ${event.target.src ?? event.target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => note(`unhandled: ${reason?.message ?? reason}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    if (!blockedURI.endsWith('/favicon.ico')) note(`${effectiveDirective} forbids ${blockedURI}`); // that one the browser wants
  });
  const {error} = console;
  console.error = (...values) => {
    note(values.map(String).join(' '));
    error.apply(console, values);
  };

  // Puts `around(original)` in the place of a method.
  const wrap = (owner, name, around) => {
    owner[name] = around(owner[name]);
  };
  // How many listeners the window has of each kind.
  for (const [name, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ]) {
    wrap(
      EventTarget.prototype,
      name,
      (original) =>
        function (type, ...rest) {
          if ((this ?? window) === window) probe.listeners[type] = (probe.listeners[type] ?? 0) + change;
          return original.call(this ?? window, type, ...rest);
        },
    );
  }
  wrap(window, 'requestAnimationFrame', (original) => (callback) => {
    ++probe.frames;
    return original.call(window, callback);
  });
  wrap(
    HTMLCanvasElement.prototype,
    'getContext',
    (original) =>
      function (type, ...rest) {
        const context = original.call(this, type, ...rest);
        const known = probe.contexts.some((reference) => reference.deref() === context);
        if (context && /webgl/.test(type) && !known) probe.contexts.push(new WeakRef(context));
        return context;
      },
  );
  // Text that becomes markup: nobody needs it here.
  for (const [owner, name] of [
    [Element.prototype, 'innerHTML'],
    [Element.prototype, 'outerHTML'],
    [ShadowRoot.prototype, 'innerHTML'],
  ]) {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, {
      ...property,
      set(text) {
        note(`${name} was set`);
        property.set.call(this, text);
      },
    });
  }
  for (const [owner, name] of [
    [Element.prototype, 'insertAdjacentHTML'],
    [Document.prototype, 'write'],
  ]) {
    wrap(
      owner,
      name,
      (original) =>
        function (...values) {
          note(`${name} was called`);
          return original.apply(this, values);
        },
    );
  }

  // An element through open shadow roots: 'x-card#one >>> knights-tour'.
  probe.find = (path) =>
    path.split(' >>> ').reduce((root, selector) => (root.shadowRoot ?? root).querySelector(selector), document);
  probe.liveContexts = () =>
    probe.contexts.filter((reference) => {
      const context = reference.deref();
      return context && !context.isContextLost();
    }).length;
  // The element that has the focus, through open shadow roots.
  probe.focused = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };

  // Strange strings, the same for the same seed.
  const kPieces = [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '&amp;',
    '%',
    '%zz',
    '%00',
    '\u0000',
    '\ud800',
    '9'.repeat(40),
    '-1',
    '1e999',
    'NaN',
    '0x0',
    '5x5',
    '6x6',
    'a1',
    '3,3',
    ';',
    ',',
    '&',
    '=',
    '#',
    'tour',
    'closed',
    'max',
    'frame',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '\n',
    '\t',
    '\u202e',
    '\u00e9',
    '\u265e',
    'A-B;B>C',
    '>',
    '"',
    "'",
    '\\',
    'x'.repeat(5000),
    '',
    ' ',
  ];
  probe.strings = (seed) => {
    let x = seed;
    const below = (n) => {
      // xorshift
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return (x >>> 0) % n;
    };
    return () => Array.from({length: 1 + below(4)}, () => kPieces[below(kPieces.length)]).join('');
  };

  const without = new URLSearchParams(location.search).get('without')?.split(',') ?? [];
  if (without.includes('webassembly')) delete window.WebAssembly;
  if (without.includes('webgl2')) {
    wrap(
      HTMLCanvasElement.prototype,
      'getContext',
      (original) =>
        function (type, ...rest) {
          return type === 'webgl2' ? null : original.call(this, type, ...rest);
        },
    );
  }
  if (without.includes('storage')) {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
  }
})();
