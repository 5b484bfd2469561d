// Every attribute of an element is a property, too: frameworks set the one where they find it, and the other where they do not.
//
// It reads as its attribute does, a flag as true or false, and where a method has its name (step, controls) as that method. What
// is set becomes the attribute's text: true an empty one; null, undefined and false, of a flag, take it away. `settings` is
// several at once, as text or as an object.

function textOf(value, isFlag) {
  if (value === null || value === undefined || (isFlag && value === false)) return null;
  if (isFlag && value === true) return '';
  return typeof value === 'object' ? new URLSearchParams(Object.entries(value)).toString() : String(value);
}

// `flags`: those of the names that are true or false.
export function defineProperties(prototype, names, flags) {
  for (const name of names) {
    const isFlag = flags.includes(name);
    const {value: method} = Object.getOwnPropertyDescriptor(prototype, name) ?? {};  // HTML has `lang`
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (method) return method;
        const text = this.getAttribute(name);
        return isFlag ? text !== null && text !== 'false' : text ?? '';
      },
      set(value) {
        const text = textOf(value, isFlag);
        if (text === null) this.removeAttribute(name);
        else this.setAttribute(name, text);
      },
    });
  }
}

// What was set before the element had its class stands in the way of its properties. A function does so on purpose.
export function takeEarlyProperties(element, names) {
  for (const name of names) {
    const value = element[name];
    if (!Object.hasOwn(element, name) || typeof value === 'function') continue;
    delete element[name];
    element[name] = value;
  }
}
