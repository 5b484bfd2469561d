// The settings as attributes. Their values are checked by the search itself (src/app/settings/settings.cpp).
import {settingKeys} from '#tables';
import {problemOf} from '../poster/problem.js';

// Those given: {board: '5x5', autoplay: ''}. `settings` carries several as a link does; an attribute of its own wins.
export function settingsOf(element) {
  const given = Object.fromEntries(new URLSearchParams(element.getAttribute('settings') ?? ''));
  for (const key of settingKeys) {
    if (element.hasAttribute(key)) given[key] = element.getAttribute(key);
  }
  return given;
}

// Rows to columns, for the place that is held; a bad value is told later by the search.
export function ratioOf(settings) {
  const {rows, cols, names} = problemOf(settings);
  return names ? 0.75 : Math.min(rows / cols, 10);
}
