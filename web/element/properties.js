// Every attribute of an element is also a property, because frameworks set a property if they find one, and an attribute otherwise.
//
// It reads as its attribute does, a flag as true or false, or, if a method has its name (step, controls), as that method. Setting it sets
// the attribute's text: true gives an empty one; null, undefined and, for a flag, false remove it. `settings` is several at once, as text
// or as an object, whose members that are null or undefined do not count.

/** @param {unknown} value @param {boolean} isFlag */
function textOf(value, isFlag) {
  if (value === null || value === undefined || (isFlag && value === false)) return null;
  if (isFlag && value === true) return '';
  if (typeof value !== 'object') return String(value);
  return String(new URLSearchParams(Object.entries(value).filter(([, one]) => (one ?? null) !== null)));
}

// `flags`: the names that are true or false.
/** @param {HTMLElement} prototype @param {string[]} names @param {string[]} flags */
export function defineProperties(prototype, names, flags) {
  for (const name of names) {
    const isFlag = flags.includes(name);
    const {value: method} = Object.getOwnPropertyDescriptor(prototype, name) ?? {}; // HTML has `lang`
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (method) return method;
        const text = this.getAttribute(name);
        return isFlag ? text !== null && text !== 'false' : (text ?? '');
      },
      set(value) {
        const text = textOf(value, isFlag);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}

// A property set before the element had its class would hide the one of its class. A function does so on purpose.
/** @param {Record<string, any>} element @param {string[]} names */
export function takeEarlyProperties(element, names) {
  for (const name of names) {
    const value = element[name];
    if (!Object.hasOwn(element, name) || typeof value === 'function') continue;
    delete element[name];
    element[name] = value;
  }
}
