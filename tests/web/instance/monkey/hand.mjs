// The monkey's hand: does its events to a page of engines.mjs, by the browser's own input wherever it has it.
//
// The page has the full page's board and, below it, the frame that other pages embed (`framed`); page.js is in both. Input is
// sent without waiting for what becomes of it: done() waits.

// `send(type, point)` does what a finger does.
class Finger {
  static #count = 0;
  #point = {id: Finger.#count++ % 10};
  #send;

  constructor(send) {
    this.#send = send;
  }
  start(x, y) {
    return this.move(x, y, 'touchStart');
  }
  move(x, y, type = 'touchMove') {
    Object.assign(this.#point, {x, y});
    return this.#send(type, {...this.#point});
  }
  end() {
    return this.#send('touchEnd', this.#point);
  }
}

export class Hand {
  #page;
  #client;
  #other;
  #network;
  #size;
  #isHidden = false;
  #isDown = false; // the mouse's button
  #fingers = []; // that are down
  #sent = []; // promises of input on its way

  // `page` is puppeteer's; `client`, of Chromium's protocol, null in Firefox; `other`, the tab that hides it; `network.isOff` is
  // told the server; `size`, of the window.
  constructor(page, {client, other, network, size}) {
    this.#page = page;
    this.#client = client;
    this.#other = other;
    this.#network = network;
    this.#size = size;
  }

