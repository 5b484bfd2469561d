// Stores objects under a key on the device, if that is allowed. Otherwise they last while the page is open.
const memory = new Map();

// An empty object if there is none, or anything else is stored there.
export function kept(key) {
  let value = memory.get(key);
  try {
    value = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Storage is not available or damaged.
  }
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

// Returns true if the device stores it.
export function keep(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
