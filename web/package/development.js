// Explains on a server, once and only in development, why boards may stay empty in the browser.
/** @typedef {{process?: {env?: Record<string, string>, release?: {name: string}}}} Server */
const {env = {}, release} = /** @type {Server} */ (globalThis).process ?? {};

/** @param {string} sentence */
export function explainServer(sentence) {
  const said = Symbol.for(sentence);
  if (env.NODE_ENV !== 'development' || /** @type {Record<symbol, unknown>} */ (globalThis)[said]) return;
  /** @type {Record<symbol, unknown>} */ (globalThis)[said] = true;
  console.warn(`knights-tour: ${sentence}`);
}

// Next.js separates Server Components, so these have their own module: server.js.
export const isPlainServer = () => release?.name === 'node' && !globalThis.document && !env.NEXT_RUNTIME;
