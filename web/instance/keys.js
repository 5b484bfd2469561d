// Keys that the board uses do not reach the page around it, where they might turn a slide; all others do.
import {keyNames, soundKey} from '#tables';

const kUsed = new Set(keyNames);
const kPressing = ['Enter', ' '];
const kNone = ['Tab', 'Shift'];

// `root`: the inside of the element; isTyping(): on the canvas; hasSound(): its page allows it.
/** @param {HTMLElement} root @param {() => boolean | undefined} isTyping @param {() => boolean} hasSound */
export function keepKeys(root, isTyping, hasSound) {
  const isUsed = (/** @type {string} */ key) => kUsed.has(key) && (key !== soundKey || hasSound());
  for (const type of ['keydown', 'keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      const {key, target, ctrlKey, altKey, metaKey} = /** @type {KeyboardEvent & {target: Element & {type?: string}}} */ (event);
      if (ctrlKey || altKey || metaKey || kNone.includes(key)) return;
      const isCanvas = target.localName === 'canvas';
      const types = isCanvas ? isTyping() : target.type === 'text';
      if (types || isUsed(key.toLowerCase()) || (!isCanvas && kPressing.includes(key))) event.stopPropagation();
    });
  }
}
