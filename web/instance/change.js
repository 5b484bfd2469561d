// What attributes that have changed come to, as setState() takes it; `all`: the settings as they are now. Null: to nothing.
/** @param {string[]} changed @param {Record<string, string>} all */
export function changeOf(changed, all) {
  // A link stands for all settings, also those that it leaves out.
  const keys = changed.includes('settings') ? Object.keys(all) : changed.filter((key) => key in all);
  if (keys.length === 0) return null;
  const step = keys.includes('step') ? Number(all.step) : NaN;
  const settings = Object.fromEntries(keys.map((key) => [key, all[key]]));
  return {settings, ...(Number.isSafeInteger(step) && step >= 0 ? {step} : {})};
}
