// What the scripts of a page share: the one global object on which they meet, and where their files are.
//
// `parts.base` is the folder of the first script that ran. A second copy of any of the scripts finds everything there
// and does nothing.
export const parts = (globalThis.knightsTourParts ??= {});
parts.base ??= new URL('.', document.currentScript?.src || document.baseURI).href;
parts.scripts ??= {};

// Runs a classic script of the same folder, once. It may be a file:// address, or a frame without an origin.
export function loadScript(name) {
  parts.scripts[name] ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = parts.base + name;
    script.onload = resolve;
    script.onerror = () => {
      delete parts.scripts[name];  // to be tried again
      script.remove();
      reject(new Error(`${name} did not come`));
    };
    document.head.append(script);
  });
  return parts.scripts[name];
}
