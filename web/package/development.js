// Says on a server, once and in development only, why boards may stay empty in the browser.
const {env = {}, release} = globalThis.process ?? {};

export function explainServer(sentence) {
  const said = Symbol.for(sentence);
  if (env.NODE_ENV !== 'development' || globalThis[said]) return;
  globalThis[said] = true;
  console.warn(`knights-tour: ${sentence}`);
}

// Next.js tells Server Components apart, so these have a module of their own: server.js.
export const isPlainServer = () => release?.name === 'node' && !globalThis.document && !env.NEXT_RUNTIME;