  // Chromium takes input in the order in which it is sent; Firefox one after the other.
  async #send(...inputs) {
    for (const input of inputs) {
      if (!this.#client) {
        await input()?.catch((error) => this.#miss(error));
        continue;
      }
      const promise = input()?.catch((error) => this.#letGo(error));
      this.#sent.push(promise);
      promise?.catch(() => {}); // told by done()
    }
  }
  // Where the answer to a press comes after that to its end, puppeteer takes the button for pressed: it is lifted, and the end of
  // what was pressed meanwhile is one too many.
  #letGo(error) {
    if (!/is (already|not) pressed/.test(error.message)) throw error;
    return this.#page.mouse.reset();
  }
  // A window that has just entered or left full screen has another size: input beside it misses.
  async #miss(error) {
    if (!/out of bounds/.test(error.message)) throw error;
    await this.#look();
  }
  async #look() {
    this.#size = await this.#in(() => ({width: innerWidth, height: innerHeight}));
  }
  async done() {
    await Promise.all(this.#sent.splice(0));
  }

  #at({x, y}) {
    return [Math.floor(x * this.#size.width), Math.floor(y * this.#size.height)];
  }
  #in(body, ...values) {
    return this.#page.evaluate(body, ...values);
  }

  async #with(modifiers, ...inputs) {
    const {keyboard} = this.#page;
    await this.#send(
      ...modifiers.map((key) => () => keyboard.down(key)),
      ...inputs,
      ...modifiers.map((key) => () => keyboard.up(key)),
    );
  }
  #press(place, button = 'left') {
    const {mouse} = this.#page;
    return [() => mouse.move(...place), () => mouse.down({button}), () => mouse.up({button})];
  }

  // There is but one mouse.
  async #lift() {
    if (this.#isDown) await this.#send(() => this.#page.mouse.up());
    this.#isDown = false;
  }

  // Where one of the controls is, on the canvas or in a dialog, if there is any in the window.
  #control(which) {
    return this.#in((share) => {
      const canvas = window.knightsTour.shadowRoot.querySelector('canvas')?.getBoundingClientRect();
      const boxes = canvas
        ? window.knightsTour
            .controls()
            .map(({rect}) => ({x: canvas.x + rect.x, y: canvas.y + rect.y, width: rect.width, height: rect.height}))
        : [];
      for (const root of [document, window.knightsTour.shadowRoot]) {
        for (const one of root.querySelectorAll(
          'dialog[open] button, dialog[open] select, dialog[open] input, dialog[open] textarea, nav button, .again, .dismiss, .play',
        )) {
          if (one.checkVisibility()) boxes.push(one.getBoundingClientRect());
        }
      }
      const seen = boxes.filter(({x, y, width, height}) => x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight);
      const {x, y, width, height} = seen[Math.floor(share * seen.length)] ?? {};
      return x === undefined ? null : {x, y, width, height};
    }, which);
  }
  async #on({which, x, y}) {
    const box = await this.#control(which);
    if (!box) return this.#at({x, y});
    const inside = (place, size) => Math.min(Math.max(Math.floor(place), 0), size - 1);
    return [inside(box.x + x * box.width, this.#size.width), inside(box.y + y * box.height, this.#size.height)];
  }

  async clickControl(event) {
    const place = await this.#on(event);
    await this.#lift();
    await this.#with(event.modifiers, ...this.#press(place, event.button));
  }
  async click({button, isDouble, modifiers, ...spot}) {
    await this.#lift();
    const {mouse} = this.#page;
    const again = [() => mouse.down({button, clickCount: 2}), () => mouse.up({button, clickCount: 2})];
    await this.#with(modifiers, ...this.#press(this.#at(spot), button), ...(isDouble ? again : []));
  }
  async move(path) {
    await this.#send(...path.map((spot) => () => this.#page.mouse.move(...this.#at(spot))));
  }
  async drag({path, modifiers}) {
    await this.#lift();
    const {mouse} = this.#page;
    const [first, ...others] = path.map((spot) => () => mouse.move(...this.#at(spot)));
    await this.#with(
      modifiers,
      first,
      () => mouse.down(),
      ...others,
      () => mouse.up(),
    );
  }
  async pressOrLift(spot) {
    const wasDown = this.#isDown;
    await this.#lift();
    await this.move([spot]);
    if (wasDown) return;
    await this.#send(() => this.#page.mouse.down());
    this.#isDown = true;
  }
  async wheel({deltaX, deltaY, modifiers, ...spot}) {
    await this.move([spot]);
    await this.#with(modifiers, () => this.#page.mouse.wheel({deltaX, deltaY}));
  }

  // Puppeteer waits for each touch, and Firefox refuses them: there the page makes them itself.
  #touchBy(type, point) {
    return (
      this.#client?.send('Input.dispatchTouchEvent', {type, touchPoints: [point]}) ??
      this.#in((kind, place) => window.monkey.touch(kind, place), type.toLowerCase(), point)
    );
  }
  // Fingers on their ways, all together; they are the first to be lifted later on where they are `toStay`.
  async #touch(paths, isToStay = false) {
    await this.#send(...this.#fingers.splice(0).map((finger) => () => finger.end()));
    const fingers = [];
    for (const [first] of paths) {
      fingers.push(new Finger((type, point) => this.#touchBy(type, point)));
      await this.#send(() => fingers.at(-1).start(...first));
    }
    const length = Math.max(0, ...paths.map((path) => path.length));
    for (let i = 1; i < length; ++i) {
      for (const [n, path] of paths.entries()) if (path[i]) await this.#send(() => fingers[n].move(...path[i]));
    }
    if (isToStay) this.#fingers = fingers;
    else await this.#send(...fingers.map((finger) => () => finger.end()));
  }
  async tap(event) {
    await this.#touch([[await this.#on(event)]]);
  }
  async swipe({path}) {
    await this.#touch([path.map((spot) => this.#at(spot))]);
  }
  async pinch({fingers}) {
    await this.#touch(fingers.map((path) => path.map((spot) => this.#at(spot))));
  }
  async finger(spot) {
    await this.#touch([[this.#at(spot)]], true);
  }

  async key({key, modifiers}) {
    const {keyboard} = this.#page;
    await this.#with(
      modifiers,
      () => keyboard.down(key),
      () => keyboard.up(key),
    );
  }
  async type(text) {
    await this.#send(() => this.#page.keyboard.type(text));
  }
  paste(text) {
    return this.#in((pasted) => {
      let target = document.activeElement ?? document.body;
      while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const isTaken = !target.dispatchEvent(
        new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true, composed: true}),
      );
      if (isTaken || !('value' in target) || target.localName === 'select' || ['range', 'number'].includes(target.type)) return; // they take no such text
      target.value += pasted;
      target.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
      target.dispatchEvent(new Event('change', {bubbles: true}));
    }, text);
  }
  // One of the controls that nobody sees, as a screen reader uses them.
  useMirror({which, text}) {
    return this.#in(
      (share, written) => {
        const all = [...window.knightsTour.shadowRoot.querySelectorAll('.mirror .unseen')];
        const one = all[Math.floor(share * all.length)];
        if (!one) return;
        one.focus({preventScroll: true});
        if (!('value' in one) || one.localName === 'button') return one.click();
        one.value = written;
        one.dispatchEvent(new Event('input', {bubbles: true}));
        one.dispatchEvent(new Event('change', {bubbles: true}));
      },
      which,
      text,
    );
  }
  async tryAgain() {
    const box = await this.#in(() => {
      const button = window.knightsTour.shadowRoot.querySelector('.again');
      if (!button.checkVisibility()) return null;
      button.scrollIntoView({block: 'nearest'});
      const {x, y, width, height} = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    if (box?.every((place, i) => place >= 0 && place < [this.#size.width, this.#size.height][i]))
      await this.#send(...this.#press(box));
  }

  async resize(size) {
    // Firefox makes no window smaller that fills the screen.
    if (!this.#client) await this.#in(() => Promise.all(window.monkey.eachWindow().map(({monkey}) => monkey.leaveFullScreen())));
    this.#size = size;
    await this.#page.setViewport({...this.#page.viewport(), ...size});
    if (!this.#client) await this.#in(() => window.monkey.eachWindow().forEach(({monkey}) => monkey.allowFullScreen()));
  }
  scroll({x, y}) {
    return this.#in(
      (left, top) => scrollTo(left * document.documentElement.scrollWidth, top * document.documentElement.scrollHeight),
      x,
      y,
    );
  }
  goTo({link, isLeft}) {
    return this.#in(
      (hash, goesBack) => {
        const before = location.hash;
        location.hash = hash;
        if (goesBack && location.hash !== before) setTimeout(() => history.back());
      },
      link,
      isLeft,
    );
  }
  call({method, args}) {
    return this.#in((name, values) => window.monkey.call(name, ...values), method, args);
  }
  setAttribute({name, value}) {
    return this.#in(
      (key, text) => (text === null ? window.knightsTour.removeAttribute(key) : window.knightsTour.setAttribute(key, text)),
      name,
      value,
    );
  }
  post(data) {
    return this.#in((message) => window.monkey.post(message), data);
  }
  // A method of the page's own part of the monkey, or of the frame's.
  #own(isOfFrame, method, ...values) {
    return this.#in(
      (ofFrame, name, rest) =>
        window.monkey
          .eachWindow()
          .at(ofFrame ? -1 : 0)
          .monkey[name](...rest),
      isOfFrame,
      method,
      values,
    );
  }
  loseContext({isOfFrame, after}) {
    return this.#own(isOfFrame, 'loseContext', after);
  }
  takeOutAndPutBack({isOfFrame}) {
    return this.#own(isOfFrame, 'takeOutAndPutBack');
  }

  async hide() {
    await this.#lift();
    await this.#touch([]);
    await this.done();
    if (!this.#isHidden) await this.#other.bringToFront();
    this.#isHidden = true;
  }
  // After another tab came to the front.
  async putInFront() {
    if (this.#isHidden) return this.#other.bringToFront();
    await this.#page.bringToFront();
    // The answer may come before the tabs have changed places. Input sent meanwhile would wait.
    await this.#page.waitForFunction(() => !document.hidden, {polling: 50});
  }
  async look() {
    const wasHidden = this.#isHidden;
    this.#isHidden = false;
    if (wasHidden) await this.putInFront();
    // Full screen is another size for Firefox, which refuses what is outside.
    if (!this.#client) await this.#look();
  }
  async setOffline(isOff) {
    this.#network.isOff = isOff;
    await this.#in((is) => window.monkey.setOffline(is), isOff);
  }
  emulate({isDark, isStill}) {
    if (!this.#client) return undefined;
    return this.#page.emulateMediaFeatures([
      {name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light'},
      {name: 'prefers-reduced-motion', value: isStill ? 'reduce' : 'no-preference'},
    ]);
  }
  // As it was found.
  async rest() {
    await this.look();
    await this.#lift();
    await this.#touch([]);
    await this.done();
    await this.setOffline(false);
  }
}
