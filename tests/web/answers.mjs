// Answers of a test's server, for the overrides of serveDist(); the ways in which a file does not arrive; features that a browser lacks.
import {readFile} from 'node:fs/promises';

const kTypes = {js: 'text/javascript', wasm: 'application/wasm'};
export const typeOf = (file) => kTypes[file.split('.').at(-1)];
export const dist = (file) => readFile(new URL(`../../dist/${file}`, import.meta.url));

export const give =
  (type, body, headers = {}) =>
  (request, response) =>
    response.writeHead(200, {'Content-Type': type, ...headers}).end(body);
export const html = (body, headers) => give('text/html', body, headers);
export const css = (body) => give('text/css', body);
export const script = (body) => give('text/javascript', body);
// A file of dist/, with these headers.
export const giveDist =
  (file, headers = {}) =>
  async (request, response) =>
    give(typeOf(file), await dist(file), headers)(request, response);
// A catalogue or the like that a script of dist/ leaves in knightsTourParts.
export const part = (name, value) =>
  script(`(globalThis.knightsTourParts??={})[${JSON.stringify(name)}]=${JSON.stringify(value)};`);
export const catalogue = (words) =>
  Object.entries(words)
    .map(([id, text]) => `${id}\n${text}\n`)
    .join('');
export const notFound = (request, response) => response.writeHead(404).end();
export const never = () => {};
// An answer that waits until the test lets it come; `asked`: settled when somebody waits for it.
export function held(answer) {
  let come, ask;
  const coming = new Promise((resolve) => {
    come = resolve;
  });
  const asked = new Promise((resolve) => {
    ask = resolve;
  });
  const wait = async (...exchange) => {
    ask();
    await coming;
    return answer(...exchange);
  };
  return {wait, come, asked};
}
export const noIcon = {'/favicon.ico': (request, response) => response.writeHead(204).end()};
// `first` as long as the address does not say that it is tried again, then `later`.
export const untilAgain = (first, later) => (request, response) =>
  (request.url.includes('again') ? later : first)(request, response);

const kDidNotArrive = (file) => `${file} did not arrive. Please check the connection and try again.`;
const kIncomplete = (file) => `${file} is incomplete or a different file. Please try again or contact the owner of this page.`;

// Each is a way for a file not to arrive. answer(file, page) answers for it, where page() is the page that asks; `why`: what the message
// says; `noise`: what the browser itself says on the console.
export const kFaults = {
  'is missing': {
    answer: () => notFound,
    why: (file) =>
      file.endsWith('.wasm')
        ? `the server returned status 404 for ${file}. Please try again or contact the owner of this page.`
        : kDidNotArrive(file),
    noise: /404/,
  },
  'is cut short': {
    answer: (file) => async (request, response) => {
      const body = await dist(file);
      return give(typeOf(file), body.subarray(0, body.length / 2))(request, response);
    },
    why: kIncomplete,
    noise: /SyntaxError/,
  },
  'is an HTML page': {
    answer: () => html('<!doctype html><p>Not here.</p>'),
    // A browser does not even pass on a page of another site in place of a script.
    why: (file) => (file.endsWith('.wasm.js') ? kDidNotArrive(file) : kIncomplete(file)),
    noise: /SyntaxError/,
  },
  hangs: {
    answer: () => never,
    why: (file) => `${file} did not arrive within a minute. Please check the connection and try again.`,
    noise: null,
    isLong: true,
  },
  'is interrupted because the device goes offline': {
    answer: (file, page) => async (request, response) => {
      const body = await dist(file);
      response.writeHead(200, {'Content-Type': typeOf(file), 'Content-Length': body.length});
      response.write(body.subarray(0, body.length / 2));
      await page().setOfflineMode(true);
      response.destroy();
    },
    why: () => 'this device is offline. Please try again when you are online.',
    noise: /ERR_|Failed to load/,
  },
};

// Each takes a feature from a page before its scripts. Not methods, whose text is no expression.
export const kLacks = {
  webgl2: () => {
    const {getContext} = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (type, ...rest) {
      return type === 'webgl2' ? null : getContext.call(this, type, ...rest);
    };
    window.giveBack = () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  webassembly: () => {
    delete window.WebAssembly;
  },
  unpacking: () => {
    delete window.DecompressionStream;
  },
  audio: () => {
    delete window.AudioContext;
    delete window.webkitAudioContext;
  },
  storage: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
  fullscreen: () => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', {value: false});
  },
};
export const without = (feature) => (page) => page.evaluateOnNewDocument(kLacks[feature]);

// For pages longer than the window, and for many small boards.
export const tiles = {'/tiles.css': css('.tile { display: inline-block; width: 200px; } .far { height: 5000px; }')};
