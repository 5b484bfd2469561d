// What a page with Trusted Types wants to be told before it takes an address of a script or the text of a picture: that they are
// ours. Its policy allows the name with `trusted-types knights-tour`.
import {parts} from '../parts.js';

function makePolicy() {
  try {
    return trustedTypes.createPolicy('knights-tour', {
      createScriptURL: (address) => {
        if (!address.startsWith(parts.base)) throw new TypeError(address);
        return address;
      },
      createHTML: (picture) => picture,  // drawn by the WebAssembly
    });
  } catch {
    return null;  // there is nothing of the kind, or the page allows no such name: texts go as they are
  }
}

const policy = () => (parts.policy ??= [makePolicy()])[0];

export const trustedAddress = (address) => policy()?.createScriptURL(address) ?? address;
export const trustedPicture = (text) => policy()?.createHTML(text) ?? text;
