// Explains on a server, once and only in development, why boards may stay empty in the browser.
const {env = {}, release} = globalThis.process ?? {};

export function explainServer(sentence) {
  const said = Symbol.for(sentence);
  if (env.NODE_ENV !== 'development' || globalThis[said]) return;
  globalThis[said] = true;
  console.warn(`knights-tour: ${sentence}`);
}

// Next.js separates Server Components, so these have their own module: server.js.
export const isPlainServer = () => release?.name === 'node' && !globalThis.document && !env.NEXT_RUNTIME;
