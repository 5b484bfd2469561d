// Addresses of scripts and texts of pictures as values that a page with Trusted Types accepts. Its policy allows the name with
// `trusted-types knights-tour`.
import {parts} from '../parts.js';

function makePolicy() {
  try {
    return trustedTypes.createPolicy('knights-tour', {
      createScriptURL: (address) => {
        if (!address.startsWith(parts.base)) throw new TypeError(address);
        return address;
      },
      createHTML: (picture) => picture, // drawn by the WebAssembly
    });
  } catch {
    return null; // not supported, or the page does not allow the name: plain texts are used
  }
}

const policy = () => (parts.policy ??= [makePolicy()])[0];

export const trustedAddress = (/** @type {string} */ address) => policy()?.createScriptURL(address) ?? address;
export const trustedPicture = (/** @type {string} */ text) => policy()?.createHTML(text) ?? text;
