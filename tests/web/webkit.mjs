// WebKit for engines.mjs: WebKitGTK's MiniBrowser, driven through WebKitWebDriver, with a screen and a message bus of its own.
import {createServer} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {PNG} from 'pngjs';
import {Builder, Capabilities, Key, Origin} from 'selenium-webdriver';
import {BoardPage} from './board_page.mjs';
import {startDisplay, startGroup} from './display.mjs';

const kMiniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const kStart = 60_000;
const kStep = 60_000;
const kScript = 600_000; // by the page's own clock, which a test may move on by minutes

const kKeys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  Backspace: Key.BACK_SPACE,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  F8: Key.F8,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Meta: Key.META,
};
const keysOf = (chord) => chord.split(/\+(?=.)/).map((key) => kKeys[key] ?? key);

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// Runs in the page: calls the function whose text it is given, and reports when it ends.
const kCall = `
  const done = arguments[arguments.length - 1];
  const values = JSON.parse(arguments[0]);
  Promise.resolve().then(() => (FUNCTION)(...values))
      .then((value) => done({value: JSON.stringify(value)}), (error) => done({error: String(error && error.message || error)}));`;

// Its driver is the page: there is one at a time.
class WebKitPage extends BoardPage {
  get driver() {
    return this.page;
  }
  async evaluate(body, ...values) {
    const {value, error} = await this.driver.executeAsyncScript(
      kCall.replace('FUNCTION', () => String(body)),
      JSON.stringify(values),
    );
    if (error !== undefined) throw new Error(error);
    return value === undefined || value === null ? undefined : JSON.parse(value);
  }
  actions() {
    return this.driver.actions({async: true});
  }
  point(x, y) {
    return {x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0};
  }
  clickAt(x, y) {
    return this.actions().move(this.point(x, y)).press().pause(20).release().perform();
  }
  move(x, y) {
    return this.actions().move(this.point(x, y)).perform();
  }
  wheel(x, y, deltaY) {
    return this.actions().scroll(Math.round(x), Math.round(y), 0, deltaY, Origin.VIEWPORT).perform();
  }
  async key(chord) {
    const keys = keysOf(chord);
    const actions = this.actions();
    for (const key of keys) actions.keyDown(key);
    actions.pause(20);
    for (const key of keys.reverse()) actions.keyUp(key);
    await actions.perform();
  }
  async type(text) {
    const actions = this.actions();
    for (const letter of text) actions.keyDown(letter).keyUp(letter);
    await actions.perform();
  }
  // The window has a toolbar, so it is larger than what it shows.
  async resize(width, height) {
    for (let attempt = 0; attempt < 5; ++attempt) {
      const inner = await this.evaluate(() => [innerWidth, innerHeight]);
      if (inner[0] === width && inner[1] === height) return;
      const outer = await this.driver.manage().window().getRect();
      await this.driver
        .manage()
        .window()
        .setRect({x: 0, y: 0, width: outer.width + width - inner[0], height: outer.height + height - inner[1]});
      await sleep(150);
    }
    const inner = await this.evaluate(() => [innerWidth, innerHeight]);
    throw new Error(`the window shows ${inner.join('x')}, not ${width}x${height}`);
  }
  async picture() {
    return PNG.sync.read(Buffer.from(await this.driver.takeScreenshot(), 'base64'));
  }
  reload() {
    return this.driver.navigate().refresh();
  }
  // The last page must stay, or the session ends; the next one takes its place.
  close() {
    return this.driver.get('about:blank');
  }
}

class WebKitEngine {
  constructor(driver, parts) {
    Object.assign(this, {name: 'webkit', can: {}, driver, parts});
  }

  async open(url, {width = 1000, height = 700} = {}) {
    const page = new WebKitPage(this.driver);
    // Or else the driver takes the last turn of the wheel back on this page, with whatever is done first.
    await this.driver.actions().clear();
    await this.driver.get(url);
    await page.resize(width, height);
    return page;
  }

  async close() {
    await Promise.race([this.driver.quit().catch(() => {}), sleep(10_000, undefined, {ref: false})]);
    for (const part of this.parts) await part.close();
  }
}

// `scale`: the device pixel ratio, a whole number, of the screen.
export async function startWebKit({scale = 1} = {}) {
  const display = await startDisplay();
  const port = await freePort();
  const service = startGroup('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    env: {...process.env, ...display.environment, GDK_BACKEND: 'x11', GDK_SCALE: String(scale), NO_AT_BRIDGE: '1'},
  });
  const parts = [service, display];
  try {
    const options = {binary: kMiniBrowser, args: ['--automation']};
    const capabilities = new Capabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options});
    const deadline = Date.now() + kStart;
    const listening = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        (answer) => answer.ok,
        () => false,
      );
    while (!(await listening())) {
      if (Date.now() > deadline)
        throw new Error('WebKitWebDriver does not start: is the Debian package webkit2gtk-driver installed?');
      await sleep(100);
    }
    const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({script: kScript, pageLoad: kStep});
    return new WebKitEngine(driver, parts);
  } catch (error) {
    for (const part of parts) await part.close();
    throw error;
  }
}
