// Objects that the device keeps under a key, where that is allowed. Otherwise they last as long as the page is open.
const memory = new Map();

// An empty object where there is none, whatever else was stored there.
export function kept(key) {
  let value = memory.get(key);
  try {
    value = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Storage is closed or damaged.
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

// Whether the device keeps it.
export function keep(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
